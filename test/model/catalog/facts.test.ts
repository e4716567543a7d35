import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulePack } from '../../../rules/index.js';
import type { PlainJson, PlainObject } from '../../../src/bytes/json/value.js';
import { PAGES } from '../../cases/pages.js';
import { tasksOf } from '../../example-changes.js';
import { type ExampleRoom, OPEN_DOOR, room } from '../../example-room.js';
import { lintPreset, placeOf } from '../../lint-example.js';
import { tableRows } from '../../table-rows.js';
import facts from './facts.json' with { type: 'json' };

/* Rooms in which all that the public material states of the platform is right. */

type FactKind = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'colour' | 'vector' | 'any';
/** Names by the kind of their value, separated by spaces. */
type NamesByKind = Readonly<Partial<Record<FactKind, string>>>;
interface EffectFacts {
  readonly needs?: NamesByKind;
  /** The prefabs on which it works; without them, on any. */
  readonly on?: string;
}
const PREFAB_FACTS: Readonly<Record<string, { readonly keys: NamesByKind; readonly content?: string }>> =
  facts.prefabs;
const EFFECT_FACTS = facts.effects as unknown as Readonly<Record<string, EffectFacts>>;
const TRIGGER_FACTS: readonly { readonly on?: string; readonly types: string }[] = facts.triggers;

const words = (text = ''): string[] => (text === '' ? [] : text.split(' '));
const kindsOf = (names: NamesByKind = {}): Record<string, FactKind> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([kind, each]) => words(each).map((name) => [name, kind as FactKind])),
  );
const EVERY_EFFECT: readonly (readonly [string, EffectFacts])[] = [
  ...Object.entries(EFFECT_FACTS),
  ...words(facts.freeEffects).map((type) => [type, {}] as const),
];
const EVERY_TRIGGER = TRIGGER_FACTS.flatMap(({ types, ...where }) =>
  words(types).map((type): [string, { on?: string }] => [type, where]),
);
/** Values that are right. */
const RIGHT: Readonly<Record<FactKind, PlainJson>> = {
  ...{ string: 'a', number: 1, boolean: true, array: [], object: {}, any: 1 },
  colour: 'FFB200',
  vector: [0, 1, 0],
};

const rightLogic = (prefab: string): PlainObject => ({
  ...Object.fromEntries(
    Object.entries(kindsOf(PREFAB_FACTS[prefab]?.keys)).map(([name, kind]) => [name, RIGHT[kind]]),
  ),
  ...(prefab === 'Portal' ? { id: 'garden' } : {}),
});
const contentOf = (prefab: string): string =>
  PREFAB_FACTS[prefab]?.content ?? (prefab === 'Portal' ? 'garden' : '');

function addItem(
  { roomItems, logic }: ExampleRoom,
  key: string,
  prefabName: string,
  values: PlainObject = {},
  contentString: PlainJson = '',
): void {
  roomItems[key] = { ...structuredClone(roomItems['4'] ?? {}), prefabName, contentString };
  logic[key] = { Tasks: [], ViewNodes: [], ...values } as PlainObject;
}

/** A subscription that fires an effect on an event. */
function basicTrigger(
  $type: string,
  effect: PlainObject = { $type: 'ShowOutline' },
  digit = '5',
): PlainObject {
  return {
    $type: 'TaskTriggerSubscription',
    Trigger: { $type },
    DirectEffector: {
      Effector: effect,
      Id: `7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4${digit}`,
      TargetState: 2,
      Name: '',
    },
    Id: `8d2e3f4a-5b6c-4d7e-9f80-ab1c2d3e4f5${digit}`,
    TargetState: 2,
    Name: '',
  };
}

/** What is found in a room with an item under the key 6, on ground that enemies may walk on. */
function foundOn(prefab: string, change: (changed: ExampleRoom) => void): string[] {
  const text = room((changed) => {
    addItem(changed, '5', 'GLB', {}, 'https://models.example/');
    addItem(changed, '6', prefab, rightLogic(prefab), contentOf(prefab));
    Object.assign(changed.roomItems['6'] ?? {}, { parentItemID: prefab === 'EnemyNPC' ? 5 : 0 });
    // Names that effects and items need: a timer and a spawn point.
    tasksOf(changed, '3').push(basicTrigger('OnCollideEvent', { $type: 'StartTimerEffect', tn: 'a' }, '3'));
    addItem(changed, '7', 'SpawnPoint', { n: 'a' });
    change(changed);
  });
  return lintPreset('catalog', text).findings.map((finding) => `${finding.rule} ${placeOf(finding)}`);
}

const LINK = {
  Trigger: { Delay: 1 },
  Id: '9e3f4a5b-6c7d-4e8f-8a0b-bc2d3e4f5a6b',
  TargetState: 171,
  Name: '1_open_door',
  TaskTriggerId: OPEN_DOOR,
};
/** Parameters whose values are more than of their kind. */
const VALUES: Readonly<Record<string, PlainJson>> = {
  _transformState: { position: [0, 1, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], duration: 1 },
  linkedTasks: [LINK],
  V: '1.0',
};
const rightEffect = ($type: string, { needs }: EffectFacts): PlainObject => ({
  $type,
  ...Object.fromEntries(
    Object.entries(kindsOf(needs)).map(([name, kind]) => [name, VALUES[name] ?? RIGHT[kind]]),
  ),
});
const withTask = (prefab: string, task: PlainObject): string[] =>
  foundOn(prefab, ({ logic }) => Object.assign(logic['6'] ?? {}, { Tasks: [task] }));

describe('nothing is found where all is right', () => {
  test.each(Object.keys(PREFAB_FACTS))('in all keys of a %s, in logic or in extraData', (prefab) => {
    expect(foundOn(prefab, () => {})).toEqual([]);
    const inExtraData = foundOn(prefab, ({ roomItems, logic }) => {
      Object.assign(roomItems['6'] ?? {}, { extraData: JSON.stringify(logic['6']) });
      delete logic['6'];
    });
    expect(inExtraData).toEqual([]);
  });

  test.each(EVERY_EFFECT)('in the effect %s', (type, facts) => {
    const task = basicTrigger('OnCollideEvent', rightEffect(type, facts));
    expect(withTask(words(facts.on)[0] ?? 'GLB', task)).toEqual([]);
  });

  test.each(EVERY_TRIGGER)('in the trigger %s', (type, { on = 'GLB' }) => {
    for (const prefab of words(on))
      expect([prefab, withTask(prefab, basicTrigger(type))]).toEqual([prefab, []]);
  });

  test('in any Addressable', () => {
    for (const name of words(facts.addressables)) {
      const contentString = `FurnitureAddressables/${name}`;
      const found = foundOn('Addressable', ({ roomItems }) =>
        Object.assign(roomItems['6'] ?? {}, { contentString }),
      );
      expect([name, found]).toEqual([name, []]);
    }
  });
});

test('the checks of the platform’s validator are 101, each with rules that find it or a reason', () => {
  const page = PAGES.find(({ path }) => path.endsWith('catalog/validator-checks.md'))?.markdown ?? '';
  const checks = tableRows('model/catalog/peer-checks.md').map(
    ({ cells: [number = '', , rules = '', note] }) => ({
      file: number.padStart(3, '0'),
      rules: words(rules.replaceAll('`', '')),
      note,
    }),
  );
  expect(checks).toHaveLength(101);
  for (const { file, rules, note } of checks) {
    expect(rules.filter((id) => !rulePack.has(id))).toEqual([]);
    expect(rules.length > 0 || note !== '').toBe(true);
    const found = [...page.matchAll(new RegExp(`^${file}\\.json:.* \\(([\\w/-]+)\\)$`, 'gm'))];
    const listed = found.filter(([, rule = '']) => rules.includes(rule));
    expect([file, listed.length > 0]).toEqual([file, rules.length > 0]);
  }
  const covered = checks.filter(({ rules }) => rules.length > 0).length;
  const docs = readFileSync(new URL('../../../docs/catalog.md', import.meta.url), 'utf8');
  expect(docs).toContain(`Of its ${checks.length} checks, ${covered} have rules here`);
});
