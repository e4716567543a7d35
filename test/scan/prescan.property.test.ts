import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberFault } from '../../src/json/number.js';
import { countMembers } from '../../src/lint/count-members.js';
import { prescan, suspectEverything } from '../../src/scan/prescan.js';
import { finish } from '../../src/text/steps.js';
import { oracleParse } from '../json/oracle-parse.js';
import { anyPrinted, type Model } from '../properties/arbitraries/json.js';
import { runs } from '../runs.js';

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
