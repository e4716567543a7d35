import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { syntaxMessage } from '../../../rules/wording/syntax-message.js';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';
import { isThroughout } from '../../../src/json/syntax/syntax-fault.js';
import { almostJson, isJson } from '../../properties/arbitraries/almost-json.js';
import { anyPrinted } from '../../properties/arbitraries/json.js';
import { runs } from '../../runs.js';

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

  test('are none in any valid document', () => {
    fc.assert(
      fc.property(anyPrinted({ equalKeys: true }), ({ bytes }) => {
        expect(findSyntaxFaults(bytes)).toEqual([]);
      }),
      { numRuns: runs(1000) },
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

/** One slip in an otherwise valid document is one fault. */
describe('one slip, one fault', () => {
  test.each([
    ['{"a":1,}', 'trailing-comma'],
    ['{"a":[1,2,],"b":2}', 'trailing-comma'],
    ['{"a":[1 2],"b":2}', 'missing-comma'],
    ['{"a":1 "b":2}', 'missing-comma'],
    ['{"a":1\n"b":2,"c":3}', 'missing-comma'],
    ['{"a" 1,"b":2}', 'missing-colon'],
    ['{"a":,"b":2}', 'missing-value'],
    ['{"a":[1,,2],"b":2}', 'second-comma'],
    ['{"a":1,,"b":2}', 'second-comma'],
    ['{a:1,"b":2}', 'unquoted-key'],
    [`{'a':1,"b":2}`, 'single-quotes'],
    ['{“a”:1,"b":2}', 'curly-quotes'],
    ['{1:1,"b":2}', 'unquoted-key'],
    ['{"a":NaN,"b":2}', 'not-a-number'],
    ['{"a":-Infinity,"b":2}', 'not-a-number'],
    ['{"a":True,"b":2}', 'other-language-literal'],
    ['{"a":hello,"b":2}', 'unquoted-text'],
    ['{"a":01,"b":2}', 'bad-number'],
    ['{"a":"x\ty","b":2}', 'control-character'],
    ['{"a":"x\n  y","b":2}', 'line-break-in-string'],
    [String.raw`{"a":"C:\Windows","b":2}`, 'bad-escape'],
    [String.raw`{"a":"\u12","b":2}`, 'bad-escape'],
    ['{"a":"say "hi"","b":2}', 'unescaped-quote'],
    ['{"a":"say "hi" to all","b":2}', 'unescaped-quote'],
    ['{"a":"b,\n"c":1}', 'missing-sign'],
    ['{"a": "b, "c": 1}', 'missing-sign'],
    ['{"a":"b\n}', 'unclosed-string'],
    ['{"a":"b', 'unclosed-string'],
    ['{"a":{"b":[1,2', 'cut-off'],
    ['{"a":{"b":[1,2]', 'cut-off'],
    ['{"a":fal', 'cut-off'],
    ['{"a":1.', 'cut-off'],
    ['{"a":[1,2}', 'mismatched-bracket'],
    ['{"a":{"b":1],"c":2}', 'mismatched-bracket'],
    ['[{"a":1]', 'mismatched-bracket'],
    ['{"a":1}}', 'text-after-value'],
    ['{"a":1},', 'text-after-value'],
    ['{"a":1}\n{"b":2}\n{"c":3}', 'text-after-value'],
    ['{"a":1, // x\n"b":2}', 'comment'],
    ['{"a":1 /* x */,"b":2}', 'comment'],
    ['# x\n{"a":1}', 'comment'],
    ['{"a":1 /* x', 'unclosed-comment'],
    ['{"a"=1,"b":2}', 'not-json'],
    ['{"a"=>1,"b":2}', 'not-json'],
    ['{"a":1;"b":2}', 'not-json'],
    ['{"a":1,\u00a0\u00a0"b":2}', 'not-json'],
    ['{"a":1}\0\0', 'text-after-value'],
    ['{\n<<<<<<< HEAD\n"a":1\n=======\n"a":2\n>>>>>>> x\n}', 'merge-conflict'],
    ['{\n<<<<<<< HEAD\n"a":1\n||||||| base\n"a":0\n=======\n"a":2\n>>>>>>> x\n}', 'merge-conflict'],
    ['', 'empty'],
    [' \r\n', 'empty'],
    [',', 'missing-value'],
    [']', 'mismatched-bracket'],
  ])('%j', (text, kind) => {
    expect(findSyntaxFaults(encode(text)).map((fault) => fault.kind)).toEqual([kind]);
  });

  test('each conflict that git left is one fault', () => {
    const conflict = '<<<<<<< HEAD\n1,\n=======\n2,\n>>>>>>> x\n';
    const kinds = findSyntaxFaults(encode(`[\n${conflict}3,\n${conflict}4]`)).map(({ kind }) => kind);
    expect(kinds).toEqual(['merge-conflict', 'merge-conflict']);
  });
});

test('the opening bracket is reported', () => {
  const opened = (text: string) => findSyntaxFaults(encode(text)).map((fault) => fault.opened?.start);
  expect(opened('{"a":[1,2}')).toEqual([5]);
  expect(opened('{"a":{"b":[1,2')).toEqual([10]);
  expect(opened(']')).toEqual([undefined]);
});
