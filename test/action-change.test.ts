import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Inputs, pullRequestFrom, Workspaces } from './action-workspaces.js';
import type { Repository } from './cli/repository.js';
import type { ActionRun } from './composite-action.js';
import { roomWith } from './example-changes.js';
import { room } from './example-room.js';
import type { Files } from './temporary-folder.js';

/* What the action says of the change that a pull request makes: its plan, and the settings that it changes. */

const workspaces = new Workspaces();
const clean = room();
const without3 = roomWith({ roomItems: { 3: undefined }, logic: { 3: undefined } });
const withoutLogic = JSON.stringify({ ...JSON.parse(clean), logic: undefined });

describe('the plan of a pull request', () => {
  const CHANGED_ONLY = { 'changed-only': 'true' };
  const LIMIT = { ...CHANGED_ONLY, 'plan-max-removed': '0' };
  const plan = (before: Files, after: Files, inputs: Inputs = CHANGED_ONLY): Promise<ActionRun> => {
    const { cwd, event } = workspaces.pullRequest(before, after);
    return workspaces.run(cwd, { event, inputs });
  };
  const loss = (inputs: Inputs): Promise<ActionRun> =>
    plan({ 'a.json': clean }, { 'a.json': without3 }, inputs);
  const config = (settings: object): Files => ({ 'roomlint.config.json': JSON.stringify(settings) });

  test('is in the job summary with changed-only or plan, and fails nothing', async () => {
    const { code, summary, commands } = await loss(CHANGED_ONLY);
    expect(summary).toMatch(/^## Importing <code>a\.json<\/code> into <code>[0-9a-f]{8}:a\.json<\/code>$/m);
    expect(summary).toContain('### What is destroyed');
    expect(summary).toContain('1 item would be removed: there is no limit');
    expect([code, commands]).toEqual([0, []]);
    expect((await loss({ plan: 'true' })).summary).toContain('## Importing');
    for (const inputs of [{}, { ...CHANGED_ONLY, plan: 'false' }])
      expect((await loss(inputs)).summary).not.toContain('## Importing');
  });

  test('fails above plan-max-removed, with an annotation of the file', async () => {
    const { code, summary, commands } = await loss(LIMIT);
    expect(summary).toContain('1 item would be removed, but plan-max-removed allows 0');
    const message = expect.stringContaining('importing this: items: + 0 ~ 0 - 1');
    const properties = { file: 'a.json', title: 'import plan' };
    expect([code, commands]).toMatchObject([1, [{ command: 'error', properties, message }]]);
    for (const limit of ['1', '50%'])
      expect((await loss({ ...CHANGED_ONLY, 'plan-max-removed': limit })).code).toBe(0);
  });

  test.each<[what: string, before: Files, after: Files, said: string]>([
    ['a lost logic section', {}, { 'a.json': withoutLogic }, 'the file has no logic section: all 3 items'],
    [
      'what the config protects',
      config({ protect: ['items/3'] }),
      { 'a.json': without3 },
      'protected, but would be removed: items/3',
    ],
  ])('fails for %s', async (_what, before, after, said) => {
    const { code, summary } = await plan({ 'a.json': clean, ...before }, after);
    expect([code, summary]).toEqual([1, expect.stringContaining(said)]);
  });

  test('stays within the paths, and says nothing of a new snapshot', async () => {
    const before = { 'rooms/a.json': clean, 'b.json': clean };
    const after = { 'rooms/new.json': clean, 'b.json': without3 };
    const { code, summary } = await plan(before, after, { ...LIMIT, paths: 'rooms/' });
    expect([code, summary.includes('## Importing')]).toEqual([0, false]);
  });

  test.each<[what: string, settings: object, inputs: Inputs, code: number, message: string]>([
    ['no limit', { rules: {} }, CHANGED_ONLY, 0, 'no plan: '],
    ['an input', {}, LIMIT, 2, 'plan-max-removed cannot be judged: '],
    ['"maxRemoved"', { maxRemoved: 5 }, CHANGED_ONLY, 2, 'the limits of the config cannot be judged: '],
    ['"protect"', { protect: ['items/3'] }, CHANGED_ONLY, 2, 'the limits of the config cannot be judged: '],
  ])(
    'names a room that cannot be planned, and fails for it with %s',
    async (_what, settings, inputs, code, message) => {
      const before = { 'a.json': '{', ...config(settings) };
      const run = await plan(before, { 'a.json': clean, ...config({}) }, inputs);
      expect(run.summary).toMatch(/\*\*No plan\*\*: [0-9a-f]{8}:a\.json:1:2 /);
      expect([run.code, run.commands.at(-1)?.message.startsWith(message)]).toEqual([code, true]);
    },
  );

  test('does not hide a room that loses too much behind one that cannot be planned', async () => {
    const limits = config({ maxRemoved: 0 });
    const before = { 'a.json': '{', 'b.json': clean, ...limits };
    const { code, commands } = await plan(before, { 'a.json': clean, 'b.json': without3 });
    const message = expect.stringContaining('plan-max-removed allows 0');
    expect([code, commands]).toEqual([2, expect.arrayContaining([expect.objectContaining({ message })])]);
  });

  test('says so in the summary when the history is missing, and fails where a limit is set', async () => {
    const pullRequest = workspaces.pullRequest({ 'a.json': clean }, { 'a.json': without3 });
    const { event } = pullRequest;
    const shallow = workspaces.shallow(pullRequest);
    const free = await workspaces.run(shallow, { event, inputs: { plan: 'true' } });
    expect(free.summary).toContain('**Nothing was planned**');
    const warning = { command: 'warning', message: expect.stringContaining('nothing was planned: ') };
    expect([free.code, free.commands.at(-1)]).toMatchObject([0, warning]);
    const inputs = { plan: 'true', 'plan-max-removed': '3' };
    const limited = await workspaces.run(shallow, { event, inputs });
    expect([limited.code, limited.commands.at(-1)?.message]).toEqual([
      2,
      expect.stringContaining('fetch-depth: 0'),
    ]);
  });

  test.each<[inputs: Inputs, message: string]>([
    [{ plan: 'yes' }, 'plan must be true or false, not "yes"'],
    [{ 'plan-max-removed': '0' }, 'plan-max-removed limits nothing without a plan'],
    [{ ...LIMIT, plan: 'false' }, 'plan-max-removed limits nothing without a plan'],
    [
      { ...LIMIT, 'plan-max-removed': '--help' },
      'plan-max-removed cannot be judged: --max-removed cannot be',
    ],
  ])('is refused with %j', async (inputs, message) => {
    const { code, commands } = await loss(inputs);
    expect([code, commands.at(-1)?.message]).toEqual([2, expect.stringContaining(message)]);
  });

  test('keeps strings of a snapshot inside their lines', async () => {
    const named = (text: string): Promise<ActionRun> => {
      const before = room(({ roomItems }) => {
        roomItems[text] = { prefabName: text, hoverTitle: text };
      });
      return plan({ 'a.json': before }, { 'a.json': clean }, LIMIT);
    };
    const hostile = '::error::x ##[error]y </details><script> | \u001b[31m\n# z';
    const [plain, odd] = [await named('plain'), await named(hostile)];
    const shape = ({ commands, summary }: ActionRun) => [commands.length, summary.split('\n').length];
    expect(shape(odd)).toEqual(shape(plain));
    expect([odd.summary.includes('<script>'), (odd.log + odd.summary).includes('\u001b')]).toEqual([
      false,
      false,
    ]);
  });
});

describe('settings that a pull request changes', () => {
  /** What a pull request does with a workspace: files that it writes, links, or more. */
  type Change = Files | ((made: Repository) => void);
  const summaryOf = async (change: Change, inputs: Inputs = {}, before: Change = {}): Promise<string> => {
    const repository = workspaces.pullRequest({ 'a.json': clean }, {});
    const { cwd, git, head, commit, write } = repository;
    const make = (made: Change): void => {
      if (typeof made === 'function') made(repository);
      else for (const [name, text] of Object.entries(made)) write(name, text);
      git('add', '--all', '--force');
      commit();
    };
    make(before);
    const event = pullRequestFrom(head());
    make(change);
    return (await workspaces.run(cwd, { event, inputs })).summary;
  };
  const notice = (name: string): string =>
    `\n> [!WARNING]\n> This pull request changes what roomlint reports: \`${name}\`. Check that no rule is switched off by mistake.\n`;
  const NO_NOTICE = 'changes what roomlint reports';

  test.each<[name: string, text: string, inputs: Inputs]>([
    ['roomlint.config.json', '{ "rules": { "quest/no-auto-start": "off" } }', {}],
    ['sub/.roomlintrc', '{}', {}],
    ['.gitignore', 'a.json', {}],
    ['roomlint-baseline.json', '{}', {}],
    ['my.json', '{}', { config: 'my.json' }],
    ['package.json', '{ "roomlint": {} }', {}],
  ])('are named in the summary: %s', async (name, text, inputs) => {
    expect(await summaryOf({ [name]: text }, inputs)).toContain(notice(name));
  });

  test('are not named where there are none', async () => {
    expect(await summaryOf({ 'package.json': '{ "name": "x" }' })).not.toContain(NO_NOTICE);
  });

  test.each<[what: string, target: string, links: Readonly<Record<string, string>>, inputs: Inputs]>([
    ['the config', 'shared/rules.json', { 'roomlint.config.json': 'shared/rules.json' }, {}],
    ['a .gitignore', 'shared/ignored', { 'sub/.gitignore': '../shared/ignored' }, {}],
    ['a config of an input', 'shared/a.json', { 'my.json': 'shared/a.json' }, { config: 'my.json' }],
    ['the folder of a baseline', 'shared/known.json', { ci: 'shared' }, { baseline: 'ci/known.json' }],
    [
      'a link that is reached through another',
      'shared/rules.json',
      { 'roomlint.config.json': 'sub/1', 'sub/1': '../2', '2': 'shared/rules.json' },
      {},
    ],
    ['a package.json', 'shared/package', { 'package.json': 'shared/package' }, {}],
  ])('are named where a symbolic link leads: %s', async (_what, target, links, inputs) => {
    const before = ({ cwd, write }: Repository): void => {
      for (const [link, to] of Object.entries(links)) {
        mkdirSync(dirname(join(cwd, link)), { recursive: true });
        symlinkSync(to, join(cwd, link));
      }
      write(target, '{}');
    };
    expect(await summaryOf({ [target]: '{ "roomlint": {} }' }, inputs, before)).toContain(notice(target));
    expect(await summaryOf({ 'shared/other': '{}' }, inputs, before)).not.toContain(NO_NOTICE);
  });

  test.each([
    ['the baseline in a folder', 'ci/known.json', '{ // ours\n "baseline" : "./ci/known.json" }'],
    ['the baseline under an escaped name', 'known.json', '{ "b\\u0061seline": "known.json" }'],
    ['the baseline at an escaped path', 'known.json', '{ "baseline": ".\\/kn\\u006fwn.json" }'],
    ['the baseline between comments', 'known.json', '{ "baseline"/*"*/:/**/ "known.json", }'],
    ['a plugin after a bracket in a comment', 'a.mjs', '{ "plugins": [ /* ] */ "./a.mjs" ] }'],
    ['a plugin', 'lint/doors.mjs', '{ "plugins": ["./lint/names.mjs", "./lint/doors.mjs"] }'],
  ])('are named where a config names them: %s', async (_what, name, config) => {
    const before = { 'roomlint.config.json': config };
    expect(await summaryOf({ [name]: '1' }, {}, before)).toContain(notice(name));
    expect(await summaryOf({ 'other.txt': '1' }, {}, before)).not.toContain(NO_NOTICE);
    const inPackage = { 'package.json': `{ "roomlint": ${config.replace('// ours', '')} }` };
    expect(await summaryOf({ [name]: '1' }, {}, inPackage)).toContain(notice(name));
    const given = await summaryOf(
      { [`team/${name}`]: '1' },
      { config: 'team/my.json' },
      { 'team/my.json': config },
    );
    expect(given).toContain(notice(`team/${name}`));
  });

  test('are named where a symbolic link is led elsewhere, and links in a circle are passed over', async () => {
    const before = ({ cwd, write }: Repository): void => {
      symlinkSync('.gitignore', join(cwd, '.gitignore'));
      symlinkSync('one.json', join(cwd, 'roomlint.config.json'));
      for (const name of ['one.json', 'two.json']) write(name, '{}');
    };
    const change = ({ cwd }: Repository): void => {
      rmSync(join(cwd, 'roomlint.config.json'));
      symlinkSync('two.json', join(cwd, 'roomlint.config.json'));
    };
    expect(await summaryOf(change, {}, before)).toContain(notice('roomlint.config.json'));
  });

  test.each(['.old/a.json', 'node_modules/x/a.json', 'a.txt'])(
    'do not hide a room that is moved away, to %s: an annotation says that it is no longer checked',
    async (to) => {
      const { cwd, event, git, commit } = workspaces.pullRequest();
      mkdirSync(dirname(join(cwd, to)), { recursive: true });
      git('mv', 'a.json', to);
      commit();
      const { commands } = await workspaces.run(cwd, { event });
      const message = `a.json is no longer checked: this pull request moves it to ${to}`;
      expect(commands).toContainEqual(expect.objectContaining({ command: 'warning', message }));
    },
  );

  test('are no rooms that are moved away', async () => {
    const { cwd, event, git, commit } = workspaces.pullRequest({ 'roomlint.config.json': '{}' }, {});
    mkdirSync(join(cwd, '.old'));
    git('mv', 'roomlint.config.json', '.old/roomlint.config.json');
    commit({ 'a.json': clean });
    expect((await workspaces.run(cwd, { event })).commands).toEqual([]);
  });

  test('are unknown when the history is missing, and the summary says so', async () => {
    const pullRequest = workspaces.pullRequest();
    const run = await workspaces.run(workspaces.shallow(pullRequest), { event: pullRequest.event });
    expect(run.summary).toContain(
      'It is unknown whether this pull request changes the config or the baseline',
    );
  });
});
