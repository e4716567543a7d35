import { existsSync } from 'node:fs';
import { dirname, posix, resolve } from 'node:path';
import { getOrInsert } from '../../bytes/text/add-to.js';
import { decodeLoosely } from '../../bytes/text/encoding.js';
import { counted } from '../../bytes/text/in-words.js';
import { Baseline, BaselineError, type KnownFindings } from '../../verdict/lint/baseline.js';
import type { Finding } from '../../verdict/lint/finding.js';
import { lastingNames } from '../../verdict/lint/occurrences.js';
import type { LintResult } from '../../verdict/lint/result.js';
import { CommandError } from '../files/command-error.js';
import { BASELINE_NAME } from '../files/known-files.js';
import { relativePath } from '../files/paths.js';
import { MAX_OUTPUT, readInFull } from '../files/read.js';
import { whyRefused } from '../files/refusals.js';
import { replaceFile } from '../files/replace-file.js';
import type { SelectedFile } from '../files/select.js';
import { refuseLinks } from '../files/write-file.js';
import type { ConfigChoice, FileSettings } from './file-settings.js';
import { GateSettingsBefore } from './gate-settings.js';
import { type CheckEvent, problem } from './outcomes.js';
import type { BaseCommit } from './source.js';

/* Which baseline a file has, and what it accepted where a branch began. */

export interface BaselineOptions {
  /** As it was given, relative to `cwd`. Those of the configs unless given. */
  readonly path: string | undefined;
  readonly cwd: string;
  /** `read` leaves out known findings, `update` accepts all and forgets those that are gone. */
  readonly use: 'read' | 'update';
}

/** The baselines of a run: the named one, or those that the configs of the files name. */
export class Baselines {
  private readonly sessions = new Map<string, BaselineSession>();
  private readonly atBase = new Map<string, Baseline>();
  private readonly settingsBefore: GateSettingsBefore | undefined;

  constructor(
    private readonly options: BaselineOptions,
    private readonly settings: FileSettings,
    config: ConfigChoice,
    private readonly base: BaseCommit | undefined,
  ) {
    // A named baseline that cannot be read stops the run, even if no file is checked.
    if (options.path !== undefined && options.use !== 'update')
      this.sessions.set(options.path, BaselineSession.open({ ...options, path: options.path }));
    if (base?.commit !== undefined)
      this.settingsBefore = new GateSettingsBefore(config, options.cwd, base.repository, base.commit);
  }

  /** The baseline of a file. @throws CommandError when it cannot be read, here or at the base */
  async of(file: string): Promise<BaselineSession | undefined> {
    const { options } = this;
    const named = options.path ?? (await this.pathInConfig(file));
    const path = named ?? (options.use === 'update' ? BASELINE_NAME : undefined);
    if (path === undefined) return undefined;
    const atBase = options.use === 'read' ? await this.baseFor(file) : undefined;
    const key = atBase === undefined ? path : `${path}\0${atBase.name}`;
    return getOrInsert(this.sessions, key, () =>
      BaselineSession.open({ ...options, path, isUnnamed: named === undefined }, atBase),
    );
  }

  /** The files of those that are named, as absolute paths: no report may overwrite them. */
  get files(): readonly string[] {
    const { options } = this;
    if (options.path === undefined && options.use === 'read') return [];
    return [resolve(options.cwd, options.path ?? BASELINE_NAME)];
  }

  /** Writes those that are updated. @returns what to say about them */
  close(): readonly CheckEvent[] {
    return [...this.sessions.values()].flatMap((session) => session.close() ?? []);
  }

  /** The path in the config, relative to the working directory. */
  private async pathInConfig(file: string): Promise<string | undefined> {
    const absolute = await this.settings.baselineOf(file);
    return absolute === undefined ? undefined : relativePath(this.options.cwd, absolute);
  }

  /** What was accepted at the base, if there is one: a change cannot accept its own findings. */
  private async baseFor(file: string): Promise<AtBase | undefined> {
    const { base, options, settingsBefore } = this;
    if (base === undefined || settingsBefore === undefined) return undefined;
    const inRepository = (path: string): string => relativePath(base.repository.top, path);
    const own = options.path === undefined ? undefined : inRepository(resolve(options.cwd, options.path));
    // A change cannot bring what is outside of the repository.
    if (own?.startsWith('../')) return undefined;
    const name = own ?? (await settingsBefore.of(inRepository(file))).baseline;
    return {
      name: name ?? '',
      baseline: name === undefined ? Baseline.empty() : this.readAtBase(name),
      nameOf: (absolute) => posix.relative(posix.dirname(name ?? ''), inRepository(absolute)),
    };
  }

  /** What cannot be read accepts nothing. */
  private readAtBase(name: string): Baseline {
    return getOrInsert(this.atBase, name, () => {
      const { base } = this;
      if (base?.commit === undefined || name.startsWith('../')) return Baseline.empty();
      const reading = base.repository.filesOf(base.commit, [name])[0]?.read(MAX_OUTPUT);
      try {
        return reading?.kind === 'bytes' ? Baseline.read(decodeLoosely(reading.bytes)) : Baseline.empty();
      } catch (error) {
        if (error instanceof BaselineError) return Baseline.empty();
        throw error;
      }
    });
  }
}

/** One at a path, relative to `cwd`. What neither an option nor a config names is used by no other run. */
type OpenBaseline = BaselineOptions & { readonly path: string; readonly isUnnamed?: boolean };

/** What a baseline accepted at the commit that changes are compared with. */
export interface AtBase {
  /** Its name there, from the root of the repository on. */
  readonly name: string;
  readonly baseline: Baseline;
  /** The name of a file in it. */
  readonly nameOf: (absolute: string) => string;
}

/** A baseline file in use: the findings that a team has accepted for now. */
export class BaselineSession {
  private accepted = 0;
  /** Known findings, which are not reported. */
  private leftOut = 0;

  private constructor(
    private readonly options: OpenBaseline,
    private readonly baseline: Baseline,
    private readonly before: Uint8Array | undefined,
    private readonly atBase: AtBase | undefined,
  ) {}

  /** @param atBase what must accept a finding, too @throws CommandError when the baseline cannot be read */
  static open(options: OpenBaseline, atBase?: AtBase): BaselineSession {
    const { path, cwd, use } = options;
    const absolute = resolve(cwd, path);
    const isThere = existsSync(absolute);
    if (use === 'update' && !isThere)
      return new BaselineSession(options, Baseline.empty(), undefined, atBase);
    const reading = readInFull(absolute);
    if (reading.kind !== 'bytes')
      throw new CommandError(
        `cannot read the baseline ${path}: ${reading.message}${isThere ? '' : ' (--update-baseline writes one)'}`,
      );
    const { bytes } = reading;
    try {
      return new BaselineSession(options, Baseline.read(new TextDecoder().decode(bytes)), bytes, atBase);
    } catch (error) {
      if (!(error instanceof BaselineError)) throw error;
      throw new CommandError(`cannot use the baseline ${path}: ${error.message}`);
    }
  }

  get absolute(): string {
    return resolve(this.options.cwd, this.options.path);
  }

  /** Whether it has findings of a file, which was checked then. */
  knows(file: SelectedFile): boolean {
    return this.baseline.count(this.nameOf(file)) > 0;
  }

  /** What it accepts in a file, for those who leave it out themselves. */
  knownIn(file: SelectedFile): KnownFindings {
    return { baseline: new TextDecoder().decode(this.before), file: this.nameOf(file) };
  }

  /** The findings that are to be reported and fixed, with their unknown occurrences only. */
  unknown(file: SelectedFile, findings: readonly Finding[]): readonly Finding[] {
    const { atBase, baseline } = this;
    if (this.options.use === 'update') return findings;
    const unknown = baseline.unknown(this.nameOf(file), findings);
    if (atBase === undefined) return unknown;
    // What was not accepted at the base is not accepted now.
    const before = atBase.baseline.unknown(atBase.nameOf(file.absolute), findings);
    const open = new Set([...unknown, ...before].flatMap(lastingNames));
    return findings.filter((finding) => lastingNames(finding).some((name) => open.has(name)));
  }

  /** What remains to be reported. @param uses which rules were used @param note says which entries no longer match */
  apply(
    file: SelectedFile,
    result: LintResult,
    uses: (ruleId: string) => boolean,
    note: (message: string) => void,
  ): LintResult {
    const name = this.nameOf(file);
    // When a rule did not finish, a missing finding may still be there.
    const isWhole = result.crashes.length === 0 && result.unchecked === undefined;
    if (this.options.use === 'update') {
      if (isWhole) this.baseline.accept(name, result.findings);
      this.accepted += result.findings.length;
      return { ...result, findings: isWhole ? [] : result.findings };
    }
    const fresh = this.unknown(file, result.findings);
    const unmatched = this.baseline.match(name, result.findings).stale;
    const stale = new Map([...unmatched].filter(([rule]) => uses(rule)));
    const gone = [...stale.values()].reduce((sum, prints) => sum + prints.length, 0);
    this.leftOut += result.findings.length - fresh.length;
    if (gone > 0 && isWhole) {
      const rules = [...stale.keys()].join(', ');
      const [match, it] = gone === 1 ? ['matches', 'it'] : ['match', 'them'];
      note(
        `${this.options.path}: ${counted(gone, 'entry', 'entries')} for ${file.path} (${rules}) no longer ${match} a finding: --update-baseline removes ${it}, and accepts all that is found`,
      );
    }
    return { ...result, findings: fresh };
  }

  /** Writes the baseline if it is to be updated. @returns a message about it, if any */
  close(): CheckEvent | undefined {
    const { path, use, isUnnamed } = this.options;
    if (use === 'read') {
      const message = `${path}: ${counted(this.leftOut, 'known finding')} left out`;
      return this.leftOut > 0 ? { kind: 'note', message } : undefined;
    }
    const gone = this.forgetMissingFiles();
    const why = this.write(new TextEncoder().encode(this.baseline.toString()));
    if (why !== undefined) return problem(`${path} was not written: ${why}`);
    const missing = gone === 0 ? '' : `, removed ${counted(gone, 'missing file')}`;
    const unused = isUnnamed ? `. To use it, set "baseline": "${path}" in the config` : '';
    return {
      kind: 'note',
      message: `${path}: accepted ${counted(this.accepted, 'finding')}${missing}${unused}`,
    };
  }

  /** @returns how many files with entries no longer exist */
  private forgetMissingFiles(): number {
    const gone = this.baseline.paths.filter((name) => !existsSync(resolve(dirname(this.absolute), name)));
    for (const name of gone) this.baseline.forgetFile(name);
    return gone.length;
  }

  private write(after: Uint8Array): string | undefined {
    try {
      refuseLinks(this.absolute, this.options.cwd);
    } catch (error) {
      return whyRefused('write', error);
    }
    const replaced = replaceFile(this.absolute, this.before, after);
    return replaced.kind === 'replaced' ? undefined : replaced.message;
  }

  /** Files are named relative to the baseline, so that it works wherever the command is run. */
  private nameOf({ absolute }: SelectedFile): string {
    return relativePath(dirname(this.absolute), absolute);
  }
}
