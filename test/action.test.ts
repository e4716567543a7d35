import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ACTION, type Inputs, pullRequestFrom, Workspaces } from './action-workspaces.js';
import { broken } from './broken-room.js';
import { repositoryInMemory } from './cli/repository.js';
import { roomlint } from './cli/run-roomlint.js';
import { type ActionRun, readManifest } from './composite-action.js';
import { room } from './example-room.js';
import { cloneShallow } from './ports/memory-git/memory-git.js';

const { runsPlugins } = (await import(new URL('../action/event.mjs', import.meta.url).href)) as {
  runsPlugins(name: string, event: object | undefined): boolean;
};
const MANIFEST = readManifest(ACTION);
const workspaces = new Workspaces();
const clean = room();

describe('the action', () => {
  test('annotates the lines of findings, writes a summary with links to them, and fails', async () => {
    const { code, commands, summary, outputs } = await workspaces.act({ 'a room.json': broken });
    expect(code).toBe(1);
    expect(commands.map(({ command, properties }) => [command, properties.file])).toEqual([
      ['error', 'a room.json'],
    ]);
    const { line, col, endColumn } = commands[0]?.properties ?? {};
    const text = broken.split('\n')[Number(line) - 1] ?? '';
    expect(text.trim()).toBe('"AutoStart": true,');
    expect(text.slice(Number(col) - 1, Number(endColumn))).toBe('true');
    expect(summary).toContain('**1 error** in 1 file, 1 fixable with `roomlint --fix`.');
    expect(summary).toContain(`](https://example.org/team/rooms/blob/c0ffee/a%20room.json#L${line})`);
    expect([outputs.errors, outputs.warnings]).toEqual(['1', '0']);
    expect(JSON.parse(readFileSync(outputs.report ?? '', 'utf8')).summary.errors).toBe(1);
  });

  test('passes on a clean snapshot', async () => {
    const { code, commands, summary } = await workspaces.act({ 'a.json': clean });
    expect([code, commands]).toEqual([0, []]);
    expect(summary).toContain('**No findings** in 1 file.');
  });

  test('takes its inputs: paths a line, a config, a preset, a limit for warnings, a SARIF file', async () => {
    const files = {
      'a.json': broken,
      'b.json': clean,
      'c.json': '{"roomItems":{"1":{"parentItemID":7}}}',
      'my.json': '{ "rules": { "quest/no-auto-start": "info" } }',
    };
    expect((await workspaces.act(files, { paths: 'b.json\n\n' })).code).toBe(0);
    expect((await workspaces.act(files, { paths: 'a.json\nb.json', config: 'my.json' })).code).toBe(0);
    expect(
      (await workspaces.act(files, { paths: 'c.json', 'max-warnings': '0', preset: 'lenient' })).code,
    ).toBe(1);
    const workspace = workspaces.with(files);
    const inputs = { paths: 'a.json', 'sarif-file': 'out/roomlint.sarif' };
    await workspaces.run(workspace, { inputs });
    const sarif = JSON.parse(readFileSync(join(workspace, 'out/roomlint.sarif'), 'utf8'));
    expect(sarif.runs[0].results).toHaveLength(1);
  });

  test.each([
    [{ paths: '--help' }, '--help: no such file'],
    [{ paths: '$(touch gone)' }, '$(touch gone): no such file'],
    [{ preset: 'strict' }, 'unknown preset "strict"'],
    [{ new: 'yes' }, 'new must be true or false, not "yes"'],
    [{ 'changed-only': 'True' }, 'changed-only must be true or false, not "True"'],
    [{ 'max-warnings': 'few\n::error::' }, '--max-warnings must be a whole number'],
    [{ 'sarif-file': 'a.json/x.sarif' }, 'the report cannot be written to a.json/x.sarif'],
  ])('explains why it could not check, and sets no counts: %j', async (inputs: Inputs, message) => {
    const { code, commands, summary, outputs } = await workspaces.act({ 'a.json': clean }, inputs);
    expect(code).toBe(2);
    expect(commands.at(-1)?.command).toBe('error');
    expect(commands.at(-1)?.properties).toEqual({ title: 'roomlint' });
    expect(
      commands
        .at(-1)
        ?.message.replace(/^roomlint could not do its work: /, '')
        .indexOf(message),
    ).toBe(0);
    expect(summary).toMatch(/^## roomlint\n\n\*\*/);
    expect([outputs.errors, outputs.warnings]).toEqual(['', '']);
  });

  test('counts the checked files when another could not be checked', async () => {
    const { code, outputs } = await workspaces.act({ 'a.json': broken }, { paths: 'a.json\ngone.json' });
    expect([code, outputs.errors, outputs.warnings]).toEqual([2, '1', '0']);
  });

  test('fails for a room in Git LFS that is not checked out, and says what to do', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`;
    const { code, commands } = await workspaces.act({ 'a.json': clean, 'b.json': pointer });
    expect(code).toBe(2);
    const [named] = commands.filter(({ properties }) => properties.file === 'b.json');
    expect([named?.command, named?.message]).toEqual(['error', expect.stringContaining('git lfs pull')]);
  });

  test('leaves out findings in the baseline', async () => {
    const workspace = workspaces.with({ 'a.json': broken });
    await roomlint(['check', '--update-baseline', 'a.json'], { cwd: workspace });
    const inputs = { paths: 'a.json', baseline: 'roomlint-baseline.json' };
    const run = await workspaces.run(workspace, { inputs });
    expect(run).toMatchObject({ code: 0, commands: [] });
  });

  test.each([
    [{ 'changed-only': 'true' }, [0, []]],
    [{ new: 'true' }, [0, []]],
    [{ 'changed-only': 'true', new: 'false' }, [1, ['b.json']]],
    [{ 'changed-only': 'false' }, [1, ['a.json', 'b.json']]],
    [{ 'changed-only': 'false', new: '' }, [1, ['a.json', 'b.json']]],
  ])(
    'counts only what a pull request adds, as changed-only does by default: %j',
    async (inputs: Inputs, expected) => {
      const { workspace } = workspaces.pullRequest();
      const { commit, head } = repositoryInMemory(workspace);
      const event = pullRequestFrom(head());
      commit({ 'b.json': `${broken}\n` });
      const run = await workspaces.run(workspace, { event, inputs });
      expect([run.code, run.commands.map(({ properties }) => properties.file)]).toEqual(expected);
      expect(run.summary.includes('1 earlier finding is not shown.')).toBe(run.code === 0);
    },
  );

  test('says so where a pull request changes no snapshot', async () => {
    const { workspace, event } = workspaces.pullRequest();
    const inputs = { 'changed-only': 'true', paths: 'a.json' };
    const run = await workspaces.run(workspace, { event, inputs });
    expect(run).toMatchObject({
      code: 0,
      commands: [],
      summary: '## roomlint\n\n**Nothing was checked.**\n',
    });
    expect(run.log).toContain('no snapshot has changed since');
  });

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a pull request that is null', '{"pull_request":null}'],
  ])('still checks when the event is %s', async (_what, event) => {
    const workspace = workspaces.with({ 'a.json': broken });
    const path = workspaces.folder.write('event.json', event);
    const run = await workspaces.run(workspace, { eventPath: path });
    expect([run.code, run.outputs.errors]).toEqual([1, '1']);
  });

  test('says so when nothing is checked out', async () => {
    const workspace = join(workspaces.folder.path, 'nowhere', 'rooms');
    mkdirSync(join(workspace, '..'), { recursive: true });
    const run = await workspaces.run(workspace, { cwd: workspaces.folder.path });
    expect(run.code).toBe(2);
    expect(run.commands.at(-1)?.message).toBe(
      `there is no workspace at ${workspace}: put actions/checkout before this step`,
    );
  });

  test('distinguishes a crash from findings', async () => {
    const { code, commands, log } = await workspaces.act(
      {
        'a.json': clean,
        'roomlint.config.json': '{ "plugins": ["./crash.mjs"], "rules": { "my/crash": "error" } }',
        'crash.mjs': `export default { id: 'my/crash', level: 'error', lenient: { level: 'off' }, fix: 'none', summary: 's', source: 's', why: 'w',
          examples: () => ({ good: [{ text: '{}' }], bad: [{ text: '{}', expect: [] }] }), on: { item() { throw new Error('oh'); } } };`,
      },
      { paths: 'a.json' },
    );
    expect([code, log]).toEqual([3, expect.stringContaining('crashed on a.json')]);
    expect(commands.at(-1)?.message).toContain('roomlint crashed');
  });

  test('says which Node it needs where the job has an older one', async () => {
    const workspace = workspaces.with({ 'a.json': clean });
    const { code, commands } = await workspaces.run(workspace, { node: '20.18.1' });
    expect(code).toBe(2);
    expect(commands.map(({ message }) => message)).toEqual([
      'roomlint needs Node 20.19 or newer, and this job has 20.18.1: put actions/setup-node before it',
    ]);
  });
});

describe('the text of a snapshot', () => {
  const names = [
    ['line breaks', 'two\nlines'],
    ['a command', '\n::error::gotcha'],
    ['an old command', '##[error]gotcha'],
    ['an output', '\r\n::set-output name=errors::0'],
    ['ANSI escapes', '\u001b[31mred\u001b[0m'],
    ['reversed writing', '\u202egnp.exe'],
    ['Markdown and HTML', '| a | b |\n|---|---|\n</details><script>'],
    ['100 KB', 'x'.repeat(100_000)],
  ] as const;
  const named = (name: string): string =>
    room(({ quests, roomItems }) => {
      for (const entry of Object.values(quests)) entry.Name = name;
      Object.assign(roomItems['3'] ?? {}, { parentItemID: name });
      roomItems[name] = { prefabName: name };
    });
  // A line break in a Name is a warning of its own.
  const filesWith = (name: string): Inputs => ({
    'a.json': named(name),
    'roomlint.config.json': '{ "rules": { "quest/name-space": "off" } }',
  });
  test.each([...names, ['all of them', names.map(([, name]) => name).join(' ')] as const])(
    'changes nothing outside of messages: %s',
    async (_what, name) => {
      const plain = await workspaces.act(filesWith('plain'));
      const { code, commands, summary, outputs, log } = await workspaces.act(filesWith(name));
      const shape = (run: ActionRun): unknown =>
        run.commands.map(({ command, properties: { file, line, title } }) => [command, file, line, title]);
      expect(plain.commands.length).toBeGreaterThan(2);
      expect(shape({ ...plain, commands })).toEqual(shape(plain));
      expect(commands.every(({ message }) => message.length < 1_000 && !/\p{Cc}/u.test(message))).toBe(true);
      expect(log.split('\n')).toHaveLength(plain.log.split('\n').length);
      expect(summary.split('\n')).toHaveLength(plain.summary.split('\n').length);
      expect(summary.match(/[|](?=[^\n]*[|]$)/gm)).toHaveLength(
        plain.summary.match(/[|](?=[^\n]*[|]$)/gm)?.length ?? 0,
      );
      expect([code, outputs.errors, outputs.warnings]).toEqual([
        1,
        plain.outputs.errors,
        plain.outputs.warnings,
      ]);
    },
  );
});

describe('on a pull request', () => {
  test('checks only the changed files when changed-only is set', async () => {
    const { workspace, event } = workspaces.pullRequest();
    const run = (changedOnly: string): Promise<ActionRun> =>
      workspaces.run(workspace, { event, inputs: { 'changed-only': changedOnly } });
    const changed = await run('true');
    expect([changed.code, changed.commands.map(({ properties }) => properties.file)]).toEqual([
      1,
      ['b.json'],
    ]);
    expect((await run('false')).commands.map(({ properties }) => properties.file)).toEqual([
      'a.json',
      'b.json',
    ]);
  });

  test('names fetch-depth when the history is missing', async () => {
    const { workspace, event } = workspaces.pullRequest();
    const shallow = join(workspace, '..', 'shallow');
    cloneShallow(workspace, shallow);
    const inputs = { 'changed-only': 'true' };
    const run = await workspaces.run(shallow, { event, inputs });
    expect(run.code).toBe(2);
    expect(run.commands.at(-1)?.message).toContain('actions/checkout: fetch-depth: 0');
  });

  const from = (repo: object | null): object => ({
    pull_request: { head: { repo }, base: { repo: { full_name: 'team/rooms' }, sha: 'x' } },
  });
  const own = from({ full_name: 'team/rooms' });

  test.each<[string, boolean, string, object | undefined]>([
    ['a push', true, 'push', { ref: 'refs/heads/main' }],
    ['a pull request of the repository', true, 'pull_request', own],
    ['a pull request from a fork', false, 'pull_request', from({ full_name: 'somebody/rooms' })],
    ['one from a fork that is gone', false, 'pull_request', from(null)],
    ['a pull request that says nothing', false, 'pull_request', { pull_request: {} }],
    ['an event that cannot be read', false, 'push', undefined],
    ...[
      'workflow_run',
      'issue_comment',
      'pull_request_target',
      'schedule',
      'workflow_dispatch',
      'merge_group',
    ].map((name): [string, boolean, string, object] => [`the event ${name}`, false, name, own]),
  ])('runs plugins only for trusted events: %s, %s', async (_what, expected, name, event) => {
    expect(runsPlugins(name, event)).toBe(expected);
  });
});

describe('what the action itself says about inputs', () => {
  const HOSTILE = '::a:::b::c ##[add-mask]d ##vso[task.setvariable]e';

  test.each<readonly [string, Inputs]>([
    ['changed-only', { 'changed-only': HOSTILE }],
    ['changed-only, with lines', { 'changed-only': `x\n${HOSTILE}\r::add-mask::y` }],
    ['plan', { plan: HOSTILE }],
    ['sarif-file', { 'sarif-file': `../${HOSTILE}` }],
    ['config', { config: HOSTILE }],
    ['baseline', { baseline: `${HOSTILE}/b.json` }],
    ['paths', { paths: HOSTILE }],
  ])('holds no command: %s', async (_name, inputs) => {
    const { code, log, commands } = await workspaces.act({ 'a.json': clean }, inputs);
    expect(code).toBe(2);
    expect(commands.map(({ command }) => command)).not.toContain('add-mask');
    const own = log.split('\n').flatMap((line) => line.split('::error title=roomlint::')[1] ?? []);
    expect(own).toHaveLength(1);
    expect(own[0]).toContain(': :a: : :b: :c ## [add-mask]d ## vso[task.setvariable]e');
    expect(own[0]).not.toContain('::');
  });
});

test.each(['../x.sarif', 'out/x.sarif', '/tmp/x.sarif', 'deep/../../x.sarif'])(
  'a SARIF file is not written outside of the workspace: %s',
  async (path) => {
    const workspace = workspaces.with({ 'a.json': clean });
    symlinkSync(join(workspace, '..'), join(workspace, 'out'));
    const run = await workspaces.run(workspace, { inputs: { 'sarif-file': path } });
    expect(run.code).toBe(2);
    expect(run.commands.at(-1)?.message).toBe(`sarif-file must be in the workspace: ${path} is outside it`);
    expect(existsSync(join(workspace, '..', 'x.sarif'))).toBe(false);
  },
);

describe('action.yml', () => {
  test('passes every input in the environment, never as part of a script', async () => {
    const { steps } = MANIFEST.runs;
    for (const { run } of steps) expect(run).not.toContain('${{');
    const given = steps.flatMap(({ env = {} }) => Object.values(env));
    expect(given.sort()).toEqual(
      Object.keys(MANIFEST.inputs)
        .map((name) => `\${{ inputs.${name} }}`)
        .sort(),
    );
  });

  test('installs exactly what the lock file lists, without running install scripts', async () => {
    expect(MANIFEST.runs.using).toBe('composite');
    expect(MANIFEST.runs.steps[0]?.run).toMatch(/^cd "\$GITHUB_ACTION_PATH" && npm ci .*--ignore-scripts/);
  });
});
