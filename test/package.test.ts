import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as kit from '../rules/kit.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const manifest: {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

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
    // The scripts of the command, and for each entry of the package a module and the declarations of both.
    expect(files.length).toBeLessThanOrEqual(100);
    // A digit or a hash would be a name that the bundler made up.
    const others = files.filter((file) => !/^[a-z]+(-[a-z]+)*\.(js|mjs|d\.ts|d\.mts)$/.test(file));
    expect(others).toEqual(['esm', 'package.json', 'view']);
    expect(files).toEqual(expect.arrayContaining(['roomlint.js', 'index.js', 'prescan-worker.js']));
    expect(readdirSync(join(root, 'dist/view'))).toEqual(['page.html', 'page.js', 'style.css', 'worker.js']);
    expect(readdirSync(join(root, 'dist/esm'))).toEqual(['index.js', 'package.json']);
  });

  const scripts = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(root, 'dist', file), 'utf8'));

  test('imports only its own files, Node and the dependencies of package.json', () => {
    const packages = scripts
      .flatMap((code) => [...code.matchAll(/(?:\brequire\(|\bfrom ?)["']([\w@][^"']*)["']/g)])
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => !specifier.startsWith('node:'))
      .map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0]);
    const installed = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
    expect(installed).toEqual(expect.arrayContaining(packages));
    expect(packages).toEqual(expect.arrayContaining(['leven', '@noble/hashes', 'uuid']));
  });

  test('holds no code of a package', () => {
    // rolldown names the file of each module in a comment.
    const modules = scripts.flatMap((code) => [...code.matchAll(/^\/\/(?:#region)? (\S+\.[cm]?[jt]s)$/gm)]);
    const foreign = modules.map(([, path = '']) => path).filter((path) => !/^(src|rules)\//.test(path));
    expect(new Set(foreign)).toEqual(new Set(['\\0rolldown/runtime.js']));
    expect(modules.length).toBeGreaterThan(500);
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

describe('package.json', () => {
  const sources = readdirSync(join(root, 'src')).filter((name) => name.endsWith('.ts'));
  const entries = sources.map((name) => (name === 'index.ts' ? '.' : `./${name.replace('.ts', '')}`));

  test('exports each file that is directly in src/', () => {
    expect(Object.keys(manifest.exports).sort()).toEqual(
      [...entries, './rules/*', './schemas/*', './package.json'].sort(),
    );
  });

  test.each(entries)(
    'exports %s with declarations for import and for require, all of which are there',
    (entry) => {
      const both = manifest.exports[entry] as Record<'import' | 'require', Record<string, string>>;
      expect(Object.keys(both)).toEqual(['import', 'require']);
      for (const conditions of Object.values(both)) {
        expect(Object.keys(conditions)[0]).toBe('types');
        expect(Object.keys(conditions).at(-1)).toBe('default');
        for (const path of Object.values(conditions)) expect(existsSync(join(root, path)), path).toBe(true);
      }
    },
  );

  test('exports the values that its declarations have, and no others', () => {
    writeTypeScript({ type: 'module', module: 'nodenext', moduleResolution: 'nodenext' });
    const checks = entries.map((entry, index) => {
      const name = entry.replace('.', 'roomlint');
      const values = Object.keys(createRequire(join(project, 'use.cjs'))(name));
      return `import type * as entry${index} from '${name}';
export const values${index}: { readonly [Name in keyof typeof entry${index}]: true } = {
${values.map((value) => `  ${value}: true,\n`).join('')}};
`;
    });
    write('use.ts', checks.join(''));
    expect(compile()).toBe('');
  });

  test('has no dependency that is an ES module only: Jest and Plug’n’Play cannot require one', () => {
    const required = Object.keys(manifest.dependencies)
      // Its root is not a module.
      .map((name) => name.replace(/^@noble\/hashes$/, '$&/sha2'))
      .map((name) => `require('${name}');`);
    const args = ['--no-experimental-require-module', '-e', required.join('\n')];
    expect(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })).toBe('');
  });
});

describe('the ES module of the library', () => {
  const code = readFileSync(join(root, 'dist/esm/index.js'), 'utf8');

  test('imports two packages and needs nothing of Node, so that a page can load it', () => {
    const imports = [...code.matchAll(/(?:^|;)import\b[^"'`;()]*["']([^"']+)["']/gm)].map(([, name]) => name);
    expect(imports).toEqual(['leven', '@noble/hashes/sha2']);
    expect(code).not.toMatch(/\brequire\(|\bprocess\.|\bBuffer\b/);
  });

  test('is all that a bundler takes, and of that what is used: 120 KB for JsonEditor alone', async () => {
    const { length } = await bundled('export { JsonEditor } from "roomlint";');
    expect(length).toBeGreaterThan(10_000);
    expect(length).toBeLessThan(120_000);
    expect((await bundled('export { applySplices } from "roomlint";')).length).toBeLessThan(10_000);
    expect((await bundled('import "roomlint";')).length).toBeLessThan(100);
  });

  test('answers what the script answers', async () => {
    const [script, module] = await bothBuilds();
    const bytes = readFileSync(join(root, 'examples/garden-broken.json'));
    expect(module.checkSnapshot).not.toBe(script.checkSnapshot);
    expect(Object.keys(module).sort()).toEqual(Object.keys(script).sort());
    const { findings } = module.checkSnapshot(bytes);
    expect(JSON.stringify(findings)).toBe(JSON.stringify(script.checkSnapshot(bytes).findings));
    expect(findings).not.toEqual([]);
    expect(module.repairSnapshot(bytes).after.bytes).toEqual(script.repairSnapshot(bytes).after.bytes);
  });

  test('and the script know the objects of each other: places, spellings and errors', async () => {
    const [script, module] = await bothBuilds();
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
      expect(() => one.simulateSnapshot(bytes, '')).toThrow(other.SnapshotError);
      expect(() => one.planImport(bytes, new Uint8Array())).toThrow(other.NotJsonError);
      expect(new one.EditError('')).not.toBeInstanceOf(other.ConfigError);
    }
  });
});

/** What a bundler for browsers makes of a program, minified. */
async function bundled(program: string): Promise<string> {
  write('program.js', program);
  const build = await rolldown({ cwd: project, input: 'program.js', platform: 'browser' });
  const { output } = await build.generate({ minify: true });
  await build.close();
  expect(output.map(({ fileName }) => fileName)).toEqual(['program.js']);
  return output[0].code;
}

type Library = typeof import('../src/index.js');

async function bothBuilds(): Promise<readonly [script: Library, module: Library]> {
  const script: Library = createRequire(import.meta.url)('../dist/index.js');
  // As an installed package, which vitest leaves to Node.
  const module = join(project, 'node_modules/roomlint/dist/esm/index.js');
  return [script, await import(pathToFileURL(module).href)];
}

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
    expect(packed.filter((file) => /^(src|test|editors|\.ci)\/|^rules\/.*\.ts$/.test(file))).toEqual([]);
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
    expect(imported).toEqual(required);
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
    ['ES modules', 'module', 'nodenext', 'nodenext'],
    ['a bundler', 'module', 'esnext', 'bundler'],
  ])('compiles in a TypeScript project of %s (%s, module %s)', (_kind, type, module, moduleResolution) => {
    writeTypeScript({ type, module, moduleResolution });
    write(
      'use.ts',
      `import { checkSnapshot, ConfigError, defineRule, type Finding, JsonEditor, numberField, objectField, quoteValue, repairSnapshot, replaceValue, Snapshot } from 'roomlint';
const findings: readonly Finding[] = checkSnapshot(new Uint8Array()).findings;
export const lines: number[] = findings.map((finding) => finding.start.line);
export const bytes: Uint8Array = repairSnapshot(new Uint8Array(), {}, { unsafe: true }).after.bytes;
export const rule = defineRule({
  id: 'team/flat-scale',
  level: 'warning',
  fix: 'safe',
  summary: 'No axis of an item has scale 0',
  source: 'the rules of our team',
  on: {
    item({ key, record, place }, report) {
      const at = place.at('scale').at('y');
      if (numberField(objectField(record, 'scale') ?? {}, 'y') === 0)
        report({ at, message: quoteValue(key) + ' is flat: write 1', fix: replaceValue(at, '1', 'safe', 'write 1') });
    },
  },
});
export { ConfigError, JsonEditor };
// Only rules are given a Snapshot.
export const same = (snapshot: Snapshot): Snapshot => snapshot;
// @ts-expect-error it is only a type
new Snapshot();
// @ts-expect-error a string is not bytes
checkSnapshot('{}');
`,
    );
    expect(compile()).toBe('');
  });
});

/** A TypeScript project whose only file is `use.ts`. */
function writeTypeScript({ type, ...resolution }: Readonly<Record<string, string>>): void {
  write('package.json', JSON.stringify({ type }));
  const options = { target: 'es2022', lib: ['es2023'], strict: true, noEmit: true, types: [] };
  write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { ...options, ...resolution }, files: ['use.ts'] }),
  );
}

function compile(): string {
  return run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project]);
}

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
