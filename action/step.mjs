// What the action does with its inputs: it checks, plans, and says in the job's log, summary and outputs what came out.
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
import { changedSettings, movedAway } from './changed-settings.mjs';
import { writeComment } from './comment.mjs';
import { isFromHere, readEvent, runsPlugins } from './event.mjs';
import { planImports } from './plan.mjs';

/** The oldest Node that roomlint runs on, as in package.json. */
const OLDEST_NODE = [20, 19];

/**
 * @typedef {object} Job what the step finds around it
 * @property {NodeJS.ProcessEnv} env the variables, inputs among them
 * @property {string} node the version of Node
 * @property {string} cwd
 * @property {(text: string) => void} out writes to the log
 * @property {(text: string) => void} err
 * @property {(args: string[], given: { cwd: string, variables?: object, shows?: boolean }) => object} roomlint
 *   runs the command; with `shows` its output goes to the log
 * @property {(args: string[], cwd: string) => string | undefined} git what git answers; undefined when it fails
 * @property {typeof fetch} fetch
 * @property {string | undefined} token may write comments; the command and git do not have it
 */

export class Step {
  /** @param {Job} job */
  constructor(job) {
    this.job = job;
    this.env = job.env;
    this.event = readEvent(job.env.GITHUB_EVENT_PATH);
    const temporary = job.env.RUNNER_TEMP || tmpdir();
    mkdirSync(temporary, { recursive: true });
    const folder = mkdtempSync(join(temporary, 'roomlint-'));
    this.report = join(folder, 'report.json');
    this.summary = join(folder, 'summary.md');
  }

  /** What the job summary has. */
  summarized = '';

  /** Returns the exit code. */
  async run() {
    const wrong = this.wrongInput();
    const code = wrong === undefined ? await this.check() : this.refused(wrong);
    this.giveOutputs(code);
    await this.comment(code);
    return code;
  }

  /** Says the same in a comment of the pull request. A fork's token cannot write one: it has the job summary only. */
  async comment(code) {
    const { env, job, event } = this;
    const number = event?.pull_request?.number;
    if (env.ROOMLINT_COMMENT !== 'true' || !Number.isInteger(number) || !isFromHere(event)) return;
    const { errors, warnings } = this.readCounts() ?? {};
    try {
      await writeComment({
        fetch: job.fetch,
        issue: `${env.GITHUB_API_URL}/repos/${env.GITHUB_REPOSITORY}/issues/${number}`,
        token: job.token ?? '',
        job: `${env.GITHUB_WORKFLOW}/${env.GITHUB_JOB}`,
        text: this.summarized,
        isNews: code !== 0 || errors + warnings > 0 || this.summarized.includes('\n## '),
      });
    } catch (error) {
      this.tell(`no comment was written: ${error.cause?.message ?? error.message}`, 'warning');
    }
  }

  /** Why nothing can be checked with these inputs, or on this Node. */
  wrongInput() {
    const {
      ROOMLINT_CHANGED_ONLY: changedOnly,
      ROOMLINT_PLAN: plan,
      ROOMLINT_PLAN_MAX_REMOVED: most,
    } = this.env;
    const { ROOMLINT_NEW: onlyNew, ROOMLINT_COMMENT: comment } = this.env;
    if (isTooOld(this.job.node))
      return `roomlint needs Node ${OLDEST_NODE.join('.')} or newer, and this job has ${this.job.node}: put actions/setup-node before it`;
    if (!['true', 'false'].includes(changedOnly))
      return `changed-only must be true or false, not "${changedOnly}"`;
    if (onlyNew && !['true', 'false'].includes(onlyNew)) return `new must be true or false, not "${onlyNew}"`;
    if (plan && !['true', 'false'].includes(plan)) return `plan must be true or false, not "${plan}"`;
    if (comment && !['true', 'false'].includes(comment))
      return `comment must be true or false, not "${comment}"`;
    if (most && !this.isPlanned())
      return 'plan-max-removed limits nothing without a plan: set plan or changed-only to true';
    return undefined;
  }

  isPlanned() {
    return (this.env.ROOMLINT_PLAN || this.env.ROOMLINT_CHANGED_ONLY) === 'true';
  }

  async check() {
    const { git, err, roomlint } = this.job;
    const workspace = this.env.GITHUB_WORKSPACE || this.job.cwd;
    if (!existsSync(workspace))
      return this.refused(`there is no workspace at ${workspace}: put actions/checkout before this step`);
    if (
      this.env.ROOMLINT_SARIF_FILE &&
      !staysInside(resolve(workspace, this.env.ROOMLINT_SARIF_FILE), workspace)
    )
      return this.refused(
        `sarif-file must be in the workspace: ${this.env.ROOMLINT_SARIF_FILE} is outside it`,
      );
    const { status, stderr } = await roomlint(this.args(), { cwd: workspace, shows: true });
    err(stderr ?? '');
    this.summarize(this.readSummary());
    const { event } = this;
    const planStatus = status === 0 || status === 1 ? await this.plan(workspace, event) : 0;
    this.summarize(this.aboutChangedSettings(workspace, event));
    for (const { from, to } of movedAway(git, workspace, event?.pull_request?.base?.sha))
      this.tell(`${from} is no longer checked: this pull request moves it to ${to}`, 'warning');
    if (status === 0 || status === 1) return Math.max(status, planStatus);
    if (status === 2) return this.refused(`roomlint could not do its work: ${reason(stderr)}`);
    return this.crashed();
  }

  crashed() {
    this.tell(
      'roomlint crashed. This is a bug in roomlint, not in your files: please report it, with the log of this step',
    );
    return 3;
  }

  /**
   * Shows what an import of this pull request would do, and says whether that is beyond the limits: 0, 1, or 2
   * if that is unknown.
   */
  async plan(workspace, event) {
    const base = event?.pull_request?.base?.sha;
    if (!this.isPlanned() || typeof base !== 'string') return 0;
    const most = this.env.ROOMLINT_PLAN_MAX_REMOVED || undefined;
    const config = this.env.ROOMLINT_CONFIG;
    const { status, summary, stderr, annotations } = await planImports({
      roomlint: this.job.roomlint,
      workspace,
      base,
      paths: this.paths(),
      config,
      most,
    });
    this.job.err(stderr);
    if (summary !== '') this.summarize(`\n${summary}`);
    this.job.out(annotations);
    if (status === 0 || status === 1) return status;
    if (status !== 2) return this.crashed();
    const limits = most === undefined ? 'the limits of the config' : 'plan-max-removed';
    if (summary !== '') {
      this.tell(`${limits} cannot be judged: ${reason(stderr)}`);
      return 2;
    }
    this.summarize('\n## Import plan\n\n**Nothing was planned**: the log of the step says why.\n');
    if (most === undefined) {
      this.tell(`nothing was planned: ${reason(stderr)}`, 'warning');
      return 0;
    }
    this.tell(`${limits} cannot be judged: ${reason(stderr)}`);
    return 2;
  }

  /**
   * Says why there was no check, where people look: in an annotation and, when there is no other, in the
   * summary.
   */
  refused(why) {
    this.tell(why);
    if (this.readSummary() === '')
      this.summarize('## roomlint\n\n**Nothing was checked**: the log of the step says why.\n');
    return 2;
  }

  args() {
    const given = [
      'check',
      '--format',
      'github',
      '--format',
      `json=${this.report}`,
      '--format',
      `markdown=${this.summary}`,
    ];
    const give = (option, value) => {
      if (value) given.push(`--${option}`, value);
    };
    give('config', this.env.ROOMLINT_CONFIG);
    give('preset', this.env.ROOMLINT_PRESET);
    give('baseline', this.env.ROOMLINT_BASELINE);
    if (this.env.ROOMLINT_SARIF_FILE) given.push('--format', `sarif=${this.env.ROOMLINT_SARIF_FILE}`);
    const { event } = this;
    const base = event?.pull_request?.base?.sha;
    const isNew = (this.env.ROOMLINT_NEW || this.env.ROOMLINT_CHANGED_ONLY) === 'true';
    // What a pull request adds may not be a warning either.
    give('max-warnings', this.env.ROOMLINT_MAX_WARNINGS || (isNew && base ? '0' : ''));
    // Files that did not change have nothing new.
    if (isNew || this.env.ROOMLINT_CHANGED_ONLY === 'true') give('since', base);
    if (isNew && base) given.push('--new');
    // A pull request from a fork may put anything into its config, so none of its code is run.
    if (!runsPlugins(this.env.GITHUB_EVENT_NAME, event)) given.push('--no-plugins');
    return [...given, '--', ...this.paths()];
  }

  paths() {
    const given = (this.env.ROOMLINT_PATHS || '.').split('\n').map((path) => path.trim());
    return given.filter((path) => path !== '');
  }

  /**
   * Says in the summary whether a pull request changes what is found: it could switch off a rule that it
   * breaks.
   */
  aboutChangedSettings(workspace, event) {
    const base = event?.pull_request?.base?.sha;
    if (typeof base !== 'string') return '';
    const changed = changedSettings(this.job.git, workspace, base, [
      this.env.ROOMLINT_CONFIG,
      this.env.ROOMLINT_BASELINE,
    ]);
    if (changed === undefined)
      return '\n> [!WARNING]\n> It is unknown whether this pull request changes the config or the baseline: give actions/checkout `fetch-depth: 0`.\n';
    if (changed.length === 0) return '';
    const names = changed.slice(0, 20).map((path) => `\`${path.replace(/[^\w ./-]/g, '?').slice(0, 200)}\``);
    const more = changed.length > names.length ? ` and ${changed.length - names.length} more` : '';
    return `\n> [!WARNING]\n> This pull request changes what roomlint reports: ${names.join(', ')}${more}. Check that no rule is switched off by mistake.\n`;
  }

  /** The Markdown report of roomlint; empty when it did not get that far. */
  readSummary() {
    return existsSync(this.summary) ? readFileSync(this.summary, 'utf8') : '';
  }

  summarize(text) {
    this.summarized += text;
    if (this.env.GITHUB_STEP_SUMMARY) appendFileSync(this.env.GITHUB_STEP_SUMMARY, text);
  }

  /** The outputs of the step. They are empty, and not 0, when nothing could be checked. */
  giveOutputs(code) {
    if (!this.env.GITHUB_OUTPUT) return;
    const counts = this.readCounts();
    const { errors, warnings } =
      counts !== undefined && !this.isNothingChecked(code) ? counts : { errors: '', warnings: '' };
    const lines = [
      `errors=${errors}`,
      `warnings=${warnings}`,
      `report=${counts === undefined ? '' : this.report}`,
    ];
    appendFileSync(this.env.GITHUB_OUTPUT, `${lines.join('\n')}\n`);
  }

  /**
   * The counts at the end of the report, which may be too long for one string. Undefined if there is no report,
   * or an incomplete one.
   */
  readCounts() {
    if (!existsSync(this.report)) return undefined;
    const file = openSync(this.report, 'r');
    const end = Buffer.alloc(512);
    const start = Math.max(0, fstatSync(file).size - end.length);
    const text = end.subarray(0, readSync(file, end, 0, end.length, start)).toString();
    closeSync(file);
    const [, summary] = /"summary": (\{[^{}]*\})\s*\}\s*$/.exec(text) ?? [];
    return summary === undefined ? undefined : JSON.parse(summary);
  }

  /** Whether every file of the report has an error. A report that is too long to be read here has findings. */
  isNothingChecked(code) {
    if (code !== 2 || statSync(this.report).size > 1 << 24) return false;
    const { files } = JSON.parse(readFileSync(this.report, 'utf8'));
    return files.every(({ error }) => error !== undefined);
  }

  /**
   * An annotation. The message may quote an input, so everything in it that the runner would take for a command
   * is broken up.
   */
  tell(message, level = 'error') {
    const quoted = message.replaceAll(/##(?=[\w.]{0,20}\[)/g, '## ').replaceAll(/:(?=:)/g, ': ');
    const data = quoted.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
    this.job.out(`::${level} title=roomlint::${data}\n`);
  }
}

/** Whether a file is in a folder, with all links on its way followed. */
function staysInside(path, folder) {
  let existing = dirname(path);
  while (!existsSync(existing)) existing = dirname(existing);
  const inside = relative(realpathSync(folder), realpathSync(existing));
  return inside.split(sep)[0] !== '..' && !isAbsolute(inside);
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
