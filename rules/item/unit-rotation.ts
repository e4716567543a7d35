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
import { defineRule, type FixDraft, numberField, objectField, type Place, writeValue } from '../kit.js';

/** Rounding to four digits changes the length by less. */
const TOLERANCE = 0.02;
/** From this length on, the numbers are angles rather than an unscaled quaternion. */
const AN_ANGLE = 10;
/** Enough digits to show that a length is not 1. */
const LENGTH_DIGITS = 5;
/** The angles that people write in radians: multiples of 15°. */
const RADIANS_STEP = Math.PI / 12;

interface Turn {
  readonly axis: (typeof AXES)[number];
  readonly degrees: number;
}

/** What a rotation that is not a unit quaternion most likely is. */
type Meaning =
  | { readonly as: 'zeros' | 'no turn' | 'unscaled'; readonly meant: Quaternion }
  | { readonly as: 'radians'; readonly turn: Turn; readonly meant: Quaternion }
  /** Angles; none of them where even that is not certain. */
  | { readonly as: 'degrees'; readonly turns: readonly Turn[]; readonly meant: Quaternion | undefined };

export default defineRule({
  id: 'item/unit-rotation',
  level: 'warning',
  kinds: {
    'not-unit': (values: Meaning & { readonly item: string; readonly length: number }) => {
      const length = Number(values.length.toPrecision(LENGTH_DIGITS));
      const what = `rot of ${values.item} has length ${length} instead of 1`;
      switch (values.as) {
        case 'zeros':
          return `rot of ${values.item} is all zeros, which is not a rotation: set w to 1 for no rotation, ${vectorText(values.meant)}`;
        case 'no turn':
          return `${what}, but x, y and z are 0, which is no rotation: set w to 1, ${vectorText(values.meant)}`;
        case 'unscaled':
          return `${what}: divide x, y, z and w by ${length}, which gives ${vectorText(values.meant)}`;
        case 'radians':
          return `${what}: write a quaternion, not an angle in radians. ${textOf(values.turn)}`;
        case 'degrees': {
          const advice = `${what}: write a quaternion, not angles in degrees`;
          const turns = values.turns.map(textOf).join(', ');
          if (turns === '') return `${advice}, such as ${vectorText(aroundAxis('y', 90))} for 90° around y`;
          return values.turns.length === 1
            ? `${advice}. ${turns}`
            : `${advice}. ${turns}. In which order they apply, the documents do not say`;
        }
      }
    },
  },
  fix: 'unsafe',
  summary: 'The rotation of an item is a quaternion of length 1',
  source: 'game-management API, part 2, item record fields: rot is a quaternion',
  on: {
    item({ key, record, place }, report, { snapshot }) {
      const held = objectField(record, 'rot');
      if (held === undefined) return;
      const [x, y] = [numberField(held, 'x'), numberField(held, 'y')];
      const [z, w] = [numberField(held, 'z'), numberField(held, 'w')];
      if (x === undefined || y === undefined || z === undefined || w === undefined) return;
      // Math.hypot takes ten times as long, and is needed for large numbers only.
      if (Math.abs(Math.sqrt(x * x + y * y + z * z + w * w) - 1) <= TOLERANCE) return;
      const length = Math.hypot(x, y, z, w);
      const rot = { x, y, z, w };
      const meaning = meaningOf(rot, length);
      const at = place.at('rot');
      report({
        kind: 'not-unit',
        at,
        values: { item: snapshot.labels.text(key), length, ...meaning },
        fix: meaning.meant && rotationFix(at, rot, meaning.meant),
      });
    },
  },
});

function textOf({ axis, degrees }: Turn): string {
  return turnText(axis, degrees, aroundAxis(axis, degrees));
}

function meaningOf(rot: Quaternion, length: number): Meaning {
  if (length === 0) return { as: 'zeros', meant: NO_ROTATION };
  const isPlain = rot.w === 0 || rot.w === 1;
  const turns = AXES.flatMap((axis) => (rot[axis] === 0 ? [] : [{ axis, degrees: rot[axis] }]));
  const [first, ...others] = turns;
  const only = isPlain && others.length === 0 ? first : undefined;
  if (only !== undefined && isRadians(only.degrees)) {
    const turn = { axis: only.axis, degrees: Math.round((only.degrees / Math.PI) * 180) };
    return { as: 'radians', turn, meant: aroundAxis(turn.axis, turn.degrees) };
  }
  if (length < AN_ANGLE) return { as: 'unscaled', meant: scaled(rot, length) };
  if (first === undefined) return { as: 'no turn', meant: NO_ROTATION };
  if (!isPlain || turns.some(({ degrees }) => Math.abs(degrees) > MAX_DEGREES))
    return { as: 'degrees', turns: [], meant: undefined };
  return { as: 'degrees', turns, meant: only && aroundAxis(only.axis, only.degrees) };
}

/** The fix that writes the numbers. Other fields of the rotation stay. */
function rotationFix(place: Place, rot: Quaternion, meant: Quaternion): FixDraft {
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
