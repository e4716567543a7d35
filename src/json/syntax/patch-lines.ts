import { CR, LF, MINUS, PLUS, QUOTE } from '../../text/characters.js';
import { span } from '../../text/span.js';
import { isBlank, isLineEnd } from '../space.js';
import type { RecognizerKind } from './recognizer.js';

/** Lines of a patch that were pasted into JSON: those with a plus are read, those with a minus are not. */
export const patchLines: RecognizerKind = {
  begin(reading) {
    const { bytes, scanner } = reading;
    let isFound = false;

    return {
      recognize() {
        const sign = bytes[scanner.start];
        if (sign !== PLUS && sign !== MINUS) return undefined;
        if (!isMark(scanner.start)) return undefined;
        if (!isFound) reading.fault('diff-marks', span(scanner.start, scanner.start + 1));
        isFound = true;
        scanner.end = sign === PLUS ? scanner.start + 1 : lineEnd(scanner.start);
        return 'next';
      },
    };

    /** Whether a sign is the first in its line, and white space and a key or bracket follow it. */
    function isMark(at: number): boolean {
      if (at > 0 && bytes[at - 1] !== LF && bytes[at - 1] !== CR) return false;
      let after = at + 1;
      while (isBlank(bytes[after])) after++;
      return (
        after > at + 1 && (bytes[after] === QUOTE || /[{}[\]]/.test(String.fromCharCode(bytes[after] ?? 0)))
      );
    }

    function lineEnd(at: number): number {
      let end = at;
      while (end < bytes.length && !isLineEnd(bytes[end])) end++;
      return end;
    }
  },
  examples: [['{\n-  "a": 1,\n+  "a": 2,\n  "b": 3\n}', 'diff-marks']],
};
