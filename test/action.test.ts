import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { FIND_KEY, room } from '../rules/example-room.js';
import { temporaryFolder } from './cli/run-roomlint.js';
import { type Annotation, runnerCommands } from './report/runner-commands.js';

const STEP = fileURLToPath(new URL('../action/check.mjs', import.meta.url));
const MANIFEST = readFileSync(new URL('../action.yml', import.meta.url), 'utf8');
const folder = temporaryFolder();
let made = 0;

interface StepRun {
  readonly code: number | null;
  readonly commands: readonly Annotation[];
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly err: string;
}

/** Runs the step as the runner does: with its files and variables, in a workspace with these files. */
function step(
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
  event: object = {},
): StepRun {
  const cwd = join(folder.path, `w${made++}`);
  mkdirSync(join(cwd, 'temp'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  const [summary, output, eventPath] = ['summary.md', 'output', 'event'].map((name) =>
    join(cwd, 'temp', name),
  );
  writeFileSync(eventPath as string, JSON.stringify(event));
  const run = spawnSync(process.execPath, [STEP], {
    cwd,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: cwd,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_OUTPUT: output,
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_SERVER_URL: 'https://example.org',
      GITHUB_REPOSITORY: 'team/rooms',
      GITHUB_SHA: 'c0ffee',
      RUNNER_TEMP: join(cwd, 'temp'),
      ...inputs,
    },
  });
  const read = (path: string | undefined): string =>
    path !== undefined && existsSync(path) ? readFileSync(path, 'utf8') : '';
  const outputs = Object.fromEntries(
    read(output)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  return {
    code: run.status,
    commands: runnerCommands(run.stdout),
    summary: read(summary),
    outputs,
    err: run.stderr,
  };
}

const clean = room();
const broken = room(({ quests }) => {
  Object.assign(quests[FIND_KEY] ?? {}, { AutoStart: true });
});

describe('the action', () => {
  test('annotates the lines of findings, writes a summary with links to them, and fails', () => {
    const { code, commands, summary, outputs } = step({ 'a room.json': broken });
    const line = broken.slice(0, broken.indexOf('"AutoStart": true')).split('\n').length;
    expect(code).toBe(1);
    expect(commands.map(({ command, properties }) => [command, properties.file, properties.line])).toEqual([
      ['error', 'a room.json', String(line)],
    ]);
    expect(summary).toContain('**1 error** in 1 file. `roomlint --fix` repairs 1 of them.');
    expect(summary).toContain(`](https://example.org/team/rooms/blob/c0ffee/a%20room.json#L${line})`);
    expect([outputs.errors, outputs.warnings]).toEqual(['1', '0']);
    expect(JSON.parse(readFileSync(outputs.report ?? '', 'utf8')).summary.errors).toBe(1);
  });

  test('passes on a clean snapshot', () => {
    const { code, commands, summary } = step({ 'a.json': clean });
    expect([code, commands]).toEqual([0, []]);
    expect(summary).toContain('**No findings** in 1 file.');
  });

  test('takes its inputs: paths a line, a config, a preset, a limit for warnings, a SARIF file', () => {
    const files = {
      'a.json': broken,
      'b.json': clean,
      'c.json': '{"roomItems":{"1":{}}}',
      'my.json': '{ "rules": { "quest/no-auto-start": "info" } }',
    };
    expect(step(files, { ROOMLINT_PATHS: 'b.json\n\n' }).code).toBe(0);
    expect(step(files, { ROOMLINT_PATHS: 'a.json\nb.json', ROOMLINT_CONFIG: 'my.json' }).code).toBe(0);
    const limited = { ROOMLINT_PATHS: 'c.json', ROOMLINT_MAX_WARNINGS: '0', ROOMLINT_PRESET: 'lenient' };
    expect(step(files, limited).code).toBe(1);
    const { outputs } = step(files, { ROOMLINT_PATHS: 'a.json', ROOMLINT_SARIF_FILE: 'out.sarif' });
    const sarif = JSON.parse(readFileSync(join(outputs.report ?? '', '../../../out.sarif'), 'utf8'));
    expect(sarif.runs[0].results).toHaveLength(1);
  });

  test.each([
    ['--help', 'there is no such file'],
    ['$(touch gone)', 'there is no such file'],
  ])('takes a path for nothing else: %s', (path, message) => {
    const { code, commands, err } = step({ 'a.json': clean }, { ROOMLINT_PATHS: path });
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(commands.at(-1)?.message).toBe('the check could not be done: the lines above say why');
  });

  test('executes nothing of a pull request from a fork', () => {
    const files = {
      'a.json': clean,
      'roomlint.config.json': '{ "plugins": ["./evil.mjs"] }',
      'evil.mjs': "console.log('::warning::I run'); export default {};",
    };
    const from = (head: string): object => ({
      pull_request: {
        head: { repo: { full_name: head } },
        base: { repo: { full_name: 'team/rooms' }, sha: 'x' },
      },
    });
    expect(step(files, {}, from('somebody/rooms'))).toMatchObject({ code: 0, commands: [] });
    expect(step(files, {}, from('team/rooms')).commands.map(({ message }) => message)).toContain('I run');
  });

  test('gives every input to the step by the environment, never as part of a script', () => {
    const inputs = [...MANIFEST.matchAll(/^ {2}([a-z-]+):\n {4}description/gm)].map(([, name]) => name);
    expect(inputs.length).toBeGreaterThan(6);
    for (const line of MANIFEST.split('\n')) {
      if (line.includes('${{ inputs.'))
        expect(line).toMatch(/^ {8}ROOMLINT_[A-Z_]+: \$\{\{ inputs\.[a-z-]+ \}\}$/);
    }
    for (const script of MANIFEST.match(/run: .*/g) ?? []) expect(script).not.toContain('${{');
  });
});
