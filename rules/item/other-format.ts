import {
  defineRule,
  isObject,
  items,
  type JsonObject,
  type JsonValue,
  keyAt,
  objectField,
  quoteValue,
} from '../kit.js';

/** Names of other formats, by the documented field that has the same form. */
const OTHER_NAMES = { pos: 'position', rot: 'rotation' } as const;

export default defineRule({
  id: 'item/other-format',
  level: 'warning',
  kinds: { beside: {} },
  fix: 'none',
  summary: 'An item has its position and rotation in pos and rot alone',
  source: 'game-management API, part 2, item record fields',
  why: 'The documents know pos and rot. A position beside pos, as other formats have it, is a field of its own: the item stays where pos says.',
  on: {
    item({ key, record, place }, report, { snapshot }) {
      for (const [field, other] of Object.entries(OTHER_NAMES)) {
        const meant = objectField(record, field);
        const beside = objectField(record, other);
        if (meant === undefined || beside === undefined || !isAnother(beside, meant)) continue;
        report({
          at: keyAt(place.at(other)),
          message: `${snapshot.labels.text(key)} has ${field} and ${other}, and ${other} does nothing in the documents: write ${vector(beside)} in ${field} if that is what was meant`,
        });
      }
    },
  },
  examples: () => ({
    good: [
      { title: 'pos alone', text: items({}) },
      { title: 'a position that says the same', text: items({ 2: { position: { x: 0, y: 1, z: 4 } } }) },
      { title: 'a position of another form', text: items({ 2: { position: [1, 2, 3] } }) },
    ],
    bad: [
      {
        title: 'another position beside pos',
        text: items({ 2: { position: { x: 1, y: 2, z: 3 } } }),
        at: '/roomItems/2/position',
        marks: '"position"',
        message:
          'item 2 (GLB) has pos and position, and position does nothing in the documents: write {"x":1,"y":2,"z":3} in pos if that is what was meant',
      },
    ],
  }),
});

/** Whether a value has the numbers of another one, and at least one differs. */
function isAnother(value: JsonObject, other: JsonObject): boolean {
  const names = Object.keys(other);
  return (
    names.every((name) => typeof value[name] === 'number') &&
    names.some((name) => value[name] !== other[name])
  );
}

function vector(value: JsonValue): string {
  return isObject(value) ? JSON.stringify(value) : quoteValue(value);
}
