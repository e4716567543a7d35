import { CommandError } from '../../../world/files/command-error.js';
import { type Call, defineCommand, EXIT, type ExitCode } from '../command.js';
import { type CheckOptions, type CheckRequest, OPTIONS, readRequest, readSettings } from './options.js';

/** `roomlint check`: lints files and reports what is wrong. */
export const check = defineCommand(
  {
    options: OPTIONS,
    details: `Paths are files, folders, globs or "-"; the current folder unless given. docs/checking.md says more.

Examples:
  roomlint check garden.json
  roomlint check --rule 'quest/id-format:error:{"prefixes":["mlh","mk"]}' garden.json
  roomlint check --format text --format json=report.json 'rooms/**/*.json'
  roomlint check --fix --unsafe-fixes rooms/
  git ls-files -z 'rooms/*.json' | roomlint check --files-from -
  roomlint check --new --staged --with-plan
  roomlint check --new --against before.json after.json`,
    exits: {
      clean: 'no errors, and warnings within --max-warnings',
      findings: 'findings',
      error: 'invalid usage or config, an unreadable file, or nothing to check',
    },
  },
  (given, call) => run(given, call),
);

async function run(given: CheckOptions, call: Call): Promise<ExitCode> {
  const file = given['print-config'];
  if (file !== undefined) {
    const [extra] = call.words;
    if (extra !== undefined) throw new CommandError(`--print-config checks nothing: remove "${extra}"`);
    const settings = readSettings(given, call);
    return (await import('./print-config.js')).printConfig(file, settings, call.terminal);
  }
  const request = readRequest(given, call);
  const code = await checkAndPlan(request, given['with-plan'] === true, call);
  // git says nothing when a hook fails. It sets this variable for its hooks.
  if (code !== EXIT.clean && request.source.kind === 'staged' && call.terminal.world.env.GIT_INDEX_FILE)
    call.terminal.warn(
      'nothing was committed: repair this, or turn off a rule that is wrong here (docs/config.md), `git add` it, and commit again',
    );
  return code;
}

async function checkAndPlan(request: CheckRequest, withPlan: boolean, call: Call): Promise<ExitCode> {
  const { check: checkFiles } = await import('./check.js');
  const { source, fixes } = request;
  if (!withPlan || source.kind === 'paths' || source.kind === 'list')
    return checkFiles(request, call.terminal);
  const { GitChange } = await import('../../../world/workspace/git-source.js');
  const change = new GitChange(source, call.cwd, call.terminal.world);
  const code = await checkFiles(request, call.terminal, change);
  // Fixes change what is staged.
  const beside = fixes.mode === 'write' ? new GitChange(source, call.cwd, call.terminal.world) : change;
  const { config } = request.settings;
  const { planChange } = await import('../plan/planner.js');
  const planned = await planChange(beside, { cwd: call.cwd, config, given: {} }, call.terminal);
  return planned > code ? planned : code;
}
