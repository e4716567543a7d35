import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { textReport } from '../../src/index.js';
import { CommandError, checkFile, loadConfig } from '../../src/node.js';
import { broken } from '../broken-room.js';
import { roomlint } from '../cli/run-roomlint.js';
import { room } from '../example-room.js';
import { emptyFolder } from '../temporary-folder.js';

const { path: cwd, write } = emptyFolder();
beforeEach(() => void write('rooms/garden.json', broken));

const rulesOf = async (path: string, options = {}): Promise<string[]> =>
  (await checkFile(path, { cwd, ...options })).findings.map(({ rule }) => rule);

describe('checkFile', () => {
  test('finds what the command finds, and textReport prints it the same', async () => {
    const checked = await checkFile('rooms/garden.json', { cwd });
    expect(checked).toMatchObject({ path: 'rooms/garden.json', ignored: false, notes: [] });
    const { out } = await roomlint(['check', 'rooms/garden.json'], { cwd });
    expect(textReport(checked, { path: checked.path })).toBe(out);
  });

  test('reads the nearest config, another one, or none', async () => {
    write('roomlint.config.json', '{"rules": {"quest/no-auto-start": "off", "quest/pair-symmetry": "off"}}');
    write('other.json', '{"rules": {"quest/no-auto-start": "warning"}}');
    expect(await rulesOf('rooms/garden.json')).toEqual([]);
    const levels = async (config: string | false): Promise<string[]> =>
      (await checkFile('rooms/garden.json', { cwd, config })).findings.map(({ level }) => level);
    expect(await levels('other.json')).toEqual(['warning']);
    expect(await levels(false)).toEqual(['error']);
  });

  test('leaves out what the baseline of the config knows', async () => {
    write('roomlint.config.json', '{"baseline": "known.json"}');
    const { findings } = await checkFile('rooms/garden.json', { cwd, config: false });
    const { code } = await roomlint(['check', '--update-baseline', '--baseline', 'known.json'], { cwd });
    expect([findings.length > 0, code]).toEqual([true, 0]);
    expect(await rulesOf('rooms/garden.json')).toEqual([]);
  });

  test('loads the plugins of a config, unless told not to', async () => {
    write(
      'plugin.mjs',
      `export default { id: 'team/no-item', level: 'warning', fix: 'none', summary: 's', source: 's', why: 'w',
        on: { item({ place }, report) { report({ at: place, message: 'an item' }); } },
        examples: () => ({ good: [{}], bad: [{}] }) };`,
    );
    write('roomlint.config.json', '{"plugins": ["./plugin.mjs"]}');
    expect(await rulesOf('rooms/garden.json')).toContain('team/no-item');
    expect(await rulesOf('rooms/garden.json', { plugins: false })).not.toContain('team/no-item');
  });

  test('checks the bytes of an editor instead of the file', async () => {
    const bytes = new TextEncoder().encode(room());
    expect(await rulesOf('rooms/garden.json', { bytes })).toEqual([]);
    expect(await rulesOf('rooms/new.json', { bytes })).toEqual([]);
  });

  test('says that the config ignores a file', async () => {
    write('roomlint.config.json', '{"ignore": ["rooms/**"]}');
    const { ignored, findings } = await checkFile('rooms/garden.json', { cwd });
    expect([ignored, findings]).toEqual([true, []]);
  });

  test('rejects what cannot be read with the words of the command', async () => {
    await expect(checkFile('nothing.json', { cwd })).rejects.toThrow(CommandError);
    write('roomlint.config.json', '{"rules": 1}');
    await expect(checkFile('rooms/garden.json', { cwd })).rejects.toMatchObject({
      message: 'the config cannot be used:',
      details: expect.stringContaining('roomlint.config.json:1:11'),
    });
  });
});

describe('loadConfig', () => {
  test('names the config and baseline of a file, and each rule with its level', async () => {
    write('roomlint.config.json', '{"baseline": "known.json", "rules": {"quest/no-auto-start": "warning"}}');
    const loaded = await loadConfig('rooms/garden.json', { cwd });
    expect(loaded).toMatchObject({
      config: 'roomlint.config.json',
      baseline: join(cwd, 'known.json'),
      ignored: false,
    });
    expect(loaded.settings.find(({ rule }) => rule === 'quest/no-auto-start')).toMatchObject({
      level: 'warning',
    });
  });

  test('rejects a config that cannot be used', async () => {
    write('roomlint.config.json', '{"extends": "nothing"}');
    await expect(loadConfig('rooms/garden.json', { cwd })).rejects.toThrow(CommandError);
  });
});
