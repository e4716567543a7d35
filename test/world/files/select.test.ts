import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { matchesFile } from '../../../src/world/files/path-meaning.js';
import { selectFiles } from '../../../src/world/files/select.js';
import { initInMemory, memoryGit } from '../../ports/memory-git/memory-git.js';
import { valueRows } from '../../table-rows.js';
import { emptyFolder } from '../../temporary-folder.js';
import { asNobody } from './as-nobody.js';

const { path: folder, write: writeFile } = emptyFolder();
const access = { env: {}, git: memoryGit };
beforeEach(() => chmodSync(folder, 0o755));

function write(...names: readonly string[]): void {
  for (const name of names) writeFile(name);
}

const link = (target: string, name: string): void => symlinkSync(target, join(folder, name));

/** The paths of what is selected, then each problem as `path: message`. */
async function selected(...paths: readonly string[]): Promise<string[]> {
  const { files, problems } = selectFiles(paths, folder, access);
  return [...files.map(({ path }) => path), ...problems.map(({ path, message }) => `${path}: ${message}`)];
}

describe('a named file', () => {
  test.each(valueRows<[string]>('world/files/tables.md', 'Names of files'))(
    'is selected under any name, and is no pattern: %j',
    async (name) => {
      write(name, 'a.json', 'b.json');
      expect(await selected(name)).toEqual([name]);
    },
  );

  test.each(valueRows<[string, string]>('world/files/tables.md', 'Files that cannot be found'))(
    'that cannot be found is a problem: %j',
    async (name, message) => {
      write('a.json');
      link('gone.json', 'dangling[1].json');
      link('circle.json', 'circle.json');
      expect(await selected(name)).toEqual([`${name === '' ? '""' : name}: ${message}`]);
    },
  );
});

describe('a folder', () => {
  test('means every .json file below it that can be a snapshot, sorted bytewise', async () => {
    write('b.json', 'a/z.json', 'a.json', 'Z.json', 'é.json', '🚪.json', '\uff5e.json', '.dot.json');
    write('a.txt', 'a.jsonc', 'package.json');
    write('roomlint.config.json', '.roomlintrc.json', 'a/roomlint-baseline.json', '.config/roomlintrc.json');
    write('.git/x.json', 'node_modules/x.json', 'a/node_modules/y/x.json', 'a/.cache/x.json');
    const first = ['.dot.json', 'Z.json', 'a.json', 'a/z.json', 'b.json', 'package.json'];
    const expected = [...first, 'é.json', '\uff5e.json', '🚪.json'];
    expect(await selected('.')).toEqual(expected);
    expect(await selected(`${folder}/`)).toEqual(expected);
    expect(await selected('a', 'a/')).toEqual(['a/z.json']);
  });

  test('is not left through links', async () => {
    write('rooms/a.json', 'other/b.json');
    link('../other', 'rooms/linked');
    link('../other/b.json', 'rooms/b.json');
    link('..', 'rooms/up');
    expect(await selected('rooms')).toEqual(['rooms/a.json']);
  });

  test('without a .json file, or that may not be read, is a problem that stops nothing else', async () => {
    write(
      'rooms/a.json',
      'rooms/deep/closed/b.json',
      'rooms/z/c.json',
      'shut/d.json',
      'empty/roomlint.config.json',
    );
    for (const closed of ['rooms/deep/closed', 'shut']) chmodSync(join(folder, closed), 0o000);
    const paths = ['rooms', 'shut', 'rooms/**/*.json', 'shut/d.json', 'empty'];
    expect(await asNobody(() => selected(...paths))).toEqual([
      'rooms/a.json',
      'rooms/z/c.json',
      'rooms/deep/closed: you do not have permission to read it',
      'shut: you do not have permission to read it',
      'shut/d.json: you do not have permission to read it',
      'empty: no .json file in this folder',
    ]);
  });
});

describe('a pattern', () => {
  beforeEach(() => {
    write('rooms/a.json', 'rooms/b.room', 'rooms/deep/c.json', 'rooms/deep/er/d.json', 'top.json');
    write('package.json', 'node_modules/x.json', '.hidden/y.json', 'rooms/[1].json', 'rooms/line\nfeed.json');
    write('rooms/roomlint.config.json');
  });

  test.each([
    ...valueRows<[string, string[]]>('world/files/tables.md', 'Patterns'),
    [join(folder, 'rooms', '?.json'), ['rooms/a.json']],
  ])('%s selects %j', async (pattern, expected) => {
    expect(await selected(pattern)).toEqual(expected);
  });
});

test.each(valueRows<[string, string, boolean]>('world/files/tables.md', 'Globs of a config'))(
  'a glob of a config: %s and %j: %s',
  (glob, file, expected) => {
    expect(matchesFile(glob, '/team', join('/team', file))).toBe(expected);
  },
);

describe('git', () => {
  type Row = [
    what: string,
    ignored: Readonly<Record<string, string>>,
    files: readonly string[],
    asked: readonly string[],
    expected: readonly string[],
  ];
  test.each(valueRows<Row>('world/files/tables.md', 'What git excludes'))(
    '%s',
    async (_, ignored, files, asked, expected) => {
      for (const [name, text] of Object.entries(ignored)) writeFile(name, text);
      write(...files);
      initInMemory(join(folder, 'repository'));
      mkdirSync(join(folder, 'empty'));
      expect(await selected(...asked)).toEqual(expected);
    },
  );
});
