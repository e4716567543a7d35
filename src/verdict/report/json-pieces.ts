import { jsonWithoutCommands } from './workflow-commands.js';

/** A list is written item by item down to this depth: below it, every item is one piece. */
const DEEPEST = 3;

/**
 * A report as an indented JSON document, in pieces: together they may be longer than a string can be. Lists in
 * it may be made one item at a time, and members that are undefined are left out.
 */
export function* jsonPieces(report: object): Generator<string> {
  yield* piecesOf(report, 0, '');
  yield '\n';
}

/** A part of such a document. @param depth of the part @param indent of the line that it begins in */
export function* piecesOf(value: unknown, depth: number, indent: string): Generator<string> {
  const inner = `${indent}  `;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) yield indented(value, indent);
  else if (isList(value)) {
    let count = 0;
    for (const item of value) {
      yield count++ === 0 ? `[\n${inner}` : `,\n${inner}`;
      yield* piecesOf(item, depth + 1, inner);
    }
    yield count === 0 ? '[]' : `\n${indent}]`;
  } else {
    let count = 0;
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue;
      yield `${count++ === 0 ? '{' : ','}\n${inner}${jsonWithoutCommands(name)}: `;
      yield* piecesOf(member, depth + 1, inner);
    }
    yield count === 0 ? '{}' : `\n${indent}}`;
  }
}

function isList(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value;
}

/** A value whose first line continues a line. */
function indented(value: unknown, indent: string): string {
  return jsonWithoutCommands(value, 2).replaceAll('\n', `\n${indent}`);
}

/** The items of a list in one line, in pieces. */
export function* inOneLine(before: string, items: Iterable<object>, after: string): Generator<string> {
  yield `${before}[`;
  let separator = '';
  for (const item of items) {
    yield separator + jsonWithoutCommands(item);
    separator = ',';
  }
  yield `]${after}`;
}

/** A list that is made as it is written. */
export function* mapped<Item, Shape>(
  items: Iterable<Item>,
  shapeOf: (item: Item) => Shape,
): Generator<Shape> {
  for (const item of items) yield shapeOf(item);
}
