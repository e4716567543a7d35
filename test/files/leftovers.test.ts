import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { removeLeftovers, replaceFile } from '../../src/files/replace-file.js';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { withProgram } from './own-process.js';

const root = temporaryFolder();
let folder: string;
let file: string;
const names = (): string[] => readdirSync(folder).sort();

beforeEach(() => {
  folder = root.fresh({ 'garden.json': 'old' });
  file = join(folder, 'garden.json');
});

describe('leftovers of interrupted runs', () => {
  const RANDOM = '0123456789abcdef';
  /** The id of a process that does not run: no system counts as far. */
  const ended = 2_147_483_647;
  const temporary = (owner: number | string, name = 'garden.json'): string =>
    `.${name}.${owner}-${RANDOM}.roomlint-tmp`;
  const leave = (name: string): void => writeFileSync(join(folder, name), 'half');

  test('are removed before the file is replaced', async () => {
    leave(temporary(ended));
    leave(temporary(ended).replace('-0', '-f'));
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    expect(await replaceFile(file, bytes('old'), bytes('new'))).toEqual({ kind: 'replaced' });
    expect(names()).toEqual(['garden.json']);
  });

  test('are found next to the target of a link', () => {
    mkdirSync(join(folder, 'links'));
    symlinkSync('../garden.json', join(folder, 'links', 'link.json'));
    leave(temporary(ended));
    removeLeftovers(join(folder, 'links', 'link.json'));
    expect(names()).toEqual(['garden.json', 'links']);
  });

  test('are found for a name that is too long to be there in full', () => {
    const name = `${'庭'.repeat(80)}.json`;
    renameSync(file, join(folder, name));
    const left = temporary(ended, '庭'.repeat(71));
    leave(left);
    removeLeftovers(join(folder, name));
    expect(Buffer.byteLength(left)).toBeLessThanOrEqual(255);
    expect(names()).toEqual([name]);
  });

  test('are the only files that are removed', () => {
    const kept = [
      temporary(process.ppid),
      temporary(process.pid),
      temporary(1),
      temporary(0),
      temporary(`0${ended}`),
      temporary(`-${ended}`),
      temporary(4294967295),
      temporary(99999999999),
      temporary(ended, 'other.json'),
      temporary(ended, 'garden'),
      temporary(ended).slice(1),
      temporary(ended).replace(RANDOM, RANDOM.slice(1)),
      temporary(ended).replace(RANDOM, RANDOM.toUpperCase()),
      `${temporary(ended)}~`,
      temporary(ended).replace('.roomlint-tmp', '.tmp'),
    ];
    for (const name of kept) leave(name);
    removeLeftovers(file);
    expect(names()).toEqual([...kept, 'garden.json'].sort());
  });

  test('are never folders or links, even with a matching name', () => {
    mkdirSync(join(folder, temporary(ended)));
    const link = temporary(ended).replace('-0', '-f');
    symlinkSync('garden.json', join(folder, link));
    removeLeftovers(file);
    expect(names()).toEqual([temporary(ended), link, 'garden.json'].sort());
    expect(readFileSync(file, 'utf8')).toBe('old');
  });

  test('of a process with the same id are removed, as every run in a container may be process 1', async () => {
    const script = `echo half > ".garden.json.$$-${RANDOM}.roomlint-tmp"; ls -A; exec "$@"`;
    const code =
      "import { removeLeftovers } from '$/src/files/leftovers.ts'; removeLeftovers('garden.json');";
    const { stdout, stderr } = await withProgram(code, (path) =>
      spawnSync('sh', ['-c', script, 'sh', process.execPath, path], { cwd: folder, encoding: 'utf8' }),
    );
    expect(stderr).toBe('');
    expect(stdout).toContain('.roomlint-tmp');
    expect(names()).toEqual(['garden.json']);
  });

  test('are looked for in a folder of many files without listing it each time', () => {
    for (let number = 0; number < 2000; number++) leave(`${number}.json`);
    leave(temporary(ended));
    removeLeftovers(file);
    const [first, second] = [temporary(ended, '1.json'), temporary(ended, '2.json')];
    leave(first);
    leave(second);
    const looksUntil = (name: string, path: string): number => {
      let looks = 0;
      while (names().includes(name) && looks < 10) {
        looks++;
        removeLeftovers(join(folder, path));
      }
      return looks;
    };
    expect(looksUntil(first, '1.json')).toBe(3);
    expect(looksUntil(second, '2.json')).toBe(1);
    expect(names().filter((name) => name.endsWith('-tmp'))).toEqual([]);
  });

  test('of a file that is gone stay without a word', () => {
    rmSync(file);
    leave(temporary(ended));
    removeLeftovers(file);
    expect(names()).toEqual([temporary(ended)]);
  });
});
