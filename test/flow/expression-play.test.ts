import { describe, expect, test } from 'vitest';
import { Simulation } from '../../src/flow/simulator.js';
import type { PlayStep } from '../../src/flow/step.js';
import { entryText } from '../../src/flow/words.js';
import type { JsonObject } from '../../src/json/value.js';
import { modelOf, type QuestSpec, type TaskSpec } from './rooms.js';

const expression = (V: string, fields: JsonObject = {}): JsonObject => ({
  $type: 'FunctionEffector',
  V,
  S: false,
  ...fields,
});
const CLICK: PlayStep = { kind: 'click', item: '5' };

/** Plays clicks on an item whose first trigger evaluates an expression; then other tasks follow. */
function play(
  V: string,
  {
    quests = [{}, {}],
    tasks = [],
    steps = [CLICK],
    fields = {},
  }: {
    quests?: readonly QuestSpec[];
    tasks?: readonly TaskSpec[];
    steps?: readonly PlayStep[];
    fields?: JsonObject;
  } = {},
): Simulation {
  const all: TaskSpec[] = [{ on: 'OnClickEvent', item: 5, effect: expression(V, fields) }, ...tasks];
  const simulation = new Simulation(modelOf({ quests, tasks: all }, 'catalog'));
  for (const step of steps) expect(simulation.play(step)).toBeUndefined();
  return simulation;
}
const states = (simulation: Simulation): string =>
  simulation.model.quests.map(({ index }) => simulation.state(index)).join('');
const lines = (simulation: Simulation): string[] =>
  simulation.timeline
    .filter(({ step }) => step >= 0)
    .map((entry) => entryText(simulation.model, entry))
    .filter((line) => !line.includes('fires on'));
const decisions = (simulation: Simulation): string[] =>
  simulation.timeline.flatMap((entry) => (entry.kind === 'decided' ? [entry.decision] : []));

describe('a play of an expression', () => {
  test('sets a quest, says that a call did, and fires what waits for it', () => {
    const played = play("SetTask('quest1', 'Active', 0.0)", {
      tasks: [{ at: 1, quest: 1, item: 6, effect: { links: [{ quest: 0, code: 181 }] } }],
    });
    expect(states(played)).toBe('21');
    expect(lines(played)).toEqual([
      '1_quest1: Not Active → Active (SetTask, item 5 (Trigger))',
      '0_quest0: Not Active → Completed (181, linked from item 6 (Trigger): 1_quest1 Active)',
    ]);
  });

  test('takes all reads before any call acts', () => {
    const text =
      "SetTask('quest0', 'Active') + if($T{quest0} == 'NotActive', SetTask('quest1', 'Active'), 0.0)";
    expect(states(play(text))).toBe('11');
    const counted = "SetVariable('n', 1.0, 0.0) + if($N{n} == 1.0, SetTask('quest1', 'Active'), 0.0)";
    expect(states(play(counted))).toBe('00');
    expect(states(play(counted, { steps: [CLICK, CLICK] }))).toBe('01');
  });

  test('waits as many seconds as the third argument says, and loses the wait with the page', () => {
    const text = "SetTask('quest1', 'Active', 2.5)";
    const wait = (seconds: number): PlayStep => ({ kind: 'wait', seconds });
    expect(states(play(text, { steps: [CLICK, wait(2.4)] }))).toBe('00');
    const played = play(text, { steps: [CLICK, wait(2.5)] });
    expect(states(played)).toBe('01');
    expect(lines(played)[0]).toBe('SetTask of 1_quest1 to Active will follow at 2.5 s');
    const lost = play(text, { steps: [CLICK, { kind: 'reload' }, wait(3)] });
    expect(states(lost)).toBe('00');
    expect(decisions(lost)).toContain('delay-lost');
  });

  test('judges requirements, RepeatableLimit and Enabled when the call acts', () => {
    const requires = [{}, { requires: [{ quest: 0, amount: 1 }] }];
    const activate = "SetTask('quest1', 'Active', 1.0)";
    const done: TaskSpec = { on: 'OnClickEvent', item: 6, quest: 0, code: 181 };
    const wait: PlayStep = { kind: 'wait', seconds: 1 };
    expect(states(play(activate, { quests: requires, tasks: [done], steps: [CLICK, wait] }))).toBe('00');
    const met = [CLICK, { kind: 'click', item: '6' } as const, wait];
    expect(states(play(activate, { quests: requires, tasks: [done], steps: met }))).toBe('21');
    expect(states(play("SetTask('quest1', 'Completed')", { quests: requires }))).toBe('02');
    expect(states(play("SetTask('quest1', 'Active')", { quests: [{}, { enabled: false }] }))).toBe('00');
    const again = "SetTask('quest1', if($T{quest1} == 'Completed', 'NotActive', 'Completed'))";
    const limited = play(again, { quests: [{}, { limit: 1 }], steps: [CLICK, CLICK, CLICK] });
    expect(states(limited)).toBe('00');
    expect(lines(limited).at(-1)).toContain('RepeatableLimit allows 1 completion');
  });

  test('notes in quotes what is no quest and what is no state', () => {
    const says = 'note: the documents do not say this:';
    expect(lines(play("SetTask('Quest1', 'Active')")).at(-1)).toContain(
      `${says} "Quest1" is the name of no quest, or of several, so nothing is read or set`,
    );
    expect(lines(play("SetTask('quest1', 'active')")).at(-1)).toContain(
      `${says} "active" is not a state, so the call does nothing`,
    );
  });

  test('does nothing where a quest already has the state', () => {
    const reset: TaskSpec = { at: 1, quest: 1, item: 6, effect: { links: [{ quest: 0, code: 141 }] } };
    const steps: PlayStep[] = [
      { kind: 'set', quest: 1, state: 1 },
      { kind: 'set', quest: 0, state: 0 },
      CLICK,
    ];
    const played = play("SetTask('quest1', 'Active')", { tasks: [reset], steps });
    expect(lines(played).at(-1)).toBe('SetTask does nothing to 1_quest1: it is already Active');
  });

  test.each([
    ["SetTask('quest1', 'active')", 'expression-state'],
    ["SetTask('quest1', 'Open')", 'expression-state'],
    ["SetTask('quest1', 1.0)", 'expression-state'],
    ["SetTask('Quest1', 'Active')", 'expression-quest'],
    ["SetTask('1_quest1', 'Active')", 'expression-quest'],
    ["SetTask('quest1', $S{state})", 'expression-argument'],
    ["SetTask('quest1', 'Active', $N{wait})", 'expression-argument'],
    ["SetTask('quest1', 'Active', 'soon')", 'expression-argument'],
    ["StartQuest('quest1')", 'expression-function'],
    ["settask('quest1', 'Active')", 'expression-function'],
    ["SetTask('quest1')", 'expression-function'],
    ["SetTask('quest1', 'Active'", 'expression-syntax'],
    [
      "if($N{coins} > 1.0, SetTask('quest1', 'Active'), SetTask('quest1', 'Completed'))",
      'expression-condition',
    ],
    [
      "if(OnChange('quest0', 'Active'), SetTask('quest1', 'Active'), SetTask('quest1', 'Active'))",
      'expression-condition',
    ],
    ["$N{coins} > 1.0 && SetTask('quest1', 'Active')", 'expression-condition'],
  ])('changes nothing and says why: %s', (text, decision) => {
    const played = play(text);
    expect(states(played)).toBe('00');
    expect(decisions(played).slice(decisions(played).indexOf(decision))).toContain(decision);
    expect(lines(played).some((line) => line.startsWith('note: ') && line.endsWith(`(${decision})`))).toBe(
      true,
    );
  });

  test.each([
    ["if($T{quest0} == 'NotActive' && !($TN{quest0} > 0.0), SetTask('quest1', 'Active'), 0.0)", '01'],
    ["if(false || 1.0 + 2.0 * 3.0 == 7.0, SetTask('quest1', 'Active'), 0.0)", '01'],
    ["ifs(1.0 > 2.0, 0.0, 'a' == 'a', SetTask('quest1', 'Completed'), SetTask('quest1', 'Active'))", '02'],
    ["1.0 > 2.0 ? 0.0 : SetTask('quest' + '1', 'Active')", '01'],
    ["SetTask('quest0', 'Active') && SetTask('quest1', 'Active')", '11'],
    ["true || SetTask('quest1', 'Active')", '00'],
    ["if($T{quest0} in ('Active', 'NotActive'), SetTask('quest1', 'Active'), 0.0)", '01'],
    ["if(in(Min(3.0, Abs(-2.0)), 2.0), SetTask('quest1', 'Active'), 0.0)", '01'],
    ["SetTaskState('quest1', 'Active')", '01'],
  ])('follows %s', (text, expected) => {
    expect(states(play(text))).toBe(expected);
  });

  test('is certain of OnChange for the quest whose change fired it, and of no other', () => {
    const fired = (condition: string): string =>
      states(
        play('0.0', {
          tasks: [
            { on: 'OnClickEvent', item: 6, quest: 0, code: 111 },
            {
              at: 1,
              quest: 0,
              item: 7,
              effect: expression(
                `if(${condition}, SetTask('quest1', 'Active'), SetTask('quest1', 'Completed'))`,
              ),
            },
          ],
          steps: [{ kind: 'click', item: '6' }],
        }),
      );
    expect(fired("OnChange('quest0', 'Active')")).toBe('11');
    expect(fired("OnChange('quest0')")).toBe('11');
    expect(fired("OnChange('quest0', 'Completed')")).toBe('12');
    expect(fired("OnChange('quest1', 'Active')")).toBe('10');
  });

  test('keeps variables by player, and forgets them where an effect changes scores', () => {
    const text = "if($N{n} == 1.0, SetTask('quest1', 'Active'), 0.0) + SetVariable('n', 1.0, 0.0)";
    const other: PlayStep = { kind: 'player', name: 'ann' };
    expect(states(play(text, { steps: [CLICK, other, CLICK] }))).toBe('00');
    const score: TaskSpec = { on: 'OnClickEvent', item: 6, effect: 'UpdateScoreEvent' };
    const steps: PlayStep[] = [CLICK, { kind: 'click', item: '6' }, CLICK];
    expect(states(play(text, { tasks: [score], steps }))).toBe('00');
    expect(lines(play(text))).toContain('the variable n is 1');
  });

  test('says that S and R may make it run at other times', () => {
    expect(decisions(play('0.0', { fields: { S: true } }))).toContain('expression-runs');
    expect(decisions(play('0.0', { fields: { R: true } }))).toContain('expression-runs');
    expect(decisions(play('0.0'))).not.toContain('expression-runs');
  });

  test('that sets itself off without a delay ends as an endless chain', () => {
    const played = play("SetTask('quest0', 'Active')", {
      tasks: [
        { at: 1, quest: 0, item: 6, effect: expression("SetTask('quest0', 'NotActive')") },
        { at: 0, quest: 0, item: 6, effect: expression("SetTask('quest0', 'Active')") },
      ],
    });
    expect(played.stopped).toBe(true);
  });
});
