import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { run } from '../../src/front/cli/run.js';
import { items } from '../example-changes.js';
import { room } from '../example-room.js';
import { COMMAND, roomlint, temporaryFolder } from '../front/cli/run-roomlint.js';

/* The command as it is published: what it loads, and the compiled code that it keeps for the next run. */

const folder = temporaryFolder();
const file = folder.write('clean.json', room());
const installed = join(dirname(COMMAND), '..');
const { run: compiledRun } = createRequire(import.meta.url)(join(installed, 'dist/run.js')) as {
  run: typeof run;
};

/** The files of dist/ that a run loads. */
function loaded(...args: string[]): readonly string[] {
  const coverage = join(folder.path, `coverage-${args[0]}`);
  const env = { ...process.env, NODE_V8_COVERAGE: coverage };
  expect(spawnSync(process.execPath, [COMMAND, ...args], { env }).status).toBe(0);
  const [report = ''] = readdirSync(coverage);
  const { result } = JSON.parse(readFileSync(join(coverage, report), 'utf8')) as {
    readonly result: readonly { readonly url: string }[];
  };
  return result.flatMap(({ url }) => /\/dist\/([^/]+\.js)$/.exec(url)?.[1] ?? []);
}

test('check loads nothing of other commands, and plan nothing of servers', () => {
  const [check, plan] = [loaded('check', file), loaded('plan', file, file)];
  expect(check).toContain('rule-pack.js');
  expect(plan).toEqual(expect.arrayContaining(['cli.js', 'verdict.js']));
  expect(check.filter((name) => ['cli.js', 'verdict.js'].includes(name))).toEqual([]);
  for (const files of [check, plan])
    expect(files.filter((name) => /^(service|serve|lsp|mcp)\.js$/.test(name))).toEqual([]);
});

/** A copy of the package, whose compiled code nobody else touches. */
function copyOfPackage(name: string): string {
  const copy = join(folder.path, name);
  mkdirSync(copy);
  cpSync(join(installed, 'dist'), join(copy, 'dist'), { recursive: true });
  cpSync(join(installed, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(installed, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** No flags of Node, with which code is not kept. */
const PLAIN = { NODE_OPTIONS: '', NODE_V8_COVERAGE: '', GITHUB_ACTIONS: '' };

function check(copy: string, env: Record<string, string> = {}, cwd = folder.path, path = file): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(copy, 'dist/roomlint.js'), path], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...PLAIN, ...env },
  });
  return stdout + stderr;
}

/** The files with compiled code, in the order of their names. */
function kept(copy: string): string[] {
  const cache = join(copy, '.cache');
  if (!existsSync(cache)) return [];
  return readdirSync(cache, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const CLEAN = 'no findings in 1 file\n';

// Newer versions of Node keep compiled code themselves, in files of their own kind.
describe.runIf(process.version.startsWith('v20.'))('compiled code', () => {
  let copy: string;
  const timesOf = (): number[] => kept(copy).map((path) => statSync(path).mtimeMs);

  beforeAll(() => {
    copy = copyOfPackage('kept');
    for (let index = 0; index < 30; index++) folder.write(`rooms/${index}.json`, room());
  });

  test('is kept by the first run and used by the second, also for many files, for which V8 is set otherwise', () => {
    const checkMany = (): string => check(copy, {}, folder.path, 'rooms');
    expect(checkMany()).toBe('no findings in 30 files\n');
    const names = kept(copy).map((path) => path.replace(/.*\//, '').replace('.js.code', ''));
    const parts = ['command-check', 'command', 'core', 'rolldown-runtime', 'rule-pack', 'run'];
    expect(names).toEqual(expect.arrayContaining([...parts, 'shared', 'text', 'words']));
    const times = timesOf();
    expect(checkMany()).toBe('no findings in 30 files\n');
    expect(timesOf()).toEqual(times);
  });

  test('that is damaged anywhere is made anew', () => {
    /** A file that is cut off, or has another bit. */
    const damages = [
      (bytes: Buffer) => bytes.subarray(0, -1),
      (bytes: Buffer) => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte)),
    ];
    const damaged = kept(copy).map((path, index) => {
      const bytes = damages[index % damages.length]?.(readFileSync(path)) ?? Buffer.alloc(0);
      writeFileSync(path, bytes);
      return { path, bytes };
    });
    expect(damaged.length).toBeGreaterThanOrEqual(damages.length);
    expect(check(copy)).toBe(CLEAN);
    expect(damaged.filter(({ path, bytes }) => readFileSync(path).equals(bytes))).toEqual([]);
  });

  test('is not kept where it must not be or cannot be, which makes no difference to anything', () => {
    rmSync(join(copy, '.cache'), { recursive: true });
    expect(check(copy, { NODE_DISABLE_COMPILE_CACHE: '1' })).toBe(CLEAN);
    // V8 compiles differently for a report on coverage, and with flags.
    expect(check(copy, { NODE_V8_COVERAGE: join(folder.path, 'coverage') })).toBe(CLEAN);
    expect(check(copy, { NODE_OPTIONS: '--no-deprecation' })).toBe(CLEAN);
    expect(kept(copy)).toEqual([]);
    writeFileSync(join(copy, '.cache'), 'a file where the folder would be');
    expect(check(copy)).toBe(CLEAN);
    expect(readFileSync(join(copy, '.cache'), 'utf8')).toBe('a file where the folder would be');
  });
});

/** A rule that makes everything by the library: the place, the fix and the error. */
const body = readFileSync(new URL('library-rule.js.txt', import.meta.url), 'utf8');
const esModule = fileURLToPath(new URL('../../dist/library.mjs', import.meta.url));

test.each([
  ['by import', 'plugin.mjs', `import * as library from 'roomlint';\n${body}\nexport default rule;`],
  ['by require', 'plugin.cjs', `const library = require('roomlint');\n${body}\nmodule.exports = [rule];`],
  [
    'as an ES module of its own, as bundled plugins do',
    'plugin.mjs',
    `import * as library from ${JSON.stringify(pathToFileURL(esModule).href)};\n${body}\nexport default rule;`,
  ],
])('a plugin gets the library %s', async (_how, name, text) => {
  const broken = items({ 2: { locked: false } });
  const config = JSON.stringify({ plugins: [`./${name}`] });
  const cwd = folder.fresh({ [name]: text, 'roomlint.config.json': config, 'a.json': broken });
  mkdirSync(join(cwd, 'node_modules'));
  symlinkSync(fileURLToPath(new URL('../../', import.meta.url)), join(cwd, 'node_modules/roomlint'));
  const { out, err, code } = await roomlint(['-f', 'short', 'a.json'], { cwd, of: compiledRun });
  expect([err, code]).toEqual(['', 0]);
  expect(out).toMatch(/^a\.json:24:17 warning item 2 is not locked \(true\): write true \(team\/locked\)\n$/);
  await roomlint(['--fix', 'a.json'], { cwd, of: compiledRun });
  expect(readFileSync(join(cwd, 'a.json'), 'utf8')).toBe(items({ 2: { locked: true } }));
});
