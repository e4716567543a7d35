import { type Span, span } from '../../text/span.js';
import { skipSpace } from '../space.js';
import { asciiText } from '../tokens.js';

/** What stands in front of the JSON, or in its place. */
export interface ForeignStart {
  readonly kind: 'web-page' | 'lfs-pointer' | 'code-fence' | 'text-before-json' | 'no-json';
  readonly span: Span;
  /** Where the JSON begins behind it; undefined where none does. */
  readonly json: number | undefined;
  /** Whether a line of backticks stands before the JSON, so that another ends it. */
  readonly isFence: boolean;
}

const LF = 0x0a;
/** So much of the beginning is looked at to tell what it is. */
const LOOKED_AT = 256;

/** Tells a text that was never a JSON file from one with a slip in it: its slips, one by one, would say nothing. Linear time. */
export function foreignStart(bytes: Uint8Array): ForeignStart | undefined {
  const start = skipSpace(bytes, 0);
  const text = asciiText(bytes, start, Math.min(bytes.length, start + LOOKED_AT));
  const line = span(start, endOfLine(bytes, start));
  // A document type, a declaration of XML, or an element.
  if (/^<(!doctype|\?xml|[a-z][\w-]*[\s>])/i.test(text))
    return { kind: 'web-page', span: line, json: undefined, isFence: false };
  if (text.startsWith('version https://git-lfs.github.com/spec/'))
    return { kind: 'lfs-pointer', span: line, json: undefined, isFence: false };
  if (text.startsWith('```')) return { kind: 'code-fence', span: line, json: line.end, isFence: true };
  // Two words, or a word and a sign: one word alone, or a word for a value, may be a slip.
  if (!/^[A-Za-z_$][\w$]*[^\S\n]*[^\s]/.test(text) || /^(true|false|null|none|nan)\b/i.test(text))
    return undefined;
  const json = firstBracket(bytes, start);
  if (json === undefined) return { kind: 'no-json', span: line, json, isFence: false };
  const end = endOfText(bytes, json);
  const lastLine =
    asciiText(bytes, Math.max(start, end - LOOKED_AT), end)
      .split('\n')
      .at(-1) ?? '';
  return { kind: 'text-before-json', span: span(start, end), json, isFence: lastLine.startsWith('```') };
}

function endOfLine(bytes: Uint8Array, start: number): number {
  const found = bytes.indexOf(LF, start);
  return endOfText(bytes, found === -1 ? bytes.length : found);
}

/** The end of what stands before an offset, white space aside. */
function endOfText(bytes: Uint8Array, before: number): number {
  let end = before;
  while (end > 0 && (bytes[end - 1] as number) <= 0x20) end--;
  return end;
}

function firstBracket(bytes: Uint8Array, start: number): number | undefined {
  const object = bytes.indexOf(0x7b, start);
  if (object !== -1) return object;
  const array = bytes.indexOf(0x5b, start);
  return array === -1 ? undefined : array;
}
