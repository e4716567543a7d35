import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';
import type { SyntaxFault } from '../../../src/json/syntax/syntax-fault.js';
import { Scanner, Token } from '../../../src/json/tokens.js';
import { isJson } from '../../properties/arbitraries/almost-json.js';

/** One slip of a hand in a text that was JSON. */
export interface Slip {
  readonly kind: string;
  /** Where it was made, in characters. */
  readonly at: number;
  readonly text: string;
}

export const LAYOUTS: readonly (readonly [name: string, print: (value: unknown) => string])[] = [
  ['2 spaces', (value) => `${JSON.stringify(value, null, 2)}\n`],
  ['4 spaces', (value) => `${JSON.stringify(value, null, 4)}\n`],
  ['tabs', (value) => `${JSON.stringify(value, null, '\t')}\n`],
  ['one line', (value) => JSON.stringify(value)],
];

const WRONG: Readonly<Record<string, string>> = {
  '{': '[',
  '}': ']',
  '[': '{',
  ']': '}',
  ',': ':',
  ':': ',',
};

/** All single slips at tokens of a text, every `step`-th of each kind. ASCII texts only. */
export function* slipsOf(text: string, perKind: number): Generator<Slip> {
  const found = new Map<string, (() => Slip)[]>();
  const add = (kind: string, at: number, remove: number, written: string): void => {
    const slips = found.get(kind) ?? [];
    slips.push(() => ({ kind, at, text: text.slice(0, at) + written + text.slice(at + remove) }));
    found.set(kind, slips);
  };
  const scanner = new Scanner(new TextEncoder().encode(text));
  while (scanner.nextSolid() !== Token.end) {
    const { kind, start, end } = scanner;
    if (kind === Token.string) {
      add('" deleted at the beginning', start, 1, '');
      add('" deleted at the end', end - 1, 1, '');
      add('" doubled at the beginning', start, 0, '"');
      add('" doubled at the end', end, 0, '"');
      continue;
    }
    const sign = text.slice(start, end);
    const wrong = WRONG[sign];
    if (wrong === undefined) continue;
    add(`${sign} deleted`, start, 1, '');
    add(`${sign} doubled`, start, 0, sign);
    add(`${sign} as ${wrong}`, start, 1, wrong);
  }
  for (const slips of found.values()) {
    const step = Math.max(1, slips.length / perKind);
    for (let index = 0; index < slips.length; index += step) {
      const slip = slips[Math.floor(index)]?.();
      if (slip !== undefined && !isJson(slip.text)) yield slip;
    }
  }
}

export interface Outcome {
  /** Exactly one fault. */
  readonly isOne: boolean;
  /** What its message says to do gives back the value as it was. */
  readonly leadsBack: boolean;
  readonly faults: readonly SyntaxFault[];
}

/** @param original the value before the slip, as JSON without white space */
export function outcomeOf(slip: Slip, original: string, find = findSyntaxFaults): Outcome {
  const faults = find(new TextEncoder().encode(slip.text));
  const [fault] = faults;
  const isOne = faults.length === 1;
  const leadsBack =
    isOne && fault !== undefined && advised(slip.text, fault).some((text) => parsed(text) === original);
  return { isOne, leadsBack, faults };
}

function parsed(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What a text becomes if somebody does what the message of a fault says. */
function advised(text: string, fault: SyntaxFault): string[] {
  const { start, end } = fault.span;
  const found = text.slice(start, end);
  const put = (from: number, to: number, written: string): string =>
    text.slice(0, from) + written + text.slice(to);
  const opening = fault.opened === undefined ? '' : text.charAt(fault.opened.start);
  const closing = opening === '[' ? ']' : '}';
  const named = fault.named ?? '';
  if (fault.fix !== undefined) {
    let [made, from] = ['', 0];
    for (const { span, text: written } of fault.fix.replacements) {
      made += text.slice(from, span.start) + written;
      from = span.end;
    }
    return [made + text.slice(from)];
  }
  switch (fault.kind) {
    case 'extra-token':
    case 'extra-bracket':
    case 'second-comma':
    case 'second-colon':
    case 'leading-comma':
    case 'trailing-comma':
    case 'text-after-value':
      return [put(start, end, '')];
    case 'wrong-sign':
      return [put(start, end, named)];
    case 'missing-sign':
      return [put(start, start, named)];
    case 'missing-comma':
      return [put(start, start, ',')];
    case 'missing-colon':
      return [put(start, start, ':')];
    case 'unopened-object':
      return [put(start, start, '{')];
    case 'missing-bracket':
      return [put(start, start, `${closing},`)];
    case 'mismatched-bracket':
      if (fault.opened === undefined) {
        const before = found === ']' ? '[' : '{';
        return [put(start, start, before), put(start, end, '')];
      }
      return [put(start, start, closing), put(start, end, closing)];
    case 'cut-off':
      return [put(start, start, closing), `${text}${closing}`];
    case 'unclosed-string':
      return [put(end, end, '"')];
    case 'unquoted-key':
    case 'unquoted-text':
      return found.endsWith('"') ? [put(start, start, '"')] : [put(start, end, `"${found}"`)];
    case 'unescaped-quote':
      return [put(start, start, '\\')];
    default:
      return [];
  }
}
