import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { GIT_SETTINGS } from '../git-environment.js';
import { type Repository, repositoryAt } from './repository.js';
import { type Run, type RunOptions, roomlint, temporaryFolder } from './run-roomlint.js';

export const HOOK = '.git/hooks/pre-commit';
export const WORKFLOW = '.github/workflows/roomlint.yml';
export const CONFIG = 'roomlint.config.json';
/** What is learned from the example room, for `recommended`. */
export const LEARNED = {
  'quest/creator': ['error', { owner: 'Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N' }],
  'quest/description': ['error', { editor: 'unity' }],
} as const;

/** An empty folder for each test, to be set up. */
export class Projects {
  /** For everything that is outside of them. */
  readonly around = temporaryFolder().path;
  private count = 0;
  at: Repository = repositoryAt(this.around);

  constructor() {
    beforeEach(() => {
      const cwd = join(this.around, `project ${this.count++}`);
      mkdirSync(cwd);
      this.at = repositoryAt(cwd);
    });
  }

  startGit(): void {
    this.at.git('init', '--quiet', '--initial-branch=main');
  }

  init(args: readonly string[] = [], options: RunOptions = {}): Promise<Run> {
    return roomlint(['init', ...args], { cwd: this.at.cwd, env: GIT_SETTINGS, ...options });
  }

  /** Every file of the project except git's own, and its hook. */
  files(): readonly string[] {
    const { cwd } = this.at;
    const inside = readdirSync(cwd, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(cwd.length + 1));
    return inside.filter((name) => !name.startsWith('.git/') || name === HOOK).sort();
  }
}
