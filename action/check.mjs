// The step "Check snapshots" of action.yml: runs roomlint with the inputs, and hands on what it found. Inputs come by the environment,
// never as part of a script, so that no branch name or path can become a command.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFromElsewhere, readEvent } from './event.mjs';

const { env } = process;
const COMMAND = fileURLToPath(new URL('../dist/roomlint.js', import.meta.url));
/** The oldest Node that roomlint runs on, as in package.json. */
const OLDEST_NODE = [20, 19];

const temporary = env.RUNNER_TEMP || tmpdir();
mkdirSync(temporary, { recursive: true });
const folder = mkdtempSync(join(temporary, 'roomlint-'));
const report = join(folder, 'report.json');
const summary = join(folder, 'summary.md');

process.exitCode = isTooOld(process.versions.node)
  ? refused(
      `roomlint needs Node ${OLDEST_NODE.join('.')} or newer, and this job has ${process.versions.node}: put actions/setup-node before it`,
    )
  : !['true', 'false'].includes(env.ROOMLINT_CHANGED_ONLY)
    ? refused(`changed-only must be true or false, not "${env.ROOMLINT_CHANGED_ONLY}"`)
    : check();
giveOutputs();

function check() {
  const workspace = env.GITHUB_WORKSPACE || process.cwd();
  if (!existsSync(workspace))
    return refused(`there is no workspace at ${workspace}: put actions/checkout before this step`);
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...args()], {
    cwd: workspace,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  process.stderr.write(stderr ?? '');
  summarize(readSummary());
  if (status === 0 || status === 1) return status;
  if (status === 2) return refused(`the check could not be done: ${reason(stderr)}`);
  tell(
    'roomlint crashed. This is a bug in roomlint, not in your files: please report what the log of this step says',
  );
  return 3;
}

/** Says why there was no check, where people look: in an annotation and, when there is no other, in the summary. */
function refused(why) {
  tell(why);
  if (readSummary() === '')
    summarize('## roomlint\n\n**Nothing was checked**: the log of the step says why.\n');
  return 2;
}

function args() {
  const given = [
    'check',
    '--format',
    'github',
    '--format',
    `json=${report}`,
    '--format',
    `markdown=${summary}`,
  ];
  const give = (option, value) => {
    if (value) given.push(`--${option}`, value);
  };
  give('config', env.ROOMLINT_CONFIG);
  give('preset', env.ROOMLINT_PRESET);
  give('max-warnings', env.ROOMLINT_MAX_WARNINGS);
  give('baseline', env.ROOMLINT_BASELINE);
  if (env.ROOMLINT_SARIF_FILE) given.push('--format', `sarif=${env.ROOMLINT_SARIF_FILE}`);
  const event = readEvent(env.GITHUB_EVENT_PATH);
  if (env.ROOMLINT_CHANGED_ONLY === 'true') give('since', event?.pull_request?.base?.sha);
  // Whoever sends a pull request from a fork may write into its config what they like: nothing of it is executed.
  if (isFromElsewhere(event)) given.push('--no-plugins');
  const paths = (env.ROOMLINT_PATHS || '.').split('\n').map((path) => path.trim());
  return [...given, '--', ...paths.filter((path) => path !== '')];
}

/** What roomlint says in Markdown; nothing when it did not come so far. */
function readSummary() {
  return existsSync(summary) ? readFileSync(summary, 'utf8') : '';
}

function summarize(text) {
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, text);
}

/** The outputs of the step. They are empty, and not 0, when nothing could be checked. */
function giveOutputs() {
  if (!env.GITHUB_OUTPUT) return;
  const counts = readCounts();
  const { errors, warnings } =
    counts !== undefined && !isNothingChecked() ? counts : { errors: '', warnings: '' };
  const lines = [`errors=${errors}`, `warnings=${warnings}`, `report=${counts === undefined ? '' : report}`];
  appendFileSync(env.GITHUB_OUTPUT, `${lines.join('\n')}\n`);
}

/** What the report counts, which stands at its end: it may be too long for one text. Undefined where there is none, or not to its end. */
function readCounts() {
  if (!existsSync(report)) return undefined;
  const file = openSync(report, 'r');
  const end = Buffer.alloc(512);
  const start = Math.max(0, fstatSync(file).size - end.length);
  const text = end.subarray(0, readSync(file, end, 0, end.length, start)).toString();
  closeSync(file);
  const [, summary] = /"summary": (\{[^{}]*\})\s*\}\s*$/.exec(text) ?? [];
  return summary === undefined ? undefined : JSON.parse(summary);
}

/** Whether every file of the report has an error. A report that is too long to be read here has findings. */
function isNothingChecked() {
  if (process.exitCode !== 2 || statSync(report).size > 1 << 24) return false;
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  return files.every(({ error }) => error !== undefined);
}

function tell(message) {
  const data = message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  console.log(`::error title=roomlint::${data}`);
}

/** What roomlint says when it cannot do its work: its last message, as the ones before may be about single files. */
function reason(stderr) {
  const messages = stderr
    .split(/^roomlint: /m)
    .slice(1)
    .filter((message) => !/^\d+ other JSON files? passed over\s*$/.test(message));
  return messages.at(-1)?.trim() ?? 'the log of this step says why';
}

function isTooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}
