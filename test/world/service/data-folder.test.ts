import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLog } from '../../../src/world/service/app.js';
import { openCreators } from '../../../src/world/service/creators.js';
import { FileStore } from '../../../src/world/service/store.js';
import { valueRows } from '../../table-rows.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { endServices, roomFiles, served } from './served.js';

const { fresh } = temporaryFolder();
endServices();

const openedStore = (folder: string): FileStore =>
  new FileStore(
    folder,
    createLog(() => {}),
  );

/** Opens the creators of a folder. @returns what the log says */
function opened(folder: string): readonly string[] {
  const messages: string[] = [];
  openCreators(
    folder,
    createLog((line) => messages.push(JSON.parse(line).msg)),
  );
  return messages;
}

describe('creators.json', () => {
  test('is made with one creator and random keys, for its owner only', () => {
    const keys: string[] = [];
    for (const folder of [fresh(), fresh()]) {
      const path = join(folder, 'creators.json');
      expect(opened(folder)).toEqual([`new keys are in ${path}`]);
      expect(statSync(path).mode & 0o777).toBe(0o600);
      const { creators } = JSON.parse(readFileSync(path, 'utf8'));
      expect(creators).toHaveLength(1);
      keys.push(creators[0].accessKey, creators[0].apiKey);
      expect(opened(folder)).toEqual([`keys are in ${path}`]);
      chmodSync(path, 0o644);
      expect(opened(folder)[1]).toBe(`others on this machine can read ${path}: run chmod 600 on it`);
    }
    expect([new Set(keys).size, keys.every((key) => /^[\w-]{43}$/.test(key))]).toEqual([4, true]);
  });

  test.each(
    valueRows<readonly [content: unknown, fault: string]>(
      'world/service/tables.md',
      'Faults of creators.json',
    ),
  )('that cannot be used is named, with the fault and without keys: %j', (content, fault) => {
    const folder = fresh({
      'creators.json': typeof content === 'string' ? content : JSON.stringify(content),
    });
    expect(() => opened(folder)).toThrow(`${join(folder, 'creators.json')}: ${fault}`);
    expect(() => opened(folder)).not.toThrow(/a-access|a-api/);
  });
});

describe('the data folder', () => {
  const blankIn = (folder: string): string => readFileSync(join(folder, 'templates/blank.json'), 'utf8');

  test('is made with the template `blank`, which stays as somebody has changed it, and is no file', () => {
    const folder = join(fresh({ file: '' }), 'deep', 'er');
    openedStore(folder);
    expect(Object.keys(JSON.parse(blankIn(folder)))).toEqual([
      'roomItems',
      'settings',
      'roomTasks',
      'quests',
      'logic',
    ]);
    const changed = fresh({ 'templates/blank.json': '{"settings":{}}', file: '' });
    openedStore(changed);
    expect(blankIn(changed)).toBe('{"settings":{}}');
    const refused = `the data folder cannot be used: ${join(changed, 'file')}: part of the path is a file, not a folder`;
    expect(() => openedStore(join(changed, 'file'))).toThrow(refused);
  });

  test('loses the temporary files and folders that a killed service left, and nothing else', () => {
    const left = '4194000-0123456789abcdef.roomlint-tmp';
    const kept = ['rooms/a/notes.txt', 'assets/mine.roomlint-tmp', 'rooms/a/room.json'];
    const gone = [
      `assets/.0123.json.${left}`,
      `rooms/.new.${left}/snapshot.json`,
      `rooms/a/.snapshot.json.${left}`,
      `.creators.json.${left}`,
    ];
    const folder = fresh(Object.fromEntries([...kept, ...gone].map((path) => [path, '{"owner":"ann"}'])));
    const store = openedStore(folder);
    expect([...store.rooms.keys()]).toEqual(['a']);
    expect([...kept, ...gone].filter((path) => existsSync(join(folder, path)))).toEqual(kept);
  });

  test.each(valueRows<[string, string]>('world/service/tables.md', 'Faults of room.json'))(
    'may have a room whose room.json is %s: it is left out and left alone, and the log says why',
    async (text, fault) => {
      const damaged = {
        'rooms/bad/room.json': Buffer.from(text),
        'rooms/file': Buffer.from(''),
      };
      const one = await served({ files: { ...roomFiles('good'), ...damaged } });
      expect(one.log.map((line) => JSON.parse(line).msg)).toContain(
        `rooms/bad/room.json: ${fault}. The room is left out`,
      );
      expect([(await one.download('bad')).status, (await one.download('good')).status]).toEqual([404, 200]);
      expect(readFileSync(join(one.folder, 'rooms/bad/room.json'), 'utf8')).toBe(text);
    },
  );
});
