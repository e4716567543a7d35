import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { matchesFile, selectFiles } from '../../src/files/select.js';
import { emptyFolder } from '../temporary-folder.js';
import { asNobody } from './as-nobody.js';

const { path: folder, write: writeFile } = emptyFolder();
beforeEach(() => chmodSync(folder, 0o755));

function write(...names: readonly string[]): void {
  for (const name of names) writeFile(name);
}

const link = (target: string, name: string): void => symlinkSync(target, join(folder, name));

/** The paths of what is selected, then each problem as `path: message`. */
async function selected(...paths: readonly string[]): Promise<string[]> {
  const { files, problems } = await selectFiles(paths, folder);
  return [...files.map(({ path }) => path), ...problems.map(({ path, message }) => `${path}: ${message}`)];
}

describe('a named file', () => {
  test.each([
    ...['a.txt', 'package.json', '.hidden/.x', 'node_modules/b.json', 'roomlint.config.json'],
    ...[
      'with space.json',
      '[a].json',
      '*.json',
      '{a,b}.json',
      '!not.json',
      '-dash.json',
      'line\nfeed.json',
      '🚪é.json',
    ],
  ])('is selected under any name, and is no pattern: %j', async (name) => {
    write(name, 'a.json', 'b.json');
    expect(await selected(name)).toEqual([name]);
  });

  test('is selected once, under the name by which it was first met', async () => {
    write('rooms/a.json');
    link('rooms/a.json', 'link.json');
    link('rooms', 'linked');
    const names = ['rooms/a.json', './rooms/../rooms/a.json', 'link.json', 'linked'];
    expect(await selected(...names)).toEqual(['rooms/a.json']);
    expect(await selected('link.json', 'rooms')).toEqual(['link.json']);
  });

  test('is shown relative to the working directory, and outside of it as it was given', async () => {
    write('here/a.json', 'there/b.json');
    const here = join(folder, 'here');
    const shown = async (...paths: string[]): Promise<unknown> => (await selectFiles(paths, here)).files;
    const b = join(folder, 'there/b.json');
    expect(await shown(join('..', 'there', 'b.json'), join(here, 'a.json'))).toEqual([
      { path: '../there/b.json', absolute: b },
      { path: 'a.json', absolute: join(here, 'a.json') },
    ]);
    expect(await shown(join(folder, 'there'))).toMatchObject([{ path: b }]);
    expect(await shown('../there/*.json')).toMatchObject([{ path: '../there/b.json' }]);
  });

  test('says that it was named, unless only a folder or a pattern led to it', async () => {
    write('a.json', 'b.json');
    const { files } = await selectFiles(['.', 'a.json', '*.json'], folder);
    expect(files.map(({ path, found }) => [path, found])).toEqual([
      ['a.json', undefined],
      ['b.json', true],
    ]);
  });

  test.each([
    ['gone.json', 'no such file'],
    ['a.json/b.json', 'part of the path is a file, not a folder'],
    ['dangling[1].json', 'the link is broken'],
    ['circle.json', 'its symbolic links form a loop'],
    ['', 'the path is empty: use "." for the current folder'],
  ])('that cannot be found is a problem: %j', async (name, message) => {
    write('a.json');
    link('gone.json', 'dangling[1].json');
    link('circle.json', 'circle.json');
    expect(await selected(name)).toEqual([`${name === '' ? '""' : name}: ${message}`]);
  });
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

  test('may itself be skipped elsewhere, be a link, or be named like a file', async () => {
    write('.rooms/a.json', 'node_modules/room/a.json', 'rooms.json/a.json');
    link('.rooms', 'linked');
    expect(await selected('.rooms', 'node_modules')).toEqual(['.rooms/a.json', 'node_modules/room/a.json']);
    expect(await selected('rooms.json')).toEqual(['rooms.json/a.json']);
    expect(await selected('linked')).toEqual(['linked/a.json']);
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
    ['*.json', ['package.json', 'top.json']],
    ['./rooms/?.json', ['rooms/a.json']],
    ['rooms/*.room', ['rooms/b.room']],
    ['rooms/*', ['rooms/[1].json', 'rooms/a.json', 'rooms/line\nfeed.json']],
    ['rooms/deep/**', ['rooms/deep/c.json', 'rooms/deep/er/d.json']],
    ['rooms/{a,deep/c}.json', ['rooms/a.json', 'rooms/deep/c.json']],
    ['{rooms,gone}/*/c.json', ['rooms/deep/c.json']],
    ['rooms/[ab].*', ['rooms/a.json', 'rooms/b.room']],
    ['rooms/\\[1\\].js*', ['rooms/[1].json']],
    ['**/line*.json', ['rooms/line\nfeed.json']],
    ['.hidden/*.json', ['.hidden/y.json']],
    ['**/d.json', ['rooms/deep/er/d.json']],
    ['!(rooms|node_modules|package).json', ['top.json']],
    ['*/roomlint.config.json', ['rooms/roomlint.config.json']],
    [join(folder, 'rooms', '?.json'), ['rooms/a.json']],
    ['gone/**', ['gone/**: no such file, and no file matches it as a pattern']],
    ['rooms[2].json', ['rooms[2].json: no such file, and no file matches it as a pattern']],
    ['!rooms/*.json', ['!rooms/*.json: no such file, and a pattern must name what to check: remove the "!"']],
  ])('%s selects %j', async (pattern, expected) => {
    expect(await selected(pattern)).toEqual(expected);
  });

  test('too long to be one is a problem', async () => {
    expect((await selected(`*${'x'.repeat(70_000)}`))[0]).toContain('the name is too long');
  });
});

test.each([
  ['archive/**', 'archive/a.json', true],
  ['archive', 'archive/deep/a.json', true],
  ['./archive/', 'archive/a.json', true],
  ['archive', 'rooms/archive/a.json', false],
  ['**/archive', 'rooms/archive/a.json', true],
  ['*.json', 'a.json', true],
  ['*.json', 'rooms/a.json', false],
  ['**/*.json', 'a.json', true],
  ['rooms/*', 'rooms/deep/a.json', false],
  ['**/a.json', '.hidden/a.json', true],
  ['**/*.json', 'line\nfeed/a\n.json', true],
  ['{a,b}.json', 'b.json', true],
  ['**', '../outside.json', false],
  ['../*.json', '../outside.json', true],
])('a glob of a config: %s and %j: %s', (glob, file, expected) => {
  expect(matchesFile(glob, '/team', join('/team', file))).toBe(expected);
});

describe('.gitignore', () => {
  test.each<
    [
      what: string,
      ignored: Readonly<Record<string, string>>,
      files: readonly string[],
      asked: readonly string[],
      expected: readonly string[],
    ]
  >([
    [
      'excludes files and folders where a folder is searched',
      { '.gitignore': 'dist/\n*.tmp.json\n/only.json\n' },
      ['a.json', 'b.tmp.json', 'dist/c.json', 'deep/dist/d.json', 'deep/only.json', 'only.json'],
      ['.'],
      ['a.json', 'deep/only.json'],
    ],
    [
      'of a deeper folder wins, but does not re-include files of an excluded folder',
      { '.gitignore': '*.json\nout/\n', 'rooms/.gitignore': '!keep.json\n', 'out/.gitignore': '!*.json\n' },
      ['a.json', 'rooms/keep.json', 'rooms/other.json', 'out/b.json'],
      ['.'],
      ['rooms/keep.json'],
    ],
    [
      'of the folders above counts, up to the root of the repository',
      { '.gitignore': '*.json\n', 'repository/.gitignore': 'rooms/tmp/\n' },
      ['repository/.git/config', 'repository/rooms/a.json', 'repository/rooms/tmp/b.json'],
      ['repository/rooms'],
      ['repository/rooms/a.json'],
    ],
    [
      'excludes neither a file that is named nor what is in a folder that is named',
      { '.gitignore': 'dist/\nsecret.json\n' },
      ['dist/a.json', 'dist/deep/b.json', 'secret.json'],
      ['dist', 'secret.json', 'dist/*.json'],
      ['dist/a.json', 'dist/deep/b.json', 'secret.json'],
    ],
    [
      'that excludes everything is said',
      { 'rooms/.gitignore': '*.json\n' },
      ['rooms/a.json'],
      ['rooms', 'rooms/?.json'],
      [
        'rooms: no .json file in this folder, except those that .gitignore excludes',
        'rooms/?.json: .gitignore excludes every file that matches it',
      ],
    ],
    ['is case-sensitive', { '.gitignore': 'A.json\n' }, ['a.json'], ['.'], ['a.json']],
    ['may be a folder', {}, ['.gitignore/x', 'b.json'], ['b.json'], ['b.json']],
  ])('%s', async (_, ignored, files, asked, expected) => {
    for (const [name, text] of Object.entries(ignored)) writeFile(name, text);
    write(...files);
    mkdirSync(join(folder, 'empty'));
    expect(await selected(...asked)).toEqual(expected);
  });
});
