import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Position, TextDocumentContentChangeEvent } from 'vscode-languageserver';
import { checkSnapshot, type Position as PlaceInText } from '../../../src/index.js';
import { many, runs } from '../../runs.js';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { startClient } from './client.js';

const folder = temporaryFolder();
const [QUESTS = '', PART = ''] = ['quests', 'garden-partial'].map((name) =>
  readFileSync(new URL(`../../../examples/${name}.json`, import.meta.url), 'utf8'),
);
/** Small ones: each case costs two whole checks. The last has findings before the first edit. */
const ROOMS = [QUESTS, PART, QUESTS.replace(/"Status": "\w+"/, '"Status": "Begun", "😀": "é"')];
const PIECES = [
  ...['"', '\\', '\\"', '{', '}', '[', ']', ',', ':', '0', '😀', 'é', '\n', '\r\n', '\t', ' '],
  ...['quests', '\\u00e9', '\\\\'],
];

interface Edit {
  readonly from: number;
  readonly length: number;
  readonly text: string;
}

const edit = fc.record({
  from: fc.nat(100_000),
  length: fc.nat(12),
  text: fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }).map((pieces) => pieces.join('')),
});

/** A position as the protocol counts, worked out from the whole text. */
function positionAt(text: string, index: number): Position {
  const lines = text.slice(0, index).split(/\r\n|\r|\n/);
  // Between CR and LF there is no position: this is before both.
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

/** An index that a position can name: not between the halves of a pair, nor within a line break. */
function nameable(text: string, index: number): number {
  const within =
    /[\uD800-\uDBFF]/.test(text[index - 1] ?? '') || (text[index - 1] === '\r' && text[index] === '\n');
  return within ? index - 1 : index;
}

function changed(
  text: string,
  { from, length, text: inserted }: Edit,
): { change: TextDocumentContentChangeEvent; now: string } {
  const start = nameable(text, from % (text.length + 1));
  const end = nameable(text, Math.min(text.length, Math.max(start, start + length)));
  const [first, last] = [Math.min(start, end), Math.max(start, end)];
  const range = { start: positionAt(text, first), end: positionAt(text, last) };
  return { change: { range, text: inserted }, now: text.slice(0, first) + inserted + text.slice(last) };
}

function found(text: string): readonly string[] {
  const bytes = new TextEncoder().encode(text);
  const shown = ({ offset, line, column }: PlaceInText): readonly number[] => {
    // A byte-order mark is a character of the protocol, and no column of the command.
    const mark = line === 1 && offset > 0 && text.startsWith('\uFEFF') ? 1 : 0;
    return [line - 1, column - 1 + mark];
  };
  return checkSnapshot(bytes).findings.map(({ rule, message, start, end }) =>
    JSON.stringify([rule, message, shown(start), shown(end)]),
  );
}

test('after edits in random order, the diagnostics are those of a fresh check', async () => {
  const client = await startClient({ folder: folder.path });
  let document = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ROOMS),
      fc.constantFrom('', '\uFEFF'),
      fc.constantFrom('\n', '\r\n'),
      fc.array(fc.array(edit, { minLength: 1, maxLength: many(12, 3), size: 'max' }), {
        minLength: 1,
        maxLength: many(20, 2),
        size: 'max',
      }),
      async (room, mark, lineBreak, batches) => {
        const uri = `file://${folder.path}/${++document}.json`;
        let text = mark + room.replaceAll('\n', lineBreak);
        client.open(uri, text);
        for (const [index, batch] of batches.entries()) {
          const changes = batch.map((each) => {
            const { change, now } = changed(text, each);
            text = now;
            return change;
          });
          client.change(uri, index + 2, ...changes);
        }
        const diagnostics = await client.diagnosticsOf(uri, batches.length + 1);
        client.close(uri);
        client.notices.length = 0;
        const shown = diagnostics.map(({ code, message, range: { start, end } }) =>
          JSON.stringify([code, message, [start.line, start.character], [end.line, end.character]]),
        );
        // Text that names no section is passed over.
        if (shown.length > 0) expect(shown).toEqual(found(text));
        else expect(found(text).filter((each) => !/^\["(?:text|snapshot)\//.test(each))).toEqual([]);
      },
    ),
    { numRuns: runs(200), endOnFailure: true },
  );
});
