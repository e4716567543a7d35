import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { tryParseJson } from '../../src/json/parse-json.js';
import type { JsonValue } from '../../src/json/value.js';
import { EarlierVersions } from '../../src/lint/earlier-version.js';
import type { Finding } from '../../src/lint/finding.js';
import { createLinter } from '../../src/lint/linter.js';
import { OccurrenceSet, occurrencesOf, withOccurrences } from '../../src/lint/occurrences.js';
import { activeRules } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { RULE_PAGES, roomsOf } from '../cases/pages.js';
import { placeOf, settingsFor, toBytes } from '../lint-example.js';
import { damagedRoom } from '../properties/arbitraries/damage/damaged-room.js';
import {
  isOpenObject,
  type Open,
  opened,
  type Random,
  Text,
} from '../properties/arbitraries/damage/open-json.js';
import { ROOMS } from '../properties/arbitraries/damage/rooms.js';
import { randomOf } from '../properties/arbitraries/json.js';
import { runs, spread } from '../runs.js';
import { apart, grouped, keysOf } from './apart.js';

/** Occurrences that another version does not have. */
function newIn(findings: readonly Finding[], other: readonly Finding[]): string[] {
  const known = new OccurrenceSet(other);
  return keysOf(withOccurrences(findings, (rule, key) => !known.has(rule, key)));
}

/** A room with faults of several rules: each draw adds two or three. */
function damaged(seed: number, times: number): string {
  let text = ROOMS[seed % ROOMS.length] ?? '';
  for (let step = 0; step < times; step++) text = damagedRoom(text, seed * 31 + step).readable;
  return text;
}

/** What a finding says, without what depends on the others. */
const shownAs = (finding: Finding): unknown[] => [
  finding.rule,
  finding.level,
  placeOf(finding),
  finding.message,
  finding.fix?.edits.map(({ start, end }) => [start, end]),
];

const CASES = Array.from({ length: runs(600, 16) }, (_each, seed) => seed);
const TIMEOUT = { timeout: 120_000 };

const EXAMPLES = spread(roomsOf(RULE_PAGES), 250).flatMap(({ name, bytes }) =>
  bytes.length < 100_000 ? [{ what: name, text: Buffer.from(bytes).toString() }] : [],
);

describe('the occurrences of the bad examples of every rule', () => {
  test('are those of a check that shows each by itself', TIMEOUT, () => {
    for (const { what, text } of EXAMPLES) expect(keysOf(grouped(text)), what).toEqual(keysOf(apart(text)));
  });

  test('are not new when members and records move and the file is laid out anew', TIMEOUT, () => {
    const orders = EXAMPLES.flatMap((example) => spread([1, 2, 3], 1).map((seed) => ({ ...example, seed })));
    for (const { what, text, seed } of orders) {
      const value = tryParseJson(text);
      if (value === undefined) continue;
      const root = opened(value);
      const next = randomOf(seed);
      const before = JSON.stringify(rewritten(root, (all) => all, 0));
      const order = <T>(all: readonly T[]) => shuffled(all, (below) => Math.floor(next() * below));
      const after = JSON.stringify(rewritten(root, order, 2), null, 2);
      // Requirements that move differ from those of the other entry.
      const fresh = newIn(grouped(after), grouped(before)).filter(
        (key) => !key.startsWith('quest/pair-symmetry'),
      );
      expect(fresh, what).toEqual([]);
    }
  });
});

describe('the occurrences of a random room', () => {
  test('are those of a check that shows each by itself', TIMEOUT, () => {
    for (const seed of CASES) {
      const text = damaged(seed, 3);
      expect(keysOf(grouped(text)), `seed ${seed}`).toEqual(keysOf(apart(text)));
    }
  });

  test('are known before they are located', TIMEOUT, () => {
    const active = activeRules(rulePack, settingsFor('recommended'));
    const linter = createLinter(rulePack, active, pureSha256);
    for (const seed of CASES) {
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

  test('are all different', TIMEOUT, () => {
    for (const seed of CASES) {
      const keys = keysOf(grouped(damaged(seed, 3)));
      expect(new Set(keys).size, `seed ${seed}`).toBe(keys.length);
    }
  });

  test('are each shown as a finding of its own when all others are known', TIMEOUT, () => {
    for (const seed of CASES) {
      const text = damaged(seed, 3);
      const alone = new Map(
        apart(text).flatMap((finding) =>
          occurrencesOf(finding).map((key) => [`${finding.rule} ${key}`, finding]),
        ),
      );
      const all = grouped(text);
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

  test('are new in an edited room exactly where the room before has none', TIMEOUT, () => {
    for (const seed of CASES) {
      const before = damaged(seed, 2);
      const after = damagedRoom(before, seed + 7).readable;
      const expected = newIn(apart(after), apart(before));
      const knownOnes = new OccurrenceSet(grouped(before));
      const shown = withOccurrences(grouped(after), (rule, key) => !knownOnes.has(rule, key));
      expect(keysOf(shown), `seed ${seed}`).toEqual(expected);
      const starts = shown.map(({ start }) => start.offset);
      expect(starts, `seed ${seed}`).toEqual([...starts].sort((a, b) => a - b));
    }
  });

  test('stay the same when members and records move and the file is laid out anew', TIMEOUT, () => {
    for (const seed of CASES) {
      const root = opened(JSON.parse(damaged(seed, 3)) as JsonValue);
      const next = randomOf(seed);
      const random: Random = (below) => Math.floor(next() * below);
      const before = JSON.stringify(rewritten(root, (all) => all, 0));
      const after = JSON.stringify(
        rewritten(root, (all) => shuffled(all, random), 2),
        null,
        2,
      );
      const [known, found] = [grouped(before), grouped(after)];
      expect(newIn(found, known), `seed ${seed}: new`).toEqual([]);
      expect(newIn(known, found), `seed ${seed}: gone`).toEqual([]);
    }
  });
});

/** Members in another order, and elements of lists of records. */
function rewritten(value: Open, order: <T>(all: readonly T[]) => readonly T[], indent: number): JsonValue {
  if (value instanceof Text)
    return JSON.stringify(rewritten(value.value as Open, order, indent), null, indent);
  if (Array.isArray(value)) {
    const elements = value.map((each) => rewritten(each, order, indent));
    return [...(value.every(isOpenObject) ? order(elements) : elements)];
  }
  if (!isOpenObject(value)) return value as JsonValue;
  return Object.fromEntries(
    order(Object.entries(value)).map(([key, each]) => [key, rewritten(each as Open, order, indent)]),
  );
}

function shuffled<T>(all: readonly T[], random: Random): readonly T[] {
  const left = [...all];
  return all.map(() => left.splice(random(left.length), 1)[0] as T);
}
