import { roomWith } from '../example-changes.js';
import { room } from '../example-room.js';

/** A broken snapshot: two findings, one of which has a safe fix. */
const broken = roomWith({ everyQuest: { AutoStart: true } });

/** The five snapshots of the repository, by path. */
export const SNAPSHOTS: Readonly<Record<string, string>> = {
  'rooms/broken.json': broken,
  'rooms/clean.json': room(),
  'rooms/cut-off.json': room().slice(0, 2000),
  'rooms/logic-only.json': JSON.stringify({ logic: { 4: '{"Tasks":[]}' } }),
  'rooms/misspelled.json': broken.replace('"quests"', '"Quests"'),
};

/** Files of other programs, each with something that a careless reader could take for a snapshot's. */
const OTHERS: readonly ((n: number) => readonly [path: string, text: string])[] = [
  (n) => [`pkg/${n}/package.json`, json({ name: `p${n}`, scripts: { logic: 'x' }, settings: { a: 1 } })],
  (n) => [
    `pkg/${n}/tsconfig.base.json`,
    `{\n  // "quests": {}\n  "compilerOptions": { "strict": true, },\n}\n`,
  ],
  (n) => [`editor/${n}/settings.json`, `{\n  // comment\n  "editor.tabSize": ${n},\n}\n`],
  (n) => [`editor/${n}/workspace.json`, json({ folders: [{ path: '.' }], settings: { 'files.eol': '\n' } })],
  (n) => [
    `maps/${n}.json`,
    json({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: { id: n } }] }),
  ],
  (n) => [`i18n/${n}.json`, json({ settings: { title: 'S' }, quests: { none: '{n}' }, logic: { a: '{b}' } })],
  (n) => [`game/${n}/quests.json`, json({ quests: { a: { AutoStart: true }, b: { id: n, name: 'x' } } })],
  (n) => [`game/${n}/list.json`, json({ quests: [{ id: n, Name: 'x', Description: 'y', Rewards: [] }] })],
  (n) => [`engine/${n}.json`, json({ logic: { and: [{ '<': [{ var: 'x' }, n] }] }, data: {} })],
  (n) => [`shop/${n}.json`, json({ items: [{ id: n, price: 2, scale: 1 }] })],
  (n) => [`reports/${n}.json`, `{\n  "version": 1,\n  "files": [],\n  "summary": { "files": ${n} }\n}\n`],
  (n) => [`reports/${n}-baseline.json`, json({ version: 1, files: { 'rooms/a.json': { schema: [] } } })],
  (n) => [`data/${n}.json`, `[${n}, null, "quests"]`],
  (n) => [`data/${n}-value.json`, String(n)],
  (n) => [`data/${n}-broken.json`, `{"name": "room", "items": [${n},`],
];

/** @returns that many files of other programs, by path */
export function otherFiles(count: number): Record<string, string> {
  const files: Record<string, string> = {};
  for (let n = 0; n < count; n++) {
    const [path, text] = (OTHERS[n % OTHERS.length] as (typeof OTHERS)[number])(n);
    files[path] = text;
  }
  return files;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
