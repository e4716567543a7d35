import { check } from '../check/check.js';
import { checkCommand } from '../check-command.js';
import type { ExitCode } from '../command.js';
import type { Terminal } from '../terminal.js';
import { version } from '../version.js';
import type { Project } from './project.js';

const HEAD = 'HEAD';

/** The first check after a setup. @param isOld whether the last commit has the errors: only new ones count */
export function firstCheck(
  paths: readonly string[],
  isOld: boolean,
  { cwd }: Project,
  terminal: Terminal,
): Promise<ExitCode> {
  const named = paths.join() === '.' ? [] : paths;
  const command = checkCommand(isOld ? ['--new', '--since', HEAD] : [], named);
  terminal.say(`\n${command}\n`);
  const source = isOld
    ? ({ kind: 'since', ref: HEAD, paths: named } as const)
    : ({ kind: 'paths', paths: named, stdinName: undefined } as const);
  const request = {
    cwd,
    commandNames: [],
    formats: [],
    quiet: false,
    settings: { cwd },
    fixes: { mode: 'off' },
    baseline: { path: undefined, cwd, use: 'read' },
    source,
    onlyNew: isOld,
    onlySnapshots: false,
    run: { version: version(), options: [], maxWarnings: undefined },
  } as const;
  return check(request, terminal);
}
