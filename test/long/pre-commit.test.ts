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

test('the hooks work as pre-commit installs and runs them, from a clone of this repository', () => {
  const [clone, prefix, work] = ['clone', 'prefix', 'work'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(prefix);
  mkdirSync(work);
  execFileSync('git', ['clone', '--quiet', '--no-local', root, clone]);
  const env = { ...process.env, NPM_CONFIG_PREFIX: prefix, npm_config_prefix: prefix };
  const npm = (...args: string[]): string => execFileSync('npm', args, { cwd: clone, env, encoding: 'utf8' });
  npm('install', '--include=dev', '--include=prod', '--ignore-prepublish', '--no-progress', '--no-save');
  const packed = npm('pack').trim().split('\n').at(-1) ?? '';
  npm('install', '-g', join(clone, packed));
  // pre-commit removes these once it has installed the package.
  rmSync(join(clone, 'node_modules'), { recursive: true });
  const bin = join(prefix, 'bin');
  const run = (id: string, file: string): { status: number | null; stdout: string } => {
    const [command = '', ...args] = (entries().get(id) ?? '').split(' ');
    return spawnSync(command, [...args, file], {
      cwd: work,
      encoding: 'utf8',
      env: { ...process.env, GITHUB_ACTIONS: '', PATH: `${bin}:${process.env.PATH}` },
    });
  };
  const broken = room().replace('"AutoStart": false', '"AutoStart": true');
  writeFileSync(join(work, 'a.json'), broken);
  const found = run('roomlint', 'a.json');
  expect(found.status).toBe(1);
  expect(found.stdout).toContain('AutoStart is true and starts nothing');
  expect(run('roomlint-fix', 'a.json').status).toBe(0);
  expect(readFileSync(join(work, 'a.json'), 'utf8')).toBe(room());
});
