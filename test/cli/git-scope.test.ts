import { mkdirSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { broken } from '../broken-room.js';
import { publishedValidator } from '../schema/published-schemas.js';
import { clean, newRepository, type Repository } from './repository.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
let made = 0;
const repository = (): Repository => newRepository(join(folder.path, `r${made++}`));

function checked({ out }: Run): string[] {
  return JSON.parse(out).files.map(({ path }: { path: string }) => path);
}

describe.each([
  ['--staged', ['--staged']],
  ['--since', ['--since', 'main']],
])('paths beside %s', (_name, mode) => {
  const { cwd, git, write } = repository();
  git('checkout', '--quiet', '-b', 'topic');
  for (const name of ['rooms/b.json', 'rooms/deep/c.json', 'other/d.json', '.vscode/e.json'])
    write(name, broken);
  write('node_modules/m/f.json', broken);
  write('rooms/notes.txt', broken);
  git('add', '--force', '.');
  const run = async (...paths: string[]): Promise<Run> =>
    await roomlint(['check', ...mode, '--format', 'json', ...paths], { cwd });

  test('without any: all snapshots except those in dot-folders and node_modules', async () => {
    expect(checked(await run())).toEqual(['other/d.json', 'rooms/b.json', 'rooms/deep/c.json']);
  });

  test.each([
    [['rooms'], ['rooms/b.json', 'rooms/deep/c.json']],
    [['rooms/*.json'], ['rooms/b.json']],
    [['**/*.json'], ['other/d.json', 'rooms/b.json', 'rooms/deep/c.json']],
    [['{rooms,other}/*'], ['other/d.json', 'rooms/b.json']],
    [['.vscode'], ['.vscode/e.json']],
    [
      ['.vscode/e.json', 'rooms/notes.txt'],
      ['.vscode/e.json', 'rooms/notes.txt'],
    ],
    [['rooms/a.json'], []],
  ])('%j are those that check means by them', async (paths, files) => {
    const result = await run(...paths);
    expect(checked(result)).toEqual(files);
    expect(result.code).toBe(files.length > 0 ? 1 : 0);
  });

  test('a folder by a link to it', async () => {
    symlinkSync(cwd, `${cwd}-link`);
    expect(checked(await run(`${cwd}-link/other`))).toEqual(['other/d.json']);
    expect(
      checked(await roomlint(['check', ...mode, '--format', 'json', '.'], { cwd: `${cwd}-link/other` })),
    ).toEqual(['d.json']);
  });

  test.each([
    ['gradens', 'no such file'],
    ['rooms/*.jsonc', 'no such file, and no file matches it as a pattern'],
    ['check', 'no such file (did you mean "roomlint check"?)'],
    ['', 'the path is empty: use "." for the current folder'],
  ])('an unknown path exits with 2: %j', async (path, message) => {
    const { code, err } = await run(path, 'other');
    expect([code, err]).toEqual([2, `roomlint: ${path || '""'}: ${message}\n`]);
  });

  test('a file that the work tree has no more, and git has', async () => {
    const gone = repository();
    gone.git('checkout', '--quiet', '-b', 'topic');
    gone.write('rooms/b.json', broken);
    gone.git('add', '.');
    unlinkSync(join(gone.cwd, 'rooms/b.json'));
    const { code } = await roomlint(['check', ...mode, 'rooms/b.json'], { cwd: gone.cwd });
    expect(code).toBe(mode.length === 1 ? 1 : 0);
  });
});

describe('--staged --fix', () => {
  test('refuses files that git is set to ignore', async () => {
    const { cwd, git, read, stage } = repository();
    stage({ 'rooms/a.json': broken });
    for (const flag of ['--assume-unchanged', '--skip-worktree']) {
      git('update-index', flag, 'rooms/a.json');
      const { code, err } = await roomlint(['check', '--staged', '--fix'], { cwd });
      expect(code).toBe(2);
      expect(err).toMatch(
        /^roomlint: --staged --fix cannot tell whether the work tree matches what is staged in rooms\/a\.json: /,
      );
      expect((await roomlint(['check', '--staged'], { cwd })).code).toBe(1);
      git('update-index', flag.replace('--', '--no-'), 'rooms/a.json');
    }
    expect(read('rooms/a.json')).toBe(broken);
  });
});

describe('--since', () => {
  test('passes by links and repositories that git does not track', async () => {
    const { cwd } = repository();
    symlinkSync('nowhere', join(cwd, 'd.json'));
    symlinkSync('rooms', join(cwd, 'dl.json'));
    mkdirSync(join(cwd, 'nested.json/.git'), { recursive: true });
    expect(await roomlint(['check', '--since', 'main'], { cwd })).toMatchObject({
      code: 0,
      err: 'roomlint: no snapshot has changed since main\n',
    });
  });

  test('reads from git what a sparse checkout leaves out, also where a file takes the place of its folder', async () => {
    const { cwd, git, commit } = repository();
    commit({ 'out/b.json': clean });
    git('checkout', '--quiet', '-b', 'topic');
    commit({ 'out/b.json': broken });
    git('update-index', '--skip-worktree', 'out/b.json');
    rmSync(join(cwd, 'out'), { recursive: true });
    const checked = { code: 1, out: expect.stringMatching(/^out\/b\.json:\d+:\d+ error AutoStart/) };
    expect(await roomlint(['check', '--since', 'main'], { cwd })).toMatchObject(checked);
    expect((await roomlint(['roundtrip', '--since', 'main'], { cwd })).code).toBe(0);
    writeFileSync(join(cwd, 'out'), 'x');
    expect(await roomlint(['check', '--since', 'main'], { cwd })).toMatchObject(checked);
  });
});

describe('roundtrip --since', () => {
  test('--format json lists every file with what became of it', async () => {
    const { cwd, git, write, stage, commit } = repository();
    for (const name of ['b', 'c']) write(`rooms/${name}.json`, clean);
    commit();
    git('checkout', '--quiet', '-b', 'topic');
    write('rooms/a.json', clean.replace('"isNight": false', '"isNight": true'));
    write('rooms/b.json', '{');
    write('rooms/new.json', '{"roomItems":{}}');
    git('rm', '--quiet', 'rooms/c.json');
    stage();
    const { code, out, err } = await roomlint(['roundtrip', '--since', 'main', '--format', 'json'], { cwd });
    const report = JSON.parse(out);
    const validate = publishedValidator('roundtrip-report.schema.json');
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    expect([report.version, report.keep]).toEqual([1, 'unknown']);
    expect(
      report.files.map(({ path, status, verdict }: Record<string, string>) => [path, status, verdict]),
    ).toEqual([
      ['rooms/a.json', 'compared', 'kept'],
      ['rooms/b.json', 'error', undefined],
      ['rooms/new.json', 'new', undefined],
      ['rooms/c.json', 'deleted', undefined],
    ]);
    const [changed, broken] = report.files;
    expect([changed.before, changed.omitted]).toEqual(['rooms/a.json', 0]);
    expect(changed.differences).toMatchObject([
      { class: 'changed', before: { pointer: '/settings/isNight' } },
    ]);
    expect(broken.error).toMatch(/^rooms\/b\.json:1:2 the JSON ends inside an object/);
    expect([code, err]).toEqual([2, `roomlint: ${broken.error}\n`]);
  });

  test('--format json has an empty list where nothing changed', async () => {
    const { cwd } = repository();
    const { code, out } = await roomlint(['roundtrip', '--since', 'main', '--format', 'json'], { cwd });
    expect([code, JSON.parse(out)]).toEqual([0, { version: 1, keep: 'unknown', files: [] }]);
  });

  test('names files that are no longer snapshots, treats a link that became a file as new, and rejects unknown paths', async () => {
    const { cwd, git, stage, commit } = repository();
    symlinkSync('rooms/a.json', join(cwd, 'link.json'));
    commit();
    git('checkout', '--quiet', '-b', 'topic');
    git('mv', 'rooms/a.json', 'rooms/a.txt');
    unlinkSync(join(cwd, 'link.json'));
    stage({ 'link.json': clean });
    const { code, out } = await roomlint(['roundtrip', '--since', 'main'], { cwd });
    expect([code, out]).toEqual([
      0,
      'link.json is new: there is nothing to lose\n\nrooms/a.json was deleted\n\n',
    ]);
    expect(await roomlint(['roundtrip', '--since', 'main', 'romos'], { cwd })).toEqual({
      code: 2,
      out: '',
      err: 'roomlint: romos: no such file\n',
    });
  });
});
