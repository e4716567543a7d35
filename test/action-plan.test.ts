import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { emptyRepository } from './cli/repository.js';
import { ON_DISK, temporaryFolder } from './cli/run-roomlint.js';
import { type ActionRun, runAction } from './composite-action.js';
import { roomWith } from './example-changes.js';
import { room } from './example-room.js';
import { cloneShallow } from './ports/memory-git/memory-git.js';

const ACTION = fileURLToPath(new URL('..', import.meta.url));
const folder = temporaryFolder(ON_DISK);
let made = 0;

type Files = Readonly<Record<string, string>>;

const clean = room();
const without3 = roomWith({ roomItems: { 3: undefined }, logic: { 3: undefined } });

interface Branch {
  readonly workspace: string;
  /** The commit that the pull request starts from. */
  readonly sha: string;
}

const branches = new Map<string, Branch>();

/** A repository with a pull request that turns `before` into `after`, which the action may not change. */
function branchFrom(before: Files, after: Files): Branch {
  const key = JSON.stringify([before, after]);
  const branch = branches.get(key) ?? newBranch(before, after);
  branches.set(key, branch);
  return branch;
}

function newBranch(before: Files, after: Files): Branch {
  const workspace = join(folder.path, `p${made++}`, 'rooms');
  const { commit, head } = emptyRepository(workspace);
  commit(before);
  const sha = head();
  commit(after);
  return { workspace, sha };
}

/** The action on a pull request that turns the files of `before` into those of `after`. */
function pullRequest(
  before: Files,
  after: Files,
  inputs: Files,
  options: { shallow?: true } = {},
): Promise<ActionRun> {
  const { workspace, sha } = branchFrom(before, after);
  const event = { pull_request: { base: { sha } } };
  if (options.shallow === undefined) return runAction({ action: ACTION, workspace, event, inputs });
  const shallow = join(workspace, '..', 'shallow');
  if (!existsSync(shallow)) cloneShallow(workspace, shallow);
  return runAction({ action: ACTION, workspace: shallow, event, inputs });
}

const CHANGED_ONLY = { 'changed-only': 'true' };

describe('the plan of a pull request', () => {
  test('is in the job summary with changed-only, and fails nothing', async () => {
    const { code, summary, commands } = await pullRequest(
      { 'a.json': clean },
      { 'a.json': without3 },
      CHANGED_ONLY,
    );
    expect(summary).toMatch(/^## Importing <code>a\.json<\/code> into <code>[0-9a-f]{8}:a\.json<\/code>$/m);
    expect(summary).toContain('### What is destroyed');
    expect(summary).toContain('1 item would be removed: there is no limit');
    expect([code, commands]).toEqual([0, []]);
  });

  test('is there with plan alone, and not without either', async () => {
    const files = [{ 'a.json': clean }, { 'a.json': without3 }] as const;
    expect((await pullRequest(...files, { plan: 'true' })).summary).toContain('## Importing');
    expect((await pullRequest(...files, {})).summary).not.toContain('## Importing');
    expect((await pullRequest(...files, { ...CHANGED_ONLY, plan: 'false' })).summary).not.toContain(
      '## Importing',
    );
  });

  test('fails above plan-max-removed, with an annotation of the file', async () => {
    const files = [{ 'a.json': clean }, { 'a.json': without3 }] as const;
    const { code, summary, commands } = await pullRequest(...files, {
      ...CHANGED_ONLY,
      'plan-max-removed': '0',
    });
    expect(code).toBe(1);
    expect(summary).toContain('1 item would be removed, but plan-max-removed allows 0');
    expect(commands).toEqual([
      expect.objectContaining({
        command: 'error',
        properties: expect.objectContaining({ file: 'a.json', title: 'import plan' }),
        message: expect.stringContaining('importing this: items: + 0 ~ 0 - 1'),
      }),
    ]);
    for (const limit of ['1', '50%'])
      expect((await pullRequest(...files, { ...CHANGED_ONLY, 'plan-max-removed': limit })).code).toBe(0);
  });

  test('fails for a room that loses its logic section, unless the job accepts that', async () => {
    const { logic: _logic, ...next } = JSON.parse(clean) as Record<string, object>;
    const { code, commands } = await pullRequest(
      { 'a.json': clean },
      { 'a.json': JSON.stringify(next) },
      CHANGED_ONLY,
    );
    expect(code).toBe(1);
    expect(commands).toContainEqual(
      expect.objectContaining({
        command: 'error',
        message: expect.stringContaining('the file has no logic section: all 3 items stop working'),
      }),
    );
  });

  test('fails for what the config protects', async () => {
    const config = { 'roomlint.config.json': '{ "protect": ["items/3"] }' };
    const { code, summary } = await pullRequest(
      { 'a.json': clean, ...config },
      { 'a.json': without3 },
      CHANGED_ONLY,
    );
    expect(code).toBe(1);
    expect(summary).toContain('protected, but would be removed: items/3');
  });

  test('stays within the paths, and says nothing of a new snapshot', async () => {
    const { code, summary } = await pullRequest(
      { 'rooms/a.json': clean, 'b.json': clean },
      { 'rooms/new.json': clean, 'b.json': without3 },
      { ...CHANGED_ONLY, paths: 'rooms/', 'plan-max-removed': '0' },
    );
    expect(code).toBe(0);
    expect(summary).not.toContain('## Importing');
  });

  test('names a room that cannot be planned: that fails only where a limit cannot be judged', async () => {
    const files = [{ 'a.json': '{' }, { 'a.json': clean }] as const;
    const free = await pullRequest(...files, CHANGED_ONLY);
    expect(free.summary).toMatch(/\*\*No plan\*\*: [0-9a-f]{8}:a\.json:1:2 /);
    expect([free.code, free.commands]).toEqual([
      0,
      [
        expect.objectContaining({
          command: 'warning',
          message: expect.stringMatching(/^no plan: [0-9a-f]{8}:a\.json:1:2 /),
        }),
      ],
    ]);
    const limited = await pullRequest(...files, { ...CHANGED_ONLY, 'plan-max-removed': '0' });
    expect(limited.code).toBe(2);
    expect(limited.commands.at(-1)?.message).toMatch(
      /^plan-max-removed cannot be judged: [0-9a-f]{8}:a\.json:1:2 /,
    );
  });

  test.each([
    [{ maxRemoved: 5 }, 2, /^the limits of the config cannot be judged: /],
    [{ protect: ['items/3'] }, 2, /^the limits of the config cannot be judged: /],
    [{ rules: {} }, 0, /^no plan: /],
  ])(
    'fails for a room that cannot be planned where the config at the base has limits: %j',
    async (config, code, message) => {
      const settings = { 'roomlint.config.json': JSON.stringify(config) };
      const run = await pullRequest(
        { 'a.json': '{', ...settings },
        { 'a.json': clean, 'roomlint.config.json': '{}' },
        CHANGED_ONLY,
      );
      expect([run.code, run.commands.at(-1)?.message]).toEqual([code, expect.stringMatching(message)]);
    },
  );

  test('a room that cannot be planned does not hide another one that loses too much', async () => {
    const settings = { 'roomlint.config.json': JSON.stringify({ maxRemoved: 0 }) };
    const run = await pullRequest(
      { 'a.json': '{', 'b.json': clean, ...settings },
      { 'a.json': clean, 'b.json': without3, ...settings },
      CHANGED_ONLY,
    );
    expect(run.code).toBe(2);
    expect(run.commands).toContainEqual(
      expect.objectContaining({
        command: 'error',
        message: expect.stringContaining('plan-max-removed allows 0'),
      }),
    );
  });

  test('says so in the summary when the history is missing', async () => {
    const files = [{ 'a.json': clean }, { 'a.json': without3 }] as const;
    const { code, summary, commands } = await pullRequest(...files, { plan: 'true' }, { shallow: true });
    expect(summary).toContain('**Nothing was planned**');
    expect([code, commands.at(-1)]).toEqual([
      0,
      expect.objectContaining({
        command: 'warning',
        message: expect.stringContaining('nothing was planned: '),
      }),
    ]);
    const limited = await pullRequest(...files, { plan: 'true', 'plan-max-removed': '3' }, { shallow: true });
    expect(limited.code).toBe(2);
    expect(limited.commands.at(-1)?.message).toContain('fetch-depth: 0');
  });

  test.each([
    [{ plan: 'yes' }, 'plan must be true or false, not "yes"'],
    [{ 'plan-max-removed': '0' }, 'plan-max-removed limits nothing without a plan'],
    [
      { ...CHANGED_ONLY, plan: 'false', 'plan-max-removed': '0' },
      'plan-max-removed limits nothing without a plan',
    ],
    [
      { ...CHANGED_ONLY, 'plan-max-removed': 'few' },
      'plan-max-removed cannot be judged: --max-removed cannot be "few"',
    ],
    [
      { ...CHANGED_ONLY, 'plan-max-removed': '--help' },
      'plan-max-removed cannot be judged: --max-removed cannot be',
    ],
  ])('refuses %j', async (inputs: Files, message) => {
    const { code, commands } = await pullRequest({ 'a.json': clean }, { 'a.json': without3 }, inputs);
    expect(code).toBe(2);
    expect(commands.at(-1)?.message).toContain(message);
  });

  test('keeps strings of a snapshot inside their lines', async () => {
    const name = '::error::x ##[error]y </details><script> | \u001b[31m\n# z';
    const hostile = (text: string) =>
      room(({ roomItems }) => {
        roomItems[text] = { prefabName: text, hoverTitle: text };
      });
    const run = (text: string) =>
      pullRequest(
        { 'a.json': hostile(text) },
        { 'a.json': clean },
        { ...CHANGED_ONLY, 'plan-max-removed': '0' },
      );
    const [plain, odd] = [await run('plain'), await run(name)];
    expect(odd.commands).toHaveLength(plain.commands.length);
    expect(odd.summary.split('\n')).toHaveLength(plain.summary.split('\n').length);
    expect(odd.summary).not.toContain('<script>');
    expect(odd.log + odd.summary).not.toContain('\u001b');
  });
});
