import { lstatSync, readdirSync, realpathSync, rmSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from './running-process.js';

/** Longest name of a file, in bytes, on every file system in common use. */
const MAX_NAME_LENGTH = 255;
const SUFFIX = '.roomlint-tmp';
/** What follows the name of the file: the id of the process that writes it, and a random number. */
const OWNER = /^([1-9]\d{0,9})-[0-9a-f]{16}\.roomlint-tmp$/;
const MAX_OWNER_LENGTH = `4294967295-${'0'.repeat(16)}`.length;

/** A new temporary file beside `target`, `.<name>.<pid>-<random>.roomlint-tmp`, which no search finds. */
export function temporaryPath(target: string): string {
  // Not node:crypto, which takes 10 ms to load even where nothing is written.
  const random = Buffer.from(crypto.getRandomValues(new Uint8Array(8))).toString('hex');
  const owner = `${process.pid}-${random}`;
  return join(dirname(target), `${prefixFor(basename(target))}${owner}${SUFFIX}`);
}

/** The name with dots around it, cut off, between two characters, where the whole would be too long. */
function prefixFor(name: string): string {
  let room = MAX_NAME_LENGTH - MAX_OWNER_LENGTH - SUFFIX.length - 2;
  let kept = '';
  for (const character of name) {
    room -= Buffer.byteLength(character);
    if (room < 0) break;
    kept += character;
  }
  return `.${kept}.`;
}

/**
 * Removes the temporary files that interrupted runs left beside the file at `path`, or beside the one to
 * which its symbolic links lead: plain files with the names that roomlint gives them, for this file (or one
 * whose name is alike for more than 200 bytes), of processes that no longer run. Nothing else is touched, no
 * link is followed, and what cannot be read or removed stays, without a message.
 */
export function removeLeftovers(path: string): void {
  try {
    const target = realpathSync.native(path);
    removeBeside(dirname(target), prefixFor(basename(target)));
  } catch {
    // The file or its folder cannot be read: whoever needs the file reports it.
  }
}

function removeBeside(folder: string, prefix: string): void {
  for (const name of temporaryNamesIn(folder)) {
    if (!name.startsWith(prefix)) continue;
    const owner = OWNER.exec(name.slice(prefix.length))?.[1];
    if (owner !== undefined) removeOf(Number(owner), join(folder, name));
  }
}

/** Removes a temporary file, unless the process that makes it still runs. */
function removeOf(owner: number, path: string): void {
  try {
    const stats = lstatSync(path);
    if (stats.isFile() && isRunning(owner, stats.ctimeMs) === false) unlinkSync(path);
  } catch {
    // Gone meanwhile, or somebody else's: it does no harm.
  }
}

const TEMPORARY = /^\..+\.([1-9]\d{0,9})-[0-9a-f]{16}\.roomlint-tmp$/;

/** Removes what interrupted runs left in a folder of roomlint's own, whichever file it was to become. */
export function removeLeftoversIn(folder: string): void {
  for (const name of readdirSync(folder)) {
    const owner = TEMPORARY.exec(name)?.[1];
    if (owner !== undefined) removeOf(Number(owner), join(folder, name));
  }
}

/** Removes the temporary files in a folder that belongs to this process alone. */
export function removeTemporaries(folder: string): void {
  for (const name of readdirSync(folder))
    if (TEMPORARY.test(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Folders with many files, and how often what was found in them may be used once more. */
const listed = new Map<string, { readonly names: readonly string[]; uses: number }>();
const MIN_LISTED = 1000;

/** Names in a folder that end like those of temporary files, listed once for a large folder. */
function temporaryNamesIn(folder: string): readonly string[] {
  const known = listed.get(folder);
  if (known !== undefined) {
    if (--known.uses <= 0) listed.delete(folder);
    return known.names;
  }
  const entries = readdirSync(folder);
  const names = entries.filter((name) => name.endsWith(SUFFIX));
  const uses = Math.floor(entries.length / MIN_LISTED);
  if (uses > 0) listed.set(folder, { names, uses });
  return names;
}
