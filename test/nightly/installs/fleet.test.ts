import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { COMMAND, ON_DISK, type Run, spawnRoomlint, temporaryFolder } from '../../cli/run-roomlint.js';

const folder = temporaryFolder(ON_DISK);
const cwd = folder.path;
const FILES = 20_000;
const PARTS = [1, 2, 3, 4];

function merge(): Run {
  const reports = PARTS.map((part) => `part-${part}.json`).filter((name) => readdirSync(cwd).includes(name));
  return spawnRoomlint(['merge-reports', '--format', 'json', ...reports], { cwd });
}

/** Runs a shard, and kills it as soon as its report was begun. */
async function killed(part: number): Promise<NodeJS.Signals | null> {
  const begun = watch(cwd);
  const args = ['check', '--shard', `${part}/4`, '--format', `json=part-${part}.json`, 'rooms'];
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd, stdio: 'ignore' });
  const ended = once(child, 'exit');
  for await (const _ of begun) {
    child.kill('SIGKILL');
    break;
  }
  const [, signal] = (await ended) as [number | null, NodeJS.Signals | null];
  return signal;
}

let whole: Run;

beforeAll(() => {
  const rooms = ['garden', 'garden-broken'].map((name) =>
    readFileSync(new URL(`../../../examples/${name}.json`, import.meta.url)),
  );
  mkdirSync(join(cwd, 'rooms'));
  for (let index = 0; index < FILES; index++)
    writeFileSync(join(cwd, 'rooms', `${index}.json`), rooms[index % 10 === 0 ? 1 : 0] ?? '');
  whole = spawnRoomlint(['check', '--format', 'json', 'rooms'], { cwd });
  expect(whole.code).toBe(1);
});

beforeEach(() => {
  for (const part of PARTS) rmSync(join(cwd, `part-${part}.json`), { force: true });
});

test('GNU parallel shares a check, and a shard that was killed is run again', async () => {
  expect(await killed(3)).toBe('SIGKILL');
  expect(readdirSync(cwd)).not.toContain('part-3.json');
  const command = `${process.execPath} ${COMMAND} check --shard {}/4 --format json=part-{}.json rooms`;
  const { status } = spawnSync('parallel', ['--will-cite', command, ':::', '1', '2', '4'], { cwd });
  expect(status).toBe(3);
  const missing = merge();
  expect({ code: missing.code, out: missing.out }).toEqual({ code: 2, out: '' });
  expect(missing.err).toContain('shard 3/4 is missing: run it');
  expect(spawnSync('parallel', ['--will-cite', command, ':::', '3'], { cwd }).status).toBe(1);
  const merged = merge();
  expect(merged.code).toBe(whole.code);
  expect(merged.out === whole.out).toBe(true);
});
