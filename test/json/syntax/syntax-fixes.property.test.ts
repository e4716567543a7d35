import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulePack } from '../../../rules/index.js';
import { applySplices, sortSplices } from '../../../src/json/edit/splices.js';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';
import { createLinter } from '../../../src/lint/linter.js';
import { activeRules } from '../../../src/lint/pack.js';
import { pureSha256 } from '../../../src/lint/pure-sha256.js';
import type { Repair } from '../../../src/lint/repair.js';
import { repairStrictly } from '../../lint/repair-strictly.js';
import { settingsFor, toBytes } from '../../lint-example.js';
import { almostJson, isJson } from '../../properties/arbitraries/almost-json.js';
import { runs } from '../../runs.js';

const linter = createLinter(rulePack, activeRules(rulePack, settingsFor('recommended')), pureSha256);

function repair(text: string, unsafe: boolean): Repair {
  const bytes = toBytes(text);
  return repairStrictly(linter, bytes, { unsafe });
}

const textOf = ({ after }: Repair): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(after.bytes);
const safely = (text: string): string => textOf(repair(text, false));
const fully = (text: string): string => textOf(repair(text, true));

/** A value with random slips: how it is written, and what it means. */
interface Slipped {
  readonly text: string;
  readonly value: unknown;
}

const comment = fc.constantFrom('/* fine */', '/**/', '// a door\n', '# why\n', '/* two\nlines */');

/** White space, with a comment now and then. */
function gaps(comments: boolean): fc.Arbitrary<string> {
  const space = fc.constantFrom('', ' ', '\n  ', '\r\n\t');
  if (!comments) return space;
  return fc.oneof(
    { weight: 4, arbitrary: space },
    { weight: 1, arbitrary: fc.tuple(space, comment, space).map((parts) => parts.join('')) },
  );
}

/** Containers with a comma at the end, and literals of Python. Comments go by unsafe fixes only. */
function slipped(comments: boolean): fc.Arbitrary<Slipped> {
  const gap = gaps(comments);
  const scalar: fc.Arbitrary<Slipped> = fc.oneof(
    fc.constantFrom(
      { text: 'True', value: true },
      { text: 'FALSE', value: false },
      { text: 'None', value: null },
      { text: 'null', value: null },
      { text: '-1.5e3', value: -1500 },
    ),
    fc
      .constantFrom('', 'a // b', 'None, True', '},]', '"', '\\', '…', '/* rest */', 'é')
      .map((value) => ({ text: JSON.stringify(value), value })),
  );
  const joined = (
    open: string,
    close: string,
    parts: readonly string[],
    isTrailing: boolean,
    inner: string,
  ): string =>
    open +
    inner +
    parts.join(`${inner},`) +
    (isTrailing && parts.length > 0 ? `${inner},` : '') +
    inner +
    close;
  const { value } = fc.letrec<{ value: Slipped }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      scalar,
      fc
        .tuple(fc.array(tie('value'), { maxLength: 4 }), fc.boolean(), gap)
        .map(([elements, isTrailing, inner]) => ({
          text: joined(
            '[',
            ']',
            elements.map(({ text }) => ` ${text}`),
            isTrailing,
            inner,
          ),
          value: elements.map((element) => element.value),
        })),
      fc
        .tuple(
          fc.array(fc.tuple(fc.constantFrom('a', 'b', '#', '//', '10'), tie('value')), { maxLength: 4 }),
          fc.boolean(),
          gap,
        )
        .map(([members, isTrailing, inner]) => ({
          text: joined(
            '{',
            '}',
            members.map(([key, { text }]) => `${JSON.stringify(key)}:${inner} ${text}`),
            isTrailing,
            inner,
          ),
          value: Object.fromEntries(members.map(([key, member]) => [key, member.value])),
        })),
    ),
  }));
  const fenced = fc.constantFrom(['', ''], ['```json\n', '\n```\n'], ['\n```\r\n', '\r\n```']);
  return fc.tuple(value, fenced).map(([{ text, value: meant }, [before, after]]) => ({
    text: `${before}{"settings": ${text}}${after}`,
    value: { settings: meant },
  }));
}

describe('syntax fixes', () => {
  test('restore the intended JSON: safe ones for commas, literals and fences', () => {
    fc.assert(
      fc.property(slipped(false), ({ text, value }) => {
        const fixed = safely(text);
        expect(JSON.parse(fixed)).toEqual(value);
        expect(safely(fixed)).toBe(fixed);
      }),
      { numRuns: runs(500, 40) },
    );
  });

  test('restore the intended JSON: also unsafe ones for comments', () => {
    fc.assert(
      fc.property(slipped(true), ({ text, value }) => {
        const fixed = fully(text);
        expect(JSON.parse(fixed)).toEqual(value);
        expect(fully(fixed)).toBe(fixed);
        if (/\/\*|\/\/ a|# why/.test(text.replace(/"(?:[^"\\]|\\.)*"/g, '')))
          expect(isJson(safely(text))).toBe(false);
      }),
      { numRuns: runs(500, 40) },
    );
  });

  test('of a text with any other mistakes keep the bytes outside the edits, and come to an end', () => {
    fc.assert(
      fc.property(almostJson, fc.boolean(), (text, unsafe) => {
        const made = repair(text, unsafe);
        expect(applySplices(made.before.bytes, sortSplices(made.splices))).toEqual(made.after.bytes);
        expect(made.unfinished).toBe(false);
        const again = repair(textOf(made), unsafe);
        expect(again.splices).toEqual([]);
      }),
      { numRuns: runs(1500, 60) },
    );
  });

  test('never hide a fault that has none', () => {
    fc.assert(
      fc.property(almostJson, (text) => {
        const bytes = toBytes(text);
        const faults = findSyntaxFaults(bytes, 1000);
        if (faults.every(({ fix }) => fix !== undefined)) return;
        const replacements = faults.flatMap(({ fix }) => fix?.replacements ?? []);
        const splices = replacements.map(({ span, text: by }) => ({ ...span, text: by }));
        const after = applySplices(bytes, sortSplices(splices));
        expect(isJson(new TextDecoder('utf-8', { ignoreBOM: true }).decode(after)), text).toBe(false);
      }),
      { numRuns: runs(4000) },
    );
  });
});

test('literals of Python beside comments are fixed place by place', () => {
  const text = '{"settings": [[/* fine *//* fine */], [{"a": [True,], "b": True},], [True, True,],]}';
  expect(fully(text)).toBe('{"settings": [[  ], [{"a": [true], "b": true}], [true, true]]}');
});

test('more slips than a report shows are all fixed', () => {
  const text = `{"settings": {"list": [${'[1,],'.repeat(300)}]}}`;
  expect(safely(text)).toBe(`{"settings": {"list": [${'[1],'.repeat(299)}[1]]}}`);
});

test('after a byte-order mark the right bytes are fixed', () => {
  expect(safely('\ufeff{"settings": {"a": [1,]}}')).toBe('{"settings": {"a": [1]}}');
});

test('hostile strings that only begin like JSON end the search at the number of places that are kept', () => {
  const faults = findSyntaxFaults(toBytes(`[${'"{" x '.repeat(20_000)}`), 1000);
  expect(faults.length).toBeLessThanOrEqual(10_000);
});
