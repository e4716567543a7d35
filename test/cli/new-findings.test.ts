import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { broken } from '../broken-room.js';
import { roomWith } from '../example-changes.js';
import { FIND_KEY, room } from '../example-room.js';
import { publishedValidator } from '../schema/published-schemas.js';
import type { Files } from '../temporary-folder.js';
import { clean, emptyRepository, newRepository, type Repository } from './repository.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const isDescribed = publishedValidator('report.schema.json');
const folder = temporaryFolder();
let made = 0;
let here: Repository;
beforeEach(() => {
  here = newRepository(join(folder.path, `r${made++}`));
});

/** With an old finding and a new one. */
const worse = roomWith({ quests: { [FIND_KEY]: { AutoStart: true, Creator: '' } } });
const worst = roomWith({ quests: { [FIND_KEY]: { AutoStart: true, Creator: '', Description: 5 } } });

const a = (text: string): Files => ({ 'rooms/a.json': text });

interface Report {
  readonly files: readonly {
    readonly path: string;
    readonly findings: readonly { readonly rule: string; readonly pointer: string }[];
    readonly earlier?: number;
    readonly uncovered?: readonly { readonly rule: string; readonly pointer: string }[];
  }[];
  readonly summary: { readonly errors: number; readonly warnings: number; readonly earlier?: number };
}

interface Told extends Omit<Run, 'out'> {
  readonly report: Report;
  readonly earlier: number | undefined;
  /** The rules of the findings, by path. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
}

const run = (...args: string[]): Promise<Run> => roomlint(['check', ...args], { cwd: here.cwd });

async function check(...args: string[]): Promise<Told> {
  const { code, out, err } = await run('--format', 'json', '--new', ...args);
  const report = JSON.parse(out) as Report;
  expect(isDescribed(report), JSON.stringify(isDescribed.errors)).toBe(true);
  const rules = Object.fromEntries(
    report.files.map(({ path, findings }) => [path, findings.map(({ rule }) => rule)]),
  );
  return { code, err, report, rules, earlier: report.summary.earlier };
}

/** The words of a command line in which only single quotes quote. */
function shellWords(line: string): readonly string[] {
  return [...line.matchAll(/(?:[^\s']|'[^']*'|\\')+/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|\\(')/g, '$1$2'),
  );
}

const HIDDEN = (command: string): string =>
  `roomlint: 1 earlier finding is not shown: roomlint ${command} lists it\n`;
const shortHead = (): string => here.head().slice(0, 8);

describe('check --new --staged', () => {
  const OFF = { 'roomlint.config.json': '{ "rules": { "quest/no-auto-start": "off" } }' };
  const ON = { 'roomlint.config.json': '{}' };

  test.each<[title: string, committed: Files, staged: Files, code: number, rule?: string]>([
    ['shows only what HEAD does not have', a(broken), a(worse), 1, 'quest/creator'],
    ['is green where a change brings nothing', a(broken), a(`${broken}\n\n`), 0],
    ['counts a new file in full', {}, { 'rooms/b.json': broken }, 1, 'quest/no-auto-start'],
    [
      'counts a fault in a syntax that HEAD has broken',
      a('{"quests": {'),
      a('{"quests": {\n'),
      1,
      'text/syntax',
    ],
    ['judges by the rules of today', { ...a(broken), ...OFF }, { ...a(worse), ...ON }, 1, 'quest/creator'],
  ])('%s', async (_title, committed, staged, code, rule) => {
    here.commit(committed);
    here.stage(staged);
    const hadFinding = committed['rooms/a.json'] === broken;
    const told = await check('--staged');
    expect([told.code, Object.values(told.rules), told.earlier]).toEqual([
      code,
      [rule ? [rule] : []],
      hadFinding ? 1 : 0,
    ]);
    if (hadFinding) expect(told.err).toBe(HIDDEN('check --staged'));
  });

  test('counts and annotates only what is new, per file as well, and has no counts without --new', async () => {
    here.commit(a(broken));
    here.stage(a(worse));
    const { report } = await check('--staged');
    expect(report).toMatchObject({ files: [{ earlier: 1, uncovered: [] }], summary: { errors: 1 } });
    expect((await run('--new', '--staged', '--format', 'github')).out.match(/^::error/gm)).toHaveLength(1);
    const plain = JSON.parse((await run('--format', 'json', 'rooms')).out) as Report;
    const { earlier, uncovered } = plain.files[0] ?? {};
    expect([earlier, uncovered, plain.summary.earlier]).toEqual([undefined, undefined, undefined]);
  });

  test('the command that it prints lists the earlier findings, with the same rules and files', async () => {
    here.commit({
      'a b/c.json': broken,
      'team.json': JSON.stringify({ rules: { 'quest/no-auto-start': 'warning' } }),
      'known.json': '{"version": 2, "files": {}}',
    });
    here.stage({ 'a b/c.json': `${broken}\n` });
    const option = 'quest/id-format:error:{"prefixes":["mlh", "mk"]}';
    for (const args of [
      ['--staged', '--no-config', '--no-baseline', '--no-plugins'],
      ['--since', 'HEAD', '--config', 'team.json', '--baseline', 'known.json'],
      ['--staged', 'a b/c.json', '--preset', 'lenient', '--rule', option, '--rule=quest/enabled:off'],
      ['--staged', '--only', 'quest', '--skip', 'quest/enabled', '--skip', 'item'],
    ]) {
      const { err } = await check(...args);
      const [, line = ''] =
        /roomlint: 1 earlier finding is not shown: roomlint (.*) lists it\n$/.exec(err) ?? [];
      const { out } = await roomlint(shellWords(line), { cwd: here.cwd });
      expect(out, line).toContain('quest/no-auto-start');
      expect(out).toContain(`1 ${args.includes('team.json') ? 'warning' : 'error'}`);
    }
  });

  test('names the files in a hook, because nothing is staged once the commit is made', async () => {
    const names = [1, 2, 3, 4, 5, 6].map((number) => `rooms/${number}.json`);
    const all = (text: string, many = names.length): Files =>
      Object.fromEntries(names.slice(0, many).map((name) => [name, text]));
    here.commit(all(broken));
    const inHook = async (): Promise<string> => {
      const env = { GIT_INDEX_FILE: '.git/index' };
      const args = ['check', '--new', '--staged', '--preset=lenient'];
      return (await roomlint(args, { cwd: here.cwd, env })).err;
    };
    here.stage(all(`${broken}\n`, 2));
    expect(await inHook()).toBe(
      'roomlint: 2 earlier findings are not shown: roomlint check --preset=lenient rooms/1.json rooms/2.json lists them\n',
    );
    here.stage(all(`${broken}\n\n`));
    expect(await inHook()).toContain(': roomlint check --preset=lenient lists them\n');
  });

  test('counts everything before the first commit', async () => {
    here = emptyRepository(join(folder.path, `r${made++}`));
    here.stage({ 'a.json': broken });
    expect(await check('--staged')).toMatchObject({
      code: 1,
      err: '',
      rules: { 'a.json': ['quest/no-auto-start'] },
    });
  });

  test('follows a file that was renamed and changed, also with a strange name, from any folder', async () => {
    here.commit(a(broken));
    here.git('mv', 'rooms/a.json', 'rooms/:new "é"\n.json');
    here.stage({ 'rooms/:new "é"\n.json': worse });
    const { rules, earlier } = await check('--staged');
    expect([Object.values(rules), earlier]).toEqual([[['quest/creator']], 1]);
    here = { ...here, cwd: join(here.cwd, 'rooms') };
    expect((await check('--staged')).report.summary).toMatchObject({ errors: 1, earlier: 1 });
  });

  test.each([
    ['syntax', '{', 'text/syntax, line 1'],
    ['encoding', Buffer.from([0x7b, 0xff, 0x7d]), 'text/'],
    ['depth', '['.repeat(2_000) + ']'.repeat(2_000), 'text/depth, line 1'],
  ])('measures with the last commit that can be checked: %s', async (_what, text, why) => {
    here.commit(a(broken));
    here.git('mv', 'rooms/a.json', 'rooms/b.json');
    here.commit();
    const renamed = shortHead();
    for (const end of ['', ' ', '  '])
      here.commit({ 'rooms/b.json': Buffer.concat([Buffer.from(text), Buffer.from(end)]) });
    here.stage({ 'rooms/b.json': worse });
    const { err, rules } = await check('--staged');
    expect(rules).toEqual({ 'rooms/b.json': ['quest/creator'] });
    expect(err).toContain(
      `roomlint: rooms/b.json: compared with ${renamed}:rooms/b.json, because ${shortHead()}:rooms/b.json cannot be checked: ${why}`,
    );
  });

  test('counts everything where no version can be checked, and says so in one line', async () => {
    here.commit({ 'rooms/b.json': '{"quests": {' });
    here.commit({ 'rooms/b.json': '{"quests": {{' });
    here.stage({ 'rooms/b.json': broken });
    expect(await check('--staged')).toMatchObject({
      code: 1,
      rules: { 'rooms/b.json': ['quest/no-auto-start'] },
      err: `roomlint: rooms/b.json: all findings count, because no earlier version can be checked: ${shortHead()}:rooms/b.json: text/syntax, line 1\n`,
    });
  });

  test('fixes new findings only', async () => {
    here.commit(a(broken));
    here.stage({ 'rooms/a.json': roomWith({ everyQuest: { AutoStart: true } }) });
    const shown = await run('--new', '--staged', '--fix-dry-run');
    expect([shown.code, shown.err]).toEqual([
      0,
      expect.stringContaining('would fix 1 finding (quest/no-auto-start); no findings would remain'),
    ]);
    const { code, err } = await run('--new', '--staged', '--fix');
    expect([code, err]).toEqual([
      0,
      `roomlint: rooms/a.json: fixed 1 finding (quest/no-auto-start)\n${HIDDEN('check --staged')}`,
    ]);
    expect([here.read('rooms/a.json'), here.git('show', ':rooms/a.json')]).toEqual([broken, broken]);
  });

  test('works with a baseline as well', async () => {
    here.write('rooms/a.json', worse);
    await run('--update-baseline', 'rooms');
    here.commit();
    here.stage(a(worst));
    expect(await check('--staged', '--baseline', 'roomlint-baseline.json')).toMatchObject({
      rules: { 'rooms/a.json': ['schema'] },
      earlier: 0,
      err: 'roomlint: roomlint-baseline.json: 2 known findings left out\n',
    });
  });

  test('takes a file that was a link for a new one', async () => {
    here.write('rooms/b.json', broken);
    symlinkSync('b.json', join(here.cwd, 'rooms/c.json'));
    here.commit();
    rmSync(join(here.cwd, 'rooms/c.json'));
    here.stage({ 'rooms/c.json': broken });
    expect((await check('--staged')).rules).toEqual({ 'rooms/c.json': ['quest/no-auto-start'] });
  });
});

describe('check --new during a merge', () => {
  /** A branch and main have each changed the room; each has brought a fault of its own. */
  function merging(ours: string, theirs: string): void {
    here.git('checkout', '--quiet', '-b', 'topic');
    here.commit(a(theirs));
    here.git('checkout', '--quiet', 'main');
    here.commit({ ...a(ours), 'other.txt': 'x' });
    try {
      here.git('merge', '--quiet', '--no-commit', 'topic');
    } catch {
      // A conflict.
    }
  }

  test('counts only what is new against every parent', async () => {
    merging(broken, roomWith({ quests: { [FIND_KEY]: { Creator: '' } } }));
    here.stage(a(worse));
    expect(await check('--staged')).toMatchObject({ code: 0, rules: { 'rooms/a.json': [] }, earlier: 2 });
    here.stage(a(worst));
    expect((await check('--staged')).rules).toEqual({ 'rooms/a.json': ['schema'] });
  });

  test('treats what a merged branch brings as known, in --since as well', async () => {
    merging(clean, broken);
    expect(await check('--staged')).toMatchObject({ code: 0 });
    expect(await check('--since', 'topic')).toMatchObject({ code: 0 });
  });

  test('knows all parents of a merge of three', async () => {
    for (const name of ['b', 'c']) {
      here.git('checkout', '--quiet', '-b', name, 'main');
      here.commit({ [`rooms/${name}.json`]: broken });
    }
    here.git('checkout', '--quiet', 'main');
    here.git('merge', '--quiet', '--no-commit', '--no-ff', 'b', 'c');
    expect(await check('--staged')).toMatchObject({
      code: 0,
      rules: { 'rooms/b.json': [], 'rooms/c.json': [] },
    });
  });

  test('knows the merged branch in the hook pre-merge-commit', async () => {
    here.git('checkout', '--quiet', '-b', 'topic');
    here.commit(a(broken));
    const topic = here.head();
    here.git('checkout', '--quiet', 'main');
    here.git('read-tree', '-m', '-u', 'main', 'topic');
    const args = ['check', '--new', '--staged'];
    expect((await roomlint(args, { cwd: here.cwd })).code).toBe(1);
    const env = { GIT_REFLOG_ACTION: 'merge topic', [`GITHEAD_${topic}`]: 'topic' };
    expect((await roomlint(args, { cwd: here.cwd, env })).code).toBe(0);
  });
});

test('check --new --since compares with where the branch began, with renames and untracked files', async () => {
  here.commit({ ...a(broken), 'rooms/d.json': broken });
  here.git('checkout', '--quiet', '-b', 'topic');
  here.git('mv', 'rooms/a.json', 'rooms/b.json');
  here.commit({ 'rooms/b.json': worse });
  here.write('rooms/b.json', `${worse}\n`);
  here.write('rooms/c.json', broken);
  expect(await check('--since', 'main', 'rooms')).toMatchObject({
    code: 1,
    rules: { 'rooms/b.json': ['quest/creator'], 'rooms/c.json': ['quest/no-auto-start'] },
    err: HIDDEN('check --since main rooms'),
  });
});

describe('check --new --against', () => {
  const compare = (before: string, after: string): Promise<Told> => {
    here.write('old.json', before);
    here.write('new.json', after);
    return check('--against', 'old.json', 'new.json');
  };

  test('compares two files, and counts everything against one that cannot be checked', async () => {
    expect(await compare(broken, worse)).toMatchObject({
      code: 1,
      rules: { 'new.json': ['quest/creator'] },
      earlier: 1,
      err: HIDDEN('check new.json'),
    });
    expect(await compare('{', broken)).toMatchObject({
      code: 1,
      err: 'roomlint: new.json: all findings count, because no earlier version can be checked: old.json: text/syntax, line 1\n',
    });
  });

  test('lists as uncovered, and does not count, what a repaired record shows for the first time', async () => {
    const text = room(({ quests }) => {
      quests[FIND_KEY] = 'an entry' as never;
    });
    const { code, err, report } = await compare(text, broken);
    const [{ findings, uncovered } = {}] = report.files;
    expect([code, report.summary.errors, findings]).toEqual([0, 0, []]);
    expect(uncovered?.map(({ rule }) => rule)).toEqual(['quest/no-auto-start']);
    expect(err).toBe(
      'roomlint: new.json: 1 finding does not count, because the earlier version of the record could not be checked in full: quest/no-auto-start\n',
    );
  });

  test('names what is left of one cause, with one new occurrence', async () => {
    const emptied = (many: number): string =>
      room(({ quests }) => {
        for (const entry of Object.values(quests).slice(0, many)) Object.assign(entry, { Creator: '' });
      });
    const [{ findings = [] } = {}] = (await compare(emptied(1), emptied(3))).report.files;
    expect(findings.map(({ rule }) => rule)).toContain('quest/creator');
    expect(findings.map(({ pointer }) => pointer)).not.toContain(`/quests/${FIND_KEY}/Creator`);
  });

  test.each([
    [
      '--new',
      '--new needs --staged, --since REF or --against FILE: they say which version is the earlier one',
    ],
    ['--new new.json', '--new needs --staged, --since REF or --against FILE'],
    ['--against old.json new.json', '--against needs --new: roomlint check --new --against OLD NEW'],
    ['--new --against old.json', '--against compares one snapshot: name exactly one path'],
    ['--new --against old.json new.json new.json', '--against compares one snapshot: name exactly one path'],
    [
      '--new --against old.json rooms',
      '--against compares one snapshot, and there are 2: rooms/a.json, rooms/b.json',
    ],
    ['--new --against gone.json new.json', 'cannot read the earlier version gone.json: no such file'],
    ['--new --against old.json --staged new.json', '--staged and --against cannot be combined'],
    ['--new --against old.json --since x new.json', '--since and --against cannot be combined'],
    ['--new --staged --update-baseline', '--new and --update-baseline cannot be combined'],
    ['--new --against old.json --update-baseline new.json', '--new and --update-baseline cannot be combined'],
  ])('refuses what cannot be compared: %s', async (args, message) => {
    for (const name of ['old.json', 'new.json', 'rooms/b.json']) here.write(name, broken);
    const { code, err, out } = await run(...args.split(' '));
    expect([code, out, err.startsWith(`roomlint: ${message}`)], err).toEqual([2, '', true]);
  });
});
