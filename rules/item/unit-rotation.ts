import {
  type BadExample,
  defineRule,
  items,
  type JsonObject,
  numberField,
  objectField,
  room,
  throughout,
} from '../kit.js';
import { rotationAdvice, rotationFix } from './rotation-advice.js';

/** Rounding to four digits changes the length by less. */
const TOLERANCE = 0.02;

const withRotation = (rot: JsonObject): string => items({ 3: { rot } });

export default defineRule({
  id: 'item/unit-rotation',
  level: 'warning',
  kinds: { 'not-unit': {} },
  fix: 'unsafe',
  summary: 'The rotation of an item is a quaternion of length 1',
  source: 'game-management API, part 2, item record fields: rot is a quaternion',
  why: 'A quaternion represents a rotation only when its length is 1. The documents do not say what the game does with another length.',
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
      const { kind, text, meant } = rotationAdvice({ x, y, z, w });
      const at = place.at('rot');
      const fix = meant && rotationFix(at, { x, y, z, w }, meant);
      report(throughout(kind, { at, message: `rot of ${snapshot.labels.text(key)} ${text}`, fix }));
    },
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
      badRotation(
        'degrees instead of a quaternion',
        { x: 0, y: 60, z: 0, w: 1 },
        'has length 60.008 instead of 1: write a quaternion, not angles in degrees. 60° around y is {x: 0, y: 0.5, z: 0, w: 0.866}',
        { x: 0, y: 0.5, z: 0, w: 0.866 },
      ),
      badRotation(
        'degrees around two axes',
        { x: 45, y: 90, z: 0, w: 0 },
        'has length 100.62 instead of 1: write a quaternion, not angles in degrees. 45° around x is {x: 0.3827, y: 0, z: 0, w: 0.9239}, 90° around y is {x: 0, y: 0.7071, z: 0, w: 0.7071}. In which order they apply, the documents do not say',
      ),
      badRotation(
        'numbers that are no quaternion at all',
        { x: 0, y: 90, z: 0, w: 45 },
        'has length 100.62 instead of 1: write a quaternion, not angles in degrees, such as {x: 0, y: 0.7071, z: 0, w: 0.7071} for 90° around y',
      ),
      badRotation(
        'no angle around any axis',
        { x: 0, y: 0, z: 0, w: 90 },
        'has length 90 instead of 1, but x, y and z are 0, which is no rotation: set w to 1, {x: 0, y: 0, z: 0, w: 1}',
        { x: 0, y: 0, z: 0, w: 1 },
      ),
      badRotation(
        'an angle in radians',
        { x: 0, y: -1.0472, z: 0, w: 1 },
        'has length 1.448 instead of 1: write a quaternion, not an angle in radians. -60° around y is {x: 0, y: -0.5, z: 0, w: 0.866}',
        { x: 0, y: -0.5, z: 0, w: 0.866 },
      ),
      badRotation(
        'all zeros',
        { x: 0, y: 0, z: 0, w: 0 },
        'is all zeros, which is not a rotation: set w to 1 for no rotation, {x: 0, y: 0, z: 0, w: 1}',
        { x: 0, y: 0, z: 0, w: 1 },
      ),
      badRotation(
        'a quaternion that is not normalized',
        { x: 0, y: 3, z: 0, w: 4 },
        'has length 5 instead of 1: divide x, y, z and w by 5, which gives {x: 0, y: 0.6, z: 0, w: 0.8}',
        { x: 0, y: 0.6, z: 0, w: 0.8 },
      ),
    ],
  }),
});

function badRotation(title: string, rot: JsonObject, what: string, meant?: JsonObject): BadExample {
  const [x, y, z, w] = [rot.x, rot.y, rot.z, rot.w];
  const marks = `{\n        "x": ${x},\n        "y": ${y},\n        "z": ${z},\n        "w": ${w}\n      }`;
  return {
    title,
    text: withRotation(rot),
    at: '/roomItems/3/rot',
    marks,
    message: `rot of item 3 (ResizableCube) ${what}`,
    ...(meant && { fixed: withRotation(meant) }),
  };
}
