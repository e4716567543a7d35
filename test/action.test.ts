import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ACTION, type Inputs, pullRequestFrom, Workspaces } from './action-workspaces.js';
import { broken } from './broken-room.js';
import { roomlint } from './cli/run-roomlint.js';
import { type ActionRun, readManifest } from './composite-action.js';
import { room } from './example-room.js';
import type { Files } from './temporary-folder.js';

const { runsPlugins } = (await import(new URL('../action/event.mjs', import.meta.url).href)) as {
  runsPlugins(name: string, event: object | undefined): boolean;
};
const workspaces = new Workspaces();
const clean = room();
const filesOf = ({ commands }: ActionRun): unknown[] => commands.map(({ properties }) => properties.file);

describe('the action', () => {
  test('annotates the lines of findings, writes a summary with links to them, and fails', async () => {
    const { code, commands, summary, outputs } = await workspaces.act({ 'a room.json': broken });
    expect([code, commands]).toMatchObject([
      1,
      [{ command: 'error', properties: { file: 'a room.json', line: '91', col: '20', endColumn: '23' } }],
    ]);
    expect(summary).toContain('**1 error** in 1 file, 1 fixable with `roomlint --fix`.');
    expect(summary).toContain('](https://example.org/team/rooms/blob/c0ffee/a%20room.json#L91)');
    expect([outputs.errors, outputs.warnings]).toEqual(['1', '0']);
    expect(JSON.parse(readFileSync(outputs.report ?? '', 'utf8')).summary.errors).toBe(1);
    const passed = await workspaces.act({ 'a.json': clean });
    expect([passed.code, passed.commands]).toEqual([0, []]);
    expect(passed.summary).toContain('**No findings** in 1 file.');
  });

  test.each<[inputs: Inputs, code: number]>([
    [{ paths: 'b.json\n\n' }, 0],
    [{ paths: 'a.json\nb.json', config: 'my.json' }, 0],
    [{ paths: 'c.json', preset: 'lenient' }, 0],
    [{ paths: 'c.json', 'max-warnings': '0', preset: 'lenient' }, 1],
    [{ paths: 'a.json', baseline: 'known.json' }, 0],
  ])('takes its inputs: %j', async (inputs, code) => {
    const workspace = workspaces.with({
      'a.json': broken,
      'b.json': clean,
      'c.json': '{"roomItems":{"1":{"parentItemID":7}}}',
      'my.json': '{ "rules": { "quest/no-auto-start": "info" } }',
    });
    await roomlint(['--update-baseline', '--baseline', 'known.json', 'a.json'], { cwd: workspace });
    const withReport = { ...inputs, 'sarif-file': 'out/roomlint.sarif' };
    expect((await workspaces.run(workspace, { inputs: withReport })).code).toBe(code);
    const sarif = JSON.parse(readFileSync(join(workspace, 'out/roomlint.sarif'), 'utf8'));
    expect(sarif.runs).toHaveLength(1);
  });

  const HOSTILE = '::a:::b::c ##[add-mask]d ##vso[task.setvariable]e';
  test.each<[inputs: Inputs, message: string]>([
    [{ paths: '--help' }, '--help: no such file'],
    [{ paths: '$(touch gone)' }, '$(touch gone): no such file'],
    [{ preset: 'strict' }, 'unknown preset "strict"'],
    [{ new: 'yes' }, 'new must be true or false, not "yes"'],
    [{ 'changed-only': 'True' }, 'changed-only must be true or false, not "True"'],
    [{ 'max-warnings': 'few\n::error::' }, '--max-warnings must be a whole number'],
    [{ 'sarif-file': 'a.json/x.sarif' }, 'the report cannot be written to a.json/x.sarif'],
    [{ 'sarif-file': '../x.sarif' }, 'sarif-file must be in the workspace: ../x.sarif is outside it'],
    [{ 'sarif-file': 'out/x.sarif' }, 'sarif-file must be in the workspace: out/x.sarif is outside it'],
    [{ 'sarif-file': 'deep/../../x.sarif' }, 'sarif-file must be in the workspace: deep/../../x.sarif is'],
    [{ plan: HOSTILE }, 'plan must be true or false, not "::a:'],
    [{ 'changed-only': `x\n${HOSTILE}\r::add-mask::y` }, 'changed-only must be true or false'],
    [{ 'sarif-file': `../${HOSTILE}` }, 'sarif-file must be in the workspace'],
    [{ config: HOSTILE }, ''],
    [{ baseline: `${HOSTILE}/b.json` }, ''],
    [{ paths: HOSTILE }, ''],
  ])(
    'says why it could not check, sets no counts, and carries out no command: %j',
    async (inputs, message) => {
      const workspace = workspaces.with({ 'a.json': clean });
      symlinkSync(join(workspace, '..'), join(workspace, 'out'));
      const { code, commands, log, summary, outputs } = await workspaces.run(workspace, { inputs });
      expect([code, outputs.errors, outputs.warnings]).toEqual([2, '', '']);
      expect(commands.at(-1)).toMatchObject({ command: 'error', properties: { title: 'roomlint' } });
      const said = commands.at(-1)?.message.replace(/^roomlint could not do its work: /, '') ?? '';
      expect(said.startsWith(message.replaceAll('::', ': :'))).toBe(true);
      expect(commands.map(({ command }) => command)).not.toContain('add-mask');
      const own = log.split('\n').flatMap((line) => line.split('::error title=roomlint::')[1] ?? []);
      expect([own.length, own.join('').includes('::')]).toEqual([1, false]);
      expect(summary).toMatch(/^## roomlint\n\n\*\*/);
      expect(existsSync(join(workspace, '..', 'x.sarif'))).toBe(false);
    },
  );

  test('counts the checked files when another could not be checked, and names one in Git LFS', async () => {
    const gone = await workspaces.act({ 'a.json': broken }, { paths: 'a.json\ngone.json' });
    expect([gone.code, gone.outputs.errors, gone.outputs.warnings]).toEqual([2, '1', '0']);
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`;
    const { code, commands } = await workspaces.act({ 'a.json': clean, 'b.json': pointer });
    const named = commands.find(({ properties }) => properties.file === 'b.json');
    expect([code, named?.command, named?.message]).toEqual([
      2,
      'error',
      expect.stringContaining('git lfs pull'),
    ]);
  });

  test.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a pull request that is null', '{"pull_request":null}'],
  ])('still checks when the event is %s', async (_what, event) => {
    const eventPath = workspaces.folder.write('event.json', event);
    const run = await workspaces.run(workspaces.with({ 'a.json': broken }), { eventPath });
    expect([run.code, run.outputs.errors]).toEqual([1, '1']);
  });

  test('says so when nothing is checked out, or Node is too old, and distinguishes a crash from findings', async () => {
    const nowhere = join(workspaces.with({}), 'nowhere');
    const missing = await workspaces.run(nowhere, { cwd: workspaces.folder.path });
    const why = `there is no workspace at ${nowhere}: put actions/checkout before this step`;
    expect([missing.code, missing.commands.at(-1)?.message]).toEqual([2, why]);
    const old = await workspaces.run(workspaces.with({ 'a.json': clean }), { node: '20.18.1' });
    const needs = 'roomlint needs Node 20.19 or newer, and this job has 20.18.1';
    expect([old.code, old.commands[0]?.message]).toEqual([2, `${needs}: put actions/setup-node before it`]);
    const rule = "id: 'my/crash', level: 'error', fix: 'none', summary: 's', source: 's', why: 'w'";
    const crash = await workspaces.act({
      'a.json': clean,
      'roomlint.config.json': '{ "plugins": ["./crash.mjs"] }',
      'crash.mjs': `export default { ${rule}, on: { item() { throw new Error('oh'); } } };`,
    });
    expect([crash.code, crash.log]).toEqual([3, expect.stringContaining('crashed on a.json')]);
    expect(crash.commands.at(-1)?.message).toContain('roomlint crashed');
  });
});

describe('the text of a snapshot', () => {
  const HOSTILE = [
    'two\nlines',
    '\n::error::gotcha',
    '##[error]gotcha',
    '\r\n::set-output name=errors::0',
    '\u001b[31mred\u001b[0m',
    '\u202egnp.exe',
    '| a | b |\n|---|---|\n</details><script>',
  ].join(' ');
  const named = (name: string): Files => ({
    'a.json': room(({ quests, roomItems }) => {
      for (const entry of Object.values(quests)) entry.Name = name;
      Object.assign(roomItems['3'] ?? {}, { parentItemID: name });
      roomItems[name] = { prefabName: name };
    }),
    // A line break in a Name is a warning of its own.
    'roomlint.config.json': '{ "rules": { "quest/name-space": "off" } }',
  });
  const shape = ({ code, commands, log, summary, outputs }: ActionRun): unknown => ({
    code,
    commands: commands.map(({ command, properties: { file, line, title } }) => [command, file, line, title]),
    lines: [log, summary].map((text) => text.split('\n').length),
    cells: summary.match(/[|](?=[^\n]*[|]$)/gm)?.length,
    counts: [outputs.errors, outputs.warnings],
  });

  test.each([
    ['commands and markup', HOSTILE],
    ['100 KB', 'x'.repeat(100_000)],
  ])('changes nothing outside of messages: %s', async (_what, name) => {
    const [plain, run] = [await workspaces.act(named('plain')), await workspaces.act(named(name))];
    expect(plain.commands.length).toBeGreaterThan(2);
    expect(shape(run)).toEqual(shape(plain));
    for (const { message } of run.commands) expect(message).toMatch(/^[^\p{Cc}]{0,999}$/u);
  });
});

describe('on a pull request', () => {
  test.each<[inputs: Inputs, code: number, files: readonly string[]]>([
    [{ 'changed-only': 'true' }, 0, []],
    [{ new: 'true' }, 0, []],
    [{ 'changed-only': 'true', new: 'false' }, 1, ['b.json']],
    [{ 'changed-only': 'false', new: '' }, 1, ['a.json', 'b.json']],
  ])('counts only what it adds, as changed-only does by default: %j', async (inputs, code, files) => {
    const { cwd, commit, head } = workspaces.pullRequest();
    const event = pullRequestFrom(head());
    commit({ 'b.json': `${broken}\n` });
    const run = await workspaces.run(cwd, { event, inputs });
    expect([run.code, filesOf(run)]).toEqual([code, files]);
    expect(run.summary.includes('1 earlier finding is not shown.')).toBe(code === 0);
  });

  test('fails for a new warning as well, unless some are allowed', async () => {
    const warned = room(({ roomItems }) => Object.assign(roomItems['3'] ?? {}, { parentItemID: 77 }));
    const { cwd, event } = workspaces.pullRequest({ 'a.json': clean }, { 'a.json': warned });
    const codeOf = async (inputs: Inputs): Promise<number | null> =>
      (await workspaces.run(cwd, { event, inputs: { 'changed-only': 'true', ...inputs } })).code;
    expect([await codeOf({}), await codeOf({ 'max-warnings': '1' })]).toEqual([1, 0]);
  });

  test('checks only the changed files, says so where there are none, and names fetch-depth', async () => {
    const pullRequest = workspaces.pullRequest();
    const { cwd, event } = pullRequest;
    const inputs = { 'changed-only': 'true' };
    expect(filesOf(await workspaces.run(cwd, { event, inputs }))).toEqual(['b.json']);
    const none = await workspaces.run(cwd, { event, inputs: { ...inputs, paths: 'a.json' } });
    const summary = '## roomlint\n\n**Nothing was checked.**\n';
    expect(none).toMatchObject({ code: 0, commands: [], summary });
    const { code, commands } = await workspaces.run(workspaces.shallow(pullRequest), { event, inputs });
    const message = expect.stringContaining('actions/checkout: fetch-depth: 0');
    expect([code, commands.at(-1)?.message]).toEqual([2, message]);
  });

  const from = (repo: object | null): object => ({
    pull_request: { head: { repo }, base: { repo: { full_name: 'team/rooms' }, sha: 'x' } },
  });
  const own = from({ full_name: 'team/rooms' });
  const UNTRUSTED = ['workflow_run', 'issue_comment', 'pull_request_target', 'schedule']
    .concat('workflow_dispatch', 'merge_group')
    .map((name): [string, boolean, object] => [name, false, own]);

  test.each<[name: string, expected: boolean, event: object | undefined]>([
    ['push', true, { ref: 'refs/heads/main' }],
    ['pull_request', true, own],
    ['pull_request', false, from({ full_name: 'somebody/rooms' })],
    ['pull_request', false, from(null)],
    ['pull_request', false, { pull_request: {} }],
    ['push', false, undefined],
    ...UNTRUSTED,
  ])('runs plugins only for trusted events: %s, %s, %j', async (name, expected, event) => {
    expect(runsPlugins(name, event)).toBe(expected);
  });
});

test('action.yml passes inputs in the environment only, and installs what the lock file lists, without scripts', () => {
  const { inputs, runs } = readManifest(ACTION);
  for (const { run } of runs.steps) expect(run).not.toContain('${{');
  const given = runs.steps.flatMap(({ env = {} }) => Object.values(env));
  expect(given.sort()).toEqual(
    Object.keys(inputs)
      .map((name) => `\${{ inputs.${name} }}`)
      .sort(),
  );
  expect(runs.using).toBe('composite');
  expect(runs.steps[0]?.run).toMatch(/^cd "\$GITHUB_ACTION_PATH" && npm ci .*--ignore-scripts/);
});
