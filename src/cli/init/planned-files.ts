import { accessSync, constants, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathInside, relativePath } from '../../files/paths.js';
import { readFoundSettings } from '../../files/read.js';
import { LinkError, whyRefused } from '../../files/refusals.js';
import { replaceFile } from '../../files/replace-file.js';
import { createFile, refuseLinks } from '../../files/write-file.js';
import { CommandError } from '../../workspace/command-error.js';
import { isTaken, type Project, topOf } from './project.js';

export type PlannedFile = FileToWrite | KeptFile;

export type FileToWrite = NewFile | LongerFile;

/** What a file is for. */
export type Role = 'config' | 'baseline' | 'hook' | 'workflow' | 'ignored' | 'play';

interface NewFile {
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

/** A file that gets lines at its end. */
interface LongerFile {
  readonly kind: 'longer';
  readonly path: string;
  readonly absolute: string;
  readonly before: string;
  readonly added: string;
}

/** A file that stays as it is. */
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

const GITIGNORE = '.gitignore';
/** What npm installs. */
const PACKAGES = 'node_modules';
const IGNORES_PACKAGES = /^\/?node_modules\/?\s*$/;

/** The .gitignore, unless git ignores packages already. */
export function gitIgnoreFile(project: Project): PlannedFile | undefined {
  const { cwd } = project;
  const absolute = resolve(cwd, GITIGNORE);
  const line = `${PACKAGES}/`;
  if (ignoresPackages(project)) return undefined;
  if (!isTaken(absolute)) return newFile(project, 'ignored', absolute, `${line}\n`);
  const reading = readFoundSettings(absolute);
  if (reading.kind === 'error') return { kind: 'kept', path: GITIGNORE, why: reading.message, missing: line };
  const { text: before } = reading;
  const end = before.includes('\r\n') ? '\r\n' : '\n';
  const added = `${before === '' || before.endsWith('\n') ? '' : end}${line}${end}`;
  return { kind: 'longer', path: GITIGNORE, absolute, before, added };
}

function ignoresPackages({ cwd, repository }: Project): boolean {
  if (repository.kind === 'git')
    return repository.root.run(['check-ignore', '--quiet', resolve(cwd, PACKAGES, 'any')]).status === 0;
  const reading = readFoundSettings(resolve(cwd, GITIGNORE));
  return reading.kind === 'text' && reading.text.split(/\r?\n/).some((line) => IGNORES_PACKAGES.test(line));
}

/** @throws CommandError for a file that cannot be written, as far as can be known before */
export function requireWritable(file: FileToWrite, project: Project): void {
  const folder = nearestFolder(file.absolute);
  attempt(file, () => {
    refuseLinks(file.absolute, topOf(project));
    accessSync(file.kind === 'new' ? folder : file.absolute, constants.W_OK);
    // Where a file is in the way, this throws.
    if (file.kind === 'new') readdirSync(folder);
  });
}

/** The folder of a file, or the nearest one above it that there is. */
function nearestFolder(path: string): string {
  const folder = dirname(path);
  return isTaken(folder) ? folder : nearestFolder(folder);
}

/** Writes the files of a setup. @throws CommandError when the system refuses */
export async function writeFiles(files: readonly FileToWrite[], project: Project): Promise<void> {
  const written: string[] = [];
  for (const file of files) {
    try {
      if (file.kind === 'new')
        attempt(file, () =>
          createFile(
            file.absolute,
            topOf(project),
            Buffer.from(file.text),
            file.isProgram ? 0o755 : undefined,
          ),
        );
      else await lengthen(file);
    } catch (error) {
      if (!(error instanceof CommandError) || written.length === 0) throw error;
      throw new CommandError(error.message, `Written before that: ${written.join(', ')}`);
    }
    written.push(file.path);
  }
}

async function lengthen(file: LongerFile): Promise<void> {
  const { absolute, before, added } = file;
  const replaced = replaceFile(absolute, Buffer.from(before), Buffer.from(before + added));
  if (replaced.kind === 'changed')
    throw refused(file, 'another program changed it meanwhile: run this again');
  if (replaced.kind === 'error') throw refused(file, replaced.message);
}

function attempt(file: FileToWrite, act: () => void): void {
  try {
    act();
  } catch (error) {
    throw refused(file, error instanceof LinkError ? error.message : whyRefused('write', error));
  }
}

function refused({ path }: FileToWrite, why: string): CommandError {
  return new CommandError(`${path} cannot be written: ${why}`);
}
