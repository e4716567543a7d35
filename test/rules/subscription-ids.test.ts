import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { activeRules } from '../../src/lint/pack.js';
import type { Preset } from '../../src/lint/preset.js';
import { FIND_KEY, room } from '../example-room.js';
import { applyFixes, lintExample, lintWith, marksOf, placeOf, settingsFor } from '../lint-example.js';
import { found } from './shown-findings.js';

/** With one rule switched off. */
const without = (off: string, text: string, preset: Preset = 'all'): string[] => {
  const settings = settingsFor(preset);
  settings.delete(off);
  return lintWith(activeRules(rulePack, settings), text).findings.map(
    (finding) => `${finding.rule} ${placeOf(finding)}`,
  );
};
const leniently = (text: string): string[] => without('', text, 'lenient');

const CLICK = 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012';
const NO_VERSION = 'a1b2c3d4-0001-0001-0001-000000000001';
const VERSION_1 = '6fa459ea-ee8a-11ca-894e-db77e160355e';
const NO_QUEST = 'mlh00000000000';
const NIL = '00000000-0000-0000-0000-000000000000';
const MAX = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Every place of the example room that has an Id, by what it is. */
const ID_PLACES: readonly (readonly [what: string, itemKey: string, path: readonly (string | number)[]])[] = [
  ['a trigger that advances a quest', '2', [0]],
  ['an effector subscription', '2', [1]],
  ['a linked task', '3', [1, 'Effector', 'linkedTasks', 0]],
  ['a basic trigger', '4', [2]],
  ['a DirectEffector', '4', [2, 'DirectEffector']],
];

const recordAt = (tasks: JsonValue | undefined, path: readonly (string | number)[]): JsonObject => {
  let value = tasks;
  for (const step of path) value = (value as JsonObject)[step];
  return value as JsonObject;
};
const withId = (itemKey: string, path: readonly (string | number)[], id: JsonValue): string =>
  room(({ logic }) => {
    recordAt(logic[itemKey]?.Tasks, path).Id = id;
  });
const pointerOf = (itemKey: string, path: readonly (string | number)[]): string =>
  `/logic/${itemKey}#/Tasks/${path.join('/')}/Id`;

describe('subscription/id-uuid', () => {
  test.each([
    ['the Id is that of no quest', NO_QUEST, CLICK],
    ['TaskTriggerId is not a UUID', FIND_KEY, NO_QUEST],
    ['the two are exchanged', FIND_KEY, CLICK],
  ])('reports an Id beside a wrong TaskTriggerId where %s', (_when, id, quest) => {
    const text = room(({ logic }) => {
      const task = recordAt(logic['2']?.Tasks, [1]);
      Object.assign(task, { Id: id, TaskTriggerId: quest });
    });
    const places = found(text);
    expect(places).toContain('subscription/id-uuid /logic/2#/Tasks/1/Id');
    expect(places).toContain('subscription/known-quest /logic/2#/Tasks/1/TaskTriggerId');
  });

  test.each(ID_PLACES)('looks at the Id of %s', (_what, itemKey, path) => {
    const text = withId(itemKey, path, 'unique-uuid');
    expect(found(text)).toEqual([`subscription/id-uuid ${pointerOf(itemKey, path)}`]);
    expect(leniently(text)).toEqual([`subscription/id-uuid ${pointerOf(itemKey, path)}`]);
  });

  test.each([
    ['the empty text', ''],
    ['a UUID in braces', `{${CLICK}}`],
    ['a UUID without hyphens', CLICK.replaceAll('-', '')],
    ['a UUID with a line feed', `${CLICK}\n`],
    ['a UUID that lacks a digit', CLICK.slice(0, -1)],
    ['a name that objects inherit', '__proto__'],
  ])('does not accept %s as a UUID, in any preset', (_what, id) => {
    const text = withId('2', [0], id);
    expect(found(text)).toEqual(['subscription/id-uuid /logic/2#/Tasks/0/Id']);
    expect(leniently(text)).toEqual(['subscription/id-uuid /logic/2#/Tasks/0/Id']);
    expect(lintExample(text).findings[0]?.message).toBe(
      `Id ${JSON.stringify(id)} is not a UUID: write a new UUID v4`,
    );
  });

  test.each([
    ['of version 1', VERSION_1],
    ['of no version', NO_VERSION],
    ['nil', NIL],
    ['max', MAX],
    ['of version 4 and another variant', 'a3d1f5b7-2c4e-4f60-ca9b-1c3d5e7f9012'],
  ])('takes a UUID %s for one that is not of version 4, which lenient accepts', (_what, id) => {
    const text = withId('2', [0], id);
    expect(found(text)).toEqual(['subscription/id-uuid /logic/2#/Tasks/0/Id']);
    expect(lintExample(text).findings[0]?.message).toBe(
      `Id "${id}" is a UUID but not version 4: write a new UUID v4`,
    );
    expect(leniently(text)).toEqual([]);
    expect(found(text, { 'subscription/id-uuid': { version: 'any' } })).toEqual([]);
  });

  test('accepts a UUID in capitals', () => {
    expect(found(withId('2', [0], CLICK.toUpperCase()))).toEqual([]);
  });

  test.each([[null], [7], [{}], [['a']]])('leaves an Id of another type, %j, to schema', (id) => {
    expect(found(withId('2', [0], id))).toEqual(['schema /logic/2#/Tasks/0/Id']);
  });

  test('checks extraData and the content of subscriptions at any depth', () => {
    const nested = {
      $type: 'TaskTriggerSubscription',
      Trigger: { $type: 'OnClickEvent' },
      DirectEffector: { Effector: { $type: 'HideObjectEvent' } },
      Id: 'inner',
    };
    const text = room(({ roomItems }) => {
      const Tasks = [
        {
          $type: 'TaskTriggerSubscription',
          Trigger: { $type: 'OnClickEvent' },
          DirectEffector: { Effector: { $type: 'DuplicateItem', TS: [nested] } },
          Id: 'outer',
        },
      ];
      Object.assign(roomItems['2'] ?? {}, { extraData: JSON.stringify({ Tasks, ViewNodes: [] }) });
    });
    expect(found(text).filter((each) => each.startsWith('subscription/'))).toEqual([
      'subscription/id-uuid /roomItems/2/extraData#/Tasks/0/DirectEffector/Effector/TS/0/Id',
    ]);
  });

  test('has a fix that leaves nothing to fix and changes only Ids', () => {
    const text = room(({ logic }) => {
      for (const [, itemKey, path] of ID_PLACES) recordAt(logic[itemKey]?.Tasks, path).Id = 'unique-uuid';
    });
    const { findings } = lintExample(text);
    expect(findings.map(({ message, fix }) => [message, fix?.safety])).toEqual([
      [
        `Id "unique-uuid" is not a UUID, and ${ID_PLACES.length} subscriptions have it: write a new UUID v4 for each`,
        'unsafe',
      ],
    ]);
    const fixed = applyFixes(text, findings);
    expect(found(fixed)).toEqual([]);
    const uuids = findings.flatMap(({ fix }) => (fix?.edits ?? []).map((edit) => edit.text.slice(2, -2)));
    expect(new Set(uuids).size).toBe(ID_PLACES.length);
    let back = fixed;
    for (const uuid of uuids) back = back.replace(uuid, 'unique-uuid');
    expect(back).toBe(text);
  });

  test('generates the same Id for the same bytes, and another one for other bytes', () => {
    const text = withId('2', [0], 'unique-uuid');
    const edits = (of: string) => lintExample(of).findings[0]?.fix?.edits[0]?.text;
    expect(edits(text)).toBe(edits(text));
    expect(edits(`${text}\n`)).not.toBe(edits(text));
  });

  test('finds the exact bytes through the escapes of a string', () => {
    const text = withId('2', [0], 'ä-\\-"').replace('ä', '\\\\u00e4');
    const [finding] = lintExample(text).findings;
    expect(finding && marksOf(text, finding)).toBe('\\"\\\\u00e4-\\\\\\\\-\\\\\\"\\"');
    expect(found(applyFixes(text, finding ? [finding] : []))).toEqual([]);
  });
});

describe('subscription/id-unique', () => {
  test.each(ID_PLACES.slice(1))('compares the Id of %s with all others', (_what, itemKey, path) => {
    const text = withId(itemKey, path, CLICK);
    const [finding, ...more] = lintExample(text).findings;
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      rule: 'subscription/id-unique',
      message: `Id "${CLICK}" is already used by another subscription: give this one its own`,
      related: [{ pointer: '/logic/2', embedded: ['/Tasks/0/Id'] }],
      fix: { safety: 'unsafe' },
    });
    expect(finding && placeOf(finding)).toBe(pointerOf(itemKey, path));
    expect(leniently(text)).toEqual([`subscription/id-unique ${pointerOf(itemKey, path)}`]);
  });

  test('reports all except the first as one finding, with the first as related place, and the fix replaces them', () => {
    const text = room(({ logic }) => {
      for (const [, itemKey, path] of ID_PLACES) recordAt(logic[itemKey]?.Tasks, path).Id = CLICK;
    });
    const { findings } = lintExample(text);
    expect(findings.map((finding) => `${finding.rule} ${placeOf(finding)}: ${finding.message}`)).toEqual([
      `subscription/id-unique /logic/2#/Tasks/1/Id: Id "${CLICK}" is used by 5 subscriptions: give each of them its own`,
    ]);
    expect(findings[0]?.related.map(placeOf)).toEqual([
      '/logic/2#/Tasks/0/Id',
      '/logic/3#/Tasks/1/Effector/linkedTasks/0/Id',
      '/logic/4#/Tasks/2/DirectEffector/Id',
      '/logic/4#/Tasks/2/Id',
    ]);
    expect(found(applyFixes(text, findings))).toEqual([]);
  });

  test('treats the first in the file as the first, in any order of keys', () => {
    const [two, three] = ['2', '3'].map((key) => JSON.stringify({ prefabName: 'GLB', key }));
    const task = (type: string) => ({
      $type: 'TaskTriggerSubscription',
      Trigger: { $type: type },
      DirectEffector: { Effector: { $type: 'HideObjectEvent' } },
      Id: CLICK,
    });
    const logic = (type: string): string =>
      JSON.stringify(JSON.stringify({ Tasks: [task(type)], ViewNodes: [] }));
    const text = `{"logic":{"3":${logic('OnClickEvent')},"2":${logic('OnHoverStartEvent')}},"roomItems":{"3":${three},"2":${two}}}`;
    const own = lintExample(text).findings.filter(({ rule }) => rule === 'subscription/id-unique');
    expect(own.map(placeOf)).toEqual(['/logic/2#/Tasks/0/Id']);
    expect(own[0]?.related.map(placeOf)).toEqual(['/logic/3#/Tasks/0/Id']);
  });

  test('ignores letter case in UUIDs, and compares other strings exactly', () => {
    const text = withId('2', [1], CLICK.toUpperCase());
    expect(lintExample(text).findings.map(({ rule, message }) => [rule, message])).toEqual([
      [
        'subscription/id-unique',
        `Id "${CLICK.toUpperCase()}" is the same UUID as "${CLICK}", which another subscription uses: give this one its own`,
      ],
    ]);
    const names = room(({ logic }) => {
      recordAt(logic['2']?.Tasks, [0]).Id = 'door';
      recordAt(logic['2']?.Tasks, [1]).Id = 'Door';
    });
    expect(without('subscription/id-uuid', names)).toEqual([]);
  });

  test('names the Id as it is spelled in both places when the later one is read first', () => {
    const text = room(({ roomItems, logic }) => {
      const [trigger] = logic['2']!.Tasks as JsonObject[];
      const Tasks = [{ ...trigger, Id: CLICK.toUpperCase() }];
      Object.assign(roomItems['3'] ?? {}, { extraData: JSON.stringify({ Tasks, ViewNodes: [] }) });
    });
    const { roomItems, ...rest } = JSON.parse(text) as JsonObject;
    const turned = JSON.stringify({ ...rest, roomItems });
    const own = lintExample(turned).findings.filter(({ rule }) => rule === 'subscription/id-unique');
    expect(own.map(placeOf)).toEqual(['/roomItems/3/extraData#/Tasks/0/Id']);
    expect(own[0]?.message).toContain(`Id "${CLICK.toUpperCase()}" is the same UUID as "${CLICK}"`);
  });

  test.each(['unique-uuid', '', '__proto__'])(
    'does not report the placeholder %j again in several places',
    (id) => {
      const text = room(({ logic }) => {
        for (const index of [0, 1]) recordAt(logic['2']?.Tasks, [index]).Id = id;
      });
      const both = [0, 1].map((index) => `/logic/2#/Tasks/${index}/Id`);
      expect(found(text)).toEqual([`subscription/id-uuid ${both[0]}`]);
      expect(leniently(text)).toEqual([`subscription/id-uuid ${both[0]}`]);
      expect(without('subscription/id-uuid', text)).toEqual([`subscription/id-unique ${both[1]}`]);
    },
  );

  test('compares UUIDs of other versions where those are accepted', () => {
    const text = room(({ logic }) => {
      for (const index of [0, 1]) recordAt(logic['2']?.Tasks, [index]).Id = NO_VERSION;
    });
    const both = [0, 1].map((index) => `/logic/2#/Tasks/${index}/Id`);
    expect(found(text)).toEqual([`subscription/id-uuid ${both[0]}`]);
    expect(leniently(text)).toEqual([`subscription/id-unique ${both[1]}`]);
    expect(without('subscription/id-uuid', text)).toEqual([`subscription/id-unique ${both[1]}`]);
  });

  test('leaves Ids of another type to schema', () => {
    const text = room(({ logic }) => {
      for (const index of [0, 1]) recordAt(logic['2']?.Tasks, [index]).Id = 7;
    });
    expect(found(text)).toEqual(['schema /logic/2#/Tasks/0/Id']);
  });

  test('reports every one of many equal Ids', () => {
    const count = 300;
    const text = room(({ logic }) => {
      const tasks = logic['2']!.Tasks as JsonObject[];
      for (let index = 0; index < count; index++) tasks.push({ ...tasks[1] });
    });
    const own = lintExample(text).findings.filter(({ rule }) => rule === 'subscription/id-unique');
    expect(own).toMatchObject([
      { message: expect.stringContaining(`is used by ${count + 1} subscriptions`) },
    ]);
  });
});
