import { jsonType } from '../../src/bytes/json/value.js';
import { withArticle } from '../../src/bytes/text/in-words.js';
import type { ValueKind } from '../../src/model/catalog/catalog.js';
import { hexDigits, isOfKind } from '../../src/model/catalog/value-kind.js';
import { defineRule, type ItemLogic, type JsonValue, quoteValue } from '../kit.js';
import { KIND_WORDS } from '../wording/value-kind.js';

/** The documented types (game-management API, part 2), and how messages call them. */
const FIELDS = [
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

export default defineRule({
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
  fix: 'none',
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
  owns: FIELDS.map(([field]) => ({ record: 'logic-value', keyword: 'type', field: [field] })),
  on: {
    itemLogic: (item, report, { options: { byPrefab } }) => {
      for (const [field, type, words] of FIELDS) {
        if (byPrefab && item.prefab?.keys.has(field) === true) continue;
        const value = item.value[field];
        if (value === undefined || !isOfOtherType(item, field, type, value)) continue;
        report({ kind: 'other-type', at: item.place.at(field), values: { field, value, words } });
      }
      if (!byPrefab) return;
      for (const field of item.oddKeys) {
        const needed = item.prefab?.keys.get(field);
        const value = item.value[field];
        if (needed === undefined || value === undefined || isOfKind(value, needed)) continue;
        const isDocumented = FIELDS.some(
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
