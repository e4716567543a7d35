import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readRoom } from '../../../src/verdict/play/read-room.js';
import { firstPlay } from '../../../src/world/setup/first-play.js';
import { type HookPlace, hookSetup } from '../../../src/world/setup/hooks.js';
import { workflowText } from '../../../src/world/setup/workflow.js';
import { room } from '../../example-room.js';
import { clean, emptyRepository, newGitRepository, repositoryAt } from '../../front/cli/repository.js';
import { roomlint } from '../../front/cli/run-roomlint.js';
import { gitEnvironment } from '../../git-environment.js';
import { recipe } from '../../pages.js';
import { temporaryFolder } from '../../temporary-folder.js';

const folder = temporaryFolder();
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

test('init writes a hook that may be run, and shows control characters in names as escapes', async () => {
  const { cwd, write } = emptyRepository(join(folder.path, 'init'));
  write('a\n"room"\u001b[31m.json', clean);
  const { code, out } = await roomlint(['init', '--yes', '--hook', 'plain'], { cwd });
  expect([code, out.includes('\u001b')]).toEqual([0, false]);
  expect(statSync(join(cwd, '.git/hooks/pre-commit')).mode & 0o755).toBe(0o755);
});

describe('a first play', () => {
  const COMMAND = 'roomlint simulate a.json --script a.play';
  const playOf = (text: string, isPublic?: (line: string) => boolean): string | undefined =>
    firstPlay(readRoom(encode(text)).room, COMMAND, isPublic);
  const reachable = (...quests: string[]): string =>
    `# ${COMMAND}\nclick 2\nexpect 0_find_key completed\n---\n# These quests can be completed.\n${quests.map((each) => `expect reachable ${each} completed\n`).join('')}`;
  const renamed = (name: string, other: string): string =>
    room(({ quests }) => {
      for (const quest of Object.values(quests)) quest.Name = quest.Name === '1_open_door' ? name : other;
    });

  test('completes a quest, and names quests by ids where it must', () => {
    expect(playOf(room())).toBe(reachable('0_find_key', '1_open_door'));
    expect(playOf(renamed('0_same', '0_same').replaceAll(/0_find_key|1_open_door/g, '0_same'))).toContain(
      'expect reachable mlh4k2p9x7q1ab completed',
    );
    for (const name of ['garden', 'garden-shut-door'])
      expect(
        playOf(readFileSync(new URL(`../../../examples/${name}.json`, import.meta.url), 'utf8')),
      ).toMatch(/^# .*\n(?:.+\n)+expect \w+ (?:completed|active)\n/);
  });

  test('has no name or step with a credential, and shows control characters instead of obeying them', () => {
    const secret = 'x-access-key: Q7W8E9R0T1Y2';
    const isPublic = (line: string): boolean => !line.includes('Q7W8');
    expect(playOf(renamed(secret, '0_find_key'), isPublic)).toBe(reachable('0_find_key'));
    const keyed = room().replaceAll('"2":', `"${secret}":`);
    expect([playOf(keyed)?.includes('Q7W8'), playOf(keyed, isPublic)?.includes('Q7W8') ?? false]).toEqual([
      true,
      false,
    ]);
    const odd = firstPlay(readRoom(encode(room())).room, 'roomlint simulate a\nwait.json');
    expect(odd?.split('\n')[0]).toMatch(/^# .*wait\.json$/);
  });
});

describe('files of a setup', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  const home = manifest.repository.url.replace(/^git\+|\.git$/g, '');
  const place: HookPlace = { folder: '', home, version: manifest.version };
  const workflow = (paths: readonly string[], branch: string | undefined) =>
    workflowText({ paths, branch, home, version: manifest.version });

  test('are those that the pages show', () => {
    const kinds = ['husky', 'lefthook', 'pre-commit'] as const;
    expect(kinds.map((kind) => hookSetup(kind, place).text)).toEqual(kinds.map(recipe));
    expect(workflow(['rooms/'], 'main')).toBe(recipe('workflow'));
  });

  test('have paths that are read back as they were, or none', () => {
    const pathsIn = (...paths: readonly string[]) =>
      parse(workflow(paths, 'main')).jobs.roomlint.steps[2].with.paths;
    for (const path of ['a: b #c', '"quoted" \\ \'both\'', '*.json', '- item', 'ünï/日本', 'true', '12'])
      expect(String(pathsIn(path))).toBe(path);
    expect(pathsIn('one', 'two rooms')).toBe('one\ntwo rooms');
    for (const path of ['a\nb', `$${'{{'} secrets.KEY }}`, 'a\u0007']) expect(pathsIn(path)).toBe('.');
    expect(parse(workflow(['.'], 'c++!')).on.push).toEqual({ branches: ['c\\+\\+\\!'] });
  });

  /* The shell runs a hook, as git does; the installed roomlint is a program that says where and how it was called. */
  const INSTALLED = 'node_modules/.bin/roomlint';
  const shell = (cwd: string, script: string) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', script], {
      cwd,
      env: gitEnvironment(),
      encoding: 'utf8',
    });
    return [status, stdout + stderr];
  };
  const install = (cwd: string, inside: string, script = 'echo "$PWD: $*"'): void => {
    repositoryAt(cwd).write(join(inside, INSTALLED), `#!/bin/sh\n${script}\n`);
    chmodSync(join(cwd, inside, INSTALLED), 0o755);
  };
  const plain = (inside = '') => hookSetup('plain', { folder: inside, home: '', version: '' });
  const CALL = 'check --staged --new --with-plan --max-warnings 0';

  test.each(['', 'my rooms'])(
    'run the roomlint that is installed in "%s", and stop a script when it fails',
    (inside) => {
      const cwd = folder.fresh();
      install(cwd, inside);
      expect(shell(cwd, plain(inside).text)).toEqual([0, `${join(cwd, inside)}: ${CALL}\n`]);
      for (const [code, said] of [
        [0, `went on in ${cwd}\n`],
        [1, ''],
      ] as const) {
        install(cwd, inside, `exit ${code}`);
        expect(shell(cwd, `${plain(inside).lines}\necho "went on in $PWD"`)).toEqual([code, said]);
      }
    },
  );

  test('stop a commit of a room without an installation, also in a linked work tree, and no other commit', () => {
    const refused = [1, 'A room is staged, and roomlint is not installed here: run npm install.\n'];
    const main = newGitRepository(join(folder.path, 'main'));
    main.stage({ 'notes.txt': '"roomItems"', 'package.json': '{ "name": "x" }', 'rooms/b.json': clean });
    main.git('commit', '--quiet', '--message=next');
    rmSync(join(main.cwd, 'rooms/b.json'));
    main.stage({ 'notes.txt': 'x', 'package.json': '{ "name": "y" }' });
    expect(shell(main.cwd, plain().text)).toEqual([0, '']);
    const rooms = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${index}.json`, clean]));
    main.stage({ 'c.json': '{}', 'rooms/a "room".json': clean, ...rooms });
    expect(shell(main.cwd, plain().text)).toEqual(refused);
    const linked = repositoryAt(join(folder.path, 'linked'));
    main.git('worktree', 'add', '--quiet', '-b', 'linked', linked.cwd, 'main');
    linked.stage({ 'a.json': clean });
    expect(shell(linked.cwd, plain().text)).toEqual(refused);
    install(main.cwd, '');
    expect(shell(linked.cwd, plain().text)).toEqual([0, `${linked.cwd}: ${CALL}\n`]);
  });
});
