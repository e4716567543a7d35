import { resolve } from 'node:path';
import { rulePack } from '../../rules/index.js';
import { ConfigFileError, ConfigFiles } from '../files/config-file.js';
import type { RemovalLimit } from '../lint/removals.js';
import { CommandError } from './command-error.js';
import type { ConfigChoice } from './file-settings.js';

/** What a config says about imports. */
export interface GateConfig {
  /** What must never be removed. */
  readonly protect: readonly string[];
  /** How much may be removed; undefined if it does not say. */
  readonly maxRemoved: RemovalLimit | undefined;
  /** Its baseline; undefined if it names none. */
  readonly baseline: string | undefined;
}

export const NOTHING_SAID: GateConfig = { protect: [], maxRemoved: undefined, baseline: undefined };

/** Finds what configs say about imports. */
export class GateSettings {
  private readonly configs = new ConfigFiles(rulePack, false);

  constructor(
    private readonly choice: ConfigChoice,
    private readonly cwd: string,
  ) {}

  /** The config that applies to a folder. @throws CommandError when it cannot be used */
  async of(folder: string): Promise<GateConfig> {
    const { choice } = this;
    if (choice.kind === 'none') return NOTHING_SAID;
    try {
      const file =
        choice.kind === 'file'
          ? await this.configs.read(resolve(this.cwd, choice.path))
          : await this.configs.nearest(folder);
      return file?.config ?? NOTHING_SAID;
    } catch (error) {
      if (error instanceof ConfigFileError) throw new CommandError(error.message);
      throw error;
    }
  }
}
