import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitEnvironment } from '../git-environment.js';
import { COMMAND, type Run, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

/* The first day with roomlint: an empty folder, a room with old mistakes, and what init leaves behind. */

const folder = temporaryFolder();
/** The repository. */
const top = join(folder.path, 'my rooms');
const example = readFileSync(new URL('../../examples/garden-broken.json', import.meta.url), 'utf8');
const env = gitEnvironment();
const git = (...args: string[]): SpawnSyncReturns<string> =>
  spawnSync('git', args, { cwd: top, env, encoding: 'utf8' });
/** The folder that is set up. */
let cwd = top;
const roomlint = (...args: string[]): Run => spawnRoomlint(args, { cwd, env });
const write = (text: string): void => writeFileSync(join(cwd, 'garden.json'), text);
const read = (): string => readFileSync(join(cwd, 'garden.json'), 'utf8');
const WITH_MISTAKE = example.replace('"AutoStart": false', '"AutoStart": true');

/** Commits everything, through the hook. */
function commit(): { readonly status: number | null; readonly said: string } {
  git('add', '.');
  const { status, stdout, stderr } = git('commit', '--message=change');
  return { status, said: stdout + stderr };
}

const FILES = [
  '.github/workflows/roomlint.yml',
  '.gitignore',
  'garden.json',
  'garden.play',
  'package.json',
  'roomlint-baseline.json',
  'roomlint.config.json',
];

/** A new repository, and in it a folder with a room and an installed roomlint. */
function start(folderInside: string): void {
  rmSync(top, { recursive: true, force: true });
  cwd = join(top, folderInside);
  mkdirSync(join(cwd, 'node_modules/.bin'), { recursive: true });
  symlinkSync(COMMAND, join(cwd, 'node_modules/.bin/roomlint'));
  writeFileSync(join(cwd, 'package.json'), '{}');
  write(example);
  git('init', '--quiet', '--initial-branch=main');
}

function findings(said: string): readonly string[] {
  return said.match(/^\S+:\d+:\d+ (?:error|warning|info) .*$/gm) ?? [];
}

test('init leads to a first commit, a refused one, a repaired one, a picture and a play', () => {
  start('.');
  expect(roomlint('check').code).toBe(1);
  const setup = roomlint('init', '--yes');
  expect([setup.code, setup.err]).toEqual([0, expect.stringContaining('known findings left out')]);
  expect(setup.out).toContain('\nroomlint check\nno findings in 1 file\n');
  expect(setup.out).toContain('    npx roomlint simulate garden.json --script garden.play\n');

  const first = commit();
  expect(first.status, first.said).toBe(0);
  expect(git('ls-files').stdout.trim().split('\n')).toEqual(FILES);

  write(WITH_MISTAKE);
  const refused = commit();
  expect(refused.status).toBe(1);
  expect(findings(refused.said)).toEqual([
    expect.stringMatching(/^garden\.json:\d+:\d+ error AutoStart has no effect.* \(quest\/no-auto-start\)$/),
  ]);

  // Only what is not accepted is repaired.
  expect(roomlint('--fix', 'garden.json').code).toBe(0);
  expect(read()).toBe(example);
  write(example.replace('"AutoStart": false', '"AutoStart":  false'));
  const repaired = commit();
  expect(repaired.status, repaired.said).toBe(0);

  const picture = roomlint('graph', '--format', 'svg', 'garden.json');
  expect([picture.code, picture.out]).toEqual([
    0,
    expect.stringMatching(/^<svg [\s\S]*0_find_key[\s\S]*<\/svg>\n$/),
  ]);

  const play = roomlint('simulate', 'garden.json', '--script', 'garden.play');
  expect([play.code, play.out]).toEqual([0, expect.stringContaining('all hold')]);

  expect(roomlint('init', '--yes').err).toContain('everything is set up already: nothing was changed\n');
  expect(git('status', '--porcelain').stdout).toBe('');
});

test('a project below the root of its repository is checked from its own installation', () => {
  start("it's one of two");
  expect(roomlint('init', '--yes').code).toBe(0);
  const first = commit();
  expect(first.status, first.said).toBe(0);
  write(WITH_MISTAKE);
  const refused = commit();
  expect(refused.status).toBe(1);
  expect(findings(refused.said)).toEqual([expect.stringContaining('(quest/no-auto-start)')]);
});
