import { describe, expect, test } from 'vitest';
import { NO_REMOVALS } from '../../src/lint/removal-limit.js';
import { valueTexts } from '../../src/report/change-text.js';
import { ALL_CHANGES, SOME_CHANGES } from '../../src/report/plan-changes.js';
import { planJson } from '../../src/report/plan-json.js';
import { changeLines } from '../../src/report/plan-lines.js';
import { redactPlan } from '../../src/report/plan-redaction.js';
import { judgePlan } from '../../src/room/judge-plan.js';
import { planImport } from '../../src/room/plan.js';
import { maskOf } from '../../src/roundtrip/redact.js';
import { publishedValidator } from '../schema/published-schemas.js';

const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

function lines(before: unknown, after: unknown, shown = SOME_CHANGES): string[] {
  return changeLines(planImport(bytes(before), bytes(after)), shown).map(({ symbol, text, details }) =>
    [`${symbol} ${text}`, ...details].join(' | '),
  );
}

const item = (fields: object): object => ({
  roomItems: { 5: { prefabName: 'GLB', hoverTitle: 'Chest', ...fields } },
});
const setting = (before: unknown, after: unknown): string[] =>
  lines({ settings: { a: before } }, { settings: { a: after } });

describe('a change is described with old and new values', () => {
  test('of an item, by its field', () => {
    expect(lines(item({ pos: { x: 0, y: 1.5 } }), item({ pos: { x: 0, y: 99 } }))).toEqual([
      '~ item 5 (GLB "Chest")  pos.y 1.5 → 99',
    ]);
    expect(lines(item({ text: 'a' }), item({ size: { x: 1, y: 2, z: 3 } }))).toEqual([
      '~ item 5 (GLB "a") | - text "a" | + size (1, 2, 3)',
    ]);
  });

  test('of logic, by the trigger, its quest and its states', () => {
    const room = (
      tasks: unknown[],
      quests = { mlh1: { EntryId: 'e', Name: '0_find_key', RepeatableLimit: 0 } },
    ) => ({
      roomItems: { 5: { prefabName: 'GLB' } },
      quests,
      logic: { 5: JSON.stringify({ Tasks: tasks }) },
    });
    const click = (TargetState: number) => ({
      $type: 'TaskTriggerSubscription',
      Trigger: { $type: 'OnClickEvent' },
      Id: 'a',
      TargetState,
      TaskTriggerId: 'mlh1',
    });
    const hide = (state: object) => ({
      $type: 'TaskEffectorSubscription',
      Effector: { $type: 'HideObjectEvent' },
      Id: 'b',
      TaskTriggerId: 'mlh1',
      ...state,
    });
    expect(lines(room([click(181)]), room([click(111)]))).toEqual([
      '~ logic of item 5 (GLB): TargetState of OnClickEvent for "0_find_key" 181 → 111',
    ]);
    expect(lines(room([hide({ TargetState: 1 })]), room([hide({})]))).toEqual([
      '~ logic of item 5 (GLB): TargetState of HideObjectEvent for "0_find_key" 1 (Active) → left out (Not Active)',
    ]);
    expect(lines(room([click(111)]), room([hide({ TargetState: 2 })]))).toEqual([
      '~ logic of item 5 (GLB) | - OnClickEvent for "0_find_key" 111 (Not Active to Active) | + HideObjectEvent for "0_find_key" when Completed',
    ]);
    expect(lines(room([click(111), hide({})]), room([hide({}), click(111)]))).toEqual([
      '~ logic of item 5 (GLB): Tasks has the same elements in another order',
    ]);
    const pair = (limits: readonly [number, number]) => ({
      mlh1: { EntryId: 'e', Name: '0_find_key', Status: 'inProgress', RepeatableLimit: limits[0] },
      mlh2: { EntryId: 'e', Name: '0_find_key', Status: 'completed', RepeatableLimit: limits[1] },
    });
    expect(lines(room([], pair([0, 0])), room([], pair([1, 1])))).toEqual([
      '~ quest "0_find_key": RepeatableLimit 0 → 1',
    ]);
    expect(lines(room([], pair([0, 0])), room([], pair([0, 1])))).toEqual([
      '~ quest "0_find_key": RepeatableLimit 0 → 1 (completed entry only)',
    ]);
  });

  test('of long strings around what differs, with control characters made visible', () => {
    const long = (middle: string): string => `${'x'.repeat(80)}${middle}${'y'.repeat(80)}`;
    expect(setting(long('old'), long('new'))).toEqual([
      '~ settings a: "…xxxxxxxxoldyyyyyyyy…" → "…xxxxxxxxnewyyyyyyyy…"',
    ]);
    expect(setting(long(''), long('z'.repeat(500)))[0]?.length).toBeLessThan(140);
    expect(setting('\u001b[31m', '\u001b[32m')).toEqual(['~ settings a: "\\u001b[31m" → "\\u001b[32m"']);
    expect(setting('{"a":1}', '{ "a": 1 }')).toEqual([
      '~ settings a: holds the same JSON, written differently',
    ]);
  });

  test('of numbers that double precision does not tell apart', () => {
    const [one, other] = ['9007199254740992', '9007199254740993'].map((number) =>
      new TextEncoder().encode(`{"settings":{"a":${number}}}`),
    ) as [Uint8Array, Uint8Array];
    expect(changeLines(planImport(one, other)).map(({ text }) => text)).toEqual([
      'settings a: 9007199254740992 → 9007199254740993',
    ]);
  });

  test('of many records for the first ones, and for all on request', () => {
    const room = (n: number) => ({
      roomItems: Object.fromEntries(Array.from({ length: 30 }, (_, key) => [key, { n }])),
    });
    expect(lines(room(1), room(2))).toHaveLength(21);
    expect(lines(room(1), room(2)).at(-1)).toBe('~ … and 10 more items: --full shows all');
    expect(lines(room(1), room(2), ALL_CHANGES)).toHaveLength(30);
    const fields = (n: number) =>
      item(Object.fromEntries(Array.from({ length: 12 }, (_, key) => [`f${key}`, n])));
    expect(lines(fields(1), fields(2))[0]).toMatch(/f7 1 → 2 \| … and 4 more changes$/);
  });

  test('with credentials masked, in the JSON as well, which the schema describes', () => {
    const [before, after] = ['hunter22hunter', 'other99other9'].map((secret) =>
      bytes({ settings: { a: `https://u:${secret}@x.example/a` } }),
    ) as [Uint8Array, Uint8Array];
    const plan = planImport(before, after);
    const gate = judgePlan(plan, { limits: [NO_REMOVALS], protect: [], dropsLogic: false });
    const report = redactPlan({ current: 'a', next: 'b', plan, gate }, maskOf([before, after]));
    expect(changeLines(report.plan).map(({ text }) => text)).toEqual([
      'settings a: a credential → another credential',
    ]);
    const json = planJson(report);
    expect(json).not.toMatch(/hunter|other99/);
    expect(JSON.parse(json).changes).toMatchObject([
      { pointer: '/settings/a', kind: 'changed', masked: true },
    ]);
    const isDescribed = publishedValidator('plan-report.schema.json');
    expect(isDescribed(JSON.parse(json)), JSON.stringify(isDescribed.errors)).toBe(true);
  });
});

test('long lists and objects that begin alike are cut to where they differ', () => {
  const tasks = (code: number) => [
    { $type: 'TaskTriggerSubscription', Id: 'a'.repeat(80), TargetState: code },
  ];
  expect(valueTexts(tasks(121), tasks(141))).toEqual(['…State":121}]', '…State":141}]']);
  expect(valueTexts([...tasks(1), 2], tasks(1))).toEqual(['…tate":1},2]', '…tate":1}]']);
});
