import type { BufferMaker } from './prescan-thread.js';
import type { FileReading } from './read.js';
import type { SelectedFile } from './select.js';

/** A snapshot as it is staged. */
export interface StagedFile extends SelectedFile {
  read(maxBytes: number): FileReading;
  /** Reads it as it is in HEAD; undefined for one that is new. */
  readonly readBefore: ((maxBytes: number) => FileReading) | undefined;
}

/** A snapshot that a branch has changed. */
export interface ChangedFile extends SelectedFile {
  /** As it is in the work tree; as it is staged where a sparse checkout leaves it out. */
  read(maxBytes: number, bufferFor?: BufferMaker): FileReading;
  /** What it was where the branch began; undefined for one that is new. */
  readonly before: FileBefore | undefined;
  /** What it is in the commits that are being merged and have it. */
  readonly merged?: readonly FileBefore[];
}

export interface FileBefore {
  /** Its path from the root of the repository on, another one where the branch has renamed it. */
  readonly name: string;
  /** Whether the commit has a link there. Then what it leads to now is read. */
  readonly isLink?: true;
  /** @param checkedOut whether line ends are converted as a checkout does, and not as git keeps them */
  read(maxBytes: number, checkedOut: boolean): FileReading;
  /** The versions before this one, newest first. */
  readonly older?: () => readonly EarlierFile[];
}

export interface BranchChanges {
  /** The commit that the branch left. */
  readonly base: string;
  readonly files: readonly ChangedFile[];
  readonly deleted: readonly DeletedFile[];
}

/** A file that a branch has deleted, or moved so that git does not recognize it. */
export interface DeletedFile extends SelectedFile {
  readonly before: FileBefore;
  /** Where it is now, as reports show it: where nothing is checked, such as a dot-folder. */
  readonly movedTo?: string;
}

/** A version of a file in some commit. */
export interface EarlierFile {
  /** The commit and its path there, as git takes them. */
  readonly shown: string;
  read(maxBytes: number): FileReading;
  /** The versions before this one, newest first, where they may be asked for. @throws GitError */
  readonly older?: () => readonly EarlierFile[];
}

/** What prevents staged files from being fixed in the work tree. */
export interface Mixed<File> {
  /** Files whose bytes in the work tree differ from the index, or that are missing there. */
  readonly changed: readonly File[];
  /** Files that git was told to skip: they may or may not have changed. */
  readonly hidden: readonly File[];
}
