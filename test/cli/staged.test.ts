import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { broken } from '../broken-room.js';
import { items } from '../example-changes.js';
import { cloneShallow } from '../ports/memory-git/memory-git.js';
import { clean, emptyRepository, newRepository, type Repository } from './repository.js';
import { roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
let made = 0;

const repository = (): Repository => newRepository(join(folder.path, `r${made++}`));

describe('check --staged', () => {
  test('checks what is staged, and not what the work tree has', async () => {
    const { cwd, write, stage } = repository();
    stage({ 'rooms/a.json': broken });
    write('rooms/a.json', clean);
    const { code, out } = await roomlint(['check', '--staged'], { cwd });
    expect(code).toBe(1);
    expect(out).toMatch(/^rooms\/a\.json:\d+:\d+ error AutoStart has no effect/);
    stage();
    write('rooms/a.json', broken);
    expect((await roomlint(['check', '--staged'], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, 'rooms/a.json'), 'utf8')).toBe(broken);
  });

  test('checks only snapshots, in the whole repository, with paths relative to the working directory', async () => {
    const { cwd, stage } = repository();
    mkdirSync(join(cwd, 'other'));
    stage({
      'rooms/new room "é".json': broken,
      'other/b.json': broken,
      'other/notes.txt': 'x',
      'package.json': '{"name":"x"}',
      'roomlint.config.json': '{}',
    });
    const paths = async (dir: string, ...args: string[]): Promise<string[]> => {
      const { out } = await roomlint(['check', '--staged', '--format', 'json', ...args], {
        cwd: join(cwd, dir),
      });
      return JSON.parse(out).files.map(({ path }: { path: string }) => path);
    };
    expect(await paths('.')).toEqual(['other/b.json', 'rooms/new room "é".json']);
    expect(await paths('other')).toEqual(['b.json', '../rooms/new room "é".json']);
    expect(await paths('.', 'rooms')).toEqual(['rooms/new room "é".json']);
  });

  test('succeeds and is silent when no snapshot is staged, only deleted or renamed ones', async () => {
    const { cwd, git } = repository();
    git('rm', '--quiet', 'rooms/a.json');
    expect(await roomlint(['check', '--staged'], { cwd })).toEqual({ code: 0, out: '', err: '' });
  });

  test('works before the first commit', async () => {
    const { cwd, stage } = emptyRepository(join(folder.path, `r${made++}`));
    stage({ 'a.json': broken });
    expect((await roomlint(['check', '--staged'], { cwd })).code).toBe(1);
  });

  test('--fix fixes what is staged, and stages the fixes', async () => {
    const { cwd, git, write, stage } = repository();
    stage({ 'rooms/a.json': broken });
    write('rooms/b.json', broken);
    const { code, err } = await roomlint(['check', '--staged', '--fix'], { cwd });
    expect([code, err]).toEqual([0, 'roomlint: rooms/a.json: fixed 1 finding (quest/no-auto-start)\n']);
    expect(readFileSync(join(cwd, 'rooms/a.json'), 'utf8')).toBe(clean);
    expect(git('show', ':rooms/a.json')).toBe(clean);
    expect(readFileSync(join(cwd, 'rooms/b.json'), 'utf8')).toBe(broken);
    expect(git('status', '--short')).toBe('?? rooms/b.json\n');
  });

  test('--fix refuses to mix staged and unstaged changes', async () => {
    const { cwd, git, write, stage } = repository();
    stage({ 'rooms/a.json': broken });
    write('rooms/a.json', clean);
    const { code, err } = await roomlint(['check', '--staged', '--fix'], { cwd });
    expect(err).toBe(
      'roomlint: --staged --fix would mix staged and unstaged changes in rooms/a.json: stage the rest, or set it aside with git stash --keep-index\n',
    );
    expect(code).toBe(2);
    expect(git('show', ':rooms/a.json')).toBe(broken);
    expect(readFileSync(join(cwd, 'rooms/a.json'), 'utf8')).toBe(clean);
  });

  test.each([
    [['--staged', '--since', 'main'], '--staged and --since cannot be combined: use one of them'],
    [['--staged', '-'], 'standard input is not in a repository: remove "-"'],
  ])('%j is rejected', async (args, message) => {
    const { cwd } = repository();
    const { code, err } = await roomlint(['check', ...args], { cwd, input: '{}' });
    expect([code, err]).toEqual([2, `roomlint: ${message}\n`]);
  });

  test('reads many files, some large, as they are staged', async () => {
    const { cwd, write, stage } = repository();
    const texts = Array.from({ length: 60 }, (_, index) => {
      const padding = ' '.repeat(index % 10 === 0 ? 4_000_000 : index);
      return (index % 7 === 0 ? broken : clean) + padding;
    });
    for (const [index, text] of texts.entries()) write(`rooms/${index}.json`, text);
    stage();
    for (const index of texts.keys()) write(`rooms/${index}.json`, '');
    const { out } = await roomlint(['check', '--staged', '--format', 'json'], { cwd });
    const { files } = JSON.parse(out);
    const told = files.map(
      ({ path, bytes, findings }: { path: string; bytes: number; findings: object[] }) => [
        path,
        bytes,
        findings.length,
      ],
    );
    const expected = texts.map((text, index) => [
      `rooms/${index}.json`,
      text.length,
      index % 7 === 0 ? 1 : 0,
    ]);
    expect(told.sort()).toEqual(expected.sort());
  });

  test('names snapshots whose merge conflicts are not resolved', async () => {
    const { cwd, git, commit } = repository();
    git('checkout', '--quiet', '-b', 'other');
    commit({ 'rooms/a.json': clean.replace('"isNight": false', '"isNight": true') });
    git('checkout', '--quiet', 'main');
    commit({ 'rooms/a.json': clean.replace('"isNight": false', '"isNight": null') });
    expect(() => git('merge', 'other')).toThrow();
    for (const args of [['--staged'], ['--staged', '--fix']]) {
      const { code, err } = await roomlint(['check', ...args], { cwd });
      expect(code).toBe(2);
      expect(err).toContain('rooms/a.json');
    }
    expect((await roomlint(['check', '--staged'], { cwd })).err).toBe(
      'roomlint: rooms/a.json: it has unresolved merge conflicts: resolve them, then git add it\n',
    );
  });

  test('needs a repository', async () => {
    const cwd = folder.fresh();
    const env = { GIT_CEILING_DIRECTORIES: folder.path };
    const { code, err } = await roomlint(['check', '--staged'], { cwd, env });
    expect([code, err]).toEqual([2, 'roomlint: this folder is not in a git repository\n']);
  });
});

describe('check --since', () => {
  test('checks what a branch has changed since it left another, as the work tree has it', async () => {
    const { cwd, git, write, commit } = repository();
    git('checkout', '--quiet', '-b', 'topic');
    commit({ 'rooms/b.json': broken });
    git('checkout', '--quiet', 'main');
    commit({ 'rooms/a.json': `${clean}\n` });
    git('checkout', '--quiet', 'topic');
    const run = await roomlint(['check', '--since', 'main', '--format', 'json'], { cwd });
    expect(JSON.parse(run.out).files.map(({ path }: { path: string }) => path)).toEqual(['rooms/b.json']);
    expect(run.code).toBe(1);
    write('rooms/b.json', clean);
    expect((await roomlint(['check', '--since', 'main'], { cwd })).code).toBe(0);
  });

  test('checks files that are not tracked yet, except ignored ones', async () => {
    const { cwd, write } = repository();
    write('.gitignore', 'draft.json\n');
    write('draft.json', broken);
    expect(await roomlint(['check', '--since', 'main'], { cwd })).toMatchObject({
      code: 0,
      err: 'roomlint: no snapshot has changed since main\n',
    });
    write('rooms/new.json', broken);
    const { code, out } = await roomlint(['check', '--since', 'main'], { cwd });
    expect(code).toBe(1);
    expect(out).toContain('rooms/new.json:');
    expect(out).not.toContain('draft.json');
  });

  test('names fetch-depth where a shallow clone lacks the common commit', async () => {
    const { cwd, commit } = repository();
    commit({ 'rooms/a.json': `${clean}\n` });
    const shallow = join(folder.path, `r${made++}`);
    cloneShallow(cwd, shallow);
    const { code, err } = await roomlint(['check', '--since', 'HEAD~1'], { cwd: shallow });
    expect([code, err]).toEqual([2, expect.stringContaining('fetch-depth: 0')]);
  });

  test('exits with 2 for an unknown branch', async () => {
    const { cwd } = repository();
    const { code, err } = await roomlint(['check', '--since', 'nowhere'], { cwd });
    expect([code, err]).toEqual([2, 'roomlint: --since nowhere: no such branch or commit\n']);
  });
});

describe('roundtrip --since', () => {
  test('proves that a branch lost no undocumented field', async () => {
    const { cwd, git, write, stage, commit } = repository();
    const withNote = items({ 3: { note: 1.5 } });
    commit({ 'rooms/a.json': withNote });
    git('checkout', '--quiet', '-b', 'topic');
    stage({
      'rooms/a.json': withNote.replace('"isNight": false', '"isNight": true'),
      'rooms/new.json': clean,
    });
    const kept = await roomlint(['roundtrip', '--since', 'main'], { cwd });
    expect([kept.code, kept.err]).toEqual([0, '']);
    expect(kept.out).toMatch(/^rooms\/a\.json\n[\s\S]*\nkept: everything unknown to roomlint is still there/);
    write('rooms/a.json', clean);
    const lost = await roomlint(['roundtrip', '--since', 'main'], { cwd });
    expect(lost.code).toBe(1);
    expect(lost.out).toContain('removed, unknown to roomlint: "note" is gone');
    expect(lost.out).toMatch(/\/roomItems\/3\/note at [0-9a-f]{8}:rooms\/a\.json:\d+:7\n/);
    expect((await roomlint(['roundtrip', '--since', 'main', '--allow', '/roomItems/**'], { cwd })).code).toBe(
      0,
    );
  });

  test('compares a renamed snapshot with what it was, and has nothing to compare a new one with', async () => {
    const { cwd, git, stage } = repository();
    git('checkout', '--quiet', '-b', 'topic');
    git('mv', 'rooms/a.json', 'rooms/garden.json');
    stage({
      'rooms/garden.json': clean.replace('"isNight": false', '"isNight": true'),
      'rooms/b.json': '{"roomItems":{}}',
    });
    const { code, out } = await roomlint(['roundtrip', '--since', 'main', '--keep', 'values'], { cwd });
    expect(code).toBe(1);
    expect(out).toContain('rooms/b.json is new: there is nothing to lose\n');
    expect(out).toMatch(/\nrooms\/garden\.json\nchanged: .*\n {4}.*[0-9a-f]{8}:rooms\/a\.json:\d+:\d+/);
  });

  test('names the snapshots that are deleted', async () => {
    const { cwd, git } = repository();
    git('rm', '--quiet', 'rooms/a.json');
    const { code, out } = await roomlint(['roundtrip', '--since', 'main'], { cwd });
    expect([code, out]).toEqual([0, 'rooms/a.json was deleted\n\n']);
  });

  test('reports nothing when nothing has changed, and exits with 2 when it cannot compare', async () => {
    const { cwd, write } = repository();
    const nothing = await roomlint(['roundtrip', '--since', 'main'], { cwd });
    expect([nothing.code, nothing.out]).toEqual([0, 'no snapshot has changed since main\n']);
    write('rooms/a.json', '{');
    const broken = await roomlint(['roundtrip', '--since', 'main'], { cwd });
    expect(broken.err).toMatch(
      /^roomlint: rooms\/a\.json:1:2 the JSON ends inside an object: .*\. Only JSON can be compared\n$/,
    );
    expect(broken.code).toBe(2);
    expect((await roomlint(['roundtrip', '--since', 'gone'], { cwd })).code).toBe(2);
  });
});
