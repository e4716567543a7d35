// The step "Check snapshots" of action.yml: runs roomlint with the inputs and passes its findings on. Inputs
// come in the environment, never as part of a script, so that no branch name or path can become a command.
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
  realpathSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedSettings, movedAway } from './changed-settings.mjs';
import { readEvent, runsPlugins } from './event.mjs';
import { planImports } from './plan.mjs';

const { env } = process;
// A check needs no keys, and neither does git.
for (const name of Object.keys(env)) if (/^ROOMLINT_.*KEY/i.test(name)) delete env[name];
const COMMAND = fileURLToPath(new URL('../dist/roomlint.js', import.meta.url));
/** The oldest Node that roomlint runs on, as in package.json. */
const OLDEST_NODE = [20, 19];

const temporary = env.RUNNER_TEMP || tmpdir();
mkdirSync(temporary, { recursive: true });
const folder = mkdtempSync(join(temporary, 'roomlint-'));
const report = join(folder, 'report.json');
const summary = join(folder, 'summary.md');

const wrong = wrongInput();
process.exitCode = wrong === undefined ? check() : refused(wrong);
giveOutputs();

/** Why nothing can be checked with these inputs, or on this Node. */
function wrongInput() {
  const { ROOMLINT_CHANGED_ONLY: changedOnly, ROOMLINT_PLAN: plan, ROOMLINT_PLAN_MAX_REMOVED: most } = env;
  const { ROOMLINT_NEW: onlyNew } = env;
  if (isTooOld(process.versions.node))
    return `roomlint needs Node ${OLDEST_NODE.join('.')} or newer, and this job has ${process.versions.node}: put actions/setup-node before it`;
  if (!['true', 'false'].includes(changedOnly))
    return `changed-only must be true or false, not "${changedOnly}"`;
  if (onlyNew && !['true', 'false'].includes(onlyNew)) return `new must be true or false, not "${onlyNew}"`;
  if (plan && !['true', 'false'].includes(plan)) return `plan must be true or false, not "${plan}"`;
  if (most && !isPlanned())
    return 'plan-max-removed limits nothing without a plan: set plan or changed-only to true';
  return undefined;
}

function isPlanned() {
  return (env.ROOMLINT_PLAN || env.ROOMLINT_CHANGED_ONLY) === 'true';
}

function check() {
  const workspace = env.GITHUB_WORKSPACE || process.cwd();
  if (!existsSync(workspace))
    return refused(`there is no workspace at ${workspace}: put actions/checkout before this step`);
  if (env.ROOMLINT_SARIF_FILE && !staysInside(resolve(workspace, env.ROOMLINT_SARIF_FILE), workspace))
    return refused(`sarif-file must be in the workspace: ${env.ROOMLINT_SARIF_FILE} is outside it`);
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...args()], {
    cwd: workspace,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  process.stderr.write(stderr ?? '');
  summarize(readSummary());
  const event = readEvent(env.GITHUB_EVENT_PATH);
  const planStatus = status === 0 || status === 1 ? plan(workspace, event) : 0;
  summarize(aboutChangedSettings(workspace, event));
  for (const { from, to } of movedAway(workspace, event?.pull_request?.base?.sha))
    tell(`${from} is no longer checked: this pull request moves it to ${to}`, 'warning');
  if (status === 0 || status === 1) return Math.max(status, planStatus);
  if (status === 2) return refused(`roomlint could not do its work: ${reason(stderr)}`);
  return crashed();
}

function crashed() {
  tell(
    'roomlint crashed. This is a bug in roomlint, not in your files: please report it, with the log of this step',
  );
  return 3;
}

/**
 * Shows what an import of this pull request would do, and says whether that is beyond the limits: 0, 1, or 2
 * if that is unknown.
 */
function plan(workspace, event) {
  const base = event?.pull_request?.base?.sha;
  if (!isPlanned() || typeof base !== 'string') return 0;
  const most = env.ROOMLINT_PLAN_MAX_REMOVED || undefined;
  const config = env.ROOMLINT_CONFIG;
  const { status, summary, stderr, annotations } = planImports({
    command: COMMAND,
    workspace,
    base,
    paths: paths(),
    config,
    most,
  });
  process.stderr.write(stderr);
  if (summary !== '') summarize(`\n${summary}`);
  process.stdout.write(annotations);
  if (status === 0 || status === 1) return status;
  if (status !== 2) return crashed();
  const limits = most === undefined ? 'the limits of the config' : 'plan-max-removed';
  if (summary !== '') {
    tell(`${limits} cannot be judged: ${reason(stderr)}`);
    return 2;
  }
  summarize('\n## Import plan\n\n**Nothing was planned**: the log of the step says why.\n');
  if (most === undefined) {
    tell(`nothing was planned: ${reason(stderr)}`, 'warning');
    return 0;
  }
  tell(`${limits} cannot be judged: ${reason(stderr)}`);
  return 2;
}

/**
 * Says why there was no check, where people look: in an annotation and, when there is no other, in the
 * summary.
 */
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
  const base = event?.pull_request?.base?.sha;
  const isNew = (env.ROOMLINT_NEW || env.ROOMLINT_CHANGED_ONLY) === 'true';
  // Files that did not change have nothing new.
  if (isNew || env.ROOMLINT_CHANGED_ONLY === 'true') give('since', base);
  if (isNew && base) given.push('--new');
  // A pull request from a fork may put anything into its config, so none of its code is run.
  if (!runsPlugins(env.GITHUB_EVENT_NAME, event)) given.push('--no-plugins');
  return [...given, '--', ...paths()];
}

function paths() {
  const given = (env.ROOMLINT_PATHS || '.').split('\n').map((path) => path.trim());
  return given.filter((path) => path !== '');
}

/** Whether a file is in a folder, with all links on its way followed. */
function staysInside(path, folder) {
  let existing = dirname(path);
  while (!existsSync(existing)) existing = dirname(existing);
  const inside = relative(realpathSync(folder), realpathSync(existing));
  return inside.split(sep)[0] !== '..' && !isAbsolute(inside);
}

/**
 * Says in the summary whether a pull request changes what is found: it could switch off a rule that it
 * breaks.
 */
function aboutChangedSettings(workspace, event) {
  const base = event?.pull_request?.base?.sha;
  if (typeof base !== 'string') return '';
  const changed = changedSettings(workspace, base, [env.ROOMLINT_CONFIG, env.ROOMLINT_BASELINE]);
  if (changed === undefined)
    return '\n> [!WARNING]\n> It is unknown whether this pull request changes the config or the baseline: give actions/checkout `fetch-depth: 0`.\n';
  if (changed.length === 0) return '';
  const names = changed.slice(0, 20).map((path) => `\`${path.replace(/[^\w ./-]/g, '?').slice(0, 200)}\``);
  const more = changed.length > names.length ? ` and ${changed.length - names.length} more` : '';
  return `\n> [!WARNING]\n> This pull request changes what roomlint reports: ${names.join(', ')}${more}. Check that no rule is switched off by mistake.\n`;
}

/** The Markdown report of roomlint; empty when it did not get that far. */
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

/**
 * The counts at the end of the report, which may be too long for one string. Undefined if there is no report,
 * or an incomplete one.
 */
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

/**
 * An annotation. The message may quote an input, so everything in it that the runner would take for a command
 * is broken up.
 */
function tell(message, level = 'error') {
  const quoted = message.replaceAll(/##(?=[\w.]{0,20}\[)/g, '## ').replaceAll(/:(?=:)/g, ': ');
  const data = quoted.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  console.log(`::${level} title=roomlint::${data}`);
}

/**
 * Why roomlint could not do its work: its last message, because those before it may be about single files.
 */
function reason(stderr) {
  const messages = stderr
    .split(/^roomlint: /m)
    .slice(1)
    .filter(
      (message) =>
        !/^\d+ other JSON files? passed over\s*$/.test(message) &&
        !/^\d+ earlier findings? (?:is|are) not shown: /.test(message),
    );
  return messages.at(-1)?.trim() ?? 'the log of this step says why';
}

function isTooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}
