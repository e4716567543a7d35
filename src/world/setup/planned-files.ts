import { dirname, join } from 'node:path';
import { printable } from '../../bytes/json/quote.js';
import { CommandError } from '../files/command-error.js';
import { pathInside, relativePath } from '../files/paths.js';
import { RefusedError, whyRefused } from '../files/refusals.js';
import { createFile, makeFolders, refuseLinks } from '../files/write-file.js';
import { isTaken, type Project, topOf } from './project.js';

export type PlannedFile = FileToWrite | KeptFile;

/** What a file is for. */
export type Role = 'config' | 'baseline' | 'hook' | 'workflow' | 'ignored' | 'play';

export interface FileToWrite {
  readonly kind: 'new';
  readonly role: Role;
  /** As messages show it. */
  readonly path: string;
  readonly absolute: string;
  readonly text: string;
  readonly isProgram: boolean;
  /** Why it says what it says. */
  readonly note?: string | undefined;
}

interface KeptFile {
  readonly kind: 'kept';
  readonly path: string;
  /** Why it stays; because it is there already, unless given. */
  readonly why?: string;
  /** What to add to it by hand. */
  readonly missing?: string | undefined;
}

/** A file with a text, unless there is one of this name. */
export function newFile(
  project: Project,
  role: Role,
  absolute: string,
  text: string,
  about: { readonly note?: string | undefined; readonly isProgram?: boolean } = {},
): PlannedFile {
  const path = shownPath(project, absolute);
  if (isTaken(absolute)) return { kind: 'kept', path };
  return { kind: 'new', role, path, absolute, text, isProgram: false, ...about };
}

/** A path from the folder that is set up on; an absolute one outside of the repository. */
export function shownPath(project: Project, absolute: string): string {
  if (pathInside(topOf(project), absolute) === undefined) return absolute;
  return relativePath(project.cwd, absolute);
}

/** A .gitignore for what npm installs, where there is none: the first commit is often of everything. */
export function gitIgnoreFile(project: Project): PlannedFile[] {
  if ([project.cwd, topOf(project)].some((folder) => isTaken(join(folder, GITIGNORE)))) return [];
  return [newFile(project, 'ignored', join(project.cwd, GITIGNORE), 'node_modules/\n')];
}

const GITIGNORE = '.gitignore';

/** Writes the files of a setup. @throws CommandError when the system refuses */
export function writeFiles(files: readonly FileToWrite[], project: Project): void {
  const written: string[] = [];
  for (const { path, absolute, text, isProgram } of files) {
    try {
      // Before a folder is made: it would be made behind the link.
      refuseLinks(absolute, topOf(project));
      makeFolders(dirname(absolute));
      if (!createFile(absolute, topOf(project), Buffer.from(text), isProgram ? 0o755 : undefined))
        throw new RefusedError('another program has made it meanwhile');
    } catch (error) {
      const before = written.length === 0 ? '' : `Written before that: ${written.join(', ')}`;
      throw new CommandError(`${path} cannot be written: ${whyRefused('write', error)}`, before);
    }
    written.push(path);
  }
}

/** Lines of a file that are shown. */
const MAX_LINES = 30;

/** Each file of a setup, before it is written. */
export function shownFiles(files: readonly PlannedFile[]): string {
  return files.map(shownFile).join('\n');
}

function shownFile(file: PlannedFile): string {
  const path = printable(file.path);
  switch (file.kind) {
    case 'new':
      return `${path}${file.note === undefined ? '' : ` (${file.note})`}:\n${indented(file.text)}`;
    case 'kept': {
      const why = `${path}: ${file.why ?? 'it is there already'}, so it is not changed`;
      return file.missing === undefined ? `${why}\n` : `${why}. Add this to it:\n${indented(file.missing)}`;
    }
  }
}

function indented(text: string): string {
  const lines = text.trimEnd().split(/\r?\n/);
  const more = lines.length - MAX_LINES;
  const shown = lines.slice(0, more > 1 ? MAX_LINES : lines.length).map((line) => `  ${printable(line)}\n`);
  return `${shown.join('')}${more > 1 ? `  … ${more} more lines\n` : ''}`;
}
