import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { textReport } from '../../../src/index.js';
import { CommandError, checkFile, loadConfig } from '../../../src/node.js';
import type { GitProgram } from '../../../src/world/files/git.js';
import { GitChange, listChange } from '../../../src/world/workspace/git-source.js';
import { broken } from '../../example-changes.js';
import { newRepository } from '../../front/cli/repository.js';
import { roomlint } from '../../front/cli/run-roomlint.js';
import { memoryGit } from '../../ports/memory-git/memory-git.js';
import { emptyFolder } from '../../temporary-folder.js';

const { path: cwd, write } = emptyFolder();
beforeEach(() => void write('rooms/garden.json', broken));

/** `rule level` of each finding in the garden. */
const found = async (options = {}): Promise<string[]> =>
  (await checkFile('rooms/garden.json', { cwd, ...options })).findings.map(
    (each) => `${each.rule} ${each.level}`,
  );
const ERROR = ['quest/no-auto-start error'];

describe('checkFile', () => {
  test('finds what the command finds, and textReport prints it the same', async () => {
    const checked = await checkFile('rooms/garden.json', { cwd });
    expect(checked).toMatchObject({ path: 'rooms/garden.json', ignored: false, notes: [] });
    const { out } = await roomlint(['check', 'rooms/garden.json'], { cwd });
    expect(textReport(checked, { path: checked.path })).toBe(out);
    expect(await found()).toEqual(ERROR);
    // All that they hold is printed and copied.
    const [finding] = checked.findings;
    expect({ ...finding }).toEqual(JSON.parse(JSON.stringify(finding)));
  });

  test('reads the nearest config, another one, or none, with its plugins unless told not to', async () => {
    write('other.json', '{"rules": {"quest/no-auto-start": "warning"}}');
    write(
      'plugin.mjs',
      'export default { id: "team/no-item", level: "warning", fix: "none", summary: "s", source: "s", kinds: { seen: "an item" }, on: { item({ place }, report) { report({ kind: "seen", at: place }); } } };',
    );
    write('roomlint.config.json', '{"plugins": ["./plugin.mjs"], "rules": {"quest/no-auto-start": "off"}}');
    expect(new Set(await found())).toEqual(new Set(['team/no-item warning']));
    expect(await found({ plugins: false })).toEqual([]);
    expect(await found({ config: 'other.json' })).toEqual(['quest/no-auto-start warning']);
    expect(await found({ config: false })).toEqual(ERROR);
  });

  test('leaves out what the baseline of the config knows, and says that it ignores a file', async () => {
    write('roomlint.config.json', '{"baseline": "known.json"}');
    await roomlint(['check', '--update-baseline', '--baseline', 'known.json'], { cwd });
    expect([await found(), await found({ config: false })]).toEqual([[], ERROR]);
    write('roomlint.config.json', '{"ignore": ["rooms/**"]}');
    expect(await checkFile('rooms/garden.json', { cwd })).toMatchObject({ ignored: true, findings: [] });
  });

  test('rejects what cannot be read with the words of the command, and so does loadConfig', async () => {
    await expect(checkFile('nothing.json', { cwd })).rejects.toThrow(CommandError);
    write('roomlint.config.json', '{"rules": 1}');
    for (const refused of [checkFile('rooms/garden.json', { cwd }), loadConfig('rooms/garden.json', { cwd })])
      await expect(refused).rejects.toMatchObject({
        message: 'the config cannot be used:',
        details: expect.stringContaining('roomlint.config.json:1:11'),
      });
  });
});

test('loadConfig names the config and baseline of a file, and each rule with its level', async () => {
  write('roomlint.config.json', '{"baseline": "known.json", "rules": {"quest/no-auto-start": "warning"}}');
  const loaded = await loadConfig('rooms/garden.json', { cwd });
  const baseline = join(cwd, 'known.json');
  expect(loaded).toMatchObject({ config: 'roomlint.config.json', baseline, ignored: false });
  expect(loaded.settings.find(({ rule }) => rule === 'quest/no-auto-start')?.level).toBe('warning');
});

test('git receives only the environment variables of its source', async () => {
  const seen: (string | undefined)[] = [];
  newRepository(cwd);
  const git: GitProgram = (args, given) => {
    seen.push(`${given.env.GIT_INDEX_FILE} ${given.env.HOME}`);
    return memoryGit(args, given);
  };
  const access = { env: { GIT_INDEX_FILE: 'other' }, git };
  listChange(new GitChange({ kind: 'staged', paths: [] }, cwd, access), false);
  expect(new Set(seen)).toEqual(new Set(['other undefined']));
});
