import {
  accessSync,
  type BigIntStats,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { RefusedError, whyRefused } from './refusals.js';
import { createFile, putInPlace, removeLeftoversIn } from './write-file.js';

const CHANGED = {
  kind: 'changed',
  message: 'another program changed it meanwhile: run this again',
} as const;

/** What became of the file. Unless it was replaced, the file and its folder are as they were. */
export type ReplaceOutcome =
  | { readonly kind: 'replaced' }
  /** Another program changed or replaced it since it was read. */
  | { readonly kind: 'changed'; readonly message: string }
  | { readonly kind: 'error'; readonly message: string };

/**
 * Puts `after` in the place of the file at `path`. `before` are the bytes that were read, or undefined where there
 * was no file; where that is no longer so, the file is left alone. This is for the files of people: other programs
 * edit them as well, and their links, mode and owner matter. writeDurably is for files that roomlint makes.
 *
 * - Symbolic links are followed and stay.
 * - Mode, owner and group are kept. An owner or group that this process may not give becomes its own; the
 *   mode then loses what would give rights to anybody new. Access lists and extended attributes are not kept:
 *   Node has no way to them.
 * - If a file has several names (hard links), this one gets the new bytes and the others keep the old ones.
 *   They cannot all change at one moment, and a copy made by links is often meant to stay as it is.
 * - A read-only file is not replaced, not for the superuser either.
 *
 * Nothing is thrown for what the system refuses. A run that is killed leaves its temporary file, which the next
 * one removes.
 */
export function replaceFile(path: string, before: Uint8Array | undefined, after: Uint8Array): ReplaceOutcome {
  try {
    const isReplaced =
      before === undefined ? createFile(path, dirname(path), after) : replaceNow(path, before, after);
    return isReplaced ? { kind: 'replaced' } : CHANGED;
  } catch (error) {
    return { kind: 'error', message: whyRefused(before === undefined ? 'write' : 'replace', error) };
  }
}

function replaceNow(path: string, before: Uint8Array, after: Uint8Array): boolean {
  const target = realpathSync.native(path);
  const state = statSync(target, { bigint: true });
  const obstacle = whyNotReplaceable(target, state);
  if (obstacle !== undefined) throw new RefusedError(obstacle);
  removeLeftoversIn(dirname(target));
  return putInPlace(target, [after], {
    mode: 0o600,
    takeOver: (file) => takeOver(file, state),
    isWanted: () => isStill(path, target, state, before),
  });
}

function whyNotReplaceable(target: string, state: BigIntStats): string | undefined {
  if (state.isDirectory()) return 'this is a folder, not a file';
  if (!state.isFile()) return 'pipes and devices cannot be replaced';
  // The superuser may write everything, but whoever took away every right to write meant it.
  if ((state.mode & 0o222n) === 0n) return 'it is read-only: make it writable first';
  try {
    accessSync(target, constants.W_OK);
    return undefined;
  } catch (error) {
    return whyRefused('write', error);
  }
}

/** Gives the new file the owner, group and mode of the old one; the owner first, which takes rights away. */
function takeOver(file: number, { uid, gid, mode }: BigIntStats): void {
  let own = fstatSync(file, { bigint: true });
  if (own.uid !== uid || own.gid !== gid) {
    // Who may not give a file away may still give it to another group of theirs.
    if (!giveTo(file, uid, gid)) giveTo(file, own.uid, gid);
    own = fstatSync(file, { bigint: true });
  }
  let wanted = mode & 0o7777n;
  if (own.uid !== uid) wanted &= ~0o4000n;
  // The group is another one, and members of the old one are among all others now: both may do what both
  // might before.
  if (own.gid !== gid) wanted = (wanted & 0o5700n) | ((wanted & (wanted >> 3n) & 0o7n) * 0o11n);
  if ((own.mode & 0o7777n) !== wanted) fchmodSync(file, Number(wanted));
}

function giveTo(file: number, uid: bigint, gid: bigint): boolean {
  try {
    fchownSync(file, Number(uid), Number(gid));
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Not allowed; an owner that this name space does not know; a file system that knows no owners.
    if (['EPERM', 'EACCES', 'EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes(code)) return false;
    throw error;
  }
}

/** Whether the path still leads to the same file, with the same owner, mode and bytes. */
function isStill(path: string, target: string, state: BigIntStats, bytes: Uint8Array): boolean {
  if (realpathSync.native(path) !== target) return false;
  // What took the place of the file may be a pipe, which would keep us waiting for a writer.
  const file = openSync(target, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const now = fstatSync(file, { bigint: true });
    const kept = (['dev', 'ino', 'mode', 'uid', 'gid'] as const).every((key) => now[key] === state[key]);
    return kept && now.size === BigInt(bytes.length) && readFileSync(file).equals(bytes);
  } finally {
    closeSync(file);
  }
}
