import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { roomWith } from '../example-changes.js';
import {
  type ExampleRoom,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  rawRoom,
  room,
} from '../example-room.js';
import { applyFixes, lintExample, placeOf } from '../lint-example.js';
import { roomWithTask } from './changed-tasks.js';
import { withLevels, withoutFlow } from './shown-findings.js';

const own = (text: string): string[] => withoutFlow(text).filter((each) => each.startsWith('subscription/'));

type Tasks = (JsonObject & { Effector: { linkedTasks: JsonObject[] } })[];
/** A record of each kind that names a quest: all name 1_open_door. */
type Kind = readonly [
  what: string,
  at: string,
  record: (tasks: Tasks) => JsonObject | undefined,
  itemKey: string,
];
const KINDS: readonly [Kind, Kind, Kind] = [
  ['a trigger', '/logic/4#/Tasks/0', (tasks: Tasks) => tasks[0], '4'],
  ['an effector subscription', '/logic/3#/Tasks/0', (tasks: Tasks) => tasks[0], '3'],
  [
    'a linked task',
    '/logic/3#/Tasks/1/Effector/linkedTasks/0',
    (tasks: Tasks) => tasks[1]?.Effector.linkedTasks[0],
    '3',
  ],
];

const change = ({ logic }: ExampleRoom, [, , record, itemKey]: Kind, fields: JsonObject): void => {
  Object.assign(record((logic[itemKey]?.Tasks ?? []) as Tasks) ?? {}, fields);
};
const withFields = (kind: Kind, fields: JsonObject, more: (room: ExampleRoom) => void = () => {}): string =>
  room((changed) => {
    change(changed, kind, fields);
    more(changed);
  });
const [TRIGGER, EFFECTOR] = KINDS;
const setBoth = ({ quests }: ExampleRoom, fields: JsonObject): void => {
  for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) Object.assign(quests[key] ?? {}, fields);
};
/** What a dialogue effect carries: quest entries by Name and Status. */
const dialogue = (id: string): JsonObject => ({
  $type: 'DialogEffectorDisplay',
  tasksN: [{ N: '-0_greeting' }],
  tasksSorM: { '-0_greeting': { inProgress: { EntryId: 'x', id, Name: '-0_greeting', ExtraText: '' } } },
});

describe.each(KINDS)('of %s', (...kind) => {
  const [, at] = kind;

  test('subscription/known-quest reports an id of no quest, and which one the Name means', () => {
    const text = withFields(kind, { TaskTriggerId: 'quest-id' });
    expect(withoutFlow(text)).toEqual([`subscription/known-quest ${at}/TaskTriggerId`]);
    expect(withLevels(text)).toEqual([`error subscription/known-quest ${at}/TaskTriggerId`]);
    expect(lintExample(text).findings[0]?.message).toBe(
      `no quest in the file has the id "quest-id": use "${OPEN_DOOR}", the id of "1_open_door"`,
    );
  });

  test('subscription/known-quest has a separate message for an empty id', () => {
    const text = withFields(kind, { TaskTriggerId: '' });
    expect(withoutFlow(text)).toEqual([`subscription/known-quest ${at}/TaskTriggerId`]);
    expect(lintExample(text).findings[0]?.message).toBe(
      `TaskTriggerId is empty: use "${OPEN_DOOR}", the id of "1_open_door"`,
    );
  });

  test('subscription/in-progress-id reports the id of the completed entry, as a warning if lenient', () => {
    const text = withFields(kind, { TaskTriggerId: OPEN_DOOR_COMPLETED });
    const { findings } = lintExample(text);
    expect(withoutFlow(text)).toEqual([`subscription/in-progress-id ${at}/TaskTriggerId`]);
    expect(withLevels(text)).toEqual([`warning subscription/in-progress-id ${at}/TaskTriggerId`]);
    expect(findings[0]).toMatchObject({
      message: `"${OPEN_DOOR_COMPLETED}" is the id of the completed entry of "1_open_door": use the id of its inProgress entry, "${OPEN_DOOR}"`,
      related: [{ pointer: `/quests/${OPEN_DOOR_COMPLETED}` }],
      fix: { safety: 'unsafe' },
    });
    expect(applyFixes(text, findings)).toBe(room());
  });

  test('subscription/quest-name reports another Name and writes the right one', () => {
    for (const name of ['', '1_open', '1_Open_door', '1_open_door ', 'open_door', '__proto__']) {
      const text = withFields(kind, { Name: name });
      const { findings } = lintExample(text);
      expect(withoutFlow(text)).toEqual([`subscription/quest-name ${at}/Name`]);
      expect(withLevels(text)).toEqual([`error subscription/quest-name ${at}/Name`]);
      expect(findings[0]?.fix?.safety).toBe('safe');
      expect(findings[0]?.related.map(placeOf)).toEqual([`/quests/${OPEN_DOOR}/Name`]);
      expect(applyFixes(text, findings)).toBe(room());
    }
  });

  test('subscription/quest-name reports the Name of another quest, with an unsafe fix', () => {
    const text = withFields(kind, { Name: '0_find_key' });
    const { findings } = lintExample(text);
    expect(withoutFlow(text)).toEqual([`subscription/quest-name ${at}/Name`]);
    expect(findings[0]?.message).toBe(
      'Name is "0_find_key", but TaskTriggerId is the id of "1_open_door": correct the one that is wrong',
    );
    expect(findings[0]?.related.map(placeOf)).toEqual([
      `/quests/${OPEN_DOOR}/Name`,
      `/quests/${FIND_KEY}/Name`,
    ]);
    expect(findings[0]?.fix?.safety).toBe('unsafe');
    expect(applyFixes(text, findings)).toBe(room());
    // The same finding if it is the id that is wrong.
    expect(withoutFlow(withFields(kind, { TaskTriggerId: FIND_KEY }))).toEqual([
      `subscription/quest-name ${at}/Name`,
    ]);
  });

  test.each([null, 7, ['x'], {}])('schema alone reports %j in place of an id or a Name', (value) => {
    expect(withoutFlow(withFields(kind, { TaskTriggerId: value }))).toEqual([`schema ${at}/TaskTriggerId`]);
    expect(withoutFlow(withFields(kind, { Name: value }))).toEqual([`schema ${at}/Name`]);
  });
});

describe('subscription/known-quest', () => {
  test('is one finding for all references to one unknown id, with the others as related places', () => {
    const text = room((changed) => {
      for (const kind of KINDS) change(changed, kind, { TaskTriggerId: 'quest-id' });
    });
    const [finding, ...others] = lintExample(text).findings;
    expect(others).toEqual([]);
    expect(finding?.message).toContain('no quest in the file has the id "quest-id"');
    expect(finding?.message).toMatch(/ \(and in \d more subscriptions\)$/);
    const places = [finding, ...(finding?.related ?? [])].map((each) => each && placeOf(each));
    expect(places.sort()).toEqual(KINDS.map(([, at]) => `${at}/TaskTriggerId`).sort());
  });

  test('names no quest where none or several have the Name', () => {
    const plain = 'no quest in the file has the id "x": use the id of a quest\'s inProgress entry';
    const unknown = withFields(TRIGGER, { TaskTriggerId: 'x', Name: '7_constructor' });
    const ofRecords = lintExample(unknown).findings.filter(({ rule }) => !rule.startsWith('flow/'));
    expect(ofRecords.map(({ message }) => message)).toEqual([
      'no quest in the file has the id "x" or the Name "7_constructor": add the quest, or correct what refers to it',
    ]);
    const shared = withFields(TRIGGER, { TaskTriggerId: 'x' }, (changed) => {
      for (const entry of Object.values(changed.quests)) entry.Name = '1_open_door';
    });
    const { findings } = lintExample(shared);
    expect(findings.filter(({ rule }) => rule.endsWith('known-quest')).map(({ message }) => message)).toEqual(
      [plain],
    );
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'does not know %s by inheritance',
    (id) => {
      expect(withoutFlow(withFields(TRIGGER, { TaskTriggerId: id }))).toEqual([
        'subscription/known-quest /logic/4#/Tasks/0/TaskTriggerId',
      ]);
    },
  );

  test('knows a quest whose entry is broken', () => {
    for (const broken of [null, [], 'x', {}] as JsonValue[]) {
      const text = rawRoom(({ quests }) => {
        (quests as JsonObject)[OPEN_DOOR] = broken;
      });
      expect(own(text)).toEqual([]);
    }
  });

  test('knows an entry by its key and by its id, where the two differ', () => {
    const byKey = roomWith({ quests: { [OPEN_DOOR]: { id: 'mlh00000000000' } } });
    expect(withoutFlow(byKey)).toEqual([`quest/id-matches-key /quests/${OPEN_DOOR}/id`]);
    const byId = room().replace(`"${OPEN_DOOR}": {`, '"mlh00000000000": {');
    expect(withoutFlow(byId)).toEqual(['quest/id-matches-key /quests/mlh00000000000/id']);
  });

  test('knows the quests that a dialogue carries, at any depth', () => {
    for (const itemKey of ['2', '3', '4']) {
      const text = withFields(EFFECTOR, { TaskTriggerId: 'greeting', Name: '-0_greeting' }, ({ logic }) => {
        const tasks = logic[itemKey]?.Tasks as JsonObject[];
        tasks.push({
          $type: 'TaskTriggerSubscription',
          Trigger: { $type: 'OnClickEvent' },
          DirectEffector: { Effector: dialogue('greeting') },
        });
      });
      expect(own(text)).toEqual([]);
      const other = text.replaceAll('\\"id\\":\\"greeting\\"', '\\"id\\":\\"farewell\\"');
      expect(own(other)).toEqual(['subscription/known-quest /logic/3#/Tasks/0/TaskTriggerId']);
    }
  });

  test('is silent in a file without quests, or with quests of another type, and not in one with none', () => {
    const without = (quests: JsonValue | undefined): string =>
      rawRoom((snapshot) => {
        if (quests === undefined) delete snapshot.quests;
        else snapshot.quests = quests;
      });
    expect(own(without(undefined))).toEqual([]);
    expect(own(without([]))).toEqual([]);
    expect(own(without(null))).toEqual([]);
    expect(new Set(own(without({})).map((each) => each.split(' ')[0]))).toEqual(
      new Set(['subscription/known-quest']),
    );
  });

  test('ignores the content of DirectEffector', () => {
    const text = roomWithTask('4', 2, ({ DirectEffector }) => {
      Object.assign(DirectEffector as JsonObject, { TaskTriggerId: 'quest-id', Name: 'quest-name' });
    });
    expect(own(text)).toEqual([]);
  });
});

describe('subscription/in-progress-id', () => {
  test('reports the id of an entry whose Status is completed, as that of its twin is', () => {
    const text = roomWith({ quests: { [OPEN_DOOR]: { Status: 'completed', Rewards: [], SuccessMsg: '' } } });
    expect(own(text)).toEqual(['subscription/in-progress-id /logic/3#/Tasks/0/TaskTriggerId']);
  });

  test('reports nothing when the Status is broken', () => {
    const text = withFields(TRIGGER, { TaskTriggerId: OPEN_DOOR_COMPLETED }, ({ quests }) => {
      Object.assign(quests[OPEN_DOOR_COMPLETED] ?? {}, { Status: 'done' });
    });
    expect(own(text)).toEqual([]);
  });

  test('suggests no id when the pair is incomplete', () => {
    const alone = withFields(TRIGGER, { TaskTriggerId: OPEN_DOOR_COMPLETED }, ({ quests }) => {
      for (const entry of Object.values(quests)) entry.Requirements = [];
      delete quests[OPEN_DOOR];
    });
    const shared = withFields(TRIGGER, { TaskTriggerId: OPEN_DOOR_COMPLETED }, ({ quests }) => {
      const { EntryId = null } = quests[FIND_KEY] ?? {};
      for (const entry of Object.values(quests)) entry.EntryId = EntryId;
    });
    for (const text of [alone, shared]) {
      const findings = lintExample(text).findings.filter(({ rule }) => rule.endsWith('/in-progress-id'));
      expect(findings.map(({ message, fix }) => [message, fix])).toEqual([
        [
          `"${OPEN_DOOR_COMPLETED}" is the id of the completed entry of "1_open_door": use the id of its inProgress entry`,
          undefined,
        ],
      ]);
    }
  });

  test.each(['1_open_door', 'open_door'])(
    'reports the completed id of another quest beside the Name %s, with what quest-name says',
    (Name) => {
      const text = withFields(TRIGGER, { Name, TaskTriggerId: FIND_KEY_COMPLETED });
      expect(withoutFlow(text)).toEqual([
        'subscription/quest-name /logic/4#/Tasks/0/Name',
        'subscription/in-progress-id /logic/4#/Tasks/0/TaskTriggerId',
      ]);
    },
  );
});

describe('subscription/quest-name', () => {
  test('treats the completed id as its quest', () => {
    const text = withFields(TRIGGER, { TaskTriggerId: OPEN_DOOR_COMPLETED, Name: 'open_door' });
    expect(withoutFlow(text)).toEqual([
      'subscription/quest-name /logic/4#/Tasks/0/Name',
      'subscription/in-progress-id /logic/4#/Tasks/0/TaskTriggerId',
    ]);
    expect(applyFixes(text, lintExample(text).findings)).toBe(room());
  });

  test.each(['open_door', '1open_door', '1_', '', '-1_open_door'])(
    'advises no Name where that of the quest is %j, which has its own finding',
    (name) => {
      const text = room((changed) => setBoth(changed, { Name: name }));
      const [finding, ...others] = lintExample(text).findings.filter(({ rule }) =>
        rule.endsWith('quest-name'),
      );
      expect(others).toEqual([]);
      expect(finding?.message).toContain(
        `is not that of the quest in TaskTriggerId, ${JSON.stringify(name)}: correct the one that is wrong`,
      );
      expect(finding?.fix).toBeUndefined();
    },
  );

  test.each([null, 7, {}])('reports nothing when the Name of the quest is %j', (name) => {
    expect(own(room((changed) => setBoth(changed, { Name: name })))).toEqual([]);
    const missing = roomWith({ quests: { [OPEN_DOOR]: { Name: undefined } } });
    expect(own(missing)).toEqual([]);
  });

  test('reports nothing when the two entries disagree', () => {
    for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
      const text = roomWith({ quests: { [key]: { Name: '1_open_the_door' } } });
      expect(own(text)).toEqual([]);
    }
  });

  test('is one finding for all subscriptions of a quest that was renamed, with one fix', () => {
    const text = room((changed) => setBoth(changed, { Name: '1_open_gate' }));
    const { findings } = lintExample(text);
    expect(new Set(findings.map(({ rule, fix }) => `${rule} ${fix?.safety}`))).toEqual(
      new Set(['subscription/quest-name safe']),
    );
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toMatch(/: write "1_open_gate" \(and in 4 more subscriptions\)$/);
    expect(withoutFlow(applyFixes(text, findings))).toEqual([]);
  });

  test('distinguishes a missing number from another Name, for any rest of the Name', () => {
    const message = (questName: string, name: string): string | undefined => {
      const text = withFields(TRIGGER, { Name: name }, (changed) => setBoth(changed, { Name: questName }));
      const all = lintExample(text).findings.flatMap((finding) => [finding, ...finding.related]);
      return all.find(({ message }) => message.startsWith(`Name "${name}"`))?.message;
    };
    expect(message('1_2_go', '2_go')).toBe('Name "2_go" lacks the number of the quest: write "1_2_go"');
    expect(message('1_2_go', 'go')).toBe(
      'Name "go" is not the Name of the quest in TaskTriggerId: write "1_2_go"',
    );
    expect(message('1_go', '_go')).toContain(
      'Name "_go" is not the Name of the quest in TaskTriggerId: write "1_go"',
    );
  });

  test('offers only an unsafe fix if the Name without its number belongs to another quest', () => {
    const text = withFields(TRIGGER, { Name: '2_go' }, (changed) => {
      setBoth(changed, { Name: '1_2_go' });
      for (const key of [FIND_KEY, FIND_KEY_COMPLETED])
        Object.assign(changed.quests[key] ?? {}, { Name: '2_go' });
    });
    const finding = lintExample(text).findings.find(
      ({ rule, pointer }) => rule.endsWith('quest-name') && pointer === '/logic/4',
    );
    expect(finding?.fix?.safety).toBe('unsafe');
    expect(finding?.message).toContain('correct the one that is wrong');
  });

  test('shows the Name of the other entry where that of the TaskTriggerId has none', () => {
    const text = withFields(TRIGGER, { Name: '0_find_key' }, (changed) => {
      delete changed.quests[OPEN_DOOR]?.Name;
    });
    const finding = lintExample(text).findings.find(({ rule }) => rule === 'subscription/quest-name');
    expect(finding?.related.map(placeOf)).toContain(`/quests/${OPEN_DOOR_COMPLETED}/Name`);
  });

  test('writes a Name with its escapes through the string around it', () => {
    const text = room((changed) => setBoth(changed, { Name: '1_"open" \\ä\ud83d\ude00' }));
    const { findings } = lintExample(text);
    const names = findings.filter(({ rule }) => rule === 'subscription/quest-name');
    expect(names).toHaveLength(1);
    expect(own(applyFixes(text, names))).toEqual([]);
  });

  test('reports many subscriptions to one crowded EntryId once, with their number', () => {
    const count = 100;
    const text = room(({ quests, logic }) => {
      const entry = quests[FIND_KEY] ?? {};
      for (let index = 0; index < count; index++)
        quests[`mlh${String(index).padStart(11, '0')}`] = { ...entry };
      const tasks = logic['2']?.Tasks as JsonObject[];
      const [task] = tasks;
      for (let index = 0; index < count; index++) tasks.push({ ...task, Name: 'x' });
    });
    const named = lintExample(text).findings.filter(({ rule }) => rule === 'subscription/quest-name');
    expect(named.map(({ message }) => message)).toEqual([
      expect.stringContaining(`(and in ${count - 1} more subscriptions)`),
    ]);
  });
});
