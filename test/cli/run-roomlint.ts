import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const COMMAND = fileURLToPath(new URL('../../dist/roomlint.js', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command as a process, without colours unless the environment says so. */
export function roomlint(args: readonly string[], options: SpawnSyncOptions = {}): Run {
  const { FORCE_COLOR: _force, NO_COLOR: _no, GITHUB_ACTIONS: _actions, ...env } = process.env;
  const result = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
    env: { ...env, ...options.env },
  });
  return { code: result.status, out: String(result.stdout), err: String(result.stderr) };
}

/** A folder for the files of one test file; it goes when the tests are over. */
export function temporaryFolder(): {
  path: string;
  write(name: string, content: string | Uint8Array): string;
} {
  const path = mkdtempSync(join(tmpdir(), 'roomlint-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return {
    path,
    write(name, content) {
      writeFileSync(join(path, name), content);
      return join(path, name);
    },
  };
}
