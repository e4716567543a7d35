import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrubText } from '../../src/scrub/scrub.js';
import { factsOf, roomTexts, wordsLeft } from '../scrub/scrubbed.js';

test('1,000 random rooms keep their findings at the same bytes when they are scrubbed, and no word', () => {
  fc.assert(
    fc.property(roomTexts, (text) => {
      expect(factsOf(scrubText(text))).toEqual(factsOf(text));
      expect(wordsLeft(text)).toEqual([]);
      expect(scrubText(text)).toBe(scrubText(text));
    }),
    { numRuns: 1000 },
  );
}, 600_000);
