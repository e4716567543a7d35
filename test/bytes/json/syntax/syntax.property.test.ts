import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulePack } from '../../../../rules/index.js';
import { syntaxMessage } from '../../../../rules/wording/syntax-message.js';
import { applySplices, sortSplices } from '../../../../src/bytes/json/edit/splices.js';
import { findSyntaxFaults } from '../../../../src/bytes/json/syntax/syntax.js';
import { isThroughout } from '../../../../src/bytes/json/syntax/syntax-fault.js';
import { Scanner, Token } from '../../../../src/bytes/json/tokens.js';
import type { PlainObject } from '../../../../src/bytes/json/value.js';
import { byteOffset } from '../../../../src/bytes/text/span.js';
import { SNAPSHOT_FORM } from '../../../../src/model/schema/record-forms.js';
import { createLinter } from '../../../../src/verdict/lint/linter.js';
import { pureSha256 } from '../../../../src/verdict/lint/pure-sha256.js';
import type { Repair } from '../../../../src/verdict/lint/repair.js';
import { activeRules, settingsFor } from '../../../lint-example.js';
import { almostJson, isJson } from '../../../properties/arbitraries/almost-json.js';
import { anyPrinted, isValueOf, type Model } from '../../../properties/arbitraries/json.js';
import { runs, spread } from '../../../runs.js';
import { repairStrictly } from '../../../verdict/lint/repair-strictly.js';
import { oracleParse } from '../oracle-parse.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('syntax faults', () => {
  test('are none exactly when JSON.parse accepts the text; else inside it, each with a message of one line', () => {
    fc.assert(
      fc.property(almostJson, (text) => {
        const bytes = encode(text);
        const faults = findSyntaxFaults(bytes);
        expect(faults.length === 0, text).toBe(isJson(text));
        for (const fault of faults) {
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
      { numRuns: runs(8000, 150), examples: [['\\„'], ['1 \\é']] },
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
    { numRuns: runs(300) },
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

test('a missing brace on one line is reported where its object ends, whichever object it is', () => {
  const text = JSON.stringify(JSON.parse(readFileSync('examples/garden.json', 'utf8')));
  const ends: number[] = [];
  const scanner = new Scanner(encode(text));
  while (scanner.nextSolid() !== Token.end) if (scanner.kind === Token.closeObject) ends.push(scanner.start);
  fc.assert(
    fc.property(fc.constantFrom(...ends), (end) => {
      const [fault, ...more] = findSyntaxFaults(
        encode(text.slice(0, end) + text.slice(end + 1)),
        20,
        SNAPSHOT_FORM,
      );
      expect(more).toEqual([]);
      // Of several braces in a row, any may be the one that is missing.
      const run = /^\}*/.exec(text.slice(end))?.[0].length ?? 0;
      expect(fault?.span.start).toBe(end + run - 1);
    }),
    { numRuns: runs(100) },
  );
});

/** A text of JSON with commas at the end of lists, literals of Python, comments and a fence around it, and its value. */
function slipped(
  comments: readonly string[],
): fc.Arbitrary<{ readonly text: string; readonly model: Model }> {
  const choices = fc.infiniteStream(fc.nat(9));
  const fences = fc.constantFrom(['', ''], ['```json\n', '\n```\n'], ['\n```\r\n', '\r\n```']);
  return fc
    .tuple(anyPrinted({ halves: false }), choices, fences)
    .map(([{ bytes, marks, model }, stream, [before, after]]) => {
      const next = (): number => stream.next().value ?? 0;
      const splices = marks
        .filter(({ depth }) => depth === 0)
        .flatMap(({ model: of, value: [start, end] }) => {
          const [from, to, close] = [start, end, end - 1].map(byteOffset) as [never, never, never];
          const isFull = /[^\s[{}\]]/.test(Buffer.from(bytes.subarray(start, end)).toString());
          const isContainer = of.kind === 'array' || of.kind === 'object';
          const comment = comments[next()];
          return [
            ...(comment === undefined ? [] : [{ start: from, end: from, text: comment }]),
            ...(of.kind === 'literal' && next() < 5 ? [{ start: from, end: to, text: PYTHON[of.text] }] : []),
            ...(isContainer && isFull && next() < 5 ? [{ start: close, end: close, text: ',' }] : []),
          ];
        });
      const held = Buffer.from(applySplices(bytes, sortSplices(splices))).toString();
      return { text: `${before}{"settings": ${held}}${after}`, model };
    });
}

const PYTHON = { true: 'True', false: 'FALSE', null: 'None' };
const COMMENTS = ['/* fine */', '/**/', '// a door\n', '# why\n', '/* two\nlines */'];
const linter = createLinter(rulePack, activeRules(rulePack, settingsFor('recommended')), pureSha256);
const repair = (text: string, unsafe: boolean): Repair => repairStrictly(linter, encode(text), { unsafe });
const textOf = ({ after }: Repair): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(after.bytes);

describe('syntax fixes', () => {
  test.each<[what: string, comments: readonly string[], unsafe: boolean]>([
    ['safe ones for commas, literals and fences', [], false],
    ['unsafe ones for comments as well', COMMENTS, true],
  ])('restore the intended JSON: %s', (_what, comments, unsafe) => {
    fc.assert(
      fc.property(slipped(comments), ({ text, model }) => {
        const fixed = textOf(repair(text, unsafe));
        expect(isValueOf((oracleParse(fixed) as PlainObject).settings, model), text).toBe(true);
        expect(isJson(fixed)).toBe(true);
        expect(repair(fixed, unsafe).splices).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });

  test('of a text with any other mistakes keep the bytes outside the edits, and come to an end', () => {
    fc.assert(
      fc.property(almostJson, fc.boolean(), (text, unsafe) => {
        const made = repair(text, unsafe);
        expect(applySplices(made.before.bytes, sortSplices(made.splices))).toEqual(made.after.bytes);
        expect(made.unfinished).toBe(false);
        expect(repair(textOf(made), unsafe).splices).toEqual([]);
      }),
      { numRuns: runs(1500) },
    );
  });

  test('never hide a fault that has none', () => {
    fc.assert(
      fc.property(almostJson, (text) => {
        const faults = findSyntaxFaults(encode(text), 1000);
        if (faults.every(({ fix }) => fix !== undefined)) return;
        const replacements = faults.flatMap(({ fix }) => fix?.replacements ?? []);
        const splices = replacements.map(({ span, text: by }) => ({ ...span, text: by }));
        const after = applySplices(encode(text), sortSplices(splices));
        expect(isJson(new TextDecoder('utf-8', { ignoreBOM: true }).decode(after)), text).toBe(false);
      }),
      { numRuns: runs(4000) },
    );
  });

  test('are as many as there are slips, at the right bytes, and comments need an unsafe one', () => {
    const text = `\ufeff{"settings": {"list": [${'[1,],'.repeat(300)}]}}`;
    expect(textOf(repair(text, false))).toBe(`{"settings": {"list": [${'[1],'.repeat(299)}[1]]}}`);
    expect(isJson(textOf(repair('{"settings": {} /* why */}', false)))).toBe(false);
  });
});

test('hostile strings that only begin like JSON end the search at the number of places that are kept', () => {
  const faults = findSyntaxFaults(encode(`[${'"{" x '.repeat(20_000)}`), 1000);
  expect(faults.length).toBeLessThanOrEqual(10_000);
});
