import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { rulePack } from '../rules/index.js';
import { COMMANDS } from '../src/cli/commands/index.js';
import { readJsonWithComments } from '../src/files/json-with-comments.js';
import { readConfig } from '../src/lint/config.js';
import { roomlint } from './cli/run-roomlint.js';
import { readManifest } from './composite-action.js';
import { pages } from './pages.js';
import { recipe } from './recipes.js';

interface Step {
  readonly uses: string;
  readonly with: Readonly<Record<string, unknown>>;
}

/** The account that hosts roomlint. */
const [, OWNER = ''] = /github\.com\/([^/]+)\//.exec(manifestOfPackage().repository.url) ?? [];

const OPTIONS = new Map<string, ReadonlySet<string>>();

const manifest = readManifest(fileURLToPath(new URL('..', import.meta.url)));
const workflow = parse(recipe('workflow'));
const steps: Step[] = workflow.jobs.roomlint.steps;

describe('the workflow for GitHub Actions', () => {
  test('may read the repository and nothing else, and leaves no credentials behind', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(steps[0]?.with).toEqual({ 'fetch-depth': 0, 'persist-credentials': false });
  });

  test('pins the actions of others to commits', () => {
    const all = [...steps, ...(parse(recipe('code-scanning')) as Step[])];
    const others = all.map(({ uses }) => uses).filter((uses) => !uses.startsWith(`${OWNER}/`));
    expect(others).toHaveLength(3);
    for (const uses of others) expect(uses).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/);
  });

  test('uses inputs that the action has', () => {
    const more = ['code-scanning', 'action'].flatMap((name) => parse(recipe(name)) as Step[]);
    const own = [...steps, ...more].filter(({ uses }) => uses.startsWith(`${OWNER}/`));
    expect(own).toHaveLength(3);
    for (const step of own)
      for (const input of Object.keys(step.with)) expect(Object.keys(manifest.inputs)).toContain(input);
  });
});

describe('the workflow for many rooms', () => {
  const { permissions, jobs } = parse(recipe('fleet'));
  const all: Step[] = [...jobs.check.steps, ...jobs.report.steps];

  test('may read the repository and nothing else, and pins the actions of others to commits', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const others = all.flatMap(({ uses }) => uses ?? []);
    expect(others).toHaveLength(4);
    for (const uses of others) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  });

  test('runs every shard, also after one that failed', () => {
    const { 'fail-fast': stopsAtOnce, matrix } = jobs.check.strategy;
    expect(stopsAtOnce).toBe(false);
    expect(matrix.shard).toEqual([1, 2, 3, 4]);
    expect(recipe('fleet')).toMatch(/--shard \$\{\{ matrix\.shard \}\}\/4 /);
  });
});

test('README.md has at most 200 lines', () => {
  expect(page('README.md').split('\n').length - 1).toBeLessThanOrEqual(200);
});

describe('the commands that the pages show', () => {
  const shown = pages().flatMap(({ path, text }) => shownCommands(text).map((line) => [path, line] as const));

  test('are found', () => {
    expect(shown.length).toBeGreaterThan(30);
  });

  test.each(shown)('have options that exist: %s: %s', async (_path, line) => {
    const command = commandOf(line);
    const options = [...line.matchAll(/ (--[a-z][\w-]*)/g)].map(([, option]) => option);
    const known = await knownOptions(command);
    expect(options.filter((option) => !known.has(option ?? ''))).toEqual([]);
  });
});

test('the config that docs/config.md shows has no fault', async () => {
  const [, config = ''] =
    /<!-- config:example -->\n```jsonc\n([\s\S]*?)```/.exec(page('docs/config.md')) ?? [];
  const { value, faults } = await readJsonWithComments(config);
  expect(faults).toEqual([]);
  expect(value === undefined || readConfig(value, rulePack)).not.toHaveProperty('faults');
  expect(value).toHaveProperty('plugins');
});

test('the recipe for pre-commit names a hook that there is', () => {
  const hooks: { id: string }[] = parse(
    readFileSync(new URL('../.pre-commit-hooks.yaml', import.meta.url), 'utf8'),
  );
  const [{ hooks: used }] = parse(recipe('pre-commit')).repos;
  expect(hooks.map(({ id }) => id)).toContain(used[0].id);
});

test('the job for GitLab keeps its reports where it writes them, for any exit code', () => {
  const { script, artifacts } = parse(recipe('gitlab')).roomlint;
  expect(artifacts.when).toBe('always');
  expect(script.at(-1)).toContain(`--format gitlab=${artifacts.reports.codequality} `);
  expect(script.at(-1)).toContain(`--format junit=${artifacts.reports.junit} `);
});

test('the pipelines for Jenkins and reviewdog read the reports that they request', () => {
  const [, report = ''] = /--format junit=(\S+)/.exec(recipe('jenkins')) ?? [];
  expect(recipe('jenkins')).toContain(`junit '${report}'`);
  expect(recipe('reviewdog')).toMatch(/--format rdjson .*\| reviewdog -f=rdjson /);
});

function manifestOfPackage(): { readonly repository: { readonly url: string } } {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
}

function page(path: string): string {
  return pages().find((one) => one.path === path)?.text ?? '';
}

/** The lines of shell code in a page that run roomlint, each without its comment. */
function shownCommands(text: string): string[] {
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, code = '']) => code);
  return blocks
    .flatMap((code) => code.split('\n'))
    .flatMap((line) => /\b(roomlint [^#|&]*(?:#\/[^#|&]*)?)/.exec(line)?.[1]?.trim() ?? []);
}

/** The words that name the command of a line, such as `room create`. Paths alone are checked. */
function commandOf(line: string): string {
  const [, first = '', second = ''] = line.split(' ');
  if (first === 'room') return `${first} ${second}`;
  return COMMANDS.has(first) ? first : 'check';
}

async function knownOptions(command: string): Promise<ReadonlySet<string>> {
  const known = OPTIONS.get(command) ?? new Set((await help(command)).match(/--[a-z][\w-]*/g));
  OPTIONS.set(command, known);
  return known;
}

async function help(command: string): Promise<string> {
  const { code, out } = await roomlint([...command.split(' '), '--help']);
  expect(code).toBe(0);
  return out;
}
