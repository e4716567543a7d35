/** The functions of expressions that name a quest (quest and task records, part 2, quest names in expressions). */
export type QuestFunction = 'SetTask()' | '$T{}' | '$TN{}' | 'OnChange()';

/** The name of a quest in an expression. Its start and end are indexes into the text. */
export interface QuestName {
  readonly by: QuestFunction;
  readonly name: string;
  /** Whether it stands there as it is. Without quotes it may be a variable, and with `$` or `|` in it, it is put together while playing. */
  readonly literal: boolean;
  readonly start: number;
  readonly end: number;
}

const CALLS = ['SetTask', 'OnChange'] as const;

/** In JSON text any letter may be spelled as an escape. Behind a backslash or not, this is as good a hint, and faster found. */
const ESCAPED_ASCII = /u00[2-7]/;

/**
 * A quick look at JSON text, or at a string: false means that it names no quest in an expression. Goes from one rare sign to the
 * next, so that 50 MB take a few milliseconds.
 */
export function mayNameQuests(text: string): boolean {
  for (let at = text.indexOf('('); at >= 0; at = text.indexOf('(', at + 1)) {
    if (text.startsWith('SetTask', at - 7) || text.startsWith('OnChange', at - 8)) return true;
  }
  for (let at = text.indexOf('$T'); at >= 0; at = text.indexOf('$T', at + 2)) {
    if (text[at + 2] === '{' || text[at + 2] === 'N') return true;
  }
  return text.includes('\\u00') && ESCAPED_ASCII.test(text);
}

/**
 * The names of quests in the expressions of a string, upwards. The documents show the functions and leave open how a name is
 * written there, so this reads what cannot be meant otherwise: braces up to the closing one, and the first argument
 * of a function, in quotes of either kind. What is not closed, or put together (`'a' + b`), is no name. Each letter is looked at
 * a few times at most, whatever the text.
 */
export function readQuestNames(text: string): QuestName[] {
  const found = [...inBraces(text), ...CALLS.flatMap((name) => inCalls(text, name))];
  return found.sort((a, b) => a.start - b.start);
}

/** `$T{name}` and `$TN{name}`. */
function inBraces(text: string): QuestName[] {
  const found: QuestName[] = [];
  for (let at = text.indexOf('$T'); at >= 0; at = text.indexOf('$T', at + 2)) {
    const number = text[at + 2] === 'N';
    const open = at + (number ? 3 : 2);
    if (text[open] !== '{') continue;
    let close = open + 1;
    // A brace inside begins another function, or the first one was never closed.
    while (close < text.length && text[close] !== '}' && text[close] !== '{') close++;
    if (text[close] !== '}') continue;
    const by = number ? '$TN{}' : '$T{}';
    found.push(questName(by, text, at, close + 1, unquoted(text, trimmed(text, open + 1, close)), true));
  }
  return found;
}

/** `SetTask('name', …)` and `OnChange('name', …)`. An argument of OnChange without quotes is a condition. */
function inCalls(text: string, name: (typeof CALLS)[number]): QuestName[] {
  const found: QuestName[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    if (at > 0 && PART_OF_WORD.test(text[at - 1] as string)) continue;
    const open = at + name.length;
    if (text[open] !== '(') continue;
    const start = afterSpace(text, open + 1);
    const quoted = text[start] === "'" || text[start] === '"';
    if (!quoted && name === 'OnChange') continue;
    const end = quoted ? closingQuote(text, start) : endOfWord(text, start);
    const isWhole = end < text.length && endsArgument(text, afterSpace(text, quoted ? end + 1 : end));
    if (!isWhole) continue;
    const range = quoted ? { start: start + 1, end } : trimmed(text, start, end);
    found.push(questName(`${name}()`, text, at, quoted ? end + 1 : end, range, quoted));
  }
  return found;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** @param from where the function begins: an empty name has no letters of its own to point at */
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

/** What stands inside quotes, where the range has some. */
function unquoted(text: string, range: Range): Range {
  const quote = text[range.start];
  const isQuoted =
    (quote === "'" || quote === '"') && range.end - range.start > 1 && text[range.end - 1] === quote;
  return isQuoted ? { start: range.start + 1, end: range.end - 1 } : range;
}

/** The index of the quote that closes the one at `open`, or the length of the text. A backslash takes its meaning from a quote. */
function closingQuote(text: string, open: number): number {
  const quote = text[open];
  let at = open + 1;
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
  return Math.min(at, text.length);
}

/** The end of an argument without quotes: where it ends, or where something begins that makes it no name. */
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

/** A letter, a digit or an underscore in front makes it the name of another function. */
const PART_OF_WORD = /[\p{L}\p{N}_]/u;
