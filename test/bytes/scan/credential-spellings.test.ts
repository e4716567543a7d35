import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainSpelling } from '../../../src/bytes/scan/plain-spelling.js';
import { mayHoldCredentials, prescan, roomForText } from '../../../src/bytes/scan/prescan.js';
import { fromQuotedPrintable } from '../../../src/bytes/scan/quoted-printable.js';
import { SecretMask } from '../../../src/bytes/scan/secret-mask.js';
import { findRawSecrets, findSecrets, secretTexts } from '../../../src/bytes/scan/secrets.js';
import { span } from '../../../src/bytes/text/span.js';
import { runs } from '../../runs.js';
import { valueRows } from '../../table-rows.js';
import { RECOGNIZED, UNRECOGNIZED } from './credential-spellings.js';

const KEY = 'Q7W8E9R0T1Y2U3I4';
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The text inside strings of JSON, so deep. */
function nested(text: string, depth: number): string {
  let json = JSON.stringify(`before ${text} after`);
  for (let level = 0; level < depth; level++) json = JSON.stringify(`{"Tasks":[${json}]}`);
  return json;
}

/** What is shown of a text: with the credentials in it masked. */
function shown(text: string): string {
  return new SecretMask(findRawSecrets(encode(text)).map(({ text: secret }) => secret)).mask(text);
}

test.each(Object.entries(RECOGNIZED))(
  'a credential is recognized, and nothing of it is shown: %s',
  (_, write) => {
    const text = write(KEY);
    expect(shown(`before ${text} after`)).not.toMatch(/Q7W8E9R0|T1Y2U3I4|%51%37|&#81;|Q7W8/i);
    for (let depth = 0; depth < 4; depth++) {
      const json = nested(text, depth);
      expect(shown(json)).not.toMatch(/Q7W8E9R0|T1Y2U3I4|%51%37|&#81;/i);
      const bytes = encode(json);
      expect(findSecrets(bytes, span(0, bytes.length), JSON.parse(json) as string, undefined)).not.toEqual(
        [],
      );
      const file = encode(`{"logic":{"2":${json}}}`);
      expect(prescan(file).secretHints).toBe(true);
      expect(prescan(encode(`{"logic":{"2":${json}}}${' '.repeat(20_000)}`)).secretHints).toBe(true);
    }
  },
);

test('credentials are seen after a text that was cut in many pieces', () => {
  const large = encode(`{"items":{${'"1":{"n":"aaaa"},'.repeat(600_000)}"2":{}}}`);
  expect(prescan(large).cuts.length).toBeGreaterThan(150);
  const unseen = Object.entries(RECOGNIZED).filter(([, write]) => !mayHoldCredentials(encode(write(KEY))));
  expect(unseen.map(([name]) => name)).toEqual([]);
});

/** A text with a few characters changed, left out or added, as in files that do not parse. */
const anyDamaged = fc
  .tuple(
    fc.constantFrom(...Object.values(RECOGNIZED)),
    fc.nat({ max: 3 }),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.constantFrom('', ' ', '\n', '=\n', ...'" \\ =41 % & \u200b é { \\u0078 sig \\n'.split(' ')),
        fc.nat({ max: 2 }),
      ),
      { maxLength: 4 },
    ),
    fc.boolean(),
  )
  .map(([write, depth, changes, isQuoted]) => {
    let text = nested(write(KEY), depth);
    for (const [at, put, gone] of changes) {
      const from = at % text.length;
      text = text.slice(0, from) + put + text.slice(from + gone);
    }
    return isQuoted ? text.replace(/[^\w\n ]/g, (sign) => `=${hex(sign)}`) : text;
  });

const hex = (sign: string): string =>
  [...encode(sign)].map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('=');

test('no text that holds a credential is taken for one without, however it is damaged', () => {
  fc.assert(
    fc.property(anyDamaged, (text) => {
      const bytes = encode(text);
      const found = [bytes, fromQuotedPrintable(bytes)].some((each) => findRawSecrets(each).length > 0);
      expect(mayHoldCredentials(bytes) || !found).toBe(true);
    }),
    { numRuns: runs(200_000, 500) },
  );
});

describe('no credential is seen', () => {
  test.each(Object.entries(UNRECOGNIZED))('%s', (_, write) => {
    const text = write(KEY);
    expect(shown(`before ${text} after`)).toBe(`before ${text} after`);
  });

  test.each(valueRows<[string]>('bytes/scan/tables.md', 'Other texts without credentials'))('%s', (text) => {
    expect(findRawSecrets(encode(text))).toEqual([]);
  });
});

const CODES = [...KEY].map((character) => character.charCodeAt(0));

test.each(
  valueRows<[string, string, boolean?]>('bytes/scan/tables.md', 'Lists of numbers that are a credential'),
)(
  'a list of numbers that is a credential is masked, however it is laid out: %s',
  (_, spelled, isInString) => {
    const write = (list: string): string => {
      const text = spelled.replace('§', () => list);
      return isInString ? JSON.stringify(text) : text;
    };
    const stars = CODES.map(() => '***');
    for (const separator of [',', ', ', ',\n\t']) {
      const text = write(`[${CODES.join(separator)}]`);
      const found = findRawSecrets(encode(text));
      expect(shown(text)).toBe(separator === ',' ? write('[***]') : write(`[${stars.join(separator)}]`));
      expect(found.map(({ span: { start, end } }) => text.slice(start, end))).toEqual(CODES.map(String));
      const mask = new SecretMask(found.map(({ text: secret }) => secret));
      expect(mask.mask(`${CODES.slice(3, 9).join(', ')}; 7,8,9`)).toBe(
        `${stars.slice(3, 9).join(', ')}; 7,8,9`,
      );
    }
  },
);

test('a list of the characters of a credential is masked', () => {
  const stars = CODES.map(() => '"***"').join();
  expect(shown(JSON.stringify({ 'x-access-key': [...KEY] }))).toBe(`{"x-access-key":[${stars}]}`);
});

test('what looks like a key is masked before and behind a name, whatever is between them', () => {
  const signs = fc.string({
    unit: fc.constantFrom(...' \n\t-=:;|/<>()[]{}*~#!?"\'`\u2192\u2014', 'of the room', ' is '),
    maxLength: 30,
  });
  fc.assert(
    fc.property(
      fc.constantFrom('x-access-key', 'X_API_KEY', 'xApiKey', 'X-Amz-Signature'),
      signs,
      fc.boolean(),
      (name, between, isBefore) => {
        const text = isBefore ? `${KEY} ${between} ${name}` : `${name} ${between} ${KEY}`;
        // Quotes and punctuation of JSON end a string, and an ended string is another matter.
        fc.pre(!/["'](?=\s*[:,}\]])|(?<=[[{,:]\s*)["']/.test(text));
        expect(secretTexts(text).join(' ')).toContain(KEY);
      },
    ),
    { numRuns: runs(2_000, 300) },
  );
});

test('a credential is recognized beside others, and in a key with any value', () => {
  const spelling = fc.constantFrom(...Object.values(RECOGNIZED));
  const fill = fc.constantFrom('', '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f', 'mlh4k2p9x7q1ab', '0_find_key');
  const member = fc.tuple(spelling, fc.constantFrom('value', 'key', 'word'), fill);
  fc.assert(
    fc.property(fc.array(member, { minLength: 1, maxLength: 6 }), fc.boolean(), (members, isInString) => {
      const keys = members.map((_, index) => `K${index}7Q4X9Z2W5B8V1N6M3`);
      const given = members.map(([write, place, value], index) => {
        const text = write(keys[index] ?? '');
        if (place === 'key') return [`Name ${text}`, value];
        return [`note${index}`, place === 'value' ? text : `${value} ${text} ${value}`];
      });
      const json = JSON.stringify(Object.fromEntries(given));
      const found = findRawSecrets(encode(isInString ? JSON.stringify({ logic: json }) : json))
        .map(({ text }) => plainSpelling(text).text)
        .join('\n');
      for (const key of keys) expect(found).toContain(key);
    }),
    { numRuns: runs(2_000, 300) },
  );
});

const hexOf = (character: string, digits: number): string =>
  character.charCodeAt(0).toString(16).padStart(digits, '0');

const WAYS: readonly ((character: string) => string)[] = [
  (each) => each,
  (each) => each,
  (each) => each,
  (each) => `%${hexOf(each, 2)}`,
  (each) => `%25${hexOf(each, 2).toUpperCase()}`,
  (each) => `&#${each.charCodeAt(0)};`,
  (each) => `&#x${hexOf(each, 2)};`,
  (each) => `&amp;#${each.charCodeAt(0)};`,
  (each) => `\\u${hexOf(each, 4)}`,
  (each) => `\\\\x${hexOf(each, 2)}`,
  (each) => `${each}\u200b`,
  (each) => `\u2060${each}`,
  (each) => `${each}\u00ad\ufeff`,
  (each) => (each === '-' ? '\u2011' : each),
  (each) => (each === '-' ? '\uff0d' : each),
  (each) => (each === '-' ? '%E2%80%91' : each),
  (each) => (each === '-' ? '&ndash;' : each),
  (each) => (each === ':' ? '&colon;' : each),
];

test('a key that is a list of numbers in one reading of its text is masked as the key that it is in another', () => {
  const text = '"x-access-key"&#x3a;[%22Q&amp;#55;&#87%3b%38E9&amp%3b#82;0T1Y2U3I4';
  expect(shown(text)).toBe('"x-access-key"&#x3a;[%22***');
});

test('a credential with its characters written in any mixture of ways, twice over, is recognized and hinted at', () => {
  const ways = fc.array(fc.nat(WAYS.length - 1), { minLength: 60, maxLength: 60 });
  // Backslashes before backslashes would be one escape.
  const others = ways.map((chosen) => chosen.map((way) => (way === 8 || way === 9 ? 0 : way)));
  const names = fc.constantFrom(
    ...valueRows<[string]>('bytes/scan/tables.md', 'Beginnings before a credential').flat(),
  );
  const written = (text: string, chosen: readonly number[]): string =>
    [...text]
      .map((each, index) =>
        each === '\\' ? each : (WAYS[chosen[index % chosen.length] ?? 0]?.(each) ?? each),
      )
      .join('');
  fc.assert(
    fc.property(names, ways, fc.option(others), fc.nat(3), (name, first, second, depth) => {
      const end = name.endsWith('r:') ? `${KEY}@a.example` : KEY;
      const once = written(name + end, first);
      const text = second === null ? once : written(once.replaceAll(/[^\x20-\x7e]/g, ''), second);
      const json = nested(text, depth);
      const file = encode(`{"logic":{"2":${json}}}`);
      expect(prescan(file).secretHints).toBe(true);
      const found = findRawSecrets(file);
      expect(found.length, json).toBeGreaterThan(0);
      expect(
        plainSpelling(new SecretMask(found.map(({ text: secret }) => secret)).mask(json)).text,
      ).not.toMatch(/Q7W8|U3I4/);
    }),
    { numRuns: runs(5_000, 300) },
  );
});

test('a scan of a part of a large file changes nothing of the rest', () => {
  const file = roomForText(5_000_000).fill(0x61);
  expect([prescan(file.subarray(0, 200_000)).secretHints, mayHoldCredentials(file)]).toEqual([false, false]);
  expect(file.findIndex((byte) => byte !== 0x61)).toBe(-1);
});
