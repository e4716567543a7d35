import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject } from '../../src/json/value.js';
import { activeRules } from '../../src/lint/pack.js';
import { lintWith, settingsFor } from '../lint-example.js';
import { analysisOf, type RoomSpec, snapshotOf, type TaskSpec } from './rooms.js';

/** Two quests: quest 0 starts and ends with clicks, and only the effect could start quest 1. */
function room(effect: JsonObject | string, more: Partial<RoomSpec> = {}): RoomSpec {
  const clicks: TaskSpec[] = [
    { on: 'OnClickEvent', item: 5, quest: 0, code: 111 },
    { on: 'OnClickEvent', item: 6, quest: 0, code: 121 },
    { on: 'OnClickEvent', item: 7, quest: 1, code: 121 },
  ];
  return { quests: [{}, {}], tasks: [...clicks, { at: 2, item: 8, quest: 0, effect }], ...more };
}
const expressionRoom = (text: string, fields: JsonObject = {}): RoomSpec =>
  room({ $type: 'FunctionEffector', V: text, ...fields });
const verdictOn = (spec: RoomSpec, knowledge: 'documents' | 'catalog', quest = 1, state: 1 | 2 = 1): string =>
  analysisOf(spec, knowledge).verdict(quest, state).kind;
const ruleFindings = (spec: RoomSpec, preset: 'recommended' | 'lenient' | 'all'): string[] =>
  lintWith(activeRules(rulePack, settingsFor(preset)), JSON.stringify(snapshotOf(spec)))
    .findings.filter(({ rule }) => rule === 'flow/never-activated')
    .map(({ message }) => message);

/** What an expression does with quest 1, and whether it may start then, by the documents or the catalogue. */
const ROOMS = [
  ['nothing', '', 'impossible', 'impossible'],
  ['a variable', "SetVariable('coins', $N{coins} + 1.0, 0.0)", 'impossible', 'impossible'],
  ['a read', "if($T{quest1} == 'Active', 1.0, 0.0)", 'impossible', 'unknown'],
  ['a reset', "SetTask('quest1', 'NotActive', 0.0)", 'impossible', 'unknown'],
  ['an activation', "SetTask('quest1', 'Active', 0.0)", 'unknown', 'unknown'],
  ['a misspelled name', "SetTask('qeust1', 'Active', 0.0)", 'unknown', 'unknown'],
  ['the name of no quest', "SetTask('lantern', 'Active', 0.0)", 'impossible', 'impossible'],
  ['a computed name', "SetTask('quest' + $N{number}, 'Active', 0.0)", 'unknown', 'unknown'],
  [
    'an activation that waits for itself',
    "if($T{quest1} == 'Active', SetTask('quest1', 'Active', 0.0), 0.0)",
    'impossible',
    'unknown',
  ],
] as const;

describe('an expression with', () => {
  test.each(ROOMS)('%s', (_, text, known, documented) => {
    const spec = text === '' ? room('HideObjectEvent') : expressionRoom(text);
    expect(verdictOn(spec, 'catalog')).toBe(known);
    expect(verdictOn(spec, 'documents')).toBe(documented);
    expect(ruleFindings(spec, 'all')).toHaveLength(known === 'impossible' ? 1 : 0);
    expect(ruleFindings(spec, 'recommended')).toHaveLength(documented === 'impossible' ? 1 : 0);
  });

  test.each([
    ["if($T{quest0} == 'Completed' && $N{x} > 1.0, SetTask('quest1', 'Active', 0.0), 0.0)", true],
    ["if('Active' == $T{quest1}, 0.0, SetTask('quest1', 'Active', 0.0))", true],
    ["if($T{quest1} != 'Active', SetTask('quest1', 'Active', 0.0), 0.0)", true],
    ["if($T{quest1} == 'Active' || $N{x} > 1.0, SetTask('quest1', 'Active', 0.0), 0.0)", true],
    ["if($TN{quest1} == 1.0, SetTask('quest1', 'Active', 0.0), 0.0)", false],
    [
      "if(($T{quest0} == 'Completed') and ($T{quest1} = 'Completed'), SetTask('quest1', 'Active', 0.0), 0.0)",
      false,
    ],
    ["if(OnChange('quest1', 'Active'), SetTask('quest1', 'Active', 0.0), 0.0)", false],
    ["if(OnChange('quest1'), SetTask('quest1', 'Active', 0.0), 0.0)", true],
    ["if($N{x} > 1.0, if($T{quest1} == 'Completed', SetTask('quest1', 'Active', 0.0), 0.0), 0.0)", false],
    ["ifs($T{quest1} == 'Active', SetTask('quest1', 'Active', 0.0), 0.0)", false],
    ["ifs($T{quest1} == 'Active', 1.0, SetTask('quest1', 'Active', 0.0))", true],
    ["$T{quest1} == 'Active' ? SetTask('quest1', 'Active', 0.0) : 0.0", false],
    ["$T{quest1} == 'Active' ? 0.0 : SetTask('quest1', 'Active', 0.0)", true],
    ["SetTask('quest1', if($N{x} > 1.0, 'Active', 'Completed'), 0.0)", true],
    ["SetTask('quest1', 1, 0.0)", true],
    ["SetTask('quest1', 'active', 0.0)", true],
    ["SetTask('quest1', 'Started', 0.0)", true],
    ["SetTask('quest1')", true],
    ["setTask('quest1', 'Active', 0.0)", true],
    ["SetTasks('quest1', 'Active', 0.0)", true],
    ["SetTask('qeust1', 'Active', 0.0)", true],
    ["SetTask('1_qeust1', 'Active', 0.0)", true],
    ["SetTask('lantern', 'Active', 0.0)", false],
    ["SetTaskState('quest1', 'Active')", true],
    ["SetTask('quest0', 'Active', 0.0)", false],
    ["SetTask('est' + $N{number}, 'Active', 0.0)", false],
    ["SetTask('qu$N{a}t1', 'Active', 0.0)", true],
    ["SetTask($S{name}, 'Active', 0.0)", true],
    ["PrintString('quest1') + SetVariable('quest1', 1.0, 0.0)", false],
    ["SetTask('quest1', 'Active', 0.0", true],
  ])('a guard that may hold, and one that never does: %s', (text, mayStart) => {
    expect(verdictOn(expressionRoom(text), 'catalog')).toBe(mayStart ? 'unknown' : 'impossible');
  });

  test('a state that only ends the quest leaves it without a start', () => {
    const spec = expressionRoom("SetTask('quest1', 'Completed', 0.0)");
    expect(verdictOn(spec, 'catalog')).toBe('impossible');
    expect(verdictOn(spec, 'catalog', 1, 2)).toBe('unknown');
  });

  test('S false and no R is tied to what fires it, and nothing else is', () => {
    const fired = (fields: JsonObject): string => {
      const spec = expressionRoom("SetTask('quest1', 'Active', 0.0)", fields);
      const dead = { ...spec, tasks: spec.tasks?.filter((task) => !('item' in task) || task.item !== 6) };
      return verdictOn(dead as RoomSpec, 'catalog');
    };
    expect(fired({ S: false })).toBe('impossible');
    expect(fired({ S: false, R: false })).toBe('impossible');
    expect(fired({})).toBe('unknown');
    expect(fired({ S: true })).toBe('unknown');
    expect(fired({ S: false, R: true })).toBe('unknown');
  });

  test('a requirement that is never met still bars the start', () => {
    const spec = expressionRoom("SetTask('quest1', 'Active', 0.0)");
    const quests = [{ limit: 1 }, { requires: [{ quest: 0, amount: 2 }] }];
    expect(verdictOn({ ...spec, quests }, 'catalog')).toBe('impossible');
  });
});

test.each([
  ['NotificationPillEvent', { nt: 'quest1 is locked' }, 'impossible', 'unknown'],
  ['ResetAllTasks', {}, 'impossible', 'impossible'],
  ['DialogEffectorDisplay', { S: 'quest1' }, 'unknown', 'unknown'],
  ['NobodyKnowsThis', { text: 'quest1' }, 'unknown', 'unknown'],
] as const)(
  'an effect of the catalogue moves what it is known to move: %s',
  ($type, fields, known, documented) => {
    const spec = room({ $type, ...fields });
    expect(verdictOn(spec, 'catalog')).toBe(known);
    expect(verdictOn(spec, 'documents')).toBe(documented);
  },
);

describe('a web page', () => {
  test.each([
    ['the effect IframeEvent', room({ $type: 'IframeEvent', url: 'https://example.com' })],
    ['an effect with a field of that name', room({ $type: 'OpenPage', iframeUrl: 'https://example.com' })],
    [
      'welcomeEmbed in the settings',
      room('HideObjectEvent', {
        raw: {
          settings: { roomSettingsExtraData: JSON.stringify({ welcomeEmbed: 'https://example.com' }) },
        },
      }),
    ],
  ])('may set any quest, in every preset: %s', (_, spec) => {
    for (const knowledge of ['documents', 'catalog'] as const)
      expect(verdictOn(spec, knowledge)).toBe('unknown');
    for (const preset of ['recommended', 'lenient', 'all'] as const)
      expect(ruleFindings(spec, preset)).toEqual([]);
    const verdict = analysisOf(spec).verdict(1, 1);
    const kinds = verdict.kind === 'unknown' ? verdict.influences.map(({ kind }) => kind) : [];
    expect(kinds).toContain('page');
  });

  test.each(['', '  ', {}, [], null, false])(
    'is not opened by welcomeEmbed that is empty: %j',
    (welcomeEmbed) => {
      const settings = { roomSettingsExtraData: JSON.stringify({ welcomeEmbed }) };
      expect(verdictOn(room('HideObjectEvent', { raw: { settings } }), 'documents')).toBe('impossible');
    },
  );

  test('that nothing opens moves nothing', () => {
    const spec = room({ $type: 'IframeEvent' });
    const closed = { ...spec, tasks: spec.tasks?.filter((task) => !('item' in task) || task.item !== 6) };
    expect(verdictOn(closed as RoomSpec, 'documents')).toBe('impossible');
  });
});
