import { describe, expect, test } from 'vitest';
import { compareSnapshots, type Finding, repairSnapshot } from '../../src/index.js';
import type { JsonObject } from '../../src/json/value.js';
import { entries, expression, logic, roomWith, task, tasksOf } from '../example-changes.js';
import {
  type ExampleRoom,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  rawRoom,
  room,
} from '../example-room.js';
import { lintExample, toBytes } from '../lint-example.js';

/* Fixes that made a fault, or revealed one that could be seen before, found by random faults. */

const rulesOf = (findings: readonly Finding[], family: string): string[] =>
  [...new Set(findings.map(({ rule }) => rule).filter((rule) => rule.startsWith(family)))].sort();

/** Item 4 also deactivates the first quest, which is never active. */
const neverActive = (changed: ExampleRoom): void => {
  const [trigger] = tasksOf(changed, '2');
  tasksOf(changed, '4').push({ ...trigger, Id: '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc', TargetState: 161 });
};

/** The room with the logic of item 2 in another form. */
const withLogic = (form: (logic: string, snapshot: Record<string, JsonObject>) => void): string =>
  rawRoom((snapshot) => {
    const changed = JSON.parse(room(neverActive)) as Record<string, JsonObject>;
    Object.assign(snapshot, changed);
    form(String(changed.logic?.['2']), changed);
  });

test.each(
  Object.entries({
    'logic that is encoded twice': withLogic((logic, changed) =>
      Object.assign(changed.logic ?? {}, { '2': JSON.stringify(logic) }),
    ),
    'extraData that is an object': withLogic((logic, changed) => {
      const item = changed.roomItems?.['2'] as JsonObject;
      Object.assign(item, { extraData: JSON.parse(logic) });
      delete changed.logic?.['2'];
    }),
    'a near miss of $type': withLogic((logic, changed) =>
      Object.assign(changed.logic ?? {}, {
        '2': logic.replaceAll('TaskEffectorSubscription', 'EffectorSubscription'),
      }),
    ),
  }),
)('flow rules read what a fix will make readable: %s', (_, text) => {
  const { result, repaired } = repairSnapshot(toBytes(text), { extends: 'recommended' }, { unsafe: true });
  expect(repaired).not.toEqual([]);
  expect(rulesOf(lintExample(text).findings, 'flow/')).toEqual(['flow/unreachable-transition']);
  expect(rulesOf(result.findings, 'flow/')).toEqual(['flow/unreachable-transition']);
});

test('two effects for one state are found, too, where the inProgress entry of their quest is missing', () => {
  const text = room((changed) => {
    const [, effector] = tasksOf(changed, '2');
    tasksOf(changed, '2').push({ ...effector, Id: '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc' });
    delete changed.quests[FIND_KEY];
  });
  expect(rulesOf(lintExample(text).findings, 'subscription/')).toEqual([
    'subscription/known-quest',
    'subscription/one-per-state',
  ]);
});

test('unknown ids are counted by the quests that their Names say, also where its inProgress entry is missing', () => {
  const text = room((changed) => {
    const [trigger, effector] = tasksOf(changed, '2');
    Object.assign(trigger ?? {}, { TaskTriggerId: '' });
    Object.assign(effector ?? {}, { TaskTriggerId: '', Name: '7_nowhere' });
    delete changed.quests[FIND_KEY];
  });
  const unknown = (findings: readonly Finding[]): string[] =>
    findings.filter(({ rule }) => rule === 'subscription/known-quest').map(({ message }) => message);
  const { result, repaired } = repairSnapshot(toBytes(text), {}, { unsafe: true });
  expect(unknown(lintExample(text).findings)).toEqual([
    'TaskTriggerId is empty: use the id of the inProgress entry of "0_find_key", which is missing',
    "TaskTriggerId is empty: use the id of a quest's inProgress entry",
  ]);
  expect(repaired.map(({ rule }) => rule)).toEqual(['quest/pair-complete', 'subscription/known-quest']);
  expect(unknown(result.findings)).toEqual([
    "TaskTriggerId is empty: use the id of a quest's inProgress entry",
  ]);
});

test('two effects for one state are found before and after a Name loses the white space that only one entry has', () => {
  const text = room((changed) => {
    const [, effector] = tasksOf(changed, '2');
    tasksOf(changed, '2').push({ ...effector, Id: '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc' });
    Object.assign(changed.quests[FIND_KEY] ?? {}, { Name: '0_find_key ' });
  });
  const { result, repaired, refused } = repairSnapshot(toBytes(text), {}, { unsafe: true });
  expect(rulesOf(lintExample(text).findings, 'subscription/')).toEqual(['subscription/one-per-state']);
  expect(repaired.map(({ rule }) => rule)).toEqual(['quest/name-space']);
  expect(refused).toEqual([]);
  expect(rulesOf(result.findings, 'subscription/')).toEqual(['subscription/one-per-state']);
});

describe('a copied quest', () => {
  const copied = (id: unknown): string =>
    room(({ quests }) => {
      const [first, ...others] = Object.entries(quests);
      for (const [key] of Object.entries(quests)) delete quests[key];
      const own = first?.[1].EntryId ?? null;
      // The quest of the first entry is keyed by Name.
      for (const [key, entry] of [...(first ? [first] : []), ...others]) {
        const isFirst = key === FIND_KEY || key === FIND_KEY_COMPLETED;
        const name = key === FIND_KEY ? 'find' : 'found';
        quests[isFirst ? name : key] = {
          ...entry,
          EntryId: own,
          ...(key === FIND_KEY && id !== key ? { id: id as string } : {}),
        };
      }
    });

  test('keeps an id that no other entry has, which references still use', () => {
    const { after, result } = repairSnapshot(toBytes(copied(FIND_KEY)), {}, { unsafe: true });
    const { quests } = JSON.parse(new TextDecoder().decode(after.bytes)) as { quests: JsonObject };
    expect(Object.keys(quests)).toEqual(expect.arrayContaining([FIND_KEY, FIND_KEY_COMPLETED]));
    expect(rulesOf(result.findings, 'subscription/')).toEqual([]);
  });

  test('has no fix where an id is not a string: it would be overwritten', () => {
    const { findings } = lintExample(copied([FIND_KEY]));
    const [copy] = findings.filter(({ rule }) => rule === 'quest/pair-complete');
    expect(copy?.message).toContain('has the EntryId of');
    expect(copy?.fix).toBeUndefined();
  });
});

test('a Name that is the one of another quest without its number has no safe fix', () => {
  const { findings } = lintExample(task('2', 1, { Name: 'open_door' }));
  expect(findings.map(({ rule, fix }) => [rule, fix?.safety])).toContainEqual([
    'subscription/quest-name',
    'unsafe',
  ]);
});

describe('an unknown field that resembles a documented one', () => {
  test('is not copied to an entry that has it in place of the documented one', () => {
    const text = roomWith({
      quests: { [FIND_KEY]: { Rewards2: [] }, [FIND_KEY_COMPLETED]: { Rewards2: [] } },
    });
    expect(() => repairSnapshot(toBytes(text), {}, { unsafe: true })).not.toThrow();
  });

  test.each(['', 'Done'])('stays where it is beside a SuccessMsg of %j on the wrong entry', (SuccessMsg) => {
    const text = entries({
      [FIND_KEY]: { SuccessMsg, SuccessMsg2: '' },
      [FIND_KEY_COMPLETED]: { SuccessMsg: '', SuccessMsg2: '' },
    });
    const { repaired, result } = repairSnapshot(toBytes(text), {}, { unsafe: true });
    expect(repaired).toEqual([]);
    expect(result.findings.map(({ rule }) => rule)).toEqual(['quest/completed-only-fields']);
  });

  test('is not copied with the entry that has it', () => {
    const text = roomWith({ quests: { [FIND_KEY_COMPLETED]: { Rewards2: [] }, [FIND_KEY]: undefined } });
    const { repaired } = repairSnapshot(toBytes(text), {}, { unsafe: true });
    expect(repaired).toEqual([]);
  });
});

test('a TargetState of 0 is played as Not Active, which the fix makes of it', () => {
  const waiting = (TargetState: number | undefined): string =>
    room((changed) => {
      const [, effector] = tasksOf(changed, '2');
      Object.assign(effector ?? {}, { TargetState });
      tasksOf(changed, '4').splice(1, 1);
    });
  const flow = (text: string): string[] => rulesOf(lintExample(text).findings, 'flow/');
  expect(flow(waiting(0))).toEqual(flow(waiting(undefined)));
});

test('no fix changes what is inside a task of another kind', () => {
  const Effector = { $type: 'MoveToSpot', _transformState: { position: ['1', 0, 0] } };
  const { findings } = lintExample(logic('2', { Tasks: [{ $type: 'HideObjectEvent', Effector }] }));
  const number = findings.filter(({ message }) => message.includes('position[0]'));
  expect(number.map(({ rule, fix }) => [rule, fix])).toEqual([['schema', undefined]]);
});

test('the number of a quest is cut off in an expression that an undocumented part holds', () => {
  const part = { $type: 'DialogueLine', text: "SetTask('0_find_key', 'Active', 0.0)" };
  const { findings } = lintExample(task('2', 1, { Effector: { $type: 'Dialogue', parts: [part] } }));
  expect(findings.map(({ rule, fix }) => [rule, fix?.safety])).toEqual([
    ['expression/no-number-prefix', 'safe'],
  ]);
});

test('a Status that is swapped hides no fault of the fields that only one entry has', () => {
  const { findings } = lintExample(
    entries({
      [FIND_KEY]: { Status: 'completed' },
      [FIND_KEY_COMPLETED]: { Status: 'inProgress', SuccessMsg: null },
    }),
  );
  expect(findings.map(({ rule }) => rule)).toEqual(['quest/status-swapped', 'schema']);
});

test('Rewards are removed safely only where the EntryIds that make two entries a pair are spelled right', () => {
  const Rewards = [{ mine: 1 }];
  const text = entries({ [FIND_KEY]: { Rewards }, [FIND_KEY_COMPLETED]: { Rewards } });
  const safetyIn = (changed: string) =>
    lintExample(changed).findings.find(({ rule }) => rule === 'quest/completed-only-fields')?.fix?.safety;
  expect(safetyIn(text)).toBe('safe');
  expect(safetyIn(text.replace('"EntryId"', '"entryId"'))).toBe('unsafe');
});

test('a subscription with all fields of the other kind is judged by its $type', () => {
  const { findings } = lintExample(task('2', 1, { $type: 'TaskTriggerSubscription', Id: 'x' }));
  expect(findings.map(({ rule }) => rule)).toEqual([
    'schema',
    'subscription/trigger-form',
    'subscription/id-uuid',
    'subscription/transition-code',
  ]);
});

test('a subscription with all fields of the other kind is judged by its misspelled $type', () => {
  const found = lintExample(task('2', 1, { $type: 'TaskTrigger', Id: 'x' })).findings.map(
    ({ rule, message }) => `${rule}: ${message}`,
  );
  expect(found).toEqual([
    'schema: this trigger subscription has no Trigger: name the event it waits for, such as {"$type":"OnClickEvent"}',
    'subscription/unknown-type: "TaskTrigger" is not a documented $type: write "TaskTriggerSubscription"',
    'subscription/trigger-form: a trigger subscription cannot have an Effector of its own: its effect is in DirectEffector',
    'subscription/id-uuid: Id "x" is not a UUID: write a new UUID v4',
    'subscription/transition-code: TargetState 2 is a state, not a transition code: to make the quest Completed, write 121 (from Active), 181 (from Not Active) or 141 (from any state)',
  ]);
});

describe('white space at the end of a Name', () => {
  const spaced = (text: string): string =>
    text.replaceAll('\\"0_find_key\\"', '\\"0_find_key \\"').replaceAll('"0_find_key"', '"0_find_key "');
  const fixOf = (text: string) =>
    lintExample(text).findings.find(({ rule }) => rule === 'quest/name-space')?.fix;

  test('stays in a DirectEffector, whose Name is in no document', () => {
    const text = spaced(
      room((changed) => {
        const direct = tasksOf(changed, '4')[2]?.DirectEffector as JsonObject;
        direct.Name = '0_find_key';
      }),
    );
    const { after, repaired } = repairSnapshot(toBytes(text), {}, { unsafe: true });
    expect(repaired.map(({ rule }) => rule)).toEqual(['quest/name-space']);
    expect(new TextDecoder().decode(after.bytes).match(/0_find_key \\"/g)).toHaveLength(1);
  });

  test('has no fix where the other entry has another Name', () => {
    const text = spaced(room()).replace('"Name": "0_find_key "', '"Name": "7_find_key "');
    expect(text).toContain('7_find_key ');
    expect(fixOf(text)).toBeUndefined();
  });

  test('has no fix where an expression uses the Name with it', () => {
    expect(fixOf(spaced(room()))).toBeDefined();
    expect(fixOf(spaced(expression("SetTask('find_key ', 'Active', 0.0)")))).toBeUndefined();
  });
});

test('a Name that an expression uses is not replaced by the one of the other entry', () => {
  const text = expression("SetTask('find_gem', 'Active', 0.0)").replace('"0_find_key"', '"0_find_gem"');
  const difference = lintExample(text).findings.find(({ rule }) => rule === 'quest/pair-symmetry');
  expect(difference?.message).toContain('Name is');
  expect(difference?.fix).toBeUndefined();
});

describe('a surplus Effector of a trigger', () => {
  const effectorOf = (Effector: JsonObject): string => task('4', 0, { Effector });

  test.each([
    ['a near miss of $type', { type: 'HideObjectEvent' }],
    ['a near miss of an effect', { $type: 'HideObject' }],
  ])('has no fix for %s: no document says what is in it', (_, effector) => {
    const { findings } = lintExample(effectorOf(effector));
    expect(findings.map(({ rule, fix }) => [rule, fix])).toEqual([
      ['subscription/trigger-form', undefined],
      [expect.stringMatching(/^(?:schema|effect\/unknown-type)$/), undefined],
    ]);
  });

  test("is known as one where the key of the trigger's own $type is misspelled", () => {
    const text = task('4', 0, {
      $type: undefined,
      type: 'TaskTriggerSubscription',
      Effector: { type: 'HideObjectEvent' },
    });
    const { repaired, after, result } = repairSnapshot(toBytes(text), {}, { unsafe: true });
    expect(repaired.map(({ message }) => message)).toEqual([
      '"type" is not a documented field: rename it to $type (and in 1 more place)',
    ]);
    expect(new TextDecoder().decode(after.bytes)).toContain('{\\"type\\":\\"HideObjectEvent\\"}');
    expect(compareSnapshots(toBytes(text), after.bytes, { keep: 'unknown' }).verdict).toBe('kept');
    expect(result.findings.map(({ rule }) => rule)).toEqual(['subscription/trigger-form', 'schema']);
  });
});

test('a quest whose inProgress entry is missing is found to be required twice before and after that is fixed', () => {
  const text = room(({ quests }) => {
    for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
      const requirements = quests[key]?.Requirements as JsonObject[];
      requirements.push({ ...requirements[0] });
    }
    delete quests[FIND_KEY];
  });
  const { result, repaired } = repairSnapshot(toBytes(text), {}, { unsafe: true });
  expect(rulesOf(lintExample(text).findings, 'requirement/')).toEqual([
    'requirement/known-quest',
    'requirement/no-duplicate',
  ]);
  expect(repaired.map(({ rule }) => rule)).toEqual(['quest/pair-complete']);
  expect(rulesOf(result.findings, 'requirement/')).toEqual(['requirement/no-duplicate']);
});

test('a fix that would lead to findings of another rule is not made: an entry that is copied with a key that is there twice', () => {
  const text = roomWith({ quests: { [OPEN_DOOR_COMPLETED]: undefined } }).replace(
    '"Name": "1_open_door"',
    '"Name": "1_open_door", "Name": "1_open_door"',
  );
  const { repaired, result, refused } = repairSnapshot(toBytes(text), {}, { unsafe: true });
  expect(repaired).toEqual([]);
  expect(refused.map(({ rule }) => rule)).toEqual(['quest/pair-complete']);
  const [finding] = result.findings.filter(({ rule }) => rule === 'quest/pair-complete');
  expect(finding?.notFixed).toBe(
    'the fix (add the completed entry, copied from this one) would lead to text/duplicate-key: "Name" is already a key of this object, and most readers keep only the last: rename or remove one',
  );
});
