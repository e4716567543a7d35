import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import * as kit from '../rules/kit.js';
import { temporaryFolder } from './front/cli/run-roomlint.js';

/* What is published, as it lies in the repository. test/nightly/installs has it packed, installed and compiled. */

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest: {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  readonly files: readonly string[];
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const inDist = (file: string): string => readFileSync(join(root, 'dist', file), 'utf8');
const scripts = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
);

/** A project beside which the package is installed. */
const { path: project, write } = temporaryFolder();
mkdirSync(join(project, 'node_modules'));
symlinkSync(root, join(project, 'node_modules/roomlint'));
const requireHere = createRequire(join(project, 'use.cjs'));

test('dist/ is a few files whose names say what they hold and stay the same', () => {
  const files = readdirSync(join(root, 'dist'));
  expect(files.filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(48);
  // A digit or a hash would be a name that the bundler made up.
  const others = files.filter((file) => !/^[a-z]+(-[a-z]+)*\.(js|mjs|d\.ts|d\.mts)$/.test(file));
  expect(others).toEqual(['package.json', 'view']);
  expect(files).toEqual(expect.arrayContaining(['roomlint.js', 'index.js', 'check-thread.js']));
  expect(readdirSync(join(root, 'dist/view'))).toEqual([
    'draw.js',
    'page.html',
    'page.js',
    'style.css',
    'worker.js',
  ]);
});

test('dist/ imports only its own files, Node and the dependencies of package.json', () => {
  const packages = scripts
    .flatMap((file) => [...inDist(file).matchAll(/(?:\brequire\(|\bfrom ?)["']([\w@][^"']*)["']/g)])
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !specifier.startsWith('node:'))
    .map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0]);
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  expect(installed).toEqual(expect.arrayContaining(packages));
  expect(packages).toEqual(expect.arrayContaining(['leven', '@noble/hashes', 'uuid']));
});

test('the library loads no file that needs Node', () => {
  const loaded = new Set(['index.js']);
  for (const file of loaded)
    for (const [, name = ''] of inDist(file).matchAll(/require\("\.\/([^"]+)"\)/g)) loaded.add(name);
  expect([...loaded]).toEqual(expect.arrayContaining(['core.js', 'rule-pack.js', 'verdict.js']));
  // Where a script is: the address of a module, which a browser knows by itself.
  const needsNode = /require\("node:(?!url"\)\.pathToFileURL\(__filename\))|\bprocess\.|\bBuffer\b/;
  expect([...loaded].filter((file) => needsNode.test(inDist(file)))).toEqual([]);
});

test('package.json exports each file directly in src/, with declarations, and every path is there', () => {
  const sources = readdirSync(join(root, 'src')).filter((name) => name.endsWith('.ts'));
  const entries = sources.map((name) => (name === 'index.ts' ? '.' : `./${name.replace('.ts', '')}`));
  const others = ['./rules/*', './schemas/*', './package.json'];
  expect(Object.keys(manifest.exports).sort()).toEqual([...entries, ...others].sort());
  for (const entry of entries) {
    const both = manifest.exports[entry] ?? {};
    expect(Object.keys(both)).toEqual(['import', 'require']);
    for (const conditions of Object.values(both)) {
      expect([Object.keys(conditions)[0], Object.keys(conditions).at(-1)]).toEqual(['types', 'default']);
      for (const path of Object.values(conditions))
        expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    }
  }
});

test('a page can load the ES module, and bundlers take what is used of it: 120 KB for JsonEditor alone', async () => {
  const bundled = async (program: string): Promise<number> => {
    write('program.js', program);
    const build = await rolldown({ cwd: project, input: 'program.js', platform: 'browser' });
    const { output } = await build.generate({ minify: true });
    await build.close();
    expect([output.length, output[0].imports]).toEqual([1, []]);
    return output[0].code.length;
  };
  const editor = await bundled('export { JsonEditor } from "roomlint";');
  expect([editor > 10_000, editor < 120_000]).toEqual([true, true]);
  expect(await bundled('export { applySplices } from "roomlint";')).toBeLessThan(10_000);
  expect(await bundled('import "roomlint";')).toBeLessThan(100);
});

type Library = typeof import('../src/index.js');

test('the script and the ES module answer the same, and know the objects of each other', async () => {
  const script: Library = requireHere('roomlint');
  // As an installed package, which vitest leaves to Node.
  const path = join(project, 'node_modules/roomlint/dist/library.mjs');
  const module: Library = await import(pathToFileURL(path).href);
  const [names, kitNames] = [Object.keys(script).sort(), Object.keys(kit)];
  expect([Object.keys(module).sort(), module.checkSnapshot === script.checkSnapshot]).toEqual([names, false]);
  expect(names).toEqual(expect.arrayContaining(['checkSnapshot', 'JsonEditor', 'defineRule', ...kitNames]));
  const broken = readFileSync(join(root, 'examples/garden-broken.json'));
  const { findings } = module.checkSnapshot(broken);
  expect(JSON.stringify(findings)).toBe(JSON.stringify(script.checkSnapshot(broken).findings));
  expect(findings).not.toEqual([]);
  expect(module.repairSnapshot(broken).after.bytes).toEqual(script.repairSnapshot(broken).after.bytes);
  const bytes = new TextEncoder().encode('{"a": 1}');
  for (const [one, other] of [
    [script, module],
    [module, script],
  ] as const) {
    expect(one.Place.root.at('a')).toBeInstanceOf(other.Place);
    const spelled = new one.JsonEditor(bytes).replace('/a', new other.Spelled('1.50')).result();
    expect(new TextDecoder().decode(spelled)).toBe('{"a": 1.50}');
    expect(() => one.checkSnapshot(bytes, { rule: {} })).toThrow(other.ConfigError);
    expect(() => new one.JsonEditor(new Uint8Array())).toThrow(other.EditError);
    expect(new one.EditError('')).not.toBeInstanceOf(other.ConfigError);
  }
});

test('what is packed has no sources and no tests', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trimEnd().split('\n');
  const always = ['package.json', 'README.md', 'LICENSE'];
  const isPacked = (path: string): boolean =>
    always.includes(path) ||
    manifest.files.some((pattern) =>
      pattern === 'rules/**/*.md' ? /^rules\/.*\.md$/.test(path) : `${path}/`.startsWith(`${pattern}/`),
    );
  const packed = tracked.filter(isPacked);
  expect(packed.filter((file) => /^(src|test|editors|\.ci)\/|^rules\/.*\.ts$/.test(file))).toEqual([]);
  // The top level shows the product: what no tool looks for there lies in a folder.
  const entries = new Set(tracked.map((path) => path.split('/')[0]));
  for (const later of ['editors', '.editorconfig']) entries.delete(later);
  expect(entries.size).toBeLessThanOrEqual(20);
});
