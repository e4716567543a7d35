import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  type Stats,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { uninterrupted } from './interruption.js';
import { whyNot } from './read.js';

/** What came of replacing a file. Unless it was replaced, it is as it was. */
export type Replacement =
  | { readonly kind: 'replaced' }
  /** Somebody else has written it since it was read. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'error'; readonly message: string };

/** What marks a temporary file as ours. */
const SUFFIX = '.roomlint-tmp';
/** Bytes that a file name may have on every system in use. */
const LONGEST_NAME = 255;
/** Of the name of a temporary file, what is not the name of its file: dots, process id, random digits, suffix. */
const NAME_PARTS = 64;

/**
 * Puts `after` in the place of the file at `path`, whole or not at all: it is written beside the file, flushed to the disk, and renamed.
 * A symbolic link is followed, so that its target is replaced. Mode, owner and group are kept, or nothing is done. Other names of the
 * file (hard links) keep the old content.
 *
 * @param before what was read from the file: when it holds anything else by now, nothing is done
 */
export async function replaceFile(path: string, before: Uint8Array, after: Uint8Array): Promise<Replacement> {
  try {
    const target = realpathSync(path);
    removeLeftovers(target);
    const stats = lstatSync(target);
    if (!stats.isFile()) return { kind: 'error', message: 'it is no regular file' };
    accessSync(target, constants.W_OK);
    return await uninterrupted(() => writeBeside(target, stats, before, after));
  } catch (error) {
    return { kind: 'error', message: whyNotReplaced(error) };
  }
}

function writeBeside(target: string, stats: Stats, before: Uint8Array, after: Uint8Array): Replacement {
  const temporary = join(dirname(target), temporaryName(basename(target)));
  // Nobody else may read it before it has the rights of the file.
  const file = openSync(temporary, 'wx', 0o600);
  try {
    try {
      for (let at = 0; at < after.length; ) at += writeSync(file, after, at);
      keepOwner(file, stats);
      fchmodSync(file, stats.mode & 0o7777);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (!isUnchanged(target, stats, before)) {
      unlinkSync(temporary);
      return { kind: 'changed' };
    }
    renameSync(temporary, target);
  } catch (error) {
    unlinkSync(temporary);
    throw error;
  }
  flushFolder(dirname(target));
  return { kind: 'replaced' };
}

/** Before the mode is set: a change of the owner takes some of its bits away. */
function keepOwner(file: number, { uid, gid }: Stats): void {
  const own = fstatSync(file);
  if (own.uid !== uid || own.gid !== gid) fchownSync(file, uid, gid);
}

function isUnchanged(target: string, stats: Stats, before: Uint8Array): boolean {
  const now = lstatSync(target);
  if (!now.isFile() || now.ino !== stats.ino || now.dev !== stats.dev || now.size !== before.length)
    return false;
  return readFileSync(target).equals(before);
}

/** Makes the rename itself last. Not every system lets a folder be flushed. */
function flushFolder(folder: string): void {
  let opened: number | undefined;
  try {
    opened = openSync(folder, 'r');
    fsyncSync(opened);
  } catch {
    // The file is whole either way: it is the old one or the new one.
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}

/**
 * Removes the temporary files that an interrupted run has left beside the file at `path`: files with a name as only
 * {@link replaceFile} makes it for this file, by a process that is no more.
 */
export function removeLeftovers(path: string): void {
  let target: string;
  let names: string[];
  try {
    target = realpathSync(path);
    names = readdirSync(dirname(target));
  } catch {
    // What cannot be looked at cannot be replaced either, and is told then.
    return;
  }
  for (const name of names) {
    if (!isLeftover(name, basename(target))) continue;
    try {
      const leftover = join(dirname(target), name);
      if (lstatSync(leftover).isFile()) unlinkSync(leftover);
    } catch {
      // Somebody else was faster, or may do what we may not.
    }
  }
}

function isLeftover(name: string, of: string): boolean {
  const start = `.${shortened(of)}.`;
  if (!name.startsWith(start) || !name.endsWith(SUFFIX)) return false;
  const [, pid] = /^(\d{1,10})-[0-9a-f]{12}$/.exec(name.slice(start.length, -SUFFIX.length)) ?? [];
  return pid !== undefined && !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process that is not ours to send signals to is running, too.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function temporaryName(name: string): string {
  return `.${shortened(name)}.${process.pid}-${randomBytes(6).toString('hex')}${SUFFIX}`;
}

/** The name, cut to leave room for what comes around it, between two characters. */
function shortened(name: string): string {
  let short = name;
  while (Buffer.byteLength(short) > LONGEST_NAME - NAME_PARTS) short = [...short].slice(0, -1).join('');
  return short;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission to write it, or in its folder',
  EPERM: 'its owner and mode could not be kept',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'there is no room left for you on the disk',
  EFBIG: 'the new file would be larger than you may write',
  EBUSY: 'it is in use',
};

function whyNotReplaced(error: unknown): string {
  return REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? whyNot(error);
}
