import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ask, type GitFolder } from './git-command.js';

/**
 * The file that a Git LFS pointer names, if the repository has downloaded it. `git-lfs` itself reads such a file only
 * where it may download others as well.
 */
export function downloadedObject(top: GitFolder, pointer: Buffer, maxBytes: number): Buffer | undefined {
  const [, id] = /^oid sha256:([0-9a-f]{64})$/m.exec(pointer.toString()) ?? [];
  const folder = ask(top, ['rev-parse', '--git-common-dir']);
  if (id === undefined || folder === undefined) return undefined;
  const path = join(resolve(top.path, folder), 'lfs/objects', id.slice(0, 2), id.slice(2, 4), id);
  try {
    if (statSync(path).size > maxBytes) return undefined;
    const content = readFileSync(path);
    return createHash('sha256').update(content).digest('hex') === id ? content : undefined;
  } catch {
    // It has not been downloaded.
    return undefined;
  }
}
