import type { JsonObject } from '../../../src/json/value.js';
import {
  type ExampleRoom,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  room,
} from '../../example-room.js';

export type Change = (room: ExampleRoom) => void;

const entryOf = (changed: ExampleRoom, key: string): JsonObject => changed.quests[key] ?? {};
const tasksOf = (changed: ExampleRoom, key: string): JsonObject[] =>
  (changed.logic[key]?.Tasks ?? []) as JsonObject[];
export const set =
  (key: string, fields: JsonObject): Change =>
  (changed) =>
    Object.assign(entryOf(changed, key), fields);
const task =
  (key: string, index: number, fields: JsonObject): Change =>
  (changed) =>
    Object.assign(tasksOf(changed, key)[index] ?? {}, fields);

/** What each of five rooms has had for long. */
export const OLD: readonly Change[] = [
  set(FIND_KEY, { AutoStart: true }),
  (changed) => {
    for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) Object.assign(entryOf(changed, key), { Creator: '' });
  },
  (changed) => {
    delete changed.settings.isNight;
    delete entryOf(changed, OPEN_DOOR).Tracked;
  },
  (changed) => {
    task('4', 0, { TargetState: 7 })(changed);
    task('2', 0, { Id: 'no id' })(changed);
  },
  (changed) => {
    changed.roomItems['3'] = { ...changed.roomItems['3'], scale: 'large' };
    task('3', 1, { TaskTriggerId: 'mlh0gone' })(changed);
  },
];

/** A fault that somebody makes in a room, as a change or in its text. */
export type Fault = Change | { readonly edit: (text: string) => string };

/** Faults, each with what is reported and nothing else. */
export const PLANTED: readonly (readonly [what: string, fault: Fault, reported: string])[] = [
  ['AutoStart', set(OPEN_DOOR, { AutoStart: true }), 'quest/no-auto-start AutoStart has no effect'],
  ['a disabled quest', set(FIND_KEY, { Enabled: false }), 'quest/enabled Enabled is false'],
  ['a wrong type', set(FIND_KEY, { Description: 5 }), 'schema Description is 5'],
  [
    'a missing field',
    (changed) => delete entryOf(changed, FIND_KEY).Tracked,
    'schema this quest entry has no',
  ],
  ['one more empty Creator', set(FIND_KEY, { Creator: '' }), 'quest/creator Creator is empty'],
  ['a disabled twin', set(FIND_KEY_COMPLETED, { Enabled: false }), 'quest/enabled Enabled is false'],
  [
    'an unknown quest in a requirement',
    (changed) => {
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
        const [requirement] = entryOf(changed, key).Requirements as JsonObject[];
        Object.assign(requirement ?? {}, { id: 'mlh0gone1a2b3' });
      }
    },
    'requirement/known-quest no quest in the file has the id "mlh0gone1a2b3"',
  ],
  [
    'an unknown quest in a subscription',
    task('2', 1, { TaskTriggerId: 'mlh0gone1a2b3' }),
    'subscription/known-quest no quest in the file has the id "mlh0gone1a2b3"',
  ],
  ['a state of no quest', task('2', 1, { TargetState: 9 }), 'subscription/target-state TargetState 9 is not'],
  ['an unknown code', task('4', 1, { TargetState: 9 }), 'subscription/transition-code TargetState 9 is not'],
  ['an id that is not a UUID', task('4', 1, { Id: 'x' }), 'subscription/id-uuid Id "x" is not a UUID'],
  [
    'an id that is used twice',
    task('4', 1, { Id: 'e715d9fb-6082-43a4-8edf-507192b34567' }),
    'subscription/id-unique Id "e715d9fb-6082-43a4-8edf-507192b34567" is already used',
  ],
  [
    'logic without an item',
    (changed) => Object.assign(changed.logic, { '99': { Tasks: [], ViewNodes: [] } }),
    'logic/known-item roomItems has no item "99"',
  ],
  [
    'an unknown parent',
    (changed) => Object.assign(changed.roomItems['2'] ?? {}, { parentItemID: 77 }),
    'item/parent-exists parentItemID of item 2 (GLB) is 77',
  ],
  [
    'a section of its own',
    (changed) => Object.assign(changed, { weather: {} }),
    'snapshot/unknown-section "weather" is not a documented section',
  ],
  ['a comma too many', { edit: (text) => text.replace('"settings": {', '"settings": {,') }, 'text/syntax '],
  [
    'a key twice',
    { edit: (text) => text.replace('"roomBase":', '"roomBase": "Other",\n    "roomBase":') },
    'text/duplicate-key ',
  ],
  [
    'a number that is too large',
    { edit: (text) => text.replace('"roomBase":', '"fog": 12345678901234567890,\n    "roomBase":') },
    'text/unsafe-number ',
  ],
  [
    'logic that is cut off',
    { edit: (text) => text.replace('\\"col\\":\\"8B4513\\",\\"e\\":0,\\"c\\":true}"', '"') },
    'logic/json-string ',
  ],
  [
    'half of a character',
    { edit: (text) => text.replace('"BlankScene"', '"Blank\\ud83d"') },
    'text/lone-surrogate ',
  ],
];

export const old = (index: number): string => room(OLD[index]);

export function planted(index: number, fault: Fault): string {
  if (typeof fault !== 'function') return fault.edit(old(index));
  return room((changed) => {
    OLD[index]?.(changed);
    fault(changed);
  });
}
