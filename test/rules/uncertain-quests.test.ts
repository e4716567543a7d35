import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { entries } from '../example-changes.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  room,
} from '../example-room.js';
import { inDetail } from './shown-findings.js';

const DOOR = `/quests/${OPEN_DOOR}`;
const DOOR_COMPLETED = `/quests/${OPEN_DOOR_COMPLETED}`;
const ONLY = 'belongs on the completed entry only';

describe('Rewards and SuccessMsg', () => {
  test('have no place to go from an entry without an EntryId', () => {
    expect(inDetail(entries({ [OPEN_DOOR]: { EntryId: undefined, Rewards: [] } }))).toEqual([
      `schema ${DOOR}: this quest entry has no EntryId: write the UUID that both entries of the quest share`,
      `quest/completed-only-fields ${DOOR}/Rewards: Rewards ${ONLY}: move it to the completed entry of "1_open_door"`,
    ]);
  });

  test('are removed by an unsafe fix where the EntryId that says so is misspelled', () => {
    const text = questsOnly((quests) => {
      const { EntryId = null, ...others } = quests[OPEN_DOOR] ?? {};
      quests[OPEN_DOOR] = { entryId: EntryId, ...others, SuccessMsg: '' };
    });
    expect(inDetail(text).slice(2)).toEqual([
      `quest/completed-only-fields ${DOOR}/SuccessMsg: SuccessMsg ${ONLY}: remove it here, because the completed entry has the same value`,
      '  unsafe fix: remove SuccessMsg from the inProgress entry',
    ]);
  });

  test('are reported beside a field of its own with a similar name', () => {
    expect(inDetail(entries({ [OPEN_DOOR]: { SuccessMsg: '', successMsg: '' } }))[0]).toBe(
      `quest/completed-only-fields ${DOOR}/SuccessMsg: SuccessMsg ${ONLY}: remove it here, because the completed entry has the same value`,
    );
  });

  test('of a copy that still has the EntryId of its original are those of its own two entries', () => {
    const copy = (quests: Record<string, JsonObject>, of: string, key: string, change: JsonObject): void => {
      quests[key] = { ...structuredClone(quests[of] ?? {}), id: key, Name: '2_open_gate', ...change };
    };
    const text = questsOnly((quests) => {
      copy(quests, OPEN_DOOR, 'mlh9m8r2t6y4ef', { Rewards: [] });
      copy(quests, OPEN_DOOR_COMPLETED, 'mlh9m8r2v1u7gh', {});
      delete quests.mlh9m8r2v1u7gh?.SuccessMsg;
    });
    expect(inDetail(text).filter((line) => line.startsWith('quest/completed-only-fields'))).toEqual([
      `quest/completed-only-fields /quests/mlh9m8r2t6y4ef/Rewards: Rewards ${ONLY}: remove it here, because the completed entry has the same value`,
      'quest/completed-only-fields /quests/mlh9m8r2v1u7gh: the completed entry of "2_open_gate" has no SuccessMsg: set it to "" for no message',
    ]);
  });

  test('that several completed entries lack are one finding with one fix', () => {
    const more = (text: string): string => text.replace(/^mlh/, 'mlk');
    const lacking = (quests: Record<string, JsonObject>): void => {
      for (const entry of Object.values(quests)) delete entry.SuccessMsg;
    };
    expect(inDetail(questsOnly(lacking))).toEqual([
      `quest/completed-only-fields /quests/${FIND_KEY_COMPLETED}: the completed entry of "0_find_key" has no SuccessMsg: set it to "" for no message (and on 1 more quest)`,
      `  ${DOOR_COMPLETED}: the completed entry of "1_open_door" has no SuccessMsg: set it to "" for no message`,
      '  unsafe fix: add SuccessMsg with ""',
    ]);
    const [first] = inDetail(
      questsOnly((quests) => {
        lacking(quests);
        for (const [key, entry] of Object.entries(quests))
          quests[more(key)] = {
            ...entry,
            id: more(key),
            EntryId: String(entry.EntryId).replace(/^../, 'aa'),
            Name: `${String(entry.Name).replace(/^\d/, (digit) => String(Number(digit) + 2))}_again`,
          };
      }),
    );
    expect(first).toContain('has no SuccessMsg: set it to "" for no message (and on 3 more quests)');
  });
});

describe('a fault in the same field of both entries', () => {
  test('is two findings where the message is another one', () => {
    expect(
      inDetail(entries({ [OPEN_DOOR]: { Enabled: 'maybe' }, [OPEN_DOOR_COMPLETED]: { Enabled: 3 } })),
    ).toEqual([
      `schema ${DOOR}/Enabled: Enabled is the string "maybe": it must be true`,
      `schema ${DOOR_COMPLETED}/Enabled: Enabled is 3: it must be true`,
    ]);
  });

  test('is one finding for Status, which is another word on each', () => {
    expect(inDetail(entries({ [OPEN_DOOR]: { Status: 'x' }, [OPEN_DOOR_COMPLETED]: { Status: 4 } }))).toEqual(
      [
        `schema ${DOOR}/Status: Status is "x": it must be "inProgress" or "completed"`,
        `  ${DOOR_COMPLETED}/Status: Status is 4: it must be "inProgress" or "completed"`,
      ],
    );
  });

  test('is one finding for Status where only one can be fixed', () => {
    const text = entries({
      [OPEN_DOOR]: { Status: 'InProgress' },
      [OPEN_DOOR_COMPLETED]: { Status: 'cmplted' },
    });
    expect(inDetail(text)).toEqual([
      `schema ${DOOR}/Status: Status is "InProgress": it must be "inProgress" or "completed" (and in 1 more place)`,
      `  ${DOOR_COMPLETED}/Status: Status is "cmplted": it must be "inProgress" or "completed"`,
      '  safe fix: write "inProgress"',
    ]);
  });
});

describe('a Status that the two entries have from each other', () => {
  const [inProgress, completed] = [FIND_KEY, FIND_KEY_COMPLETED];

  test('is found beside a requirement that is not an object', () => {
    const text = room(({ quests }) => {
      Object.assign(quests[inProgress] ?? {}, { Status: 'completed' });
      Object.assign(quests[completed] ?? {}, { Status: 'inProgress' });
      for (const entry of Object.values(quests))
        if (entry.Name === '1_open_door') entry.Requirements = [7, ...(entry.Requirements as JsonValue[])];
    });
    expect(inDetail(text)[0]).toBe(
      `quest/status-swapped /quests/${inProgress}/Status: the two entries of "0_find_key" have each other's Status: swap the two, because Rewards and SuccessMsg belong on the completed entry`,
    );
  });

  test('is right where a requirement alone says so: then the fields are on the wrong entry', () => {
    const text = questsOnly((quests) => {
      const { Rewards = [], SuccessMsg = '', ...others } = quests[completed] ?? {};
      Object.assign(quests[inProgress] ?? {}, { Rewards, SuccessMsg });
      quests[completed] = others;
    });
    expect(inDetail(text)).toEqual([
      `quest/status-swapped /quests/${inProgress}/Rewards: Rewards and SuccessMsg belong on the completed entry only: move them to the completed entry of "0_find_key"`,
      `  /quests/${completed}: the completed entry`,
      '  unsafe fix: move Rewards and SuccessMsg to the completed entry',
    ]);
  });
});

describe('a requirement that differs between the entries', () => {
  test('because of a completed id is a difference where the amount differs as well', () => {
    const requirement = { delete: false, amount: 2, type: 'quest', id: FIND_KEY_COMPLETED };
    const rules = inDetail(entries({ [OPEN_DOOR]: { Requirements: [requirement] } })).map(
      (line) => line.split(' ')[0],
    );
    expect(rules).toContain('requirement/in-progress-id');
    expect(rules).toContain('quest/pair-symmetry');
  });
});
