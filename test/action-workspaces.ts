import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { broken } from './broken-room.js';
import { emptyRepository } from './cli/repository.js';
import { ON_DISK, temporaryFolder } from './cli/run-roomlint.js';
import { type ActionRun, runAction } from './composite-action.js';
import { room } from './example-room.js';
import { copyInMemory } from './ports/memory-git/memory-git.js';
import type { Files } from './temporary-folder.js';

export const ACTION = fileURLToPath(new URL('..', import.meta.url));

/** Values by the names of inputs. */
export type Inputs = Readonly<Record<string, string>>;

/** What is checked out for the action, in the tests of one file. */
export class Workspaces {
  readonly folder = temporaryFolder(ON_DISK);
  private count = 0;
  private original: { readonly workspace: string; readonly sha: string } | undefined;

  private next(): string {
    return join(this.folder.path, `w${this.count++}`, 'rooms');
  }

  with(files: Files): string {
    const workspace = this.next();
    mkdirSync(workspace, { recursive: true });
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

  /** A repository whose branch has broken b.json, and the event of its pull request. */
  pullRequest(): { readonly workspace: string; readonly event: object } {
    this.original ??= this.branched();
    const workspace = this.next();
    copyInMemory(this.original.workspace, workspace);
    return { workspace, event: pullRequestFrom(this.original.sha) };
  }

  private branched(): { readonly workspace: string; readonly sha: string } {
    const workspace = this.with({ 'a.json': broken, 'b.json': room() });
    const { commit, head } = emptyRepository(workspace);
    commit();
    const sha = head();
    commit({ 'b.json': broken });
    return { workspace, sha };
  }
}

/** The event of a pull request from the repository itself that starts from a commit. */
export function pullRequestFrom(sha: string): object {
  const repo = { full_name: 'team/rooms' };
  return { pull_request: { head: { repo }, base: { repo, sha } } };
}
