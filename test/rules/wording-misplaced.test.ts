import { describe, expect, test } from 'vitest';
import { misplacedParts, settingsIn } from '../../rules/wording/misplaced-parts.js';
import { Place } from '../../src/json/place.js';
import { type Draft, wordsOf } from '../../src/lint/draft.js';
import type { Misplaced } from '../../src/snapshot/misplaced.js';
import type { Snapshot } from '../../src/snapshot/snapshot.js';

/* What is said of records and rows that are not where they belong, by their number. */

function draftOf(kind: Misplaced['kind'], path: string, root: object = {}): Draft {
  const [section, ...inSection] = path.split('/') as [Misplaced['section'], ...string[]];
  const place = Place.root.along([section ?? '', ...inSection]);
  const misplaced = [{ kind, section, key: inSection.at(-1) ?? '', place }];
  const [draft, ...others] = misplacedParts({ misplaced, root } as unknown as Snapshot, section);
  expect(others).toEqual([]);
  return draft as Draft;
}

function said({ message }: Draft, drafts: number): string {
  return typeof message === 'string' ? message : message({ drafts, subjects: 1, fixes: 0, fields: [] });
}

describe('misplaced records are counted', () => {
  const IS_HEADER =
    'has the names of fields as its values, like the header row of a spreadsheet: remove this';
  const IS_BLANK = 'without any value, like a blank row of a spreadsheet: remove it, or fill it in';
  const IS_TOTAL = 'and looks like the totals row of a spreadsheet: remove it';
  const IS_COPY = 'is a copy that has no key of its own: remove it, or give it a new key';
  const ONE_UP = 'move what is in it one level up, into';
  const EACH_UP = 'move what is in each one level up, into';

  test.each<[kind: Misplaced['kind'], path: string, number: number, message: string]>([
    ['header-row', 'quests/k', 1, `"k" in quests ${IS_HEADER} entry`],
    ['header-row', 'roomItems/k', 2, `"k" in roomItems (and 1 more) ${IS_HEADER} item`],
    ['blank-row', 'quests/k', 3, `"k" in quests (and 2 more) is a quest entry ${IS_BLANK}`],
    ['blank-row', 'roomItems/k', 1, `"k" in roomItems is an item ${IS_BLANK}`],
    ['totals-row', 'quests/k', 2, `"k" in quests (and 1 more) is not a quest entry, ${IS_TOTAL}`],
    ['totals-row', 'roomItems/k', 1, `"k" in roomItems is not an item, ${IS_TOTAL}`],
    ['copied-row', 'quests/k', 1, `"k" in quests ${IS_COPY}, id and EntryId`],
    ['copied-row', 'logic/k', 2, `"k" in logic (and 1 more) ${IS_COPY}`],
    ['group', 'quests/k', 1, `"k" in quests holds quest entries: ${ONE_UP} quests, each under its id`],
    [
      'group',
      'quests/k',
      2,
      `"k" in quests holds quest entries (and so does 1 more): ${EACH_UP} quests, each under its id`,
    ],
    [
      'group',
      'roomItems/k',
      3,
      `"k" in roomItems holds room items (and so do 2 more): ${EACH_UP} roomItems, each under its key`,
    ],
    [
      'shifted-on',
      'roomItems/k/pos',
      1,
      'from pos on, the values of item "pos" are each in the field after their own: move them one field up, and restore the last one',
    ],
    [
      'shifted-back',
      'quests/k/Name',
      2,
      'from Name on, the values of 2 entries of quests, such as "Name", are each in the field before their own: move them one field down, and restore the first one',
    ],
    [
      'inside',
      'quests/a/b',
      1,
      '"b" is a quest entry inside another one, "a": move it one level up, into quests',
    ],
    [
      'inside',
      'quests/a/b',
      2,
      '"b" is a quest entry inside another one, "a" (and 1 more): move it one level up, into quests',
    ],
    [
      'own-logic',
      'roomItems/2/logic',
      3,
      '"logic" in item "2" is its logic (and that of 2 more items): move it to the section logic, under the key "2"',
    ],
    [
      'own-tasks',
      'roomItems/2/Tasks',
      1,
      '"Tasks" in item "2" belongs in its logic: move it into the string in the section logic, under the key "2"',
    ],
    ['quest-entry', 'roomItems/k', 1, '"k" in roomItems is a quest entry: move it to quests'],
    ['room-item', 'quests/k', 2, '2 entries of quests, such as "k", are room items: move them to roomItems'],
    ['logic-value', 'roomItems/k', 1, '"k" in roomItems is the logic of an item: move it to logic'],
    [
      'logic-value',
      'quests/k',
      2,
      '2 entries of quests, such as "k", are the logic of items: move them to logic',
    ],
  ])('%s at %s, of which there are %d', (kind, path, number, message) => {
    expect(said(draftOf(kind, path), number)).toBe(message);
  });
});

test('misplaced records are one finding where they are of one kind and in one section', () => {
  const causeOf = (kind: Misplaced['kind'], path: string) => draftOf(kind, path).cause;
  expect(causeOf('header-row', 'quests/a')).toBe(causeOf('header-row', 'quests/b'));
  const causes = [
    causeOf('header-row', 'quests/a'),
    causeOf('header-row', 'roomItems/a'),
    causeOf('blank-row', 'quests/a'),
    causeOf('group', 'quests/a'),
    causeOf('group', 'roomItems/a'),
    causeOf('shifted-on', 'quests/a/Name'),
    causeOf('shifted-on', 'roomItems/2/pos'),
    causeOf('shifted-back', 'quests/a/Name'),
    causeOf('quest-entry', 'roomItems/a'),
    causeOf('quest-entry', 'settings/a'),
    causeOf('room-item', 'settings/a'),
    causeOf('own-logic', 'roomItems/2/logic'),
    causeOf('own-tasks', 'roomItems/2/Tasks'),
    causeOf('inside', 'quests/a/b'),
    causeOf('setting', 'quests/isNight'),
  ];
  expect(new Set(causes).size).toBe(causes.length);
});

test('a section inside another one moves to the top level, or into the section that is there', () => {
  expect(wordsOf(draftOf('section', 'quests/quests'))).toBe(
    'quests is nested in itself: move what is in the inner one to the outer one',
  );
  expect(wordsOf(draftOf('section', 'quests/logic'))).toBe(
    '"logic" is a section: move it out of quests, to the top level',
  );
  expect(wordsOf(draftOf('section', 'quests/logic', { logic: {} }))).toBe(
    '"logic" is a section: move what is in it out of quests, to the logic at the top level',
  );
});

test('settings elsewhere are found by their names and types', () => {
  const record = { tasksRefresh: true, chatDisabled: 'no', roomSettingsExtraData: '{}', isNight: true };
  const drafts = settingsIn(record, Place.root.at('x'), () => 'item "2"');
  expect(drafts.map((draft) => [draft.cause, said(draft, 1), said(draft, 3)])).toEqual(
    ['tasksRefresh', 'roomSettingsExtraData'].map((key) => [
      key,
      `"${key}" in item "2" is a field of settings: move it to settings`,
      `"${key}" in item "2" (and in 2 more places) is a field of settings: move it to settings`,
    ]),
  );
});
