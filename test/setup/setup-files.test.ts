import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type HookPlace, hookSetup } from '../../src/setup/hooks.js';
import { workflowText } from '../../src/setup/workflow.js';
import { recipe } from '../recipes.js';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
  repository: { url: string };
};
const [, home = ''] = /^git\+(https:.+)\.git$/.exec(manifest.repository.url) ?? [];
const { version } = manifest;
const place: HookPlace = { folder: '', home, version };

describe('the files of a setup', () => {
  test.each([
    ['plain', 'hook'],
    ['husky', 'husky'],
    ['lefthook', 'lefthook'],
    ['pre-commit', 'pre-commit'],
  ] as const)('are those that the pages show: the hook %s', (kind, name) => {
    expect(hookSetup(kind, place).text).toBe(recipe(name));
  });

  test('are those that the pages show: the workflow', () => {
    expect(workflowText({ paths: ['rooms/'], branch: 'main', home, version })).toBe(recipe('workflow'));
  });
});

describe('the paths of a workflow', () => {
  const pathsIn = (...paths: readonly string[]): unknown =>
    parse(workflowText({ paths, branch: 'main', home, version })).jobs.roomlint.steps[2].with.paths;

  test.each([
    ['my rooms/a.json'],
    ['a: b #c'],
    ['"quoted" \\ \'both\''],
    ['*.json'],
    ['- item'],
    ['ünï/日本'],
    ['true'],
    ['12'],
  ])('are read back as they were: %s', (path) => {
    expect(String(pathsIn(path))).toBe(path);
  });

  test('stand one a line', () => {
    expect(pathsIn('one', 'two rooms')).toBe('one\ntwo rooms');
  });

  test.each([[['a\nb']], [[`$${'{{'} secrets.KEY }}`]], [['a\u0007']], [[]]])(
    'are the whole repository where a line cannot hold them: %j',
    (paths) => {
      expect(pathsIn(...paths)).toBe('.');
    },
  );
});

describe('the branch of a workflow', () => {
  const pushes = (branch: string | undefined): unknown =>
    parse(workflowText({ paths: ['.'], branch, home, version })).on.push;

  test.each(['trunk', 'release/1.2', 'true', '1.0', 'ünï', "it's"])(
    'is read back as it was: %s',
    (branch) => {
      expect(pushes(branch)).toEqual({ branches: [branch] });
    },
  );

  test('is a pattern in which nothing is special', () => {
    expect(pushes('c++!')).toEqual({ branches: ['c\\+\\+\\!'] });
  });

  test('is any branch where nobody knows it', () => {
    expect(pushes(undefined)).toBeNull();
  });
});

describe('a hook of a project below the root of its repository', () => {
  const folder = `it's "here"/a b`;

  test('goes into the folder of the installation first: husky', () => {
    const { text } = hookSetup('husky', { ...place, folder });
    const { stdout } = spawnSync('sh', ['-c', `cd() { printf %s "$1"; return 1; }\n${text}`], {
      encoding: 'utf8',
    });
    expect(stdout).toBe(folder);
  });

  test('has its root in the config of lefthook', () => {
    const { text } = hookSetup('lefthook', { ...place, folder });
    const [own, other] = [text, recipe('lefthook')].map(
      (each) => parse(each)['pre-commit'].commands.roomlint,
    );
    expect(own).toEqual({ ...other, root: `${folder}/` });
  });
});
