import { resolve } from 'node:path';
import { rulePack } from '../../rules/index.js';
import { ConfigFileError, ConfigFiles } from '../files/config-file.js';
import { CommandError } from './command-error.js';
import type { ConfigChoice } from './file-settings.js';

/** Finds what configs protect from removal. */
export class ProtectedPlaces {
  private readonly configs = new ConfigFiles(rulePack, false);

  constructor(
    private readonly choice: ConfigChoice,
    private readonly cwd: string,
  ) {}

  /**
   * The patterns of the config that applies to a folder.
   *
   * @throws CommandError when it cannot be used
   */
  async of(folder: string): Promise<readonly string[]> {
    const { choice } = this;
    if (choice.kind === 'none') return [];
    try {
      const file =
        choice.kind === 'file'
          ? await this.configs.read(resolve(this.cwd, choice.path))
          : await this.configs.nearest(folder);
      return file?.config.protect ?? [];
    } catch (error) {
      if (error instanceof ConfigFileError) throw new CommandError(error.message);
      throw error;
    }
  }
}
