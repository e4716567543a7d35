import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as kit from '../rules/kit.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the tarball holds. */
let packed: readonly string[];
/** A project beside which the package is installed. */
let project: string;

beforeAll(() => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const answer = JSON.parse(
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  packed = (Array.isArray(answer) ? answer[0] : Object.values<{ files: [] }>(answer)[0]).files.map(
    ({ path }: { path: string }) => path,
  );
  project = mkdtempSync(join(tmpdir(), 'roomlint-project-'));
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(root, join(project, 'node_modules/roomlint'));
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('dist/', () => {
  const files = readdirSync(join(root, 'dist'));

  test('is a few files whose names say what they hold and stay the same', () => {
    expect(files.length).toBeLessThanOrEqual(66);
    // A digit or a hash would be a name that the bundler made up.
    expect(files.filter((file) => !/^[a-z]+(-[a-z]+)*\.(js|d\.ts)$/.test(file))).toEqual(['package.json']);
    expect(files).toEqual(expect.arrayContaining(['roomlint.js', 'index.js', 'prescan-worker.js']));
  });

  test('imports only its own files, Node and the dependencies of package.json', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const packages = files
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [
        ...readFileSync(join(root, 'dist', file), 'utf8').matchAll(/require\("([^".][^"]*)"\)/g),
      ])
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => !specifier.startsWith('node:'))
      .map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0]);
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(packages));
    expect(packages).not.toEqual([]);
  });
});

test('the library loads no file that needs Node', () => {
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const source = readFileSync(join(root, 'dist', file), 'utf8');
    for (const [, name = ''] of source.matchAll(/require\("\.\/([^"]+)"\)/g)) load(name);
  };
  load('index.js');
  const needsNode = (file: string): boolean =>
    /require\("node:|\bprocess\.|\bBuffer\b/.test(readFileSync(join(root, 'dist', file), 'utf8'));
  expect([...loaded]).toEqual(expect.arrayContaining(['core.js', 'rule-pack.js', 'shared-room.js']));
  expect([...loaded].filter(needsNode)).toEqual([]);
});

test('the top level shows the product: what no tool looks for there lies in a folder', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trimEnd().split('\n');
  const entries = new Set(tracked.map((path) => path.split('/')[0]));
  for (const later of ['editors', '.editorconfig']) entries.delete(later);
  expect(entries.size).toBeLessThanOrEqual(20);
});

describe('the packed tarball', () => {
  test('has every file that README and the pages in docs/ link to', () => {
    const pages = packed.filter((file) => file.endsWith('.md'));
    const links = pages.flatMap((page) => linksOf(page));
    expect(links.length).toBeGreaterThan(50);
    const missing = links.filter(
      ({ to }) => !packed.includes(to) && !packed.some((file) => file.startsWith(`${to}/`)),
    );
    expect(missing.map(({ from, to }) => `${from} links to ${to}`)).toEqual([]);
  });

  test('has the README, the license, the schemas and the command', () => {
    expect(packed).toEqual(
      expect.arrayContaining([
        'README.md',
        'LICENSE',
        'docs/changelog.md',
        'dist/roomlint.js',
        'schemas/report.schema.json',
      ]),
    );
  });

  test('has no sources and no tests', () => {
    expect(packed.filter((file) => /^(src|rules|test|\.ci)\//.test(file))).toEqual([]);
  });
});

describe('the library', () => {
  test('exports the same functions to import and to require', () => {
    write(
      'both.mjs',
      `import { createRequire } from 'node:module';
import * as imported from 'roomlint';
const required = createRequire(import.meta.url)('roomlint');
console.log(JSON.stringify([Object.keys(imported).sort(), Object.keys(required).sort(), imported.checkSnapshot === required.checkSnapshot]));`,
    );
    const [imported, required, same] = JSON.parse(run(process.execPath, ['--no-warnings', 'both.mjs']));
    // What CommonJS exports as a whole has one name for `import`, and another one as well from Node 23 on.
    const whole = ['default', 'module.exports'];
    expect(imported.filter((name: string) => !whole.includes(name))).toEqual(required);
    expect(imported).toEqual(
      expect.arrayContaining([
        'checkSnapshot',
        'repairSnapshot',
        'compareSnapshots',
        'JsonEditor',
        'defineRule',
        ...Object.keys(kit),
      ]),
    );
    expect(same).toBe(true);
  });

  test.each([
    ['CommonJS', 'commonjs', 'node16', 'node16'],
    ['CommonJS', 'commonjs', 'nodenext', 'nodenext'],
    ['ES modules', 'module', 'node16', 'node16'],
    ['ES modules', 'module', 'nodenext', 'nodenext'],
    ['a bundler', 'module', 'esnext', 'bundler'],
  ])('compiles in a TypeScript project of %s (%s, module %s)', (_kind, type, module, moduleResolution) => {
    write('package.json', JSON.stringify({ type }));
    write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          module,
          moduleResolution,
          target: 'es2022',
          lib: ['es2023'],
          strict: true,
          noEmit: true,
          types: [],
        },
        files: ['use.ts'],
      }),
    );
    write(
      'use.ts',
      `import { checkSnapshot, ConfigError, defineRule, type Finding, items, JsonEditor, numberField, objectField, quoteValue, repairSnapshot, replaceValue } from 'roomlint';
const findings: readonly Finding[] = checkSnapshot(new Uint8Array()).findings;
export const lines: number[] = findings.map((finding) => finding.start.line);
export const bytes: Uint8Array = repairSnapshot(new Uint8Array(), {}, { unsafe: true }).after.bytes;
export const rule = defineRule({
  id: 'team/flat-scale',
  level: 'warning',
  fix: 'safe',
  summary: 'No axis of an item has scale 0',
  source: 'the rules of our team',
  why: 'A flat item cannot be seen.',
  on: {
    item({ key, record, place }, report) {
      const at = place.at('scale').at('y');
      if (numberField(objectField(record, 'scale') ?? {}, 'y') === 0)
        report({ at, message: quoteValue(key) + ' is flat: write 1', fix: replaceValue(at, '1', 'safe', 'write 1') });
    },
  },
  examples: () => ({
    good: [{ title: 'an item', text: items({ 3: {} }) }],
    bad: [{ title: 'a flat one', text: items({ 3: { scale: { x: 1, y: 0, z: 1 } } }), findings: [{ at: '/roomItems/3/scale/y', marks: '0', message: 'flat' }] }],
  }),
});
export { ConfigError, JsonEditor };
// @ts-expect-error a string is not bytes
checkSnapshot('{}');
`,
    );
    expect(run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project])).toBe('');
  });
});

/** The relative links of a page, as paths in the package. */
function linksOf(page: string): { from: string; to: string }[] {
  const text = readFileSync(join(root, page), 'utf8').replace(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
    .map((link) => ({
      from: page,
      to: posix.normalize(posix.join(posix.dirname(page), link)).replace(/\/$/, ''),
    }));
}

function write(name: string, text: string): void {
  writeFileSync(join(project, name), text);
}

/** What a program prints; its output belongs to the message when it fails. */
function run(command: string, args: readonly string[]): string {
  try {
    return execFileSync(command, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}${stderr}`);
  }
}
