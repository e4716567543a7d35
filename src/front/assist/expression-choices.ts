import { NAME_FIELDS, VARIABLE_FUNCTIONS } from '../../model/catalog/name-kinds.js';
import { EXPRESSION_FUNCTIONS, STATE_TEXTS } from '../../model/expression/functions.js';
import { Tokens } from '../../model/expression/tokens.js';
import { bareName } from '../../model/snapshot/quest-values.js';
import type { PartChoices } from './choice.js';
import { type FieldContext, isExpression } from './context.js';
import { creatorChoices } from './creator-names.js';
import type { RoomNames } from './room-names.js';

/** Expressions spell only these names without doubt. */
const PLAIN_NAME = /^[^'"{}$|\\]+$/;

/** What may be written at a caret in a string with an expression or variables; otherwise undefined. */
export function partChoices(
  context: FieldContext,
  text: string,
  caret: number,
  names: RoomNames,
): PartChoices | undefined {
  if (isExpression(context)) return expressionChoices(text, caret, names);
  const [field, ...more] = context.path;
  const shown = NAME_FIELDS.get(names.ownerOf(context) ?? '')?.find(
    (each) => more.length === 0 && each.field === field && each.role === 'shown',
  );
  if (shown === undefined) return undefined;
  const bars = text.slice(0, caret).split('|');
  if (bars.length % 2 === 1) return { start: caret, end: caret, choices: [] };
  const start = caret - (bars.at(-1)?.length ?? 0);
  const [right = ''] = /^[^|]*(?=\|)/.exec(text.slice(caret)) ?? [];
  const end = caret + right.length;
  return { start, end, choices: creatorChoices(names.ofCreators, [shown.kind], text.slice(start, end)) };
}

/** @param caret an index into the text */
function expressionChoices(text: string, caret: number, names: RoomNames): PartChoices {
  const before = text.slice(0, caret);
  const rest = text.slice(caret);
  const read = openRead(before);
  if (read !== undefined) {
    const start = caret - before.slice(read.open).trimStart().length;
    const [right = ''] = /^[^{}'"]*(?=\})/.exec(rest) ?? [];
    const end = caret + right.length;
    const isState = read.letters.startsWith('T');
    return { start, end, choices: isState ? questChoices(names) : variables(names, text.slice(start, end)) };
  }
  const quote = openQuote(before);
  if (quote === undefined) return { ...wordAround(text, caret), choices: functionChoices() };
  const open = before.lastIndexOf(quote);
  const [start, end] = [open + 1, caret + Math.max(rest.indexOf(quote), 0)];
  return { start, end, choices: stringChoices(before.slice(0, open), text.slice(start, end), names) };
}

/** The read, such as `$T{`, that the end of a text is in, and the index after its brace. */
function openRead(text: string): { readonly letters: string; readonly open: number } | undefined {
  const open = text.lastIndexOf('{');
  if (open <= text.lastIndexOf('}')) return undefined;
  const [, letters] = /\$(TN?|N|S)$/.exec(text.slice(0, open).slice(-3)) ?? [];
  return letters === undefined ? undefined : { letters, open: open + 1 };
}

/** What a string may be, by the call that it is an argument of. */
function stringChoices(left: string, written: string, names: RoomNames): PartChoices['choices'] {
  const call = openCall(left);
  if (call === undefined) return stateChoices();
  const { name, argument } = call;
  if (VARIABLE_FUNCTIONS.set.get(name) === argument || VARIABLE_FUNCTIONS.used.get(name) === argument)
    return variables(names, written);
  const isQuest =
    (name === 'OnChange' && argument === 0) ||
    EXPRESSION_FUNCTIONS.some((each) => each.name === name && each.quest === argument);
  return isQuest ? questChoices(names) : stateChoices();
}

/** The call that the end of a text is in, and the index of the argument there. */
function openCall(text: string): { readonly name: string; argument: number } | undefined {
  const open: { readonly name: string; argument: number }[] = [];
  const tokens = new Tokens(text);
  let word = '';
  for (let token = tokens.at(0); token.kind !== 'end'; token = tokens.at(token.end)) {
    const sign = token.kind === 'sign' ? token.sign : '';
    const call = open.at(-1);
    if (sign === '(') open.push({ name: word, argument: 0 });
    else if (sign === ')') open.pop();
    else if (sign === ',' && call !== undefined) call.argument++;
    word = token.kind === 'name' ? text.slice(token.start, token.end) : '';
  }
  return open.at(-1);
}

/** The quote of the string that the end of a text is in. */
function openQuote(text: string): string | undefined {
  let quote: string | undefined;
  for (const character of text)
    if (quote === undefined && (character === "'" || character === '"')) quote = character;
    else if (character === quote) quote = undefined;
  return quote;
}

function questChoices(names: RoomNames): PartChoices['choices'] {
  return names.names
    .map((name) => ({ kind: 'quest' as const, value: bareName(name), detail: name }))
    .filter(({ value }) => PLAIN_NAME.test(value));
}

function variables(names: RoomNames, written: string): PartChoices['choices'] {
  return creatorChoices(names.ofCreators, ['variable', 'timer'], written).filter(({ value }) =>
    PLAIN_NAME.test(value),
  );
}

function stateChoices(): PartChoices['choices'] {
  return STATE_TEXTS.map((value) => ({ kind: 'value', value, detail: 'state of a quest' }));
}

function functionChoices(): PartChoices['choices'] {
  return EXPRESSION_FUNCTIONS.map(({ name, isOfPlatform }) => ({
    kind: 'function',
    value: name,
    detail: isOfPlatform ? 'function of the platform' : 'function of NCalc',
  }));
}

/** The word of an expression that an index is in, or at the end of. Empty where there is none. */
function wordAround(text: string, index: number): { readonly start: number; readonly end: number } {
  let start = index;
  while (start > 0 && isPartOfWord(text.charAt(start - 1))) start--;
  while (start < index && /\p{N}/u.test(text.charAt(start))) start++;
  let end = index;
  while (end < text.length && isPartOfWord(text.charAt(end))) end++;
  return { start, end };
}

function isPartOfWord(character: string): boolean {
  return /[\p{L}\p{N}_]/u.test(character);
}
