import { readFileSync } from 'node:fs';
import type { PlainJson, PlainObject } from '../src/bytes/json/value.js';

/* The room of the examples, examples/door.json, without findings: a key, a door, a zone in front of it and two quests. */

const DOOR = readFileSync(new URL('../examples/door.json', import.meta.url), 'utf8');

export const FIND_KEY = 'mlh4k2p9x7q1ab';
export const FIND_KEY_COMPLETED = 'mlh4k2p9z3w8cd';
export const OPEN_DOOR = 'mlh5m8r2t6y4ef';
export const OPEN_DOOR_COMPLETED = 'mlh5m8r2v1u7gh';

export interface ExampleRoom {
  roomItems: Record<string, PlainObject>;
  settings: PlainObject;
  roomTasks: PlainObject;
  quests: Record<string, PlainObject>;
  /** The values as they are inside their strings. */
  logic: Record<string, PlainObject>;
}

/** The text of the example room after `change`, indented by two spaces, with logic as strings. */
export function room(change: (room: ExampleRoom) => void = () => {}): string {
  const changed = exampleRoom();
  change(changed);
  return textOf(changed);
}

/** The same with a change to the finished snapshot: to its logic strings, or to whole sections. */
export function rawRoom(change: (snapshot: Record<string, PlainJson>) => void): string {
  const snapshot = JSON.parse(room()) as Record<string, PlainJson>;
  change(snapshot);
  return JSON.stringify(snapshot, null, 2);
}

/** Only the `quests` section of the example room, after `change`. */
export function questsOnly(change: (quests: Record<string, PlainObject>) => void = () => {}): string {
  const { quests } = exampleRoom();
  change(quests);
  return JSON.stringify({ quests }, null, 2);
}

function textOf(changed: ExampleRoom): string {
  const logic = Object.fromEntries(
    Object.entries(changed.logic).map(([key, value]) => [key, JSON.stringify(value)]),
  );
  return JSON.stringify({ ...changed, logic }, null, 2);
}

function exampleRoom(): ExampleRoom {
  const room = JSON.parse(DOOR) as ExampleRoom & { logic: Record<string, string> };
  const logic = Object.entries(room.logic).map(([key, text]) => [key, JSON.parse(text) as PlainObject]);
  return { ...room, logic: Object.fromEntries(logic) as Record<string, PlainObject> };
}
