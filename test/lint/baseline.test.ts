import { describe, expect, test } from 'vitest';
import { room } from '../../rules/example-room.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { Baseline, BaselineError } from '../../src/lint/baseline.js';
import type { Finding } from '../../src/lint/finding.js';
import { lintExample } from '../lint-example.js';

const PATH = 'rooms/a.json';
const broken = room(({ quests, logic }) => {
  for (const entry of Object.values(quests))
    Object.assign(entry, entry.Status === 'completed' ? { AutoStart: true } : { Enabled: false });
  for (const item of Object.values(logic))
    for (const task of item.Tasks as JsonObject[]) if (task.TargetState === 2) task.TargetState = 0;
});

const findingsOf = (text: string): readonly Finding[] => lintExample(text).findings;

function baselineOf(text: string): Baseline {
  const baseline = Baseline.empty();
  baseline.accept(PATH, findingsOf(text));
  return Baseline.read(baseline.toString());
}

describe('a baseline', () => {
  test('matches every finding that it was made from, and only in that file', () => {
    const baseline = baselineOf(broken);
    const findings = findingsOf(broken);
    expect(findings.length).toBeGreaterThan(5);
    expect(baseline.match(PATH, findings)).toEqual({ fresh: [], stale: new Map() });
    expect(baseline.match('rooms/b.json', findings).fresh).toEqual(findings);
  });

  test.each<[string, (text: string) => string]>([
    ['is laid out anew', (text) => JSON.stringify(JSON.parse(text))],
    ['gets other line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['has its members in another order', (text) => JSON.stringify(reversed(JSON.parse(text)), null, 1)],
    [
      'gets an item before the others',
      (text) => text.replace('"roomItems": {', '"roomItems": {"1": {"prefabName": "GLB"},'),
    ],
    [
      'gets tasks before the others, inside the strings',
      (text) => {
        const snapshot = JSON.parse(text);
        for (const [key, logic] of Object.entries<string>(snapshot.logic)) {
          const value = JSON.parse(logic);
          value.Tasks.unshift({ ...value.Tasks[0], Id: `00000000-0000-4000-8000-00000000000${key}` });
          snapshot.logic[key] = JSON.stringify(value);
        }
        return JSON.stringify(snapshot, null, 2);
      },
    ],
  ])('still matches them when the file %s', (_what, change) => {
    const known = new Set(findingsOf(broken).map(({ fingerprint }) => fingerprint));
    const { stale, fresh } = baselineOf(broken).match(PATH, findingsOf(change(broken)));
    expect(stale).toEqual(new Map());
    for (const { fingerprint } of fresh) expect(known.has(fingerprint)).toBe(false);
  });

  test('lists entries that no longer match anything, and drops them', () => {
    const baseline = baselineOf(broken);
    const mended = findingsOf(broken.replaceAll('"Enabled": false', '"Enabled": true'));
    const { fresh, stale } = baseline.match(PATH, mended);
    expect(fresh).toEqual([]);
    expect([...stale].map(([rule, prints]) => [rule, prints.length])).toEqual([['quest/enabled', 2]]);
    baseline.forget(PATH, stale);
    expect(baseline.match(PATH, mended)).toEqual({ fresh: [], stale: new Map() });
    expect(baseline.match(PATH, findingsOf(broken)).fresh).toHaveLength(2);
  });

  test('is written in a fixed order, for any order of the findings, without lines, columns or counts', () => {
    const findings = findingsOf(broken);
    const [one, other] = [Baseline.empty(), Baseline.empty()];
    one.accept('b.json', findings);
    one.accept('a.json', findings);
    other.accept('a.json', [...findings].reverse());
    other.accept('b.json', findings);
    expect(one.toString()).toBe(other.toString());
    expect(Object.keys(JSON.parse(one.toString()).files)).toEqual(['a.json', 'b.json']);
    expect(one.toString()).not.toMatch(/line|column|count/);
  });

  test('has no entry for a file without findings', () => {
    const baseline = baselineOf(broken);
    baseline.accept(PATH, []);
    expect(baseline.toString()).toBe('{\n  "version": 1,\n  "files": {}\n}\n');
  });

  test.each([
    ['', 'it is not JSON'],
    ['[]', 'it is not a baseline: it has no "files"'],
    ['{"version":2,"files":{}}', 'it has version 2, and this roomlint reads version 1'],
    ['{"version":1,"files":{"a":1}}', 'the entry of "a" is not an object'],
    [
      '{"version":1,"files":{"a":{"quest/enabled":["x"]}}}',
      '"quest/enabled" of "a" is not a list of fingerprints',
    ],
    ['{"version":1,"files":{"__proto__":{"r":["x"]}}}', '"r" of "__proto__" is not a list of fingerprints'],
  ])('that is broken is not read: %s', (text, message) => {
    expect(() => Baseline.read(text)).toThrow(new BaselineError(message));
  });
});

function reversed(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
}
