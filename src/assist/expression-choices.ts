import { EXPRESSION_FUNCTIONS, STATE_TEXTS } from '../expression/functions.js';
import { bareName } from '../snapshot/quest-values.js';
import type { Choice } from './choices.js';
import type { RoomNames } from './room-names.js';
import { wordAround } from './word-around.js';

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
/** Expressions spell only these names without doubt. */
const PLAIN_NAME = /^[^'"{}$|\\]+$/;

/** @param caret an index into the text */
export function expressionChoices(text: string, caret: number, names: RoomNames): ExpressionChoices {
  const before = text.slice(0, caret);
  const rest = text.slice(caret);
  const brace = openBrace(before);
  if (brace !== undefined) {
    const start = caret - before.slice(brace + 1).trimStart().length;
    const [right = ''] = /^[^{}'"]*(?=\})/.exec(rest) ?? [];
    return { start, end: caret + right.length, choices: questChoices(names) };
  }
  const quote = openQuote(before);
  if (quote === undefined) return { ...wordAround(text, caret), choices: functionChoices() };
  const open = before.lastIndexOf(quote);
  const close = Math.max(rest.indexOf(quote), 0);
  const left = before.slice(0, open).trimEnd();
  const isQuest = QUEST_FUNCTIONS.some((name) => left.endsWith(`${name}(`));
  return { start: open + 1, end: caret + close, choices: isQuest ? questChoices(names) : stateChoices() };
}

/** The brace of the `$T{` or `$TN{` that the end of a text is in. */
function openBrace(text: string): number | undefined {
  const open = text.lastIndexOf('{');
  return open > text.lastIndexOf('}') && /\$TN?$/.test(text.slice(0, open).slice(-3)) ? open : undefined;
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
