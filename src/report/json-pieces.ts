import { jsonWithoutCommands } from './workflow-commands.js';

/** A list of a JSON document, in pieces. @param indent of the line that it begins in */
export function list<Item>(
  items: readonly Item[],
  indent: string,
  write: (item: Item) => Iterable<string>,
): readonly string[] {
  const pieces: string[] = [];
  let before = '[\n';
  for (const item of items) {
    pieces.push(before);
    for (const each of write(item)) pieces.push(each);
    before = ',\n';
  }
  pieces.push(items.length === 0 ? '[]' : `\n${indent}]`);
  return pieces;
}

/** JSON with each line indented. */
export function indented(value: object, indent: string): string {
  return jsonWithoutCommands(value, 2).replaceAll(/^/gm, indent);
}
