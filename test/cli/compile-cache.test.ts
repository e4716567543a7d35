import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { room } from '../example-room.js';
import { COMMAND, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const file = folder.write('room.json', room());
const installed = join(dirname(COMMAND), '..');

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

function check(
  copy: string,
  env: Record<string, string> = {},
  path = file,
): { status: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy, 'dist/roomlint.js'), '--no-config', path],
    { encoding: 'utf8', env: { ...process.env, ...PLAIN, ...env } },
  );
  return { status, out: stdout + stderr };
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

const CLEAN = { status: 0, out: 'no findings in 1 file\n' };

// Newer versions of Node keep compiled code themselves, in files of their own kind.
describe.runIf(process.version.startsWith('v20.'))('compiled code', () => {
  let copy: string;

  beforeAll(() => {
    copy = copyOfPackage('kept');
    check(copy);
  });

  test('is kept by the first run and used by the second', () => {
    const times = kept(copy).map((path) => statSync(path).mtimeMs);
    expect(kept(copy).map((path) => path.replace(/.*\//, ''))).toEqual(
      [
        'command-check',
        'command',
        'core',
        'rolldown-runtime',
        'rule-pack',
        'run',
        'shared',
        'text',
        'words',
      ].map((name) => `${name}.js.code`),
    );
    expect(check(copy)).toEqual(CLEAN);
    expect(kept(copy).map((path) => statSync(path).mtimeMs)).toEqual(times);
  });

  test('is kept and used by runs that check many files, which V8 compiles with other settings', () => {
    const many = copyOfPackage('many');
    mkdirSync(join(folder.path, 'rooms'));
    for (let index = 0; index < 30; index++) folder.write(`rooms/${index}.json`, room());
    const checkMany = () => check(many, {}, join(folder.path, 'rooms'));
    expect(checkMany()).toEqual({ status: 0, out: 'no findings in 30 files\n' });
    const times = kept(many).map((path) => statSync(path).mtimeMs);
    expect(times).not.toEqual([]);
    expect(checkMany().status).toBe(0);
    expect(kept(many).map((path) => statSync(path).mtimeMs)).toEqual(times);
  });

  test('that is damaged anywhere is made anew', () => {
    const paths = kept(copy);
    const whole = paths.map((path) => readFileSync(path));
    const flipped = (at: (length: number) => number) => (bytes: Buffer) => {
      const damaged = Buffer.from(bytes);
      damaged.writeUInt8(damaged.readUInt8(at(bytes.length)) ^ 1, at(bytes.length));
      return damaged;
    };
    const damages = [
      ...[0, 4, 8, 12, 20].map((at) => flipped(() => at)),
      flipped((length) => length >> 1),
      flipped((length) => length - 1),
      ...[0, 5, 12].map((end) => (bytes: Buffer) => bytes.subarray(0, end)),
      (bytes: Buffer) => bytes.subarray(0, -1),
    ];
    // Each run finds all of the files damaged, each in another way.
    for (let first = 0; first < damages.length; first += paths.length) {
      const damaged = paths.map((_, index) =>
        damages[(first + index) % damages.length]!(whole[index] as Buffer),
      );
      for (const [index, path] of paths.entries()) writeFileSync(path, damaged[index] as Buffer);
      expect(check(copy)).toEqual(CLEAN);
      for (const [index, path] of paths.entries())
        expect([path, readFileSync(path).equals(damaged[index] as Buffer)]).toEqual([path, false]);
    }
  });

  test('of a file that was changed is made anew, though its size is the same', () => {
    const path = join(copy, 'dist/shared.js');
    const source = readFileSync(path, 'utf8');
    const changed = source.replace('"green", "no findings"', '"green", "NO FINDINGS"');
    expect(changed).not.toBe(source);
    writeFileSync(path, changed);
    expect(check(copy).out).toBe('NO FINDINGS in 1 file\n');
    writeFileSync(path, source);
  });

  test('that cannot be kept makes no difference to anything', () => {
    const readOnly = copyOfPackage('read-only');
    writeFileSync(join(readOnly, '.cache'), 'a file where the folder would be');
    expect(check(readOnly)).toEqual(CLEAN);
    expect(readFileSync(join(readOnly, '.cache'), 'utf8')).toBe('a file where the folder would be');
  });

  test('is not kept where NODE_DISABLE_COMPILE_CACHE says so', () => {
    const off = copyOfPackage('off');
    expect(check(off, { NODE_DISABLE_COMPILE_CACHE: '1' })).toEqual(CLEAN);
    expect(kept(off)).toEqual([]);
  });

  test.each([
    ['a report on coverage', { NODE_V8_COVERAGE: join(folder.path, 'coverage') }],
    ['flags of Node', { NODE_OPTIONS: '--no-deprecation' }],
  ])('is not kept from a run with %s, which V8 compiles differently', (name, env) => {
    const other = copyOfPackage(name);
    expect(check(other, env)).toEqual(CLEAN);
    expect(kept(other)).toEqual([]);
  });

  test('is not part of the package', () => {
    const { files } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      files: string[];
    };
    expect(files).not.toContain('.cache');
    expect(readFileSync(join(installed, '.gitignore'), 'utf8').split('\n')).toContain('.cache/');
  });
});

test('with compiled code, a config, its plugin and the library that the plugin imports work as without', () => {
  const copy = copyOfPackage('with-plugin');
  const project = join(folder.path, 'project');
  mkdirSync(join(project, 'node_modules'), { recursive: true });
  symlinkSync(copy, join(project, 'node_modules/roomlint'));
  writeFileSync(
    join(project, 'plugin.mjs'),
    `import { rulePack } from 'roomlint';
export default {
  id: 'mine/says-something', level: 'warning', fix: 'none', summary: 's', source: 's', why: 'w',
  examples: () => ({ good: [1], bad: [1] }),
  on: { snapshot: ({ place }, report) => report({ at: place, message: rulePack.size + ' rules' }) },
};
`,
  );
  cpSync(file, join(project, 'room.json'));
  writeFileSync(join(project, 'roomlint.config.json'), '{ "plugins": ["./plugin.mjs"] }');
  const run = (): string => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(copy, 'dist/roomlint.js'), '-f', 'short', 'room.json'],
      { cwd: project, encoding: 'utf8', env: { ...process.env, ...PLAIN } },
    );
    return stdout + stderr;
  };
  const first = run();
  expect(first).toMatch(/\d+ rules/);
  expect(kept(copy)).not.toEqual([]);
  expect(run()).toBe(first);
});
