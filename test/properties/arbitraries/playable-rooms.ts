import fc from 'fast-check';
import type { FlowModel } from '../../../src/model/flow/model.js';
import { type PlayStep, stepFor } from '../../../src/model/flow/timeline.js';
import type { QuestState } from '../../../src/model/snapshot/quest-states.js';
import {
  type LinkSpec,
  type QuestSpec,
  type RoomSpec,
  roomOf,
  type TaskSpec,
} from '../../model/flow/rooms.js';

/** What random rooms are made of. */
export interface Ingredients {
  readonly chains?: boolean;
  readonly chance?: boolean;
  readonly time?: boolean;
  readonly multiplayer?: boolean;
  /** Some triggers run when a player logs in. */
  readonly login?: boolean;
  /** Rooms where a quest of each player moves one of all players, which a third quest waits for. */
  readonly relayed?: boolean;
  /** Some effects are expressions. */
  readonly expressions?: boolean;
}

const CODES = [101, 111, 121, 131, 141, 151, 161, 171, 181];
const EVENTS = ['OnClickEvent', 'OnEnterEvent', 'OnCollideEvent'];

/** All that rooms may have. */
export const EVERYTHING = {
  chains: true,
  chance: true,
  time: true,
  multiplayer: true,
  login: true,
  expressions: true,
};

export function rooms(ingredients: Ingredients): fc.Arbitrary<RoomSpec> {
  return ingredients.relayed === true ? relayedRooms() : mixedRooms(ingredients);
}

/** Rooms whose third quest may take several players, because a player completes the first one seldom. */
function relayedRooms(): fc.Arbitrary<RoomSpec> {
  const group = fc.constantFrom('', 'multiplayer');
  const tasks = fc.tuple(
    fc.constantFrom('click 0 181', 'click 0 181', 'click 0 111; click 0 121 @3'),
    fc.constantFrom('2:0 -> 1 141', '2:0 -> 1 181'),
    fc.constantFrom('click 1 101 @4', 'click 1 171 @4'),
    fc.constantFrom('click 2 111 @5', 'click 2 151 @5'),
    fc.tuple(fc.nat(2), fc.constantFrom(...CODES), fc.integer({ min: 2, max: 6 }), fc.boolean()),
  );
  return fc
    .tuple(group, fc.constantFrom(0, 1, 1, 2), group, fc.constantFrom(2, 2, 3), tasks)
    .map(([one, limit, three, amount, [start, chain, reset, end, [quest, code, item, hasOther]]]) => {
      const other = hasOther ? [`click ${quest} ${code} @${item}`] : [];
      return {
        quests: [
          { group: one, limit },
          { group: 'multiplayer' },
          { group: three, requires: [{ quest: 1, amount }] },
        ],
        tasks: roomOf('', [start, chain, reset, end, ...other].join('; ')).tasks ?? [],
      };
    });
}

/** An expression that reads and sets quests, in ways that are certain and others that are not. */
function expressions(quest: fc.Arbitrary<number>, mayWait: boolean): fc.Arbitrary<TaskSpec & object> {
  const name = quest.map((each) => `quest${each}`);
  const state = fc.constantFrom("'NotActive'", "'Active'", "'Active'", "'Completed'", "'active'", '1.0');
  const delay = mayWait ? fc.constantFrom('', ', 0.0', ', 1.0', ', 2.5') : fc.constantFrom('', ', 0.0');
  const written = name.map((each) => `'${each}'`);
  const named = fc.oneof(
    { weight: 6, arbitrary: written },
    { weight: 1, arbitrary: quest.map((each) => `'quest' + '${each}'`) },
    { weight: 1, arbitrary: fc.constant("'quest' + $N{n}") },
  );
  const call = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(named, state, delay).map(([whom, to, after]) => `SetTask(${whom}, ${to}${after})`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('n', 'm'), fc.constantFrom('1.0', '$N{n} + 1.0', "'Active'"), delay)
        .map(([variable, value, after]) => `SetVariable('${variable}', ${value}${after})`),
    },
  );
  const condition = fc.oneof(
    fc.tuple(name, state, fc.constantFrom('==', '!=')).map(([whom, to, is]) => `$T{${whom}} ${is} ${to}`),
    fc.tuple(name, fc.nat(2)).map(([whom, to]) => `$TN{${whom}} == ${to}.0`),
    fc.tuple(written, state).map(([whom, to]) => `OnChange(${whom}, ${to})`),
    fc.constantFrom('$N{n} > 1.0', '$N{n} == 1.0'),
  );
  const joined = fc
    .tuple(condition, fc.constantFrom('&&', '||'), condition)
    .map(([one, sign, other]) => `${one} ${sign} ${other}`);
  const guarded = fc
    .tuple(fc.oneof(condition, condition, joined), call, fc.oneof(fc.constant('0.0'), call))
    .map(([when, then, otherwise]) => `if(${when}, ${then}, ${otherwise})`);
  const text = fc.oneof(
    call,
    guarded,
    fc.tuple(guarded, call).map((parts) => parts.join(' + ')),
    fc.tuple(condition, guarded).map(([when, inner]) => `if(${when}, ${inner}, 0.0)`),
  );
  const effect = fc
    .record({ V: text, S: fc.constantFrom(false, false, true) })
    .map((fields) => ({ $type: 'FunctionEffector', ...fields }));
  const item = fc.integer({ min: 2, max: 4 });
  return fc.oneof(
    fc.record({ at: fc.constantFrom<QuestState>(0, 1, 1, 2, 2), item, quest, effect }),
    fc.record({ on: fc.constantFrom(...EVENTS), item, effect }),
  );
}

function mixedRooms({
  chains,
  chance,
  time,
  multiplayer,
  login,
  expressions: hasExpressions,
}: Ingredients): fc.Arbitrary<RoomSpec> {
  const shared = multiplayer === true;
  const event = fc.constantFrom(...EVENTS, ...(login === true ? ['OnPlayerLoggedIn'] : []));
  const groups = ['', '', 'nonPersistent', ...(shared ? ['multiplayer', 'multiplayer', 'multiplayer'] : [])];
  return fc.integer({ min: 0, max: 4 }).chain((count) => {
    const quest = fc.integer({ min: 0, max: Math.max(0, count - 1) });
    const questSpec: fc.Arbitrary<QuestSpec> = fc.record({
      group: fc.constantFrom(...groups),
      enabled: fc.constantFrom(true, true, true, true, true, true, true, false),
      limit: fc.constantFrom(0, 0, 0, 1, 2),
      finish: time === true ? fc.constantFrom(0, 0, 1, 2, 5) : fc.constant(0),
      // Requirements are what lets quests of players and of the room bear on each other without chains.
      requires: fc.oneof(
        { weight: shared ? 1 : 3, arbitrary: fc.constant([]) },
        {
          weight: shared ? 2 : 1,
          arbitrary: fc.array(fc.record({ quest, amount: fc.constantFrom(1, 1, 2, 3) }), {
            minLength: shared ? 1 : 0,
            maxLength: 2,
          }),
        },
      ),
    });
    const link: fc.Arbitrary<LinkSpec> = fc.record({
      quest,
      code: fc.constantFrom(...CODES),
      delay: time === true ? fc.constantFrom(0, 0, 1, 2, 3, 5, 8) : fc.constant(0),
    });
    const chain = fc.record({
      links: fc.array(link, { minLength: 1, maxLength: 3 }),
      random: chance === true ? fc.boolean() : fc.constant(false),
    });
    const item = fc.integer({ min: 2, max: 4 });
    const trigger: fc.Arbitrary<TaskSpec> = fc.record({
      on: event,
      item,
      quest,
      code: fc.constantFrom(...CODES),
    });
    const chained: fc.Arbitrary<TaskSpec> = fc.record({
      at: fc.constantFrom<QuestState>(0, 1, 1, 2, 2, 2),
      item,
      quest,
      effect: chain,
    });
    const direct: fc.Arbitrary<TaskSpec> = fc.record({ on: event, item, effect: chain });
    const task = fc.oneof(
      { weight: 5, arbitrary: trigger },
      ...(chains === true
        ? [
            { weight: 4, arbitrary: chained },
            { weight: 1, arbitrary: direct },
          ]
        : []),
      ...(hasExpressions === true ? [{ weight: 5, arbitrary: expressions(quest, time === true) }] : []),
    );
    return fc.record({
      quests: fc.array(questSpec, { minLength: count, maxLength: count }),
      tasks:
        count === 0
          ? fc.constant([])
          : fc.array(task, { minLength: 2 * count, maxLength: 5 * count, size: 'max' }),
      tasksRefresh: fc.constantFrom(false, false, false, true),
    });
  });
}

/** What a random play does next: a number chooses among the steps that make sense. */
export function randomStep(model: FlowModel, choice: number, players: number): PlayStep {
  const { events } = model;
  const kind = choice % 10;
  const rest = Math.floor(choice / 10);
  if (kind < 6 && events.length > 0) return stepFor(events[rest % events.length]!);
  if (kind < 8) return { kind: 'wait', seconds: [0.5, 1, 1.5, 2, 3, 5, 10][rest % 7]! };
  if (kind === 8) return { kind: 'player', name: `p${rest % players}` };
  return { kind: (['reload', 'leave', 'join'] as const)[rest % 3]! };
}
