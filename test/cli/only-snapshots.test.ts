import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { broken } from '../broken-room.js';
import { otherFiles, SNAPSHOTS } from './other-files.js';
import { clean, emptyRepository, type Repository } from './repository.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const others = otherFiles(495);
const rooms = Object.keys(SNAPSHOTS);
let made = 0;

function repositoryOf(files: Readonly<Record<string, string>>): Repository {
  const repository = emptyRepository(join(folder.path, `r${made++}`));
  for (const [name, text] of Object.entries(files)) repository.write(name, text);
  return repository;
}

interface Report {
  readonly files: readonly { readonly path: string; readonly findings: readonly { rule: string }[] }[];
  readonly passedOver: readonly string[];
}

const reportOf = ({ out }: Run): Report => JSON.parse(out) as Report;
const pathsOf = (run: Run): string[] => reportOf(run).files.map(({ path }) => path);

describe('a file that may have been a room is not passed over', () => {
  const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 999\n`;
  const LFS = 'its content is in Git LFS and has not been downloaded: install git-lfs, then run git lfs pull';
  const KINDS: readonly (readonly [what: string, content: string | Uint8Array, why: string])[] = [
    ['a Git LFS pointer', POINTER, LFS],
    ['an empty file', '', 'the file is empty: restore it'],
    ['a blank file', ' \r\n', 'the file is empty: restore it'],
    ['a compressed file', gzipSync('{}'), 'the file is compressed with gzip: decompress it'],
    ['an archive', 'PK\x03\x04x', 'the file is a ZIP archive: extract the snapshot from it'],
    [
      'an HTML page',
      '\n<!DOCTYPE html>\n<p>Sign in</p>',
      'the file is a web page, not JSON: download the snapshot again',
    ],
  ];

  test.each(KINDS)('%s, beside a room', async (_what, content, why) => {
    const repository = repositoryOf({ 'rooms/ok.json': clean });
    repository.git('add', '.');
    repository.git('commit', '--quiet', '--message=first');
    repository.write('rooms/lost.json', content);
    const message = `roomlint: rooms/lost.json: ${why}, or add the file to "ignore" in the config\n`;
    for (const args of [
      ['rooms'],
      ['rooms/*.json'],
      ['--only-snapshots', 'rooms/lost.json'],
      ['--since', 'HEAD'],
    ]) {
      const { code, err } = await roomlint(['check', ...args], { cwd: repository.cwd });
      expect([args, code, err]).toEqual([args, 2, message]);
    }
    repository.write('roomlint.config.json', '{ "ignore": ["rooms/lost.json"] }');
    expect(await roomlint(['check', 'rooms'], { cwd: repository.cwd })).toMatchObject({ code: 0, err: '' });
  });

  test('and neither is a room that this branch had and that is something else now', async () => {
    const repository = repositoryOf({ 'a.json': clean });
    repository.git('add', '.');
    repository.git('commit', '--quiet', '--message=first');
    for (const content of ['[]', '7', '{"a": 1}', '', 'x']) {
      repository.write('a.json', content);
      const { code } = await roomlint(['check', '--since', 'HEAD'], { cwd: repository.cwd });
      expect([content, code]).toEqual([content, 1]);
    }
    repository.write('a.json', POINTER);
    expect(await roomlint(['check', '--since', 'HEAD'], { cwd: repository.cwd })).toMatchObject({ code: 2 });
  });
});

describe('in a repository with 500 JSON files, of which 5 are snapshots', () => {
  let repository: Repository;
  beforeAll(() => {
    repository = repositoryOf({ ...others, ...SNAPSHOTS });
    repository.git('add', '.');
  });
  const run = (...args: string[]): Promise<Run> => roomlint(args, { cwd: repository.cwd });
  const sorted = Object.keys(others).sort();

  test.each([[['.']], [['**/*.json']], [['--staged']]])('check %j reports only those 5', async (args) => {
    const result = await run('--format', 'json', ...args);
    expect(pathsOf(result)).toEqual(rooms);
    expect([...reportOf(result).passedOver].sort()).toEqual(sorted);
    expect(result.err).toBe('roomlint: 495 other JSON files passed over\n');
    expect(result.code).toBe(1);
  });

  test('the text report names none of the others', async () => {
    const { out } = await run('.');
    expect(out.match(/^\S+\.json(?=:\d)/gm)?.filter((path) => !rooms.includes(path))).toEqual([]);
    expect(out).toContain(' in 5 files');
  });

  test('--only-snapshots reports only those 5, called like the pre-commit hooks call it', async () => {
    const result = await run('--only-snapshots', '--format', 'json', '--', ...rooms, ...Object.keys(others));
    expect(pathsOf(result)).toEqual(rooms);
    expect([...reportOf(result).passedOver].sort()).toEqual(sorted);
  });

  test.each([[['.']], [['--staged']], [['--only-snapshots', '--', ...rooms, ...Object.keys(others)]]])(
    '--fix --unsafe-fixes changes none of the others: %#',
    async (args) => {
      const fresh = repositoryOf({ ...others, ...SNAPSHOTS });
      fresh.git('add', '.');
      await roomlint(['--fix', '--unsafe-fixes', ...args], { cwd: fresh.cwd });
      const changed = Object.entries({ ...others, ...SNAPSHOTS }).filter(
        ([name, text]) => fresh.read(name) !== text,
      );
      expect(changed.map(([name]) => name)).toContain('rooms/broken.json');
      expect(changed.filter(([name]) => !rooms.includes(name))).toEqual([]);
    },
  );

  test('--since reports only those 5', async () => {
    const fresh = repositoryOf({ 'rooms/first.json': clean });
    fresh.git('add', '.');
    fresh.git('commit', '--quiet', '--message=first');
    for (const [name, text] of Object.entries({ ...others, ...SNAPSHOTS })) fresh.write(name, text);
    const result = await roomlint(['--since', 'main', '--format', 'json'], { cwd: fresh.cwd });
    expect(pathsOf(result)).toEqual(rooms);
    expect(reportOf(result).passedOver).toHaveLength(495);
  });
});

describe('a file that held a snapshot before the change is checked, whatever it holds now', () => {
  const gzip = Buffer.from(gzipSync(clean));
  const CHANGED: Readonly<Record<string, readonly [content: string | Buffer, rule: string]>> = {
    'rooms/compressed.json': [gzip, 'text/encoding'],
    'rooms/emptied.json': ['', 'text/syntax'],
    'rooms/list.json': ['[]', 'schema'],
    'rooms/page.json': ['<!DOCTYPE html>\n<title>502</title>\n', 'text/syntax'],
    'rooms/response.json': ['{"error": "not found"}', 'snapshot/nothing-to-import'],
    'rooms/wrapped.json': [`{"data": ${clean}}`, 'snapshot/nothing-to-import'],
  };
  const paths = Object.keys(CHANGED);
  const rules = paths.map((path) => [path, CHANGED[path]?.[1]]);
  const rulesOf = (run: Run): unknown[] =>
    reportOf(run).files.map(({ path, findings }) => [path, findings[0]?.rule]);
  let repository: Repository;
  beforeAll(() => {
    repository = repositoryOf({
      'other.json': '{}',
      ...Object.fromEntries(paths.map((path) => [path, clean])),
    });
    repository.stage();
    repository.git('commit', '--quiet', '--message=first');
    for (const path of paths) writeFileSync(join(repository.cwd, path), CHANGED[path]?.[0] ?? '');
    repository.write('other.json', '{"a": 1}');
    repository.write('new.json', '{}');
    repository.stage();
  });

  test.each([
    [['--staged']],
    [['--staged', '--new']],
    [['--since', 'HEAD']],
    [['--since', 'HEAD', '--new', 'rooms']],
    [['--only-snapshots', '--', ...paths, 'new.json', 'other.json']],
  ])('%j', async (args) => {
    const run = await roomlint(['check', '--format', 'json', ...args], { cwd: repository.cwd });
    expect([run.code, rulesOf(run)]).toEqual([1, rules]);
    expect(reportOf(run).passedOver).toEqual(args.includes('rooms') ? [] : ['new.json', 'other.json']);
  });

  test('also if only its baseline knows it', async () => {
    const { cwd, write } = repositoryOf({ 'rooms/a.json': broken, 'rooms/b.json': clean });
    await roomlint(['--update-baseline', 'rooms'], { cwd });
    write('rooms/a.json', '');
    const baseline = ['--baseline', 'roomlint-baseline.json', '--format', 'json'];
    const run = await roomlint([...baseline, 'rooms'], { cwd });
    expect([run.code, rulesOf(run)[0]]).toEqual([1, ['rooms/a.json', 'text/syntax']]);
  });
});

describe('a file that holds no snapshot', () => {
  test('is always checked when it is named, and on standard input', async () => {
    const { cwd } = repositoryOf({ 'a.json': '{"error": "x"}' });
    const named = await roomlint(['--format', 'json', 'a.json'], { cwd });
    expect(reportOf(named).files[0]?.findings.map(({ rule }) => rule)).toEqual([
      'snapshot/nothing-to-import',
    ]);
    const piped = await roomlint(['--only-snapshots', '--format', 'json', '-'], {
      cwd,
      input: '{"error": 1}',
    });
    expect(reportOf(piped).files[0]?.findings.map(({ rule }) => rule)).toEqual([
      'snapshot/nothing-to-import',
    ]);
  });

  test('in a folder without snapshots leaves nothing to check: exit code 2', async () => {
    const { cwd } = repositoryOf({ 'maps/a.json': '{}', 'maps/b.json': '[]', 'rooms/a.json': clean });
    const run = await roomlint(['rooms', 'maps', 'maps/?.json'], { cwd });
    expect(run.err).toBe(
      'roomlint: 2 other JSON files passed over\n' +
        'roomlint: maps: no snapshot in this folder: 2 other JSON files passed over\n' +
        'roomlint: maps/?.json: no snapshot among the files that match: 2 other JSON files passed over\n',
    );
    expect(run.code).toBe(2);
    const alone = await roomlint(['maps'], { cwd });
    expect([alone.code, alone.err]).toEqual([
      2,
      'roomlint: maps: no snapshot in this folder: 2 other JSON files passed over\n',
    ]);
  });

  test('is fine when it is all that is staged, or all that a hook names', async () => {
    const { cwd, stage } = repositoryOf({ 'package.json': '{}', 'a.json': '{}' });
    stage();
    const staged = await roomlint(['--staged'], { cwd });
    expect([staged.code, staged.err]).toEqual([
      0,
      'roomlint: no snapshot is staged: 2 other JSON files passed over\n',
    ]);
    const named = await roomlint(['--only-snapshots', 'a.json'], { cwd });
    expect([named.code, named.err]).toEqual([
      0,
      'roomlint: no snapshot among the named files: 1 other JSON file passed over\n',
    ]);
  });

  test('does not keep --staged --fix from working when it is staged in part', async () => {
    const { cwd, git, write, read, stage } = repositoryOf({ 'a.json': '{"a": 1}', 'rooms/b.json': broken });
    stage();
    write('a.json', '{"a": 2}');
    const { code } = await roomlint(['--staged', '--fix'], { cwd });
    expect([code, read('rooms/b.json'), read('a.json'), git('show', ':a.json')]).toEqual([
      0,
      clean,
      '{"a": 2}',
      '{"a": 1}',
    ]);
  });

  test('is skipped by its first keys when it is too large', async () => {
    const { cwd } = repositoryOf({
      'map.json': `{"type": "FeatureCollection", "features": "${'x'.repeat(200)}"}`,
      'room.json': `{"roomItems": {}, "x": "${'x'.repeat(200)}"}`,
    });
    const limit = 'text/size:error:{"maxBytes":100}';
    const run = await roomlint(['--rule', limit, '--format', 'json', '.'], { cwd });
    expect(pathsOf(run)).toEqual(['room.json']);
    expect(reportOf(run).passedOver).toEqual(['map.json']);
  });

  test('is not listed when it is a config or a baseline', async () => {
    const { cwd } = repositoryOf({
      'roomlint.config.json': '{}',
      'roomlint-baseline.json': '{}',
      'a.json': clean,
    });
    for (const paths of [['.'], ['--only-snapshots', 'a.json', 'roomlint.config.json']]) {
      const run = await roomlint(['--format', 'json', ...paths], { cwd });
      expect([run.err, reportOf(run).passedOver, pathsOf(run)]).toEqual(['', [], ['a.json']]);
    }
  });
});

test('--fix does not change a file found in a folder if its records may be those of another program, and says so', async () => {
  const text = '{"roomItems": {"a": {"AutoStart": true}}, "list": [1,]}';
  const { cwd, read } = repositoryOf({ 'a.json': text, 'b.json': '{"roomTasks": {"x": [1,]}}' });
  const { err } = await roomlint(['--fix', '--unsafe-fixes', '.'], { cwd });
  expect(read('a.json')).toBe(text);
  for (const line of err.split('\n').slice(0, -1))
    expect(line).toMatch(/^roomlint: [ab]\.json is not fixed: .+ To fix it anyway, name it$/);
});

describe('files that the config ignores', () => {
  const files = { 'roomlint.config.json': '{"ignore": ["old"]}', 'old/a.json': broken, 'new/b.json': clean };

  test('are not checked: when nothing else was named, the exit code is 2', async () => {
    const { cwd } = repositoryOf(files);
    const named = await roomlint(['old/a.json'], { cwd });
    expect([named.code, named.err]).toEqual([
      2,
      'roomlint: old/a.json is not checked: the config ignores it\n' +
        'roomlint: nothing was checked: the config ignores the only file\n',
    ]);
    expect((await roomlint(['old'], { cwd })).err).toBe(
      'roomlint: nothing was checked: the config ignores the only file\n',
    );
    expect((await roomlint(['old', 'new'], { cwd })).code).toBe(0);
    expect((await roomlint(['.'], { cwd })).code).toBe(0);
  });

  test('are fine for hooks', async () => {
    const { cwd, git } = repositoryOf(files);
    git('add', 'old');
    expect((await roomlint(['--staged'], { cwd })).code).toBe(0);
    expect((await roomlint(['--only-snapshots', 'old/a.json'], { cwd })).code).toBe(0);
  });

  test('come back unchanged from standard input with --fix', async () => {
    const { cwd } = repositoryOf(files);
    const args = ['--fix', '--stdin-filename', 'old/a.json', '-'];
    const run = await roomlint(args, { cwd, input: broken });
    expect([run.code, run.out]).toEqual([2, broken]);
    const without = await roomlint(args.slice(1), { cwd, input: broken });
    expect([without.code, without.out]).toEqual([2, 'nothing was checked\n']);
  });
});
