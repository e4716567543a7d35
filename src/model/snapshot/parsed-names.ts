import { isComputedText } from '../expression/functions.js';
import {
  type ExpressionNode,
  nodesOf,
  type ReadNode,
  type StringNode,
  withoutBrackets,
} from '../expression/node.js';
import { isOfVariable, type QuestFunction, type QuestName, readQuestNames } from './read-expression.js';

/** The names of quests in a parsed expression, by position: reads also in strings, nothing in comments. */
export function parsedNames(text: string, root: ExpressionNode): readonly QuestName[] {
  const names: QuestName[] = [];
  for (const node of nodesOf(root)) addNames(text, node, names);
  return names;
}

function addNames(text: string, node: ExpressionNode, names: QuestName[]): void {
  if (node.kind === 'read') {
    if (node.name !== undefined && READ_BY.has(node.letters)) names.push(nameInRead(node));
  } else if (node.kind === 'string') addReads(text, node.start, node.end, names);
  else if (node.kind === 'on-change') {
    const first = node.arguments[0]?.string;
    if (first !== undefined && !isOfVariable(text, first.end))
      names.push(nameInString('OnChange()', node.start, first));
    for (const { start, end } of node.arguments) addReads(text, start, end, names);
  } else if (node.kind === 'call' && node.name === 'SetTask') {
    const [given] = node.arguments;
    const first = given && withoutBrackets(given);
    if (first?.kind === 'string') names.push(nameInString('SetTask()', node.start, first));
  }
}

const READ_BY: ReadonlyMap<string, QuestFunction> = new Map([
  ['T', '$T{}'],
  ['TN', '$TN{}'],
]);

function nameInRead(node: ReadNode): QuestName {
  const by = READ_BY.get(node.letters) ?? '$T{}';
  const quoted = /^(['"])(.*)\1$/s.exec(node.name ?? '');
  const name = quoted?.[2] ?? node.name ?? '';
  const start = node.nameStart + (quoted === null ? 0 : 1);
  return named(by, name, start, start + name.length, node);
}

/** @param from the start of the call: findings about an empty name point at it */
function nameInString(by: QuestFunction, from: number, node: StringNode): QuestName {
  return named(by, node.value, node.start + 1, node.end - 1, { start: from, end: node.end });
}

function named(
  by: QuestFunction,
  name: string,
  start: number,
  end: number,
  whole: { readonly start: number; readonly end: number },
): QuestName {
  const literal = !isComputedText(name);
  return start < end
    ? { by, name, literal, start, end }
    : { by, name, literal, start: whole.start, end: whole.end };
}

/** The reads in a part of the text. */
function addReads(text: string, from: number, to: number, names: QuestName[]): void {
  const part = text.slice(from, to);
  if (!part.includes('$T')) return;
  for (const each of readQuestNames(part))
    if (each.by.startsWith('$')) names.push({ ...each, start: each.start + from, end: each.end + from });
}
