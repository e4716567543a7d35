import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { recipe } from '../recipes.js';
import { CONFIG, HOOK, Projects, WORKFLOW } from './init-projects.js';
import { clean } from './repository.js';

const projects = new Projects();

describe('the hook', () => {
  beforeEach(() => {
    projects.startGit();
    projects.at.write('garden.json', clean);
  });

  test.each([
    ['husky', '.husky/_/h', '.husky/pre-commit', 0o755],
    ['husky', undefined, '.husky/pre-commit', 0o755],
    ['lefthook', undefined, 'lefthook.yml', 0o644],
    ['pre-commit', undefined, '.pre-commit-config.yaml', 0o644],
  ] as const)(
    'is the one for %s, where the project uses it (%s) or it is asked for',
    async (kind, sign, path, mode) => {
      if (sign !== undefined) projects.at.write(sign, '');
      const { code } = await projects.init(['--yes', ...(sign === undefined ? ['--hook', kind] : [])]);
      expect([code, projects.at.read(path)]).toEqual([0, recipe(kind)]);
      expect(statSync(join(projects.at.cwd, path)).mode & 0o777 & ~0o022).toBe(mode & ~0o022);
      expect(existsSync(join(projects.at.cwd, HOOK))).toBe(false);
    },
  );

  test.each([
    ['plain', HOOK, '#!/bin/sh\nnpm test\n', '  roomlint=$PWD/node_modules/.bin/roomlint\n'],
    ['husky', '.husky/pre-commit', 'npm test\n', recipe('husky').trimEnd()],
    ['lefthook', '.lefthook.yaml', 'pre-push:\n', 'run: node_modules/.bin/roomlint check'],
    ['pre-commit', '.pre-commit-config.yaml', 'repos: []\n', '- id: roomlint-new'],
  ])('that is there is never changed: the lines to add are printed (%s)', async (_, path, text, line) => {
    projects.at.write(path, text);
    const { code, out } = await projects.init(['--yes']);
    expect([code, projects.at.read(path)]).toEqual([0, text]);
    const [, shown = ''] = out.split(`${path}: it is there already, so it is not changed. Add this to it:\n`);
    expect(shown.slice(0, 300)).toContain(line);
    projects.at.write(path, `${text}# roomlint\n`);
    expect((await projects.init(['--yes'])).out).not.toContain('Add this');
  });

  test('goes into the folder that core.hooksPath names, but not into one of other repositories', async () => {
    projects.at.git('config', 'core.hooksPath', '.githooks');
    await projects.init(['--yes']);
    expect(projects.at.read('.githooks/pre-commit')).toBe(recipe('hook'));
    const shared = join(projects.around, 'shared hooks');
    projects.at.git('config', 'core.hooksPath', shared);
    const { code, out } = await projects.init(['--yes']);
    expect([code, existsSync(shared)]).toEqual([0, false]);
    expect(out).toContain(`${shared}/pre-commit: other repositories may share this folder of hooks, so it`);
  });

  test('of a project below the root goes to the installation first, as the workflow goes to its folder', async () => {
    projects.at.write('my rooms/a.json', clean);
    projects.at.write('my rooms/node_modules/.bin/roomlint', '');
    const { code, out } = await projects.init(['--yes'], { cwd: join(projects.at.cwd, 'my rooms') });
    expect(code).toBe(0);
    expect(projects.at.read(HOOK)).toContain(`\n  cd 'my rooms' && exec "$roomlint" check`);
    expect(projects.at.read(WORKFLOW)).toContain('          paths: "my rooms"\n');
    expect(out).toContain(`../${HOOK}:\n`);
    expect(existsSync(join(projects.at.cwd, 'my rooms', CONFIG))).toBe(true);
  });

  test('is left out without a repository, which plain hooks need', async () => {
    const cwd = join(projects.around, 'no repository');
    mkdirSync(cwd);
    writeFileSync(join(cwd, 'garden.json'), clean);
    const asked = await projects.init(['--yes', '--hook', 'plain'], { cwd });
    expect([asked.code, asked.err]).toEqual([
      2,
      'roomlint: --hook plain needs git: this folder is not in a git repository: run git init first\n',
    ]);
    expect(readdirSync(cwd)).toEqual(['garden.json']);
    const { code, out } = await projects.init(['--yes'], { cwd });
    expect([code, readdirSync(cwd).sort()]).toEqual([
      0,
      ['.gitignore', 'garden.json', 'garden.play', CONFIG].sort(),
    ]);
    expect(out).toContain(
      '  There is no hook: this folder is not in a git repository.\n    git init\n    roomlint init\n',
    );
  });
});

describe('.gitignore', () => {
  beforeEach(() => {
    projects.startGit();
    projects.at.write('garden.json', clean);
  });

  test.each([
    ['a\n', 'a\nnode_modules/\n'],
    ['a', 'a\nnode_modules/\n'],
    ['a\r\nb', 'a\r\nb\r\nnode_modules/\r\n'],
    ['', 'node_modules/\n'],
    ['node_modules\n', 'node_modules\n'],
    ['/node_modules/', '/node_modules/'],
  ])('%j becomes %j', async (before, after) => {
    projects.at.write('.gitignore', before);
    await projects.init(['--yes']);
    expect(projects.at.read('.gitignore')).toBe(after);
  });

  test('that is a link is not followed, and nothing is written', async () => {
    projects.at.write('elsewhere', 'a\n');
    symlinkSync('elsewhere', join(projects.at.cwd, '.gitignore'));
    const { code, err } = await projects.init(['--yes']);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('.gitignore cannot be written: it is a symbolic link'),
    ]);
    expect(projects.at.read('elsewhere')).toBe('a\n');
    expect(existsSync(join(projects.at.cwd, CONFIG))).toBe(false);
  });
});
