import { BACKTICK, LF, TILDE } from '../../text/characters.js';
import { type Span, span } from '../../text/span.js';
import { standIn } from '../../text/stand-in.js';
import { asciiText } from '../ascii-text.js';
import { isSpace, skipSpace } from '../space.js';
import type { RecognizerKind } from './recognizer.js';
import { fixCodeFence } from './syntax-fixes.js';

/** A web page or Git LFS pointer instead of JSON, and a Markdown code fence around it. */
export const beginning: RecognizerKind = {
  begin(reading) {
    const { bytes, scanner } = reading;
    const fence = openingFence(bytes);
    let isAtStart = true;

    return {
      recognize() {
        if (isAtStart) {
          isAtStart = false;
          return atStart();
        }
        const sign = bytes[scanner.start];
        const isFenceEnd = fence !== undefined && (sign === BACKTICK || sign === TILDE);
        return reading.expected === 'end' && isFenceEnd ? 'stop' : undefined;
      },
    };

    function atStart(): 'next' | 'stop' | undefined {
      const instead = standIn(bytes);
      if (instead === 'web-page' || instead === 'lfs-pointer') {
        const start = skipSpace(bytes, 0);
        reading.fault(instead, span(start, endOfLine(bytes, start)));
        return 'stop';
      }
      if (fence === undefined) return undefined;
      reading.fault('code-fence', fence, { fix: fixCodeFence(bytes, fence.start, fence.end) });
      scanner.end = fence.end;
      return 'next';
    }
  },
  examples: [
    ['<!doctype html>\n<p>Sign in</p>', 'web-page'],
    ['version https://git-lfs.github.com/spec/v1\n', 'lfs-pointer'],
    ['```json\n{}\n```\n', 'code-fence'],
    ['Here it is:\n```\n{}\n```\nDone.', 'code-fence'],
    ['~~~json\n{}\n~~~\n', 'code-fence'],
  ],
};

/** So much text may come before a code fence. */
const MAX_BEFORE = 1_024;

/** The line of the code fence right before the first bracket of a text. */
function openingFence(bytes: Uint8Array): Span | undefined {
  const before = /^[^{[]*/.exec(asciiText(bytes, 0, Math.min(bytes.length, MAX_BEFORE)))?.[0] ?? '';
  const found = /(?<![^\r\n])(?:`{3}|~{3})[^\r\n]*(?=\s*$)/.exec(before.trimEnd());
  return found === null ? undefined : span(found.index, endOfLine(bytes, found.index));
}

/** The offset after the last character of a line that is not white space. */
function endOfLine(bytes: Uint8Array, start: number): number {
  const found = bytes.indexOf(LF, start);
  let end = found === -1 ? bytes.length : found;
  while (end > start && isSpace(bytes[end - 1])) end--;
  return end;
}
