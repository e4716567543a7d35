import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { tasksOf } from '../example-changes.js';
import {
  type ExampleRoom,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  room,
} from '../example-room.js';
import { applyFixes, lintExample, placeOf } from '../lint-example.js';
import { withRelated } from './shown-findings.js';

type Quests = Record<string, JsonObject>;

const changed = (change: (changed: ExampleRoom) => void): string[][] => withRelated(room(change));
const both = (quests: Quests, keys: readonly string[], change: (entry: JsonObject) => void): void => {
  for (const key of keys) change(quests[key] ?? {});
};
const FIND = [FIND_KEY, FIND_KEY_COMPLETED];
const OPEN = [OPEN_DOOR, OPEN_DOOR_COMPLETED];
const HIDE = ['mlh6aaaaaaaa1a', 'mlh6aaaaaaaa1b'];
const addHideKey = (quests: Quests): void => {
  for (const [index, key] of HIDE.entries())
    quests[key] = {
      ...structuredClone(quests[FIND[index] ?? ''] ?? {}),
      ...{ id: key, EntryId: '5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c5a', Name: '2_hide_key' },
    };
};

describe('an id that is not the key', () => {
  test('is one finding with the other entries that have it', () => {
    const text = questsOnly((quests) =>
      both(quests, OPEN, (entry) => void Object.assign(entry, { id: 'mlh5m8r2t6y4zz' })),
    );
    expect(withRelated(text)).toEqual([
      [
        `quest/id-matches-key /quests/${OPEN_DOOR}/id: id is "mlh5m8r2t6y4zz" on entries of 1 quest, which have other keys: use the key of each entry as its id`,
        `/quests/${OPEN_DOOR_COMPLETED}/id: the same id`,
      ],
    ]);
  });

  test('is another finding than a key that is not an id, also if it is the word "keys"', () => {
    const text = questsOnly((quests) => {
      quests['1_open_door'] = quests[OPEN_DOOR] ?? {};
      delete quests[OPEN_DOOR];
      both(quests, FIND, (entry) => void Object.assign(entry, { id: 'keys' }));
    });
    expect(withRelated(text)).toEqual([
      [
        `quest/id-matches-key /quests/${FIND_KEY}/id: id is "keys" on entries of 1 quest, which have other keys: use the key of each entry as its id`,
        `/quests/${FIND_KEY_COMPLETED}/id: the same id`,
      ],
      [
        `quest/id-matches-key /quests/1_open_door: the key "1_open_door" is not the id of the entry: use "${OPEN_DOOR}" as the key`,
      ],
    ]);
  });
});

describe('a TaskTriggerId', () => {
  test('that was pasted into all subscriptions is one finding', () => {
    const [finding, ...others] = changed(({ quests, logic }) => {
      addHideKey(quests);
      const visit = (value: JsonValue): void => {
        if (typeof value !== 'object' || value === null) return;
        if (!Array.isArray(value) && 'TaskTriggerId' in value) value.TaskTriggerId = HIDE[0] ?? '';
        for (const part of Object.values(value)) visit(part);
      };
      visit(logic);
    });
    expect(others).toEqual([]);
    expect(finding?.slice(0, 4)).toEqual([
      'subscription/quest-name /logic/2#/Tasks/0/Name: Name is "0_find_key", but TaskTriggerId is the id of "2_hide_key": correct the one that is wrong (and in 6 more places)',
      `/quests/${HIDE[0]}/Name: the quest in TaskTriggerId`,
      `/quests/${FIND_KEY}/Name: the quest in Name`,
      '/logic/2#/Tasks/1/Name: the same here',
    ]);
  });

  test('of no quest is another finding than the requirements that name it', () => {
    const id = 'mlh9zzzzzzzzzz';
    const findings = changed((all) => {
      both(
        all.quests,
        OPEN,
        ({ Requirements }) => void Object.assign((Requirements as JsonObject[])[0] ?? {}, { id }),
      );
      Object.assign(tasksOf(all, '2')[0] ?? {}, { TaskTriggerId: id });
    });
    expect(findings).toEqual([
      [
        `requirement/known-quest /quests/${OPEN_DOOR}/Requirements/0/id: no quest in the file has the id "${id}": use the id of an inProgress entry, or leave the requirement out`,
        `/quests/${OPEN_DOOR_COMPLETED}/Requirements/0/id: the same on the other entry`,
      ],
      [
        `subscription/known-quest /logic/2#/Tasks/0/TaskTriggerId: no quest in the file has the id "${id}": use "${FIND_KEY}", the id of "0_find_key"`,
      ],
    ]);
  });
});

describe('a TargetState', () => {
  test('that is a state at two triggers is one finding', () => {
    const states = changed((all) => {
      Object.assign(tasksOf(all, '2')[0] ?? {}, { TargetState: 1 });
      Object.assign(tasksOf(all, '4')[0] ?? {}, { TargetState: 2 });
    });
    expect(states).toEqual([
      [
        'subscription/transition-code /logic/2#/Tasks/0/TargetState: TargetState 1 is a state, not a transition code: to make the quest Active, write 111 (from Not Active), 131 (from Completed) or 151 (from any state) (and in 1 more place)',
        '/logic/4#/Tasks/0/TargetState: TargetState 2 is a state, not a transition code: to make the quest Completed, write 121 (from Active), 181 (from Not Active) or 141 (from any state)',
      ],
    ]);
  });
});

describe('an amount that is more than the limit', () => {
  const needing = (change: (quests: Quests) => void): string =>
    questsOnly((quests) => {
      both(quests, FIND, (entry) => void Object.assign(entry, { RepeatableLimit: 2 }));
      both(
        quests,
        OPEN,
        ({ Requirements }) => void Object.assign((Requirements as JsonObject[])[0] ?? {}, { amount: 3 }),
      );
      change(quests);
    });
  const reachable = (text: string): string[][] =>
    withRelated(text).filter(([message]) => message?.startsWith('requirement/reachable-amount'));
  const FINDING = [
    `requirement/reachable-amount /quests/${OPEN_DOOR}/Requirements/0/amount: amount is 3, but "0_find_key" can be completed 2 times at most: set amount to 2 or less, or raise its RepeatableLimit`,
    `/quests/${OPEN_DOOR_COMPLETED}/Requirements/0/amount: the same on the other entry`,
    `/quests/${FIND_KEY}/RepeatableLimit: the limit of the required quest`,
  ];

  test.each<[what: string, change: (quests: Quests) => void, isFound: boolean]>([
    ['of both entries', () => {}, true],
    ['of the only entry', (quests) => void delete quests[FIND_KEY_COMPLETED], true],
    ['of a second inProgress entry', addThird, true],
    [
      'that the two entries disagree about',
      (quests) => void Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { RepeatableLimit: 5 }),
      true,
    ],
  ])('%s', (_what, change, isFound) => {
    expect(reachable(needing(change))).toEqual(isFound ? [FINDING] : []);
  });

  test('of the other entry, where the required one has none', () => {
    const text = needing((quests) => void delete quests[FIND_KEY]?.RepeatableLimit);
    expect(reachable(text)[0]?.at(-1)).toBe(
      `/quests/${FIND_KEY_COMPLETED}/RepeatableLimit: the limit of the required quest`,
    );
  });

  function addThird(quests: Quests): void {
    quests.mlh9zzzzzzzzzz = { ...structuredClone(quests[FIND_KEY] ?? {}), id: 'mlh9zzzzzzzzzz' };
  }
});

test('a copied Id is renewed alike where an item has it in logic and, a little different, in extraData', () => {
  const Id = 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012';
  const text = room(({ roomItems, logic }) => {
    const [first] = logic['2']!.Tasks as JsonObject[];
    logic['4'] = { Tasks: [structuredClone(first ?? {})], ViewNodes: [] };
    Object.assign(roomItems['4'] ?? {}, { extraData: JSON.stringify({ Tasks: [{ ...first, note: 1 }] }) });
    Object.assign(roomItems['2'] ?? {}, { extraData: JSON.stringify({ Tasks: [{ ...first, note: 2 }] }) });
  });
  const own = lintExample(text).findings.filter(({ rule }) => rule === 'subscription/id-unique');
  const fixed = JSON.parse(applyFixes(text, own)) as {
    roomItems: Record<string, { extraData: string }>;
    logic: Record<string, string>;
  };
  const idOf = (json: string | undefined): string =>
    (JSON.parse(json ?? '') as { Tasks: { Id: string }[] }).Tasks[0]?.Id ?? '';
  const ids = ['2', '4'].map((key) => [idOf(fixed.roomItems[key]?.extraData), idOf(fixed.logic[key])]);
  expect(ids.map(([one, other]) => one === other)).toEqual([true, true]);
  expect(ids.filter(([one]) => one === Id)).toHaveLength(1);
});

test('a fix in logic changes the copy in extraData as well, where roomItems is misspelled', () => {
  const text = room((changed) => {
    const [first] = tasksOf(changed, '2');
    Object.assign(first?.Trigger ?? {}, { $type: 'TimerStoppedEvent' });
    Object.assign(changed.roomItems['2'] ?? {}, { extraData: JSON.stringify(changed.logic['2']) });
  }).replace('"roomItems"', '"rooItems"');
  const own = lintExample(text).findings.filter(({ fix }) => fix?.description.includes('OnTimerStopped'));
  expect(own).toHaveLength(1);
  const fixed = JSON.parse(applyFixes(text, own)) as {
    rooItems: Record<string, { extraData: string }>;
    logic: Record<string, string>;
  };
  const texts = [fixed.logic['2'], fixed.rooItems['2']?.extraData];
  expect(texts.map((json) => json?.split('"$type":"OnTimerStopped"').length)).toEqual([2, 2]);
});

test('shows the first 12 of very many effects that wait for the completion of a quest', () => {
  const findings = lintExample(
    room((changed) => {
      const opened = tasksOf(changed, '3')[1] ?? {};
      Object.assign(opened, {
        Effector: JSON.parse(JSON.stringify(opened.Effector).replace('"Delay":5', '"Delay":0')),
      });
      for (let index = 10; index < 30; index++)
        tasksOf(changed, '2').push({
          $type: 'TaskEffectorSubscription',
          Effector: { $type: 'HideObjectEvent' },
          Id: `3c6a2e40-b5d7-48f9-b324-a5c6e708a9${index}`,
          TargetState: 2,
          Name: '1_open_door',
          TaskTriggerId: OPEN_DOOR,
        });
    }),
  ).findings.filter(({ rule }) => rule === 'flow/reset-races-completion');
  expect(findings.map(({ message }) => message)).toEqual([
    'TargetState 171 moves "1_open_door" on as soon as it is completed, while 20 effects wait for the completion: give this linked task a Delay',
  ]);
  expect(findings[0]?.related.map(placeOf)).toEqual(
    Array.from({ length: 12 }, (_, index) => `/logic/2#/Tasks/${index + 2}`),
  );
  expect(new Set(findings[0]?.related.map(({ message }) => message))).toEqual(
    new Set(['this effect waits for the completion']),
  );
});
