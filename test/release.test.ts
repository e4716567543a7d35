import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONFIG_NAMES } from '../src/files/config-file.js';
import { temporaryFolder } from './cli/run-roomlint.js';
import { pages } from './pages.js';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const { version, scripts }: { version: string; scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const folder = temporaryFolder();
const workflows = join(root, '.github/workflows');

function run(program: string, ...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(join(root, program), args, { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

describe.each(readdirSync(workflows))('the workflow %s', (name) => {
  const workflow: Workflow = parse(readFileSync(join(workflows, name), 'utf8'));
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps);

  test('may only read the repository, except in jobs that say what else they need', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  test('ends every job in time, and needs jobs that exist', () => {
    for (const [, job] of jobs) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      if (job.needs !== undefined) expect(Object.keys(workflow.jobs)).toContain(job.needs);
    }
  });

  test('pins the actions of others to commits, and leaves no credentials behind', () => {
    for (const step of steps) {
      if (step.uses === undefined) continue;
      expect(step.uses).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/);
      if (step.uses.startsWith('actions/checkout@')) expect(step.with?.['persist-credentials']).toBe(false);
    }
  });

  test('runs npm scripts that exist, and puts no expression into a script', () => {
    for (const { run: script = '' } of steps) {
      expect(script).not.toContain('${{');
      for (const [, called = ''] of script.matchAll(/^npm (?:run )?(test\S*|compile|docs)$/gm))
        expect(Object.keys(scripts)).toContain(called);
      for (const [, called = '', within = ''] of script.matchAll(/^npm run (\S+) --prefix (\S+)$/gm)) {
        const other = JSON.parse(readFileSync(join(root, within, 'package.json'), 'utf8'));
        expect(Object.keys(other.scripts)).toContain(called);
      }
    }
  });
});

test('CI runs on three systems and on every supported version of Node', () => {
  const { jobs } = parse(readFileSync(join(workflows, 'ci.yml'), 'utf8'));
  expect(jobs.ci.strategy.matrix.node).toEqual([20, 22, 24]);
  expect(jobs.systems.strategy.matrix).toEqual({
    os: ['windows-latest', 'macos-latest'],
    node: [20, 22, 24],
  });
});

describe('a release', () => {
  const FILES = ['package.json', 'README.md', 'docs/ci.md', '.github/schemastore.json'];

  test('checks the owner and runs all tests before anything is published', () => {
    const { jobs }: Workflow = parse(readFileSync(join(workflows, 'release.yml'), 'utf8'));
    const before = jobs.verify?.steps.map(({ run: script }) => script);
    expect(before).toEqual(expect.arrayContaining(['.ci/owner-check', '.ci/run']));
    expect(jobs.publish?.needs).toBe('verify');
    expect(JSON.stringify(jobs.publish)).toContain('npm publish --provenance');
  });

  test('is stopped as long as a file says OWNER, and goes on with an owner', () => {
    const copy = join(folder.path, 'with-owner');
    mkdirSync(join(copy, 'docs'), { recursive: true });
    mkdirSync(join(copy, '.github'));
    for (const name of FILES) cpSync(join(root, name), join(copy, name));
    const name = (owner: string): void => {
      for (const file of FILES) {
        const text = readFileSync(join(root, file), 'utf8');
        writeFileSync(join(copy, file), text.replaceAll(/\bOWNER\b/g, owner));
      }
    };
    name('OWNER');
    const { code, err } = run('.ci/owner-check', copy);
    expect(code).toBe(1);
    expect(err).toMatch(/^package\.json:\d+: .*OWNER\/roomlint/m);
    expect(err).toMatch(/^\.github\/schemastore\.json:\d+: .*OWNER\/roomlint/m);
    expect(err).toContain('OWNER is not set: replace it in the lines above with the account that hosts');
    name('somebody');
    expect(run('.ci/owner-check', copy)).toEqual({ code: 0, out: '', err: '' });
  });

  test('is stopped when a file cannot be read', () => {
    const empty = folder.fresh();
    const { code, err } = run('.ci/owner-check', empty);
    expect(code).toBe(1);
    expect(err).toContain('not every file could be read: nothing may be released');
  });

  test('has the notes of its version and of no other', () => {
    const { code, out } = run('.ci/release-notes', version);
    expect(code).toBe(0);
    expect(out).toMatch(/^\n?### (?:Added|Changed|Fixed)\n/);
    expect(out).not.toMatch(/^## /m);
    expect(run('.ci/release-notes', '0.1.0').out).not.toContain('### Changed');
  });

  test('without notes is refused', () => {
    expect(run('.ci/release-notes', '9.9.9')).toEqual({
      code: 1,
      out: '',
      err: 'docs/changelog.md says nothing about version 9.9.9: add a section "## 9.9.9"\n',
    });
  });
});

test('the entry for SchemaStore matches every name of a config, and its address is that of the schema', () => {
  const entry: { name: string; fileMatch: readonly string[]; url: string } = JSON.parse(
    readFileSync(join(root, '.github/schemastore.json'), 'utf8'),
  );
  const names = CONFIG_NAMES.filter((name) => name !== 'package.json').map((name) =>
    name.startsWith('.config') ? `**/${name.replaceAll('\\', '/')}` : name,
  );
  expect(entry.fileMatch).toEqual(names);
  const path = entry.url.replace('https://raw.githubusercontent.com/OWNER/roomlint/main/', '');
  expect(JSON.parse(readFileSync(join(root, path), 'utf8')).title).toBe(entry.name);
});

describe('the documentation', () => {
  const versioned = pages().filter(
    ({ path }) => path === 'README.md' || (/^docs\/[^/]+\.md$/.test(path) && path !== 'docs/changelog.md'),
  );

  test.each(versioned)('names its release at the end of $path', ({ text }) => {
    expect(text).toMatch(
      new RegExp(`<!-- generated:release -->\n\\*This page belongs to roomlint ${version}\\.\\*\n`),
    );
  });

  test('installs the version that it describes', () => {
    const shown = versioned.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:roomlint[#@]v|rev: v)(\d+\.\d+\.\d+)/g)].map(([, found]) => `${path}: ${found}`),
    );
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter((line) => !line.endsWith(`: ${version}`))).toEqual([]);
  });

  test('has a changelog in groups, with this version first', () => {
    const text = readFileSync(join(root, 'docs/changelog.md'), 'utf8');
    expect(/^## (.+)$/m.exec(text)?.[1]).toBe(version);
    const groups = [...text.matchAll(/^### (.+)$/gm)].map(([, group]) => group);
    expect(groups.filter((group) => !['Added', 'Changed', 'Fixed'].includes(group ?? ''))).toEqual([]);
    for (const section of text.split(/^## /m).slice(1)) expect(section).toMatch(/^\S+\n\n### /);
  });
});
