import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { textReport } from '../../../src/index.js';
import { CommandError, checkFile, loadConfig } from '../../../src/node.js';
import { FailedRecords } from '../../../src/verdict/lint/failed-records.js';
import type { Linter } from '../../../src/verdict/lint/linter.js';
import type { LintResult } from '../../../src/verdict/lint/result.js';
import type { GitProgram } from '../../../src/world/files/git.js';
import type { CheckEvent } from '../../../src/world/workspace/events.js';
import { fixFile } from '../../../src/world/workspace/fixer.js';
import { stagedSource } from '../../../src/world/workspace/git-source.js';
import type { ReadableTask } from '../../../src/world/workspace/source.js';
import { broken } from '../../broken-room.js';
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
  await stagedSource({ paths: [], cwd, access: { env: { GIT_INDEX_FILE: 'other' }, git } }).open(false);
  expect(new Set(seen)).toEqual(new Set(['other undefined']));
});

test.each([
  ['write', 'file', ['note']],
  ['write', 'output', ['output', 'note']],
  ['show', 'file', ['note']],
] as const)(
  'a file with more fixes than are made is not fixed, and a note says why: %s to %s',
  async (mode, kind, events) => {
    const bytes = new Uint8Array([0x7b, 0x7d]);
    const nothing = {
      findings: [],
      omitted: new Map([['quest/enabled', { errors: 1, warnings: 0, infos: 0, fixable: 1 }]]),
      crashes: [],
      failedRecords: () => new FailedRecords(),
    };
    const result: LintResult = {
      ...nothing,
      value: () => undefined,
      shownBytes: bytes,
    };
    const task = { kind: 'file', file: { path: 'a.json', absolute: '/a.json' }, target: { kind } };
    const first = { bytes, result, mayBeOther: false };
    // The linter must not be asked to repair anything.
    const told: CheckEvent[] = [];
    const options = { mode, unsafe: true } as const;
    const outcome = await fixFile(
      options,
      task as unknown as ReadableTask,
      {} as Linter,
      first,
      (findings) => findings,
      (event) => told.push(event),
    );
    expect(told.map((event) => event.kind)).toEqual(events);
    expect(told.at(-1)).toMatchObject({
      message: expect.stringContaining('more than 50,000 findings have a fix'),
    });
    expect(outcome).toEqual({ kind: 'done', bytes: 2, result, remaining: result });
  },
);
