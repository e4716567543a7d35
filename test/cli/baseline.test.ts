import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { roomWith } from '../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, room } from '../example-room.js';
import { roomlint, temporaryFolder } from './run-roomlint.js';

const { fresh } = temporaryFolder();

const old = roomWith({ everyQuest: { Enabled: false } });
describe('a baseline', () => {
  test('applies from any working directory', async () => {
    const cwd = fresh({ 'rooms/a.json': old });
    await roomlint(['check', '--update-baseline', '--baseline', 'b.json', 'rooms'], { cwd });
    expect(
      (await roomlint(['check', '--baseline', '../b.json', 'a.json'], { cwd: join(cwd, 'rooms') })).code,
    ).toBe(0);
    expect(Object.keys(JSON.parse(readFileSync(join(cwd, 'b.json'), 'utf8')).files)).toEqual([
      'rooms/a.json',
    ]);
  });

  test('reports and fixes a further occurrence of a known fault, and only that one', async () => {
    const withAutoStart = (...keys: string[]): string =>
      room(({ quests }) => {
        for (const key of keys) Object.assign(quests[key] ?? {}, { AutoStart: true });
      });
    const cwd = fresh({ 'rooms/a.json': withAutoStart(FIND_KEY_COMPLETED) });
    await roomlint(['check', '--update-baseline', 'rooms'], { cwd });
    writeFileSync(join(cwd, 'rooms/a.json'), withAutoStart(FIND_KEY, FIND_KEY_COMPLETED));
    const args = ['check', '--baseline', 'roomlint-baseline.json', 'rooms'];
    const found = await roomlint([...args, '--format', 'json'], { cwd });
    expect(found.code).toBe(1);
    const [finding, ...others] = JSON.parse(found.out).files[0].findings;
    expect(others).toEqual([]);
    expect([finding.rule, finding.pointer, finding.related]).toEqual([
      'quest/no-auto-start',
      `/quests/${FIND_KEY}/AutoStart`,
      [],
    ]);
    const fixed = await roomlint([...args, '--fix'], { cwd });
    expect(fixed.code).toBe(0);
    expect(readFileSync(join(cwd, 'rooms/a.json'), 'utf8')).toBe(withAutoStart(FIND_KEY_COMPLETED));
  });
});

describe('--print-config', () => {
  test('lists the settings of every rule for a file, and the source of each value', async () => {
    const config = `{
      "extends": ["recommended", "lenient"],
      "rules": { "quest/id-format": ["error", { "prefixes": ["mk"] }] },
      "overrides": [
        { "files": "rooms/**", "rules": { "quest/enabled": "warning" }, "reason": "drafts" },
        { "at": "/quests/**", "rules": { "quest/numbered-name": "off" } }
      ],
      "ignore": ["old/**"]
    }`;
    const cwd = fresh({ 'rooms/a.json': room(), 'roomlint.config.json': config });
    const args = ['check', '--print-config', 'rooms/a.json', '--rule', 'quest/creator:off'];
    const { code, out, err } = await roomlint(args, { cwd });
    expect([code, err]).toEqual([0, '']);
    const { rules, ...about } = JSON.parse(out);
    expect(about).toEqual({ file: 'rooms/a.json', config: 'roomlint.config.json', ignored: false });
    expect(rules['quest/id-format']).toEqual({
      level: 'error',
      from: 'rules',
      options: { prefixes: { value: ['mk'], from: 'rules' } },
    });
    expect(rules['quest/enabled']).toEqual({ level: 'warning', from: 'overrides[0]: drafts' });
    expect(rules['quest/numbered-name']).toEqual({
      level: 'error',
      from: 'preset lenient',
      at: [{ at: '/quests/**', level: 'off', from: 'overrides[1]' }],
    });
    expect(rules['quest/creator'].level).toBe('off');
    expect(rules['quest/creator'].from).toBe('--rule');
    expect(rules['subscription/id-uuid'].options.version).toEqual({ value: 'any', from: 'preset lenient' });
    expect(rules['text/depth'].options.max).toEqual({ value: 256, from: 'default' });
  });

  test('names no config where there is none, and says what is ignored', async () => {
    const cwd = fresh({ 'rooms/a.json': room() });
    expect(
      JSON.parse((await roomlint(['check', '--no-config', '--print-config', 'x.json'], { cwd })).out).config,
    ).toBe(null);
    writeFileSync(join(cwd, 'roomlint.config.json'), '{ "ignore": ["rooms/**"] }');
    const { out } = await roomlint(['check', '--print-config', 'rooms/a.json'], { cwd });
    expect(JSON.parse(out).ignored).toBe(true);
  });
});
