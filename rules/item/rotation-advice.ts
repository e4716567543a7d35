import {
  AXES,
  aroundAxis,
  fourDigits,
  MAX_DEGREES,
  NO_ROTATION,
  type Quaternion,
  turnText,
  vectorText,
} from '../../src/model/schema/index.js';
import { type FixDraft, type Place, writeValue } from '../kit.js';

/** What to write for a rotation that is not a unit quaternion, and its value if that is certain enough. */
export interface RotationAdvice {
  readonly kind: 'zero' | 'angles' | 'length';
  readonly text: string;
  readonly meant: Quaternion | undefined;
}

/** From this length on, the numbers are angles rather than an unscaled quaternion. */
const AN_ANGLE = 10;
/** Enough digits to show that a length is not 1. */
const LENGTH_DIGITS = 5;
/** The angles that people write in radians: multiples of 15°. */
const RADIANS_STEP = Math.PI / 12;

export function rotationAdvice(rot: Quaternion): RotationAdvice {
  const length = Math.hypot(rot.x, rot.y, rot.z, rot.w);
  if (length === 0)
    return {
      kind: 'zero',
      text: `is all zeros, which is not a rotation: set w to 1 for no rotation, ${vectorText(NO_ROTATION)}`,
      meant: NO_ROTATION,
    };
  const rounded = Number(length.toPrecision(LENGTH_DIGITS));
  const what = `has length ${rounded} instead of 1`;
  const axes = AXES.filter((axis) => rot[axis] !== 0);
  const isPlain = rot.w === 0 || rot.w === 1;
  const [axis, ...others] = axes;
  if (isPlain && axis !== undefined && others.length === 0 && isRadians(rot[axis])) {
    const degrees = Math.round((rot[axis] / Math.PI) * 180);
    const meant = aroundAxis(axis, degrees);
    const text = `${what}: write a quaternion, not an angle in radians. ${turnText(axis, degrees, meant)}`;
    return { kind: 'length', text, meant };
  }
  if (length < AN_ANGLE) {
    const meant = scaled(rot, length);
    const text = `${what}: divide x, y, z and w by ${rounded}, which gives ${vectorText(meant)}`;
    return { kind: 'length', text, meant };
  }
  if (axis === undefined)
    return {
      kind: 'length',
      text: `${what}, but x, y and z are 0, which is no rotation: set w to 1, ${vectorText(NO_ROTATION)}`,
      meant: NO_ROTATION,
    };
  const advice = `${what}: write a quaternion, not angles in degrees`;
  if (!isPlain || axes.some((each) => Math.abs(rot[each]) > MAX_DEGREES))
    return {
      kind: 'angles',
      text: `${advice}, such as ${vectorText(aroundAxis('y', 90))} for 90° around y`,
      meant: undefined,
    };
  const turns = axes.map((each) => turnText(each, rot[each], aroundAxis(each, rot[each])));
  if (others.length === 0)
    return { kind: 'angles', text: `${advice}. ${turns.join('')}`, meant: aroundAxis(axis, rot[axis]) };
  return {
    kind: 'angles',
    text: `${advice}. ${turns.join(', ')}. In which order they apply, the documents do not say`,
    meant: undefined,
  };
}

/** The fix that writes the numbers. Other fields of the rotation stay. */
export function rotationFix(place: Place, rot: Quaternion, meant: Quaternion): FixDraft {
  const changed = ([...AXES, 'w'] as const).filter((axis) => !Object.is(rot[axis], meant[axis]));
  return {
    safety: 'unsafe',
    description: `write ${vectorText(meant)}`,
    edits: changed.map((axis) => writeValue(place.at(axis), meant[axis])),
  };
}

function isRadians(angle: number): boolean {
  const steps = Math.round(Math.abs(angle) / RADIANS_STEP);
  return steps > 0 && steps <= 24 && Math.abs(Math.abs(angle) - steps * RADIANS_STEP) < 0.0005;
}

function scaled({ x, y, z, w }: Quaternion, length: number): Quaternion {
  return {
    x: fourDigits(x / length),
    y: fourDigits(y / length),
    z: fourDigits(z / length),
    w: fourDigits(w / length),
  };
}
