import { resolve } from 'node:path';
import { createFile } from '../../files/create-file.js';
import { GitIgnores } from '../../files/gitignore.js';
import { LinkError, refuseLinks } from '../../files/pending-file.js';
import { readFoundSettings } from '../../files/read-settings.js';
import { whyRefused } from '../../files/refusals.js';
import { replaceFile } from '../../files/replace-file.js';
import { CommandError } from '../../workspace/command-error.js';
import { inside, isTaken, type Project, topOf } from './project.js';

/** A file of a setup. */
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

/** A path from the folder that is set up on, or an absolute one. */
export function shownPath({ cwd }: Project, absolute: string): string {
  return inside(cwd, absolute) ?? absolute;
}

const GITIGNORE = '.gitignore';
/** What npm installs. */
const PACKAGES = 'node_modules';

/** The .gitignore, unless git ignores packages already. */
export function gitIgnoreFile(project: Project): PlannedFile | undefined {
  const { cwd } = project;
  const absolute = resolve(cwd, GITIGNORE);
  const ignores = GitIgnores.above(cwd, cwd).in(cwd, isTaken(absolute));
  if (ignores.ignores(resolve(cwd, PACKAGES), true)) return undefined;
  const line = `${PACKAGES}/`;
  if (!isTaken(absolute)) return newFile(project, 'ignored', absolute, `${line}\n`);
  const reading = readFoundSettings(absolute);
  if (reading.kind === 'error') throw new CommandError(`${GITIGNORE}: ${reading.message}`);
  const { text: before } = reading;
  const end = before.includes('\r\n') ? '\r\n' : '\n';
  const added = `${before === '' || before.endsWith('\n') ? '' : end}${line}${end}`;
  return { kind: 'longer', path: GITIGNORE, absolute, before, added };
}

/** Writes a file of a setup. @throws CommandError when the system refuses */
export async function writeFile(file: FileToWrite, project: Project): Promise<void> {
  const refused = (why: string): CommandError => new CommandError(`${file.path} was not written: ${why}`);
  const top = topOf(project);
  try {
    if (file.kind === 'new') createFile(file.absolute, top, Buffer.from(file.text), file.isProgram);
    else {
      refuseLinks(file.absolute, top);
      const [before, after] = [file.before, file.before + file.added].map((text) => Buffer.from(text));
      const replaced = await replaceFile(
        file.absolute,
        before ?? new Uint8Array(),
        after ?? new Uint8Array(),
      );
      if (replaced.kind === 'changed') throw refused('another program changed it meanwhile: run this again');
      if (replaced.kind === 'error') throw refused(replaced.message);
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw refused(error instanceof LinkError ? error.message : whyRefused('write', error));
  }
}
