import { isUtf8 } from 'node:buffer';
import { basename, dirname } from 'node:path';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { decodeLoosely } from '../../bytes/text/encoding.js';
import { type GitAccess, GitError } from '../files/git.js';
import { hashOf } from '../files/node-sha256.js';
import { relativePath } from '../files/paths.js';
import { Repository } from '../files/repository.js';
import { withFile } from './base.js';
import { FileOnDisk } from './file-on-disk.js';
import type { FolderOnDisk } from './folder-on-disk.js';
import { type CommittedRoom, committedRoomText, readCommittedRoom } from './room-folder-json.js';
import type { SyncedFile } from './room-state.js';

/** The branch that pull requests go into, as a clone knows it. */
const BASE_BRANCH = 'refs/remotes/origin/HEAD';
const MAX_BYTES = Number.POSITIVE_INFINITY;

/**
 * The base of a file, kept beside it in `FILE.base`. When it is committed, another machine can push the file as well.
 *
 * It is read only from the base branch, at the commit where the current branch left it: a pull request cannot bring
 * one. That commit must also have the file as it was pulled or pushed. Beside an older file, a new base would make
 * what others have added look as if this side had removed it.
 */
export class CommittedBase {
  readonly file: FileOnDisk;
  /** That of the file that is pulled and pushed. */
  readonly name: string;

  /** @param path of the file that is pulled and pushed, absolute */
  constructor(
    private readonly path: string,
    private readonly room: string,
    private readonly folder: FolderOnDisk,
    private readonly access: GitAccess,
  ) {
    this.name = basename(path);
    this.file = new FileOnDisk(`${path}.base`);
  }

  /** What this machine knows of the file. */
  get synced(): SyncedFile | undefined {
    return this.folder.state().files.get(this.name);
  }

  /** Takes over the committed base, unless this machine has a newer one. @returns why it cannot be used */
  recall(): string | undefined {
    try {
      const found = this.committed();
      if (typeof found === 'string') return found;
      const { base, room, ...synced } = found;
      if (room !== this.room) return `it belongs to room ${room}`;
      if (this.synced !== undefined && this.synced.when >= synced.when) return undefined;
      const hash = this.folder.keepBase(Buffer.from(base));
      this.folder.setState(withFile(this.folder.state(), this.name, { ...synced, base: hash }));
      return undefined;
    } catch (error) {
      if (error instanceof GitError) return error.message;
      throw error;
    }
  }

  /**
   * The room as the file beside has it now. A branch can write anything there, so it is only a second base, and can
   * only keep more of what others have changed.
   */
  beside(server: string): Uint8Array | undefined {
    const bytes = this.file.read();
    const found = readCommittedRoom((bytes && tryParseJson(decodeLoosely(bytes))) ?? null);
    return found?.room === this.room && (found.server ?? server) === server
      ? Buffer.from(found.base)
      : undefined;
  }

  /** As the base branch has it, or why it cannot be used. @throws GitError */
  private committed(): CommittedRoom | string {
    const repository = Repository.open(dirname(this.path), this.access);
    const { top, git } = repository;
    const branch = git.ask(['merge-base', BASE_BRANCH, 'HEAD']);
    if (branch === undefined) return 'no base branch is known here: run git remote set-head origin --auto';
    const names = ['', '.base'].map((end) => `${relativePath(top, this.path)}${end}`);
    const last = ['--literal-pathspecs', 'log', '-1', '--no-show-signature', '--format=%H', branch, '--'];
    const commit = git.ask([...last, names[1] ?? '']);
    const files = commit ? repository.filesOf(commit, names).map(({ read }) => read(MAX_BYTES)) : [];
    const [file, kept] = files;
    if (file?.kind !== 'bytes' || kept?.kind !== 'bytes') return 'the base branch does not have it';
    const found = readCommittedRoom(tryParseJson(Buffer.from(kept.bytes).toString()) ?? null);
    if (found?.local === hashOf(file.bytes)) return found;
    return `it was not committed together with ${this.name}: pull the room again, and commit both files`;
  }

  /** Writes the base of this machine to the file. @returns whether there is one */
  async keep(): Promise<boolean> {
    const { synced, folder, room, file } = this;
    const bytes = synced && folder.base(synced.base);
    if (synced === undefined || bytes === undefined || !isUtf8(bytes)) return false;
    const text = committedRoomText({ ...synced, room, base: Buffer.from(bytes).toString() });
    return file.write(file.read(), Buffer.from(text));
  }
}
