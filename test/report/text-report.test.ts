import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { ShortReporter } from '../../src/report/short-report.js';
import { StatisticsReporter } from '../../src/report/statistics.js';
import { TextReporter } from '../../src/report/text-report.js';
import { FIND_KEY, room } from '../example-room.js';
import { lintExample, toBytes } from '../lint-example.js';
import { reported } from './reported.js';

const plain = (_style: string, text: string): string => text;

const broken = room(({ quests, logic }) => {
  Object.assign(quests[FIND_KEY] ?? {}, { AutoStart: true });
  const { Tasks } = logic['2'] as JsonObject;
  Object.assign((Tasks as JsonObject[])[1] as JsonObject, { TargetState: 0 });
});

function report(text: string, columns?: number): string {
  const { findings, shownBytes } = lintExample(text);
  return reported(new TextReporter(plain, false, columns), { path: 'a.json', findings, shownBytes });
}

describe('the report for people', () => {
  test('names the item or quest of a finding next to its place', () => {
    const places = report(broken)
      .split('\n')
      .filter((line) => line.startsWith('      = at '));
    expect(places).toEqual([
      `      = at /quests/${FIND_KEY}/AutoStart, quest "0_find_key"`,
      '      = at /Tasks/1/TargetState, in the string at /logic/2, item 2 (GLB)',
    ]);
  });

  test('says how quotes are written in the file where a frame shows them without backslashes', () => {
    const notes = (text: string): string[] =>
      report(text)
        .split('\n')
        .filter((line) => line.includes('quotes inside'));
    expect(notes(broken)).toEqual(['      = in the file, quotes inside the string are written \\"']);
    expect(notes(broken.replaceAll('\\"', '\\u0022'))).toEqual([
      '      = in the file, quotes inside the string are written \\u0022',
    ]);
    expect(notes(room(({ quests }) => Object.assign(quests[FIND_KEY] ?? {}, { AutoStart: true })))).toEqual(
      [],
    );
  });

  test('says so for strings in strings, and names no spelling that is long', () => {
    const nested = (depth: number): string => {
      let value: unknown = { n: 9007199254740993n };
      let text = '{"n":9007199254740993}';
      for (let level = 0; level < depth; level++) text = JSON.stringify({ EventData: text });
      value = text;
      return JSON.stringify({ settings: { roomSettingsExtraData: value } });
    };
    expect(report(nested(0))).toContain('= in the file, quotes inside the string are written \\"\n');
    expect(report(nested(1))).toContain(
      '= in the file, quotes inside the strings are written \\" or \\\\\\"\n',
    );
  });

  test.each([
    ['prefabName', '{ "prefabName": "Trigger" }', 'item 2 (Trigger)'],
    ['hoverTitle, without a prefabName', '{ "prefabName": "", "hoverTitle": "Door" }', 'item 2 ("Door")'],
    ['number alone', '{ "a": 1 }', 'item 2'],
  ])('names an item by its %s', (_, item, subject) => {
    const text = `{ "roomItems": { "2": ${item.replace('}', ', "n": 9007199254740993 }')} } }`;
    const finding = lintExample(text).findings.find(({ rule }) => rule === 'text/unsafe-number');
    expect(finding?.subject).toBe(subject);
  });

  test('names nothing outside items, logic and quests', () => {
    const { findings } = lintExample('{ "settings": { "n": 9007199254740993 } }');
    expect(findings.map(({ subject }) => subject)).toEqual([undefined]);
  });

  test('shows no control character of a name', () => {
    const text = '{ "roomItems": { "2": { "prefabName": "a\\u001bb", "n": 9007199254740993 } } }';
    expect(report(text)).toContain('item 2 (a\\u001bb)');
  });

  test.each([undefined, 60, 100])('has code frames that fit the terminal: %s columns', (columns) => {
    const minified = JSON.stringify(JSON.parse(broken));
    const frames = report(minified, columns)
      .split('\n')
      .filter((line) => /^ *\d* *\|/.test(line));
    expect(frames).toHaveLength(4);
    for (const line of frames) expect(line.length).toBeLessThanOrEqual(columns ?? 80);
    expect(Math.max(...frames.map((line) => line.length))).toBeGreaterThan((columns ?? 80) - 3);
  });
});

describe('the short report', () => {
  test('is one line a finding', () => {
    const { findings } = lintExample(broken);
    const lines = reported(new ShortReporter(), { path: 'a.json', findings, shownBytes: toBytes(broken) })
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(2);
    const [{ start, message } = { start: { line: 0, column: 0 }, message: '' }] = findings;
    expect(lines[0]).toBe(`a.json:${start.line}:${start.column} error ${message} (quest/no-auto-start)`);
  });

  test('is empty without findings, and names files that could not be checked', () => {
    expect(reported(new ShortReporter(), { path: 'a.json' })).toBe('');
    expect(reported(new ShortReporter(), { path: 'a\n.json', error: 'not found' })).toBe(
      'a\\n.json error not found\n',
    );
  });
});

describe('the statistics', () => {
  const texts = [broken, '{ "a": [1,], "b": [2,], /* x */ "c": NaN }'];

  test('count findings by rule, and what is fixable', () => {
    const files = texts.map((text) => ({ path: 'a.json', findings: lintExample(text).findings }));
    expect(reported(new StatisticsReporter(), ...files)).toBe(
      [
        '3  text/syntax                1 fixable with --fix, 1 fixable with --unsafe-fixes',
        '1  quest/no-auto-start        1 fixable with --fix',
        '1  subscription/target-state  1 fixable with --fix',
        '',
      ].join('\n'),
    );
  });

  test('are empty without findings', () => {
    expect(reported(new StatisticsReporter(), { path: 'a.json' })).toBe('');
  });
});
