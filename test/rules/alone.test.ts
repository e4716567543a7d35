import { expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { beginnings } from '../../rules/quest/id-prefixes.js';
import { renaming } from '../../rules/wording/renaming.js';
import type { JsonObject } from '../../src/json/value.js';
import { activeRules } from '../../src/lint/pack.js';
import { expression } from '../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, questsOnly } from '../example-room.js';
import { lintWith, placeOf, settingsFor } from '../lint-example.js';

/* Rules that run without the others, and parts of rules. */

function foundBy(rule: string, text: string): string[] {
  const alone = activeRules(rulePack, settingsFor('all')).filter((active) => active.rule.id === rule);
  return lintWith(alone, text).findings.map(placeOf);
}

test.each(['expression/no-number-prefix', 'expression/known-quest'])(
  'expressions are read for %s when it is the only rule about them',
  (rule) => {
    expect(foundBy(rule, expression('$T{0_find_key} $T{nowhere}'))).toHaveLength(1);
  },
);

test('two booleans of a field that must have a certain one are the finding of another rule', () => {
  const different = (inProgress: JsonObject, completed: JsonObject): string[] =>
    foundBy(
      'quest/pair-symmetry',
      questsOnly((quests) => {
        Object.assign(quests[FIND_KEY] ?? {}, inProgress);
        Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, completed);
      }),
    );
  const at = `/quests/${FIND_KEY_COMPLETED}/AutoStart`;
  expect(different({ AutoStart: false }, { AutoStart: true })).toEqual([]);
  expect(different({ AutoStart: 'no' }, { AutoStart: true })).toEqual([at]);
  expect(different({ AutoStart: true }, { AutoStart: 'no' })).toEqual([at]);
  expect(different({ fog: false }, { fog: true })).toEqual([at.replace('AutoStart', 'fog')]);
});

test('the prefixes to allow are in alphabetical order, whatever the order of the ids', () => {
  expect(beginnings(new Set(['nb5m8r2t6y4efq', 'na5m8r2t6y4efq']))).toEqual(['na', 'nb']);
});

test.each<[from: string, to: string, kind: string | undefined]>([
  ['0_key', '5_key', 'number'],
  ['0_key', '0_Key', 'letter case'],
  ['0_find_key', '0_find-key', 'separators'],
  ['key', 'old key', '["added","begins","old "]'],
  ['old key', 'key', '["removed","begins","old "]'],
  ['key', 'key two', '["added","ends"," two"]'],
  ['key two', 'key', '["removed","ends"," two"]'],
  ['abc', 'xyz', undefined],
  ['', 'xyz', undefined],
  ['xyz', '', undefined],
])('a renaming of %j to %j is named by what changes', (from, to, kind) => {
  expect(renaming(from, to)).toBe(kind);
});
