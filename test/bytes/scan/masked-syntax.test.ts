import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskedInSyntax } from '../../../src/bytes/scan/masked-syntax.js';
import { Redactor } from '../../../src/bytes/scan/redactor.js';
import { runs } from '../../runs.js';
import { RECOGNIZED } from './credential-spellings.js';

const KEY = 'Q7W8E9R0T1Y2U3I4';
const mask = new Redactor();
const given = fc
  .tuple(fc.constantFrom(...Object.values(RECOGNIZED)), fc.constantFrom('', '" ', '\\ ', '& <b>', '\n'))
  .map(([write, sign]) => `${sign}${write(KEY)}${sign}`);

/** The shape of a value: its keys, numbers and the number of its elements. */
const shapeOf = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'string' ? '' : each)));

describe('a text for programs keeps its syntax where credentials in it are masked:', () => {
  test('JSON', () => {
    fc.assert(
      fc.property(fc.array(given, { minLength: 1, maxLength: 5 }), fc.constantFrom(0, 2), (texts, indent) => {
        const findings = texts.map((message, column) => ({
          rule: 'text/secret',
          message,
          start: { column, line: 1 },
        }));
        const report = { version: 1, files: [{ path: 'a.json', bytes: 812, findings }], omitted: {} };
        const shown = maskedInSyntax('strings', JSON.stringify(report, null, indent), mask);
        expect(shown).not.toContain(KEY);
        const read = JSON.parse(shown);
        expect(shapeOf(read)).toEqual(shapeOf(report));
        expect([read.files[0].path, read.files[0].findings[0].rule]).toEqual(['a.json', 'text/secret']);
      }),
      { numRuns: runs(2_000, 100) },
    );
  });

  test('JSON, whose rules, levels, kinds and states are not masked unless they are a key of the run', () => {
    const redactor = new Redactor();
    const words = ['warning', 'secret', 'changed', 'Active'];
    redactor.addFrom(new TextEncoder().encode(words.map((word) => `x-access-key: ${word}`).join('\n')));
    const report = {
      findings: [{ rule: 'text/secret', level: 'warning', message: 'the secret is changed' }],
      events: [{ kind: 'changed', from: 'Not Active', to: 'secret' }],
    };
    expect(JSON.parse(maskedInSyntax('strings', JSON.stringify(report), redactor))).toEqual({
      findings: [{ rule: 'text/secret', level: 'warning', message: 'the *** is ***' }],
      events: [{ kind: 'changed', from: 'Not Active', to: '***' }],
    });
    redactor.addKey('warning');
    expect(maskedInSyntax('strings', '{"level":"warning"}', redactor)).toBe('{"level":"***"}');
  });

  test('XML', () => {
    const escaped = (text: string): string =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    const skeleton = (xml: string): string =>
      xml.replaceAll(/(?<=message=")[^"]*|(?<=<failure [^>]*>)[^<]*/g, '');
    fc.assert(
      fc.property(fc.array(given, { minLength: 1, maxLength: 5 }), (texts) => {
        const cases = texts.map(
          (text) =>
            `<testcase name="text/secret at line 1" classname="a.json"><failure message="${escaped(text)}" type="text/secret">a.json:1:2 ${escaped(text)}</failure></testcase>`,
        );
        const xml = `<testsuite name="a.json">${cases.join('\n')}</testsuite>`;
        const shown = maskedInSyntax('markup', xml, mask);
        expect(shown).not.toContain(KEY);
        expect(skeleton(shown)).toBe(skeleton(xml));
        expect(shown.replaceAll(/&(?:amp|lt|gt|quot|#\w+|\w+);/g, '')).not.toMatch(/&(?:am|l|g|quo)?\*/);
      }),
      { numRuns: runs(2_000, 100) },
    );
  });

  test('a credential is masked where other strings have it without its name', () => {
    const text = JSON.stringify([`expect x-access-key: ${KEY} active`, `${KEY} is not a quest`]);
    expect(maskedInSyntax('strings', text, mask)).toBe(
      '["expect x-access-key: *** active","*** is not a quest"]',
    );
  });
});
