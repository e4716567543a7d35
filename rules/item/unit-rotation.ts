import {
  defineRule,
  found,
  items,
  type JsonObject,
  numberField,
  objectField,
  quoteValue,
  room,
  throughout,
} from '../kit.js';

/** Rounding to four digits changes the length by less. */
const TOLERANCE = 0.001;

const withRotation = (rot: JsonObject): string => items({ 3: { rot } });

export default defineRule({
  id: 'item/unit-rotation',
  level: 'warning',
  fix: 'none',
  summary: 'The rotation of an item is a quaternion of length 1',
  source: 'game-management API, part 2, item record fields: rot is a quaternion',
  why: 'A quaternion represents a rotation only when its length is 1. The documents do not say what the game does with another length.',
  item({ key, record, place }, report) {
    const rot = objectField(record, 'rot');
    if (rot === undefined) return;
    const [x, y, z, w] = [
      numberField(rot, 'x'),
      numberField(rot, 'y'),
      numberField(rot, 'z'),
      numberField(rot, 'w'),
    ];
    if (x === undefined || y === undefined || z === undefined || w === undefined) return;
    const length = Math.sqrt(x * x + y * y + z * z + w * w);
    if (Math.abs(length - 1) <= TOLERANCE) return;
    const kind = length === 0 ? 'zero' : length > AN_ANGLE ? 'angles' : 'length';
    const message = `rot of item ${quoteValue(key)} ${advice(length)}`;
    report(throughout(kind, { at: place.at('rot'), message }));
  },
  examples: () => ({
    good: [
      { title: 'no rotation', text: room() },
      {
        title: 'an eighth of a turn, rounded',
        text: withRotation({ x: 0, y: 0.3827, z: 0, w: 0.9239 }),
      },
    ],
    bad: [
      {
        title: 'degrees instead of a quaternion',
        text: withRotation({ x: 0, y: 90, z: 0, w: 1 }),
        findings: found(
          '/roomItems/3/rot',
          '{\n        "x": 0,\n        "y": 90,\n        "z": 0,\n        "w": 1\n      }',
          'rot of item "3" has length 90.006 instead of 1: write a quaternion, not angles in degrees',
        ),
      },
      {
        title: 'all zeros',
        text: withRotation({ x: 0, y: 0, z: 0, w: 0 }),
        findings: found(
          '/roomItems/3/rot',
          '{\n        "x": 0,\n        "y": 0,\n        "z": 0,\n        "w": 0\n      }',
          'rot of item "3" is all zeros, which is not a rotation: set w to 1 for no rotation',
        ),
      },
      {
        title: 'a quaternion that is not normalized',
        text: withRotation({ x: 0, y: 1, z: 0, w: 1 }),
        findings: found(
          '/roomItems/3/rot',
          '{\n        "x": 0,\n        "y": 1,\n        "z": 0,\n        "w": 1\n      }',
          'rot of item "3" has length 1.4142 instead of 1: divide x, y, z and w by 1.4142',
        ),
      },
    ],
  }),
});

/** From this length on, the numbers are angles rather than an unscaled quaternion. */
const AN_ANGLE = 10;
/** Enough digits to show that a length is not 1. */
const DIGITS = 5;

function advice(length: number): string {
  if (length === 0) return 'is all zeros, which is not a rotation: set w to 1 for no rotation';
  const shown = Number(length.toPrecision(DIGITS));
  const what = `has length ${shown} instead of 1`;
  if (length > AN_ANGLE) return `${what}: write a quaternion, not angles in degrees`;
  return `${what}: divide x, y, z and w by ${shown}`;
}
