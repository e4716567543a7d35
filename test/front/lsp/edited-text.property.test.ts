import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { EditedText } from '../../../src/front/lsp/edited-text.js';
import { runs } from '../../runs.js';

const anyText = fc
  .array(fc.constantFrom('a', '"', 'é', '€', '😀', '\n', '\r\n', '\r', '\t'), { maxLength: 12 })
  .map((parts) => parts.join(''));

/** Where a change begins and ends, as parts of the text, and what comes there; the whole text without an end. */
const anyChange = fc.tuple(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.option(fc.nat({ max: 4 })),
  anyText,
);

test('changes of an editor give the text that the library of the protocol makes of them', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.constantFrom('', '\uFEFF'), anyText, anyText).map((parts) => parts.join('')),
      fc.array(anyChange, { minLength: 1, maxLength: 6 }),
      (before, changes) => {
        let now = before;
        let edited = EditedText.open('file:///a.json', 1, before);
        for (const [part, length, text] of changes) {
          // Updated again, it would take CR and LF that have come together for two line ends.
          const document = TextDocument.create('file:///a.json', 'json', 1, now);
          const start = atCharacter(now, Math.floor(part * now.length));
          const end = atCharacter(now, Math.min(now.length, start + (length ?? 0)));
          const range = { start: document.positionAt(start), end: document.positionAt(end) };
          const change = length === null ? { text } : { range, text };
          edited = edited.changed([change], 2);
          now = TextDocument.update(document, [change], 2).getText();
          expect(edited.text).toBe(now);
          expect(Buffer.from(edited.bytes).toString()).toBe(now);
        }
      },
    ),
    { numRuns: runs(10_000) },
  );
});

/** The offset of the character that an offset is inside of. */
function atCharacter(text: string, offset: number): number {
  return /[\uDC00-\uDFFF]/.test(text[offset] ?? '') ? offset - 1 : offset;
}
