import { jsonWithoutCommands } from './workflow-commands.js';

/**
 * A list of a JSON document with what is before and after it, in pieces: together they may be longer than a
 * string can be.
 * @param indent of the line that the list begins in; undefined where all is in one line
 * @param textOf an item, indented
 */
export function* list<Item>(
  before: string,
  items: readonly Item[],
  indent: string | undefined,
  textOf: (item: Item) => string,
  after: string,
): Generator<string> {
  const lineBreak = indent === undefined ? '' : '\n';
  yield `${before}[`;
  for (const [index, item] of items.entries()) yield `${index === 0 ? '' : ','}${lineBreak}${textOf(item)}`;
  yield `${items.length === 0 || indent === undefined ? '' : `\n${indent}`}]${after}`;
}

/** JSON with each line indented. */
export function indented(value: object, indent: string): string {
  return jsonWithoutCommands(value, 2).replaceAll(/^/gm, indent);
}
