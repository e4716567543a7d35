import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Inputs, pullRequestFrom, Workspaces } from './action-workspaces.js';
import { repositoryInMemory } from './cli/repository.js';
import { cloneShallow } from './ports/memory-git/memory-git.js';

const workspaces = new Workspaces();

describe('settings that a pull request changes', () => {
  type Change = (workspace: string) => void;
  /** @param before the change that the base of the pull request already has */
  const summaryOf = async (change: Change, inputs: Inputs = {}, before?: Change): Promise<string> => {
    const { workspace, event } = workspaces.pullRequest();
    const { git, head } = repositoryInMemory(workspace);
    const commit = (make: Change): string => {
      make(workspace);
      git('add', '--all', '--force');
      git('commit', '--quiet', '--allow-empty', '--message=third');
      return head();
    };
    const base = before && pullRequestFrom(commit(before));
    commit(change);
    return (await workspaces.run(workspace, { event: base ?? event, inputs })).summary;
  };
  const writing = (name: string, text: string) => (workspace: string) => {
    mkdirSync(dirname(join(workspace, name)), { recursive: true });
    writeFileSync(join(workspace, name), text);
  };
  const notice = (name: string): string =>
    `\n> [!WARNING]\n> This pull request changes what roomlint reports: \`${name}\`. Check that no rule is switched off by mistake.\n`;

  test.each([
    ['roomlint.config.json', '{ "rules": { "quest/no-auto-start": "off" } }', {}],
    ['sub/.roomlintrc', '{}', {}],
    ['.gitignore', 'a.json', {}],
    ['roomlint-baseline.json', '{}', {}],
    ['my.json', '{}', { config: 'my.json' }],
    ['package.json', '{ "roomlint": {} }', {}],
  ])('are named in the summary: %s', async (name, text, inputs: Inputs) => {
    expect(await summaryOf(writing(name, text), inputs)).toContain(notice(name));
  });

  test.each<[string, string, Readonly<Record<string, string>>, Inputs]>([
    ['the config', 'shared/rules.json', { 'roomlint.config.json': 'shared/rules.json' }, {}],
    ['a .gitignore', 'shared/ignored', { 'sub/.gitignore': '../shared/ignored' }, {}],
    [
      'a config that an input names',
      'shared/rules.json',
      { 'my.json': 'shared/rules.json' },
      { config: 'my.json' },
    ],
    ['the folder of a baseline', 'shared/known.json', { ci: 'shared' }, { baseline: 'ci/known.json' }],
    [
      'a link that is reached through another',
      'shared/rules.json',
      {
        'roomlint.config.json': 'sub/one.json',
        'sub/one.json': '../two.json',
        'two.json': 'shared/rules.json',
      },
      {},
    ],
    ['a package.json', 'shared/package', { 'package.json': 'shared/package' }, {}],
  ])('are named where a symbolic link leads: %s', async (_what, target, links, inputs) => {
    const before = (workspace: string): void => {
      for (const [link, to] of Object.entries(links)) {
        mkdirSync(dirname(join(workspace, link)), { recursive: true });
        symlinkSync(to, join(workspace, link));
      }
      writing(target, '{}')(workspace);
    };
    const change = writing(target, '{ "roomlint": {} }');
    expect(await summaryOf(change, inputs, before)).toContain(notice(target));
    expect(await summaryOf(writing('shared/other', '{}'), inputs, before)).not.toContain('changes what');
  });

  test.each([
    ['the baseline', 'known.json', '{ "baseline": "known.json" }'],
    ['the baseline in a folder', 'ci/known.json', '{ // ours\n "baseline" : "./ci/known.json" }'],
    ['the baseline under an escaped name', 'known.json', '{ "b\\u0061seline": "known.json" }'],
    ['the baseline at an escaped path', 'known.json', '{ "baseline": ".\\/kn\\u006fwn.json" }'],
    ['the baseline between comments', 'known.json', '{ "baseline"/*"*/:/**/ "known.json", }'],
    ['a plugin after a bracket in a comment', 'a.mjs', '{ "plugins": [ /* ] */ "./a.mjs" ] }'],
    ['a plugin', 'lint/doors.mjs', '{ "plugins": ["./lint/names.mjs", "./lint/doors.mjs"] }'],
  ])('are named where a config names them: %s', async (_what, name, config) => {
    const before = writing('roomlint.config.json', config);
    expect(await summaryOf(writing(name, '1'), {}, before)).toContain(notice(name));
    expect(await summaryOf(writing('other.txt', '1'), {}, before)).not.toContain('changes what');
    const inPackage = writing('package.json', `{ "roomlint": ${config.replace('// ours', '')} }`);
    expect(await summaryOf(writing(name, '1'), {}, inPackage)).toContain(notice(name));
    const given = writing('team/my.json', config);
    expect(await summaryOf(writing(`team/${name}`, '1'), { config: 'team/my.json' }, given)).toContain(
      notice(`team/${name}`),
    );
  });

  test('are named where a symbolic link is led elsewhere, and links in a circle are passed over', async () => {
    const before = (workspace: string): void => {
      symlinkSync('one.json', join(workspace, 'roomlint.config.json'));
      symlinkSync('.gitignore', join(workspace, '.gitignore'));
      for (const name of ['one.json', 'two.json']) writing(name, '{}')(workspace);
    };
    const change = (workspace: string): void => {
      rmSync(join(workspace, 'roomlint.config.json'));
      symlinkSync('two.json', join(workspace, 'roomlint.config.json'));
    };
    expect(await summaryOf(change, {}, before)).toContain(notice('roomlint.config.json'));
  });

  test('are not named where there are none', async () => {
    expect(await summaryOf(writing('package.json', '{ "name": "x" }'))).not.toContain('changes what');
    expect(await summaryOf(() => {})).not.toContain('changes what');
  });

  test.each([
    ['a dot-folder', '.old/a.json'],
    ['node_modules', 'node_modules/x/a.json'],
    ['another extension', 'a.txt'],
  ])(
    'do not hide a room that is moved away, to %s: it is no longer checked, says an annotation',
    async (_what, to) => {
      const { workspace, event } = workspaces.pullRequest();
      mkdirSync(dirname(join(workspace, to)), { recursive: true });
      renameSync(join(workspace, 'a.json'), join(workspace, to));
      repositoryInMemory(workspace).commit();
      const { commands } = await workspaces.run(workspace, { event });
      expect(commands.map(({ command, message }) => [command, message])).toContainEqual([
        'warning',
        `a.json is no longer checked: this pull request moves it to ${to}`,
      ]);
    },
  );

  test('are unknown when the history is missing, and the summary says so', async () => {
    const { workspace, event } = workspaces.pullRequest();
    const shallow = join(workspace, '..', 'shallow');
    cloneShallow(workspace, shallow);
    const { summary } = await workspaces.run(shallow, { event });
    expect(summary).toContain('It is unknown whether this pull request changes the config or the baseline');
  });
});
