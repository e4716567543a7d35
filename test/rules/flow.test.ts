import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { idOf, onClick, type RoomSpec, snapshotOf, type TaskSpec } from '../flow/rooms.js';
import { lintPreset, placeOf } from '../lint-example.js';

/* What is found of how a room plays: rooms that would be long on a page. */

const RULES = /^(?:flow|requirement|trigger)\/|^quest\/no-auto-start$/;

/** The rule and place of each such finding, in a room without some of its sections. */
function found(spec: RoomSpec, without: readonly string[] = []): string[] {
  const sections = Object.entries(snapshotOf(spec)).filter(([name]) => !without.includes(name));
  const { findings, crashes } = lintPreset('recommended', JSON.stringify(Object.fromEntries(sections)));
  expect(crashes).toEqual([]);
  return findings
    .filter(({ rule }) => RULES.test(rule))
    .map((finding) => `${finding.rule} ${placeOf(finding)}`);
}

const click = (quest: number, code: number, item = 2): TaskSpec => onClick(item, quest, code);
const needs = (quest: number, amount = 1) => ({ requires: [{ quest, amount }] });
const chain = (quest: number, code: number, delay?: number) => ({
  links: [{ quest, code, ...(delay === undefined ? {} : { delay }) }],
});
const effect = (at: 0 | 1 | 2, quest: number, what: object | string, item?: number): TaskSpec =>
  ({ at, quest, effect: what, ...(item === undefined ? {} : { item }) }) as TaskSpec;
const waits = effect(2, 0, 'HideObjectEvent');
const sound = [click(0, 111), click(0, 121)];

const never = (quest: number): string => `flow/never-activated /quests/${idOf(quest)}`;
const incomplete = (quest: number): string => `flow/never-completed /quests/${idOf(quest)}`;
const blocked = (quest: number, field = 'id'): string =>
  `flow/blocked-requirement /quests/${idOf(quest)}/Requirements/0/${field}`;
const unchecked = `requirement/never-checked /quests/${idOf(1)}/Requirements/0/id`;
const repeated = 'trigger/repeated /logic/2#/Tasks/1/TargetState';
const endless = (task = 1): string => `flow/endless-chain /logic/2#/Tasks/${task}/Effector/linkedTasks/0`;

type Cases = Readonly<Record<string, readonly [spec: RoomSpec, findings: readonly string[]]>>;
const testEach = (cases: Cases): void => {
  test.each(Object.entries(cases))('%s', (_what, [spec, findings]) => {
    expect(found(spec)).toEqual(findings);
  });
};

describe('a quest that never starts', () => {
  testEach({
    'is named, and not what follows from it': [
      { quests: [{}, {}, {}], tasks: [effect(2, 0, chain(1, 111)), effect(1, 1, chain(2, 111))] },
      [never(0)],
    ],
    'is apart from drafts, which nothing uses': [
      { quests: [{}, {}, {}], tasks: [effect(1, 0, 'MoveToSpot')] },
      [never(0), never(1)],
    ],
    'is started by no two codes on one click of which neither can be the first': [
      { quests: [{}], tasks: [click(0, 171), click(0, 131)] },
      [never(0)],
    ],
    'may be started by another click': [
      { quests: [{}], tasks: [click(0, 171), click(0, 131), click(0, 181, 3)] },
      [],
    ],
    'is reported where a circle of a requirement and a chain needs it': [
      { quests: [needs(1), {}], tasks: [...sound, effect(2, 0, chain(1, 181))] },
      [blocked(0)],
    ],
    'is left to quest/enabled where it is not enabled': [
      { quests: [{ enabled: false }, needs(0)], tasks: [click(1, 111), click(1, 121)] },
      [],
    ],
    'is none where inventory triggers it': [{ quests: [{ change: { TriggeredByInventory: true } }] }, []],
    'is not known where logic cannot be read': [{ quests: [{}], raw: { logic: { '2': '{"Tasks":[' } } }, []],
  });

  test.each(['quests', 'logic', 'roomItems'])('is not known without the section %s', (section) => {
    expect(found({ quests: [{}], tasks: [click(0, 121)] }, [section])).toEqual([]);
  });
});

describe('a requirement', () => {
  const playable = [click(1, 111), click(1, 121)];
  const limited = (more: readonly TaskSpec[] = []): RoomSpec => ({
    quests: [{}, needs(0, 3)],
    tasks: [onClick(2, 0, 181), onClick(3, 1, 111), onClick(3, 1, 121), ...more],
  });
  testEach({
    'that can be met is right': [{ quests: [{}, needs(0)], tasks: [...sound, ...playable] }, []],
    'is blocked where its quest is never completed, and the next ones follow from it': [
      {
        quests: [{}, needs(0), needs(1)],
        tasks: [click(0, 111), ...playable, click(2, 111), click(2, 121)],
      },
      [incomplete(0), blocked(1)],
    ],
    'is blocked where its quest is completed too seldom': [limited(), [blocked(1, 'amount')]],
    'is blocked where its quest can skip the state': [limited([click(1, 181, 4)]), [blocked(1, 'amount')]],
    'above the limit of its quest is left to the rule for that': [
      { quests: [{ limit: 1 }, needs(0, 2)], tasks: [...sound, ...playable] },
      [`requirement/reachable-amount /quests/${idOf(1)}/Requirements/0/amount`],
    ],
    'in a circle is left to the rule for that': [
      { quests: [needs(1), needs(0)], tasks: [...sound, ...playable] },
      [`requirement/no-cycle /quests/${idOf(0)}/Requirements/0/id`],
    ],
    'is never checked where 181 is the only way into its quest': [
      { quests: [{}, needs(0)], tasks: [click(0, 181), click(1, 181, 3)] },
      [unchecked],
    ],
    'is never checked where 141 is the only way into its quest': [
      { quests: [{}, needs(0)], tasks: [click(0, 181), click(1, 141, 3)] },
      [unchecked],
    ],
    'is checked where a trigger activates the quest as well': [
      { quests: [{}, needs(0)], tasks: [click(0, 181), click(1, 181, 3), click(1, 111, 4)] },
      [],
    ],
    'is not judged where a trigger activates the quest without a guard': [
      { quests: [{}, needs(0)], tasks: [click(0, 181), click(1, 141, 3), click(1, 151, 4)] },
      [],
    ],
    'of many quests that nothing checks is one finding': [
      {
        quests: [{}, needs(0), needs(1), needs(2)],
        tasks: [0, 1, 2, 3].map((quest) => click(quest, 181, quest + 2)),
      },
      [unchecked],
    ],
  });
});

describe('a trigger', () => {
  testEach({
    'that sends 111 again is reported': [
      { quests: [{}], tasks: [click(0, 111), click(0, 111), waits] },
      [repeated],
    ],
    'that sends 121 again is reported': [
      { quests: [{}], tasks: [click(0, 121), click(0, 121), effect(1, 0, 'HideObjectEvent')] },
      [repeated],
    ],
    'of another item is another one': [
      { quests: [{}, {}], tasks: [click(0, 111), click(0, 111, 3), click(0, 121), click(1, 181, 5)] },
      [],
    ],
    'for another quest is another one': [{ quests: [{}, {}], tasks: [click(0, 181), click(1, 181)] }, []],
    'on another event is another one': [
      {
        quests: [{}],
        tasks: [click(0, 181), { on: 'OnExitEvent', item: 2, quest: 0, code: 181 }],
      },
      [],
    ],
  });

  test.each<[what: string, task: TaskSpec, advice: RegExp]>([
    ['a click', click(0, 111), /A click on item 2 \(Trigger\) starts this quest already$/],
    ['an entry', { on: 'OnEnterEvent', item: 4, quest: 0, code: 151 }, /Entering item 4 \(Trigger\) starts/],
    ['another event', { on: 'OnWhistle', item: 4, quest: 0, code: 111 }, /OnWhistle on item 4 \(Trigger\)/],
    ['nothing', click(0, 121), /set it to false and add a trigger that activates the quest$/],
  ])('that makes AutoStart useless is named: %s', (_what, task, advice) => {
    const room = snapshotOf({ quests: [{ change: { AutoStart: true } }], tasks: [task] });
    const { findings } = lintPreset('recommended', JSON.stringify(room));
    expect(findings.find(({ rule }) => rule === 'quest/no-auto-start')?.message).toMatch(advice);
  });
});

describe('a quest that starts and is never completed', () => {
  const late = effect(1, 0, chain(0, 121, 8));
  testEach({
    'is right where nothing waits for it': [{ quests: [{}], tasks: [click(0, 111)] }, []],
    'is reported where something does': [{ quests: [{}], tasks: [click(0, 111), waits] }, [incomplete(0)]],
    'may be completed late, after a second activation': [
      { quests: [{ finish: 5 }], tasks: [click(0, 111), late, waits] },
      [],
    ],
  });
});

describe('an endless loop', () => {
  const loop = (links: object, limit = 0, also: readonly TaskSpec[] = []): RoomSpec => ({
    quests: [{ limit }],
    tasks: [click(0, 111), effect(1, 0, chain(0, 121)), effect(2, 0, links), ...also],
  });
  const random = (...codes: readonly (readonly [quest: number, code: number])[]) => ({
    links: codes.map(([quest, code]) => ({ quest, code })),
    random: true,
  });
  const beside = (links: object): RoomSpec => ({
    quests: [{}, {}, {}],
    tasks: [...(loop(chain(0, 131)).tasks ?? []), effect(2, 0, links, 3), click(1, 121, 3), click(2, 121, 3)],
  });
  const guarded: RoomSpec = {
    quests: [needs(2), {}, {}],
    tasks: [
      click(0, 181),
      effect(2, 0, {
        links: [
          [0, 131],
          [1, 101],
          [1, 181],
        ].map(([quest, code]) => ({ quest, code })),
      }),
      effect(2, 1, chain(0, 121)),
      click(2, 181, 3),
    ],
  };
  const loaded: RoomSpec = {
    quests: [{}, {}],
    tasks: [
      effect(0, 0, {
        links: [
          { quest: 1, code: 141 },
          { quest: 0, code: 151 },
        ],
      }),
      effect(1, 0, chain(1, 111)),
      effect(2, 1, chain(1, 101)),
      effect(0, 1, chain(1, 181), 3),
      click(1, 121, 3),
    ],
  };
  testEach({
    'is reported once': [loop(chain(0, 131)), [endless()]],
    'ends with a delay': [loop(chain(0, 131, 1)), []],
    'ends by chance': [loop(random([0, 131], [0, 101])), []],
    'ends with a limit': [loop(chain(0, 131), 3), []],
    'may end where an effect is not read': [loop(chain(0, 131), 0, [effect(1, 0, 'SomethingEvent', 3)]), []],
    'is reported beside a chance that changes nothing in it': [
      beside(random([1, 151], [2, 151])),
      [endless()],
    ],
    'is reported where it begins as the page has loaded': [
      {
        quests: [{}],
        tasks: [effect(1, 0, chain(0, 101)), effect(0, 0, chain(0, 151)), click(0, 181)],
      },
      [endless(0)],
    ],
  });

  test.each<[what: string, spec: RoomSpec, findings: readonly string[]]>([
    ['is reported where a requirement is met first', guarded, [endless()]],
    ['is reported where loading the page opens its guard', loaded, [endless(2)]],
    [
      'is reported where a click begins it',
      { ...loaded, tasks: [...(loaded.tasks ?? []), click(1, 141, 4)] },
      [endless(2)],
    ],
    ['ends where chance chooses a code that is none', loop(random([0, 131], [0, 999])), []],
    ['ends where chance chooses a quest that is none', loop(random([0, 131], [7, 151])), []],
    ['ends where chance beside it resets its quest', beside(random([1, 151], [0, 141], [0, 101])), []],
  ])('%s', (_what, spec, findings) => {
    expect(found(spec).filter((each) => each.startsWith('flow/endless-chain'))).toEqual(findings);
  });
});

describe('a quest that an expression may set is not reported', () => {
  const SETS = "SetTask('quest1','Active',0.0)";
  const task = {
    $type: 'TaskTriggerSubscription',
    Id: '1',
    TargetState: 181,
    Name: '0_quest0',
    TaskTriggerId: idOf(0),
  };
  const linked = {
    Trigger: { V: SETS },
    Id: '1',
    TargetState: 111,
    Name: '0_quest0',
    TaskTriggerId: idOf(0),
  };
  const inEffect = (at: 1 | 2, what: JsonObject): RoomSpec => ({
    quests: [{}, {}, {}],
    tasks: [click(0, 181), click(2, 151), click(2, 121), effect(at, 0, what)],
  });

  test.each<[where: string, spec: RoomSpec]>([
    ...[{ V: SETS }, { V: [{ $type: 'X', V: SETS }] }].map((Trigger): [string, RoomSpec] => {
      const Tasks = [{ ...task, Trigger: { $type: 'OnClickEvent', ...Trigger } }];
      const logic = { '2': JSON.stringify({ Tasks, ViewNodes: [] }) };
      return [`a trigger with ${JSON.stringify(Trigger)}`, { quests: [{}, {}], raw: { logic } }];
    }),
    ['an effect', inEffect(2, { $type: 'HideObjectEvent', V: SETS })],
    [
      'an effect that puts its name together',
      inEffect(2, { $type: 'HideObjectEvent', V: "SetTask('q' + n)" }),
    ],
    ['a chain', inEffect(2, { $type: 'RunTriggersFromEffector', V: SETS, linkedTasks: [] })],
    ['an object inside MoveToSpot', inEffect(2, { $type: 'MoveToSpot', V: { W: SETS } })],
    ['a linked task', inEffect(2, { $type: 'RunTriggersFromEffector', linkedTasks: [linked] })],
    ['a chain without linkedTasks', inEffect(2, { $type: 'RunTriggersFromEffector' })],
    [
      'an expression that misspells it',
      inEffect(2, { $type: 'FunctionEffector', V: "SetTask('qeust1','Active',0.0)" }),
    ],
    [
      'an effect that names it',
      { quests: [{}], tasks: [{ on: 'OnClickEvent', effect: { $type: 'GiveQuest', q: '0_quest0' } }] },
    ],
    ...[
      JSON.stringify({ OnStart: "SetTask('quest0','Active',0.0)" }),
      JSON.stringify({ EventData: JSON.stringify([{ V: "SetTask('quest0','Active',0.0)" }]) }),
      "OnStart: SetTask('quest0','Active',0.0)",
      { OnStart: "SetTask('quest0','Active',0.0)" },
    ].map((roomSettingsExtraData): [string, RoomSpec] => [
      `settings ${JSON.stringify(roomSettingsExtraData)}`,
      { quests: [{}], tasks: [click(0, 121)], raw: { settings: { roomSettingsExtraData } } },
    ]),
  ])('by %s', (_where, spec) => {
    expect(found(spec).filter((each) => each.startsWith('flow/'))).toEqual([]);
  });

  test.each<[where: string, spec: RoomSpec]>([
    ['an effect that never fires', inEffect(1, { $type: 'HideObjectEvent', V: SETS })],
    ['an effect that merely mentions it', inEffect(2, { $type: 'HideObjectEvent', V: 'quest1' })],
  ])('unlike one that is set by %s', (_where, spec) => {
    expect(found(spec)).toContain(never(1));
  });
});
