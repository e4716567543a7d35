import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { publishedValidator } from '../schema/published-schemas.js';
import { emptyRepository, newRepository, type Repository } from './repository.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

/* What the next commit would do to rooms, in real git. Nothing that a branch brings opens the gate for itself. */

const folder = temporaryFolder();
let count = 0;
let repository: Repository;

type Prefabs = Readonly<Record<string, string>>;
const room = (prefabs: Prefabs, more: object = {}): string =>
  `${JSON.stringify({ roomItems: Object.fromEntries(Object.entries(prefabs).map(([key, prefabName]) => [key, { prefabName }])), ...more }, null, 2)}\n`;
const ALL = { 1: 'Tree', 2: 'Rock', 3: 'Lamp', 4: 'Bench' };
const GARDEN = room(ALL);
const LESS = room({ 1: 'Tree', 2: 'Rock' });

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Run> {
  return roomlint(args, { cwd: repository.cwd, env });
}
const staged = (...args: string[]): Promise<Run> => run(['plan', '--staged', ...args]);
const stage: Repository['stage'] = (files) => repository.stage(files);
const commit: Repository['commit'] = (files) => repository.commit(files);

beforeEach(() => {
  repository = newRepository(join(folder.path, `repository-${count++}`));
  commit({ 'rooms/garden.json': GARDEN });
});

describe('roomlint plan --staged', () => {
  test('refuses a commit that removes items, names them, and prints the line that approves it', async () => {
    stage({ 'rooms/garden.json': LESS });
    const { code, out, err } = await staged();
    expect(code).toBe(1);
    expect(out).toContain('item 3');
    expect(out).toContain('item 4');
    expect(out).toContain('2 items would be removed, but --max-removed allows 0');
    expect(err).toContain('roomlint: to approve this in one commit: ROOMLINT_MAX_REMOVED=2 git commit\n');
    expect((await run(['plan', '--staged'], { ROOMLINT_MAX_REMOVED: '2' })).code).toBe(0);
    expect((await run(['plan', '--staged'], { ROOMLINT_MAX_REMOVED: '1' })).code).toBe(1);
    expect((await run(['plan', '--staged'], { ROOMLINT_MAX_REMOVED: 'many' })).code).toBe(2);
    expect((await staged('--max-removed', '2')).code).toBe(0);
    stage({ 'rooms/garden.json': GARDEN });
    expect(await staged()).toMatchObject({ code: 0, out: '' });
  });

  test('names a room file that the commit deletes, also beside a check', async () => {
    repository.git('rm', '--quiet', 'rooms/garden.json');
    const message = 'the file is deleted: there is nothing to import, and the room itself does not change';
    expect(await staged()).toEqual({ code: 0, out: `rooms/garden.json\n  ! ${message}\n`, err: '' });
    const { code, err } = await run(['check', '--new', '--staged', '--with-plan']);
    expect([code, err]).toEqual([0, expect.stringContaining(`roomlint: rooms/garden.json: ${message}\n`)]);
  });

  test('reads what is staged, and not the work tree', async () => {
    stage({ 'rooms/garden.json': LESS });
    repository.write('rooms/garden.json', GARDEN);
    expect((await staged()).code).toBe(1);
    repository.git('add', '.');
    repository.write('rooms/garden.json', LESS);
    expect((await staged()).code).toBe(0);
  });

  test('follows a renamed room, and says what is new or deleted', async () => {
    repository.git('mv', 'rooms/garden.json', 'rooms/park.json');
    stage({
      'rooms/park.json': room({ 1: 'Tree', 2: 'Rock', 3: 'Lamp' }),
      'rooms/new.json': '{"settings": {}}',
    });
    repository.git('rm', '--quiet', 'rooms/a.json');
    const { code, out } = await staged('--format', 'json');
    expect(code).toBe(1);
    const report = JSON.parse(out);
    const isDescribed = publishedValidator('plan-since-report.schema.json');
    expect(isDescribed(report), JSON.stringify(isDescribed.errors)).toBe(true);
    expect(report).toMatchObject({ staged: true, base: repository.head() });
    expect(report.files.map(({ path, status }: Record<string, string>) => [path, status])).toEqual(
      expect.arrayContaining([
        ['rooms/a.json', 'deleted'],
        ['rooms/new.json', 'new'],
        ['rooms/park.json', 'planned'],
      ]),
    );
  });

  test('plans nothing before the first commit', async () => {
    repository = emptyRepository(join(folder.path, `empty-${count}`));
    stage({ 'garden.json': LESS });
    expect(await staged()).toMatchObject({
      code: 0,
      out: '',
      err: 'roomlint: there is no commit yet: nothing to plan\n',
    });
  });

  test('plans into the last version that is a room, so that a broken one can be repaired and loses nothing', async () => {
    commit({ 'rooms/garden.json': GARDEN.slice(0, -4) });
    const head = repository.git('rev-parse', '--short=8', 'HEAD').trim();
    stage({ 'rooms/garden.json': `${GARDEN} ` });
    const hook = (): Promise<Run> => run(['check', '--staged', '--new', '--with-plan']);
    const repaired = await hook();
    expect(repaired.code, repaired.err).toBe(0);
    expect(repaired.err).toContain(`:rooms/garden.json, because ${head}:rooms/garden.json:15:3 `);
    stage({ 'rooms/garden.json': LESS });
    const less = await hook();
    expect([less.code, less.err]).toEqual([1, expect.stringContaining('2 items would be removed')]);
  });

  test('refuses to be combined, and to plan unresolved conflicts', async () => {
    expect((await staged('--since', 'HEAD')).code).toBe(2);
    expect((await staged('--merge', 'x.json')).code).toBe(2);
  });
});

describe('in a merge', () => {
  test('a removal counts only if it is one against every parent', async () => {
    repository.git('checkout', '--quiet', '-b', 'side');
    commit({ 'rooms/garden.json': room({ 1: 'Tree', 2: 'Rock', 3: 'Lamp' }) });
    repository.git('checkout', '--quiet', 'main');
    commit({ 'rooms/garden.json': room(ALL, { settings: { isNight: true } }) });
    expect(() => repository.git('merge', '--quiet', '--no-commit', 'side')).toThrow();
    // The merge takes the removal of item 4, which was judged on the side.
    stage({
      'rooms/garden.json': room({ 1: 'Tree', 2: 'Rock', 3: 'Lamp' }, { settings: { isNight: true } }),
    });
    expect((await staged()).code).toBe(0);
    stage({ 'rooms/garden.json': room({ 1: 'Tree', 2: 'Rock' }, { settings: { isNight: true } }) });
    const { code, err } = await staged();
    expect(code).toBe(1);
    expect(err).toContain('ROOMLINT_MAX_REMOVED=1 git commit');
  });

  test('of a branch without the room, its removals count all the same', async () => {
    repository.git('checkout', '--quiet', '--orphan', 'other');
    repository.git('rm', '--quiet', '-r', '-f', '.');
    commit({ 'readme.txt': 'x' });
    repository.git('checkout', '--quiet', 'main');
    repository.git('merge', '--quiet', '--no-commit', '--allow-unrelated-histories', 'other');
    stage({ 'rooms/garden.json': LESS });
    expect((await staged()).code).toBe(1);
  });
});

describe('limits', () => {
  type Write = Repository['write'];
  const LAX = { maxRemoved: '100%', protect: [] };
  const config = (value: object): Readonly<Record<string, string>> => ({
    'roomlint.config.json': JSON.stringify(value),
  });

  test.each([
    ['3', 0],
    [2, 0],
    [1, 1],
    ['50%', 0],
    ['25%', 1],
  ])('"maxRemoved": %j of the config holds', async (maxRemoved, code) => {
    commit(config({ maxRemoved }));
    stage({ 'rooms/garden.json': LESS });
    expect((await staged()).code).toBe(code);
    repository.write('old.json', GARDEN);
    repository.write('new.json', LESS);
    expect((await run(['plan', 'old.json', 'new.json'])).code).toBe(code);
    expect((await staged('--no-config')).code).toBe(1);
    expect((await staged('--max-removed', '0')).code).toBe(1);
    expect((await staged('--max-removed', '2')).code).toBe(0);
  });

  test.each([
    ['that the commit adds', {}, { maxRemoved: 9 }],
    ['that the commit raises', { maxRemoved: 1 }, { maxRemoved: '100%' }],
    ['that the commit lowers', { maxRemoved: 9 }, { maxRemoved: 1 }],
    ['that the commit removes', { maxRemoved: 9 }, {}],
    [
      'of protected items that the commit gives up',
      { maxRemoved: 9, protect: ['items/3'] },
      { maxRemoved: 9 },
    ],
  ])('a limit %s does not open the gate', async (_, before, after) => {
    commit(config(before));
    repository.git('checkout', '--quiet', '-b', 'branch');
    stage({ ...config(after), 'rooms/garden.json': LESS });
    expect((await staged()).code).toBe(1);
    commit({});
    expect((await run(['plan', '--since', 'main'])).code).toBe(1);
  });

  test('a config that the commit puts beside the room, or links to, does not open the gate', async () => {
    commit(config({ maxRemoved: 1 }));
    repository.git('checkout', '--quiet', '-b', 'branch');
    stage({
      'rooms/roomlint.config.json': JSON.stringify({ maxRemoved: '100%' }),
      'rooms/garden.json': LESS,
    });
    expect((await staged()).code).toBe(1);
    expect((await run(['plan', '--staged', '--config', 'rooms/roomlint.config.json'])).code).toBe(1);
  });

  test.each([
    ['a config that is a link', 'roomlint.config.json', '../'],
    ['a config in a folder that is a link', '.config', '../'],
  ])('%s at the base still holds, whatever the branch makes of it', async (_, link) => {
    const { cwd, git, stage, commit } = repository;
    repository.write('team/roomlintrc', JSON.stringify({ maxRemoved: 9, protect: ['items/3'] }));
    symlinkSync(link === '.config' ? 'team' : 'team/roomlintrc', join(cwd, link));
    commit({});
    git('checkout', '--quiet', '-b', 'branch');
    stage({ 'team/roomlintrc': JSON.stringify({ maxRemoved: 9 }), 'rooms/garden.json': LESS });
    expect(await staged()).toMatchObject({ code: 1, out: expect.stringContaining('items/3') });
    rmSync(join(cwd, link), { recursive: true });
    stage({ 'roomlint.config.json': JSON.stringify({ maxRemoved: 9 }) });
    expect((await staged('--default-max-removed', '100%')).code).toBe(1);
    commit({});
    expect((await run(['plan', '--since', 'main'])).code).toBe(1);
  });

  test('a config at the base that is a link out of the repository still holds', async () => {
    const outside = join(folder.path, `outside-${count}.json`);
    writeFileSync(outside, JSON.stringify({ maxRemoved: 9, protect: ['items/3'] }));
    symlinkSync(outside, join(repository.cwd, 'roomlint.config.json'));
    commit({});
    rmSync(join(repository.cwd, 'roomlint.config.json'));
    stage({ 'roomlint.config.json': JSON.stringify({ maxRemoved: 9 }), 'rooms/garden.json': LESS });
    expect(await staged()).toMatchObject({ code: 1, out: expect.stringContaining('items/3') });
  });

  test('a config at the base that is an absolute link into the repository is the one of the base', async () => {
    const { cwd, stage, commit } = repository;
    repository.write('team/limits.json', JSON.stringify({ maxRemoved: 9, protect: ['items/3'] }));
    symlinkSync(join(cwd, 'team/limits.json'), join(cwd, 'roomlint.config.json'));
    commit({});
    stage({ 'team/limits.json': JSON.stringify({ maxRemoved: 9 }), 'rooms/garden.json': LESS });
    expect(await staged()).toMatchObject({ code: 1, out: expect.stringContaining('items/3') });
  });

  test.each(
    Object.entries({
      'another name': (write: Write) => write('.roomlintrc', JSON.stringify(LAX)),
      'package.json': (write: Write) => write('package.json', JSON.stringify({ roomlint: LAX })),
      'a folder that is nearer': (write: Write) => write('rooms/.config/roomlintrc', JSON.stringify(LAX)),
      'a preset': (write: Write) =>
        write('roomlint.config.json', JSON.stringify({ ...LAX, extends: 'lenient' })),
      'a link': (write: Write) => {
        write('lax/limits.json', JSON.stringify(LAX));
        symlinkSync('../lax/limits.json', join(repository.cwd, 'rooms/roomlint.config.json'));
      },
      'a plugin': (write: Write) => {
        write('plugin.mjs', readFileSync(new URL('../../examples/plugin.mjs', import.meta.url), 'utf8'));
        write('roomlint.config.json', JSON.stringify({ ...LAX, plugins: ['./plugin.mjs'] }));
      },
      'attributes of git': (write: Write) => {
        write('roomlint.config.json', JSON.stringify(LAX));
        write('.gitattributes', '*.json -diff -text binary export-ignore working-tree-encoding=ISO-8859-1\n');
      },
      'an ignore list': (write: Write) => {
        write('roomlint.config.json', JSON.stringify({ ...LAX, ignore: ['**'] }));
        write('.gitignore', 'rooms/\n');
      },
    }),
  )('a config that the branch gives %s opens nothing', async (_, bring) => {
    commit(config({ maxRemoved: 1, protect: ['items/3'] }));
    repository.git('checkout', '--quiet', '-b', 'branch');
    if (_ !== 'a folder that is nearer' && _ !== 'a link')
      rmSync(join(repository.cwd, 'roomlint.config.json'));
    bring(repository.write);
    stage({ 'rooms/garden.json': LESS });
    const gates = [
      ['plan', '--staged'],
      ['check', '--staged', '--new', '--with-plan'],
    ];
    for (const gate of gates) {
      const { code, out, err } = await run(gate);
      expect([code, out + err]).toEqual([1, expect.stringContaining('items/3')]);
    }
    commit({});
    expect(await run(['plan', '--since', 'main', '--default-max-removed', '100%'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('items/3'),
    });
  });

  test('without a limit at the base, --default-max-removed counts, and whatever the branch says does not', async () => {
    repository.git('checkout', '--quiet', '-b', 'branch');
    commit({ ...config({ maxRemoved: 0 }), 'rooms/garden.json': LESS });
    const since = (...args: string[]): Promise<Run> => run(['plan', '--since', 'main', ...args]);
    expect((await since()).code).toBe(1);
    expect((await since('--default-max-removed', '100%')).code).toBe(0);
    repository.git('checkout', '--quiet', 'main');
    commit(config({ maxRemoved: 1 }));
    repository.git('checkout', '--quiet', '-b', 'later');
    commit({ ...config({ maxRemoved: 9 }), 'rooms/garden.json': LESS });
    expect((await since('--default-max-removed', '100%')).code).toBe(1);
    expect((await since('--max-removed', '2')).code).toBe(0);
  });

  test.each([-1, 1.5, '101%', 'some', true, null, [1]])('%j is no limit', async (maxRemoved) => {
    stage(config({ maxRemoved }));
    stage({ 'rooms/garden.json': LESS });
    const { code, err } = await staged();
    expect(code).toBe(2);
    expect(err).toContain('"maxRemoved" must be a number such as 5, or a percentage such as "10%"');
  });
});

describe('roomlint check --staged --new --with-plan', () => {
  const check = (env: Readonly<Record<string, string>> = {}): Promise<Run> =>
    run(['check', '--staged', '--new', '--with-plan'], env);

  test('judges new findings and removals in one process', async () => {
    stage({ 'rooms/garden.json': LESS });
    const refused = await check();
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('2 items would be removed, but --max-removed allows 0');
    expect(refused.err).toContain('ROOMLINT_MAX_REMOVED=2 git commit');
    expect((await check({ ROOMLINT_MAX_REMOVED: '2' })).code).toBe(0);
    stage({ 'rooms/garden.json': room({ ...ALL, 5: 'Well' }) });
    const fine = await check();
    expect(fine.code).toBe(0);
    expect(fine.err).not.toContain('removed');
    stage({ 'rooms/garden.json': `{"roomItems": {"1": {"prefabName": 7}}}` });
    const both = await check();
    expect(both.code).toBe(1);
    expect(both.out).toContain('prefabName');
    expect(both.err).toContain('3 items would be removed');
  });

  test('refuses a room that loses its logic section, and prints the line that approves it', async () => {
    const logic = { 1: '{"Tasks":[]}', 2: '{"Tasks":[]}' };
    commit({ 'rooms/garden.json': room(ALL, { logic }) });
    stage({ 'rooms/garden.json': GARDEN });
    for (const env of [{}, { ROOMLINT_MAX_REMOVED: '100%' }] as const) {
      const { code, err } = await check(env);
      expect(code).toBe(1);
      expect(err).toContain('the file has no logic section: all 2 items stop working');
      expect(err).toContain('item 1 (Tree), item 2 (Rock)');
      expect(err).toContain('to approve this in one commit: ROOMLINT_DROP_LOGIC=1 git commit\n');
    }
    expect((await check({ ROOMLINT_DROP_LOGIC: '1' })).code).toBe(0);
    expect((await check({ ROOMLINT_DROP_LOGIC: '0' })).code).toBe(1);
    stage({ 'rooms/garden.json': room({ 1: 'Tree', 2: 'Rock' }) });
    expect((await check()).err).toContain('ROOMLINT_MAX_REMOVED=2 ROOMLINT_DROP_LOGIC=1 git commit\n');
  });

  test('the line that approves a lost logic section is enough, also where quests lose their triggers', async () => {
    const garden = JSON.parse(readFileSync(new URL('../../examples/garden.json', import.meta.url), 'utf8'));
    commit({ 'rooms/garden.json': JSON.stringify(garden) });
    delete garden.logic;
    stage({ 'rooms/garden.json': JSON.stringify(garden) });
    const hook = ['check', '--staged', '--new', '--with-plan', '--max-warnings', '0'];
    const refused = await run(hook);
    expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('(snapshot/missing-logic)') });
    expect(refused.err).toContain('to approve this in one commit: ROOMLINT_DROP_LOGIC=1 git commit\n');
    expect((await run(hook, { ROOMLINT_DROP_LOGIC: '1' })).code).toBe(0);
    expect((await run(['check', 'rooms'], { ROOMLINT_DROP_LOGIC: '1' })).out).toContain(
      'snapshot/missing-logic',
    );
  });

  test('refuses settings keys that go, which only the plan knows', async () => {
    commit({ 'rooms/garden.json': room(ALL, { settings: { isNight: true, roomBase: 'a' } }) });
    stage({ 'rooms/garden.json': room(ALL, { settings: { isNight: true } }) });
    expect(await check()).toMatchObject({
      code: 1,
      err: expect.stringContaining('1 settings key would be removed, but --max-removed allows 0'),
    });
  });

  test('needs --staged or --since', async () => {
    const { code, err } = await run(['check', '--with-plan']);
    expect([code, err]).toEqual([2, expect.stringContaining('--with-plan needs --staged or --since REF')]);
  });
});
