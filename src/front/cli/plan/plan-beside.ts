import { basename, dirname } from 'node:path';
import { MAX_IMPORTED_BYTES } from '../../../model/snapshot/import-limit.js';
import { keepsAll } from '../../../verdict/room/keeps-all.js';
import { isNeverSnapshot } from '../../../world/files/known-files.js';
import type { ChangedFile } from '../../../world/files/repository.js';
import { CommandError } from '../../../world/workspace/command-error.js';
import { BaseSettings, ChangeGates } from '../../../world/workspace/gate-settings.js';
import { branchChanges, stagedChanges } from '../../../world/workspace/git-source.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import type { Terminal } from '../terminal.js';
import type { PlanChangesRequest } from './plan-request.js';

/** Plans what a check has judged, and shows what exceeds the limits. Without removals, no plan is made. */
export async function planBeside(request: PlanChangesRequest, terminal: Terminal): Promise<ExitCode> {
  const doubtful = await doubtfulPaths(request, terminal);
  if (doubtful?.size === 0) return EXIT.clean;
  return (await import('./planner.js')).runPlan({ ...request, beside: { only: doubtful } }, terminal);
}

/** The files that are deleted, or whose import may remove something or fail; undefined if unknown. */
async function doubtfulPaths(
  request: PlanChangesRequest,
  { world }: Terminal,
): Promise<ReadonlySet<string> | undefined> {
  // It may be wrong.
  if ((world.env.ROOMLINT_MAX_REMOVED ?? '') !== '') return undefined;
  const { paths, cwd, config } = request;
  const scope = { paths, cwd, access: world };
  const { repository, changes, problems } =
    request.kind === 'since' ? branchChanges(request.ref, scope) : stagedChanges(scope, request.mustChange);
  if (problems.length > 0) return undefined;
  const doubtful = new Set<string>();
  if (changes.base === undefined) return doubtful;
  // The plan says which of them were rooms.
  for (const { absolute } of changes.deleted)
    if (!isNeverSnapshot(basename(absolute))) doubtful.add(absolute);
  const gates = new ChangeGates(config, cwd, new BaseSettings(repository, changes.base));
  for (const file of changes.files)
    if (!isNeverSnapshot(basename(file.absolute)) && (await isDoubtful(file, gates)))
      doubtful.add(file.absolute);
  return doubtful;
}

async function isDoubtful({ absolute, before, read }: ChangedFile, gates: ChangeGates): Promise<boolean> {
  // A new one removes nothing.
  if (before === undefined) return false;
  try {
    const [was, is] = [before.read(MAX_IMPORTED_BYTES, false), read(MAX_IMPORTED_BYTES)];
    if (was.kind !== 'bytes' || is.kind !== 'bytes' || !keepsAll(was.bytes, is.bytes)) return true;
    const gate = await gates.of(before.name, dirname(absolute));
    return gate.before.protect.length > 0 || gate.now.protect.length > 0;
  } catch (error) {
    // The plan reports it.
    if (error instanceof CommandError) return true;
    throw error;
  }
}
