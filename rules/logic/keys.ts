import { jsonType } from '../../src/bytes/json/value.js';
import { withArticle } from '../../src/bytes/text/in-words.js';
import { hexDigits, isOfKind, type ValueKind } from '../../src/model/catalog/catalog.js';
import { FIELDS } from '../../src/model/schema/index.js';
import { objectIn } from '../../src/model/snapshot/embedded-text.js';
import {
  absentFrom,
  defineRule,
  hasMember,
  type ItemLogic,
  type JsonValue,
  type Kinds,
  member,
  overwriteValue,
  type Place,
  quoteValue,
  type Report,
  replaceValue,
  type Snapshot,
} from '../kit.js';
import { KIND_WORDS } from '../wording/platform.js';

/** The two lists of a logic value (game-management API, part 2, room-data snapshot). */
const EXPECTED = Object.entries(FIELDS['logic-value']).flatMap(([key, kind]) =>
  kind === 'array' ? [key] : [],
);

interface Missing {
  readonly labels: Snapshot['labels'];
  readonly item: string;
  readonly missing: readonly string[];
}

export const expectedKeys = defineRule({
  id: 'logic/expected-keys',
  level: 'off',
  levelInAll: 'info',
  kinds: {
    missing: ({ labels, item, missing }: Missing) =>
      `the logic of ${labels.text(item)} has no ${missing.join(' and no ')}: write [] ${missing.length === 1 ? 'if there are none' : 'for each that is empty'}`,
  },
  summary: 'The logic of an item has Tasks and ViewNodes',
  source: 'game-management API, part 2, room-data snapshot: keys of a logic value',
  on: {
    embedded(embedded, report, { snapshot: { labels } }) {
      const held = embedded.role === 'logic' ? objectIn(embedded) : undefined;
      if (held === undefined || EXPECTED.every((key) => hasMember(held.value, key))) return;
      const missing = EXPECTED.filter((key) => !hasMember(held.value, key));
      const { place } = embedded;
      const values = { labels, item: String(place.step), missing };
      report({ kind: 'missing', at: absentFrom(place, missing), values });
    },
  },
});

/** The documented types (game-management API, part 2), and how messages call them. */
const TYPED_KEYS = [
  ['col', 'string', 'a string, such as "8B4513"'],
  ['e', 'number', 'a number'],
  ['c', 'boolean', 'true or false'],
] as const;

/** The documents show `c` in the logic of this prefab. On others it may be something else. */
const PREFAB_OF_C = 'ResizableCube';

/** Whether the documents give a field another type than its value has. */
function isOfOtherType(item: ItemLogic, field: string, type: string, value: JsonValue): boolean {
  return (field !== 'c' || item.prefabName === PREFAB_OF_C) && jsonType(value) !== type;
}

interface OfPrefab {
  readonly field: string;
  readonly value: JsonValue;
  readonly prefab: string;
  readonly needed: ValueKind;
}

function ofPrefab({ field, value, prefab, needed }: OfPrefab): string {
  // Lights have their colour under c.
  const isColour = typeof value === 'string' && hexDigits(value) !== undefined;
  const isOther = field === 'c' && prefab === PREFAB_OF_C && isColour;
  return `${field} is ${quoteValue(value)} on ${withArticle(prefab)}: write ${isOther ? 'col for the colour' : KIND_WORDS[needed]}`;
}

interface Documented {
  readonly field: string;
  readonly value: JsonValue;
  readonly words: string;
}

export const fieldTypes = defineRule({
  id: 'logic/field-types',
  level: 'error',
  lenient: { level: 'off' },
  catalog: { level: 'error', options: { byPrefab: true } },
  kinds: {
    'other-type': (values: Documented | OfPrefab) =>
      'prefab' in values
        ? ofPrefab(values)
        : `${values.field} is ${quoteValue(values.value)}: the documents describe it as ${values.words}`,
    'other-type-of-prefab': { level: 'warning', says: ofPrefab },
  },
  sentence: 'in a logic value, col is a string, e a number and c a boolean',
  summary: 'In the logic of an item, col is a string, e a number, and c of a ResizableCube true or false',
  source: 'game-management API, part 2, room-data snapshot: keys of a logic value',
  options: {
    byPrefab: {
      type: 'boolean',
      default: false,
      description:
        'whether every key that public material of the platform names for the prefab of the item is checked instead',
    },
  },
  owns: TYPED_KEYS.map(([field]) => ({ record: 'logic-value', keyword: 'type', field: [field] })),
  on: {
    itemLogic: (item, report, { options: { byPrefab } }) => {
      for (const [field, type, words] of TYPED_KEYS) {
        if (byPrefab && item.prefab?.keys.has(field) === true) continue;
        const value = member(item.value, field);
        if (value === undefined || !isOfOtherType(item, field, type, value)) continue;
        report({ kind: 'other-type', at: item.place.at(field), values: { field, value, words } });
      }
      if (!byPrefab) return;
      for (const field of item.oddKeys) {
        const needed = item.prefab?.keys.get(field);
        const value = member(item.value, field);
        if (needed === undefined || value === undefined || isOfKind(value, needed)) continue;
        const isDocumented = TYPED_KEYS.some(
          ([name, type]) => name === field && isOfOtherType(item, field, type, value),
        );
        report({
          kind: isDocumented ? 'other-type' : 'other-type-of-prefab',
          at: item.place.at(field),
          values: { field, value, prefab: item.prefabName ?? '', needed },
        });
      }
    },
  },
});

interface Colour {
  readonly key: string;
  readonly value: string;
}

const KINDS = {
  'no-hex-digits': ({ key, value }: Colour) =>
    `${key} is ${quoteValue(value)}: write 6 hex digits, such as FF0000`,
  'number-sign': ({ key, value, digits }: Colour & { readonly digits: string }) =>
    `${key} is ${quoteValue(value)}: write ${digits}, without #`,
} as const satisfies Kinds;

export const colour = defineRule({
  id: 'logic/colour',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: KINDS,
  fix: 'mixed',
  summary: 'Colours are 6 hex digits without #',
  source: 'public material of the platform, items and effects',
  on: {
    itemLogic: ({ oddKeys, value, place, prefab }, report) => {
      for (const key of oddKeys)
        if (prefab?.keys.get(key) === 'colour')
          judge(key, member(value, key), place.at(key), DOCUMENTED.has(key), report);
    },
    effect({ known, record, place }, report) {
      for (const key of known?.colours ?? []) judge(key, member(record, key), place.at(key), false, report);
    },
  },
});

/** The keys of logic that the documents describe. A safe fix overwrites nothing else. */
const DOCUMENTED: ReadonlySet<string> = new Set(['col', 'c']);

function judge(
  key: string,
  value: JsonValue | undefined,
  at: Place,
  isDocumented: boolean,
  report: Report<typeof KINDS>,
): void {
  if (typeof value !== 'string' || value === '') return;
  const digits = hexDigits(value);
  if (digits === value) return;
  if (digits === undefined) {
    report({ kind: 'no-hex-digits', at, values: { key, value } });
    return;
  }
  const [json, description] = [JSON.stringify(digits), `write ${digits}`];
  const fix = isDocumented
    ? replaceValue(at, json, 'safe', description)
    : overwriteValue(at, json, description);
  report({ kind: 'number-sign', at, values: { key, value, digits }, fix });
}

export const prefabKeys = defineRule({
  id: 'logic/prefab-keys',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    missing: ({ item, absent }: { item: string; absent: readonly string[] }) =>
      `the logic of ${item} has no ${absent.join(' and no ')}: add ${absent.length > 1 ? 'them' : 'it'}`,
  },
  summary: 'The logic of an item has the keys that its prefab needs',
  source: 'public material of the platform, items',
  on: {
    itemLogic: ({ value, prefab, oddKeys, holder, itemKey }, report, { snapshot, optionsOf }) => {
      if (prefab === undefined) return;
      const missing = prefab.needed.filter((key) => !hasMember(value, key));
      if (missing.length === 0) return;
      // key/spelling reports those that are there under a misspelled name.
      const reportsSpelling = optionsOf('key/spelling')?.catalogue === true;
      const meant = new Set(reportsSpelling ? oddKeys.map((key) => prefab.longKeys.meant(key)) : []);
      const absent = missing.filter((key) => !meant.has(key));
      if (absent.length === 0) return;
      const values = { item: snapshot.labels.text(itemKey), absent };
      report({ kind: 'missing', at: absentFrom(holder, absent), values });
    },
  },
});
