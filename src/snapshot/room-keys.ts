import type { KnownKeys, ValueStart } from '../json/syntax/key-evidence.js';
import { FIELDS, type FieldKind, type FieldSetName } from '../schema/documented-fields.js';
import { SECTIONS } from './sections.js';

/** Where the records of the documents are found: what broken texts are compared with. */
export const ROOM_KEYS: KnownKeys = {
  '/': {
    ...Object.fromEntries(SECTIONS.map((section) => [section, 'object'] as const)),
    ...keysOf('logic-value'),
    ...{ EventData: 'other' },
  },
  '/roomItems': { '#': 'object' },
  '/quests': { '#': 'object' },
  '/logic': { '#': 'any' },
  '/settings': keysOf('settings'),
  '/roomTasks': keysOf('room-tasks'),
  'roomItems/#': keysOf('room-item'),
  'quests/#': keysOf('quest-entry'),
  'Requirements/[]': keysOf('requirement'),
  'Tasks/[]': keysOf('subscription'),
  'linkedTasks/[]': keysOf('linked-task'),
  '[]/Trigger': { ...keysOf('trigger'), ...keysOf('linked-task-trigger') },
  '[]/DirectEffector': keysOf('direct-effector'),
  ...Object.fromEntries(
    ['[]', 'DirectEffector'].map((around) => [
      `${around}/Effector`,
      { ...keysOf('effect'), ...keysOf('move-to-spot'), ...keysOf('run-triggers-from-effector') },
    ]),
  ),
  'Effector/_transformState': keysOf('transform-state'),
  ...Object.fromEntries(
    ['pos', 'rot', 'scale', 'modelsize', 'modelCenter'].map((vector) => [
      `#/${vector}`,
      { x: 'other', y: 'other', z: 'other', w: 'other' } as const,
    ]),
  ),
};

function keysOf(name: FieldSetName): Record<string, ValueStart | 'any'> {
  const fields: Readonly<Record<string, FieldKind>> = FIELDS[name];
  return Object.fromEntries(Object.entries(fields).map(([key, kind]) => [key, startOf(kind)]));
}

function startOf(kind: FieldKind): ValueStart | 'any' {
  if (kind === 'object' || kind === 'vector') return 'object';
  return kind === 'array' || kind === 'any' ? kind : 'other';
}
