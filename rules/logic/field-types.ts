import {
  defineRule,
  hexDigits,
  type ItemLogic,
  isOfKind,
  isWritten,
  type JsonValue,
  jsonType,
  KIND_WORDS,
  logic,
  quoteValue,
  room,
  throughout,
  type ValueKind,
  withArticle,
} from '../kit.js';

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

/** The kind of mistake, which is the same in all fields where values are in quotes. */
function kindOf(field: string, type: string, value: JsonValue): string {
  const isInQuotes = typeof value === 'string' && isWritten(value, type);
  return isInQuotes ? 'in quotes' : `${field}: ${type}, not ${jsonType(value)}`;
}

export default defineRule({
  id: 'logic/field-types',
  level: 'error',
  lenient: { level: 'off' },
  catalog: { level: 'error', options: { byPrefab: true } },
  kinds: {
    'other-type': { sentence: 'in a logic value, col is a string, e a number and c a boolean' },
    'other-type-of-prefab': { level: 'warning' },
  },
  fix: 'none',
  summary: 'In the logic of an item, col is a string, e a number, and c of a ResizableCube true or false',
  source: 'game-management API, part 2, room-data snapshot: keys of a logic value',
  why: 'The documents give these types and not what the fields mean. In published rooms the meaning of c depends on the prefab, so it is checked on a ResizableCube only.',
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
        const draft = throughout(kindOf(field, type, value), {
          at: item.place.at(field),
          kind: 'other-type',
          message: `${field} is ${quoteValue(value)}: the documents describe it as ${words}`,
        });
        report(draft);
      }
      if (!byPrefab) return;
      for (const field of item.oddKeys) {
        const kind = item.prefab?.keys.get(field);
        const value = item.value[field];
        if (kind === undefined || value === undefined || isOfKind(value, kind)) continue;
        report(ofAnotherKind(item, field, value, kind));
      }
    },
  },
  examples: () => ({
    good: [
      { title: 'a wall with all three', text: room() },
      {
        title: 'c on another kind of item',
        text: room(({ roomItems, logic }) => {
          Object.assign(roomItems['3'] ?? {}, { prefabName: 'Light' });
          delete logic['3']?.col;
          delete logic['3']?.e;
          Object.assign(logic['3'] ?? {}, { c: 'FFB200' });
        }),
        options: { byPrefab: false },
      },
    ],
    bad: [
      {
        title: 'a colour that is a number',
        text: logic('3', { col: 804513 }),
        options: { byPrefab: false },
        at: '/logic/3#/col',
        marks: '804513',
        message: 'col is 804513: the documents describe it as a string, such as "8B4513"',
      },
      {
        title: 'a number in quotes',
        text: logic('3', { e: '0.5' }),
        options: { byPrefab: false },
        at: '/logic/3#/e',
        marks: '\\"0.5\\"',
        message: 'e is "0.5": the documents describe it as a number',
      },
      {
        title: 'a number for true',
        text: logic('3', { c: 1 }),
        options: { byPrefab: false },
        at: '/logic/3#/c',
        marks: '1',
        message: 'c is 1: the documents describe it as true or false',
      },
    ],
  }),
});

function ofAnotherKind(item: ItemLogic, field: string, value: JsonValue, kind: ValueKind) {
  const { place, prefabName = '' } = item;
  const message = `${field} is ${quoteValue(value)} on ${withArticle(prefabName)}, where it is ${KIND_WORDS[kind]}${forColour(field, value, prefabName)}`;
  return throughout(`${prefabName}.${field}: ${kind}, not ${jsonType(value)}`, {
    at: place.at(field),
    kind: FIELDS.some(([name, type]) => name === field && isOfOtherType(item, field, type, value))
      ? 'other-type'
      : 'other-type-of-prefab',
    message,
  });
}

/** A colour under the key that lights have for it. */
function forColour(field: string, value: JsonValue, prefabName: string): string {
  const isColour = typeof value === 'string' && hexDigits(value) !== undefined;
  return field === 'c' && prefabName === PREFAB_OF_C && isColour ? ': write col for the colour' : '';
}
