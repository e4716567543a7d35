import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { broken } from './broken-room.js';
import { emptyRepository, type Repository } from './cli/repository.js';
import { ON_DISK, temporaryFolder } from './cli/run-roomlint.js';
import { type ActionRun, runAction } from './composite-action.js';
import { room } from './example-room.js';
import { cloneShallow } from './ports/memory-git/memory-git.js';
import type { Files } from './temporary-folder.js';

export const ACTION = fileURLToPath(new URL('..', import.meta.url));

/** Values by the names of inputs. */
export type Inputs = Readonly<Record<string, string>>;

/** A checkout of a pull request, with the event of it. */
export interface PullRequest extends Repository {
  readonly event: object;
}

/** What is checked out for the action, in the tests of one file. */
export class Workspaces {
  readonly folder = temporaryFolder(ON_DISK);
  private count = 0;

  private next(): string {
    const workspace = join(this.folder.path, `w${this.count++}`, 'rooms');
    mkdirSync(workspace, { recursive: true });
    return workspace;
  }

  with(files: Files): string {
    const workspace = this.next();
    for (const [name, text] of Object.entries(files)) writeFileSync(join(workspace, name), text);
    return workspace;
  }

  run(
    workspace: string,
    given: Omit<Parameters<typeof runAction>[0], 'action' | 'workspace'> = {},
  ): Promise<ActionRun> {
    return runAction({ action: ACTION, workspace, ...given });
  }

  /** The action in a workspace with these files. */
  act(files: Files, inputs: Inputs = {}): Promise<ActionRun> {
    return this.run(this.with(files), { inputs });
  }

  /** A repository whose branch turns files into others; unless given, it breaks b.json beside a broken a.json. */
  pullRequest(
    before: Files = { 'a.json': broken, 'b.json': room() },
    after: Files = { 'b.json': broken },
  ): PullRequest {
    const repository = emptyRepository(this.next());
    repository.commit(before);
    const event = pullRequestFrom(repository.head());
    repository.commit(after);
    return { ...repository, event };
  }

  /** The same, cloned without its history. */
  shallow(pullRequest: PullRequest): string {
    const clone = this.next();
    cloneShallow(pullRequest.cwd, clone);
    return clone;
  }
}

/** The event of a pull request from the repository itself that starts from a commit. */
export function pullRequestFrom(sha: string): object {
  const repo = { full_name: 'team/rooms' };
  return { pull_request: { head: { repo }, base: { repo, sha } } };
}
