import { isObject, type JsonValue } from '../../bytes/json/value.js';

/** Whether a roomTasks section holds anything: a list without elements is nothing. */
export function hasTasks(roomTasks: JsonValue | undefined): boolean {
  return (
    isObject(roomTasks) &&
    Object.values(roomTasks).some((value) => !(Array.isArray(value) && value.length === 0))
  );
}
