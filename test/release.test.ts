import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
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
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { version, scripts }: { version: string; scripts: Record<string, string> } = JSON.parse(
  read('package.json'),
);

function run(program: string, ...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(join(root, program), args, { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

describe.each(readdirSync(join(root, '.github/workflows')))('the workflow %s', (name) => {
  const { permissions, jobs }: Workflow = parse(read(`.github/workflows/${name}`));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('may only read the repository, ends every job in time, and needs jobs that exist', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      expect(['undefined', ...Object.keys(jobs)]).toContain(String(job.needs));
    }
  });

  test('pins the actions of others to commits, and leaves no credentials behind', () => {
    for (const { uses = 'a/b@'.padEnd(44, '0'), with: given } of steps) {
      expect(uses).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/);
      if (uses.startsWith('actions/checkout@')) expect(given?.['persist-credentials']).toBe(false);
    }
  });

  test('runs npm scripts that exist, and puts no expression into a script', () => {
    for (const { run: script = '' } of steps) {
      expect(script).not.toContain('${{');
      for (const [, called] of script.matchAll(/^npm (?:run )?(test\S*|compile|docs)$/gm))
        expect(Object.keys(scripts)).toContain(called);
      for (const [, called, within] of script.matchAll(/^npm run (\S+) --prefix (\S+)$/gm))
        expect(Object.keys(JSON.parse(read(`${within}/package.json`)).scripts)).toContain(called);
    }
  });
});

test('CI runs on three systems and on every supported version of Node', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml'));
  expect(jobs.ci.strategy.matrix.node).toEqual([20, 22, 24]);
  const os = ['windows-latest', 'macos-latest'];
  expect(jobs.systems.strategy.matrix).toEqual({ os, node: [20, 22, 24] });
});

describe('a release', () => {
  const { write, fresh } = temporaryFolder();
  const FILES = ['package.json', 'README.md', 'docs/ci.md', '.github/schemastore.json'];

  test('checks the owner and runs all tests before anything is published', () => {
    const { jobs }: Workflow = parse(read('.github/workflows/release.yml'));
    const before = jobs.verify?.steps.map(({ run: script }) => script);
    expect(before).toEqual(expect.arrayContaining(['.ci/owner-check', '.ci/run']));
    expect(jobs.publish?.needs).toBe('verify');
    expect(JSON.stringify(jobs.publish)).toContain('npm publish --provenance');
  });

  test('is stopped as long as a file says OWNER or cannot be read, and goes on with an owner', () => {
    const copyFor = (owner: string): string => {
      const copy = fresh();
      for (const name of ['docs', '.github']) mkdirSync(join(copy, name));
      for (const name of FILES)
        write(
          join(copy, name).slice(copy.lastIndexOf('folder-')),
          read(name).replaceAll(/\bOWNER\b/g, owner),
        );
      return copy;
    };
    const { code, err } = run('.ci/owner-check', copyFor('OWNER'));
    expect(code).toBe(1);
    for (const name of ['package\\.json', '\\.github/schemastore\\.json'])
      expect(err).toMatch(new RegExp(`^${name}:\\d+: .*OWNER/roomlint`, 'm'));
    expect(err).toContain('OWNER is not set: replace it in the lines above with the account that hosts');
    expect(run('.ci/owner-check', copyFor('somebody'))).toEqual({ code: 0, out: '', err: '' });
    const unread = run('.ci/owner-check', fresh());
    const why = 'not every file could be read: nothing may be released';
    expect([unread.code, unread.err]).toEqual([1, expect.stringContaining(why)]);
  });

  test('has the notes of its version and of no other, and is refused without', () => {
    const { code, out } = run('.ci/release-notes', version);
    expect([code, out]).toEqual([0, expect.stringMatching(/^\n?### (?:Added|Changed|Fixed)\n/)]);
    expect(out).not.toMatch(/^## /m);
    const err = 'docs/changelog.md says nothing about version 9.9.9: add a section "## 9.9.9"\n';
    expect(run('.ci/release-notes', '9.9.9')).toEqual({ code: 1, out: '', err });
  });
});

test('the entry for SchemaStore matches every name of a config, and its address is that of the schema', () => {
  const entry = JSON.parse(read('.github/schemastore.json'));
  const names = CONFIG_NAMES.filter((name) => name !== 'package.json').map((name) =>
    name.startsWith('.config') ? `**/${name.replaceAll('\\', '/')}` : name,
  );
  expect(entry.fileMatch).toEqual(names);
  const path = entry.url.replace('https://raw.githubusercontent.com/OWNER/roomlint/main/', '');
  expect(JSON.parse(read(path)).title).toBe(entry.name);
});

test('each page names its release at the end, and installs the version that it describes', () => {
  const versioned = pages().filter(
    ({ path }) => path === 'README.md' || (/^docs\/[^/]+\.md$/.test(path) && path !== 'docs/changelog.md'),
  );
  const end = `<!-- generated:release -->\n*This page belongs to roomlint ${version}.*\n`;
  expect(versioned.filter(({ text }) => !text.includes(end)).map(({ path }) => path)).toEqual([]);
  const shown = versioned.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:roomlint[#@]v|rev: v)(\d+\.\d+\.\d+)/g)].map(([, found]) => `${path}: ${found}`),
  );
  expect([shown.length > 3, shown.filter((line) => !line.endsWith(`: ${version}`))]).toEqual([true, []]);
});

test('the changelog is in groups, with this version first', () => {
  const text = read('docs/changelog.md');
  expect(/^## (.+)$/m.exec(text)?.[1]).toBe(version);
  const groups = [...text.matchAll(/^### (.+)$/gm)].map(([, group = '']) => group);
  expect(groups.filter((group) => !['Added', 'Changed', 'Fixed'].includes(group))).toEqual([]);
  for (const section of text.split(/^## /m).slice(1)) expect(section).toMatch(/^\S+\n\n### /);
});
