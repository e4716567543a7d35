import { defineRule, found, isObject, jsonType, logic, quoteValue, room } from '../kit.js';

/** What the documents give these three (game-management API, part 2, room-data snapshot), and its word in messages. */
const FIELDS = [
  ['col', 'string', 'a text, such as "8B4513"'],
  ['e', 'number', 'a number'],
  ['c', 'boolean', 'true or false'],
] as const;

export default defineRule({
  id: 'logic/field-types',
  level: 'warning',
  lenient: { level: 'off' },
  fix: 'none',
  summary: 'In the logic of an item, col is a text, e a number, and c true or false',
  source: 'game-management API, part 2, room-data snapshot: keys of a logic value',
  why: 'The game reads these fields by their type. What they mean depends on the prefab of the item, so that another type may be right for some.',
  owns: FIELDS.map(([field]) => ({ record: 'logic-value', keyword: 'type', field: [field] })),
  embeddedText({ role, reading, place }, report) {
    if (role !== 'logic' || reading.kind !== 'value' || !isObject(reading.value)) return;
    for (const [field, type, words] of FIELDS) {
      const value = reading.value[field];
      if (value === undefined || jsonType(value) === type) continue;
      report({
        at: place.inside().at(field),
        message: `${field} is ${quoteValue(value)}: it is documented as ${words}`,
      });
    }
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
          'col is 804513: it is documented as a text, such as "8B4513"',
        ),
      },
      {
        title: 'a number in quotes',
        text: logic('3', { e: '0.5' }),
        findings: found('/logic/3#/e', '\\"0.5\\"', 'e is "0.5": it is documented as a number'),
      },
      {
        title: 'a number for true',
        text: logic('3', { c: 1 }),
        findings: found('/logic/3#/c', '1', 'c is 1: it is documented as true or false'),
      },
    ],
  }),
});
