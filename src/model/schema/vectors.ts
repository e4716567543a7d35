import { keysOf, member } from '../../bytes/json/members.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';

/** The four numbers of a rotation. */
export interface Quaternion {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
}

export const AXES = ['x', 'y', 'z'] as const;
export type Axis = (typeof AXES)[number];

export const NO_ROTATION: Quaternion = { x: 0, y: 0, z: 0, w: 1 };
/** More than two turns are no angle that somebody wrote. */
export const MAX_DEGREES = 720;

/** A turn around one axis. */
export function aroundAxis(axis: Axis, degrees: number): Quaternion {
  // The same turn, between -180 and 180 degrees.
  const turn = degrees - 360 * Math.ceil(degrees / 360 - 0.5);
  const half = (turn * Math.PI) / 360;
  return { ...NO_ROTATION, [axis]: fourDigits(Math.sin(half)), w: fourDigits(Math.cos(half)) };
}

/** Four digits, and no negative zero. */
export function fourDigits(number: number): number {
  return Math.round(number * 1e4) / 1e4 + 0;
}

/** `90° around y is {x: 0, y: 0.7071, z: 0, w: 0.7071}` */
export function turnText(axis: Axis, degrees: number, meant: Quaternion): string {
  return `${degrees}° around ${axis} is ${vectorText(meant)}`;
}

/** `{x: 0, y: 1, z: 4}` */
export function vectorText(vector: Readonly<Partial<Record<Axis | 'w', number>>>): string {
  const parts = ([...AXES, 'w'] as const).flatMap((axis) => {
    const number = vector[axis];
    return number === undefined ? [] : [`${axis}: ${number}`];
  });
  return `{${parts.join(', ')}}`;
}

/** What to write for a rotation without w, by x, y and z; undefined if they do not say. */
export function rotationWithoutW(rotation: JsonValue): string | undefined {
  if (!isObject(rotation)) return undefined;
  const [x, y, z] = AXES.map((axis) => member(rotation, axis));
  if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') return undefined;
  const angles = { x, y, z };
  const [axis, ...others] = AXES.filter((each) => angles[each] !== 0);
  if (axis === undefined) return `set w to 1 for no rotation, ${vectorText(NO_ROTATION)}`;
  const degrees = angles[axis];
  // A number up to 1 may be a part of a quaternion.
  if (others.length > 0 || Math.abs(degrees) <= 1 || Math.abs(degrees) > MAX_DEGREES) return undefined;
  return `write a quaternion, not an angle in degrees. ${turnText(axis, degrees, aroundAxis(axis, degrees))}`;
}

/** The most characters of a string that may hold three or four numbers. */
const MAX_LENGTH = 200;

/** In words what to write for a vector of another form: `{x: 0, y: 1, z: 4}`. @param hasW of a rotation */
export function vectorInstead(value: JsonValue, hasW: boolean): string | undefined {
  const vector = otherForm(value, hasW);
  return Array.isArray(vector) ? `[${vector.join(', ')}]` : vector && vectorText(vector);
}

/**
 * The object for a vector in a list or string, or the list for an object that holds nothing else.
 * @param hasW of a rotation
 */
export function otherForm(
  value: JsonValue,
  hasW: boolean,
): number[] | Partial<Record<Axis | 'w', number>> | undefined {
  const axes = hasW ? ([...AXES, 'w'] as const) : AXES;
  if (isObject(value)) {
    const numbers = axes.map((axis) => member(value, axis));
    if (keysOf(value).length > axes.length) return undefined;
    return numbers.every((number) => typeof number === 'number') ? numbers : undefined;
  }
  const numbers = Array.isArray(value) ? value : typeof value === 'string' ? numbersIn(value) : [];
  if (numbers.length !== axes.length) return undefined;
  const vector: Partial<Record<Axis | 'w', number>> = {};
  for (const [index, axis] of axes.entries()) {
    const number = numbers[index];
    if (typeof number !== 'number') return undefined;
    vector[axis] = number;
  }
  return vector;
}

/** The numbers of a string such as `0, 1.5, 8` or `(0 1.5 8)`; none where it holds anything else. */
function numbersIn(text: string): number[] {
  if (text.length > MAX_LENGTH) return [];
  const inner = text
    .trim()
    .replace(/^[([{]/, '')
    .replace(/[)\]}]$/, '');
  const parts = inner.split(/[\s,;]+/).filter((part) => part !== '');
  const numbers = parts.map((part) => Number(part));
  return numbers.every((number) => Number.isFinite(number)) ? numbers : [];
}
