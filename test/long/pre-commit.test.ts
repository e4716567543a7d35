import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { room } from '../../rules/example-room.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'roomlint-pre-commit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The entries of .pre-commit-hooks.yaml, by id. */
function entries(): Map<string, string> {
  const manifest = readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8');
  return new Map(
    [...manifest.matchAll(/^- id: (.+)$[\s\S]*?^ {2}entry: (.+)$/gm)].map(([, id = '', entry = '']) => [
      id,
      entry,
    ]),
  );
}

/** The npm that is installed, and the oldest that comes with a Node of ours. */
const NPMS = [
  ['the npm that is there', 'npm'],
  ['npm 10', 'npx --yes npm@10'],
] as const;

test.each(NPMS)(
  'the hooks work as pre-commit installs and runs them, from a clone of this repository, with %s',
  (name, words) => {
    const [command = '', ...before] = words.split(' ');
    const [clone, prefix, work] = ['clone', 'prefix', 'work'].map((part) =>
      join(folder, `${part} of ${name}`),
    ) as [string, string, string];
    mkdirSync(prefix);
    mkdirSync(work);
    execFileSync('git', ['clone', '--quiet', '--no-local', root, clone]);
    const env = { ...process.env, NPM_CONFIG_PREFIX: prefix, npm_config_prefix: prefix };
    const run = (...args: string[]): string =>
      execFileSync(command, [...before, ...args], { cwd: clone, env, encoding: 'utf8' });
    run('install', '--include=dev', '--include=prod', '--ignore-prepublish', '--no-progress', '--no-save');
    const packed = run('pack').trim().split('\n').at(-1) ?? '';
    run('install', '-g', join(clone, packed));
    // pre-commit removes these once it has installed the package.
    rmSync(join(clone, 'node_modules'), { recursive: true });
    const bin = join(prefix, 'bin');
    const hook = (id: string, file: string): { status: number | null; stdout: string } => {
      const [program = '', ...args] = (entries().get(id) ?? '').split(' ');
      return spawnSync(program, [...args, file], {
        cwd: work,
        encoding: 'utf8',
        env: { ...process.env, GITHUB_ACTIONS: '', PATH: `${bin}:${process.env.PATH}` },
      });
    };
    const broken = room().replace('"AutoStart": false', '"AutoStart": true');
    writeFileSync(join(work, 'a.json'), broken);
    const found = hook('roomlint', 'a.json');
    expect(found.status).toBe(1);
    expect(found.stdout).toContain('AutoStart is true and starts nothing');
    expect(hook('roomlint-fix', 'a.json').status).toBe(0);
    expect(readFileSync(join(work, 'a.json'), 'utf8')).toBe(room());
  },
);
