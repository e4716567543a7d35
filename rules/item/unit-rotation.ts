import { defineRule, numberField, objectField } from '../kit.js';
import { rotationAdvice, rotationFix } from './rotation-advice.js';

/** Rounding to four digits changes the length by less. */
const TOLERANCE = 0.02;

export default defineRule({
  id: 'item/unit-rotation',
  level: 'warning',
  kinds: ['not-unit'],
  fix: 'unsafe',
  summary: 'The rotation of an item is a quaternion of length 1',
  source: 'game-management API, part 2, item record fields: rot is a quaternion',
  on: {
    item({ key, record, place }, report, { snapshot }) {
      const rot = objectField(record, 'rot');
      if (rot === undefined) return;
      const [x, y, z, w] = [
        numberField(rot, 'x'),
        numberField(rot, 'y'),
        numberField(rot, 'z'),
        numberField(rot, 'w'),
      ];
      if (x === undefined || y === undefined || z === undefined || w === undefined) return;
      const length = Math.hypot(x, y, z, w);
      if (Math.abs(length - 1) <= TOLERANCE) return;
      const { text, meant } = rotationAdvice({ x, y, z, w });
      const at = place.at('rot');
      const fix = meant && rotationFix(at, { x, y, z, w }, meant);
      report({ at, message: `rot of ${snapshot.labels.text(key)} ${text}`, fix });
    },
  },
});
