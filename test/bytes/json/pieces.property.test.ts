import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tryJsonParse } from '../../../src/bytes/json/parse-json.js';
import { type Cut, parsePieces } from '../../../src/bytes/json/pieces.js';
import { parseText } from '../../../src/bytes/scan/parse-text.js';
import { prescan } from '../../../src/bytes/scan/prescan.js';
import { span } from '../../../src/bytes/text/span.js';
import { runs } from '../../runs.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const anyKey = fc.oneof(fc.constantFrom('__proto__', 'constructor', '7', '10', '', 'é', 'a'), fc.uuid());
const anySection = fc.oneof(
  { weight: 5, arbitrary: fc.dictionary(anyKey, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 6 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);
const anyRoom = fc.dictionary(anyKey, anySection, { maxKeys: 4 });
/** Keys without escapes, as parsePieces asks for. */
const anyText = fc
  .tuple(anyRoom, fc.constantFrom(undefined, 1, '\t'))
  .map(([room, indent]) => JSON.stringify(room, null, indent));

/** All commas between members of sections, found by a walk over the characters. */
function commas(text: string): Cut[] {
  const cuts: Cut[] = [];
  const open: string[] = [];
  let section = span(0, 0);
  const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^"{}[\],]+|"/g;
  let at = 0;
  let end = 0;
  for (const [token] of text.matchAll(tokens)) {
    at = end;
    end += encode(token).length;
    if (token === '{' || token === '[') open.push(token);
    else if (token === '}' || token === ']') open.pop();
    else if (token.startsWith('"') && open.length === 1) section = span(at + 1, end - 1);
    else if (token === ',' && open.length === 2 && open[1] === '{') cuts.push({ at, section });
  }
  return cuts;
}

describe('a text that is parsed in pieces', () => {
  test('has the value that it has as a whole, with the order of its keys', () => {
    fc.assert(
      fc.property(anyText, fc.infiniteStream(fc.boolean()), (text, isTaken) => {
        const cuts = commas(text).filter(() => isTaken.next().value);
        const value = parsePieces(encode(text), 0, cuts);
        expect(value).toEqual(JSON.parse(text));
        expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)));
      }),
      { numRuns: runs(20_000) },
    );
  });

  test('is refused unless it is JSON as a whole, whichever byte of it is wrong', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.nat(),
        fc.constantFrom(...'{}[],:" \\0', ',,', '{,', ',}', ''),
        (text, where, wrong) => {
          const at = where % text.length;
          const changed = text.slice(0, at) + wrong + text.slice(at + 1);
          if (tryJsonParse(changed) !== undefined) return;
          expect(parsePieces(encode(changed), 0, commas(changed)), changed).toBeUndefined();
          expect(parsePieces(encode(changed), 0, commas(text)), changed).toBeUndefined();
        },
      ),
      { numRuns: runs(50_000) },
    );
  });

  test.each([
    ['words of all kinds', ['wörd', '"quoted", and {so}', '{"Tasks":[{"Name":"a,b"}]}', '火']],
    ['one long word', ['x'.repeat(300)]],
  ])('is cut by the prescan between its members, where it is large: %s', (_what, words) => {
    const records = Object.fromEntries(
      Array.from({ length: 900 }, (_, index) => [`k${index}`, words.concat(String(index).repeat(30))]),
    );
    const room = { first: records, version: 1, list: [records], second: { ...records, last: {} } };
    for (const text of [JSON.stringify(room), JSON.stringify(room, null, 2)]) {
      const { cuts } = prescan(encode(text));
      const all = new Map(commas(text).map((cut) => [cut.at, cut]));
      for (const cut of cuts) expect(cut).toEqual(all.get(cut.at));
      expect(cuts.length).toBeGreaterThan(0);
      expect(parseText(encode(text))).toEqual(room);
    }
  });
});
