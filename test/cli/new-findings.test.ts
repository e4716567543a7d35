import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { roomWith } from '../../rules/example-changes.js';
import { FIND_KEY, room } from '../../rules/example-room.js';
import { broken } from '../broken-room.js';
import { publishedValidator } from '../schema/published-schemas.js';
import { clean, emptyRepository, newRepository, type Repository, repositoryAt } from './repository.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const isDescribed = publishedValidator('report.schema.json');
const folder = temporaryFolder();
let made = 0;
const repository = (): Repository => newRepository(join(folder.path, `r${made++}`));

/** With an old finding and a new one. */
const worse = roomWith({ quests: { [FIND_KEY]: { AutoStart: true, Creator: '' } } });

/** The words of a command line in which only single quotes quote. */
function shellWords(line: string): readonly string[] {
  return [...line.matchAll(/(?:[^\s']|'[^']*'|\\')+/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|\\(')/g, '$1$2'),
  );
}

interface Report {
  readonly files: readonly {
    readonly path: string;
    readonly findings: readonly { readonly rule: string; readonly pointer: string }[];
    readonly earlier?: number;
    readonly uncovered?: readonly { readonly rule: string; readonly pointer: string }[];
    readonly error?: string;
  }[];
  readonly summary: { readonly errors: number; readonly warnings: number; readonly earlier?: number };
}

interface Told extends Omit<Run, 'out'> {
  readonly report: Report;
  /** The rules of the findings, by path. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
}

async function check(cwd: string, ...args: string[]): Promise<Told> {
  const { code, out, err } = await roomlint(['check', '--format', 'json', ...args], { cwd });
  const report = JSON.parse(out) as Report;
  expect(isDescribed(report), JSON.stringify(isDescribed.errors)).toBe(true);
  const rules = Object.fromEntries(
    report.files.map(({ path, findings }) => [path, findings.map(({ rule }) => rule)]),
  );
  return { code, err, report, rules };
}

describe('check --new --staged', () => {
  test('shows, counts and annotates only what HEAD does not have', async () => {
    const { cwd, stage, commit } = repository();
    commit({ 'rooms/a.json': broken });
    stage({ 'rooms/a.json': worse });
    const { code, err, report, rules } = await check(cwd, '--new', '--staged');
    expect(rules).toEqual({ 'rooms/a.json': ['quest/creator'] });
    expect([code, report.summary.errors, report.summary.earlier]).toEqual([1, 1, 1]);
    expect([report.files[0]?.earlier, report.files[0]?.uncovered]).toEqual([1, []]);
    expect(err).toBe('roomlint: 1 earlier finding is not shown: roomlint check --staged lists it\n');
    const github = await roomlint(['check', '--new', '--staged', '--format', 'github'], { cwd });
    expect(github.out.match(/^::error/gm)).toHaveLength(1);
  });

  test('the command that it prints lists the earlier findings, with the same rules and files', async () => {
    const { cwd, stage, commit } = repository();
    commit({
      'a b/c.json': broken,
      'team.json': JSON.stringify({ rules: { 'quest/no-auto-start': 'warning' } }),
      'known.json': '{"version": 2, "files": {}}',
    });
    stage({ 'a b/c.json': `${broken}\n` });
    const choices = [
      [],
      ['--no-config', '--no-baseline', '--no-plugins'],
      ['--config', 'team.json', '--baseline', 'known.json'],
      [
        '--preset',
        'lenient',
        '--rule',
        'quest/id-format:error:{"prefixes":["mlh", "mk"]}',
        '--rule=quest/enabled:off',
      ],
      ['--only', 'quest', '--skip', 'quest/enabled', '--skip', 'item'],
    ];
    for (const scope of [['--staged'], ['--since', 'HEAD'], ['--staged', 'a b/c.json']])
      for (const choice of choices) {
        const { err } = await check(cwd, '--new', ...choice, ...scope);
        const [, line = ''] =
          /roomlint: 1 earlier finding is not shown: roomlint (.*) lists it\n$/.exec(err) ?? [];
        const listed = await roomlint(shellWords(line), { cwd });
        expect(listed.out, line).toContain('quest/no-auto-start');
        const level = choice.includes('team.json') ? 'warning' : 'error';
        expect(listed.out).toContain(`1 ${level}`);
      }
  });

  test('names the files in a hook, because nothing is staged once the commit is made', async () => {
    const { cwd, write, stage, commit } = repository();
    const names = [1, 2, 3, 4, 5, 6].map((number) => `rooms/${number}.json`);
    for (const name of names) write(name, broken);
    commit();
    const env = { GIT_INDEX_FILE: '.git/index' };
    const args = ['check', '--new', '--staged', '--preset=lenient'];
    for (const name of names.slice(0, 2)) write(name, `${broken}\n`);
    stage();
    expect((await roomlint(args, { cwd, env })).err).toBe(
      'roomlint: 2 earlier findings are not shown: roomlint check --preset=lenient rooms/1.json rooms/2.json lists them\n',
    );
    for (const name of names) write(name, `${broken}\n\n`);
    stage();
    expect((await roomlint(args, { cwd, env })).err).toContain(
      ': roomlint check --preset=lenient lists them\n',
    );
  });

  test('is green where a change brings nothing', async () => {
    const { cwd, stage, commit } = repository();
    commit({ 'rooms/a.json': broken });
    stage({ 'rooms/a.json': `${broken}\n\n` });
    const { code, report } = await check(cwd, '--new', '--staged', '--max-warnings', '0');
    expect([code, report.summary.errors, report.summary.earlier]).toEqual([0, 0, 1]);
  });

  test('has no counts of earlier findings without --new', async () => {
    const { cwd } = repository();
    const { report } = await check(cwd, 'rooms');
    expect([report.files[0]?.earlier, report.files[0]?.uncovered, report.summary.earlier]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('counts a new file in full, and everything before the first commit', async () => {
    const { cwd, stage } = repository();
    stage({ 'rooms/b.json': broken });
    expect(await check(cwd, '--new', '--staged')).toMatchObject({
      code: 1,
      rules: { 'rooms/b.json': ['quest/no-auto-start'] },
    });
    const first = emptyRepository(join(folder.path, `r${made++}`));
    first.stage({ 'a.json': broken });
    const { code, err, rules } = await check(first.cwd, '--new', '--staged');
    expect([code, err, rules]).toEqual([1, '', { 'a.json': ['quest/no-auto-start'] }]);
  });

  test('follows a file that was renamed and changed, also with a strange name', async () => {
    const { cwd, git, stage, commit } = repository();
    commit({ 'rooms/a.json': broken });
    git('mv', 'rooms/a.json', 'rooms/:new "é"\n.json');
    stage({ 'rooms/:new "é"\n.json': worse });
    const { rules, report } = await check(cwd, '--new', '--staged');
    expect(Object.values(rules)).toEqual([['quest/creator']]);
    expect(report.summary.earlier).toBe(1);
  });

  test('reads a file from the folder of another working directory', async () => {
    const { cwd, stage, commit } = repository();
    commit({ 'rooms/a.json': broken });
    stage({ 'rooms/a.json': worse });
    const { report } = await check(join(cwd, 'rooms'), '--new', '--staged');
    expect(report.summary).toMatchObject({ errors: 1, earlier: 1 });
  });

  test.each([
    ['syntax', '{', 'text/syntax, line 1'],
    ['encoding', Buffer.from([0x7b, 0xff, 0x7d]).toString('latin1'), 'text/'],
    ['depth', '['.repeat(2_000) + ']'.repeat(2_000), 'text/depth, line 1'],
  ])('measures with the last commit that can be checked: %s', async (what, text, why) => {
    const { cwd, git, write, stage, commit } = repository();
    commit({ 'rooms/a.json': broken });
    const good = git('rev-parse', '--short=8', 'HEAD').trim();
    git('mv', 'rooms/a.json', 'rooms/b.json');
    commit();
    const renamed = git('rev-parse', '--short=8', 'HEAD').trim();
    for (const end of ['', ' ', '  ']) {
      if (what === 'encoding') {
        writeFileSync(join(cwd, 'rooms/b.json'), Buffer.from(text + end, 'latin1'));
      } else write('rooms/b.json', text + end);
      commit();
    }
    stage({ 'rooms/b.json': worse });
    const head = git('rev-parse', '--short=8', 'HEAD').trim();
    const { err, rules } = await check(cwd, '--new', '--staged');
    expect(rules).toEqual({ 'rooms/b.json': ['quest/creator'] });
    expect(err).toContain(
      `roomlint: rooms/b.json: compared with ${renamed}:rooms/b.json, because ${head}:rooms/b.json cannot be checked: ${why}`,
    );
    expect(good).not.toBe(renamed);
  });

  test('counts everything where no version can be checked, and says so in one line', async () => {
    const { cwd, git, stage, commit } = repository();
    commit({ 'rooms/b.json': '{"quests": {' });
    commit({ 'rooms/b.json': '{"quests": {{' });
    stage({ 'rooms/b.json': broken });
    const head = git('rev-parse', '--short=8', 'HEAD').trim();
    const { code, err, rules } = await check(cwd, '--new', '--staged');
    expect([code, rules]).toEqual([1, { 'rooms/b.json': ['quest/no-auto-start'] }]);
    expect(err).toBe(
      `roomlint: rooms/b.json: all findings count, because no earlier version can be checked: ${head}:rooms/b.json: text/syntax, line 1\n`,
    );
  });

  test('counts a syntax fault as new even if HEAD has one, because an older version has none', async () => {
    const { cwd, stage, commit } = repository();
    commit({ 'rooms/a.json': '{"quests": {' });
    stage({ 'rooms/a.json': '{"quests": {\n' });
    expect(await check(cwd, '--new', '--staged')).toMatchObject({
      code: 1,
      rules: { 'rooms/a.json': ['text/syntax'] },
    });
  });

  test('fixes new findings only', async () => {
    const { cwd, git, read, stage, commit } = repository();
    const two = roomWith({ everyQuest: { AutoStart: true } });
    commit({ 'rooms/a.json': broken });
    stage({ 'rooms/a.json': two });
    const shown = await roomlint(['check', '--new', '--staged', '--fix-dry-run'], { cwd });
    expect(shown.code).toBe(0);
    expect(shown.err).toContain('would fix 1 finding (quest/no-auto-start); no findings would remain');
    const { code, err } = await roomlint(['check', '--new', '--staged', '--fix'], { cwd });
    expect(err).toBe(
      'roomlint: rooms/a.json: fixed 1 finding (quest/no-auto-start)\nroomlint: 1 earlier finding is not shown: roomlint check --staged lists it\n',
    );
    expect(code).toBe(0);
    expect(read('rooms/a.json')).toBe(broken);
    expect(git('show', ':rooms/a.json')).toBe(broken);
  });

  test('works with a baseline as well', async () => {
    const { cwd, write, stage, commit } = repository();
    write('rooms/a.json', worse);
    await roomlint(['check', '--update-baseline', 'rooms'], { cwd });
    commit();
    stage({
      'rooms/a.json': roomWith({ quests: { [FIND_KEY]: { AutoStart: true, Creator: '', Description: 5 } } }),
    });
    const { rules, report, err } = await check(
      cwd,
      '--new',
      '--staged',
      '--baseline',
      'roomlint-baseline.json',
    );
    expect(rules).toEqual({ 'rooms/a.json': ['schema'] });
    expect(report.summary.earlier).toBe(0);
    expect(err).toBe('roomlint: roomlint-baseline.json: 2 known findings left out\n');
  });

  test('judges both versions by the rules of today', async () => {
    const { cwd, stage, commit } = repository();
    commit({
      'roomlint.config.json': '{ "rules": { "quest/no-auto-start": "off" } }',
      'rooms/a.json': broken,
    });
    stage({ 'roomlint.config.json': '{}', 'rooms/a.json': worse });
    const { rules, report } = await check(cwd, '--new', '--staged');
    expect(rules).toEqual({ 'rooms/a.json': ['quest/creator'] });
    expect(report.summary.earlier).toBe(1);
  });

  test('says nothing of submodules, and takes a file that was a link for a new one', async () => {
    const { cwd, write, stage, commit } = repository();
    write('rooms/b.json', broken);
    symlinkSync('b.json', join(cwd, 'rooms/c.json'));
    commit();
    rmSync(join(cwd, 'rooms/c.json'));
    stage({ 'rooms/c.json': broken });
    expect((await check(cwd, '--new', '--staged')).rules).toEqual({
      'rooms/c.json': ['quest/no-auto-start'],
    });
  });
});

describe('check --new during a merge', () => {
  /** A branch and main have each changed the room; each has brought a fault of its own. */
  function merging(ours: string, theirs: string, message = '--no-commit'): Repository {
    const made = repository();
    const { git, commit } = made;
    git('checkout', '--quiet', '-b', 'topic');
    commit({ 'rooms/a.json': theirs });
    git('checkout', '--quiet', 'main');
    commit({ 'rooms/a.json': ours, 'other.txt': 'x' });
    try {
      git('merge', '--quiet', message, 'topic');
    } catch {
      // A conflict.
    }
    return made;
  }

  test('counts only what is new against every parent', async () => {
    const { cwd, stage } = merging(
      broken,
      room(({ quests }) => Object.assign(quests[FIND_KEY] ?? {}, { Creator: '' })),
    );
    stage({ 'rooms/a.json': worse });
    const both = await check(cwd, '--new', '--staged');
    expect([both.code, both.rules, both.report.summary.earlier]).toEqual([0, { 'rooms/a.json': [] }, 2]);
    stage({
      'rooms/a.json': roomWith({ quests: { [FIND_KEY]: { AutoStart: true, Creator: '', Description: 5 } } }),
    });
    expect((await check(cwd, '--new', '--staged')).rules).toEqual({ 'rooms/a.json': ['schema'] });
  });

  test('treats what a merged branch brings as known, in --since as well', async () => {
    const { cwd } = merging(clean, broken);
    expect(await check(cwd, '--new', '--staged')).toMatchObject({ code: 0 });
    expect(await check(cwd, '--new', '--since', 'topic')).toMatchObject({ code: 0 });
  });

  test('knows all parents of a merge of three', async () => {
    const { cwd, git, commit } = repository();
    for (const name of ['b', 'c']) {
      git('checkout', '--quiet', '-b', name, 'main');
      commit({ [`rooms/${name}.json`]: broken });
    }
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--no-commit', '--no-ff', 'b', 'c');
    const { code, rules } = await check(cwd, '--new', '--staged');
    expect([code, rules]).toEqual([0, { 'rooms/b.json': [], 'rooms/c.json': [] }]);
  });

  test('knows the merged branch in the hook pre-merge-commit', async () => {
    const { cwd, git, commit, head } = repository();
    git('checkout', '--quiet', '-b', 'topic');
    commit({ 'rooms/a.json': broken });
    const topic = head();
    git('checkout', '--quiet', 'main');
    git('read-tree', '-m', '-u', 'main', 'topic');
    const args = ['check', '--new', '--staged'];
    expect((await roomlint(args, { cwd })).code).toBe(1);
    const env = { GIT_REFLOG_ACTION: 'merge topic', [`GITHEAD_${topic}`]: 'topic' };
    expect((await roomlint(args, { cwd, env })).code).toBe(0);
  });
});

describe('check --new --since', () => {
  test('compares with where the branch began, with renames and untracked files', async () => {
    const { cwd, git, write, commit } = repository();
    commit({ 'rooms/a.json': broken, 'rooms/d.json': broken });
    git('checkout', '--quiet', '-b', 'topic');
    git('mv', 'rooms/a.json', 'rooms/b.json');
    commit({ 'rooms/b.json': worse });
    write('rooms/b.json', `${worse}\n`);
    write('rooms/c.json', broken);
    const { code, rules, err } = await check(cwd, '--new', '--since', 'main', 'rooms');
    expect(rules).toEqual({ 'rooms/b.json': ['quest/creator'], 'rooms/c.json': ['quest/no-auto-start'] });
    expect(code).toBe(1);
    expect(err).toBe(
      'roomlint: 1 earlier finding is not shown: roomlint check --since main rooms lists it\n',
    );
  });
});

describe('check --new --against', () => {
  const pair = (before: string, after: string): { cwd: string; at: string[] } => {
    const cwd = join(folder.path, `r${made++}`);
    const { write } = repositoryAt(cwd);
    write('old.json', before);
    write('new.json', after);
    return { cwd, at: ['--new', '--against', 'old.json', 'new.json'] };
  };

  test('compares two files', async () => {
    const { cwd, at } = pair(broken, worse);
    const { code, err, rules, report } = await check(cwd, ...at);
    expect([code, rules, report.summary.earlier]).toEqual([1, { 'new.json': ['quest/creator'] }, 1]);
    expect(err).toBe('roomlint: 1 earlier finding is not shown: roomlint check new.json lists it\n');
  });

  test('counts everything against a file that cannot be checked', async () => {
    const { cwd, at } = pair('{', broken);
    expect(await check(cwd, ...at)).toMatchObject({
      code: 1,
      err: 'roomlint: new.json: all findings count, because no earlier version can be checked: old.json: text/syntax, line 1\n',
    });
  });

  test('lists as uncovered, and does not count, what a repaired record shows for the first time', async () => {
    const text = room(({ quests }) => {
      quests[FIND_KEY] = 'an entry' as never;
    });
    const { cwd, at } = pair(text, broken);
    const { code, err, report } = await check(cwd, ...at);
    expect([code, report.summary.errors, report.files[0]?.findings]).toEqual([0, 0, []]);
    expect(report.files[0]?.uncovered?.map(({ rule }) => rule)).toEqual(['quest/no-auto-start']);
    expect(err).toBe(
      'roomlint: new.json: 1 finding does not count, because the earlier version of the record could not be checked in full: quest/no-auto-start\n',
    );
  });

  test('names what is left of one cause, with one new occurrence', async () => {
    const emptied = (many: number): string =>
      room(({ quests }) => {
        for (const entry of Object.values(quests).slice(0, many)) Object.assign(entry, { Creator: '' });
      });
    const { cwd, at } = pair(emptied(1), emptied(3));
    const { report } = await check(cwd, ...at);
    expect(report.files[0]?.findings.every(({ pointer }) => pointer !== `/quests/${FIND_KEY}/Creator`)).toBe(
      true,
    );
  });

  test.each([
    [
      ['--new'],
      '--new needs --staged, --since REF or --against FILE: they say which version is the earlier one',
    ],
    [['--new', 'new.json'], '--new needs --staged, --since REF or --against FILE'],
    [['--against', 'old.json', 'new.json'], '--against needs --new: roomlint check --new --against OLD NEW'],
    [['--new', '--against', 'old.json'], '--against compares one snapshot: name exactly one path'],
    [
      ['--new', '--against', 'old.json', 'new.json', 'new.json'],
      '--against compares one snapshot: name exactly one path',
    ],
    [
      ['--new', '--against', 'old.json', '.'],
      '--against compares one snapshot, and there are 2: new.json, old.json',
    ],
    [
      ['--new', '--against', 'gone.json', 'new.json'],
      'cannot read the earlier version gone.json: no such file',
    ],
    [['--new', '--against', 'old.json', '--staged', 'new.json'], '--staged and --against cannot be combined'],
    [
      ['--new', '--against', 'old.json', '--since', 'x', 'new.json'],
      '--since and --against cannot be combined',
    ],
    [['--new', '--staged', '--update-baseline'], '--new and --update-baseline cannot be combined'],
    [
      ['--new', '--against', 'old.json', '--update-baseline', 'new.json'],
      '--new and --update-baseline cannot be combined',
    ],
  ])('refuses what cannot be compared: %j', async (args, message) => {
    const { cwd } = pair(broken, worse);
    const { code, err, out } = await roomlint(['check', ...args], { cwd });
    expect([code, out]).toEqual([2, '']);
    expect(err.startsWith(`roomlint: ${message}`), err).toBe(true);
  });
});

describe('the hook roomlint-new of pre-commit', () => {
  const manifest = readFileSync(new URL('../../.pre-commit-hooks.yaml', import.meta.url), 'utf8');
  const hook = (parse(manifest) as { id: string; entry: string; pass_filenames?: boolean }[]).find(
    ({ id }) => id === 'roomlint-new',
  );
  const args = hook?.entry.split(' ').slice(1) ?? [];
  const hooked = (cwd: string, env: Record<string, string> = {}): Promise<Run> =>
    roomlint(args, { cwd, env: { PRE_COMMIT: '1', ...env } });

  test('judges what is staged, without the names of files', async () => {
    const { cwd, stage, commit } = repository();
    commit({ 'rooms/a.json': broken });
    stage({ 'rooms/a.json': worse });
    expect(hook?.pass_filenames).toBe(false);
    const { code, out } = await hooked(cwd);
    expect(code).toBe(1);
    expect(out).toContain('quest/creator');
    expect(out).not.toContain('quest/no-auto-start');
  });

  test('judges what has changed since the ref that pre-commit gives', async () => {
    const { cwd, commit, head } = repository();
    commit({ 'rooms/a.json': broken });
    const from = head();
    commit({ 'rooms/a.json': worse });
    expect((await hooked(cwd, { PRE_COMMIT_FROM_REF: from })).code).toBe(1);
    expect((await hooked(cwd, { PRE_COMMIT_FROM_REF: 'HEAD' })).code).toBe(0);
  });

  test('stops for a new warning as well, unless its arguments allow some', async () => {
    const { cwd, stage } = repository();
    stage({ 'rooms/a.json': roomWith({ roomItems: { 3: { parentItemID: 77 } } }) });
    const { code, err } = await hooked(cwd);
    expect([code, err]).toEqual([1, expect.stringContaining('1 warning')]);
    expect((await roomlint([...args, '--max-warnings', '1'], { cwd })).code).toBe(0);
  });

  test('ends with 2 where there is no change to judge', async () => {
    const { cwd } = repository();
    const { code, err } = await hooked(cwd);
    expect([code, err]).toEqual([
      2,
      'roomlint: nothing is staged and PRE_COMMIT_FROM_REF is not set, so there is no change to judge: run pre-commit with --from-ref and --to-ref, or use the hook roomlint for all files\n',
    ]);
    const alone = await roomlint(['check', '--pre-commit'], { cwd });
    expect([alone.code, alone.err]).toEqual([2, 'roomlint: --pre-commit needs --new: it judges a change\n']);
  });
});
