import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scrubText, UnscrubbableError } from '../../src/scrub/scrub.js';
import { factsOf, roomTexts, wordsLeft } from './scrubbed.js';

/** The rooms that the project holds. */
const ROOMS = ['examples', 'test/goldens'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !/report|repairable/.test(name))
    .map((name) => `${folder}/${name}`),
);

describe('a scrubbed room', () => {
  test.each(ROOMS)('has the findings of %s at the same bytes, and none of its words', (name) => {
    const text = readFileSync(name, 'utf8');
    expect(factsOf(scrubText(text))).toEqual(factsOf(text));
    expect(wordsLeft(text)).toEqual([]);
    expect(scrubText(text)).toBe(scrubText(text));
  });

  test('has the findings of a random room at the same bytes, and none of its words', () => {
    fc.assert(
      fc.property(roomTexts, (text) => {
        expect(factsOf(scrubText(text))).toEqual(factsOf(text));
        expect(wordsLeft(text)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('replaces a word by the same one in strings at every depth, and keeps their escapes', () => {
    const inner = JSON.stringify({ label: 'Hidden\nlantern', text: JSON.stringify({ on: ['lantern'] }) });
    const scrubbed = JSON.parse(scrubText(JSON.stringify({ lantern: inner }))) as Record<string, string>;
    const [[key = '', text = ''] = []] = Object.entries(scrubbed);
    const { label, text: deeper } = JSON.parse(text) as Record<string, string>;
    expect(key).toMatch(/^[a-z]{7}$/);
    expect(key).not.toBe('lantern');
    expect(label?.split('\n')[1]).toBe(key);
    expect(deeper).toContain(`"${key}"`);
  });

  test('keeps what a text looks like: UUIDs, addresses, colours, codes of characters', () => {
    const text = String.raw`["0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f","https://cdn.garden.com/Lantern%20red.glb","FFAA31","\u00e9\u0061lantern"]`;
    const [uuid, url, colour] = JSON.parse(scrubText(text)) as string[];
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-9[\da-f]{3}-[\da-f]{12}$/);
    expect(url).toMatch(/^https:\/\/[a-z]{3}\.[a-z]{2}\.example\/[A-Z][a-z]{6}%20[a-z]{3}\.glb$/);
    expect(colour).toMatch(/^[A-F\d]{6}$/);
    expect(scrubText(text)).toMatch(/"\\u[\da-f]{4}\\u[\da-f]{4}[a-z]{7}"\]$/);
  });

  test('keeps numbers, except the keys of items that parentItemID mentions', () => {
    const text = '{"roomItems":{"1234567":{"pos":1234567.50},"2":{"parentItemID":1234567}}}';
    const scrubbed = scrubText(text);
    const key = /"roomItems":\{"(\d{7})"/.exec(scrubbed)?.[1];
    expect(key).not.toBe('1234567');
    expect(scrubbed).toBe(`{"roomItems":{"${key}":{"pos":1234567.50},"2":{"parentItemID":${key}}}}`);
  });

  test('finds the end of a text that ends in a backslash', () => {
    expect(scrubText(String.raw`{"a":"lantern\\","b":12345678}`)).toMatch(/12345678\}$/);
  });
});

test('a text that is not JSON is refused', () => {
  expect(() => scrubText('{"Name": lantern}')).toThrow(UnscrubbableError);
});
