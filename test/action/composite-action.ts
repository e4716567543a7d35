import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { roomlint } from '../front/cli/run-roomlint.js';
import { gitFor } from '../ports/memory-git/memory-git.js';
import { type Annotation, runnerCommands } from '../verdict/report/runner-commands.js';

interface Step {
  readonly id?: string;
  readonly name: string;
  readonly shell: string;
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** action.yml, as far as a composite action of scripts has it. */
export interface Manifest {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

export function readManifest(actionFolder: string): Manifest {
  return parse(readFileSync(join(actionFolder, 'action.yml'), 'utf8')) as Manifest;
}

/** What a workflow that uses the action gives it and has around it. */
export interface Workflow {
  readonly action: string;
  readonly workspace: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** What GITHUB_EVENT_PATH holds. */
  readonly event?: object;
  /** Where the steps are run, when the workspace is not there. */
  readonly cwd?: string;
  /** Steps that are passed over, by name. */
  readonly without?: readonly string[];
}

export interface ActionRun {
  readonly code: number | null;
  /** What the runner would carry out, of both streams. */
  readonly commands: readonly Annotation[];
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** How a step is run: its exit code, and what it writes to the log. */
type Ended = Promise<{ code: number | null; log: string }>;
type Runner = (step: Step, script: string, cwd: string, env: Variables) => Ended;

/** Runs the steps of a composite action as the runner does: with its files, its variables and its bash. */
export function runPublishedAction(workflow: Workflow): Promise<ActionRun> {
  return runSteps(workflow, async (_step, script, cwd, env) => {
    const options = {
      cwd,
      encoding: 'utf8' as const,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    };
    const bash = ['--noprofile', '--norc', '-e', '-o', 'pipefail', script];
    const { status, stdout, stderr } = spawnSync('bash', bash, options);
    return { code: status, log: stdout + stderr };
  });
}

const { Step: ActionStep } = (await import(new URL('../../action/step.mjs', import.meta.url).href)) as {
  Step: new (job: object) => { run(): Promise<number> };
};

/** Runs the step that checks in this process, with the command of src/ and with git in memory where that is. */
export function runAction(
  workflow: Workflow & { readonly node?: string; readonly fetch?: typeof fetch },
): Promise<ActionRun> {
  return runSteps(workflow, async (step, _script, cwd, env) => {
    if (step.id !== 'check') return { code: 0, log: '' };
    let log = '';
    const write = (text: string): void => {
      log += text;
    };
    type Given = { readonly cwd: string; readonly variables?: Variables; readonly shows?: boolean };
    const runCommand = async (args: readonly string[], given: Given) => {
      const variables = { ...env, ...given.variables } as Record<string, string>;
      const { code, out, err } = await roomlint(args, { cwd: given.cwd, env: variables });
      if (given.shows) write(out);
      return { status: code, stdout: out, stderr: err };
    };
    const job = {
      ...{ env, cwd, out: write, err: write, roomlint: runCommand, git: gitAnswer },
      node: workflow.node ?? process.versions.node,
      fetch: workflow.fetch,
      token: env.ROOMLINT_TOKEN,
    };
    return { code: await new ActionStep(job).run(), log };
  });
}

/** What git in memory prints; undefined when it fails. */
export function gitAnswer(args: readonly string[], cwd: string): string | undefined {
  const program = gitFor(cwd);
  if (program === undefined) throw new Error(`${cwd} is not a repository in memory`);
  const { status, stdout } = program(args, { cwd, env: {} });
  return status === 0 ? String(stdout) : undefined;
}

async function runSteps(
  { action, workspace, inputs = {}, event = {}, cwd = workspace, without = [] }: Workflow,
  run: Runner,
): Promise<ActionRun> {
  const manifest = readManifest(action);
  const temporary = join(workspace, '..', '_temp');
  mkdirSync(temporary, { recursive: true });
  const file = (name: string, content: string): string => {
    writeFileSync(join(temporary, name), content);
    return join(temporary, name);
  };
  const ownEvent = file('event.json', JSON.stringify(event));
  const all = { log: '', summary: '' };
  const context = new Map<string, string>();
  for (const [name, { default: value }] of Object.entries(manifest.inputs))
    context.set(`inputs.${name}`, inputs[name] ?? value);
  let code: number | null = 0;
  for (const step of manifest.runs.steps.filter(({ name }) => !without.includes(name))) {
    const [output, summary] = [file('output', ''), file('summary', '')];
    const own = Object.entries(step.env ?? {}).map(([name, value]) => [name, filled(value, context)]);
    const ended = await run(step, file('script.sh', filled(step.run, context)), cwd, {
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTION_PATH: action,
      GITHUB_WORKSPACE: workspace,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_OUTPUT: output,
      GITHUB_EVENT_NAME: 'pull_request' in event ? 'pull_request' : 'push',
      GITHUB_EVENT_PATH: ownEvent,
      GITHUB_SERVER_URL: 'https://example.org',
      GITHUB_API_URL: 'https://api.example.org',
      GITHUB_REPOSITORY: 'team/rooms',
      GITHUB_WORKFLOW: 'snapshots',
      GITHUB_JOB: 'check',
      GITHUB_SHA: 'c0ffee',
      RUNNER_TEMP: temporary,
      ...Object.fromEntries(own),
    });
    all.log += ended.log;
    all.summary += readFileSync(summary, 'utf8');
    for (const [name, value] of outputsOf(output)) context.set(`steps.${step.id}.outputs.${name}`, value);
    ({ code } = ended);
    if (code !== 0) break;
  }
  const outputs = Object.entries(manifest.outputs).map(([name, { value }]) => [name, filled(value, context)]);
  return { code, commands: runnerCommands(all.log), ...all, outputs: Object.fromEntries(outputs) };
}

/** Puts the values of a context into `${{ … }}`. */
function filled(text: string, context: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$\{\{\s*([\w.-]+)\s*\}\}/g, (_all, name: string) => context.get(name) ?? '');
}

/** Lines of `name=value`: whatever else stands there would be an output that nobody has meant to give. */
function outputsOf(path: string): [string, string][] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
}
