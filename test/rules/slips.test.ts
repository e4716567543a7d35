import { expect, test } from 'vitest';
import { checkSnapshot } from '../../src/index.js';
import { toBytes } from '../lint-example.js';
import { SLIPS } from './slip-cases.js';

/** The rules of what is reported of each slip that is not one finding. The documents leave open what has none. */
const RULES_OF: Readonly<Record<string, readonly string[]>> = {
  'quests pasted under logic': ['logic/known-item', 'snapshot/section-spelling', 'logic/json-string'],
  'logic nested in roomItems': ['item/expected-fields', 'snapshot/section-spelling'],
  'logic nested in itself': ['flow/never-activated', 'logic/known-item', 'logic/json-string'],
  'roomItems nested in itself': ['item/expected-fields', 'logic/known-item'],
  'quests nested in itself': ['quest/id-format', 'schema', 'subscription/known-quest'],
  'roomItems nested in logic': ['logic/known-item', 'logic/json-string'],
  'a quest entry in roomItems': ['item/expected-fields', 'snapshot/misplaced-records', 'quest/pair-complete'],
  'a quest entry moved to logic': [
    'quest/pair-complete',
    'requirement/known-quest',
    'subscription/known-quest',
    'logic/known-item',
    'snapshot/misplaced-records',
    'logic/json-string',
  ],
  'an item in quests': ['quest/id-format', 'schema', 'snapshot/misplaced-records', 'logic/known-item'],
  'settings in logic': ['logic/known-item', 'logic/json-string'],
  'Name and TaskTriggerId swapped': ['subscription/quest-name', 'subscription/known-quest'],
  'Name 0-find-key': ['quest/numbered-name', 'subscription/quest-name'],
  'MoveToSpot with its values flat': [],
  'DirectEffector without its wrapper': [],
  'a trigger without Event as Effector': [],
  'roomSettingsExtraData encoded twice': [],
  'Status renamed to State on both entries of a quest': ['schema', 'quest/pair-symmetry'],
  'Creator renamed to Owner on one entry of a quest': ['schema', 'quest/pair-symmetry'],
  'a Name with a point instead of an underscore': ['quest/numbered-name', 'subscription/quest-name'],
};

/* What each finding says is in test/goldens/finding-details.txt. */
test.each(Object.entries(SLIPS))('a slip is reported where it is: %s', (title, text) => {
  const rules = checkSnapshot(toBytes(text)).findings.map(({ rule }) => rule);
  const expected = RULES_OF[title];
  if (expected === undefined) expect(rules).toHaveLength(1);
  else expect(rules).toEqual(expected);
});
