import {
  defineRule,
  found,
  heldObject,
  isObject,
  type JsonObject,
  jsonType,
  logic,
  type Place,
  quoteValue,
  type Report,
  room,
  throughout,
} from '../kit.js';

/** The types in the documents (game-management API, part 2, room-data snapshot), and how messages call them. */
const FIELDS = [
  ['col', 'string', 'a string, such as "8B4513"'],
  ['e', 'number', 'a number'],
  ['c', 'boolean', 'true or false'],
] as const;

export default defineRule({
  id: 'logic/field-types',
  level: 'warning',
  lenient: { level: 'off' },
  fix: 'none',
  summary: 'In the logic of an item, col is a string, e a number, and c true or false',
  source: 'game-management API, part 2, room-data snapshot: keys of a logic value',
  why: 'The documents give these types and not what the fields mean. In published rooms the meaning depends on the prefab, so another type may be right.',
  owns: FIELDS.map(([field]) => ({ record: 'logic-value', keyword: 'type', field: [field] })),
  on: {
    embeddedText(text, report) {
      const held = text.role === 'logic' ? heldObject(text) : undefined;
      if (held !== undefined) checkTypes(held.value, held.place, report);
    },
    rawEmbedded({ role, value, place }, report) {
      if (role === 'logic' && isObject(value)) checkTypes(value, place, report);
    },
  },
  examples: () => ({
    good: [{ title: 'a wall with all three', text: room() }],
    bad: [
      {
        title: 'a colour that is a number',
        text: logic('3', { col: 804513 }),
        findings: found(
          '/logic/3#/col',
          '804513',
          'col is 804513: the documents describe it as a string, such as "8B4513"',
        ),
      },
      {
        title: 'a number in quotes',
        text: logic('3', { e: '0.5' }),
        findings: found('/logic/3#/e', '\\"0.5\\"', 'e is "0.5": the documents describe it as a number'),
      },
      {
        title: 'a number for true',
        text: logic('3', { c: 1 }),
        findings: found('/logic/3#/c', '1', 'c is 1: the documents describe it as true or false'),
      },
    ],
  }),
});

function checkTypes(logic: JsonObject, place: Place, report: Report): void {
  for (const [field, type, words] of FIELDS) {
    const value = logic[field];
    if (value === undefined || jsonType(value) === type) continue;
    report(
      throughout(`${type}, not ${jsonType(value)}`, {
        at: place.at(field),
        message: `${field} is ${quoteValue(value)}: the documents describe it as ${words}`,
      }),
    );
  }
}
