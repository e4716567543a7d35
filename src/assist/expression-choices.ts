import { EXPRESSION_FUNCTIONS, STATE_TEXTS } from '../expression/functions.js';
import { bareName } from '../snapshot/quest-values.js';
import type { Choice } from './choices.js';
import type { RoomNames } from './room-names.js';

/** What may be written in an expression, and instead of which part of its text. */
export interface ExpressionChoices {
  /** Indexes into the text; the end is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly choices: readonly (Choice & { readonly value: string })[];
}

const QUEST_FUNCTIONS = [
  'OnChange',
  ...EXPRESSION_FUNCTIONS.filter(({ quest }) => quest === 0).map(({ name }) => name),
];
const IN_BRACES = /\$TN?\{\s*([^{}]*)$/;
const IN_QUEST_ARGUMENT = new RegExp(`(?:${QUEST_FUNCTIONS.join('|')})\\(\\s*(['"])((?:(?!\\1).)*)$`, 's');
/** Expressions spell only these names without doubt. */
const PLAIN_NAME = /^[^'"{}$|\\]+$/;

/** @param caret an index into the text */
export function expressionChoices(text: string, caret: number, names: RoomNames): ExpressionChoices {
  const before = text.slice(0, caret);
  const rest = text.slice(caret);
  const braces = IN_BRACES.exec(before)?.[1];
  if (braces !== undefined)
    return around(braces, /^[^{}'"]*(?=\})/.exec(rest)?.[0] ?? '', questChoices(names));
  const quoted = IN_QUEST_ARGUMENT.exec(before);
  const quote = quoted === null ? openQuote(before) : quoted[1];
  if (quote !== undefined) {
    const inside = quoted?.[2] ?? before.slice(before.lastIndexOf(quote) + 1);
    const close = rest.indexOf(quote);
    const after = close < 0 ? '' : rest.slice(0, close);
    return around(inside, after, quoted === null ? stateChoices() : questChoices(names));
  }
  const word = /[\p{L}_][\p{L}\p{N}_]*$/u.exec(before)?.[0] ?? '';
  return around(word, /^[\p{L}\p{N}_]*/u.exec(rest)?.[0] ?? '', functionChoices());

  function around(left: string, right: string, choices: ExpressionChoices['choices']): ExpressionChoices {
    return { start: caret - left.length, end: caret + right.length, choices };
  }
}

/** The quote of the string that the end of a text is in. */
function openQuote(text: string): string | undefined {
  let quote: string | undefined;
  for (const character of text) {
    if (quote === undefined && (character === "'" || character === '"')) quote = character;
    else if (character === quote) quote = undefined;
  }
  return quote;
}

function questChoices(names: RoomNames): ExpressionChoices['choices'] {
  return names.names
    .map((name) => ({ kind: 'quest' as const, value: bareName(name), detail: name }))
    .filter(({ value }) => PLAIN_NAME.test(value));
}

function stateChoices(): ExpressionChoices['choices'] {
  return STATE_TEXTS.map((value) => ({ kind: 'value', value, detail: 'state of a quest' }));
}

function functionChoices(): ExpressionChoices['choices'] {
  return EXPRESSION_FUNCTIONS.map(({ name, isOfPlatform }) => ({
    kind: 'function',
    value: name,
    detail: isOfPlatform ? 'function of the platform' : 'function of NCalc',
  }));
}
