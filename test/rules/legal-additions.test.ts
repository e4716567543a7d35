import { describe, expect, test } from 'vitest';
import { type ExampleRoom, FIND_KEY, room } from '../../rules/example-room.js';
import type { JsonObject } from '../../src/json/value.js';
import type { Preset } from '../../src/lint/preset.js';
import { lintPreset } from '../lint-example.js';

/* What the documents leave open is legal: single additions to a room, most of which resemble a mistake. */

type Add = (changed: ExampleRoom) => void;

const VECTORS = { pos: { x: 0, y: 0, z: 0 }, rot: { x: 0, y: 0, z: 0, w: 1 }, scale: { x: 1, y: 1, z: 1 } };
const toItem =
  (values: JsonObject): Add =>
  ({ roomItems }) =>
    Object.assign(roomItems['2'] ?? {}, values);
const itemAt =
  (key: string, values: JsonObject): Add =>
  ({ roomItems }) => {
    roomItems[key] = values;
  };

const ADDITIONS: Readonly<Record<string, Add>> = {
  'an item under the word total': itemAt('total', { prefabName: '', ...VECTORS }),
  'an item under the word sum that has few fields': itemAt('sum', { hoverTitle: 'x', parentItemID: 0 }),
  'an item under a key that a copied file would have': itemAt('2 (2)', { prefabName: 'GLB', ...VECTORS }),
  'an item field called Tasks': toItem({ Tasks: [1, 2] }),
  'an item field that is a setting elsewhere': toItem({ tasksRefresh: true }),
  'an item field that resembles a section': toItem({ logic2: '{"Tasks":[]}' }),
  'an item with a copy of a quest entry': (changed) =>
    toItem({ name: 'header', quest: { ...changed.quests[FIND_KEY] } })(changed),
  'a quest field that resembles one which is there': ({ quests }) => {
    for (const entry of Object.values(quests)) entry.Trackd = true;
  },
  'a setting with the name of a section': ({ settings }) => Object.assign(settings, { quests: { x: 1 } }),
  'settings beside the Tasks of roomTasks': ({ roomTasks }) =>
    Object.assign(roomTasks, { isNight: true, chatDisabled: true }),
  'an item beside the Tasks of roomTasks': ({ roomTasks }) =>
    Object.assign(roomTasks, { 7: { prefabName: 'Cube', pos: VECTORS.pos } }),
  'anything in the Tasks of roomTasks': ({ roomTasks }) =>
    Object.assign(roomTasks, { Tasks: [null, 'x', { $type: 'TaskTriggerSubscription' }, [FIND_KEY]] }),
  'a setting in the logic of an item': ({ logic }) => Object.assign(logic['2'] ?? {}, { isNight: true }),
  'Task beside Tasks': ({ logic }) => Object.assign(logic['2'] ?? {}, { Task: [] }),
  'anything in ViewNodes': ({ logic }) =>
    Object.assign(logic['2'] ?? {}, {
      ViewNodes: [{ $type: 'TaskEffectorSubscription', TargetState: 0 }, 7],
    }),
  'a move that only says where to': ({ logic }) => {
    const [move] = (logic['3']?.Tasks ?? []) as JsonObject[];
    Object.assign(move ?? {}, {
      Effector: { $type: 'MoveToSpot', _transformState: { position: [0, 1, 2] } },
    });
  },
  'a section of items of its own': (changed) =>
    Object.assign(changed, { myBackup: { a: { prefabName: 'Cube', ...VECTORS } } }),
  'a section called items beside roomItems': (changed) => Object.assign(changed, { items: { a: 1 } }),
};

describe.each<Preset>(['recommended', 'lenient'])('with %s', (preset) => {
  test.each(Object.entries(ADDITIONS))('%s is neither an error nor a warning', (_title, add) => {
    const { findings } = lintPreset(preset, room(add));
    const shown = findings.map(({ rule, kind, level, message }) => ({ rule, kind, level, message }));
    expect(shown.filter(({ level }) => level !== 'info')).toEqual([]);
  });
});

test('the form of a key hides nothing that is wrong with its item', () => {
  const faulty = {
    prefabName: 'GLB',
    ...VECTORS,
    rot: { x: 3, y: 0, z: 0, w: 9 },
    parentItemID: 999,
    placed: 'yes',
  };
  for (const key of ['2 (2)', 'copy9', 'total', '7']) {
    const { findings } = lintPreset('recommended', room(itemAt(key, faulty)));
    expect(findings.map(({ rule, level, pointer }) => `${level} ${rule} ${pointer}`).sort()).toEqual([
      `error schema /roomItems/${key}/placed`,
      `warning item/parent-exists /roomItems/${key}/parentItemID`,
      `warning item/unit-rotation /roomItems/${key}/rot`,
    ]);
  }
});
