import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { snapshotChunks } from '../../../../.ci/bench/snapshot-generator.js';
import { isObject, type PlainJson } from '../../../../src/bytes/json/value.js';
import { room } from '../../../example-room.js';

const example = (name: string): string =>
  readFileSync(new URL(`../../../../examples/${name}`, import.meta.url), 'utf8');

/** Rooms that a commit tries. */
export const ROOMS = [room(), example('garden-broken.json'), example('unusual.json')];

/** Larger rooms take too long for thousands of cases. */
const MAX_BYTES = 40_000;
/** Small fragments, and large slow rooms, get one turn, others four. */
const USUAL_BYTES = [600, 10_000] as const;

/** @param folder a folder with more snapshots, where there is one */
export function campaignRooms(folder: string | undefined): readonly string[] {
  const rooms = [
    room(),
    ...committed('examples'),
    ...committed('test/goldens'),
    snapshotChunks({ bytes: 60_000, seed: 5, layout: 'indented' }).join(''),
    snapshotChunks({ bytes: 60_000, seed: 6, layout: 'one-line' }).join(''),
    ...(folder === undefined ? [] : roomsIn(folder)),
  ];
  const [least, most] = USUAL_BYTES;
  return rooms.flatMap((text) =>
    text.length < least || text.length > most ? [text] : [text, text, text, text],
  );
}

const committed = (folder: string): string[] =>
  roomsIn(fileURLToPath(new URL(`../../../../${folder}`, import.meta.url)));

function roomsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.report.json'))
    .sort()
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .filter((text) => text.length <= MAX_BYTES && isRoom(text));
}

function isRoom(text: string): boolean {
  try {
    return isObject(JSON.parse(text) as PlainJson);
  } catch {
    return false;
  }
}
