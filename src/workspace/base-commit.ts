import type { Repository } from '../files/git.js';

/** The commit that changes are compared with; without one there is none yet. */
export interface BaseCommit {
  readonly repository: Repository;
  readonly commit: string | undefined;
}
