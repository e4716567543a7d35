import { Scanner, Token } from '../../../src/json/tokens.js';

export interface RepeatedSlip {
  readonly name: string;
  /** Which tokens it concerns. */
  readonly concerns: (kind: Token, text: string) => boolean;
  readonly write: (text: string) => string;
}

const isNumber: RepeatedSlip['concerns'] = (kind) => kind === Token.number;
const isWord: RepeatedSlip['concerns'] = (kind, text) =>
  kind === Token.string && text.length > 3 && !/[\\"'{[,:]/.test(text.slice(1, -1));
const isJsonString: RepeatedSlip['concerns'] = (kind, text) => kind === Token.string && /^"[{[]/.test(text);

const DASHES = ['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\ufe63', '\uff0d'];
const WIDE: readonly (readonly [sign: string, wide: string])[] = [
  ['{', '\uff5b'],
  ['}', '\uff5d'],
  ['[', '\uff3b'],
  [']', '\uff3d'],
  [':', '\uff1a'],
  [',', '\uff0c'],
  [',', '\u3001'],
];
const QUOTES: readonly (readonly [begin: string, end: string])[] = [
  ['`', '`'],
  ["'", "'"],
  ["''", "''"],
  ['""', '""'],
  ['\\"', '\\"'],
  ['\u201c', '\u201d'],
  ['\u2018', '\u2019'],
  ['\u00ab', '\u00bb'],
  ['\uff02', '\uff02'],
  ['"', "'"],
  ["'", '"'],
  ['\u201c', '"'],
  ['"', '\u201d'],
  ['`', "'"],
  ['`', '"'],
  ["'", '\u2019'],
];

export const REPEATED_SLIPS: readonly RepeatedSlip[] = [
  ...DASHES.map((dash) => ({
    name: `${dash} for a minus sign`,
    concerns: (_: Token, text: string) => text.startsWith('-'),
    write: (text: string) => dash + text.slice(1),
  })),
  {
    name: 'full-width digits',
    concerns: isNumber,
    write: (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0xfee0 + digit.charCodeAt(0))),
  },
  { name: 'a plus sign', concerns: (_, text) => /^\d/.test(text), write: (text) => `+${text}` },
  {
    name: 'a decimal comma',
    concerns: (_, text) => /^-?\d+\.\d+$/.test(text),
    write: (text) => text.replace('.', ','),
  },
  {
    name: 'Python literals',
    concerns: (kind) => kind === Token.literal,
    write: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  },
  ...WIDE.map(([sign, wide]) => ({
    name: `${wide} for ${sign}`,
    concerns: (_: Token, text: string) => text === sign,
    write: () => wide,
  })),
  ...QUOTES.map(([begin, end]) => ({
    name: `strings in ${begin} and ${end}`,
    concerns: isWord,
    write: (text: string) => begin + text.slice(1, -1) + end,
  })),
  { name: '= for :', concerns: (kind) => kind === Token.colon, write: () => '=' },
  { name: '; for ,', concerns: (kind) => kind === Token.comma, write: () => ';' },
  { name: 'JSON that is not escaped', concerns: isJsonString, write: (text) => `"${JSON.parse(text)}"` },
  {
    name: 'JSON with doubled quotes',
    concerns: isJsonString,
    write: (text) => `"${String(JSON.parse(text)).replaceAll('"', '""')}"`,
  },
];

/** A text with a slip at every `step`-th token that it concerns; undefined if there is none. */
export function withSlips(text: string, { concerns, write }: RepeatedSlip, step: number): string | undefined {
  const bytes = new TextEncoder().encode(text);
  const scanner = new Scanner(bytes);
  const pieces: string[] = [];
  let from = 0;
  let count = 0;
  while (scanner.nextSolid() !== Token.end) {
    const { kind, start, end } = scanner;
    const token = text.slice(start, end);
    if (!concerns(kind, token) || count++ % step !== Math.min(2, step - 1)) continue;
    pieces.push(text.slice(from, start), write(token));
    from = end;
  }
  return pieces.length === 0 ? undefined : pieces.join('') + text.slice(from);
}

/** A trailing comma in every `step`-th object and list. */
export function withTrailingCommas(text: string, step: number): string {
  const scanner = new Scanner(new TextEncoder().encode(text));
  const pieces: string[] = [];
  let from = 0;
  let count = 0;
  let previous = { kind: scanner.nextSolid(), end: scanner.end };
  while (scanner.nextSolid() !== Token.end) {
    const { kind, end } = scanner;
    const closes = kind === Token.closeObject || kind === Token.closeArray;
    const isEmpty = previous.kind === Token.openObject || previous.kind === Token.openArray;
    if (closes && !isEmpty && count++ % step === 0) {
      pieces.push(text.slice(from, previous.end), ',');
      from = previous.end;
    }
    previous = { kind, end };
  }
  return pieces.join('') + text.slice(from);
}
