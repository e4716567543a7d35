import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { Baseline } from '../../src/lint/baseline.js';
import type { Finding } from '../../src/lint/finding.js';
import { occurrencesOf } from '../../src/lint/occurrences.js';
import { RULE_PAGES, roomsOf } from '../cases/pages.js';
import { placeOf } from '../lint-example.js';
import { spread } from '../runs.js';
import { apart, grouped } from './apart.js';
import { merged } from './copied-rooms.js';

const PATH = 'rooms/a.json';

function baselineOf(text: string): Baseline {
  const baseline = Baseline.empty();
  baseline.accept(PATH, grouped(text));
  return Baseline.read(baseline.toString());
}

/** Every occurrence, by its key, with its rule and place. */
const named = (findings: readonly Finding[]): Map<string, string> =>
  new Map(
    findings.flatMap((finding) =>
      occurrencesOf(finding).map((key) => [`${finding.rule} ${key}`, `${finding.rule} ${placeOf(finding)}`]),
    ),
  );

interface Growing {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** The rooms of the rules' pages. */
const EXAMPLES = roomsOf(RULE_PAGES).map(({ name, bytes }) => ({
  name,
  text: Buffer.from(bytes).toString(),
}));

/** Examples with so many copies of their quests and items, and with one more. */
const GROWING: readonly Growing[] = EXAMPLES.flatMap(({ name, text }) =>
  [1, 2].flatMap((count) => {
    const [before, after] = [count, count + 1].map((copies) =>
      text.length < 20_000 ? merged(Array.from({ length: copies }, () => text)) : undefined,
    );
    if (before === undefined || after === undefined || !isWithin(before, after)) return [];
    return [{ what: `${name}, ${count}`, before, after }];
  }),
);

/** Whether the records of a file are unchanged in another one. */
function isWithin(before: string, after: string): boolean {
  const [one, other] = [before, after].map((text) => JSON.parse(text) as JsonObject);
  return ['roomItems', 'quests', 'logic'].every((name) => {
    const [records, later] = [one?.[name] ?? {}, other?.[name] ?? {}] as [JsonObject, JsonObject];
    return Object.entries(records).every(([key, record]) => isDeepStrictEqual(record, later[key]));
  });
}

test('a baseline hides the earlier members of a family and shows one more', { timeout: 300_000 }, () => {
  const families = new Set<string>();
  for (const { what, before, after } of spread(GROWING, 150)) {
    const all = grouped(after);
    const shown = named(baselineOf(before).unknown(PATH, all));
    const earlier = new Set(named(apart(before)).values());
    const wrong = [...named(apart(after))]
      .filter(([key, place]) => shown.has(key) === earlier.has(place))
      .map(([, place]) => `${earlier.has(place) ? 'known' : 'new'}: ${place}`);
    expect(wrong, what).toEqual([]);
    for (const finding of all) if (occurrencesOf(finding).length > 1) families.add(finding.rule);
  }
  expect(families.size).toBeGreaterThan(20);
});

describe('of values that are equally common, the one that is reported', () => {
  const quests = (...creators: readonly string[]): string => {
    const entries = creators.flatMap((Creator, index) =>
      (['inProgress', 'completed'] as const).map((Status) => {
        const id = `mlh${'abc'.charAt(index)}aaaaaaaaaa${Status.charAt(0)}`;
        return [id, { id, EntryId: `entry ${index}`, Name: `${index}_q${index}`, Status, Creator }] as const;
      }),
    );
    return JSON.stringify({ quests: Object.fromEntries(entries) });
  };
  const newCreators = (before: string, after: string): string[] =>
    baselineOf(before)
      .unknown(PATH, grouped(after))
      .filter(({ rule }) => rule === 'quest/creator')
      .map((finding) => `${placeOf(finding)} ${occurrencesOf(finding).length}`);
  const [one, two, three] = ['u6d1fa0c52b7e', 'u1b2c3d4e5f60', 'u9e8d7c6b5a43'];

  test('stays known when another quest decides against it', () => {
    expect(newCreators(quests(one, two), quests(one, two, one))).toEqual([]);
  });

  test('stays known when the quests change their order', () => {
    const { quests: entries } = JSON.parse(quests(one, two)) as { quests: object };
    const turned = JSON.stringify({ quests: Object.fromEntries(Object.entries(entries).reverse()) });
    expect(newCreators(quests(one, two), turned)).toEqual([]);
  });

  test('is new on a quest that was the usual one before', () => {
    expect(newCreators(quests(one, two), quests(one, two, two))).toEqual([
      '/quests/mlhaaaaaaaaaaai/Creator 2',
    ]);
  });

  test('does not hide a third value', () => {
    expect(newCreators(quests(one, two), quests(one, two, three))).toEqual([
      '/quests/mlhcaaaaaaaaaai/Creator 2',
    ]);
  });
});
