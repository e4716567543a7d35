import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { syntaxMessage } from '../../../rules/wording/syntax-message.js';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';
import { isThroughout } from '../../../src/json/syntax/syntax-fault.js';
import { Scanner, Token } from '../../../src/json/tokens.js';
import { almostJson, isJson } from '../../properties/arbitraries/almost-json.js';
import { anyPrinted } from '../../properties/arbitraries/json.js';
import { runs, spread } from '../../runs.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('syntax faults', () => {
  test('are none exactly when JSON.parse accepts the text', () => {
    fc.assert(
      fc.property(almostJson, (text) => {
        expect(findSyntaxFaults(encode(text)).length === 0, text).toBe(isJson(text));
      }),
      { numRuns: runs(8000) },
    );
  });

  test('are inside the text, on whole characters, and each has a message of one line', () => {
    fc.assert(
      fc.property(almostJson, (text) => {
        const bytes = encode(text);
        for (const fault of findSyntaxFaults(bytes)) {
          const { span, opened } = fault;
          expect(span.start).toBeLessThanOrEqual(span.end);
          expect(span.end).toBeLessThanOrEqual(bytes.length);
          for (const at of [span.start, span.end]) {
            if (at < bytes.length) expect((bytes[at] as number) & 0xc0).not.toBe(0x80);
          }
          if (opened !== undefined)
            expect('{[').toContain(String.fromCharCode(bytes[opened.start] as number));
          const message = syntaxMessage(fault, bytes);
          expect(message).not.toBe('');
          // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be in it
          expect(message).not.toMatch(/[\x00-\x1f\x7f-\x9f\u2028\u2029]/);
          expect(message.length).toBeLessThan(180);
        }
      }),
      { numRuns: runs(4000), examples: [['\\„']] },
    );
  });

  test('begin with the same one, for any limit', () => {
    fc.assert(
      fc.property(almostJson, fc.integer({ min: 1, max: 5 }), (text, limit) => {
        const all = findSyntaxFaults(encode(text), 1000);
        const some = findSyntaxFaults(encode(text), limit);
        const mistakes = some.filter(
          ({ kind }, index) => !isThroughout(kind) || some.findIndex((one) => one.kind === kind) === index,
        );
        expect(mistakes.length).toBeLessThanOrEqual(limit);
        expect(some.length > 0).toBe(all.length > 0);
        expect([some[0]?.kind, some[0]?.span.start]).toEqual([all[0]?.kind, all[0]?.span.start]);
      }),
      { numRuns: runs(2000) },
    );
  });
});

test.each([
  ['a comment', '/* a */'],
  ['a no-break space', '\u00a0'],
  ['a byte-order mark', '\ufeff'],
])('%s is one fault with white space anywhere', (_, slip) => {
  fc.assert(
    fc.property(anyPrinted(), fc.nat(), ({ bytes, marks }, at) => {
      const surface = marks.filter(({ depth }) => depth === 0);
      const edges = surface.flatMap(({ value, key }) => [...value, ...(key ?? [])]);
      const edge = edges[at % edges.length] ?? 0;
      const slipped = [...bytes.subarray(0, edge), ...encode(slip), ...bytes.subarray(edge)];
      const spans = findSyntaxFaults(Uint8Array.from(slipped)).map(({ span }) => span);
      expect(spans).toEqual([{ start: edge, end: edge + encode(slip).length }]);
    }),
    { numRuns: runs(300, 50) },
  );
});

const GARDEN = JSON.parse(readFileSync('examples/garden.json', 'utf8')) as unknown;
const WRONG: Readonly<Record<string, string>> = {
  '{': '[',
  '}': ']',
  '[': '{',
  ']': '}',
  ',': ':',
  ':': ',',
};

/** All texts with one sign or quote of a text gone, doubled or wrong, and where. */
function slipsOf(text: string): (readonly [text: string, at: number])[] {
  const slips: (readonly [string, number])[] = [];
  const scanner = new Scanner(encode(text));
  const add = (at: number, remove: number, written: string): void => {
    const slipped = text.slice(0, at) + written + text.slice(at + remove);
    if (!isJson(slipped)) slips.push([slipped, at]);
  };
  while (scanner.nextSolid() !== Token.end) {
    const { kind, start, end } = scanner;
    const sign = kind === Token.string ? '"' : text.slice(start, end);
    for (const at of kind === Token.string ? [start, end - 1] : [start]) {
      const wrong = WRONG[sign];
      if (wrong !== undefined) add(at, 1, wrong);
      else if (sign !== '"') continue;
      add(at, 1, '');
      add(at, 0, sign);
    }
  }
  return slips;
}

test.each([['  '], ['\t']])(
  'a single slip in a room is one fault, near its place, in lines indented by %j',
  (indent) => {
    const text = JSON.stringify(GARDEN, null, indent).replace(/[^\0-\x7f]/g, 'x');
    const slips = spread(slipsOf(text), 40);
    const lineOf = (all: string, at: number): number => all.slice(0, at).split('\n').length;
    const near = slips.filter(([slipped, at]) => {
      const faults = findSyntaxFaults(encode(slipped));
      expect(faults, `byte ${at}`).toHaveLength(1);
      const [{ span, opened } = { span: { start: 0 } }] = faults;
      const distances = [span, opened].map((place) =>
        place === undefined ? 99 : Math.abs(lineOf(slipped, place.start) - lineOf(slipped, at)),
      );
      return Math.min(...distances) <= 1;
    });
    expect(near.length / slips.length).toBeGreaterThan(0.95);
  },
);
