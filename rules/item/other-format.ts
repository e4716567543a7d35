import { defineRule, items, type JsonObject, keyAt, objectField, SLIPS, VECTORS } from '../kit.js';

/** Names of other formats for vectors of an item, with the documented field of each. */
const OTHER_NAMES = Object.entries(SLIPS['room-item'] ?? {}).filter(([, field]) => VECTORS.has(field));

export default defineRule({
  id: 'item/other-format',
  level: 'warning',
  kinds: { beside: {} },
  fix: 'none',
  summary: 'An item has its position and rotation in pos and rot alone',
  source: 'game-management API, part 2, item record fields',
  why: 'The documents describe pos and rot. They do not say what an import does with a position or rotation beside them, as other formats have it.',
  on: {
    item({ key, record, place }, report, { snapshot }) {
      for (const [other, field] of OTHER_NAMES) {
        const beside = objectField(record, other);
        const meant = objectField(record, field);
        if (beside === undefined || meant === undefined || !isAnother(beside, meant)) continue;
        report({
          at: keyAt(place.at(other)),
          message: `${snapshot.labels.text(key)} has ${field} and ${other}, but the documents describe only ${field}: write ${JSON.stringify(beside)} in ${field} if that is what was meant`,
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
          'item 2 (GLB) has pos and position, but the documents describe only pos: write {"x":1,"y":2,"z":3} in pos if that is what was meant',
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
