import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberFault } from '../../src/json/number.js';
import { Place } from '../../src/json/place.js';
import { countMembers } from '../../src/lint/count-members.js';
import { suspicionOf } from '../../src/lint/read-text.js';
import { prescan, suspectEverything } from '../../src/scan/prescan.js';
import { findTreeFaults } from '../../src/scan/tree-faults.js';
import { finish } from '../../src/text/steps.js';
import { oracleParse } from '../json/oracle-parse.js';
import { anyModel, anyPrinted, type Model, print } from '../properties/arbitraries/json.js';
import { runs } from '../runs.js';
import { textLinter } from './text-linter.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function membersOf(model: Model): number {
  if (model.kind === 'array') return model.elements.reduce((sum, element) => sum + membersOf(element), 0);
  if (model.kind !== 'object') return 0;
  return model.members.reduce((sum, [, value]) => sum + 1 + membersOf(value), 0);
}

function depthOf(model: Model): number {
  if (model.kind === 'array') return 1 + Math.max(0, ...model.elements.map(depthOf));
  if (model.kind === 'object') return 1 + Math.max(0, ...model.members.map(([, value]) => depthOf(value)));
  return 0;
}

const SECRETS = [
  'https://bucket.example/x.json?X-Amz-Signature=0a1b2c',
  'http://a.example/?a=1&sig=abc%3D',
  'http://a.example/?upload_id=ABcd',
  'x-access-key: 0123456789',
  "curl -H 'X-API-Key: 0123456789'",
  'AKIAABCDEFGHIJKLMNOP',
];

describe('the prescan of a text', () => {
  test('counts members and levels exactly', () => {
    fc.assert(
      fc.property(anyPrinted({ equalKeys: true }), ({ bytes, model }) => {
        const { surface } = prescan(bytes);
        expect(surface.members).toBe(membersOf(model));
        expect(surface.depth).toBe(depthOf(model));
        expect(suspectEverything(bytes).surface).toMatchObject({
          members: surface.members,
          depth: surface.depth,
        });
      }),
      { numRuns: runs(2000) },
    );
  });

  test('suspects every text in which the exact reader finds something', () => {
    fc.assert(
      fc.property(anyPrinted({ equalKeys: true, texts: SECRETS }), ({ bytes, text }) => {
        const found = prescan(bytes);
        const suspicion = finish(suspicionOf(found.surface, oracleParse(text), found.secretHints));
        const search = { duplicateKeys: true, unsafeNumbers: true, loneSurrogates: true, secrets: true };
        const faults = findTreeFaults(bytes, search, Place.root, ({ kind }) => {
          if (kind === 'duplicate-key') expect(suspicion.duplicateKeys).toBe(true);
          if (kind === 'unsafe-number') expect(suspicion.unsafeNumbers).toBe(true);
          if (kind === 'lone-surrogate') expect(suspicion.loneSurrogates).toBe(true);
          if (kind === 'secret') expect(suspicion.secrets).toBe(true);
        });
        finish(faults);
      }),
      { numRuns: runs(2500) },
    );
  });

  test('suspects every number that a reader changes', () => {
    const zeros = fc.nat({ max: 30 }).map((count) => '0'.repeat(count));
    const digit = fc.stringMatching(/^[0-9]{1,30}$/);
    const number = fc
      .tuple(
        fc.constantFrom('', '-'),
        digit,
        zeros,
        fc.option(fc.tuple(zeros, digit)),
        fc.option(fc.integer({ min: -400, max: 400 })),
        fc.constantFrom('e', 'E', 'e+', 'e0', 'E-'),
      )
      .map(([minus, whole, tail, fraction, exponent, e]) => {
        const integer = (whole + tail).replace(/^0+(?=\d)/, '');
        const power = exponent === null ? '' : e === 'e' || e === 'E' ? e + exponent : e + Math.abs(exponent);
        return `${minus}${integer}${fraction === null ? '' : `.${fraction[0]}${fraction[1]}`}${power}`;
      });
    fc.assert(
      fc.property(number, (text) => {
        JSON.parse(text);
        if (numberFault(text) === undefined) return;
        for (const around of [text, `[${text}]`, `{"a":${text}}`, `[1, ${text} ,2]`]) {
          expect(prescan(encode(around)).surface.numbersToCheck, around).toBe(true);
        }
      }),
      { numRuns: runs(10_000) },
    );
  });

  test('rests on members being counted as a reader of JSON keeps them', () => {
    fc.assert(
      fc.property(anyPrinted(), ({ text, model }) => {
        expect(finish(countMembers(oracleParse(text)))).toBe(membersOf(model));
      }),
    );
  });
});

/** Models in all the places where the documents have JSON in a string. */
function anySnapshot(): fc.Arbitrary<Model> {
  const any = anyModel({ equalKeys: true, texts: SECRETS });
  const inside = fc.oneof(
    { weight: 5, arbitrary: any.map((value): Model => ({ kind: 'inside', value })) },
    { weight: 1, arbitrary: any },
  );
  const object = (...members: [string, Model][]): Model => ({ kind: 'object', members });
  return fc
    .record({
      logic: inside,
      second: inside,
      extraData: inside,
      settings: inside,
      events: inside,
      dialogue: inside,
      other: any,
    })
    .map(({ logic, second, extraData, settings, events, dialogue, other }) =>
      object(
        ['roomItems', object(['2', object(['extraData', extraData], ['x', other])])],
        [
          'settings',
          object([
            'roomSettingsExtraData',
            { kind: 'inside', value: object(['EventData', events], ['more', settings]) },
          ]),
        ],
        ['quests', object(['mlh4k2p9x7q1ab', object(['ExtraText', dialogue])])],
        ['logic', object(['2', logic], ['3', second])],
      ),
    );
}

test('findings are the same, whether the prescan rules things out or everything is looked at', () => {
  fc.assert(
    fc.property(anySnapshot(), fc.integer(), fc.constantFrom(3, 5, 256), (model, seed, maxDepth) => {
      const { bytes } = print(model, seed);
      const linter = textLinter(maxDepth);
      const quick = linter.lint(bytes);
      const slow = linter.lint(bytes, () => suspectEverything(bytes));
      expect(quick.crashes).toEqual([]);
      expect(slow.crashes).toEqual([]);
      const shown = ({ findings }: typeof quick) =>
        findings.map(({ rule, pointer, embedded, start, end }) => [
          rule,
          pointer,
          embedded,
          start.offset,
          end.offset,
        ]);
      expect(shown(quick)).toEqual(shown(slow));
    }),
    { numRuns: runs(1000) },
  );
});
