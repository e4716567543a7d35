import { describe, expect, test } from 'vitest';
import { repairSnapshot } from '../../src/index.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { everyQuest, task } from '../example-changes.js';
import { room } from '../example-room.js';
import { toBytes } from '../lint-example.js';
import { inFull } from './shown-findings.js';

type Section = 'roomItems' | 'quests' | 'logic';

/** The example room with other names for fields of one section. */
function renamed(section: Section, names: Readonly<Record<string, string>>): string {
  const rename = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(rename);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [names[key] ?? key, rename(one)]));
  };
  return room((changed) => {
    changed[section] = rename(changed[section]) as Record<string, JsonObject>;
  });
}

test.each<[Section, Readonly<Record<string, string>>, string]>([
  [
    'quests',
    { SuccessMsg: 'SuccessMessage' },
    'schema /quests/mlh4k2p9z3w8cd/SuccessMessage: "SuccessMessage" is not a documented field: rename it to SuccessMsg (and in 1 more place)',
  ],
  [
    'quests',
    { FinishTime: 'TimeLimit' },
    'schema /quests/mlh4k2p9x7q1ab/TimeLimit: "TimeLimit" is not a documented field: rename it to FinishTime (and in 3 more places)',
  ],
  [
    'quests',
    { id: 'key' },
    'schema /quests/mlh4k2p9x7q1ab/key: "key" is not a documented field: rename it to id (and in 5 more places)',
  ],
  [
    'quests',
    { amount: 'count' },
    'schema /quests/mlh5m8r2t6y4ef/Requirements/0/count: "count" is not a documented field: rename it to amount',
  ],
  [
    'roomItems',
    { parentItemID: 'parentId' },
    'key/spelling /roomItems/2/parentId: "parentId" is not a documented field: rename it to parentItemID (and in 2 more places)',
  ],
  [
    'roomItems',
    { prefabName: 'prefab' },
    'key/spelling /roomItems/2/prefab: "prefab" is not a documented field: rename it to prefabName (and in 2 more places)',
  ],
])('a field under a usual other name throughout is one finding: %s: %j', (section, names, finding) => {
  const text = renamed(section, names);
  expect(inFull(text, 'recommended')).toEqual([finding]);
  expect(repairSnapshot(toBytes(text), {}, { unsafe: true }).result.findings).toEqual([]);
});

describe('a value says nothing about an undocumented field', () => {
  const before = { Guid: 'b1f1d5b7-2c4e-4f60-8a9b-1c3d5e7f9012', Ref: 'mlh4k2p9x7q1ab', Code2: 111 };

  test('where the documented one is there', () => {
    expect(inFull(task('2', 0, before), 'recommended')).toEqual([]);
  });

  test('where another word for a field of the completed entry is on both', () => {
    expect(inFull(everyQuest({ SuccessText: 'found' }), 'recommended')).toEqual([]);
  });

  test('where two fields could be the missing one', () => {
    const text = task('2', 0, { TaskTriggerId: undefined, ...before, Other: 'mlh4k2p9x7q1ab' });
    expect(inFull(text, 'recommended')).toEqual([
      'subscription/trigger-form /logic/2#/Tasks/0: this trigger has neither TaskTriggerId nor DirectEffector: add TaskTriggerId to advance a quest, or DirectEffector to fire an effect',
    ]);
  });

  test('where published rooms have it as well', () => {
    const text = task('2', 0, { TaskTriggerId: undefined, InProgressId: 'mlh4k2p9x7q1ab' });
    expect(inFull(text, 'recommended')).toEqual([
      'subscription/trigger-form /logic/2#/Tasks/0: this trigger has neither TaskTriggerId nor DirectEffector: add TaskTriggerId to advance a quest, or DirectEffector to fire an effect',
    ]);
  });
});
