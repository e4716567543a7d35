import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NodeTable, readTable } from '../../../src/bytes/json/node-table.js';
import { tryJsonParse } from '../../../src/bytes/json/parse-json.js';
import { decodeUtf8 } from '../../../src/bytes/text/encoding.js';
import { runs } from '../../runs.js';

const LEVELS = 3;

/** Some begin as others do. */
const anyRecord = fc.oneof(
  fc.constantFrom(1, 12, 120, '1', '12', true, null, [1], [12]),
  fc.jsonValue({ maxDepth: 2 }),
);
const anyRoom = fc.dictionary(
  fc.constantFrom('items', 'quests', 'logic'),
  fc.dictionary(fc.constantFrom('a', 'b', 'c', '1', '2', 'é', '"'), anyRecord, { maxKeys: 8 }),
);

/** Two versions: most records are in both, and a byte of the second may be another. */
const anyVersions = fc
  .tuple(anyRoom, anyRoom, fc.constantFrom(undefined, 1), fc.option(fc.tuple(fc.nat(), fc.nat(255))))
  .map(([room, edits, indent, slip]) => {
    const after = Object.fromEntries(
      Object.entries({ ...edits, ...room }).map(([key, section]) => [key, { ...section, ...edits[key] }]),
    );
    const [before, bytes] = [room, after].map((value) => Buffer.from(JSON.stringify(value, null, indent)));
    if (slip !== null && bytes !== undefined) bytes[slip[0] % bytes.length] = slip[1];
    return [before ?? Buffer.of(), bytes ?? Buffer.of()] as const;
  });

const columnsOf = (table?: NodeTable): unknown =>
  table && [table.start, table.end, table.key, table.after].map((each) => each.slice(0, table.count));

test('a text is read beside another version as it is read alone', () => {
  fc.assert(
    fc.property(anyVersions, ([before, after]) => {
      const alone = readTable(after, 0, LEVELS);
      const beside = readTable(after, 0, LEVELS, readTable(before, 0, LEVELS));
      expect(columnsOf(beside)).toEqual(columnsOf(alone));
      const text = decodeUtf8(after);
      expect(beside?.isUtf8 === true).toBe(text !== undefined && tryJsonParse(text) !== undefined);
    }),
    { numRuns: runs(5000) },
  );
});
