import type { BaseSettings } from './base-settings.js';
import type { ConfigChoice } from './file-settings.js';
import { type GateConfig, GateSettings, NOTHING_SAID } from './gate-settings.js';

/** What configs say about the import of files that have changed: now, and where the change began. */
export class ChangeGates {
  private readonly settings: GateSettings;

  constructor(
    private readonly config: ConfigChoice,
    private readonly cwd: string,
    private readonly base: BaseSettings,
  ) {
    this.settings = new GateSettings(config, cwd);
  }

  /** @param name from the root on, at the base @param folder of the file now @throws CommandError */
  async of(name: string, folder: string): Promise<{ readonly before: GateConfig; readonly now: GateConfig }> {
    return { before: await this.before(name), now: await this.settings.of(folder) };
  }

  /** @throws CommandError when the config cannot be read */
  async before(name: string): Promise<GateConfig> {
    const { base, config, cwd } = this;
    switch (config.kind) {
      case 'none':
        return NOTHING_SAID;
      case 'file':
        return base.ofConfig(config.path, cwd);
      case 'nearest':
        return base.ofFile(name);
    }
  }
}
