import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Desk, items, snapshot } from '../front/cli/desk.js';
import { COMMAND, temporaryFolder } from '../front/cli/run-roomlint.js';
import { RunningService } from '../front/cli/running-service.js';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if: string;
  readonly needs?: string;
  readonly environment: string;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions: unknown;
  readonly concurrency: string;
  readonly env: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<'plan' | 'import', Job>>;
}

const EXAMPLE = new URL('../../examples/push-workflow.yml', import.meta.url);
const workflow = parse(readFileSync(EXAMPLE, 'utf8')) as Workflow;
const folder = temporaryFolder();
const programs = join(folder.path, 'programs');
let service: RunningService;
let desk: Desk;
let count = 0;

beforeAll(async () => {
  service = await RunningService.start(join(folder.path, 'data'));
  mkdirSync(programs);
  program('npm', 'exit 0');
  program('npx', `shift; exec '${process.execPath}' '${COMMAND}' "$@"`);
});
afterAll(() => service.end('SIGTERM'));

async function newDesk(): Promise<Desk> {
  const made = new Desk(join(folder.path, `desk-${count++}`), service, await service.create());
  await made.importBySomebodyElse(GARDEN);
  return made;
}

const GARDEN = snapshot(items({ 1: 'Tree', 2: 'Rock' }));
const NEXT = snapshot(items({ 1: 'Tree', 3: 'Lamp' }));

function program(name: string, script: string): void {
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(programs, name), 0o755);
}

interface JobRun {
  readonly code: number;
  readonly summary: string;
  readonly log: string;
}

/** Runs a job on a runner of its own with this file. Artifacts are in a folder of the run. */
function runJob(name: 'plan' | 'import', file: Uint8Array, artifacts: string): JobRun {
  const runner = join(folder.path, `runner-${count++}`);
  mkdirSync(join(runner, 'rooms'), { recursive: true });
  mkdirSync(artifacts, { recursive: true });
  writeFileSync(join(runner, 'rooms/garden.json'), file);
  const summary = join(runner, 'summary.md');
  writeFileSync(summary, '');
  let [code, log] = [0, ''];
  for (const step of workflow.jobs[name].steps) {
    if (code !== 0 && step.if !== 'always()') continue;
    const { name: artifact = '', path = '' } = step.with ?? {};
    if (step.uses?.startsWith('actions/upload-artifact@')) {
      if (existsSync(join(runner, path)))
        cpSync(join(runner, path), join(artifacts, artifact, 'it'), { recursive: true });
    } else if (step.uses?.startsWith('actions/download-artifact@')) {
      cpSync(join(artifacts, artifact, 'it'), join(runner, 'plan.json'));
    } else if (step.run !== undefined) {
      const env = {
        ...process.env,
        PATH: `${programs}:${process.env.PATH}`,
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_ACTIONS: 'true',
      };
      const bash = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run];
      const { status, stdout, stderr } = spawnSync('bash', bash, {
        cwd: runner,
        encoding: 'utf8',
        env: { ...env, ...evaluated(workflow.env), ...evaluated(step.env ?? {}) },
      });
      code = status ?? 1;
      log += stdout + stderr;
    }
  }
  return { code, log, summary: readFileSync(summary, 'utf8') };
}

/** What GitHub replaces expressions with. */
function evaluated(env: Readonly<Record<string, string>>): Record<string, string> {
  const values: Readonly<Record<string, string>> = desk.env;
  return Object.fromEntries(
    Object.entries(env).map(([name, text]) => {
      const variable = /^\$\{\{ (?:vars|secrets)\.(\w+) \}\}$/.exec(text)?.[1] ?? '';
      return [name, values[variable] ?? ''];
    }),
  );
}

test('the workflow that pushes shows the plan, imports it, and keeps a backup that can be restored, without a key', async () => {
  desk = await newDesk();
  const artifacts = join(desk.path, 'artifacts');
  const before = await desk.roomBytes();
  const plan = runJob('plan', NEXT, artifacts);
  expect(plan.code, plan.log).toBe(0);
  expect(plan.summary).toContain('      + item 3 (Lamp)\n');
  expect(plan.summary).toContain('      - item 2 (Rock)\n');
  expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
  const done = runJob('import', NEXT, artifacts);
  expect(done.code, done.log).toBe(0);
  expect(await desk.roomValue()).toMatchObject(JSON.parse(String(NEXT)));
  for (const { log, summary } of [plan, done])
    for (const key of [service.keys.accessKey, service.keys.apiKey]) expect(log + summary).not.toContain(key);

  const other = new Desk(join(desk.path, 'other'), service, desk.room);
  cpSync(join(artifacts, 'backup', 'it'), join(other.path, '.roomlint'), { recursive: true });
  expect(other.backups()).toEqual([before]);
  expect((await other.run(['restore', '--yes', '--max-removed', '1'])).code).toBe(0);
  expect(await other.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
});

test('the workflow that pushes gives forks nothing, waits for an approval, runs once at a time, and pins its actions', () => {
  const { permissions, concurrency, jobs } = workflow;
  expect(permissions).toEqual({ contents: 'read' });
  expect(concurrency).toBe('room-garden');
  expect(jobs.plan.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  const approved = { if: "github.event_name == 'push'", needs: 'plan', environment: 'live-room' };
  expect(jobs.import).toMatchObject(approved);
  expect(jobs.plan.steps.flatMap(({ env }) => Object.keys(env ?? {}))).toEqual(['ROOMLINT_ACCESS_KEY']);
  const used = [...jobs.plan.steps, ...jobs.import.steps].flatMap(({ uses }) => uses ?? []);
  for (const uses of used) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
});
