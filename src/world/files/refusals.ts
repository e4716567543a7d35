import { readdirSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { printable } from '../../bytes/json/quote.js';
import { nearest } from '../../bytes/text/nearest.js';

/** What was being done when the system refused. The same code means something else each time. */
export type Doing = 'read' | 'write' | 'replace';

/** Codes that mean the same whatever was being done. */
const REASONS: Readonly<Record<string, string>> = {
  EISDIR: 'this is a folder, not a file',
  ENOTDIR: 'part of the path is a file, not a folder',
  EEXIST: 'part of the path is a file, not a folder',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its symbolic links form a loop',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  EFBIG: 'the file would be too large',
  EROFS: 'the disk is read-only',
  ETXTBSY: 'another program is using it',
  EBUSY: 'another program is using it, or it is a mount point, as single files in containers are',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk reported an error',
  ENXIO: 'no such device',
};

/** What it means that there is nothing, that it is forbidden, and anything else. */
const WORDS: Readonly<Record<Doing, readonly [absent: string, forbidden: string, failed: string]>> = {
  read: ['no such file', 'you do not have permission to read it', 'it cannot be read'],
  write: ['no such folder', 'you do not have permission to write it', 'it cannot be written'],
  replace: [
    'it no longer exists',
    'you do not have permission to replace it in its folder',
    'it cannot be replaced',
  ],
};

/** roomlint itself refuses: the message says why. */
export class RefusedError extends Error {
  /** As errors of the system have it. */
  readonly syscall = 'roomlint';
}

/** A path that would be written through a symbolic link. The message names the link. */
export class LinkError extends RefusedError {
  constructor(
    message: string,
    /** The path of the link. */
    readonly link: string,
  ) {
    super(message);
  }
}

/** A report cannot be written. The message says which one and why. */
export class ReportFileError extends Error {}

/** Why the system refused, in plain words. */
export function whyRefused(doing: Doing, error: unknown): string {
  if (error instanceof RefusedError) return error.message;
  const { code = '', message, path } = error as NodeJS.ErrnoException;
  const [absent, forbidden, failed] = WORDS[doing];
  if (code === 'ENOENT') return doing === 'read' && path !== undefined ? absent + likeNamed(path) : absent;
  if (code === 'EACCES' || code === 'EPERM') return forbidden;
  return REASONS[code] ?? `${failed} (${code || message})`;
}

/** A question that names the file beside a missing one that was probably meant; empty if none is similar. */
export function likeNamed(path: string): string {
  const given = basename(path);
  const [extension, stem] = [extname(given), stemOf(given)];
  // Nothing of a shorter name would be left.
  const mostEdits = Math.min(2, stem.length - 1);
  const names = namesIn(dirname(path)).filter(
    (name) => name !== given && ['.json', extension].includes(extname(name)),
  );
  const meant = names.find((name) => stemOf(name) === stem) ?? nearest(given, names, mostEdits);
  return meant === undefined ? '' : `: did you mean "${printable(meant)}"?`;
}

function stemOf(name: string): string {
  return basename(name, extname(name)).toLowerCase();
}

/** What is in a folder; nothing in one that cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
