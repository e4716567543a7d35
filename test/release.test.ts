import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONFIG_NAMES } from '../src/world/files/known-files.js';
import { pages } from './pages.js';
import { temporaryFolder } from './temporary-folder.js';

interface Job {
  readonly needs?: string;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly { readonly uses?: string; readonly run?: string; readonly with?: object }[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { version, scripts } = JSON.parse(read('package.json'));
const { fresh } = temporaryFolder();

function run(program: string, ...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(join(root, program), args, { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

test.each(readdirSync(join(root, '.github/workflows')))(
  'the workflow %s reads only, ends in time, pins actions, keeps no credentials and runs scripts that exist',
  (name) => {
    const workflow = parse(read(`.github/workflows/${name}`));
    const jobs: Readonly<Record<string, Job>> = workflow.jobs;
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { needs, steps, 'timeout-minutes': minutes } of Object.values(jobs)) {
      expect([minutes, ['undefined', ...Object.keys(jobs)]]).toEqual([
        expect.any(Number),
        expect.arrayContaining([String(needs)]),
      ]);
      for (const { uses = 'a/b@'.padEnd(44, '0'), run: script = '', with: given } of steps) {
        expect(uses).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/);
        if (uses.startsWith('actions/checkout@'))
          expect(given).toMatchObject({ 'persist-credentials': false });
        expect(script).not.toContain('${{');
        for (const [, called] of script.matchAll(/^npm (?:run )?(test\S*|compile|docs)$/gm))
          expect(Object.keys(scripts)).toContain(called);
        for (const [, called, within] of script.matchAll(/^npm run (\S+) --prefix (\S+)$/gm))
          expect(Object.keys(JSON.parse(read(`${within}/package.json`)).scripts)).toContain(called);
      }
    }
  },
);

test('a release checks the owner and runs all tests before anything is published', () => {
  const { verify, publish } = parse(read('.github/workflows/release.yml')).jobs;
  const before = verify.steps.map(({ run: script }: { readonly run?: string }) => script);
  expect(before).toEqual(expect.arrayContaining(['.ci/owner-check', '.ci/run']));
  expect(publish.needs).toBe('verify');
  expect(JSON.stringify(publish)).toContain('npm publish --provenance');
});

test('a release is stopped as long as a file says OWNER or cannot be read, and goes on with an owner', () => {
  const names = ['package.json', 'README.md', 'docs/ci.md', '.github/schemastore.json'];
  const copyFor = (owner: string): string =>
    fresh(Object.fromEntries(names.map((name) => [name, read(name).replaceAll(/\bOWNER\b/g, owner)])));
  const { code, err } = run('.ci/owner-check', copyFor('OWNER'));
  expect([code, err]).toEqual([1, expect.stringMatching(/^package\.json:\d+: .*OWNER\/roomlint/m)]);
  expect(err).toMatch(/^\.github\/schemastore\.json:\d+: .*OWNER\/roomlint/m);
  expect(run('.ci/owner-check', copyFor('somebody'))).toEqual({ code: 0, out: '', err: '' });
  const unread = expect.stringContaining('not every file could be read: nothing may be released');
  expect(run('.ci/owner-check', fresh())).toMatchObject({ code: 1, err: unread });
});

test('the changelog is in groups with this version first, and a release has the notes of its version alone', () => {
  const text = read('docs/changelog.md');
  expect(/^## (.+)$/m.exec(text)?.[1]).toBe(version);
  const groups = [...text.matchAll(/^### (.+)$/gm)].map(([, group = '']) => group);
  expect(groups.filter((group) => !['Added', 'Changed', 'Fixed'].includes(group))).toEqual([]);
  for (const section of text.split(/^## /m).slice(1)) expect(section).toMatch(/^\S+\n\n### /);
  const { code, out } = run('.ci/release-notes', version);
  expect([code, out]).toEqual([0, expect.stringMatching(/^\n?### (?:Added|Changed|Fixed)\n/)]);
  expect(out).not.toMatch(/^## /m);
  expect(run('.ci/release-notes', '9.9.9')).toMatchObject({ code: 1, out: '' });
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

test('README.md names its release at the end, and pages install this version', () => {
  expect(read('README.md')).toContain(`*This page belongs to roomlint ${version}.*\n`);
  const current = pages().filter(({ path }) => !path.endsWith('changelog.md'));
  const shown = current.flatMap(({ text }) => [...text.matchAll(/(?:roomlint[#@]v|rev: v)(\d+\.\d+\.\d+)/g)]);
  expect([...new Set(shown.map(([, found]) => found))]).toEqual([version]);
});
