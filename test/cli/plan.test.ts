import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { roomWith } from '../example-changes.js';
import { room } from '../example-room.js';
import { publishedValidator } from '../schema/published-schemas.js';
import { newRepository } from './repository.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const { path: cwd } = temporaryFolder();
const validate = publishedValidator('plan-report.schema.json');

const current = room();
const without3 = roomWith({ roomItems: { 3: undefined }, logic: { 3: undefined } });
const files: Readonly<Record<string, string>> = {
  'current.json': current,
  'same.json': JSON.stringify(JSON.parse(current)),
  'without3.json': without3,
  'partial.json': JSON.stringify({ roomItems: { new: { prefabName: '\u001b[31m::error::x' } } }),
  'night.json': room(({ settings }) => Object.assign(settings, { brandNew: 1 })),
  'broken.json': '{\n  "a": nul\n}',
  'deep.json': '['.repeat(100_000) + ']'.repeat(100_000),
  'list.json': '{"roomItems": []}',
  'error.json': '{"code": "FAILED", "message": "no"}',
  'protect.config.json': '{ "protect": ["items/3"] }',
  'bad.config.json': '{ "protect": ["item/3"] }',
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);

const run = async (...args: string[]): Promise<Run> => await roomlint(['plan', ...args], { cwd });

describe('plan', () => {
  test('of a file that is only spelled differently is empty, and exits with 0', async () => {
    expect(await run('--fail-on-change', 'current.json', 'same.json')).toEqual({
      code: 0,
      out: 'importing same.json into current.json\n  nothing changes\n',
      err: '',
    });
  });

  test('lists what an import destroys, and exits with 1', async () => {
    const { code, out, err } = await run('current.json', 'without3.json');
    expect([code, err]).toEqual([1, '']);
    expect(out).toContain('\nWhat is destroyed\n  - item 3 (');
    expect(out).toMatch(/✗ 1 item would be removed, but --max-removed allows 0\n$/);
  });

  test('shows numbers as the files write them', async () => {
    const item = (text: string): string => `{"roomItems": {"1": {"prefabName": "GLB", "pos": ${text}}}}`;
    writeFileSync(join(cwd, 'near.json'), item('{"x": 1.50, "y": 2, "z": 1e3}'));
    const far = item('{"x": 12345678901234567890.5, "y": 2.0, "z": 1E3}');
    const moved = far.replace(
      '{"1"',
      '{"2": {"prefabName": "GLB", "pos": {"x": 1.10, "y": -0.0, "z": 9}}, "1"',
    );
    writeFileSync(join(cwd, 'far.json'), moved);
    const { out } = await run('near.json', 'far.json');
    expect(out).toContain('+ item 2 (GLB)\n      pos (1.10, -0.0, 9)\n');
    expect(out).toContain('~ item 1 (GLB)  pos.x 1.50 → 12345678901234567890.5\n');
  });

  test('exits with 0 within --max-removed, and still with 1 for protected items', async () => {
    const args = ['--max-removed', '50%', 'current.json', 'without3.json'];
    expect((await run(...args)).code).toBe(0);
    for (const protect of [
      ['--protect', 'items/3'],
      ['--config', 'protect.config.json'],
    ]) {
      const { code, out } = await run(...protect, ...args);
      expect(code).toBe(1);
      expect(out).toContain('protected, but would be removed: items/3');
    }
    expect((await run('--no-config', '--protect', 'items/4', ...args)).code).toBe(0);
  });

  test('exits with 1 for any change with --fail-on-change', async () => {
    expect((await run('current.json', 'night.json')).code).toBe(0);
    expect((await run('--fail-on-change', 'current.json', 'night.json')).code).toBe(1);
  });

  test('reads one of the files from standard input', async () => {
    const { code, out } = await roomlint(['plan', '-', 'same.json'], { cwd, input: current });
    expect([code, out]).toEqual([0, 'importing same.json into <stdin>\n  nothing changes\n']);
  });

  test('prints JSON that its schema describes, with every item and quest entry once', async () => {
    for (const next of ['same.json', 'without3.json', 'partial.json', 'night.json']) {
      const { out } = await run('--format', 'json', 'current.json', next);
      const report = JSON.parse(out) as Record<string, Record<string, (string | { key: string })[]>>;
      expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
      const keys = (name: string) =>
        Object.values(report[name] ?? {})
          .flat()
          .map((each) => (typeof each === 'string' ? each : each.key))
          .sort();
      const of = (name: string, section: string) =>
        Object.keys((JSON.parse(files[name] ?? '') as Record<string, object>)[section] ?? {});
      for (const [name, section] of [
        ['items', 'roomItems'],
        ['quests', 'quests'],
      ] as const)
        expect(keys(name)).toEqual(
          [...new Set([...of('current.json', section), ...of(next, section)])].sort(),
        );
    }
  });

  test('prints Markdown and an annotation in which markup and commands from a file have no effect', async () => {
    const markdown = await run('--format', 'markdown', 'current.json', 'partial.json');
    expect(markdown.out).toContain('## Importing <code>partial.json</code> into <code>current.json</code>');
    expect(markdown.out).toContain('### What is destroyed');
    const github = await run('--format', 'github', 'current.json', 'partial.json');
    expect(github.out).toMatch(
      /^::error file=partial\.json,title=import plan::importing this: items: \+ 1 ~ 0 - \d/,
    );
    expect(github.out.trimEnd()).not.toContain('\n');
    for (const { out } of [markdown, github, await run('current.json', 'partial.json')])
      expect(out).not.toContain('\u001b');
  });

  test('writes the merge, which removes nothing', async () => {
    const { code, out, err } = await run('--merge', 'merged.json', 'current.json', 'partial.json');
    expect(code).toBe(0);
    expect(err).toBe(
      'roomlint: the merged snapshot is in merged.json, and this is the plan of its import. Check it before you import it\n',
    );
    expect(out).toMatch(/items +\+ 1 added {3}~ 0 changed {3}- 0 removed/);
    const after = await run('current.json', 'merged.json');
    expect([after.code, after.out]).toEqual([0, out]);
    expect(readFileSync(join(cwd, 'current.json'), 'utf8')).toBe(current);
  });

  test('says that a merge cannot keep everything, and exits with 1', async () => {
    const extraData = '{"Tasks":[{"Id":"a"}]}';
    const room = { roomItems: { 1: { prefabName: 'A', extraData } }, logic: { 1: '{"Tasks":[]}' } };
    writeFileSync(join(cwd, 'both.json'), JSON.stringify(room));
    writeFileSync(join(cwd, 'other.json'), '{"logic":{"1":"{\\"Tasks\\":[0]}"}}');
    const { code, out, err } = await run('--merge', 'kept.json', 'both.json', 'other.json');
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('the merge cannot keep everything: the plan says what its import destroys'),
    ]);
    expect(out).toContain('What is destroyed');
    expect(JSON.parse(readFileSync(join(cwd, 'kept.json'), 'utf8')).roomItems[1]).toEqual({
      prefabName: 'A',
      extraData,
    });
  });

  test('refuses a file without a logic section whatever the limit allows, unless --drop-logic accepts it', async () => {
    const { logic: _logic, ...next } = JSON.parse(current) as Record<string, object>;
    writeFileSync(join(cwd, 'no-logic.json'), JSON.stringify(next));
    for (const options of [[], ['--max-removed', '100%']]) {
      const { code, out } = await run(...options, 'current.json', 'no-logic.json');
      expect(code).toBe(1);
      expect(
        out.match(/the file has no logic section: all 3 items stop working\n {6}item 2 \(GLB\), item 3/g),
      ).toHaveLength(1);
      expect(out).not.toContain('at risk');
    }
    expect((await run('--drop-logic', 'current.json', 'no-logic.json')).code).toBe(0);
    const protect = ['--drop-logic', '--protect', 'logic/*'];
    expect((await run(...protect, 'current.json', 'no-logic.json')).code).toBe(1);
    const { out } = await run('--format', 'json', 'current.json', 'no-logic.json');
    expect(validate(JSON.parse(out)), JSON.stringify(validate.errors)).toBe(true);
    expect(JSON.parse(out)).toMatchObject({
      logic: { isAbsent: true },
      gate: { stoppedItems: ['2', '3', '4'], kinds: [{ kind: 'logic', removed: 3 }] },
    });
  });

  test('does not overwrite a file that it reads', async () => {
    const { code, err } = await run('--merge', 'current.json', 'current.json', 'partial.json');
    expect(code).toBe(2);
    expect(err).toContain(
      '--merge: a merged snapshot at current.json would overwrite a file that this run needs',
    );
    expect(readFileSync(join(cwd, 'current.json'), 'utf8')).toBe(current);
  });

  test('"the content must be at most 50 MB": a larger file is not planned', async () => {
    writeFileSync(join(cwd, 'large.json'), '{}');
    truncateSync(join(cwd, 'large.json'), 52_428_801);
    const { code, err } = await run('current.json', 'large.json');
    expect(code).toBe(2);
    expect(err).toBe('roomlint: large.json: larger than 52,428,800 bytes, the most that an import accepts\n');
  });

  test.each([
    [['broken.json', 'current.json'], 'broken.json:2:8 '],
    [['current.json', 'broken.json'], 'broken.json:2:8 '],
    [['current.json', 'deep.json'], 'deep.json: '],
    [['current.json', 'list.json'], 'list.json: its roomItems section is an array, not an object'],
    [['current.json', 'error.json'], 'error.json: this is not a snapshot'],
    [['current.json', 'absent.json'], 'absent.json: '],
    [['current.json'], 'plan needs two files'],
    [['a', 'b', 'c'], 'plan compares two files: remove "c"'],
    [['-', '-'], 'standard input can be one of the two files, not both'],
    [['--max-removed', '-3', 'current.json', 'same.json'], '--max-removed'],
    [['--max-removed', 'few', 'current.json', 'same.json'], '--max-removed cannot be "few"'],
    [['--protect', '3', 'current.json', 'same.json'], '--protect "3" must begin with items/'],
    [['--format', 'jsn', 'current.json', 'same.json'], '--format cannot be "jsn": did you mean json?'],
    [['--config', 'bad.config.json', 'current.json', 'same.json'], '"item/3" must begin with items/'],
  ])('%j exits with 2 and explains why', async (args, message) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});

describe('plan --since', () => {
  let made = 0;
  const branch = () => {
    const repository = newRepository(join(cwd, `repository${made++}`));
    repository.write('rooms/gone.json', current);
    repository.write('rooms/broken.json', '{');
    repository.write('data.json', '[1]');
    repository.git('add', '.');
    repository.git('commit', '--quiet', '--message=rooms');
    repository.git('checkout', '--quiet', '-b', 'branch');
    const since = async (...args: string[]) =>
      await roomlint(['plan', '--since', 'main', ...args], { cwd: repository.cwd });
    return { ...repository, since };
  };
  const edited = () => {
    const made = branch();
    made.write('rooms/a.json', without3);
    made.write('rooms/new.json', current);
    made.write('data.json', '[2]');
    made.git('rm', '--quiet', 'rooms/gone.json');
    return made;
  };

  test('compares the snapshots of a branch with the rooms as they were', async () => {
    const { since } = edited();
    const { code, out } = await since();
    expect(code).toBe(1);
    expect(out).toMatch(
      /^importing rooms\/a\.json, compared with main where this branch left it \([0-9a-f]{8}\)\n/,
    );
    expect(out).not.toContain('new.json');
    expect((await since('--max-removed', '1')).code).toBe(0);
  });

  test('says so when there is nothing to plan', async () => {
    const { since, write } = branch();
    const nothing = { code: 0, out: '', err: 'roomlint: no room of main has changed: nothing to plan\n' };
    expect(await since()).toEqual(nothing);
    write('rooms/new.json', current);
    expect(await since()).toEqual(nothing);
  });

  test('prints one JSON document that its schema describes, with every file of the branch', async () => {
    const { since, git, write } = edited();
    const validBranch = publishedValidator('plan-since-report.schema.json');
    const report = async () => {
      const { code, out } = await since('--format', 'json');
      const parsed = JSON.parse(out) as BranchReport;
      expect(validBranch(parsed), JSON.stringify(validBranch.errors)).toBe(true);
      return { code, parsed };
    };
    interface BranchReport {
      readonly since: string;
      readonly base: string;
      readonly files: readonly { readonly path: string; readonly plan?: { readonly counts: object } }[];
    }
    const { code, parsed } = await report();
    expect([code, parsed.since, parsed.base]).toEqual([1, 'main', git('rev-parse', 'main').trim()]);
    expect(parsed.files).toEqual([
      { path: 'rooms/a.json', status: 'planned', plan: expect.objectContaining({ version: 1 }) },
      { path: 'rooms/new.json', status: 'new' },
      { path: 'rooms/gone.json', status: 'deleted' },
    ]);
    expect(parsed.files[0]?.plan?.counts).toMatchObject({ removedItems: 1 });
    write('rooms/a.json', '{ "roomItems": [] }');
    const second = await report();
    expect(second.code).toBe(2);
    expect(second.parsed.files[0]).toEqual({
      path: 'rooms/a.json',
      status: 'error',
      error: expect.stringContaining('rooms/a.json: its roomItems section is an array, not an object'),
    });
  });

  test('prints Markdown with a part for each file, also for one that cannot be planned', async () => {
    const { since, write } = edited();
    write('rooms/broken.json', current);
    const { code, out, err } = await since('--format', 'markdown');
    expect(code).toBe(2);
    expect(out.match(/^## .*$/gm)).toEqual([
      expect.stringMatching(
        /^## Importing <code>rooms\/a\.json<\/code> into <code>[0-9a-f]{8}:rooms\/a\.json<\/code>$/,
      ),
      '## Importing <code>rooms/broken.json</code>',
      '## <code>rooms/gone.json</code>',
    ]);
    expect(out).toContain('**Deleted**: the file is deleted');
    expect(out).toMatch(/\*\*No plan\*\*: [0-9a-f]{8}:rooms\/broken\.json:1:2 /);
    expect(err).toMatch(/^roomlint: [0-9a-f]{8}:rooms\/broken\.json:1:2 /);
  });

  test('annotates each file that would be imported', async () => {
    const { since } = edited();
    const { code, out } = await since('--format', 'github');
    expect(code).toBe(1);
    expect(out).toMatch(/^::error file=(?:.*\/)?rooms\/a\.json,title=import plan::/);
    expect(out.trimEnd().split('\n').slice(1)).toEqual([
      '::warning title=import plan::rooms/gone.json: the file is deleted: there is nothing to import, and the room itself does not change',
    ]);
  });

  test('reports a snapshot that the branch has deleted, but no other JSON file', async () => {
    const { since, git } = branch();
    git('rm', '--quiet', 'rooms/gone.json', 'data.json');
    expect(await since()).toEqual({
      code: 0,
      out: 'rooms/gone.json\n  ! the file is deleted: there is nothing to import, and the room itself does not change\n',
      err: '',
    });
    expect((await since('--fail-on-change')).code).toBe(1);
  });

  describe('protects what the config protected where the branch began', () => {
    const PROTECTED = 'protected, but would be removed: items/3';
    const protecting = (name: string, config: string) => {
      const made = branch();
      made.git('switch', '--quiet', 'main');
      made.write('rooms/a.json', current);
      made.write(name, config);
      made.git('add', '.');
      made.git('commit', '--quiet', '--message=config');
      made.git('switch', '--quiet', 'branch');
      made.git('reset', '--quiet', '--hard', 'main');
      made.write('rooms/a.json', without3);
      const lines = async (...args: string[]) => {
        const { code, out } = await made.since('--max-removed', '9', ...args);
        return [code, out.includes(PROTECTED)];
      };
      return { ...made, lines };
    };

    test.each([
      ['deletes the config', '// ours\n{"protect":["items/3"],}', 'roomlint.config.json', undefined],
      ['lifts the protection', '{"protect":["items/3"]}', 'roomlint.config.json', '{"protect":[]}'],
      ['lifts it in package.json', '{"roomlint":{"protect":["items/3"]}}', 'package.json', '{}'],
      ['lifts it beside the rooms', '{"protect":["items/3"]}', 'rooms/.roomlintrc', '{}'],
      ['has a nearer config', '{"protect":["items/3"]}', 'roomlint.config.json', null],
    ])('when the branch %s', async (_, config, name, changed) => {
      const { write, git, lines } = protecting(name, config);
      if (changed === undefined) git('rm', '--quiet', name);
      else if (changed === null) write('rooms/.roomlintrc', '{}');
      else write(name, changed);
      expect(await lines()).toEqual([1, true]);
      expect(await lines('--no-config')).toEqual([0, false]);
    });

    test('when the branch moves the snapshot away from the config', async () => {
      const { git, lines } = protecting('rooms/roomlint.config.json', '{"protect":["items/3"]}');
      git('mv', 'rooms/a.json', 'b.json');
      expect(await lines()).toEqual([1, true]);
    });

    test('also with a config that is named', async () => {
      const { write, lines } = protecting('team.json', '{"protect":["items/3"]}');
      write('team.json', '{}');
      expect(await lines('--config', 'team.json')).toEqual([1, true]);
    });

    test('and what the branch adds', async () => {
      const { write, lines } = protecting('roomlint.config.json', '{"rules":{"no/such-rule":"off"}}');
      write('roomlint.config.json', '{"protect":["items/3"]}');
      expect(await lines()).toEqual([1, true]);
    });

    test('and plans nothing while that config cannot be read', async () => {
      const { write, since } = protecting('roomlint.config.json', '{"protect":');
      write('roomlint.config.json', '{}');
      const { code, err } = await since();
      expect(code).toBe(2);
      expect(err).toMatch(
        /^roomlint: [0-9a-f]{8}:roomlint\.config\.json:1:12 invalid JSON: .*\. Nothing is planned, because what this config protects cannot be read\n/,
      );
    });
  });
});
