import { type CompiledShape, shapes as compiled, snapshotShape } from './compiled/known-fields.js';

declare const shapeBrand: unique symbol;

/** What the schemas say about the value at a place: an entry of the table that is made from them. */
export type Shape = number & { readonly [shapeBrand]: true };

/** No schema knows the value, nor anything in it. */
export const UNKNOWN_SHAPE = -1 as Shape;
/** A known field whose content no schema describes: its elements are as known as itself, members of objects in it are not. */
const UNDESCRIBED_SHAPE = 0 as Shape;
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

/** The shape of an object's member. In a section keyed by id every member is known, elsewhere those that a schema names. */
export function memberShape(shape: Shape, key: string): Shape {
  const ready = SHAPES[shape];
  if (ready === undefined) return UNKNOWN_SHAPE;
  return ready.fields.get(key) ?? ((ready.compiled.every ?? UNKNOWN_SHAPE) as Shape);
}

/** The shape of an array's elements. Of a list where a record belongs, no schema knows anything. */
export function elementShape(shape: Shape): Shape {
  const compiled = SHAPES[shape]?.compiled;
  if (compiled === undefined) return UNKNOWN_SHAPE;
  return (compiled.items ?? (compiled.record === undefined ? UNDESCRIBED_SHAPE : UNKNOWN_SHAPE)) as Shape;
}

/** The shape of the JSON that a string holds. */
export function insideShape(shape: Shape): Shape {
  if (shape === UNKNOWN_SHAPE) return UNKNOWN_SHAPE;
  return (SHAPES[shape]?.compiled.inside ?? UNDESCRIBED_SHAPE) as Shape;
}

/** Whether the schemas say that the string at such a place holds JSON. */
export function holdsJson(shape: Shape): boolean {
  return SHAPES[shape]?.compiled.inside !== undefined;
}

/** Whether records of this shape come in kinds, told by their `$type`. */
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

/** The record that has a schema of its own and this shape, such as `room-item`; undefined for parts of records. */
export function recordOfShape(shape: Shape): string | undefined {
  return SHAPES[shape]?.compiled.record;
}
