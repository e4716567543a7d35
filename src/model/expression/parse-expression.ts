import { type ExpressionFault, FaultFound } from './fault.js';
import type { ExpressionNode } from './node.js';
import { ExpressionParser } from './parser.js';
import { Tokens } from './tokens.js';

/** An expression that was read, or the first fault of its syntax. */
export type ParsedExpression =
  | { readonly kind: 'expression'; readonly root: ExpressionNode }
  | { readonly kind: 'fault'; readonly fault: ExpressionFault };

/** What was read last, because several rules ask for each expression, and many files have the same ones. */
const known = new Map<string, ParsedExpression>();
const MAX_KNOWN = 1_000;
/** Longer expressions are read again. */
const MAX_KNOWN_LENGTH = 200;

/** Reads an NCalc expression with reads such as `$N{coins}`, leniently and in linear time. */
export function parseExpression(text: string): ParsedExpression {
  const before = known.get(text);
  if (before !== undefined) return before;
  const parsed = parse(text);
  if (text.length <= MAX_KNOWN_LENGTH) {
    if (known.size === MAX_KNOWN) known.clear();
    known.set(text, parsed);
  }
  return parsed;
}

function parse(text: string): ParsedExpression {
  try {
    return { kind: 'expression', root: new ExpressionParser(text).parse() };
  } catch (error) {
    if (!(error instanceof FaultFound)) throw error;
    const { fault } = error;
    return { kind: 'fault', fault: brokenQuote(text, fault.start) ?? fault };
  }
}

/**
 * A string whose first quote has no partner, so that strings and text change places: `SetTask('a, 'Active',
 * 0.0)`.
 */
function brokenQuote(text: string, before: number): ExpressionFault | undefined {
  const tokens = new Tokens(text);
  for (let token = tokens.at(0); token.kind !== 'end' && token.start < before; token = tokens.at(token.end)) {
    if (token.kind !== 'string' || !token.isClosed || !tokens.isWordAt(token.end)) continue;
    const quote = text[token.start] as string;
    return { kind: 'unclosed-quote', quote, start: token.start, end: token.start + 1 };
  }
  return undefined;
}
