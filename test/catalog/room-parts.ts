import type { JsonObject } from '../../src/json/value.js';
import type { ExampleRoom } from '../example-room.js';
import { addItem, setExtraData } from './planted-rooms.js';

/* What planted rooms have besides the fault. */

export type Change = (changed: ExampleRoom) => void;

export const spawnPoint: Change = (changed) => addItem(changed, '5', 'SpawnPoint', { n: 'Cellar' });
export const settings =
  (values: JsonObject): Change =>
  (changed) =>
    setExtraData(changed, values);
export const URL = 'https://models.example/';

export const onItem = (task: JsonObject): JsonObject => ({ Tasks: [task] });
