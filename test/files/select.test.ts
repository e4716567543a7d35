import { execFileSync } from 'node:child_process';
import { chmodSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { matchesFile, type Selection, selectFiles } from '../../src/files/select.js';
import { emptyFolder } from '../temporary-folder.js';
import { asNobody, withProgram } from './own-process.js';

const { path: folder, write: writeFile } = emptyFolder();

function write(...names: string[]): void {
  for (const name of names) writeFile(name);
}

function link(target: string, name: string): void {
  symlinkSync(target, join(folder, name));
}

function select(...paths: string[]): Promise<Selection> {
  return selectFiles(paths, folder);
}

async function pathsOf(...paths: string[]): Promise<string[]> {
  const { files, problems } = await select(...paths);
  expect(problems).toEqual([]);
  return files.map(({ path }) => path);
}

async function problemsOf(...paths: string[]): Promise<string[]> {
  return (await select(...paths)).problems.map(({ path, message }) => `${path}: ${message}`);
}

describe('a named file', () => {
  test('is selected under any name', async () => {
    write('a.txt', 'package.json', '.hidden/.x', 'node_modules/b.json', 'roomlint.config.json');
    expect(
      await pathsOf('a.txt', 'package.json', '.hidden/.x', 'node_modules/b.json', 'roomlint.config.json'),
    ).toEqual(['.hidden/.x', 'a.txt', 'node_modules/b.json', 'package.json', 'roomlint.config.json']);
  });

  test.each([
    'with space.json',
    '[a].json',
    '*.json',
    '{a,b}.json',
    '!not.json',
    '-dash.json',
    'line\nfeed.json',
    '🚪é.json',
  ])('%j is that file and no pattern', async (name) => {
    write(name, 'a.json', 'b.json');
    expect(await pathsOf(name)).toEqual([name]);
  });

  test('is selected once, under the name by which it was first met', async () => {
    write('rooms/a.json');
    link('rooms/a.json', 'link.json');
    link('rooms', 'linked');
    expect(await pathsOf('rooms/a.json', './rooms/../rooms/a.json', 'link.json', 'linked')).toEqual([
      'rooms/a.json',
    ]);
    expect(await pathsOf('link.json', 'rooms')).toEqual(['link.json']);
  });

  test('is shown relative to the working directory, and outside of it as it was given', async () => {
    write('here/a.json', 'there/b.json');
    const here = join(folder, 'here');
    const outside = [join('..', 'there', 'b.json'), join(folder, 'here', 'a.json')];
    expect((await selectFiles(outside, here)).files).toEqual([
      { path: '../there/b.json', absolute: join(folder, 'there/b.json') },
      { path: 'a.json', absolute: join(folder, 'here/a.json') },
    ]);
    const absolute = join(folder, 'there');
    expect((await selectFiles([absolute], here)).files.map(({ path }) => path)).toEqual([
      `${absolute}/b.json`,
    ]);
    expect((await selectFiles(['../there/*.json'], here)).files.map(({ path }) => path)).toEqual([
      '../there/b.json',
    ]);
  });

  test('says that it was named, unless only a folder or a pattern led to it', async () => {
    write('a.json', 'b.json');
    const { files } = await select('.', 'a.json', '*.json');
    expect(files.map(({ path, found }) => [path, found])).toEqual([
      ['a.json', undefined],
      ['b.json', true],
    ]);
  });

  test('that is not there is a problem, and so is a link that leads to nothing or in a circle', async () => {
    write('a.json');
    link('gone.json', 'dangling[1].json');
    link('circle.json', 'circle.json');
    expect(
      await problemsOf('gone.json', 'a.json/b.json', 'dangling[1].json', 'circle.json', 'a.json', ''),
    ).toEqual([
      'gone.json: no such file',
      'a.json/b.json: part of the path is a file, not a folder',
      'dangling[1].json: the link is broken',
      'circle.json: its symbolic links form a loop',
      '"": the path is empty: use "." for the current folder',
    ]);
  });

  test('may be a pipe: reading says what is wrong with it', async () => {
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    expect(await pathsOf('pipe')).toEqual(['pipe']);
  });

  test.runIf(process.platform === 'linux')('may be an unnamed pipe', async () => {
    const code = `import { selectFiles } from '$/src/files/select.ts';
      console.log(JSON.stringify(await selectFiles(['/dev/stdin', '/dev/fd/0'], '/')));`;
    const out = await withProgram(code, (path) =>
      execFileSync(process.execPath, [path], { input: '{}', encoding: 'utf8' }),
    );
    const { files, problems } = JSON.parse(out) as Selection;
    expect(problems).toEqual([]);
    expect(files.map(({ path }) => path)).toContain('dev/stdin');
  });
});

describe('a folder', () => {
  test('means every .json file below it that can be a snapshot, sorted bytewise', async () => {
    write('b.json', 'a/z.json', 'a.json', 'Z.json', 'é.json', '🚪.json', '\uff5e.json', '.dot.json');
    write('a.txt', 'a.jsonc', 'package.json');
    write('roomlint.config.json', '.roomlintrc.json', 'a/roomlint-baseline.json', '.config/roomlintrc.json');
    write('.git/x.json', 'node_modules/x.json', 'a/node_modules/y/x.json', 'a/.cache/x.json');
    const expected = [
      '.dot.json',
      'Z.json',
      'a.json',
      'a/z.json',
      'b.json',
      'package.json',
      'é.json',
      '\uff5e.json',
      '🚪.json',
    ];
    expect(await pathsOf('.')).toEqual(expected);
    expect(await pathsOf(`${folder}/`)).toEqual(expected);
    expect(await pathsOf('a', 'a/')).toEqual(['a/z.json']);
  });

  test('may itself be one that is skipped elsewhere', async () => {
    write('.rooms/a.json', 'node_modules/room/a.json');
    expect(await pathsOf('.rooms', 'node_modules')).toEqual(['.rooms/a.json', 'node_modules/room/a.json']);
  });

  test('named like a file is still a folder', async () => {
    write('rooms.json/a.json');
    expect(await pathsOf('rooms.json')).toEqual(['rooms.json/a.json']);
    expect(await pathsOf('.')).toEqual(['rooms.json/a.json']);
  });

  test('is not left through links, and pipes in it are not waited for', async () => {
    write('rooms/a.json', 'other/b.json');
    link('../other', 'rooms/linked');
    link('../other/b.json', 'rooms/b.json');
    link('..', 'rooms/up');
    execFileSync('mkfifo', [join(folder, 'rooms/pipe.json')]);
    expect(await pathsOf('rooms')).toEqual(['rooms/a.json']);
  });

  test('that is a link itself is followed', async () => {
    write('rooms/a.json');
    link('rooms', 'linked');
    expect(await pathsOf('linked')).toEqual(['linked/a.json']);
  });

  test('without a .json file is a problem', async () => {
    write('empty/roomlint.config.json');
    expect(await problemsOf('empty')).toEqual(['empty: no .json file in this folder']);
  });

  test('that may not be read, at any depth, is a problem that stops nothing else', async () => {
    write('rooms/a.json', 'rooms/deep/closed/b.json', 'rooms/z/c.json', 'shut/d.json');
    chmodSync(folder, 0o755);
    for (const closed of ['rooms/deep/closed', 'shut']) chmodSync(join(folder, closed), 0o000);
    const code = `import { selectFiles } from '$/src/files/select.ts';
      const paths = ['rooms', 'shut', 'rooms/**/*.json', 'shut/d.json'];
      console.log(JSON.stringify(await selectFiles(paths, ${JSON.stringify(folder)})));`;
    const { files, problems } = (await asNobody(code)) as Selection;
    for (const closed of ['rooms/deep/closed', 'shut']) chmodSync(join(folder, closed), 0o755);
    expect(files.map(({ path }) => path)).toEqual(['rooms/a.json', 'rooms/z/c.json']);
    const message = 'you do not have permission to read it';
    expect(problems).toEqual([
      { path: 'rooms/deep/closed', message },
      { path: 'shut', message },
      { path: 'shut/d.json', message },
    ]);
  });
});

describe('a pattern', () => {
  beforeEach(() => {
    write('rooms/a.json', 'rooms/b.room', 'rooms/deep/c.json', 'rooms/deep/er/d.json', 'top.json');
    write('package.json', 'node_modules/x.json', '.hidden/y.json', 'rooms/[1].json', 'rooms/line\nfeed.json');
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
  ])('%s selects %j', async (pattern, expected) => {
    const { files } = await select(pattern);
    expect(files.map(({ path }) => path)).toEqual(expected);
  });

  test('passes by what a folder passes by, unless its last part spells the name out', async () => {
    write('sub/roomlint.config.json');
    const all = await pathsOf('**/*.json');
    expect(all).toContain('rooms/deep/er/d.json');
    expect(all.filter((path) => /config|node_modules|hidden/.test(path))).toEqual([]);
    expect(await pathsOf('*/roomlint.config.json')).toEqual(['sub/roomlint.config.json']);
  });

  test('may be absolute', async () => {
    expect(await pathsOf(join(folder, 'rooms', '?.json'))).toEqual(['rooms/a.json']);
  });

  test('that selects nothing is a problem', async () => {
    expect(await problemsOf('rooms/*.jsn', 'gone/**', 'rooms[2].json', 'top.json/*')).toEqual(
      ['rooms/*.jsn', 'gone/**', 'rooms[2].json', 'top.json/*'].map(
        (pattern) => `${pattern}: no such file, and no file matches it as a pattern`,
      ),
    );
  });

  test('that would exclude is a problem, not all the rest', async () => {
    expect(await problemsOf('!rooms/*.json')).toEqual([
      '!rooms/*.json: no such file, and a pattern must name what to check: remove the "!"',
    ]);
  });

  test('too long to be one is a problem', async () => {
    expect((await problemsOf(`*${'x'.repeat(70_000)}`))[0]).toContain('the name is too long');
  });
});

test.each([
  ['archive/**', 'archive/a.json', true],
  ['archive', 'archive/deep/a.json', true],
  ['archive/', 'archive/a.json', true],
  ['./archive', 'archive/a.json', true],
  ['archive', 'rooms/archive/a.json', false],
  ['**/archive', 'rooms/archive/a.json', true],
  ['*.json', 'a.json', true],
  ['*.json', 'rooms/a.json', false],
  ['**/*.json', 'a.json', true],
  ['rooms/*', 'rooms/deep/a.json', false],
  ['**', '.hidden/a.json', true],
  ['**/a.json', '.hidden/a.json', true],
  ['**/*.json', 'line\nfeed/a\n.json', true],
  ['{a,b}.json', 'b.json', true],
  ['**', '../outside.json', false],
  ['../*.json', '../outside.json', true],
])('a glob of a config: %s and %j: %s', (glob, file, expected) => {
  expect(matchesFile(glob, '/team', join('/team', file))).toBe(expected);
  expect(relative('/team', join('/team', file))).toBe(file);
});
