import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { entries, everyQuest } from '../example-changes.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  rawRoom,
} from '../example-room.js';
import { lintExample, toBytes } from '../lint-example.js';
import { found, withLevels } from './shown-findings.js';

const withEntry = (key: string, change: JsonObject): string => entries({ [key]: change });

/** The pair of 0_find_key and nothing else. */
const oneQuest = (change: (quests: Record<string, JsonObject>) => void): string =>
  questsOnly((quests) => {
    delete quests[OPEN_DOOR];
    delete quests[OPEN_DOOR_COMPLETED];
    change(quests);
  });

const DAMAGE: readonly (readonly [field: string, value: JsonValue, rule: string])[] = [
  ['Name', 'find_key', 'quest/numbered-name'],
  ['Name', '0_', 'quest/numbered-name'],
  ['Name', '', 'quest/numbered-name'],
  ['Name', 7, 'schema'],
  ['Description', 'Created in Unity', 'quest/description'],
  ['Description', '', 'quest/description'],
  ['Description', 'created in unity ', 'quest/description'],
  ['Description', 'created in roblox', 'quest/description'],
  ['Description', null, 'schema'],
  ['Status', 'done', 'schema'],
  ['Group', 'solo', 'schema'],
  ['DisplayGroup', 1, 'schema'],
  ['Enabled', false, 'quest/enabled'],
  ['Enabled', 'no', 'schema'],
  ['RepeatableLimit', -1, 'schema'],
  ['RepeatableLimit', 1.5, 'schema'],
  ['FinishTime', '0', 'schema'],
  ['AutoStart', true, 'quest/no-auto-start'],
  ['AutoStart', 'true', 'schema'],
  ['TriggeredByInventory', 0, 'schema'],
  ['Requirements', {}, 'schema'],
  ['Creator', '', 'quest/creator'],
  ['Creator', '  ', 'quest/creator'],
  ['Creator', 'your-firebase-uid', 'quest/creator'],
  ['Creator', 'YOUR_FIREBASE_UID', 'quest/creator'],
  ['Creator', '<your-firebase-uid>', 'quest/creator'],
  ['Creator', 'Somebody3lse', 'quest/creator'],
  ['Creator', [], 'schema'],
  ['TemplateName', 'Collect', 'quest/template-name-empty'],
  ['TemplateName', false, 'schema'],
  ['Tracked', null, 'schema'],
  ['Visible', 'yes', 'schema'],
  ['ExtraText', 'Hello', 'quest/extra-text-json'],
  ['ExtraText', {}, 'schema'],
  ['id', 'mlh000000000000', 'quest/id-matches-key'],
  ['id', 12, 'schema'],
  ['EntryId', 'open-door', 'quest/entry-id-uuid'],
  ['EntryId', null, 'schema'],
];

describe('one wrong value in one entry is one finding', () => {
  const cases = DAMAGE.flatMap(([field, value, rule]) =>
    [OPEN_DOOR, OPEN_DOOR_COMPLETED].map((key) => ({ field, value, rule, key })),
  );

  test.each(cases)('$field: $value on $key', ({ field, value, rule, key }) => {
    expect(found(withEntry(key, { [field]: value }))).toEqual([`${rule} /quests/${key}/${field}`]);
  });

  test.each([
    'EntryId',
    'id',
    'Name',
    'Description',
    'Status',
    'Group',
    'Enabled',
    'AutoStart',
    'Requirements',
    'Creator',
    'TemplateName',
    'ExtraText',
  ])('%s left out', (field) => {
    for (const key of [FIND_KEY, FIND_KEY_COMPLETED]) {
      const text = entries({ [key]: { [field]: undefined } });
      expect(found(text)).toEqual([`schema /quests/${key}`]);
    }
  });

  test.each([null, [], 'entry', 7])(
    'a completed entry that is %j still counts as the other entry of its quest',
    (value) => {
      const text = rawRoom((snapshot) => {
        delete snapshot.logic;
        Object.assign(snapshot.quests ?? {}, { [OPEN_DOOR_COMPLETED]: value });
      });
      expect(found(text)).toEqual([
        'snapshot/missing-logic /roomItems',
        `schema /quests/${OPEN_DOOR_COMPLETED}`,
      ]);
    },
  );

  test('an empty record has the findings of the schema only', () => {
    const text = questsOnly((quests) => {
      quests[OPEN_DOOR_COMPLETED] = {};
    });
    expect(new Set(found(text))).toEqual(new Set([`schema /quests/${OPEN_DOOR_COMPLETED}`]));
  });
});

describe('a file without valid quests', () => {
  test.each([null, [], 'none', 3])('quests that are %j are the schema rule’s', (quests) => {
    expect(found(JSON.stringify({ quests }))).toEqual(['schema /quests']);
  });

  test('lists by Status, as an older generation of the format had them, are the schema rule’s', () => {
    expect(found('{"quests": {"inProgress": [], "completed": []}}')).toEqual(['schema /quests']);
  });

  test('no quests, or none in the section, is nothing to report here', () => {
    expect(found('{"roomTasks": {"Tasks": []}}')).toEqual([]);
    expect(found('{"quests": {}}').filter((each) => each.startsWith('quest/'))).toEqual([]);
  });
});

describe('quest/description and quest/creator', () => {
  const FIELDS = [
    ['Description', 'created in unity', 'created in roblox', 'quest/description', 'editor', 'unity'],
    ['Creator', 'Qm4RtY8uWx2ZaB6c', 'Tz9PqW3eRt5YuI7o', 'quest/creator', 'owner', 'Qm4RtY8uWx2ZaB6c'],
  ] as const;
  const keys = [FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, OPEN_DOOR_COMPLETED];

  /** Gives the entries, in the order above, the common (`c`) or the rare (`r`) value. */
  const spread = (field: string, common: string, rare: string, pattern: string): string =>
    questsOnly((quests) => {
      for (const [index, key] of keys.entries())
        Object.assign(quests[key] ?? {}, { [field]: pattern[index] === 'r' ? rare : common });
    });

  test.each(FIELDS)('%s: the minority is reported at any position', (field, common, rare, rule) => {
    expect(found(spread(field, common, rare, 'rccc'))).toEqual([`${rule} /quests/${FIND_KEY}/${field}`]);
    expect(found(spread(field, common, rare, 'ccrc'))).toEqual([`${rule} /quests/${OPEN_DOOR}/${field}`]);
    expect(found(spread(field, common, rare, 'rrrr'))).toEqual([]);
  });

  test.each(FIELDS)('%s: of values as common, the later ones are reported', (field, common, rare, rule) => {
    const later = [`${rule} /quests/${OPEN_DOOR}/${field}`];
    expect(found(spread(field, common, rare, 'ccrr'))).toEqual(later);
    expect(found(spread(field, common, rare, 'rrcc'))).toEqual(later);
    expect(found(spread(field, common, rare, 'crcr'))).toEqual([
      `${rule} /quests/${FIND_KEY_COMPLETED}/${field}`,
    ]);
  });

  test.each(FIELDS)(
    '%s: later means later in the file, in any order of keys',
    (field, common, rare, rule) => {
      const text = spread(field, common, rare, 'rrcc')
        .replaceAll(FIND_KEY, '9')
        .replaceAll(FIND_KEY_COMPLETED, '8')
        .replaceAll(OPEN_DOOR, '2')
        .replaceAll(OPEN_DOOR_COMPLETED, '1');
      expect(found(text).filter((each) => each.startsWith(rule))).toEqual([`${rule} /quests/2/${field}`]);
    },
  );

  test.each(FIELDS)('%s: a broken value does not count as a vote', (field, common, rare, rule) => {
    const text = questsOnly((quests) => {
      for (const key of keys) Object.assign(quests[key] ?? {}, { [field]: '' });
      Object.assign(quests[FIND_KEY] ?? {}, { [field]: common });
      Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { [field]: common });
      Object.assign(quests[OPEN_DOOR] ?? {}, { [field]: rare });
    });
    expect(found(text)).toEqual([
      `${rule} /quests/${OPEN_DOOR}/${field}`,
      `${rule} /quests/${OPEN_DOOR_COMPLETED}/${field}`,
    ]);
  });

  test.each(FIELDS)(
    '%s: a quest alone in the file can only disagree with itself',
    (field, common, rare, _rule, option, value) => {
      const text = oneQuest((quests) => {
        Object.assign(quests[FIND_KEY] ?? {}, { [field]: common });
        Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { [field]: rare });
      });
      const symmetry = [`quest/pair-symmetry /quests/${FIND_KEY_COMPLETED}/${field}`];
      expect(found(text)).toEqual(symmetry);
      const rule = field === 'Creator' ? 'quest/creator' : 'quest/description';
      expect(found(text, { [rule]: { [option]: value } })).toEqual(symmetry);
    },
  );

  test.each(FIELDS)(
    '%s: with the option set, every other value is reported',
    (field, common, rare, rule, option, value) => {
      const text = spread(field, common, rare, 'rrrc');
      expect(found(text, { [rule]: { [option]: value } })).toEqual(
        keys.slice(0, 1).map((key) => `${rule} /quests/${key}/${field}`),
      );
      expect(found(spread(field, common, rare, 'cccc'), { [rule]: { [option]: value } })).toEqual([]);
    },
  );

  test('the option names what to write', () => {
    const { findings } = lintExample(everyQuest({ Description: 'Made by me' }), {
      'quest/description': { editor: 'unity' },
    });
    expect(new Set(findings.map(({ message }) => message))).toEqual(
      new Set(['Description is "Made by me" on 2 quests: set it to "created in unity"']),
    );
  });

  test('they are warnings in the preset for published rooms', () => {
    const text = everyQuest({ Creator: 'your-firebase-uid' });
    expect(withLevels(text)).toEqual([`warning quest/creator /quests/${FIND_KEY}/Creator`]);
  });

  test.each(['<OWNER_USER_ID>', '{uid}', 'your_uid', 'OWNER_USER_ID', 'user-id', 'TODO', 'xxx', '...'])(
    '%s is a placeholder',
    (creator) => {
      expect(found(withEntry(FIND_KEY, { Creator: creator }))).toEqual([
        `quest/creator /quests/${FIND_KEY}/Creator`,
      ]);
    },
  );

  test.each(['Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N', 'owner-1', 'yourself', 'todos', 'x'])(
    '%s is not a placeholder',
    (creator) => {
      const text = everyQuest({ Creator: creator });
      expect(found(text)).toEqual([]);
    },
  );
});

describe('quest/extra-text-json', () => {
  test.each(['{}', '[]', ' {"a": [1]} ', '"text"', '0'])('takes %j', (ExtraText) => {
    const text = everyQuest({ ExtraText });
    expect(found(text)).toEqual([]);
  });

  test('points through the escapes of the string', () => {
    const text = withEntry(FIND_KEY, { ExtraText: '{"é\n\u0007": "x" "y"}' });
    const [finding, ...others] = lintExample(text).findings;
    expect(others.map(({ rule }) => rule)).toEqual([]);
    expect(finding).toMatchObject({ pointer: `/quests/${FIND_KEY}/ExtraText`, embedded: [] });
    const at = new TextDecoder().decode(toBytes(text).subarray(finding?.start.offset, finding?.end.offset));
    expect(at).toBe('\\n\\u0007');
  });

  test('the quest entries in a dialogue are not its business', () => {
    const entry = JSON.parse(questsOnly()).quests[FIND_KEY] as JsonObject;
    const text = rawRoom((snapshot) => {
      const effect = {
        $type: 'DialogEffectorDisplay',
        tasks: { a: { ...entry, id: 'mlhd1a2l3o4g5u6', ExtraText: 'Hi' } },
      };
      snapshot.logic = {
        '2': JSON.stringify({
          Tasks: [
            {
              $type: 'TaskEffectorSubscription',
              Effector: effect,
              Id: 'b4e2a6c8-3d5f-4071-9bac-2d4e6f801234',
              TargetState: 2,
              Name: '0_find_key',
              TaskTriggerId: FIND_KEY,
            },
          ],
          ViewNodes: [],
        }),
      };
    });
    expect(found(text).filter((each) => each.startsWith('quest/'))).toEqual([]);
  });
});

test('a string from the file is shown with control characters made visible, and shortened', () => {
  const { findings } = lintExample(
    entries({
      [FIND_KEY]: {
        TemplateName: '\u001b[31m',
        Creator: `<${'x'.repeat(5000)}>`,
      },
    }),
  );
  for (const { message } of findings) {
    expect(message).not.toContain('\u001b');
    expect(message.length).toBeLessThan(250);
  }
  expect(findings).toHaveLength(2);
});
