import { readdirSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { isJson } from '../../bytes/json/parse-json.js';
import { printable } from '../../bytes/json/quote.js';
import { mayHoldCredentials, prescan } from '../../bytes/scan/prescan.js';
import { Redactor } from '../../bytes/scan/redactor.js';
import { bytesText, listed } from '../../bytes/text/in-words.js';
import { textOf } from '../../bytes/text/wtf8.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { Redaction } from '../../verdict/lint/redaction.js';
import { type PlayableRoom, readRoom } from '../../verdict/play/read-room.js';
import { SnapshotError } from '../../verdict/references/read-snapshot.js';
import { CommandError } from '../../world/files/command-error.js';
import { keysIn } from '../../world/files/key-variables.js';
import { CONFIG_NAMES } from '../../world/files/known-files.js';
import { relativePath } from '../../world/files/paths.js';
import { readSnapshotFile } from '../../world/files/read.js';
import type { BaselineOptions } from '../../world/workspace/baselines.js';
import { bytesTask } from '../../world/workspace/check-file.js';
import { FileSettings, type SettingOptions } from '../../world/workspace/file-settings.js';
import type { ReadableTask } from '../../world/workspace/source.js';
import type { GuardedFile, Roots } from './guarded-path.js';

/** The bytes of a file below the roots. */
export interface ReadFile extends GuardedFile {
  readonly bytes: Uint8Array;
}

/** What one call of a tool touches: files below the roots, and what its reply must not show. */
export class Desk {
  private readonly redactor = new Redactor();
  private readonly redaction = new Redaction();

  constructor(
    readonly roots: Roots,
    readonly env: NodeJS.ProcessEnv,
  ) {
    for (const key of keysIn(env)) this.redactor.addKey(key);
  }

  /** @throws CommandError for a path that leads out of the roots, or to nothing that can be read */
  read(path: string): ReadFile {
    const file = this.roots.file(path);
    const reading = readSnapshotFile(file.absolute, MAX_IMPORTED_BYTES);
    if (reading.kind === 'error')
      throw new CommandError(`${printable(file.name)}: ${reading.message}${filesIn(file.absolute)}`);
    if (reading.kind === 'too-large')
      throw new CommandError(
        `${printable(file.name)}: larger than ${bytesText(MAX_IMPORTED_BYTES)}, the most that an import accepts: split the room, or remove what it does not need`,
      );
    this.hide(reading.bytes);
    return { ...file, bytes: reading.bytes };
  }

  /** The file as `check` takes it: read once. */
  task({ name, absolute, bytes }: ReadFile): ReadableTask {
    return bytesTask({ path: name, absolute }, bytes);
  }

  /** Hides the credentials of a text from now on. @throws TooManyCredentialsError */
  hide(bytes: Uint8Array): void {
    // A prescan says nothing of what is not JSON.
    const mayHold = prescan(bytes).secretHints || (mayHoldCredentials(bytes) && !isJson(textOf(bytes)));
    if (!mayHold) return;
    this.redactor.addFrom(bytes);
    this.redaction.addFrom(bytes);
  }

  /**
   * The settings of a file. Plugins are code and stay out: only a person starts code.
   *
   * @throws CommandError for a config that leads out of the roots
   */
  settings(file: GuardedFile): SettingOptions {
    const { root } = file;
    for (let folder = dirname(file.absolute); ; folder = dirname(folder)) {
      for (const name of CONFIG_NAMES) this.requireInside(join(folder, name), root);
      if (folder === root || folder === dirname(folder)) return { cwd: root, plugins: false };
    }
  }

  /** The baseline that the config of a file names. @throws CommandError when it cannot be read */
  async baseline(file: GuardedFile): Promise<BaselineOptions> {
    const settings = await FileSettings.open(this.settings(file));
    const path = await settings.baselineOf(file.absolute);
    if (path !== undefined) {
      // A config above the root belongs to whoever started the server.
      const { config = '' } = await settings.explain(file.absolute);
      if (!isAbsolute(config)) this.requireInside(path, file.root);
    }
    return { path: undefined, cwd: file.root, use: 'read' };
  }

  private requireInside(path: string, root: string): void {
    this.roots.requireInside(path, relativePath(root, path));
  }

  /** A part of a file with its credentials starred out, before it is cut. */
  covered(bytes: Uint8Array): Uint8Array {
    return this.redaction.cover(bytes);
  }

  /** A text without credentials. */
  masked(text: string): string {
    return this.redactor.mask(text);
  }
}

/** Names of files in a folder, to choose from; nothing for a file. */
function filesIn(path: string): string {
  try {
    const files = readdirSync(path)
      .filter((name) => /\.json$/i.test(name))
      .sort();
    const names = files.map((name) => printable(name));
    return names.length === 0
      ? ', and no .json file is in it'
      : `: name one in it: ${listed(names, 'or', 20)}`;
  } catch {
    return '';
  }
}

/** The room in a file. @throws CommandError when there is none */
export function roomIn(file: ReadFile): PlayableRoom {
  return orRefused(file, () => readRoom(file.bytes));
}

/** The error for a quest or item that is not there. */
export function notFound(fault: string): CommandError {
  return new CommandError(`${fault}. find looks for others`);
}

/** Reads a snapshot. @throws CommandError if the file does not hold one */
export function orRefused<Reading>({ name }: ReadFile, read: () => Reading): Reading {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    const { at, message } = error;
    const place = at === undefined ? ':' : `:${at.line}:${at.column}`;
    throw new CommandError(`${printable(name)}${place} ${message}. check says more, and fix may repair it`);
  }
}
