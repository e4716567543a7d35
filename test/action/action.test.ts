import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { broken, roomWith } from '../example-changes.js';
import { room } from '../example-room.js';
import { clean, emptyRepository, type Repository } from '../front/cli/repository.js';
import { roomlint } from '../front/cli/run-roomlint.js';
import { cloneShallow } from '../ports/memory-git/memory-git.js';
import { valueRows } from '../table-rows.js';
import { type Files, ON_DISK, temporaryFolder } from '../temporary-folder.js';
import { type ActionRun, gitAnswer, readManifest, runAction } from './composite-action.js';

/* The action with the command of src/ and git in memory. test/journeys has it as it is published. */

const ACTION = fileURLToPath(new URL('../..', import.meta.url));
const part = async (name: string): Promise<unknown> =>
  await import(new URL(`../../action/${name}.mjs`, import.meta.url).href);
type Git = (args: readonly string[], cwd: string) => string | undefined;
const { runsPlugins } = (await part('event')) as {
  runsPlugins(name: string, event: object | undefined): boolean;
};
const { changedSettings } = (await part('changed-settings')) as {
  changedSettings(git: Git, workspace: string, base: string, given: readonly unknown[]): readonly string[];
};
const { writeComment } = (await part('comment')) as { writeComment(given: object): Promise<void> };
const folder = temporaryFolder(ON_DISK);

/** Values by the names of inputs. */
type Inputs = Readonly<Record<string, string>>;
type Given = Omit<Parameters<typeof runAction>[0], 'action' | 'workspace'>;
/** What a commit changes: files that it writes, or more. */
type Change = Files | ((repository: Repository) => void);

const workspaceWith = (files: Files = {}): string => {
  const inside = Object.entries(files).map(([name, text]) => [`rooms/${name}`, text]);
  const workspace = join(folder.fresh(Object.fromEntries(inside)), 'rooms');
  mkdirSync(workspace, { recursive: true });
  return workspace;
};
const act = (workspace: string, given: Given = {}): Promise<ActionRun> =>
  runAction({ action: ACTION, workspace, ...given });
const push = (files: Files, inputs: Inputs = {}): Promise<ActionRun> => act(workspaceWith(files), { inputs });

/** A checkout of a pull request from the repository itself, with its event. */
function pullRequest(before: Change, after: Change) {
  const repository = emptyRepository(workspaceWith());
  const make = (change: Change): void => {
    if (typeof change === 'function') change(repository);
    else for (const [name, text] of Object.entries(change)) repository.write(name, text);
    repository.git('add', '--all', '--force');
    repository.commit();
  };
  make(before);
  const [sha, repo] = [repository.head(), { full_name: 'team/rooms' }];
  make(after);
  return { cwd: repository.cwd, sha, event: { pull_request: { head: { repo }, base: { repo, sha } } } };
}

function pull(before: Change, after: Change, inputs: Inputs = {}): Promise<ActionRun> {
  const { cwd, event } = pullRequest(before, after);
  return act(cwd, { event, inputs });
}

/** The same in a checkout without history. */
function pullShallow(before: Change, after: Change, inputs: Inputs = {}): Promise<ActionRun> {
  const { cwd, event } = pullRequest(before, after);
  const clone = workspaceWith();
  cloneShallow(cwd, clone);
  return act(clone, { event, inputs });
}

const filesOf = ({ commands }: ActionRun): unknown[] => commands.map(({ properties }) => properties.file);
const lastMessage = ({ commands }: ActionRun): string => commands.at(-1)?.message ?? '';
const CONFIG = 'roomlint.config.json';
const CHANGED = { 'changed-only': 'true' };
const HOSTILE = '::a:::b::c ##[add-mask]d ##vso[task.setvariable]e';

describe('the action', () => {
  test('annotates findings, writes a summary with links to them, counts them and fails', async () => {
    const { code, commands, summary, outputs } = await push({ 'a room.json': broken });
    const properties = { file: 'a room.json', line: '91', col: '20', endColumn: '23' };
    expect([code, commands]).toMatchObject([1, [{ command: 'error', properties }]]);
    expect(summary).toContain('**1 error** in 1 file, 1 fixable with `roomlint --fix`.');
    expect(summary).toContain('](https://example.org/team/rooms/blob/c0ffee/a%20room.json#L91)');
    expect([outputs.errors, outputs.warnings]).toEqual(['1', '0']);
    expect(JSON.parse(readFileSync(outputs.report ?? '', 'utf8')).summary.errors).toBe(1);
    const passed = await push({ 'a.json': clean });
    expect([passed.code, passed.commands]).toEqual([0, []]);
    expect(passed.summary).toContain('**No findings** in 1 file.');
  });

  test.each(valueRows<[inputs: Inputs, code: number]>('action/tables.md', 'Inputs that it takes'))(
    'takes its inputs: %j',
    async (inputs, code) => {
      const workspace = workspaceWith({
        'a.json': broken,
        'b.json': clean,
        'c.json': '{"roomItems":{"1":{"parentItemID":7}}}',
        'my.json': '{ "rules": { "quest/no-auto-start": "info" } }',
      });
      await roomlint(['--update-baseline', '--baseline', 'known.json', 'a.json'], { cwd: workspace });
      const withReport = { ...inputs, 'sarif-file': 'out/roomlint.sarif' };
      expect((await act(workspace, { inputs: withReport })).code).toBe(code);
      expect(existsSync(join(workspace, 'out/roomlint.sarif'))).toBe(true);
    },
  );

  test.each(valueRows<[inputs: Inputs, message: string]>('action/tables.md', 'Inputs that it refuses'))(
    'says why it could not check, sets no counts, and carries out no command: %j',
    async (given, message) => {
      const inputs = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, value.replace('HOSTILE', HOSTILE)]),
      );
      const workspace = workspaceWith({ 'a.json': clean });
      symlinkSync(join(workspace, '..'), join(workspace, 'out'));
      const run = await act(workspace, { inputs });
      const { code, commands, log, summary, outputs } = run;
      expect([code, outputs.errors, outputs.warnings]).toEqual([2, '', '']);
      expect(commands.at(-1)).toMatchObject({ command: 'error', properties: { title: 'roomlint' } });
      const said = lastMessage(run).replace(/^roomlint could not do its work: /, '');
      expect(said.startsWith(message.replaceAll('::', ': :'))).toBe(true);
      expect(commands.map(({ command }) => command)).not.toContain('add-mask');
      const own = log.split('\n').flatMap((line) => line.split('::error title=roomlint::')[1] ?? []);
      expect([own.length, own.join('').includes('::')]).toEqual([1, false]);
      expect(summary).toMatch(/^## roomlint\n\n\*\*/);
      expect(existsSync(join(workspace, '..', 'x.sarif'))).toBe(false);
    },
  );

  test('counts the checked files when another could not be checked', async () => {
    const { code, outputs } = await push({ 'a.json': broken }, { paths: 'a.json\ngone.json' });
    expect([code, outputs.errors, outputs.warnings]).toEqual([2, '1', '0']);
  });

  test('says so when nothing is checked out, or Node is too old, and distinguishes a crash from findings', async () => {
    const nowhere = join(workspaceWith(), 'nowhere');
    const missing = await act(nowhere, { cwd: folder.path });
    const why = `there is no workspace at ${nowhere}: put actions/checkout before this step`;
    expect([missing.code, lastMessage(missing)]).toEqual([2, why]);
    const old = await act(workspaceWith({ 'a.json': clean }), { node: '20.18.1' });
    const needs = 'roomlint needs Node 20.19 or newer, and this job has 20.18.1';
    expect([old.code, lastMessage(old)]).toEqual([2, `${needs}: put actions/setup-node before it`]);
    expect((await act(workspaceWith({ 'a.json': clean }), { node: '20.19.0' })).code).toBe(0);
    const rule = "id: 'my/crash', level: 'error', fix: 'none', summary: 's', source: 's', kinds: { x: 'x' }";
    const crash = await push({
      'a.json': clean,
      [CONFIG]: '{ "plugins": ["./crash.mjs"] }',
      'crash.mjs': `export default { ${rule}, on: { item() { throw new Error('oh'); } } };`,
    });
    expect([crash.code, lastMessage(crash)]).toEqual([3, expect.stringContaining('roomlint crashed')]);
  });

  test.each([
    [
      'commands and markup',
      'two\nlines \n::error::gotcha ##[error]gotcha \r\n::set-output name=errors::0 \u001b[31mred \u202egnp | a |\n|---|\n</details><script>',
    ],
    ['20 KB', 'x'.repeat(20_000)],
  ])('changes nothing outside of messages for strings of a snapshot: %s', async (_what, text) => {
    const named = (name: string): string =>
      room(({ quests, roomItems }) => {
        for (const entry of Object.values(quests)) entry.Name = name;
        Object.assign(roomItems['3'] ?? {}, { parentItemID: name });
        roomItems[name] = { prefabName: name, hoverTitle: name };
      });
    const run = (name: string): Promise<ActionRun> =>
      // A line break in a Name is a warning of its own.
      pull(
        { 'a.json': named(name), [CONFIG]: '{ "rules": { "quest/name-space": "off" } }' },
        { 'a.json': clean, 'b.json': named(name) },
        { ...CHANGED, 'plan-max-removed': '0' },
      );
    const shape = ({ code, commands, log, summary, outputs }: ActionRun): unknown => ({
      code,
      commands: commands.map(({ command, properties: { file, line, title } }) => [
        command,
        file,
        line,
        title,
      ]),
      lines: [log, summary].map((each) => each.split('\n').length),
      cells: summary.match(/[|](?=[^\n]*[|]$)/gm)?.length,
      counts: [outputs.errors, outputs.warnings],
    });
    const [plain, odd] = [await run('plain'), await run(text)];
    expect(plain.commands.length).toBeGreaterThan(2);
    expect(shape(odd)).toEqual(shape(plain));
    for (const line of odd.commands.flatMap(({ message }) => message.split('\n')))
      expect(line).toMatch(/^[^\p{Cc}]{0,999}$/u);
    expect([odd.summary.includes('<script>'), odd.summary.includes('\u001b')]).toEqual([false, false]);
  });
});

describe('on a pull request', () => {
  const WARNED = roomWith({ roomItems: { 3: { parentItemID: 77 } } });

  type Judged = [what: string, before: Inputs, after: Inputs, inputs: Inputs, code: number, files: string[]];
  const TEXTS: Inputs = { clean, broken, again: `${broken}\n`, warned: WARNED };
  const filled = (files: Inputs): Files =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, TEXTS[text] ?? '']));
  test.each(valueRows<Judged>('action/tables.md', 'Findings of a pull request'))(
    'judges %s',
    async (_what, before, after, inputs, code, files) => {
      const run = await pull(filled(before), filled(after), inputs);
      expect([run.code, filesOf(run)]).toEqual([code, files]);
    },
  );

  test('says so where nothing has changed, and names fetch-depth', async () => {
    const [before, after] = [{ 'a.json': clean }, { 'b.json': clean }];
    const summary = '## roomlint\n\n**Nothing was checked.**\n';
    expect(await pull(before, after, { ...CHANGED, paths: 'a.json' })).toMatchObject({ code: 0, summary });
    const shallow = await pullShallow(before, after, CHANGED);
    expect([shallow.code, lastMessage(shallow)]).toEqual([2, expect.stringContaining('fetch-depth: 0')]);
  });

  const from = (repo: object | null): object => ({
    pull_request: { head: { repo }, base: { repo: { full_name: 'team/rooms' }, sha: 'x' } },
  });
  type Event = { readonly repository?: object | null };
  test.each(
    valueRows<[name: string, expected: boolean, event?: Event]>(
      'action/tables.md',
      'Events that plugins run for',
    ),
  )('runs plugins only for trusted events: %s, %s, %j', (name, expected, event) => {
    const made = event !== undefined && 'repository' in event ? from(event.repository ?? null) : event;
    expect(runsPlugins(name, made)).toBe(expected);
  });

  const LESS = roomWith({ roomItems: { 3: undefined }, logic: { 3: undefined } });
  const NO_LOGIC = JSON.stringify({ ...JSON.parse(clean), logic: undefined });
  const limits = (settings: object): Files => ({ 'a.json': clean, [CONFIG]: JSON.stringify(settings) });
  const most = (limit: string, more: Inputs = {}): Inputs => ({
    ...CHANGED,
    'plan-max-removed': limit,
    ...more,
  });

  type Planned = [what: string, config: object, text: string, after: string, ...[Inputs, number, string]];
  const AFTER: Inputs = { clean, less: LESS, 'no logic': NO_LOGIC };
  test.each(valueRows<Planned>('action/tables.md', 'Plans of an import'))(
    'plans the import of a room %s',
    async (_what, config, text, after, inputs, code, said) => {
      const before = { [CONFIG]: JSON.stringify(config), 'a.json': AFTER[text] ?? text };
      const { code: ended, summary } = await pull(before, { 'a.json': AFTER[after] ?? '' }, inputs);
      expect([ended, summary]).toEqual([code, expect.stringContaining(said)]);
    },
  );

  test.each<[what: string, after: Files, inputs: Inputs]>([
    ['without plan', { 'a.json': LESS }, {}],
    ['with plan: false', { 'a.json': LESS }, { ...CHANGED, plan: 'false' }],
    ['outside of the paths', { 'a.json': LESS }, most('0', { paths: 'rooms/' })],
    ['of a new room', { 'rooms/new.json': clean }, most('0')],
  ])('plans nothing %s', async (_what, after, inputs) => {
    const run = await pull({ 'a.json': clean, 'rooms/b.json': clean }, after, inputs);
    expect([run.code, run.summary.includes('## importing')]).toEqual([0, false]);
  });

  test.each([
    ['alone', clean, 1],
    ['beside one that cannot be planned', '{', 2],
  ])('annotates a file above its limit, %s', async (_what, other, code) => {
    const before = { ...limits({ maxRemoved: 0 }), 'a.json': other, 'b.json': clean };
    const run = await pull(before, { 'a.json': clean, 'b.json': LESS }, CHANGED);
    const message = expect.stringMatching(/^importing b\.json.*plan-max-removed allows 0\nitems \+0 ~0 -1/);
    const error = { command: 'error', properties: { file: 'b.json', title: 'import plan' }, message };
    expect([run.code, run.commands]).toEqual([
      code,
      expect.arrayContaining([expect.objectContaining(error)]),
    ]);
  });

  test('plans nothing without history, says so, and fails where a limit is set', async () => {
    const shallow = (inputs: Inputs) => pullShallow({ 'a.json': clean }, { 'a.json': LESS }, inputs);
    const [free, limited] = [
      await shallow({ plan: 'true' }),
      await shallow({ plan: 'true', 'plan-max-removed': '3' }),
    ];
    expect(free.summary).toContain('**Nothing was planned**');
    expect(free.summary).toContain('It is unknown whether this pull request changes the config');
    expect([free.code, free.commands.at(-1)?.command]).toEqual([0, 'warning']);
    expect([limited.code, lastMessage(limited)]).toEqual([2, expect.stringContaining('fetch-depth: 0')]);
  });
});

interface Comment {
  readonly url: string;
  readonly user: { readonly type: string };
  body: string;
}

/** The comments of pull request 4, and what is done to them. */
function pullRequestPage(comments: Comment[] = [], refused: readonly string[] = []) {
  const done: string[] = [];
  const answer = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET' } = init;
    done.push(method);
    expect(new Headers(init.headers).get('authorization')).toBe('Bearer t0ken');
    if (refused.includes(method)) return new Response('', { status: 403 });
    const own = comments.find((each) => each.url === url);
    const body = typeof init.body === 'string' ? String(JSON.parse(init.body).body) : '';
    if (own !== undefined) own.body = body;
    else if (method === 'POST')
      comments.push({
        url: `https://api.example.org/comments/${comments.length}`,
        user: { type: 'Bot' },
        body,
      });
    else expect(url).toMatch(/^https:\/\/api\.example\.org\/repos\/team\/rooms\/issues\/4\/comments\?/);
    return Response.json(method === 'GET' ? comments : {});
  };
  return { comments, done, answer: answer as typeof fetch };
}

describe('the comment of a pull request', () => {
  const commented = async (page: ReturnType<typeof pullRequestPage>, text: string, fork = false) => {
    const { cwd, event } = pullRequest({ 'a.json': clean }, { 'a.json': text });
    const { base, head } = event.pull_request;
    const from = fork ? { repo: { full_name: 'anybody/rooms' } } : head;
    const made = { pull_request: { number: 4, base, head: from } };
    const inputs = { ...CHANGED, comment: 'true', token: 't0ken' };
    return act(cwd, { event: made, inputs, fetch: page.answer });
  };

  test('is what the job summary says, and the next run updates it', async () => {
    const page = pullRequestPage([
      { url: 'x', user: { type: 'User' }, body: '<!-- roomlint snapshots%2Fcheck -->' },
    ]);
    const { summary } = await commented(page, broken);
    expect(page.comments.at(-1)?.body).toBe(`<!-- roomlint snapshots%2Fcheck -->\n${summary}`);
    const again = await commented(page, clean);
    expect(page.comments.map(({ body }) => body).slice(1)).toEqual([
      `<!-- roomlint snapshots%2Fcheck -->\n${again.summary}`,
    ]);
    expect(page.done).toEqual(['GET', 'POST', 'GET', 'PATCH']);
  });

  test('is not begun without news, and not written for a fork', async () => {
    const page = pullRequestPage();
    await commented(page, clean);
    await commented(page, broken, true);
    expect(page.done).toEqual(['GET']);
  });

  test('has the beginning of each plan when all of them are too long', async () => {
    const page = pullRequestPage();
    const plan = (name: string): string =>
      `## ${name}\n\n${'- a change of an item\n'.repeat(2_000)}\n\`\`\`mermaid\n${'a --> b\n'.repeat(9_000)}\`\`\`\n`;
    const issue = 'https://api.example.org/repos/team/rooms/issues/4';
    const given = { issue, token: 't0ken', job: 'check', isNews: true };
    await writeComment({ ...given, fetch: page.answer, text: plan('one') + plan('other') });
    const lists = page.comments
      .at(-1)
      ?.body.split(/^## .*$/m)
      .slice(1);
    for (const list of lists ?? []) expect(list).toContain('- … and 1990 more\n');
    expect(lists).toHaveLength(2);
  });

  test('changes no verdict where it cannot be written, and names the permission', async () => {
    const run = await commented(pullRequestPage([], ['POST']), broken);
    expect(run.code).toBe(1);
    expect(lastMessage(run)).toBe(
      'no comment was written: POST of the comment was answered with 403. Give the job the permission "pull-requests: write"',
    );
  });
});

describe('settings that a pull request changes', () => {
  const changed = (before: Change, after: Change, { config, baseline }: Inputs = {}): readonly string[] => {
    const { cwd, sha } = pullRequest(before, after);
    return changedSettings(gitAnswer, cwd, sha, [config, baseline]);
  };
  const linked =
    (target: string, links: Inputs): Change =>
    ({ cwd, write }) => {
      write(target, '{}');
      for (const [link, to] of Object.entries(links)) {
        mkdirSync(dirname(join(cwd, link)), { recursive: true });
        symlinkSync(to, join(cwd, link));
      }
    };
  test.each(
    valueRows<[name: string, files?: Inputs, links?: Inputs, inputs?: Inputs]>(
      'action/tables.md',
      'Settings that a pull request changes',
    ),
  )('are named, and other files are not: %s', (name, files = {}, links = {}, inputs = {}) => {
    const before = Object.keys(links).length > 0 ? linked(name, links) : files;
    expect(changed(before, { [name]: '{ "roomlint": {} }' }, inputs)).toEqual([name]);
    const others = { 'shared/other': '{}', 'other/package.json': '{ "name": "x" }' };
    expect(changed(before, others, inputs)).toEqual([]);
  });

  test('are named where a symbolic link is led elsewhere, and links in a circle are passed over', () => {
    const before = linked('one.json', { '.gitignore': '.gitignore', [CONFIG]: 'one.json' });
    const after = ({ cwd }: Repository): void => {
      rmSync(join(cwd, CONFIG));
      symlinkSync('one.json', join(cwd, '..', 'outside'));
      symlinkSync('../outside', join(cwd, CONFIG));
    };
    expect(changed(before, after)).toEqual([CONFIG]);
  });

  test('are named in the summary', async () => {
    const { summary } = await pull({ 'a.json': clean }, { [CONFIG]: '{}' });
    expect(summary).toContain(
      `\n> [!WARNING]\n> This pull request changes what roomlint reports: \`${CONFIG}\`. Check that`,
    );
  });

  test.each(valueRows<[string, string, boolean]>('action/tables.md', 'Rooms that a pull request moves away'))(
    'do not hide a room that is moved away: %s to %s',
    async (name, to, isMovedAway) => {
      const move = ({ cwd, git }: Repository): void => {
        mkdirSync(dirname(join(cwd, to)), { recursive: true });
        git('mv', name, to);
      };
      const { commands } = await pull({ [CONFIG]: '{}', 'a.json': clean, 'b.json': clean }, move);
      const message = `${name} is no longer checked: this pull request moves it to ${to}`;
      expect(commands).toMatchObject(isMovedAway ? [{ command: 'warning', message }] : []);
    },
  );
});

test('action.yml passes inputs in the environment only, and installs what the lock file lists, without scripts', () => {
  const { inputs, runs } = readManifest(ACTION);
  for (const { run } of runs.steps) expect(run).not.toContain('${{');
  const given = runs.steps.flatMap(({ env = {} }) => Object.values(env));
  const wanted = Object.keys(inputs).map((name) => `\${{ inputs.${name} }}`);
  expect(given.sort()).toEqual(wanted.sort());
  expect(runs.using).toBe('composite');
  expect(runs.steps[0]?.run).toMatch(/^cd "\$GITHUB_ACTION_PATH" && npm ci .*--ignore-scripts/);
});
