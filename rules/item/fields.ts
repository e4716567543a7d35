import { PREFAB_NAMES } from '../../src/model/catalog/catalog.js';
import { SLIPS, VECTORS } from '../../src/model/schema/index.js';
import {
  absentFrom,
  defineRule,
  hasMember,
  type JsonObject,
  keyAt,
  keysOf,
  listed,
  member,
  objectField,
  type Place,
  quoteValue,
  type Snapshot,
  textField,
  writeMeant,
} from '../kit.js';

/** What the item is and where it is (game-management API, part 2, item record fields). */
const EXPECTED = ['prefabName', 'pos', 'rot', 'scale'] as const;

interface Missing {
  readonly labels: Snapshot['labels'];
  readonly key: string;
  readonly missing: readonly string[];
}

export const expectedFields = defineRule({
  id: 'item/expected-fields',
  level: 'info',
  kinds: {
    missing: ({ labels, key, missing }: Missing) =>
      `${labels.text(key)} has no ${listed(missing, 'or')}: add ${missing.length === 1 ? 'it' : 'them'}`,
  },
  summary: 'A room item has prefabName, pos, rot and scale',
  source: 'game-management API, part 2, item record fields',
  on: {
    item({ key, record, place }, report, { snapshot: { labels } }) {
      if (EXPECTED.every((field) => hasMember(record, field))) return;
      const missing = EXPECTED.filter((field) => !hasMember(record, field));
      report({ kind: 'missing', at: absentFrom(place, missing), values: { labels, key, missing } });
    },
  },
});

/** Names of other formats for vectors of an item, with the documented field of each. */
const OTHER_NAMES = Object.entries(SLIPS['room-item'] ?? {}).filter(([, field]) => VECTORS.has(field));

interface Beside {
  readonly item: string;
  readonly field: string;
  readonly other: string;
  /** The value of the other field. */
  readonly beside: JsonObject;
}

export const otherFormat = defineRule({
  id: 'item/other-format',
  level: 'warning',
  kinds: {
    beside: ({ item, field, other, beside }: Beside) =>
      `${item} has ${field} and ${other}, but the documents describe only ${field}: write ${JSON.stringify(beside)} in ${field} if that is what was meant`,
  },
  summary: 'An item has its position and rotation in pos and rot alone',
  source: 'game-management API, part 2, item record fields',
  on: {
    item({ key, record, place }, report, { snapshot }) {
      for (const [other, field] of OTHER_NAMES) {
        const beside = objectField(record, other);
        const meant = objectField(record, field);
        if (beside === undefined || meant === undefined || !isAnother(beside, meant)) continue;
        const values = { item: snapshot.labels.text(key), field, other, beside };
        report({ kind: 'beside', at: keyAt(place.at(other)), values });
      }
    },
  },
});

/** Whether a value has the numbers of another one, and at least one differs. */
function isAnother(value: JsonObject, other: JsonObject): boolean {
  const names = keysOf(other);
  return (
    names.every((name) => typeof member(value, name) === 'number') &&
    names.some((name) => member(value, name) !== member(other, name))
  );
}

function unknownPrefab({ name, meant }: { name: string; meant: string }): string {
  return `${quoteValue(name)} is not a known prefab: write ${quoteValue(meant)}`;
}

export const prefabName = defineRule({
  id: 'item/prefab-name',
  level: 'warning',
  lenient: { level: 'info' },
  catalog: { options: { by: 'any' } },
  kinds: { 'letter-case': unknownPrefab, misspelled: unknownPrefab },
  onlyIfAlone: true,
  fix: 'unsafe',
  summary: 'The prefabName of an item is spelled like the one that it resembles',
  source: 'public material of the platform, items',
  options: {
    by: {
      type: 'choice',
      choices: ['letter case', 'any'],
      default: 'letter case',
      description:
        'what is reported: names that differ from a known one in letter case alone, or by a letter as well',
    },
  },
  on: {
    item({ record, place }, report, { options: { by } }) {
      const name = textField(record, 'prefabName');
      const meant = name === undefined ? undefined : PREFAB_NAMES.meant(name);
      if (name === undefined || meant === undefined) return;
      const kind = name.toLowerCase() === meant.toLowerCase() ? 'letter-case' : 'misspelled';
      if (kind === 'misspelled' && by !== 'any') return;
      const at = place.at('prefabName');
      const fix = writeMeant(at, meant);
      report({ kind, at, values: { name, meant }, fix });
    },
  },
});

/** Effects that may give an item a scale. */
const SCALING: ReadonlySet<string | undefined> = new Set([
  'MoveToSpot',
  'PortalsAnimation',
  'FunctionEffector',
  'DuplicateItem',
]);

export const zeroScale = defineRule({
  id: 'item/zero-scale',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    zero: ({ item }: { item: string }) =>
      `scale of ${item} is 0, so it cannot be seen: write 1 for its own size`,
  },
  summary: 'The scale of an item is not 0 on all axes',
  source: 'geometry: an item of no size has nothing to show',
  state: (): Map<string, Place> => new Map(),
  on: {
    item({ key, record, place }, _report, { state }) {
      const scale = objectField(record, 'scale');
      if (scale !== undefined && ['x', 'y', 'z'].every((axis) => member(scale, axis) === 0))
        state.set(key, place.at('scale'));
    },
    effect({ type, subscription: { itemKey } }, _report, { state }) {
      if (SCALING.has(type)) state.delete(itemKey);
    },
    snapshot({ labels }, report, { state }) {
      for (const [key, at] of state) report({ kind: 'zero', at, values: { item: labels.text(key) } });
    },
  },
});

export const keyNumber = defineRule({
  id: 'item/key-number',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'no-number': ({ key }: { key: string }) =>
      `item key ${quoteValue(key)} is not a whole number, so parentItemID cannot name the item: use a number that no other item has`,
  },
  summary: 'The key of an item is a whole number',
  source: 'public material of the platform, items; game-management API, part 2: parentItemID is an integer',
  on: {
    item({ key, place }, report) {
      if (!/^[1-9]\d*$/.test(key)) report({ kind: 'no-number', at: keyAt(place), values: { key } });
    },
  },
});
