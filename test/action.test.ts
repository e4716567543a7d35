import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { room } from '../rules/example-room.js';
import { broken } from './broken-room.js';
import { emptyRepository, repositoryInMemory } from './cli/repository.js';
import { ON_DISK, roomlint, temporaryFolder } from './cli/run-roomlint.js';
import { type ActionRun, readManifest, runAction } from './composite-action.js';
import { cloneShallow, copyInMemory } from './ports/memory-git/memory-git.js';
import { runnerCommands } from './report/runner-commands.js';

const { runsPlugins } = (await import(new URL('../action/event.mjs', import.meta.url).href)) as {
  runsPlugins(name: string, event: object | undefined): boolean;
};
const ACTION = fileURLToPath(new URL('..', import.meta.url));
const MANIFEST = readManifest(ACTION);
const folder = temporaryFolder(ON_DISK);
let made = 0;

type Files = Readonly<Record<string, string>>;

function workspaceOf(files: Files): string {
  const workspace = join(folder.path, `w${made++}`, 'rooms');
  mkdirSync(workspace, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(workspace, name), text);
  return workspace;
}

/** The action in a workspace with these files. What it would install is here already. */
function act(files: Files, inputs: Files = {}, event: object = {}, eventName?: string): Promise<ActionRun> {
  const workspace = workspaceOf(files);
  return runAction({ action: ACTION, workspace, inputs, event, eventName });
}

const clean = room();

/** A repository whose branch `topic` has broken b.json, and the commit before it. */
function branched(): { workspace: string; sha: string } {
  const workspace = workspaceOf({ 'a.json': broken, 'b.json': clean });
  const { commit, head } = emptyRepository(workspace);
  commit();
  const sha = head();
  commit({ 'b.json': broken });
  return { workspace, sha };
}

let original: ReturnType<typeof branched> | undefined;

/** A copy of that repository, and the event of its pull request. */
function pullRequest(from = 'team/rooms'): { workspace: string; event: object } {
  original ??= branched();
  const workspace = join(folder.path, `w${made++}`, 'rooms');
  copyInMemory(original.workspace, workspace);
  const base = { repo: { full_name: 'team/rooms' }, sha: original.sha };
  return { workspace, event: { pull_request: { head: { repo: { full_name: from } }, base } } };
}

describe('the action', () => {
  test('annotates the lines of findings, writes a summary with links to them, and fails', async () => {
    const { code, commands, summary, outputs } = await act({ 'a room.json': broken });
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
    const { code, commands, summary } = await act({ 'a.json': clean });
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
    expect((await act(files, { paths: 'b.json\n\n' })).code).toBe(0);
    expect((await act(files, { paths: 'a.json\nb.json', config: 'my.json' })).code).toBe(0);
    expect((await act(files, { paths: 'c.json', 'max-warnings': '0', preset: 'lenient' })).code).toBe(1);
    const workspace = workspaceOf(files);
    const inputs = { paths: 'a.json', 'sarif-file': 'out/roomlint.sarif' };
    await runAction({ action: ACTION, workspace, inputs });
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
  ])('explains why it could not check, and sets no counts: %j', async (inputs: Files, message) => {
    const { code, commands, summary, outputs } = await act({ 'a.json': clean }, inputs);
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
    const { code, outputs } = await act({ 'a.json': broken }, { paths: 'a.json\ngone.json' });
    expect([code, outputs.errors, outputs.warnings]).toEqual([2, '1', '0']);
  });

  test('fails for a room in Git LFS that is not checked out, and says what to do', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`;
    const { code, commands } = await act({ 'a.json': clean, 'b.json': pointer });
    expect(code).toBe(2);
    const [named] = commands.filter(({ properties }) => properties.file === 'b.json');
    expect([named?.command, named?.message]).toEqual(['error', expect.stringContaining('git lfs pull')]);
  });

  test('leaves out findings in the baseline', async () => {
    const workspace = workspaceOf({ 'a.json': broken });
    await roomlint(['check', '--update-baseline', 'a.json'], { cwd: workspace });
    const inputs = { paths: 'a.json', baseline: 'roomlint-baseline.json' };
    const run = await runAction({ action: ACTION, workspace, inputs });
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
    async (inputs: Files, expected) => {
      const { workspace, event } = pullRequest();
      const { commit, head } = repositoryInMemory(workspace);
      const base = { repo: { full_name: 'team/rooms' }, sha: head() };
      commit({ 'b.json': `${broken}\n` });
      const changed = { pull_request: { ...(event as { pull_request: object }).pull_request, base } };
      const run = await runAction({
        action: ACTION,
        workspace,
        event: changed,
        inputs,
      });
      expect([run.code, run.commands.map(({ properties }) => properties.file)]).toEqual(expected);
      expect(run.summary.includes('1 earlier finding is not shown.')).toBe(run.code === 0);
    },
  );

  test('fails for findings that a pull request adds', async () => {
    const { workspace, event } = pullRequest();
    const inputs = { 'changed-only': 'true' };
    const run = await runAction({ action: ACTION, workspace, event, inputs });
    expect([run.code, run.commands.map(({ properties }) => properties.file)]).toEqual([1, ['b.json']]);
  });

  test('says so where a pull request changes no snapshot', async () => {
    const { workspace, event } = pullRequest();
    const inputs = { 'changed-only': 'true', paths: 'a.json' };
    const run = await runAction({ action: ACTION, workspace, event, inputs });
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
    const workspace = workspaceOf({ 'a.json': broken });
    const path = folder.write('event.json', event);
    const run = await runAction({ action: ACTION, workspace, eventPath: path });
    expect([run.code, run.outputs.errors]).toEqual([1, '1']);
  });

  test('says so when nothing is checked out', async () => {
    const workspace = join(folder.path, 'nowhere', 'rooms');
    mkdirSync(join(workspace, '..'), { recursive: true });
    const run = await runAction({ action: ACTION, workspace, cwd: folder.path });
    expect(run.code).toBe(2);
    expect(run.commands.at(-1)?.message).toBe(
      `there is no workspace at ${workspace}: put actions/checkout before this step`,
    );
  });

  test('distinguishes a crash from findings', async () => {
    const { code, commands, log } = await act(
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
    const workspace = workspaceOf({ 'a.json': clean });
    const { code, commands } = await runAction({ action: ACTION, workspace, node: '20.18.1' });
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
  const filesWith = (name: string): Files => ({
    'a.json': named(name),
    'roomlint.config.json': '{ "rules": { "quest/name-space": "off" } }',
  });
  /** What the step does, in this process: `names` are many, and each start of bash and Node takes time. */
  const reported = async (files: Files): Promise<ActionRun> => {
    const workspace = workspaceOf(files);
    const [json, markdown] = [join(workspace, '../report.json'), join(workspace, '../summary.md')];
    const formats = ['github', `json=${json}`, `markdown=${markdown}`].flatMap((name) => ['--format', name]);
    const env = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: workspace };
    const { code, out, err } = await roomlint(['check', ...formats, '.'], { cwd: workspace, env });
    const { errors, warnings } = JSON.parse(readFileSync(json, 'utf8')).summary;
    const outputs = { errors: String(errors), warnings: String(warnings) };
    const [log, summary] = [out + err, readFileSync(markdown, 'utf8')];
    return { code, commands: runnerCommands(log), log, summary, outputs };
  };

  test.each([
    ...names.map(([what, name]) => [what, name, 'in this process'] as const),
    ['all of them', names.map(([, name]) => name).join(' '), 'by the action'] as const,
  ])('changes nothing outside of messages: %s', async (_what, name, way) => {
    const run = way === 'by the action' ? act : reported;
    const plain = await await run(filesWith('plain'));
    const { code, commands, summary, outputs, log } = await await run(filesWith(name));
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
  });
});

describe('on a pull request', () => {
  test('checks only the changed files when changed-only is set', async () => {
    const { workspace, event } = pullRequest();
    const run = (changedOnly: string): Promise<ActionRun> =>
      runAction({
        action: ACTION,
        workspace,
        event,
        inputs: { 'changed-only': changedOnly },
      });
    expect((await run('true')).commands.map(({ properties }) => properties.file)).toEqual(['b.json']);
    expect((await run('false')).commands.map(({ properties }) => properties.file)).toEqual([
      'a.json',
      'b.json',
    ]);
  });

  test('names fetch-depth when the history is missing', async () => {
    const { workspace, event } = pullRequest();
    const shallow = join(workspace, '..', 'shallow');
    cloneShallow(workspace, shallow);
    const inputs = { 'changed-only': 'true' };
    const run = await runAction({
      action: ACTION,
      workspace: shallow,
      event,
      inputs,
    });
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

  test.each<readonly [string, Files]>([
    ['changed-only', { 'changed-only': HOSTILE }],
    ['changed-only, with lines', { 'changed-only': `x\n${HOSTILE}\r::add-mask::y` }],
    ['plan', { plan: HOSTILE }],
    ['sarif-file', { 'sarif-file': `../${HOSTILE}` }],
    ['config', { config: HOSTILE }],
    ['baseline', { baseline: `${HOSTILE}/b.json` }],
    ['paths', { paths: HOSTILE }],
  ])('holds no command: %s', async (_name, inputs) => {
    const { code, log, commands } = await act({ 'a.json': clean }, inputs);
    expect(code).toBe(2);
    expect(commands.map(({ command }) => command)).not.toContain('add-mask');
    const own = log.split('\n').flatMap((line) => line.split('::error title=roomlint::')[1] ?? []);
    expect(own).toHaveLength(1);
    expect(own[0]).toContain(': :a: : :b: :c ## [add-mask]d ## vso[task.setvariable]e');
    expect(own[0]).not.toContain('::');
  });
});

describe('settings that a pull request changes', () => {
  type Change = (workspace: string) => void;
  /** @param before the change that the base of the pull request already has */
  const summaryOf = async (change: Change, inputs: Files = {}, before?: Change): Promise<string> => {
    const { workspace, event } = pullRequest();
    const { git, head } = repositoryInMemory(workspace);
    const commit = (make: Change): string => {
      make(workspace);
      git('add', '--all', '--force');
      git('commit', '--quiet', '--allow-empty', '--message=third');
      return head();
    };
    const base = before && {
      pull_request: { base: { repo: { full_name: 'team/rooms' }, sha: commit(before) } },
    };
    commit(change);
    const given = { action: ACTION, workspace, event: base ?? event, inputs };
    return (await runAction(given)).summary;
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
  ])('are named in the summary: %s', async (name, text, inputs: Files) => {
    expect(await summaryOf(writing(name, text), inputs)).toContain(notice(name));
  });

  test.each<[string, string, Readonly<Record<string, string>>, Files]>([
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
      const { workspace, event } = pullRequest();
      mkdirSync(dirname(join(workspace, to)), { recursive: true });
      renameSync(join(workspace, 'a.json'), join(workspace, to));
      repositoryInMemory(workspace).commit();
      const { commands } = await runAction({ action: ACTION, workspace, event });
      expect(commands.map(({ command, message }) => [command, message])).toContainEqual([
        'warning',
        `a.json is no longer checked: this pull request moves it to ${to}`,
      ]);
    },
  );

  test('are unknown when the history is missing, and the summary says so', async () => {
    const { workspace, event } = pullRequest();
    const shallow = join(workspace, '..', 'shallow');
    cloneShallow(workspace, shallow);
    const { summary } = await runAction({
      action: ACTION,
      workspace: shallow,
      event,
    });
    expect(summary).toContain('It is unknown whether this pull request changes the config or the baseline');
  });
});

test.each(['../x.sarif', 'out/x.sarif', '/tmp/x.sarif', 'deep/../../x.sarif'])(
  'a SARIF file is not written outside of the workspace: %s',
  async (path) => {
    const workspace = workspaceOf({ 'a.json': clean });
    symlinkSync(join(workspace, '..'), join(workspace, 'out'));
    const run = await runAction({
      action: ACTION,
      workspace,
      inputs: { 'sarif-file': path },
    });
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
