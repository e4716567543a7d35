import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { tryParseJson } from '../../src/json/parse-json.js';
import type { JsonValue } from '../../src/json/value.js';
import { Baseline } from '../../src/lint/baseline.js';
import { EarlierVersions } from '../../src/lint/earlier-version.js';
import type { Finding } from '../../src/lint/finding.js';
import { createLinter } from '../../src/lint/linter.js';
import { OccurrenceSet, occurrencesOf, withOccurrences } from '../../src/lint/occurrences.js';
import { activeRules } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { RULE_PAGES, roomsOf } from '../cases/pages.js';
import { placeOf, settingsFor, toBytes } from '../lint-example.js';
import { damagedRoom } from '../properties/arbitraries/damage/damaged-room.js';
import { isOpenObject, type Open, opened, Text } from '../properties/arbitraries/damage/open-json.js';
import { ROOMS } from '../properties/arbitraries/damage/rooms.js';
import { type Random, randomBelow } from '../properties/arbitraries/json.js';
import { runs, spread } from '../runs.js';
import { apart, grouped, keysOf } from './apart.js';

/** A room with faults of several rules: each draw adds two or three. */
function damaged(seed: number, times: number): string {
  let text = ROOMS[seed % ROOMS.length] ?? '';
  for (let step = 0; step < times; step++) text = damagedRoom(text, seed * 31 + step).readable;
  return text;
}

const SEEDS = Array.from({ length: runs(600, 8) }, (_each, seed) => seed);
const EXAMPLES = roomsOf(RULE_PAGES)
  .map(({ bytes }) => Buffer.from(bytes).toString())
  .filter((text) => text.length < 20_000);

/** The rooms of rules that report one of several places. */
const CIRCLES_AND_TWINS = roomsOf(
  RULE_PAGES.filter(({ path }) => /parent-cycle|no-cycle|unique|quest\/pair-|entry-id|status/.test(path)),
)
  .map(({ name, bytes }) => ({ name, text: Buffer.from(bytes).toString() }))
  .filter(({ text }) => tryParseJson(text) !== undefined);

/** Each occurrence by its rule and key. */
const byKey = (findings: readonly Finding[]): Map<string, Finding> =>
  new Map(
    findings.flatMap((finding) => occurrencesOf(finding).map((key) => [`${finding.rule} ${key}`, finding])),
  );

describe('the occurrences of a room', () => {
  test('are all different, and those of a check that shows each by itself', () => {
    const texts = [...spread(EXAMPLES, 40), ...SEEDS.map((seed) => damaged(seed, 3))];
    for (const text of texts) {
      const keys = keysOf(grouped(text));
      expect(keys).toEqual(keysOf(apart(text)));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('are known before they are located', () => {
    const linter = createLinter(rulePack, activeRules(rulePack, settingsFor('recommended')), pureSha256);
    for (const seed of SEEDS) {
      const bytes = toBytes(damaged(seed, 3));
      const [reported, { findings }] = [linter.report(bytes), linter.lint(bytes)];
      expect(reported.count(), `seed ${seed}`).toBe(findings.length);
      const versions = new EarlierVersions();
      versions.add(linter.report(bytes));
      const nothingNew = { fresh: [], uncovered: [], earlier: findings.length };
      expect(versions.judge(findings), `seed ${seed}`).toEqual(nothingNew);
      expect(versions.judgeUnlocated(reported), `seed ${seed}`).toEqual(nothingNew);
    }
  });

  test('are each shown as a finding of its own when all others are known', () => {
    const shownAs = (finding: Finding): unknown[] => [
      finding.rule,
      finding.level,
      placeOf(finding),
      finding.message,
      finding.fix?.edits.map(({ start, end }) => [start, end]),
    ];
    for (const seed of SEEDS) {
      const text = damaged(seed, 3);
      const [all, alone] = [grouped(text), byKey(apart(text))];
      for (const finding of all.filter((each) => occurrencesOf(each).length > 1))
        for (const wanted of occurrencesOf(finding)) {
          const shown = withOccurrences(all, (rule, key) => rule === finding.rule && key === wanted);
          expect(shown.flatMap(occurrencesOf), `seed ${seed}`).toEqual([wanted]);
          const own = alone.get(`${finding.rule} ${wanted}`);
          // A record that lacks several fields is one draft.
          if (own !== undefined && occurrencesOf(own).length === 1)
            expect(shown.map(shownAs), `seed ${seed}`).toEqual([shownAs(own)]);
        }
    }
  });

  test('are new in an edited room exactly where the room before has none', () => {
    for (const seed of SEEDS) {
      const before = damaged(seed, 2);
      const after = damagedRoom(before, seed + 7).readable;
      const [known, knownApart] = [new OccurrenceSet(grouped(before)), new OccurrenceSet(apart(before))];
      const shown = withOccurrences(grouped(after), (rule, key) => !known.has(rule, key));
      const expected = withOccurrences(apart(after), (rule, key) => !knownApart.has(rule, key));
      expect(keysOf(shown), `seed ${seed}`).toEqual(keysOf(expected));
      const baseline = Baseline.empty();
      baseline.accept('a.json', grouped(before));
      const unknown = Baseline.read(baseline.toString()).unknown('a.json', grouped(after));
      expect(keysOf(unknown), `seed ${seed}`).toEqual(keysOf(expected));
      const starts = shown.map(({ start }) => start.offset);
      expect(starts, `seed ${seed}`).toEqual(starts.toSorted((a, b) => a - b));
    }
  });

  test('stay the same when members and records move and the file is laid out anew', () => {
    for (const seed of SEEDS) {
      const root = opened(JSON.parse(damaged(seed, 3)) as JsonValue);
      const before = grouped(rewritten(root, (all) => all, ''));
      // Logic that extraData repeats is the same logic only while both lists have one order.
      const moved = <T>(all: readonly T[]): readonly T[] =>
        shuffled(all, randomBelow(seed + JSON.stringify(all).length));
      const after = grouped(rewritten(root, moved, '\n'));
      expect(keysOf(after), `seed ${seed}`).toEqual(keysOf(before));
    }
  });

  test('stay the same in the reverse order, where another of several places is reported', () => {
    let moved = 0;
    for (const { name, text } of CIRCLES_AND_TWINS) {
      const root = opened(JSON.parse(text) as JsonValue);
      const before = grouped(rewritten(root, (all) => all, ''));
      const after = grouped(rewritten(root, (all) => all.toReversed(), ''));
      expect(keysOf(after), name).toEqual(keysOf(before));
      if (JSON.stringify(before.map(placeOf).sort()) !== JSON.stringify(after.map(placeOf).sort())) moved++;
    }
    expect(moved).toBeGreaterThan(10);
  });
});

/** The text of a room with members in another order, whole numbers as well, and elements of lists of records. */
function rewritten(value: Open, order: <T>(all: readonly T[]) => readonly T[], space: string): string {
  if (value instanceof Text) return JSON.stringify(rewritten(value.value as Open, order, space));
  if (Array.isArray(value)) {
    const elements = value.map((each) => rewritten(each, order, space));
    return `[${(value.every(isOpenObject) ? order(elements) : elements).join(`,${space}`)}]`;
  }
  if (!isOpenObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}:${rewritten(each as Open, order, space)}`,
  );
  return `{${space}${order(members).join(`,${space}`)}}`;
}

function shuffled<T>(all: readonly T[], random: Random): readonly T[] {
  const left = [...all];
  return all.map(() => left.splice(random(left.length), 1)[0] as T);
}
