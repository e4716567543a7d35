import { describe, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { findingsOf } from '../lint-example.js';
import { objectIn } from './finding-changes.js';
import { goldenFile, restOf, shownPlace } from './golden-file.js';

/*
 * repeated-examples.txt holds what a check says where everything in a bad example is there twice, or three times: the same fault on further quests
 * and items, with names and ids of their own.
 */
const expectGolden = goldenFile('repeated-examples.txt');

type Sections = Record<string, JsonObject>;

/** The example with copies of its quests and items; undefined where it has none, or is not JSON. */
function repeated(text: string | Uint8Array, times: number): string | undefined {
  const sections = objectIn(text) as Sections | undefined;
  if (sections === undefined) return undefined;
  const { roomItems, quests, logic } = sections;
  if (![roomItems, quests, logic].some((section) => isObject(section))) return undefined;
  const copies = Array.from({ length: times }, (_, index) => copied(sections, index));
  const merged = (name: string): JsonValue =>
    Object.assign({}, ...copies.map((copy) => copy[name])) as JsonValue;
  const all = Object.entries(sections).map(([name, value]) => {
    const isRepeated = /^(?:roomItems|quests|logic)$/.test(name) && isObject(value);
    return [name, isRepeated ? merged(name) : value];
  });
  return JSON.stringify(Object.fromEntries(all), null, 2);
}

/** The sections with other names, ids and item keys; the first copy is the original. */
function copied(sections: Sections, index: number): Sections {
  if (index === 0) return sections;
  let text = JSON.stringify(sections);
  const entries = isObject(sections.quests) ? Object.entries(sections.quests) : [];
  const names = entries.flatMap(([, entry]) =>
    isObject(entry) && typeof entry.Name === 'string' ? [entry.Name.replace(/^\d+_/, '')] : [],
  );
  for (const name of new Set(names)) if (name.length > 3) text = text.replaceAll(name, `${name}_${index}`);
  for (const [key] of entries)
    if (/^[a-z0-9]{10,}$/.test(key)) text = text.replaceAll(key, `${key.slice(0, -1)}${index}`);
  text = text.replace(/[0-9a-f](?=[0-9a-f]{7}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g, (digit) =>
    ((Number.parseInt(digit, 16) + index) % 16).toString(16),
  );
  text = text.replace(/"parentItemID":([1-9]\d*)/g, (_, key) => `"parentItemID":${rekeyed(key, index)}`);
  const copy = JSON.parse(text) as Sections;
  for (const name of ['roomItems', 'logic']) {
    const section = copy[name];
    if (!isObject(section)) continue;
    copy[name] = Object.fromEntries(
      Object.entries(section).map(([key, value]) => [rekeyed(key, index), value]),
    );
  }
  return copy;
}

function rekeyed(key: string, index: number): string {
  return /^[1-9]\d*$/.test(key) ? String(Number(key) + 100 * index) : `${key}${index}`;
}

function shown(text: string): string {
  return findingsOf(text)
    .map((finding) => {
      const count = finding.occurrences?.length ?? 1;
      return `${finding.rule} ${shownPlace(finding)} (${count}): ${finding.message}\n${restOf(finding)}`;
    })
    .join('');
}

describe('what a check says is unchanged where all is there several times:', () => {
  test.each([...rulePack.keys()])('the examples of %s', (id) => {
    const bad = rulePack.get(id)?.examples().bad ?? [];
    const sections = bad.flatMap(({ title, text }) =>
      [2, 3].map((times) => {
        const again = repeated(text, times);
        return again === undefined ? '' : `${title}; ${times} times\n${shown(again)}`;
      }),
    );
    expectGolden(id, sections.join(''));
  });
});
