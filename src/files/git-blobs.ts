import { LF } from '../text/characters.js';
import { GitError, type GitFolder, git, run } from './git-command.js';
import { inWorkTree } from './git-programs.js';
import { downloadedObject } from './lfs-object.js';
import { IN_LFS, isPointer } from './missing-content.js';
import { unprescannedBuffer } from './prescan-thread.js';
import type { FileReading } from './read.js';
import { relativePath } from './relative-path.js';
import { READ_TOGETHER } from './sizes.js';

/** A file as git keeps it. */
export interface BlobName {
  /** Undefined for one that git does not keep. */
  readonly id: string | undefined;
  /** Of the file in the work tree. */
  readonly path: string;
}

/** Files that are kept for a second reading: of a commit of few. */
const MAX_KEPT = 8;
const MAX_KEPT_BYTES = 4_000_000;
/** The most that git writes around each file in its answer. */
const MAX_HEADER = 128;

/** Reads files as git keeps them, best in the order in which they are given. */
export class Blobs {
  /** Bytes of each; undefined for one that git lacks. */
  private sizes: readonly (number | undefined)[] = [];
  private readonly ahead = new Map<number, Buffer>();

  constructor(
    private readonly top: GitFolder,
    private readonly blobs: readonly BlobName[],
  ) {}

  read(index: number, maxBytes: number): FileReading {
    try {
      if (this.sizes.length === 0) this.sizes = sizesOf(this.top, this.blobs);
      const [blob, size] = [this.blobs[index], this.sizes[index]];
      if (blob === undefined || size === undefined)
        return {
          kind: 'error',
          message: `git does not have its content (object ${blob?.id}): try git fetch or git fsck`,
        };
      if (size > maxBytes) return { kind: 'too-large', size };
      const content = this.take(index, maxBytes);
      return isPointer(content) ? readByPointer(this.top, blob, maxBytes) : asReading(content);
    } catch (error) {
      if (error instanceof GitError) return { kind: 'error', message: error.message };
      throw error;
    }
  }

  private take(index: number, maxBytes: number): Buffer {
    const kept = this.top.blobs.get(this.blobs[index]?.id ?? '');
    if (kept !== undefined) return kept;
    if (!this.ahead.has(index)) this.readAhead(index, maxBytes);
    const content = this.ahead.get(index);
    this.keep(index, content);
    if (content === undefined) throw new GitError('git cat-file did not return a file that was asked for');
    this.ahead.delete(index);
    return content;
  }

  private keep(index: number, content: Buffer | undefined): void {
    const id = this.blobs[index]?.id;
    const { blobs } = this.top;
    if (
      id !== undefined &&
      content !== undefined &&
      content.length <= MAX_KEPT_BYTES &&
      blobs.size < MAX_KEPT
    )
      blobs.set(id, content);
  }

  /** Reads one file, and those after it that are small. */
  private readAhead(from: number, maxBytes: number): void {
    const indexes: number[] = [];
    let total = 0;
    for (let index = from; index < this.blobs.length && total <= READ_TOGETHER; index++) {
      const size = this.sizes[index];
      if (size === undefined || size > maxBytes) continue;
      if (indexes.length > 0 && total + size > READ_TOGETHER) break;
      indexes.push(index);
      total += size;
    }
    const asked = indexes.map((index) => `${this.blobs[index]?.id}\n`).join('');
    const output = git(this.top, ['cat-file', '--batch'], total + MAX_HEADER * indexes.length, asked);
    let at = 0;
    for (const index of indexes) {
      const start = output.indexOf(LF, at) + 1;
      const end = start + (this.sizes[index] ?? 0);
      this.ahead.set(index, output.subarray(start, end));
      at = end + 1;
    }
  }
}

/** Reads small files by one process. @param ids of contents @param questions others, as `COMMIT:NAME` */
export function readAhead(top: GitFolder, ids: readonly string[], questions: readonly string[]): void {
  const asked = [...new Set([...ids, ...questions.filter((question) => !question.includes('\n'))])];
  if (ids.length === 0 || ids.length > MAX_KEPT) return;
  const command = ['cat-file', '--batch', '--follow-symlinks'];
  const { status, stdout: output } = run(
    top,
    command,
    MAX_KEPT_BYTES,
    asked.map((each) => `${each}\n`).join(''),
  );
  if (status !== 0) return;
  let at = 0;
  for (const each of asked) {
    const end = output.indexOf(LF, at);
    const line = output.toString('utf8', at, end);
    at = end + 1;
    const [, id, kind, blobSize] = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(line) ?? [];
    const [, linkSize] = /^(?:symlink|dangling|loop|notdir) (\d+)$/.exec(line) ?? [];
    const size = Number(blobSize ?? linkSize ?? -1);
    const isMissing = line === `${each} missing`;
    if (id !== undefined && kind === 'blob') top.blobs.set(id, output.subarray(at, at + size));
    if (each.includes(':') && (isMissing || (id !== undefined && kind === 'blob'))) top.located.set(each, id);
    at += size + 1;
  }
}

function sizesOf(top: GitFolder, blobs: readonly BlobName[]): (number | undefined)[] {
  const kept = blobs.map(({ id = '' }) => top.blobs.get(id)?.length);
  if (kept.every((size) => size !== undefined)) return kept;
  const asked = blobs.map(({ id = 'none' }) => `${id}\n`).join('');
  const output = git(top, ['cat-file', '--batch-check=%(objectsize)'], MAX_HEADER * blobs.length, asked);
  const lines = String(output).trimEnd().split('\n');
  return lines.map((line) => (/^\d+$/.test(line) ? Number(line) : undefined));
}

function readByPointer(top: GitFolder, { id = '', path }: BlobName, maxBytes: number): FileReading {
  const name = relativePath(top.path, path);
  const { status, stdout } = filtered(top, id, name, maxBytes);
  return status === 0 ? contentOf(top, stdout, maxBytes) : NO_CONTENT;
}

/** A file as a checkout writes it: with the line ends and filters of git's attributes and config. */
export function readAsCheckedOut(top: GitFolder, id: string, name: string, maxBytes: number): FileReading {
  const { status, stdout, stderr, error } = filtered(top, id, name, maxBytes);
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOBUFS')
    return { kind: 'too-large', size: maxBytes + 1 };
  if (status !== 0)
    return { kind: 'error', message: `git cannot read its content: ${String(stderr).trim()}` };
  return contentOf(top, stdout, maxBytes);
}

const NO_CONTENT: FileReading = { kind: 'error', message: IN_LFS };

/** What a filter has written, or what is behind the pointer that Git LFS has left there. */
function contentOf(top: GitFolder, written: Buffer, maxBytes: number): FileReading {
  const content = isPointer(written) ? downloadedObject(top, written, maxBytes) : written;
  return content === undefined ? NO_CONTENT : asReading(content);
}

function filtered(top: GitFolder, id: string, name: string, maxBytes: number): ReturnType<typeof run> {
  return run(inWorkTree(top), ['cat-file', '--filters', `--path=${name}`, id], maxBytes + 1);
}

function asReading(content: Buffer): FileReading {
  const { bytes, bytesAreThere, prescanned } = unprescannedBuffer(content.length);
  bytes.set(content);
  bytesAreThere(content.length);
  return { kind: 'bytes', bytes, prescanned };
}
