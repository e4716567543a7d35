import { expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { isObject } from '../../src/json/value.js';
import { scrubText, UnscrubbableError } from '../../src/scrub/scrub.js';
import { spread } from '../runs.js';
import { factsOf, wordsLeft } from './scrubbed.js';

/** Examples about the very letters that are replaced. */
const ABOUT_LETTERS = ['a scheme that lacks a letter', 'an id that only looks like the one of a quest'];

/** How many examples of each rule a commit looks at. */
const PER_COMMIT = 3;

test.each([...rulePack.values()].map((rule) => [rule.id, rule] as const))(
  'examples of %s keep their findings, and no words',
  (id, rule) => {
    const { good, bad } = rule.examples();
    for (const { title, text, options = {} } of spread([...bad, ...good], PER_COMMIT)) {
      if (typeof text !== 'string' || ABOUT_LETTERS.includes(title)) continue;
      const scrubbed = scrubbedOrRefused(text);
      if (scrubbed === undefined) continue;
      const given = { [id]: options };
      expect(factsOf(scrubbed, { [id]: scrubbedWith(options, text, scrubbed) }), title).toEqual(
        factsOf(text, given),
      );
      expect(wordsLeft(text, given), title).toEqual([]);
    }
  },
);

/** Undefined for what is not JSON. */
function scrubbedOrRefused(text: string): string | undefined {
  try {
    return scrubText(text);
  } catch (error) {
    if (error instanceof UnscrubbableError) return undefined;
    throw error;
  }
}

/** Options that name texts of a room, for the scrubbed room. */
function scrubbedWith(options: JsonObject, text: string, scrubbed: string): JsonObject {
  const renamed = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') {
      const at = text.indexOf(value);
      return at < 0 ? value : scrubbed.slice(at, at + value.length);
    }
    if (Array.isArray(value)) return value.map(renamed);
    return isObject(value) ? scrubbedWith(value, text, scrubbed) : value;
  };
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, renamed(value)]));
}
