import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import type { Preset } from '../../src/lint/preset.js';
import { items } from '../example-changes.js';
import { rawRoom } from '../example-room.js';
import { applyFixes, lintExample, marksOf, placeOf } from '../lint-example.js';
import { many } from '../runs.js';
import { found, ofRule } from './shown-findings.js';

/** The example room with one more wall, whose logic is this text. */
function wallWith(logic: string): string {
  const text = rawRoom((snapshot) => {
    const [items, values] = [snapshot.roomItems, snapshot.logic] as [JsonObject, JsonObject];
    items['5'] = structuredClone(items['3'] ?? null);
    values['5'] = 'LOGIC';
  });
  return text.replace('"LOGIC"', () => logic);
}

const PRESETS: readonly Preset[] = ['recommended', 'lenient', 'all'];

/** Logic that no rule has anything to say about. */
const SOUND = '{"Tasks":[],"ViewNodes":[]}';

describe('logic/json-string', () => {
  const RULE = 'logic/json-string';

  test.each([
    '{"Tasks":[],"ViewNodes":[]}',
    '[]',
    '0',
    'null',
    'false',
    '"x"',
    '"[1]"',
    '"null"',
    '"12"',
    String.raw`"\"x\""`,
    '" "',
    '"{"',
    '"{} {}"',
    String.raw`"{\"a\":NaN}"`,
  ])('is the one finding for a logic of %s, in each preset', (logic) => {
    for (const preset of PRESETS) expect(found(wallWith(logic), preset)).toEqual([`${RULE} /logic/5`]);
  });

  test.each([
    [JSON.stringify(SOUND), []],
    [String.raw`"\n\t{ \"Tasks\" : [ ], \"ViewNodes\":[] }\r "`, []],
    ['""', [`${RULE} /logic/5`]],
  ])('takes %s as %j', (logic, findings) => {
    expect(found(wallWith(logic), 'recommended')).toEqual(findings);
  });

  test('accepts an empty string in the preset lenient, and wherever it is allowed', () => {
    expect(found(wallWith('""'), 'lenient')).toEqual([]);
    expect(lintExample(wallWith('""'), { [RULE]: { allowEmpty: true } }).findings).toEqual([]);
    expect(found(wallWith('" "'), 'lenient')).toEqual([`${RULE} /logic/5`]);
  });

  test('ignores logic values when their section is not an object', () => {
    expect(found('{ "logic": ["{"] }')).toEqual(['schema /logic']);
    expect(found('{ "logic": "" }')).toEqual(['schema /logic']);
  });

  test('ignores extraData that is empty or not JSON', () => {
    for (const extraData of ['', '{']) {
      const text = items({ 2: { extraData } });
      expect(ofRule(RULE, text)).toEqual([]);
    }
  });

  test('points at the byte where the JSON breaks, through every kind of escape', () => {
    const logic = String.raw`"{\u0022t\u0069tle\u0022:\"caf\u00e9 \ud83d\ude00 ü\\n\", 'x' : 1}"`;
    const text = wallWith(logic);
    const [finding, ...more] = ofRule(RULE, text);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ pointer: '/logic/5', embedded: [] });
    expect(marksOf(text, finding!)).toBe("'x'");
    expect(finding?.message).toBe(
      String.raw`in the logic of item 5 (ResizableCube), JSON needs double quotes: write \" instead`,
    );
  });

  test('points through the escapes of a fault that is written as an escape', () => {
    const text = wallWith(String.raw`"{\"a\":\"\u0009\"}"`);
    const [finding] = ofRule(RULE, text);
    expect(marksOf(text, finding!)).toBe(String.raw`\u0009`);
    expect(finding?.message).toBe(
      String.raw`in the logic of item 5 (ResizableCube), a tab is not allowed inside a string: write \\t instead`,
    );
  });

  test.each([
    ['"{title:1}"', String.raw`the key title has no quotes: write \"title\"`],
    ['"{2:1}"', String.raw`the key 2 has no quotes: write \"2\"`],
    [String.raw`"{\"a\":\"\\q\"}"`, String.raw`\q is not a valid escape: write \\\\ for a backslash`],
    [
      String.raw`"{\"a\":\"My \"little\" garden\"}"`,
      String.raw`this quote ends the string too early: write \\\" for a quote that is part of the string`,
    ],
  ])('explains how to write %s inside a string', (logic, message) => {
    expect(ofRule(RULE, wallWith(logic)).map((finding) => finding.message)).toEqual([
      `in the logic of item 5 (ResizableCube), ${message}`,
    ]);
  });

  test('points at the open bracket and at the end of logic that was cut off', () => {
    const text = wallWith(String.raw`"{\"a\":[1,2"`);
    const [finding] = ofRule(RULE, text);
    expect(finding?.start).toEqual(finding?.end);
    expect(text.slice(finding?.start.offset, (finding?.start.offset ?? 0) + 1)).toBe('"');
    expect(finding?.related.map((other) => [marksOf(text, other), other.message, other.embedded])).toEqual([
      ['[', 'opened here and never closed', []],
    ]);
  });

  test('puts an object into a string with its spelling, and its Tasks stay valid', () => {
    const spelled =
      '{ "Tasks": [], "ViewNodes": [],\n\t"title": "caf\\u00e9 \\"é\\" \\/", "e": 1.50, "10": 1, "2": 1e0 }';
    const text = wallWith(spelled);
    const { findings } = lintExample(text);
    expect(findings.map(({ rule }) => rule)).toEqual([RULE]);
    const fixed = applyFixes(text, findings);
    expect((JSON.parse(fixed) as { logic: JsonObject }).logic['5']).toBe(spelled);
    expect(found(fixed)).toEqual([]);
  });

  test('has no fix for a value that is not an object', () => {
    for (const logic of ['[]', 'null', '7', '"[]"', '""', '"{"']) {
      expect(ofRule(RULE, wallWith(logic)).map(({ fix }) => fix)).toEqual([undefined]);
    }
  });

  test('the subscriptions in an object that is not in a string are still checked', () => {
    const text = rawRoom((snapshot) => {
      const logic = snapshot.logic as JsonObject;
      const inner = JSON.parse(logic['2'] as string) as { Tasks: JsonObject[] };
      delete inner.Tasks[1]?.Id;
      logic['2'] = inner;
    });
    expect(found(text)).toEqual([`${RULE} /logic/2`, 'schema /logic/2/Tasks/1']);
  });

  test('nesting that is too deep is reported as such', () => {
    const deep = `{\\"a\\":${'['.repeat(300)}${']'.repeat(300)}}`;
    expect(new Set(found(wallWith(`"${deep}"`)).map((each) => each.split(' ')[0]))).toEqual(
      new Set(['text/depth']),
    );
  });

  test.each(['__proto__', 'constructor', 'a/b~c', '\u001b[2J'])('reports the logic of %j', (key) => {
    const text = `{ "roomItems": { ${JSON.stringify(key)}: {} }, "logic": { ${JSON.stringify(key)}: "{" } }`;
    const findings = ofRule(RULE, text);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).not.toContain('\u001b');
  });

  test('reports each of very many broken values, and a very long one', () => {
    const count = many(30_000);
    const logic = Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, '{"a" 1}']));
    expect(ofRule(RULE, JSON.stringify({ logic }))).toHaveLength(count);
    const long = JSON.stringify({ logic: { a: `{"a":"${'\\"'.repeat(many(1_000_000, 200_000))}",}` } });
    expect(ofRule(RULE, long)).toHaveLength(1);
  });
});

describe('logic/known-item', () => {
  const RULE = 'logic/known-item';
  const ITEM = {
    prefabName: 'GLB',
    pos: { x: 0, y: 0, z: 0 },
    rot: { x: 0, y: 0, z: 0, w: 1 },
    scale: { x: 1, y: 1, z: 1 },
  };
  const snapshot = (roomItems: unknown, logic: JsonObject): string => JSON.stringify({ roomItems, logic });

  test('reports the entries without an item as one finding, at their keys, in each preset', () => {
    const text = snapshot({ '2': ITEM }, { '2': SOUND, '3': SOUND, '02': SOUND });
    for (const preset of PRESETS) expect(found(text, preset)).toEqual([`${RULE} /logic/3`]);
    const [finding] = ofRule(RULE, text);
    expect([finding!, ...finding!.related].map((each) => marksOf(text, each))).toEqual(['"3"', '"02"']);
  });

  test('is about entries of every kind', () => {
    const text = snapshot({ '2': ITEM }, { '3': {}, '4': '{' });
    expect(ofRule(RULE, text)[0]?.related.map(placeOf)).toEqual(['/logic/4']);
    expect(ofRule(RULE, text).map(placeOf)).toEqual(['/logic/3']);
  });

  test('knows an item whose record is broken', () => {
    expect(found(snapshot({ '2': null }, { '2': SOUND }))).toEqual(['schema /roomItems/2']);
  });

  test('reports nothing when roomItems is missing or not an object', () => {
    expect(ofRule(RULE, '{ "logic": { "3": "{}" } }')).toEqual([]);
    for (const roomItems of [null, [], 7])
      expect(ofRule(RULE, snapshot(roomItems, { '3': '{}' }))).toEqual([]);
  });

  test.each(['__proto__', 'constructor', 'toString'])('does not know %s by inheritance', (key) => {
    const logic = `{ "roomItems": { "2": ${JSON.stringify(ITEM)} }, "logic": { "${key}": ${JSON.stringify(SOUND)} } }`;
    expect(found(logic)).toEqual([`${RULE} /logic/${key}`]);
    const known = `{ "roomItems": { "${key}": ${JSON.stringify(ITEM)} }, "logic": { "${key}": ${JSON.stringify(SOUND)} } }`;
    expect(found(known)).toEqual([`item/key-number /roomItems/${key}`]);
  });
});
