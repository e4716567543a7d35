import { posix, resolve } from 'node:path';
import { BASELINE_NAME } from '../files/baseline-name.js';
import { relativePath } from '../files/relative-path.js';
import { MAX_OUTPUT } from '../files/sizes.js';
import { Baseline, BaselineError } from '../lint/baseline.js';
import type { BaseCommit } from './base-commit.js';
import { BaseSettings } from './base-settings.js';
import { type AtBase, BaselineSession } from './baseline-session.js';
import type { ConfigChoice, FileSettings } from './file-settings.js';

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
  private baseSettings: BaseSettings | undefined;
  /** The one that the options name, if it is read. */
  private readonly named: BaselineSession | undefined;

  constructor(
    private readonly options: BaselineOptions | 'none',
    private readonly settings: FileSettings,
    private readonly config: ConfigChoice,
    private readonly base: BaseCommit | undefined,
  ) {
    // A named baseline that cannot be read stops the run, even if no file is checked.
    if (options !== 'none' && options.path !== undefined && options.use !== 'update')
      this.named = BaselineSession.open({ ...options, path: options.path });
  }

  /** The baseline of a file. @throws CommandError when it cannot be read, here or at the base */
  async of(file: string): Promise<BaselineSession | undefined> {
    const { options } = this;
    if (options === 'none') return undefined;
    const path = options.path ?? (await this.pathInConfig(file));
    if (path === undefined) return undefined;
    const atBase = options.use === 'read' ? await this.baseFor(file) : undefined;
    const key = `${path}\0${atBase?.name ?? ''}`;
    const named = atBase === undefined ? this.named : undefined;
    const session = this.sessions.get(key) ?? named ?? BaselineSession.open({ ...options, path }, atBase);
    this.sessions.set(key, session);
    return session;
  }

  /** The files of those that are named, as absolute paths: no report may overwrite them. */
  get files(): readonly string[] {
    const { options } = this;
    if (options === 'none' || (options.path === undefined && options.use === 'read')) return [];
    return [resolve(options.cwd, options.path ?? BASELINE_NAME)];
  }

  /** Writes those that are updated. @returns messages about them */
  async close(): Promise<readonly { readonly kind: 'note' | 'problem'; readonly message: string }[]> {
    const messages = [];
    for (const session of this.sessions.values()) {
      const message = await session.close();
      if (message !== undefined) messages.push(message);
    }
    return messages;
  }

  /** The path in the config, relative to the working directory. */
  private async pathInConfig(file: string): Promise<string | undefined> {
    const { options } = this;
    if (options === 'none') return undefined;
    const absolute = await this.settings.baselineOf(file);
    if (absolute === undefined) return options.use === 'read' ? undefined : BASELINE_NAME;
    return relativePath(options.cwd, absolute);
  }

  /** What was accepted at the base, if there is one: a change cannot accept its own findings. */
  private async baseFor(file: string): Promise<AtBase | undefined> {
    const { base, options } = this;
    if (base?.commit === undefined || options === 'none') return undefined;
    const inRepository = (path: string): string => relativePath(base.repository.top, path);
    const own = options.path === undefined ? undefined : inRepository(resolve(options.cwd, options.path));
    // A change cannot bring what is outside of the repository.
    if (own?.startsWith('../')) return undefined;
    const fileName = inRepository(file);
    const name = own ?? (await this.nameAtBase(fileName));
    return {
      name: name ?? '',
      baseline: name === undefined ? Baseline.empty() : this.readAtBase(name),
      nameOf: (absolute) => posix.relative(posix.dirname(name ?? ''), inRepository(absolute)),
    };
  }

  private async nameAtBase(fileName: string): Promise<string | undefined> {
    const { base, config, options } = this;
    if (base?.commit === undefined || config.kind === 'none' || options === 'none') return undefined;
    this.baseSettings ??= new BaseSettings(base.repository, base.commit);
    const said =
      config.kind === 'file'
        ? await this.baseSettings.ofConfig(config.path, options.cwd)
        : await this.baseSettings.ofFile(fileName);
    return said.baseline;
  }

  private readAtBase(name: string): Baseline {
    const { base } = this;
    const known = this.atBase.get(name);
    if (known !== undefined) return known;
    const [file] =
      base?.commit === undefined || name.startsWith('../')
        ? []
        : base.repository.earlier.filesOf(base.commit, [name]);
    const reading = file?.read(MAX_OUTPUT, false);
    let baseline = Baseline.empty();
    // What cannot be read accepts nothing.
    if (reading?.kind === 'bytes')
      try {
        baseline = Baseline.read(new TextDecoder().decode(reading.bytes));
      } catch (error) {
        if (!(error instanceof BaselineError)) throw error;
      }
    this.atBase.set(name, baseline);
    return baseline;
  }
}
