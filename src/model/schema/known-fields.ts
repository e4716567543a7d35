import { type CompiledShape, shapes as compiled, snapshotShape } from './compiled/known-fields.js';
import { FIELDS, type FieldSetName } from './documented-fields.js';

declare const shapeBrand: unique symbol;

/** What the schemas say about the value at a place: an entry of the table that is made from them. */
export type Shape = number & { readonly [shapeBrand]: true };

/** No schema knows the value, nor anything in it. */
export const UNKNOWN_SHAPE = -1 as Shape;
/** A known field whose content no schema describes. Members and elements in it are unknown. */
export const UNDESCRIBED_SHAPE = 0 as Shape;
/** JSON in a string that is documented as text: members of objects in it are unknown. */
const PLAIN_TEXT_SHAPE = -2 as Shape;
export const SNAPSHOT_SHAPE = snapshotShape as Shape;

interface ReadyShape {
  readonly compiled: CompiledShape;
  readonly fields: ReadonlyMap<string, Shape>;
  readonly kinds: ReadonlyMap<string, Shape>;
}

function toMap(numbers: Readonly<Record<string, number>> | undefined): Map<string, Shape> {
  return new Map(Object.entries(numbers ?? {}).map(([name, shape]) => [name, shape as Shape]));
}

const SHAPES: readonly ReadyShape[] = compiled.map((shape) => ({
  compiled: shape,
  fields: toMap(shape.fields),
  kinds: toMap(shape.kinds),
}));

/** The shape of an object's member. In a section keyed by id, every member is known. */
export function memberShape(shape: Shape, key: string): Shape {
  const ready = SHAPES[shape];
  if (ready === undefined) return UNKNOWN_SHAPE;
  return ready.fields.get(key) ?? ((ready.compiled.every ?? UNKNOWN_SHAPE) as Shape);
}

/** The shape of an array's elements; unknown if no schema describes them, as in Rewards and ViewNodes. */
export function elementShape(shape: Shape): Shape {
  if (shape === PLAIN_TEXT_SHAPE) return PLAIN_TEXT_SHAPE;
  return (SHAPES[shape]?.compiled.items ?? UNKNOWN_SHAPE) as Shape;
}

/** The shape of the JSON that a string holds. */
export function insideShape(shape: Shape): Shape {
  if (shape === UNKNOWN_SHAPE) return UNKNOWN_SHAPE;
  return (SHAPES[shape]?.compiled.inside ?? PLAIN_TEXT_SHAPE) as Shape;
}

/** Whether the schemas say that the string at such a place holds JSON. */
export function holdsJson(shape: Shape): boolean {
  return SHAPES[shape]?.compiled.inside !== undefined;
}

/** Whether records of this shape come in kinds, distinguished by their `$type`. */
export function hasKinds(shape: Shape): boolean {
  return (SHAPES[shape]?.kinds.size ?? 0) > 0;
}

/** The shape of the kind that `type` names; unknown when no schema describes that kind. */
export function kindShape(shape: Shape, type: string): Shape {
  return SHAPES[shape]?.kinds.get(type) ?? UNKNOWN_SHAPE;
}

/** Whether the keys of an object are ids that the file chooses, and not names of fields. */
export function isKeyedById(shape: Shape): boolean {
  return SHAPES[shape]?.compiled.every !== undefined;
}

/** The record with a schema of its own that has this shape, such as `room-item`; undefined for parts. */
export function recordOfShape(shape: Shape): string | undefined {
  return SHAPES[shape]?.compiled.record;
}

/** Whether the elements of a list are records that carry an `Id` of their own. */
export function hasIdentifiedElements(shape: Shape): boolean {
  const element = elementShape(shape);
  return SHAPES[element]?.fields.has('Id') === true || (SHAPES[element]?.kinds.size ?? 0) > 0;
}

/** The documented fields with which the keys of a record of this shape are compared, if any. */
export function fieldSetOfShape(shape: Shape): FieldSetName | undefined {
  const ready = SHAPES[shape];
  if (ready === undefined) return undefined;
  const { record } = ready.compiled;
  if (record === undefined) return ready.fields.has('duration') ? 'transform-state' : undefined;
  if (Object.hasOwn(FIELDS, record)) return record as FieldSetName;
  // Effects without fields of their own.
  return ready.kinds.size > 0 ? 'effect' : undefined;
}
