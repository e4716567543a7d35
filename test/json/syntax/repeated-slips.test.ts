import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applyFixes, lintExample } from '../../lint-example.js';
import { REPEATED_SLIPS, withSlips, withTrailingCommas } from './repeated-slips.js';
import { LAYOUTS } from './slip-campaign.js';

interface Room {
  readonly logic: Record<string, string>;
  readonly roomItems: Record<string, { extraData?: string }>;
}
const negative = (_: string, value: unknown): unknown => (typeof value === 'number' ? -1.5 - value : value);
/** A room with many negative numbers. */
const read = (): Room => {
  const text = readFileSync('examples/garden.json', 'utf8').replace(/[^\0-\x7f]/g, 'x');
  const room = JSON.parse(text, negative) as Room;
  for (const [key, logic] of Object.entries(room.logic))
    room.logic[key] = JSON.stringify(JSON.parse(logic, negative));
  return room;
};
const ROOM = read();

type Change = (text: string, step: number) => string | undefined;
const CHANGES: readonly (readonly [name: string, change: Change])[] = [
  ...REPEATED_SLIPS.map(
    (slip) => [slip.name, (text, step) => withSlips(text, slip, step)] as [string, Change],
  ),
  ['trailing commas', withTrailingCommas],
];
/** Mistakes in which a value is lost, or that no fix is offered for. */
const WITHOUT_FIX: ReadonlySet<string> = new Set(['= for :', '; for ,']);

/** How often: everywhere, in every fifth place, and once. */
const STEPS = [1, 5, 1_000_000] as const;

const asValue = (text: string): string | undefined => {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
};

describe.each(LAYOUTS)('in a room printed with %s', (_, print) => {
  test.each(CHANGES)('a mistake made once or throughout is one finding: %s', (name, change) => {
    const original = print(ROOM);
    for (const step of STEPS) {
      const text = change(original, step);
      if (text === undefined || asValue(text) !== undefined) continue;
      const { findings } = lintExample(text);
      expect(findings.map(({ rule }) => rule)).toEqual(['text/syntax']);
      const isFixed = asValue(applyFixes(text, findings)) === asValue(original);
      const hasFix = findings.some(({ fix }) => fix !== undefined);
      if (hasFix) expect(isFixed).toBe(true);
      else expect(step > 1 || WITHOUT_FIX.has(name)).toBe(true);
    }
  });
});

describe('in strings that hold JSON', () => {
  // Strings in strings, what stays JSON inside a list, and doubled quotes around some strings only.
  const OTHERWISE = [
    'JSON that is not escaped',
    'JSON with doubled quotes',
    'a decimal comma',
    'a plus sign',
    'strings in "" and ""',
  ];
  const inStrings = CHANGES.filter(([name]) => !OTHERWISE.includes(name));

  test.each(inStrings)('a mistake made throughout is one finding for each field: %s', (_, change) => {
    const room = read();
    for (const [key, logic] of Object.entries(room.logic)) {
      const item = room.roomItems[key];
      if (item !== undefined)
        item.extraData = change('{"col":"red","e":-1.5,"size":[1,2,{"x":true}]}', 1) ?? '';
      room.logic[key] = change(logic, 1) ?? logic;
    }
    const { findings } = lintExample(JSON.stringify(room));
    for (const rule of ['logic/json-string', 'item/extra-data-json'])
      expect(findings.filter((finding) => finding.rule === rule)).toHaveLength(1);
  });

  test('the fix of a mistake made throughout logic writes all of it back', () => {
    for (const [name, change] of inStrings) {
      const room = read();
      for (const [key, logic] of Object.entries(room.logic)) room.logic[key] = change(logic, 1) ?? logic;
      const text = JSON.stringify(room);
      const findings = lintExample(text).findings.filter(({ rule }) => rule === 'logic/json-string');
      if (!findings.some(({ fix }) => fix !== undefined)) continue;
      expect([name, asValue(applyFixes(text, findings))]).toEqual([name, JSON.stringify(ROOM)]);
    }
  });
});
