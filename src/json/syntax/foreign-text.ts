import { BACKTICK, LF, OPEN_ARRAY, OPEN_OBJECT, TILDE } from '../../text/characters.js';
import { type Span, span } from '../../text/span.js';
import { asciiText } from '../ascii-text.js';
import { skipSpace } from '../space.js';
import { Token } from '../tokens.js';
import type { RecognizerKind } from './recognizer.js';
import { fixCodeFence } from './syntax-fixes.js';

/** Text around the JSON, or instead of it. */
export const foreignText: RecognizerKind = {
  begin(reading) {
    const { bytes, scanner } = reading;
    const found = foreignStart(bytes);
    let isAtStart = found !== undefined;

    return {
      recognize(kind) {
        if (found === undefined) return undefined;
        if (isAtStart) {
          isAtStart = false;
          return skip(found);
        }
        return reading.expected === 'end' && isEnd(found, kind) ? 'stop' : undefined;
      },
    };

    function skip({ kind, span: at, json }: ForeignStart): 'next' | 'stop' {
      const fix = kind === 'code-fence' ? fixCodeFence(bytes, at.start, at.end) : undefined;
      reading.fault(kind, at, { fix });
      if (json === undefined) return 'stop';
      scanner.end = json;
      return 'next';
    }

    /** A closing fence, or the `;` of `const room = {};`, but not one more closing brace. */
    function isEnd({ kind, isFence }: ForeignStart, token: Token): boolean {
      if (isFence && [BACKTICK, TILDE].includes(bytes[scanner.start] ?? 0)) return true;
      return kind === 'text-before-json' && token !== Token.closeObject;
    }
  },
  examples: [
    ['<!doctype html>\n<p>Sign in</p>', 'web-page'],
    ['```json\n{}\n```\n', 'code-fence'],
    ['~~~json\n{}\n~~~\n', 'code-fence'],
    ['* Connected\n> GET /\n< HTTP/1.1 200 OK\n{}', 'text-before-json'],
    ['Here it is:\n```\n{}\n```\nDone.', 'text-before-json'],
    ['const room = {};', 'text-before-json'],
    [")]}',\n{}", 'text-before-json'],
    ['[12:30, 31/1/2026] Sam: {}', 'text-before-json'],
    ['not found', 'no-json'],
  ],
};

/** Something before the JSON, or instead of it. */
export interface ForeignStart {
  readonly kind: 'web-page' | 'lfs-pointer' | 'code-fence' | 'text-before-json' | 'no-json';
  readonly span: Span;
  /** The offset of the JSON after it; undefined if there is none. */
  readonly json: number | undefined;
  /** Whether the JSON is in a code fence, so that another fence ends it. */
  readonly isFence: boolean;
}

/** What may come before JSON: `)]}'`, the head of a chat message, or what `curl -v` prints. */
const NOT_A_VALUE = /^(?:\)\]\}'|[*<>] [^{}[\]"\n]*\n|\[[^[\]{}"\n]*\][^{}[\]"\n]*\w[^{}[\]"\n]*\{)/;

/** A text such as `<same as before>` alone. */
const PLACEHOLDER = /^<[^<>!?]*>\s*$/;

/** The lines around code in Markdown. */
const FENCE = /^(?:`{3}|~{3})/;

/** The number of bytes examined at the start. */
const LOOKED_AT = 256;

/** Recognizes a text that was never JSON, where syntax faults one by one would not help. Linear time. */
function foreignStart(bytes: Uint8Array): ForeignStart | undefined {
  const start = skipSpace(bytes, 0);
  const text = asciiText(bytes, start, Math.min(bytes.length, start + LOOKED_AT));
  const line = span(start, endOfLine(bytes, start));
  // A doctype, an XML declaration or an element.
  if (/^<(!doctype|\?xml|[a-z][\w-]*[\s>])/i.test(text) && !PLACEHOLDER.test(text))
    return { kind: 'web-page', span: line, json: undefined, isFence: false };
  if (text.startsWith('version https://git-lfs.github.com/spec/'))
    return { kind: 'lfs-pointer', span: line, json: undefined, isFence: false };
  if (FENCE.test(text)) return { kind: 'code-fence', span: line, json: line.end, isFence: true };
  // Two words, or a word and a sign. A single word or a misspelled literal is an ordinary syntax fault.
  const isText = /^[A-Za-z_$][\w$]*[^\S\n]*[^\s]/.test(text) && !/^(true|false|null|none|nan)\b/i.test(text);
  if (!isText && !NOT_A_VALUE.test(text)) return undefined;
  const json = firstBracket(bytes, start);
  if (json === undefined) return { kind: 'no-json', span: line, json, isFence: false };
  const end = endOfText(bytes, json);
  const lastLine =
    asciiText(bytes, Math.max(start, end - LOOKED_AT), end)
      .split('\n')
      .at(-1) ?? '';
  return { kind: 'text-before-json', span: span(start, end), json, isFence: FENCE.test(lastLine) };
}

function endOfLine(bytes: Uint8Array, start: number): number {
  const found = bytes.indexOf(LF, start);
  return endOfText(bytes, found === -1 ? bytes.length : found);
}

/** The offset after the last character before `before` that is not white space. */
function endOfText(bytes: Uint8Array, before: number): number {
  let end = before;
  while (end > 0 && (bytes[end - 1] as number) <= 0x20) end--;
  return end;
}

function firstBracket(bytes: Uint8Array, start: number): number | undefined {
  const object = bytes.indexOf(OPEN_OBJECT, start);
  if (object !== -1) return object;
  const array = bytes.indexOf(OPEN_ARRAY, start);
  return array === -1 ? undefined : array;
}
