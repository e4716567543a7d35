import { expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { activeRules } from '../../src/lint/pack.js';
import { room } from '../example-room.js';
import { idOf, type RoomSpec, snapshotOf } from '../flow/rooms.js';
import { lintPreset, lintWith, placeOf, settingsFor } from '../lint-example.js';

/** The findings of the flow rules: rule without family, and place. */
function flowFindings(room: RoomSpec, without: readonly string[] = []): string[] {
  const snapshot = Object.entries(snapshotOf(room)).filter(([section]) => !without.includes(section));
  const result = lintWith(
    activeRules(rulePack, settingsFor('all')),
    JSON.stringify(Object.fromEntries(snapshot)),
  );
  expect(result.crashes).toEqual([]);
  return result.findings
    .filter(({ rule }) => rule.startsWith('flow/'))
    .map((finding) => `${finding.rule.slice('flow/'.length)} ${placeOf(finding)}`);
}

const click = (quest: number, code: number, item = 2) => ({ on: 'OnClickEvent', item, quest, code }) as const;
const needs = (quest: number, amount = 1) => ({ requires: [{ quest, amount }] });
const chain = (quest: number, code: number, delay?: number) => ({
  links: [{ quest, code, ...(delay === undefined ? {} : { delay }) }],
});
const sound = [click(0, 111), click(0, 121)];

test('a room whose quests can be played has no finding', () => {
  expect(flowFindings({ quests: [{}, needs(0)], tasks: [...sound, click(1, 111), click(1, 121)] })).toEqual(
    [],
  );
});

test.each(['quests', 'logic', 'roomItems'])('a file without %s has no finding', (section) => {
  expect(flowFindings({ quests: [{}], tasks: [click(0, 121)] }, [section])).toEqual([]);
});

test('what a quest that cannot start keeps from starting follows from it', () => {
  const text = room(({ logic }) => {
    logic['2'] = { Tasks: [], ViewNodes: [] };
  });
  const levels = (preset: 'recommended' | 'lenient') =>
    lintPreset(preset, text).findings.map(({ rule, level }) => [rule, level]);
  for (const preset of ['recommended', 'lenient'] as const)
    expect(levels(preset)).toEqual([['flow/never-activated', 'warning']]);
});

test('of a room without any trigger, drafts are one finding and quests with effects another', () => {
  expect(flowFindings({ quests: [{}, {}, {}], tasks: [{ at: 1, quest: 0, effect: 'MoveToSpot' }] })).toEqual([
    `never-activated /quests/${idOf(0)}`,
    `never-activated /quests/${idOf(1)}`,
  ]);
});

test('two codes on one click do not open the way to each other when neither can be the first', () => {
  expect(flowFindings({ quests: [{}], tasks: [click(0, 171), click(0, 131)] })).toEqual([
    `never-activated /quests/${idOf(0)}`,
  ]);
  const started = [click(0, 171), click(0, 131), click(0, 181, 3)];
  expect(flowFindings({ quests: [{}], tasks: started })).toEqual([]);
});

test('quests that a chain starts after one that never starts are not named', () => {
  const tasks = [
    { at: 2, quest: 0, effect: chain(1, 111) },
    { at: 1, quest: 1, effect: chain(2, 111) },
  ] as const;
  expect(flowFindings({ quests: [{}, {}, {}], tasks })).toEqual([`never-activated /quests/${idOf(0)}`]);
});

test('of a chain of requirements, the first that cannot be met is named', () => {
  const tasks = [click(0, 111), click(1, 111), click(1, 121), click(2, 111), click(2, 121)];
  expect(flowFindings({ quests: [{}, needs(0), needs(1)], tasks })).toEqual([
    `never-completed /quests/${idOf(0)}`,
    `blocked-requirement /quests/${idOf(1)}/Requirements/0/id`,
  ]);
});

test('requirements in a circle are left to requirement/no-cycle', () => {
  const tasks = [click(0, 111), click(0, 121), click(1, 111), click(1, 121)];
  expect(flowFindings({ quests: [needs(1), needs(0)], tasks })).toEqual([]);
});

test('a circle of a requirement and a chain is named once', () => {
  const tasks = [click(0, 111), click(0, 121), { at: 2, quest: 0, effect: chain(1, 181) }] as const;
  expect(flowFindings({ quests: [needs(1), {}], tasks })).toEqual([
    `blocked-requirement /quests/${idOf(0)}/Requirements/0/id`,
  ]);
});

test('more completions than a limit allows are left to requirement/reachable-amount', () => {
  const quests = [{ limit: 1 }, needs(0, 2)];
  expect(flowFindings({ quests, tasks: [...sound, click(1, 111), click(1, 121)] })).toEqual([]);
});

test('a quest that is not enabled is left to quest/enabled', () => {
  expect(
    flowFindings({ quests: [{ enabled: false }, needs(0)], tasks: [click(1, 111), click(1, 121)] }),
  ).toEqual([]);
});

test.each([
  ['an effect that names it', { on: 'OnClickEvent', effect: { $type: 'GiveQuest', q: '0_quest0' } }],
  ['an expression', { on: 'OnClickEvent', effect: { $type: 'FunctionEffector', V: "SetTask('quest0', 1)" } }],
] as const)('a quest that %s may start is not named', (_what, task) => {
  expect(flowFindings({ quests: [{}], tasks: [task] })).toEqual([]);
});

test('findings that depend on logic are not reported if it does not parse', () => {
  const raw = { logic: { '2': '{"Tasks":[' } };
  expect(flowFindings({ quests: [{}], raw })).toEqual([]);
});

test('a quest that inventory triggers is not named', () => {
  expect(flowFindings({ quests: [{ change: { TriggeredByInventory: true } }] })).toEqual([]);
});

test('a quest that can start but not be completed is named only if something waits', () => {
  const waits = { at: 2, quest: 0, effect: 'HideObjectEvent' } as const;
  expect(flowFindings({ quests: [{}], tasks: [click(0, 111)] })).toEqual([]);
  expect(flowFindings({ quests: [{}], tasks: [click(0, 111), waits] })).toEqual([
    `never-completed /quests/${idOf(0)}`,
  ]);
});

test('a late completion that hits a second activation is accepted', () => {
  const quests = [{ finish: 5 }];
  const late = { at: 1, quest: 0, effect: chain(0, 121, 8) } as const;
  const waits = { at: 2, quest: 0, effect: 'HideObjectEvent' } as const;
  expect(flowFindings({ quests, tasks: [click(0, 111), late, waits] })).toEqual([]);
});

test('an endless loop is reported once, and not where chance, a delay, a limit or an unread effect may end it', () => {
  const loop = (effect: object, limit = 0, also: readonly object[] = []): RoomSpec => ({
    quests: [{ limit }],
    tasks: [
      click(0, 111),
      { at: 1, quest: 0, effect: chain(0, 121) },
      { at: 2, quest: 0, effect },
      ...also,
    ] as never,
  });
  expect(flowFindings(loop(chain(0, 131)))).toEqual([
    'endless-chain /logic/2#/Tasks/1/Effector/linkedTasks/0',
  ]);
  expect(flowFindings(loop(chain(0, 131, 1)))).toEqual([]);
  const random = {
    links: [
      { quest: 0, code: 131 },
      { quest: 0, code: 101 },
    ],
    random: true,
  };
  expect(flowFindings(loop(random))).toEqual([]);
  // Chance may choose a linked task that cannot be read, and the loop ends there.
  for (const unreadable of [
    { quest: 0, code: 999 },
    { quest: 7, code: 151 },
  ])
    expect(
      flowFindings(loop({ links: [{ quest: 0, code: 131 }, unreadable], random: true })).filter((finding) =>
        finding.startsWith('endless-chain'),
      ),
    ).toEqual([]);
  expect(flowFindings(loop(chain(0, 131), 3))).toEqual([]);
  const unread = { at: 1, item: 3, quest: 0, effect: 'SomethingEvent' };
  expect(flowFindings(loop(chain(0, 131), 0, [unread]))).toEqual([]);
});

test.each([
  ['a trigger', { Trigger: { $type: 'OnClickEvent', V: "SetTask('quest1','Active',0.0)" } }],
  [
    'an unknown field of a trigger',
    { Trigger: { $type: 'OnClickEvent', V: [{ $type: 'X', V: "SetTask('quest1')" }] } },
  ],
])('a quest that an expression in %s sets has no finding', (_, change) => {
  const task = {
    $type: 'TaskTriggerSubscription',
    Id: '1',
    TargetState: 181,
    Name: '0_quest0',
    TaskTriggerId: idOf(0),
  };
  const logic = { '2': JSON.stringify({ Tasks: [{ ...task, ...change }], ViewNodes: [] }) };
  expect(flowFindings({ quests: [{}, {}], raw: { logic } })).toEqual([]);
});

test.each([
  ['HideObjectEvent', { $type: 'HideObjectEvent', V: "SetTask('quest1','Active',0.0)" }],
  ['HideObjectEvent, with a name that is put together', { $type: 'HideObjectEvent', V: "SetTask('q' + n)" }],
  ['RunTriggersFromEffector', { $type: 'RunTriggersFromEffector', V: "SetTask('quest1')", linkedTasks: [] }],
  ['an object inside MoveToSpot', { $type: 'MoveToSpot', V: { W: "SetTask('quest1')" } }],
  [
    "a linked task's Trigger",
    {
      $type: 'RunTriggersFromEffector',
      linkedTasks: [
        {
          Trigger: { V: "SetTask('quest1')" },
          Id: '1',
          TargetState: 111,
          Name: '0_quest0',
          TaskTriggerId: idOf(0),
        },
      ],
    },
  ],
])('a quest that an expression in %s sets has no finding', (_, effect) => {
  const room = (at: 1 | 2) => ({
    quests: [{}, {}, {}],
    tasks: [click(0, 181), click(2, 151), click(2, 121), { at, quest: 0, effect } as never],
  });
  expect(flowFindings(room(2))).toEqual([]);
});

test.each([
  ['a chain without linkedTasks, which is a fault of its own', { $type: 'RunTriggersFromEffector' }],
  ['an expression that misspells it', { $type: 'FunctionEffector', V: "SetTask('qeust1','Active',0.0)" }],
])('a quest that may be set by %s, has no finding', (_, effect) => {
  const room = { quests: [{}, {}], tasks: [click(0, 181), { at: 2, quest: 0, effect } as never] };
  expect(flowFindings(room)).toEqual([]);
});

test('an expression in an effect that never fires sets nothing', () => {
  const effect = { $type: 'HideObjectEvent', V: "SetTask('quest1','Active',0.0)" };
  const room = { quests: [{}, {}], tasks: [click(0, 181), { at: 1, quest: 0, effect } as never] };
  expect(flowFindings(room)).toContain(`never-activated /quests/${idOf(1)}`);
});

test('a quest whose Name an effect merely mentions is still never activated', () => {
  const effect = { $type: 'HideObjectEvent', V: 'quest1' };
  const room = { quests: [{}, {}], tasks: [click(0, 181), { at: 2, quest: 0, effect } as never] };
  expect(flowFindings(room)).toEqual([`never-activated /quests/${idOf(1)}`]);
});

test.each([
  ['roomSettingsExtraData', JSON.stringify({ OnStart: "SetTask('quest0','Active',0.0)" })],
  ['EventData', JSON.stringify({ EventData: JSON.stringify([{ V: "SetTask('quest0','Active',0.0)" }]) })],
  ['roomSettingsExtraData that is not JSON', "OnStart: SetTask('quest0','Active',0.0)"],
  ['roomSettingsExtraData that is an object', { OnStart: "SetTask('quest0','Active',0.0)" }],
])('a quest that an expression in %s sets has no finding', (_, roomSettingsExtraData) => {
  const room = { quests: [{}], tasks: [click(0, 121)], raw: { settings: { roomSettingsExtraData } } };
  expect(flowFindings(room)).toEqual([]);
});

test('an endless loop whose guard is opened first is reported', () => {
  const endless = (room: RoomSpec): string[] =>
    flowFindings(room).filter((finding) => finding.startsWith('endless-chain'));
  const requirement: RoomSpec = {
    quests: [needs(2), {}, {}],
    tasks: [
      click(0, 181),
      {
        at: 2,
        quest: 0,
        effect: {
          links: [
            { quest: 0, code: 131 },
            { quest: 1, code: 101 },
            { quest: 1, code: 181 },
          ],
        },
      },
      { at: 2, quest: 1, effect: chain(0, 121) },
      click(2, 181, 3),
    ],
  };
  expect(endless(requirement)).toEqual(['endless-chain /logic/2#/Tasks/1/Effector/linkedTasks/0']);
  const another: RoomSpec = {
    quests: [{}, {}],
    tasks: [
      {
        at: 0,
        quest: 0,
        effect: {
          links: [
            { quest: 1, code: 141 },
            { quest: 0, code: 151 },
          ],
        },
      },
      { at: 1, quest: 0, effect: chain(1, 111) },
      { at: 2, quest: 1, effect: chain(1, 101) },
      { at: 0, item: 3, quest: 1, effect: chain(1, 181) },
      click(1, 121, 3),
    ],
  };
  // It begins because loading the page counts as entering Not Active.
  expect(endless(another)).toEqual(['endless-chain /logic/2#/Tasks/2/Effector/linkedTasks/0']);
  const begun = { ...another, tasks: [...(another.tasks ?? []), click(1, 141, 4)] };
  expect(endless(begun)).toEqual(['endless-chain /logic/2#/Tasks/2/Effector/linkedTasks/0']);
});

test('an endless loop is reported where chance runs beside it and changes nothing in it', () => {
  const room = (links: readonly object[]): RoomSpec => ({
    quests: [{}, {}, {}],
    tasks: [
      click(0, 111),
      { at: 1, quest: 0, effect: chain(0, 121) },
      { at: 2, quest: 0, effect: chain(0, 131) },
      { at: 2, item: 3, quest: 0, effect: { links, random: true } },
      click(1, 121, 3),
      click(2, 121, 3),
    ] as never,
  });
  const one = { quest: 1, code: 151 };
  expect(flowFindings(room([one, { quest: 2, code: 151 }]))).toEqual([
    'endless-chain /logic/2#/Tasks/1/Effector/linkedTasks/0',
  ]);
  const ending = flowFindings(room([one, { quest: 0, code: 141 }, { quest: 0, code: 101 }]));
  expect(ending.filter((finding) => finding.startsWith('endless-chain'))).toEqual([]);
});
