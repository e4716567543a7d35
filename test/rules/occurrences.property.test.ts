import { beforeAll, describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { tryParseJson } from '../../src/bytes/json/parse-json.js';
import type { PlainJson } from '../../src/bytes/json/value.js';
import { Baseline } from '../../src/verdict/lint/baseline.js';
import { EarlierVersions } from '../../src/verdict/lint/earlier-version.js';
import type { Finding } from '../../src/verdict/lint/finding.js';
import { createLinter } from '../../src/verdict/lint/linter.js';
import { occurrencesOf } from '../../src/verdict/lint/occurrences.js';
import { pureSha256 } from '../../src/verdict/lint/pure-sha256.js';
import { RULE_PAGES, roomsOf } from '../cases/pages.js';
import { activeRules, placeOf, settingsFor, toBytes } from '../lint-example.js';
import { damagedRoom } from '../properties/arbitraries/damage/damaged-room.js';
import { isOpenObject, type Open, opened, Text } from '../properties/arbitraries/damage/open-json.js';
import { ROOMS } from '../properties/arbitraries/damage/rooms.js';
import { type Random, randomBelow } from '../properties/arbitraries/json.js';
import { runs, spread } from '../runs.js';

/** A room with faults of several rules: each draw adds two or three. */
function damaged(seed: number, times: number): string {
  let text = ROOMS[seed % ROOMS.length] ?? '';
  for (let step = 0; step < times; step++) text = damagedRoom(text, seed * 31 + step).readable;
  return text;
}

const SEEDS = Array.from({ length: runs(600) }, (_each, seed) => seed);
const EXAMPLES = roomsOf(RULE_PAGES)
  .map(({ bytes }) => Buffer.from(bytes).toString())
  .filter((text) => text.length < 20_000);

/** The rooms of rules that report one of several places. */
const CIRCLES_AND_TWINS = roomsOf(
  RULE_PAGES.filter(({ path }) => /parent-cycle|no-cycle|unique|quest\/pair-|entry-id|status/.test(path)),
)
  .map(({ name, bytes }) => ({ name, text: Buffer.from(bytes).toString() }))
  .filter(({ text }) => tryParseJson(text) !== undefined);

const LINTER = createLinter(rulePack, activeRules(rulePack, settingsFor('all')), pureSha256);
const found = (text: string): readonly Finding[] => LINTER.lint(toBytes(text)).findings;

/** All occurrences, each with its rule. */
const keysOf = (findings: readonly Finding[]): string[] =>
  findings.flatMap((finding) => occurrencesOf(finding).map((key) => `${finding.rule} ${key}`)).sort();

/** The same without the second name that a quest entry has, which counts entries of one EntryId and Status in order. */
const pathsOf = (findings: readonly Finding[]): string[] =>
  keysOf(findings)
    .map((key) => key.split(' ', 2).join(' '))
    .sort();

describe('the occurrences of a room', () => {
  let rooms: readonly {
    readonly seed: number;
    readonly text: string;
    readonly findings: readonly Finding[];
  }[];
  beforeAll(() => {
    rooms = SEEDS.map((seed) => {
      const text = rewritten(opened(JSON.parse(damaged(seed, 2)) as PlainJson), (all) => all, '');
      return { seed, text, findings: found(text) };
    });
  });

  test('are all different', () => {
    for (const findings of [...spread(EXAMPLES, 40).map(found), ...rooms.map((each) => each.findings)]) {
      const keys = keysOf(findings);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('are known before they are located', () => {
    for (const { seed, text, findings } of rooms) {
      const reported = LINTER.report(toBytes(text));
      expect(reported.count(), `seed ${seed}`).toBe(findings.length);
      const versions = new EarlierVersions();
      versions.add(reported);
      const nothingNew = { fresh: [], uncovered: [], earlier: findings.length };
      expect(versions.judge(findings), `seed ${seed}`).toEqual(nothingNew);
      expect(versions.judgeUnlocated(reported), `seed ${seed}`).toEqual(nothingNew);
    }
  });

  test('are new in an edited room exactly where the room before has none', () => {
    for (const { seed, text, findings: before } of rooms) {
      const after = found(damagedRoom(text, seed + 7).readable);
      const namesOf = (key: string): string[] => {
        const [rule, ...names] = key.split(' ');
        return names.map((name) => `${rule} ${name}`);
      };
      const known = new Set(keysOf(before).flatMap(namesOf));
      const isNew = (finding: Finding): boolean =>
        keysOf([finding]).some((key) => !namesOf(key).some((name) => known.has(name)));
      const baseline = Baseline.empty();
      baseline.accept('a.json', before);
      const unknown = Baseline.read(baseline.toString()).unknown('a.json', after);
      expect(unknown, `seed ${seed}`).toEqual(after.filter(isNew));
    }
  });

  test('stay the same when members and records move and the file is laid out anew', () => {
    for (const { seed, text, findings } of rooms) {
      // Logic that extraData repeats is the same logic only while both lists have one order.
      const moved = <T>(all: readonly T[]): readonly T[] =>
        shuffled(all, randomBelow(seed + JSON.stringify(all).length));
      const after = found(rewritten(opened(JSON.parse(text) as PlainJson), moved, '\n'));
      expect(pathsOf(after), `seed ${seed}`).toEqual(pathsOf(findings));
    }
  });

  test('stay the same in the reverse order, where another of several places is reported', () => {
    let moved = 0;
    for (const { name, text } of CIRCLES_AND_TWINS) {
      const root = opened(JSON.parse(text) as PlainJson);
      const before = found(rewritten(root, (all) => all, ''));
      const after = found(rewritten(root, (all) => all.toReversed(), ''));
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
