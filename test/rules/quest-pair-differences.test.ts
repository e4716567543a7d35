import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { activeRules } from '../../src/lint/pack.js';
import { expression } from '../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, questsOnly, rawRoom } from '../example-room.js';
import { applyFixes, findingsOf, lintWith, placeOf, settingsFor } from '../lint-example.js';
import { detailsOf } from './shown-findings.js';

/* What the two entries of a quest have differently: how it is said, and from which of them a fix copies. */

type Sections = Record<string, JsonValue>;
type Quests = Record<string, JsonObject>;

const RULES: ReadonlySet<string> = new Set(['quest/pair-symmetry', 'quest/pair-complete']);
const own = (text: string) => findingsOf(text).filter(({ rule }) => RULES.has(rule));
const found = (text: string): string[] => own(text).flatMap(detailsOf);
const [ONE, OTHER] = [`/quests/${FIND_KEY}`, `/quests/${FIND_KEY_COMPLETED}`];

/** The example room with changes to both entries of a quest. */
const differing = (inProgress: JsonObject, completed: JsonObject): string =>
  rawRoom((sections: Sections) => {
    const quests = sections.quests as Quests;
    Object.assign(quests[FIND_KEY] ?? {}, inProgress);
    Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, completed);
  });

describe('a field that differs', () => {
  const says = (field: string, how: string, fix?: string): string[] => [
    `${OTHER}/${field.replaceAll('"', '')}: ${field} ${how} the inProgress entry of "0_find_key": use the same value on both`,
    `  ${ONE}/${field.replaceAll('"', '')}: the value of the inProgress entry`,
    ...(fix === undefined ? [] : [`  unsafe fix: copy ${field} from the ${fix} entry`]),
  ];
  const long = (middle: string): string => 'a'.repeat(500) + middle + 'b'.repeat(500);

  test.each<[field: string, one: JsonValue, other: JsonValue, findings: readonly string[]]>([
    ['Tracked', true, false, says('Tracked', 'is false here and true on', 'inProgress')],
    ['RepeatableLimit', 2, 3, says('RepeatableLimit', 'is 3 here and 2 on', 'inProgress')],
    ['DisplayGroup', 'a', '', says('DisplayGroup', 'is "" here and "a" on', 'inProgress')],
    ['DisplayGroup', '', 'b', says('DisplayGroup', 'is "b" here and "" on', 'completed')],
    // No fix overwrites JSON, or what no document describes.
    ['DisplayGroup', '{"a":1}', 'b', says('DisplayGroup', 'is "b" here and "{\\"a\\":1}" on', 'inProgress')],
    ['DisplayGroup', 'a', '{"b":1}', says('DisplayGroup', 'is "{\\"b\\":1}" here and "a" on')],
    ['ExtraText', '{"a":1}', '{"b":1}', says('ExtraText', 'is "{\\"b\\":1}" here and "{\\"a\\":1}" on')],
    ['ExtraText', '', '{"b":1}', says('ExtraText', 'is "{\\"b\\":1}" here and "" on', 'completed')],
    ['note', 1, '1', says('"note"', 'is "1" here and 1 on')],
    // Objects, lists and nothing are not shown, and long texts only if they differ where they are cut.
    ['note', { x: 1 }, 5, says('"note"', 'differs from')],
    ['note', 5, { x: 1 }, says('"note"', 'differs from')],
    ['note', [1], [2], says('"note"', 'differs from')],
    ['note', null, 'x', says('"note"', 'differs from')],
    ['note', 'x', null, says('"note"', 'differs from')],
    ['note', long('x'), long('y'), says('"note"', 'differs from')],
    // The Name that subscriptions use is advice for Name only.
    ['note', '0_find_key', 'x', says('"note"', 'is "x" here and "0_find_key" on')],
    ['note', 'x', '0_find_key', says('"note"', 'is "0_find_key" here and "x" on')],
  ])('%s: %j and %j', (field, one, other, findings) => {
    expect(found(differing({ [field]: one }, { [field]: other }))).toEqual(findings);
  });

  test('by a letter that looks like another says so', () => {
    const [message] = found(differing({ note: 'key' }, { note: 'k\u0435y' }));
    expect(message).toMatch(
      /: use the same value on both \(they look the same, but some letters are from another alphabet/,
    );
  });
});

describe('a Name that differs', () => {
  /** The two Names, the one that subscriptions use, and an expression. */
  const named = (one: string, other: string, used: string, text: string): string => {
    const sections = JSON.parse(expression(text)) as Sections;
    const quests = sections.quests as Quests;
    Object.assign(quests[FIND_KEY] ?? {}, { Name: one });
    Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { Name: other });
    const logic = sections.logic as Record<string, string>;
    for (const key of Object.keys(logic)) logic[key] = String(logic[key]).replaceAll('0_find_key', used);
    return JSON.stringify(sections, null, 2);
  };

  test.each<
    [
      one: string,
      other: string,
      used: string,
      text: string,
      use: string,
      from: 'inProgress' | 'completed' | '',
    ]
  >([
    ['0_key', '0_keys', '0_key', '1.0', '0_key', 'inProgress'],
    ['0_key', '0_keys', '0_keys', '1.0', '0_keys', 'completed'],
    ['0_key', '0_keys', '0_other', '1.0', '', 'inProgress'],
    // A Name that an expression uses is not taken away.
    ['0_key', '0_keys', '0_other', '$T{keys}', '', 'completed'],
    ['0_key', '0_keys', '0_other', '$T{key}', '', 'inProgress'],
    ['0_key', '0_keys', '0_keys', '$T{key}', '0_keys', ''],
    ['0_key', '0_keys', '0_key', '$T{keys}', '0_key', ''],
    ['0_key', '0_keys', '0_other', '$T{key} + $T{keys}', '', ''],
    // No quest gets the Name of another one.
    ['1_open_door', '0_keys', '0_other', '1.0', '', 'completed'],
    ['0_keys', '1_open_door', '0_other', '1.0', '', 'inProgress'],
    ['1_open_door', '0_keys', '0_keys', '1.0', '0_keys', 'completed'],
  ])('%s and %s, used as %s, with %s', (one, other, used, text, use, from) => {
    const advice = use === '' ? 'use the same value on both' : `use "${use}", as its subscriptions do`;
    expect(found(named(one, other, used, text))).toEqual([
      `${OTHER}/Name: Name is "${other}" here and "${one}" on the inProgress entry of "${one}": ${advice}`,
      `  ${ONE}/Name: the value of the inProgress entry`,
      ...(from === '' ? [] : [`  unsafe fix: copy Name from the ${from} entry`]),
    ]);
  });
});

describe('fields that only one entry has', () => {
  /** An entry with fields before one of its own, or at the end. */
  const withFields = (key: string, before: string | undefined, fields: JsonObject): string =>
    rawRoom((sections: Sections) => {
      const quests = sections.quests as Quests;
      const members = Object.entries(quests[key] ?? {});
      const at = members.findIndex(([field]) => field === before);
      members.splice(at < 0 ? members.length : at, 0, ...Object.entries(fields));
      quests[key] = Object.fromEntries(members);
    });
  const questsOf = (text: string): Quests => (JSON.parse(text) as { quests: Quests }).quests;

  test.each<[side: string, key: string]>([
    ['inProgress', FIND_KEY],
    ['completed', FIND_KEY_COMPLETED],
  ])('are copied from the %s entry to the same place', (_side, key) => {
    for (const before of ['Status', 'Enabled', undefined]) {
      const text = withFields(key, before, { note: 1, hint: [2] });
      const [finding, ...others] = own(text);
      expect(others).toEqual([]);
      const fixed = applyFixes(text, finding === undefined ? [] : [finding]);
      const other = key === FIND_KEY ? FIND_KEY_COMPLETED : FIND_KEY;
      const expected = {
        ...questsOf(text),
        [other]: questsOf(withFields(other, before, { note: 1, hint: [2] }))[other],
      };
      expect(questsOf(fixed)).toEqual(expected);
      if (before !== undefined) expect(JSON.stringify(questsOf(fixed))).toBe(JSON.stringify(expected));
      expect(own(fixed)).toEqual([]);
    }
  });

  test.each<[fields: JsonObject, names: string, them: string]>([
    [{ note: 1 }, '"note" is', 'it'],
    [{ note: 1, hint: 2 }, '"note" and "hint" are', 'them'],
    [{ note: 1, hint: 2, x: 3 }, '"note", "hint" and "x" are', 'them'],
    [{ note: 1, hint: 2, x: 3, y: 4 }, '"note", "hint", "x" and 1 more are', 'them'],
    [{ note: 1, hint: 2, x: 3, y: 4, z: 5 }, '"note", "hint", "x" and 2 more are', 'them'],
  ])('are named: %j', (fields, names, them) => {
    const tail = `entry of "0_find_key": both entries must have ${them}, or neither`;
    const copied = names.replace(/ (?:is|are)$/, '');
    expect(found(withFields(FIND_KEY_COMPLETED, 'Status', fields))).toEqual([
      `${OTHER}/note: ${names} only on the completed ${tail}`,
      `  ${ONE}: the entry without ${them}`,
      `  unsafe fix: copy ${copied} from the completed entry`,
    ]);
    expect(found(withFields(FIND_KEY, 'Status', fields))).toEqual([
      `${OTHER}: ${names} only on the inProgress ${tail}`,
      `  ${ONE}/note: the entry that has ${them}`,
      `  unsafe fix: copy ${copied} from the inProgress entry`,
    ]);
  });
});

describe('an entry without the other one', () => {
  const alone = (change: (sections: Sections, entry: JsonObject) => void): string =>
    rawRoom((sections: Sections) => {
      const quests = sections.quests as Quests;
      const entry = quests[FIND_KEY] ?? {};
      delete quests[FIND_KEY];
      delete quests[FIND_KEY_COMPLETED];
      change(sections, entry);
    });
  const put =
    (...path: readonly string[]) =>
    (sections: Sections, entry: JsonObject): void => {
      let holder: JsonObject = sections;
      for (const step of path) {
        holder[step] ??= {};
        holder = holder[step] as JsonObject;
      }
      holder[FIND_KEY] = entry;
    };
  const MISSING = '"0_find_key" has no completed entry: add one with the same EntryId';
  const FIX = '  unsafe fix: add the completed entry, copied from this one';

  test('gets a copy, with a new id in both places', () => {
    const text = alone(put('quests'));
    expect(found(text)).toEqual([`${ONE}: ${MISSING}`, FIX]);
    const { quests } = JSON.parse(applyFixes(text, own(text))) as { quests: Quests };
    const { [FIND_KEY]: entry = {}, ...others } = quests;
    const [[key = '', copy = {}] = []] = Object.entries(others).filter(
      ([, { Name }]) => Name === '0_find_key',
    );
    expect(copy).toEqual({ ...entry, id: key, Status: 'completed', Rewards: [], SuccessMsg: '' });
    expect(key).toMatch(/^mlh4k2p9/);
  });

  test.each<[what: string, change: JsonObject]>([
    ['a field of another type', { Tracked: 7 }],
    [
      'a requirement of another type',
      { Requirements: [{ delete: 'no', amount: 1, type: 'quest', id: 'x' }] },
    ],
    ['a requirement that is not an object', { Requirements: ['x'] }],
    ['a field that is nearly one that it has', { description: 'x' }],
  ])('gets none with %s', (_what, change) => {
    const text = alone((sections, entry) => put('quests')(sections, { ...entry, ...change }));
    expect(own(text).map(({ fix }) => fix)).toEqual([undefined]);
  });
});

test('two booleans of a field that must have a certain one are the finding of another rule', () => {
  const rules = activeRules(rulePack, settingsFor('all')).filter(
    ({ rule }) => rule.id === 'quest/pair-symmetry',
  );
  const different = (inProgress: JsonObject, completed: JsonObject): string[] => {
    const text = questsOnly((quests) => {
      quests[FIND_KEY] = { ...quests[FIND_KEY], ...inProgress };
      quests[FIND_KEY_COMPLETED] = { ...quests[FIND_KEY_COMPLETED], ...completed };
    });
    return lintWith(rules, text).findings.map(placeOf);
  };
  const at = `/quests/${FIND_KEY_COMPLETED}/AutoStart`;
  expect(different({ AutoStart: false }, { AutoStart: true })).toEqual([]);
  expect(different({ AutoStart: 'no' }, { AutoStart: true })).toEqual([at]);
  expect(different({ AutoStart: true }, { AutoStart: 'no' })).toEqual([at]);
  expect(different({ fog: false }, { fog: true })).toEqual([at.replace('AutoStart', 'fog')]);
});
