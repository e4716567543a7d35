import { jsonWithoutCommands } from './workflow-commands.js';

/** A list of a JSON document, in pieces. @param indent of the line that it begins in */
export function* list<Item>(
  items: readonly Item[],
  indent: string,
  write: (item: Item) => Iterable<string>,
): Generator<string> {
  let before = '[\n';
  for (const item of items) {
    yield before;
    yield* write(item);
    before = ',\n';
  }
  yield items.length === 0 ? '[]' : `\n${indent}]`;
}

/** JSON with each line indented. */
export function indented(value: object, indent: string): string {
  return jsonWithoutCommands(value, 2).replaceAll(/^/gm, indent);
}
