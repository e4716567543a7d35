import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainSpelling } from '../../../src/bytes/scan/plain-spelling.js';
import { scrubText } from '../../../src/verdict/scrub/scrub.js';
import { RECOGNIZED } from '../../bytes/scan/credential-spellings.js';
import { runs } from '../../runs.js';
import { factsOf, roomTexts, wordsLeft } from './scrubbed.js';

/* What single texts become is on test/cases/scrub.md. */

const EXAMPLES = readdirSync('examples').filter((name) => name.endsWith('.json'));
const hasItsFindings = (text: string): void => expect(factsOf(scrubText(text))).toEqual(factsOf(text));
const hasNoneOfItsWords = (text: string): void => expect(wordsLeft(text)).toEqual([]);
describe.each([
  ['has its findings at the same bytes when it is scrubbed', hasItsFindings],
  ['has none of its words when it is scrubbed', hasNoneOfItsWords],
])('a room %s', (_, check) => {
  test.each(EXAMPLES)('%s', (name) => check(readFileSync(`examples/${name}`, 'utf8')));
  test('a random one', () =>
    fc.assert(
      fc.property(roomTexts, (text) => void check(text)),
      { numRuns: runs(300) },
    ));
});

test('equal words and hosts become equal ones, in strings at every depth and however they are escaped', () => {
  const urls = ['https://garden.com/lantern', 'https://GARDEN.com/lantern', 'https://gardan.com/lantern'];
  const inner = JSON.stringify({ a: urls, b: JSON.stringify(urls) }).replaceAll('/', '\\/');
  const scrubbed = scrubText(JSON.stringify({ inner, urls }));
  const found = [...scrubbed.matchAll(/https:[\\/]+([^\\/]+)[\\/]+(\w+)/g)];
  const hosts = found.map(([, host]) => host?.toLowerCase());
  expect(hosts).toHaveLength(9);
  expect(hosts.map((host) => host === hosts[0])).toEqual(hosts.map((_, index) => index % 3 !== 2));
  expect(new Set(found.map(([, , word]) => word)).size).toBe(1);
  expect(scrubbed).not.toMatch(/gard[ae]n|lantern/i);
});

test.each(Object.entries(RECOGNIZED))(
  'credentials are replaced in every spelling that is recognized, as long as before: %s',
  (_, write) => {
    const key = 'Q7W8E9R0T1Y2U3I4';
    const text = write(key);
    for (const room of [{ note: text }, { logic: JSON.stringify({ note: text }) }, { [`note ${text}`]: 1 }]) {
      const json = JSON.stringify(room);
      const shown = scrubText(json);
      expect(shown).toHaveLength(json.length);
      for (const plain of [shown, plainSpelling(shown).text])
        for (let at = 0; at + 6 <= key.length; at++) expect(plain).not.toContain(key.slice(at, at + 6));
    }
  },
);
