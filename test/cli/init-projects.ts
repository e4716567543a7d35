import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { GIT_SETTINGS } from '../git-environment.js';
import { initInMemory } from '../ports/memory-git/memory-git.js';
import { emptyGitRepository, type Repository, repositoryInMemory } from './repository.js';
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
  at: Repository = repositoryInMemory(this.around);

  constructor() {
    beforeEach(() => {
      const cwd = join(this.around, `project ${this.count++}`);
      mkdirSync(cwd);
      this.at = repositoryInMemory(cwd);
    });
  }

  /** Makes the project a repository in memory. */
  startGit(): void {
    initInMemory(this.at.cwd);
  }

  /** The same by git, for what only git itself does. */
  startGitItself(): void {
    this.at = emptyGitRepository(this.at.cwd);
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
