import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { room } from '../example-room.js';
import { COMMAND, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const file = folder.write('room.json', room());

const known = new Map<string, readonly string[]>();

/** The files of dist/ that a run loads. */
function loaded(...args: string[]): readonly string[] {
  const files = known.get(args.join(' ')) ?? load(args);
  known.set(args.join(' '), files);
  return files;
}

function load(args: readonly string[]): string[] {
  const coverage = join(folder.path, args[0] ?? '');
  const { status } = spawnSync(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, NODE_V8_COVERAGE: coverage },
  });
  expect(status).toBe(0);
  const [report = ''] = readdirSync(coverage);
  const { result } = JSON.parse(readFileSync(join(coverage, report), 'utf8')) as {
    readonly result: readonly { readonly url: string }[];
  };
  return result.flatMap(({ url }) => /\/dist\/([^/]+\.js)$/.exec(url)?.[1] ?? []);
}

test('check loads nothing that only plan needs', () => {
  const [check, plan] = [loaded('check', file), loaded('plan', file, file)];
  expect(check).toContain('rule-pack.js');
  expect(plan).toEqual(expect.arrayContaining(['plan.js', 'shared-room.js']));
  expect(check).not.toContain('plan.js');
  expect(check).not.toContain('shared-room.js');
});

test('neither check nor plan loads anything of the client or the service', () => {
  for (const files of [loaded('check', file), loaded('plan', file, file), loaded('--help')]) {
    expect(files.filter((name) => /-(api|gate|service)\.js$/.test(name))).toEqual([]);
    expect(files).not.toContain('serve.js');
  }
});
