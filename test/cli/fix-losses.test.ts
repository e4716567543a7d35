import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { quest } from '../example-changes.js';
import { room } from '../example-room.js';
import { newRepository, type Repository } from './repository.js';
import { roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
let made = 0;

/** A plugin that removes the unknown field `ours` of items. */
const plugin = (safety: string, edit = ''): string =>
  `export default { id: 'team/tidy', level: 'error', fix: '${safety}', summary: 's', source: 's', why: 'w',
    examples: () => ({ good: [1], bad: [1] }),
    on: { item({ record, place: item }, report) {
      if (record.ours === undefined) return;
      const place = item.at('ours');
      const edits = [{ kind: 'remove', place${edit} }];
      report({ at: place, message: 'this is ours', fix: { safety: '${safety}', description: 'tidy up', edits } });
    } } };`;

const roomWith = (change: JsonObject): string =>
  room(({ quests, roomItems }) => {
    for (const entry of Object.values(quests)) if (entry.Name === '0_find_key') entry.AutoStart = true;
    Object.assign(roomItems['2'] ?? {}, change);
  });
const TEXT = roomWith({ ours: 1 });
const FIXED = TEXT.replaceAll('"AutoStart": true', '"AutoStart": false');
const WHY =
  'team/tidy is not fixed: the fix (tidy up) would lose something that the documents do not describe: "ours" is gone (at /roomItems/2/ours)';

const USERS = { ROOMLINT_STRICT_FIXES: '' };
const FIX_ALL = ['check', '--fix', '--unsafe-fixes'];

function repository(code: string): Repository {
  const repo = newRepository(join(folder.path, `r${made++}`));
  repo.write('rooms/a.json', TEXT);
  writeFileSync(join(repo.cwd, 'plugin.mjs'), code);
  writeFileSync(
    join(repo.cwd, 'roomlint.config.json'),
    '{ "plugins": ["./plugin.mjs"], "rules": { "snapshot/unknown-section": "off" } }',
  );
  return repo;
}

const read = ({ cwd }: Repository): string => readFileSync(join(cwd, 'rooms/a.json'), 'utf8');

describe.each(['safe', 'unsafe'])(
  'a fix of a plugin that would lose something and calls itself %s',
  (safety) => {
    test('is left out by --fix, and its finding says why', async () => {
      const repo = repository(plugin(safety));
      const { code, out, err } = await roomlint([...FIX_ALL, 'rooms/a.json'], { cwd: repo.cwd, env: USERS });
      expect(code).toBe(1);
      expect(read(repo)).toBe(FIXED);
      expect(err).toBe(
        `roomlint: rooms/a.json: ${WHY}\nroomlint: rooms/a.json: fixed 1 finding (quest/no-auto-start)\n`,
      );
      expect(out).toContain(`= ${WHY.slice('team/tidy is '.length)}\n`);
    });

    test('is not counted as fixable by a check, which says why', async () => {
      const { cwd } = repository(plugin(safety));
      const { out } = await roomlint(['check', 'rooms/a.json'], { cwd, env: USERS });
      expect(out).toContain(', 1 fixable with --fix\n');
      if (safety === 'safe') expect(out).toContain(`= ${WHY.replace('team/tidy is ', '')}`);
      const fixed = await roomlint(['check', '--fix', 'rooms/a.json'], { cwd, env: USERS });
      expect(fixed.err).toContain('rooms/a.json: fixed 1 finding (quest/no-auto-start)\n');
      expect(fixed.out).not.toContain('fixable');
    });

    test('is left out of the diff of --fix-dry-run', async () => {
      const repo = repository(plugin(safety));
      const args = ['check', '--fix-dry-run', '--unsafe-fixes', 'rooms/a.json'];
      const { out, err } = await roomlint(args, { cwd: repo.cwd, env: USERS });
      expect(read(repo)).toBe(TEXT);
      expect(out.split('\n').filter((line) => /^-(?!--)/.test(line))).toEqual([
        '-      "AutoStart": true,',
        '-      "AutoStart": true,',
      ]);
      expect(err).toContain(WHY);
    });

    test('is left out of what is staged and of what standard input is passed on as', async () => {
      const repo = repository(plugin(safety));
      repo.git('add', '.');
      await roomlint([...FIX_ALL, '--staged'], { cwd: repo.cwd, env: USERS });
      expect(repo.git('show', ':rooms/a.json')).toBe(FIXED);
      const { out } = await roomlint([...FIX_ALL, '-'], { cwd: repo.cwd, env: USERS, input: TEXT });
      expect(out).toBe(FIXED);
    });

    test('is in the JSON report without its edits', async () => {
      const repo = repository(plugin(safety));
      const args = [...FIX_ALL, '--format', 'json', 'rooms/a.json'];
      const { out } = await roomlint(args, { cwd: repo.cwd, env: USERS });
      const [finding] = JSON.parse(out).files[0].findings;
      expect(finding).toMatchObject({
        rule: 'team/tidy',
        notFixed: WHY.slice('team/tidy is not fixed: '.length),
      });
      expect(finding).not.toHaveProperty('fix');
      expect(finding).not.toHaveProperty('discards');
    });
  },
);

test('an unsafe fix that declares what it discards is made', async () => {
  const repo = repository(plugin('unsafe', ', discards: true'));
  const { code } = await roomlint([...FIX_ALL, 'rooms/a.json'], { cwd: repo.cwd });
  expect(code).toBe(0);
  expect(read(repo)).toBe(roomWith({}).replaceAll('"AutoStart": true', '"AutoStart": false'));
});

test('with ROOMLINT_STRICT_FIXES=1, a safe fix that would lose something is a crash, and nothing is written', async () => {
  const repo = repository(plugin('safe'));
  const { code, err } = await roomlint([...FIX_ALL, 'rooms/a.json'], {
    cwd: repo.cwd,
    env: { ROOMLINT_STRICT_FIXES: '1' },
  });
  expect(code).toBe(3);
  expect(err).toContain(
    'not fixed, because of a bug in a rule. Please report it: team/tidy calls the fix (tidy up) safe, but it would lose something that the documents do not describe: "ours" is gone (at /roomItems/2/ours)',
  );
  expect(read(repo)).toBe(TEXT);
});

describe('JSON in TemplateName', () => {
  const held = quest('0_find_key', { TemplateName: '{"parts":[1,2]}' });

  test('is kept by --fix, and discarded by --fix --unsafe-fixes', async () => {
    const path = folder.write('held.json', held);
    expect((await roomlint(['check', '--fix', path])).code).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(held);
    expect((await roomlint([...FIX_ALL, path])).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(quest('0_find_key', { TemplateName: '' }));
  });
});
