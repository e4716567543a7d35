import { createHash } from 'node:crypto';
import { rulePack } from '../../../rules/index.js';
import type { PlainJson } from '../../bytes/json/value.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { holdsSnapshot } from '../../verdict/lint/holds-snapshot.js';
import { CommandError } from '../../world/files/command-error.js';
import { isNeverSnapshot } from '../../world/files/known-files.js';
import { readHead, readSnapshotFile } from '../../world/files/read.js';
import { replaceFile } from '../../world/files/replace-file.js';
import { type SelectedFile, selectFiles } from '../../world/files/select.js';
import { lastPullOf, versionIn } from '../../world/gate/version-before.js';
import { BaselineSession } from '../../world/workspace/baselines.js';
import { FileSettings, type SettingOptions } from '../../world/workspace/file-settings.js';
import type { NamedBytes } from '../../world/workspace/plan-file.js';
import { importable } from '../../world/workspace/source.js';
import { type Answer, faultAnswer, jsonAnswer } from './answer.js';
import { BYTES_TYPE } from './request-guard.js';

export interface ViewedOptions {
  readonly cwd: string;
  readonly paths: readonly string[];
  /** A file that imports are planned into. */
  readonly against: string | undefined;
  readonly settings: SettingOptions;
  readonly env: NodeJS.ProcessEnv;
}

/** The files that the page may see: requests name them by numbers, so no path comes from the page. */
export class ViewedFiles {
  private files: SelectedFile[] = [];

  constructor(private readonly options: ViewedOptions) {}

  /** Looks for every path that was given. @throws CommandError for one that leads nowhere */
  async requirePaths(): Promise<void> {
    const { cwd, paths, against, env } = this.options;
    const { problems } = selectFiles(against === undefined ? paths : [...paths, against], cwd, { env });
    const [problem] = problems;
    if (problem !== undefined) throw new CommandError(`${problem.path}: ${problem.message}`);
  }

  /** The files by their numbers. A number keeps its file while the server runs. */
  async list(): Promise<object> {
    const { cwd, paths, against, env } = this.options;
    const selection = selectFiles(paths.length === 0 ? ['.'] : paths, cwd, { env });
    const seen = new Map(this.files.map((file, index) => [file.absolute, index]));
    const shown = selection.files.filter(holdsRoom).map((file) => {
      const index = seen.get(file.absolute) ?? this.files.push(file) - 1;
      return { index, name: file.path };
    });
    const problems = selection.problems.map(({ path, message }) => `${path}: ${message}`);
    return { files: shown, problems, against: against ?? null };
  }

  named(number: string): SelectedFile | undefined {
    return /^\d{1,6}$/.test(number) ? this.files[Number(number)] : undefined;
  }

  /** @throws CommandError */
  read({ path, absolute }: SelectedFile): NamedBytes {
    return { name: path, bytes: importable(readSnapshotFile(absolute, MAX_IMPORTED_BYTES), path) };
  }

  /** Something about a file: its bytes, its config, or the room that its import is planned into. */
  async answer(file: SelectedFile, what: string): Promise<Answer | undefined> {
    switch (what) {
      case '':
        return bytesAnswer(this.read(file));
      case 'config':
        return jsonAnswer(await this.configOf(file));
      case 'head': {
        const found = versionIn('HEAD', { name: file.path, absolute: file.absolute }, this.options);
        return typeof found === 'string' ? faultAnswer(404, found) : bytesAnswer(found);
      }
      case 'pull': {
        const found = lastPullOf({ name: file.path, absolute: file.absolute });
        return found === undefined ? faultAnswer(404, 'it was never pulled') : bytesAnswer(found);
      }
      case 'against': {
        const { against, cwd, env } = this.options;
        if (against === undefined) return faultAnswer(404, 'no second file was given: use --against FILE');
        const [other] = selectFiles([against], cwd, { env }).files;
        if (other === undefined) throw new CommandError(`${against}: there is no such file`);
        return bytesAnswer(this.read(other));
      }
      default:
        return undefined;
    }
  }

  /** Writes a file that still holds what the page has read. @param digest SHA-256 of what it has read */
  async replace(file: SelectedFile, digest: string, after: Uint8Array): Promise<Answer> {
    const before = this.read(file).bytes;
    if (sha256(before) !== digest) return CHANGED;
    const outcome = replaceFile(file.absolute, before, after);
    if (outcome.kind === 'replaced') return jsonAnswer({ digest: sha256(after) });
    return outcome.kind === 'changed' ? CHANGED : faultAnswer(422, `not written: ${outcome.message}`);
  }

  /** What the config of a file says, as the library takes it, and the names of plugins' rules, left out. */
  private async configOf(file: SelectedFile): Promise<object> {
    const { absolute } = file;
    const settings = await FileSettings.open(this.options.settings);
    const { ignored, settings: all, config: path } = await settings.explain(absolute);
    const own = new Set(rulePack.keys());
    const rules: Record<string, PlainJson> = {};
    const overrides: PlainJson[] = [];
    for (const { rule, level, options, places } of all) {
      if (!own.has(rule)) continue;
      const given = Object.fromEntries(options.map(({ name, value }) => [name, value]));
      rules[rule] = options.length === 0 ? level : [level, given];
      for (const place of places) overrides.push({ at: place.at, rules: { [rule]: place.level } });
    }
    const plugins = all.flatMap(({ rule, level }) => (own.has(rule) || level === 'off' ? [] : [rule]));
    const { cwd } = this.options;
    const known = await settings.baselineOf(absolute);
    const baseline = known === undefined ? known : BaselineSession.open({ path: known, cwd, use: 'read' });
    const config = { rules, overrides };
    return { path: path ?? null, ignored, config, plugins, known: baseline?.knownIn(file) ?? null };
  }
}

const CHANGED = faultAnswer(409, 'another program changed the file: nothing was written. Look at it again');

/** Files that were named are shown whatever they hold. */
function holdsRoom({ absolute, found }: SelectedFile): boolean {
  if (found !== true) return true;
  if (isNeverSnapshot(absolute)) return false;
  const head = readHead(absolute);
  return head !== undefined && holdsSnapshot(head);
}

function bytesAnswer({ name, bytes }: NamedBytes): Answer {
  const headers = { 'x-digest': sha256(bytes), 'x-name': encodeURIComponent(name) };
  return { status: 200, type: BYTES_TYPE, body: bytes, headers };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
