import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { FORMAT_NAMES } from '../src/cli/names.js';
import { readManifest } from './composite-action.js';
import { recipe } from './recipes.js';

interface Step {
  readonly uses: string;
  readonly with: Readonly<Record<string, unknown>>;
}

const manifest = readManifest(fileURLToPath(new URL('..', import.meta.url)));
const workflow = parse(recipe('workflow'));
const steps: Step[] = workflow.jobs.roomlint.steps;

describe('the workflow of README.md', () => {
  test('may read the repository and nothing else, and leaves no credentials behind', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(steps[0]?.with).toEqual({ 'fetch-depth': 0, 'persist-credentials': false });
  });

  test('pins the actions of others to commits', () => {
    const all = [...steps, ...(parse(recipe('code-scanning')) as Step[])];
    const others = all.map(({ uses }) => uses).filter((uses) => !uses.startsWith('OWNER/'));
    expect(others).toHaveLength(3);
    for (const uses of others) expect(uses).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/);
  });

  test('gives inputs that the action has', () => {
    const own = [...steps, ...(parse(recipe('code-scanning')) as Step[])].filter(({ uses }) =>
      uses.startsWith('OWNER/'),
    );
    expect(own).toHaveLength(2);
    for (const step of own)
      for (const input of Object.keys(step.with)) expect(Object.keys(manifest.inputs)).toContain(input);
  });
});

test('README.md names every input and output of the action, and every format', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const names = (all: readonly string[]): string => all.map((name) => `\`${name}\``).join(', ');
  expect(readme).toContain(`Inputs: ${names(Object.keys(manifest.inputs))}; outputs: `);
  expect(readme).toContain(`outputs: ${names(Object.keys(manifest.outputs))}.`);
  for (const format of FORMAT_NAMES) expect(readme).toContain(`\`${format}\``);
});

test('the recipe for pre-commit names a hook that there is', () => {
  const hooks: { id: string }[] = parse(
    readFileSync(new URL('../.pre-commit-hooks.yaml', import.meta.url), 'utf8'),
  );
  const [{ hooks: used }] = parse(recipe('pre-commit')).repos;
  expect(hooks.map(({ id }) => id)).toContain(used[0].id);
});

test('the job for GitLab keeps its reports where it writes them, whatever the exit code', () => {
  const { script, artifacts } = parse(recipe('gitlab')).roomlint;
  expect(artifacts.when).toBe('always');
  expect(script.at(-1)).toContain(`--format gitlab=${artifacts.reports.codequality} `);
  expect(script.at(-1)).toContain(`--format junit=${artifacts.reports.junit} `);
});
