import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NotJsonError } from '../../src/roundtrip/compare.js';
import { findHazards, rewritten } from '../../src/roundtrip/hazards.js';
import { runs } from '../runs.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function hazardLines(text: string): string[] {
  return findHazards(encode(text)).map(({ kind, message, count, first }) => {
    const bytes = encode(text).subarray(first.start.offset, first.end.offset);
    const shown = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return `${kind} ${count} ${first.pointer} <${shown}>: ${message}`;
  });
}

describe('what an ordinary JSON tool would destroy', () => {
  test.each(
    Object.entries({
      '\ufeff{}': 'byte-order-mark 1  <\ufeff>: the byte-order mark at the start of the file would be lost',
      '[{"a":1,"b":2,"\\u0061":3,"a":4}]':
        'duplicate-key 2 /0/a <"\\u0061">: only one of several "a" keys would remain',
      '{"2":0,"1":0}':
        'key-order 1 /1 <"1">: the key "1" would move: JavaScript puts whole-number keys first, in ascending order',
      '{"a":0,"7":0,"8":0}':
        'key-order 1 /7 <"7">: the key "7" would move: JavaScript puts whole-number keys first, in ascending order',
      '{"__proto__":0}':
        'proto-key 1 /__proto__ <"__proto__">: some tools would lose the key "__proto__", because assigning it sets the prototype',
      '[1.0, 1E5, 1]': 'number-spelling 2 /0 <1.0>: the number 1.0 would be written as 1',
      '[-0]': 'number-value 1 /0 <-0>: the number -0 would be written as 0',
      '[12345678901234567890]':
        'number-value 1 /0 <12345678901234567890>: the number 12345678901234567890 would be written as 12345678901234567000',
      '[1e400]': 'number-value 1 /0 <1e400>: the number 1e400 would be written as null',
      '["a\\/b\\/c"]': 'escape 1 /0 <\\/>: \\/ would be written as /',
      '["\\u00E9"]': 'escape 1 /0 <\\u00E9>: \\u00E9 would be written as é',
      '["\\ud83d\\ude00"]': 'escape 1 /0 <\\ud83d\\ude00>: \\ud83d\\ude00 would be written as 😀',
      '{"\\u0022":0}': 'escape 1 /" <\\u0022>: \\u0022 would be written as \\"',
      '["\\ud800"]':
        'lone-surrogate 1 /0 <\\ud800>: \\ud800 is an unpaired surrogate: many tools replace it or refuse the file',
    }),
  )('%s', (text, expected) => {
    expect(
      hazardLines(text).filter((line) => !(text.includes('\\u0061') && line.startsWith('escape'))),
    ).toEqual([expected]);
  });

  test('is not searched for inside strings that hold JSON', () => {
    expect(hazardLines(JSON.stringify({ logic: { '5': '{"2":1.0,"1":-0}' } }))).toEqual([]);
  });

  test('is empty exactly when JSON.parse and JSON.stringify give back the same text', () => {
    const half = fc.constantFrom(
      '\\ud800',
      '\\u000A',
      '\\n',
      '\\u001f',
      '\\u001F',
      '\\/',
      'é',
      '\\u00e9',
      'a',
      '\u2028',
    );
    const text = fc.array(half, { maxLength: 3 }).map((parts) => `"${parts.join('')}"`);
    const number = fc.constantFrom(
      '0',
      '-0',
      '1.0',
      '1e21',
      '1e+21',
      '0.1',
      '123456789012345678901',
      '1e-7',
      '5',
    );
    const key = fc.constantFrom('"a"', '"1"', '"0"', '"01"', '"4294967295"', '"4294967294"', '"b"');
    const value = fc.oneof(text, number);
    const object = fc
      .array(fc.tuple(key, value), { maxLength: 4 })
      .map((m) => `{${m.map((p) => p.join(':')).join(',')}}`);
    fc.assert(
      fc.property(fc.array(fc.oneof(value, object), { maxLength: 3 }), (parts) => {
        const written = `[${parts.join(',')}]`;
        const harmed = JSON.stringify(JSON.parse(written)) !== written;
        const hazards = findHazards(encode(written)).filter(({ kind }) => kind !== 'lone-surrogate');
        expect(hazards.length > 0).toBe(harmed);
      }),
      { numRuns: runs(500) },
    );
  });

  test('cannot be determined for a text that is not JSON', () => {
    expect(() => findHazards(encode('{'))).toThrow(NotJsonError);
  });
});

test('our own tokens, joined again, are the same bytes, for any input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 60 }), fc.json().map(encode)), (bytes) => {
      expect(Buffer.from(rewritten(bytes)).equals(bytes)).toBe(true);
    }),
  );
});
