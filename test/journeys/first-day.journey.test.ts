import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMAND, roomlint as inProcess, type Run, temporaryFolder } from '../front/cli/run-roomlint.js';
import { GIT_SETTINGS, gitEnvironment } from '../git-environment.js';

/* The first day with roomlint: an empty folder, a room with old mistakes, and what init leaves behind. */

const folder = temporaryFolder();
/** The repository. */
const top = join(folder.path, 'my rooms');
const example = readFileSync(new URL('../../examples/garden-broken.json', import.meta.url), 'utf8');
const git = (...args: string[]): SpawnSyncReturns<string> =>
  spawnSync('git', args, { cwd: top, env: gitEnvironment(), encoding: 'utf8' });
const roomlint = (...args: string[]): Promise<Run> => inProcess(args, { cwd: top, env: GIT_SETTINGS });
const write = (text: string): void => writeFileSync(join(top, 'garden.json'), text);
const read = (): string => readFileSync(join(top, 'garden.json'), 'utf8');
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

/** A new repository with a room and an installed roomlint. */
function start(): void {
  mkdirSync(join(top, 'node_modules/.bin'), { recursive: true });
  symlinkSync(COMMAND, join(top, 'node_modules/.bin/roomlint'));
  writeFileSync(join(top, 'package.json'), '{}');
  write(example);
  git('init', '--quiet', '--initial-branch=main');
}

function findings(said: string): readonly string[] {
  return said.match(/^\S+:\d+:\d+ (?:error|warning|info) .*$/gm) ?? [];
}

test('init leads to a first commit, a refused one, a repaired one, a picture and a play', async () => {
  start();
  expect((await roomlint('check')).code).toBe(1);
  const setup = await roomlint('init', '--yes');
  expect([setup.code, setup.err]).toEqual([0, expect.stringContaining('known findings left out')]);
  expect(setup.out).toContain('\nroomlint check\nno findings in 1 file\n');

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
  expect((await roomlint('--fix', 'garden.json')).code).toBe(0);
  expect(read()).toBe(example);
  write(example.replace('"AutoStart": false', '"AutoStart":  false'));
  const repaired = commit();
  expect(repaired.status, repaired.said).toBe(0);

  const picture = await roomlint('graph', '--format', 'svg', 'garden.json');
  expect([picture.code, picture.out]).toEqual([
    0,
    expect.stringMatching(/^<svg [\s\S]*0_find_key[\s\S]*<\/svg>\n$/),
  ]);

  const play = await roomlint('simulate', 'garden.json', '--script', 'garden.play');
  expect([play.code, play.out]).toEqual([0, expect.stringContaining('all hold')]);

  expect(git('status', '--porcelain').stdout).toBe('');
});
