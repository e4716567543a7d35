// The step "Check snapshots" of action.yml: runs roomlint with the inputs, and hands on what it found. Inputs come by the environment,
// never as part of a script, so that no branch name or path can become a command.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { env } = process;
const COMMAND = fileURLToPath(new URL('../dist/roomlint.js', import.meta.url));
/** A job summary holds 1 MiB, all steps together. */
const MOST_SUMMARY = 1_000_000;

const folder = mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), 'roomlint-'));
const report = join(folder, 'report.json');
const summary = join(folder, 'summary.md');

const args = ['check', '--format', 'github', '--format', `json=${report}`, '--format', `markdown=${summary}`];
const give = (option, value) => {
  if (value) args.push(`--${option}`, value);
};
give('config', env.ROOMLINT_CONFIG);
give('preset', env.ROOMLINT_PRESET);
give('max-warnings', env.ROOMLINT_MAX_WARNINGS);
if (env.ROOMLINT_SARIF_FILE) args.push('--format', `sarif=${env.ROOMLINT_SARIF_FILE}`);
const pullRequest = readPullRequest();
if (env.ROOMLINT_CHANGED_ONLY === 'true') give('since', pullRequest?.base?.sha);
// Whoever sends a pull request from a fork may write into its config what they like: nothing of it is executed.
if (pullRequest !== undefined && pullRequest.head?.repo?.full_name !== pullRequest.base?.repo?.full_name)
  args.push('--no-plugins');
const paths = (env.ROOMLINT_PATHS || '.').split('\n').map((path) => path.trim());
args.push('--', ...paths.filter((path) => path !== ''));

const { status, error } = spawnSync(process.execPath, [COMMAND, ...args], {
  cwd: env.GITHUB_WORKSPACE || process.cwd(),
  stdio: ['ignore', 'inherit', 'inherit'],
});

if (existsSync(summary) && env.GITHUB_STEP_SUMMARY) {
  const text = readFileSync(summary);
  if (text.length <= MOST_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, text);
}
if (env.GITHUB_OUTPUT) {
  const counts = countsOf(report);
  const lines = [`errors=${counts.errors}`, `warnings=${counts.warnings}`, `report=${report}`];
  appendFileSync(env.GITHUB_OUTPUT, `${lines.join('\n')}\n`);
}
if (status === 2) console.log('::error title=roomlint::the check could not be done: the lines above say why');
if (status === 3 || error !== undefined || status === null)
  console.log(
    '::error title=roomlint::roomlint has crashed, which is a fault of roomlint: please report the lines above',
  );
process.exitCode = status ?? 3;

/** The pull request that the workflow runs for; undefined on other events. */
function readPullRequest() {
  if (!env.GITHUB_EVENT_PATH || !existsSync(env.GITHUB_EVENT_PATH)) return undefined;
  return JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8')).pull_request;
}

function countsOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).summary;
  } catch {
    // Without a report nothing was found, and the exit code says why.
    return { errors: 0, warnings: 0 };
  }
}
