import { EQUALS, LESS, SEMICOLON } from '../../text/characters.js';
import { characterEnd } from '../../text/encoding.js';
import { asciiText } from '../ascii-text.js';
import { acceptComma } from './commas.js';
import type { RecognizerKind } from './recognizer.js';
import { fixColon, fixSemicolon } from './syntax-fixes.js';
import { SIGN_TOKENS, WORD_TOKENS } from './word-tokens.js';

/** Characters that no token of JSON has, and placeholders in angle brackets. */
export const strayCharacters: RecognizerKind = {
  begin(reading) {
    const { bytes, scanner, recent } = reading;

    return {
      recognize(kind) {
        if (WORD_TOKENS.has(kind) || SIGN_TOKENS.has(kind)) return undefined;
        if (reading.expected !== 'end') {
          recent.advance(kind, reading.token);
          recent.isWord = false;
        }
        if (bytes[scanner.start] !== LESS || !isPlaceholder()) strayCharacter();
        return 'next';
      },
    };

    function strayCharacter(): void {
      const { start } = scanner;
      const end = characterEnd(bytes, scanner.end - 1);
      // Continue as if `;` were a comma, and `=` or `=>` a colon.
      const isComma = bytes[start] === SEMICOLON && reading.expected === 'comma';
      const isColon = bytes[start] === EQUALS && reading.expected === 'colon';
      reading.faults.addStray(
        start,
        end,
        isColon ? fixColon(bytes, start) : isComma ? fixSemicolon(bytes, start) : undefined,
      );
      if (isComma) acceptComma(reading, false);
      else if (isColon) reading.expected = 'value';
    }

    /** `<your id>`, which somebody should have filled in. Counts as the key or value that belongs there. */
    function isPlaceholder(): boolean {
      const ahead = asciiText(bytes, scanner.start, Math.min(bytes.length, scanner.start + 64));
      const [found] = /^<[A-Za-z][^<>\r\n"]*>/.exec(ahead) ?? [];
      if (found === undefined || reading.expected === 'end') return false;
      scanner.end = scanner.start + found.length;
      reading.fault('placeholder');
      if (reading.expectsKey) reading.expected = 'colon';
      else reading.afterValue();
      return true;
    }
  },
  examples: [
    ['{"a" = 1; "b": 2}', 'stray-character', 'stray-character'],
    ['{"a": 1 ~~}', 'stray-character'],
    ['{"id": <your id>}', 'placeholder'],
  ],
};
