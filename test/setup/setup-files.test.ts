import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { HOOK_KINDS, type HookPlace, hookSetup } from '../../src/setup/hooks.js';
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
    expect(workflowText({ paths: ['rooms/'], home, version })).toBe(recipe('workflow'));
  });
});

describe('the paths of a workflow', () => {
  const pathsIn = (...paths: readonly string[]): unknown =>
    parse(workflowText({ paths, home, version })).jobs.roomlint.steps[2].with.paths;

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

describe('a hook of a project below the root of its repository', () => {
  const folder = `it's "here"/a b`;

  test.each(HOOK_KINDS.filter((kind) => kind === 'plain' || kind === 'husky'))(
    'goes into the folder of the installation first: %s',
    (kind) => {
      const { text } = hookSetup(kind, { ...place, folder });
      const { stdout } = spawnSync('sh', ['-c', `cd() { printf %s "$1"; return 1; }\n${text}`], {
        encoding: 'utf8',
      });
      expect(stdout).toBe(folder);
    },
  );

  test('has its root in the config of lefthook', () => {
    const { text } = hookSetup('lefthook', { ...place, folder });
    const [own, other] = [text, recipe('lefthook')].map(
      (each) => parse(each)['pre-commit'].commands.roomlint,
    );
    expect(own).toEqual({ ...other, root: `${folder}/` });
  });
});

test('the lines for an existing script stop it when the check fails, and leave it in its folder', () => {
  for (const folder of ['', 'rooms']) {
    const { lines } = hookSetup('plain', { ...place, folder });
    const run = (code: number): string => {
      const check = `node_modules/.bin/roomlint() { return ${code}; }; cd() { at="$1"; }`;
      return spawnSync('bash', ['-c', `${check}\n${lines}\necho "went on in <$at>"`], { encoding: 'utf8' })
        .stdout;
    };
    expect(run(0)).toBe('went on in <>\n');
    expect(run(1)).toBe('');
  }
});
