import { jsonWithoutCommands } from './workflow-commands.js';

/** A list is written item by item down to this depth: below it, every item is one piece. */
const DEEPEST = 3;

/**
 * A report as an indented JSON document, in pieces: together they may be longer than a string can be. Lists may
 * be any iterable, and members that are undefined are left out.
 */
export function jsonPieces(report: object): string[] {
  return [...piecesOf(report, 0, ''), '\n'];
}

/** A part of such a document. @param depth of the part @param indent of the line that it begins in */
export function piecesOf(value: unknown, depth: number, indent: string): string[] {
  const pieces: string[] = [];
  write(value, depth, indent, pieces);
  return pieces;
}

function write(value: unknown, depth: number, indent: string, pieces: string[]): void {
  const inner = `${indent}  `;
  let count = 0;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) pieces.push(indented(value, indent));
  else if (isList(value)) {
    for (const item of value) {
      pieces.push(count++ === 0 ? `[\n${inner}` : `,\n${inner}`);
      write(item, depth + 1, inner, pieces);
    }
    pieces.push(count === 0 ? '[]' : `\n${indent}]`);
  } else {
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue;
      pieces.push(`${count++ === 0 ? '{' : ','}\n${inner}${jsonWithoutCommands(name)}: `);
      write(member, depth + 1, inner, pieces);
    }
    pieces.push(count === 0 ? '{}' : `\n${indent}}`);
  }
}

function isList(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value;
}

/** A value whose first line continues a line. */
function indented(value: unknown, indent: string): string {
  return jsonWithoutCommands(value, 2).replaceAll('\n', `\n${indent}`);
}
