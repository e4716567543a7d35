import { isComputedText } from '../expression/functions.js';
import {
  type ExpressionNode,
  nodesOf,
  type ReadNode,
  type StringNode,
  withoutBrackets,
} from '../expression/node.js';

/* The quests that expressions name: in any text, by clear forms alone, or in an expression that was parsed. */

/** The functions that name a quest (quest and task records, part 2, quest names in expressions). */
export type QuestFunction = 'SetTask()' | '$T{}' | '$TN{}' | 'OnChange()';

/** The name of a quest in an expression. Its start and end are indexes into the text. */
interface QuestName {
  readonly by: QuestFunction;
  readonly name: string;
  /** Whether the name is written out: not a variable, nor built at run time with `$` or `|`. */
  readonly literal: boolean;
  readonly start: number;
  readonly end: number;
}

/** JSON may spell any letter as an escape. Searching without the backslash is faster and finds the same. */
const ESCAPED_ASCII = /u00[2-7]/;

/** A quick test, by rare characters: false means that no expression in a text names a quest. */
export function mayNameQuests(text: string): boolean {
  for (let at = text.indexOf('('); at >= 0; at = text.indexOf('(', at + 1))
    if (text.startsWith('SetTask', at - 7) || text.startsWith('OnChange', at - 8)) return true;
  for (let at = text.indexOf('$T'); at >= 0; at = text.indexOf('$T', at + 2))
    if (text[at + 2] === '{' || text[at + 2] === 'N') return true;
  return text.includes('\\u00') && ESCAPED_ASCII.test(text);
}

/**
 * The names of quests in the expressions of a string, by position. The documents name the functions but not
 * their syntax, so this reads only unambiguous forms: a name in braces, and the first argument of a function
 * in single or double quotes. Unclosed or computed names (`'a' + b`) are left out. The time is linear in the
 * length of the string, which may have millions of them.
 */
export function readQuestNames(text: string): readonly QuestName[] {
  const names: QuestName[] = [];
  for (const { 0: word, index } of text.matchAll(/\$T|SetTask|OnChange/g)) {
    const name =
      word === 'SetTask' || word === 'OnChange' ? nameInCall(text, index, word) : nameInBraces(text, index);
    if (name !== undefined) names.push(name);
  }
  return names;
}

/** `$T{name}` and `$TN{name}`. */
function nameInBraces(text: string, at: number): QuestName | undefined {
  const number = text[at + 2] === 'N';
  const open = at + (number ? 3 : 2);
  if (text[open] !== '{') return undefined;
  let close = open + 1;
  // Another opening brace: a nested function, or the first brace is unclosed.
  while (close < text.length && text[close] !== '}' && text[close] !== '{') close++;
  if (text[close] !== '}') return undefined;
  const by = number ? '$TN{}' : '$T{}';
  return questName(by, text, at, close + 1, unquoted(text, trimmed(text, open + 1, close)), true);
}

/** `SetTask('name', …)` and `OnChange('name', …)`. OnChange's argument without quotes is a condition. */
function nameInCall(text: string, at: number, name: 'SetTask' | 'OnChange'): QuestName | undefined {
  if (at > 0 && PART_OF_WORD.test(text[at - 1] as string)) return undefined;
  const open = at + name.length;
  if (text[open] !== '(') return undefined;
  const start = afterSpace(text, open + 1);
  const quoted = text[start] === "'" || text[start] === '"';
  if (!quoted && name === 'OnChange') return undefined;
  const end = quoted ? closingQuote(text, start) : endOfWord(text, start);
  const isWhole = end < text.length && endsArgument(text, afterSpace(text, quoted ? end + 1 : end));
  if (!isWhole || (name === 'OnChange' && isOfVariable(text, end + 1))) return undefined;
  const range = quoted ? { start: start + 1, end } : trimmed(text, start, end);
  return questName(`${name}()`, text, at, quoted ? end + 1 : end, range, quoted);
}

const COMPARISON = /\s*[,;]\s*(?:['"]\s*)?(?:[<>]|[=!]=\s*-?[\d.])/y;

/** Whether OnChange compares its first argument, which ends here, with a number: then it names a variable. */
function isOfVariable(text: string, end: number): boolean {
  COMPARISON.lastIndex = end;
  return COMPARISON.test(text);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** @param from the start of the function: findings about an empty name point at it */
function questName(
  by: QuestFunction,
  text: string,
  from: number,
  to: number,
  { start, end }: Range,
  sure: boolean,
): QuestName {
  const spelled = text.slice(start, end);
  const name = by.endsWith('()') && spelled.includes('\\') ? spelled.replace(/\\(.)/gs, '$1') : spelled;
  const literal = sure && !name.includes('$') && !name.includes('|');
  return start < end ? { by, name, literal, start, end } : { by, name, literal, start: from, end: to };
}

function trimmed(text: string, from: number, to: number): Range {
  let start = from;
  let end = to;
  while (start < end && isSpace(text, start)) start++;
  while (end > start && isSpace(text, end - 1)) end--;
  return { start, end };
}

/** The range inside quotes, if it has any. */
function unquoted(text: string, range: Range): Range {
  const quote = text[range.start];
  const isQuoted =
    (quote === "'" || quote === '"') && range.end - range.start > 1 && text[range.end - 1] === quote;
  return isQuoted ? { start: range.start + 1, end: range.end - 1 } : range;
}

/** The index of the closing quote, or the length of the text. A backslash escapes a quote. */
function closingQuote(text: string, open: number): number {
  const quote = text[open];
  let at = open + 1;
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
  return Math.min(at, text.length);
}

/** The end of an argument without quotes, or the first character that cannot be part of a name. */
function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && !NO_WORD.includes(text[at] as string)) at++;
  return at;
}

const NO_WORD = `,;()'"{}$|`;

function endsArgument(text: string, at: number): boolean {
  const unit = text[at];
  return unit === ',' || unit === ')' || unit === ';';
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text, at)) at++;
  return at;
}

function isSpace(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}

/** After a letter, digit or underscore it is part of another function's name. */
const PART_OF_WORD = /[\p{L}\p{N}_]/u;

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
