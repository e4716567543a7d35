import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';

/** A folder on a disk, for tests that write reports: see test/temporary-files.ts. */
export const ON_DISK = process.env.TMPDIR_ON_DISK ?? tmpdir();

/** Milliseconds: some tests install whole projects, which takes long to remove. */
const PATIENCE = 600_000;

/** Contents by the names of files. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

export interface TemporaryFolder {
  readonly path: string;
  /** Writes a file and the folders above it, and returns its path. */
  readonly write: (name: string, content?: string | Uint8Array) => string;
  /** A new folder in this one, with these files. */
  readonly fresh: (files?: Files) => string;
}

/** A folder for the files of one test file; it goes when the tests are over. */
export function temporaryFolder(parent = tmpdir()): TemporaryFolder {
  const path = mkdtempSync(join(realpathSync(parent), 'roomlint-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }), PATIENCE);
  let made = 0;
  return {
    path,
    write: (name, content = '{}') => write(path, name, content),
    fresh(files = {}) {
      const inside = join(path, `folder-${made++}`);
      mkdirSync(inside);
      for (const [name, content] of Object.entries(files)) write(inside, name, content);
      return inside;
    },
  };
}

/** The same, empty at the start of each test. */
export function emptyFolder(): TemporaryFolder {
  const folder = temporaryFolder();
  beforeEach(() => {
    rmSync(folder.path, { recursive: true, force: true });
    mkdirSync(folder.path);
  });
  return folder;
}

function write(folder: string, name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}
