import { join } from 'node:path';
import { readSettings } from '../files/read.js';
import { CommandError } from '../workspace/command-error.js';
import { HOOK_KINDS, HOOK_SIGNS, type HookKind, type HookPlace, hookSetup } from './hooks.js';
import { newFile, type PlannedFile, shownPath } from './planned-files.js';
import { isTaken, type Project, topOf } from './project.js';

/** The name of git's own hook, and of husky's. */
const HOOK_NAME = 'pre-commit';

/** The kind of hook that runs roomlint already, if one does. */
export function hookSetUp(project: Project): HookKind | undefined {
  return HOOK_KINDS.find((kind) => {
    const path = existingHook(kind, project);
    return path !== undefined && runsRoomlint(path);
  });
}

/** The kind of hook that a project uses. */
export function usualHook(project: Project): HookKind {
  return HOOK_KINDS.find((kind) => kind !== 'plain' && signOf(kind, project) !== undefined) ?? 'plain';
}

/** The file of a hook. @throws CommandError without the repository that it needs */
export function hookFile(kind: HookKind, project: Project, place: HookPlace): PlannedFile {
  const { path, text, lines } = hookSetup(kind, place);
  const existing = existingHook(kind, project);
  if (existing !== undefined) {
    const missing = runsRoomlint(existing) ? undefined : lines;
    return { kind: 'kept', path: shownPath(project, existing), missing };
  }
  if (path !== undefined)
    return newFile(project, 'hook', join(topOf(project), path), text, { isProgram: kind === 'husky' });
  const { repository } = project;
  if (repository.kind === 'none')
    throw new CommandError(
      `--hook ${kind} needs git: ${repository.why}${repository.canStart ? ': run git init first' : ''}`,
    );
  const absolute = join(repository.hooks, HOOK_NAME);
  if (repository.sharesHooks) {
    const why = 'other repositories may share this folder of hooks';
    return { kind: 'kept', path: absolute, why, missing: text };
  }
  return newFile(project, 'hook', absolute, text, { isProgram: true });
}

/** The file that holds a kind of hook, if there is one. */
export function existingHook(kind: HookKind, project: Project): string | undefined {
  if (kind === 'lefthook' || kind === 'pre-commit') return signOf(kind, project);
  const { repository } = project;
  if (kind === 'plain' && repository.kind === 'none') return undefined;
  const folder =
    kind === 'plain' && repository.kind === 'git' ? repository.hooks : join(topOf(project), '.husky');
  const path = join(folder, HOOK_NAME);
  return isTaken(path) ? path : undefined;
}

function signOf(kind: Exclude<HookKind, 'plain'>, project: Project): string | undefined {
  return HOOK_SIGNS[kind].map((name) => join(topOf(project), name)).find(isTaken);
}

function runsRoomlint(path: string): boolean {
  const reading = readSettings(path);
  return reading.kind === 'text' && /\broomlint\b/.test(reading.text);
}
