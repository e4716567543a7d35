import { asciiText, stringText } from '../../bytes/json/decode.js';
import type { NodeTable } from '../../bytes/json/node-table.js';
import {
  elementShape,
  hasIdentifiedElements,
  hasKinds,
  holdsJson,
  insideShape,
  kindShape,
  memberShape,
  recordOfShape,
  type Shape,
  UNDESCRIBED_SHAPE,
  UNKNOWN_SHAPE,
} from '../../model/schema/known-fields.js';

const TYPE = '$type';

/**
 * What identifies the elements of a list: their `Id`; in lists that no schema describes, their `Id` or `id`;
 * otherwise only their position. The `id` of a requirement refers to a quest and does not identify the
 * requirement.
 */
export type Identity = 'Id' | 'any-id' | 'position';

/** What the schemas say about a node by its place and `$type`, with or without a string around it. */
export function nodeShape(table: NodeTable, node: number, placed: Shape): Shape {
  if (!table.isObject(node)) return placed;
  const shape = holdsJson(placed) ? insideShape(placed) : placed;
  if (!hasKinds(shape)) return shape;
  const type =
    typeOf(table, node) ?? (recordOfShape(shape) === 'subscription' ? typeByFields(table, node) : undefined);
  return type === undefined ? shape : kindShape(shape, type);
}

/** The `$type` that the rules give a subscription without one, by its fields. */
function typeByFields(table: NodeTable, subscription: number): string | undefined {
  let isTrigger = false;
  for (const child of table.children(subscription)) {
    const key = table.keyText(child);
    if (key === 'Effector') return 'TaskEffectorSubscription';
    isTrigger ||= key === 'Trigger' || key === 'DirectEffector';
  }
  return isTrigger ? 'TaskTriggerSubscription' : undefined;
}

export function hasType(table: NodeTable, node: number): boolean {
  return table.isObject(node) && typeOf(table, node) !== undefined;
}

export function typeOf(table: NodeTable, object: number): string | undefined {
  return textMember(table, object, TYPE);
}

/** The value of the last member with a key, if it is a string. */
export function textMember(table: NodeTable, object: number, key: string): string | undefined {
  let found: string | undefined;
  const limit = table.after[object] as number;
  for (let child = object + 1; child < limit; child = table.after[child] as number)
    if (table.keyText(child) === key) found = table.isString(child) ? nodeText(table, child) : undefined;
  return found;
}

export function nodeText(table: NodeTable, node: number): string {
  return stringText(table.bytes, table.start[node] as number, table.end[node] as number);
}

/** The shape of a child by its place, without its `$type`. */
export function childShape(table: NodeTable, container: number, shape: Shape, child: number): Shape {
  if (shape === UNKNOWN_SHAPE) return UNKNOWN_SHAPE;
  if (!table.isArray(container)) return memberShape(shape, table.keyText(child));
  const element = elementShape(shape);
  const isStray = recordOfShape(element) !== undefined && !table.isObject(child) && !table.isNull(child);
  return isStray ? UNKNOWN_SHAPE : element;
}

/** What identifies the elements of a list. */
export function identityIn(shape: Shape): Identity {
  if (hasIdentifiedElements(shape)) return 'Id';
  return shape === UNDESCRIBED_SHAPE || elementShape(shape) !== UNKNOWN_SHAPE ? 'position' : 'any-id';
}

export function isNumber(table: NodeTable, node: number): boolean {
  const first = table.bytes[table.start[node] as number] as number;
  return first === 0x2d || (first >= 0x30 && first <= 0x39);
}

export function numberText(table: NodeTable, node: number): string {
  return asciiText(table.bytes, table.start[node] as number, table.end[node] as number);
}

/** Differs for values of different types: the first character, the same one for all numbers. */
export function kindOf(table: NodeTable, node: number): string {
  if (isNumber(table, node)) return 'number';
  const first = table.bytes[table.start[node] as number];
  // `true` and `false` are of the same kind.
  return first === 0x66 ? 't' : String.fromCharCode(first ?? 0);
}
