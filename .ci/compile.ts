import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InputOptions, type OutputChunk, rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { main as compilePrescan } from './compile-prescan.js';
import { main as compileResponses } from './compile-responses.js';
import { main as compileSchemas } from './compile-schemas.js';
import { markPure } from './mark-pure.js';
import { toCommonJs } from './to-commonjs.js';

/*
 * npm run compile: schemas/ to validators, src/bytes/scan/assembly/ to WebAssembly, then src/ and rules/ to dist/.
 * Our own code is joined into few files, because each file costs start-up time; dependencies of package.json
 * stay imports. Not minified: 30 alternating runs showed no difference in start-up, and people read dist/.
 *
 * Each file directly in src/ is an entry of the package. For `require`, and for `import` in Node, they are
 * the scripts that the command loads as well, so that a plugin gets the modules of the command. Everybody
 * else gets the library as one ES module, dist/library.mjs.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

const START = 'src/front/cli/run.ts';
/** What programs that use roomlint import: `roomlint` (`index`) and `roomlint/NAME`. */
const PUBLIC = readdirSync(`${root}src`)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length));
const LIBRARY = 'src/index.ts';
/** What each run executes. Each has a file of its own, like each lazy import, named after its source. */
const ENTRIES: Readonly<Record<string, string>> = {
  roomlint: 'src/front/cli/roomlint.ts',
  run: START,
  'snapshot-thread': 'src/world/workspace/snapshot-thread.ts',
  'tool-thread': 'src/front/mcp/tool-thread.ts',
  'check-thread': 'src/front/lsp/check-thread.ts',
  ...Object.fromEntries(PUBLIC.map((name) => [name, `src/${name}.ts`])),
};
const WITHOUT_COMMENTS = { legal: false, annotation: true, jsdoc: false };
const STRICTLY: InputOptions = {
  // A busy machine is no reason to refuse a build.
  checks: { bundlerTimings: false },
  onLog: (_level, { message }) => {
    throw new Error(message);
  },
};
/** What a check of one file loads after its command line has been read. */
const CHECK = ['src/front/cli/check/check.ts', 'src/verdict/report/text-report.ts'];
/** In the files that each check loads, several folders are one file. */
const FILE_OF_FOLDER: Readonly<Record<string, string>> = {
  text: 'text',
  json: 'text',
  scan: 'text',
  schema: 'core',
  expression: 'core',
  catalog: 'core',
  snapshot: 'core',
  flow: 'core',
  lint: 'core',
  rules: 'rule-pack',
};

/** What a check does without, by folder; other folders have a file of their own. */
const LAZY_FILE_OF_FOLDER: Readonly<Record<string, string>> = {
  json: 'verdict',
  places: 'verdict',
  schema: 'verdict',
  snapshot: 'verdict',
  roundtrip: 'verdict',
  references: 'verdict',
  room: 'verdict',
  play: 'flow',
  report: 'report-words',
  lint: 'writers',
  files: 'world',
  workspace: 'world',
  threads: 'shared',
  // What talks to services, asks, or is needed seldom.
  api: 'remote',
  gate: 'remote',
  setup: 'remote',
  scrub: 'remote',
  view: 'remote',
};
const CLI = `${root}src/front/cli/`;

await compileSchemas();
compileResponses();
await compilePrescan();
const installed = dependenciesOf(JSON.parse(readFileSync(`${root}package.json`, 'utf8')));
const scripts = await joined();
const library = await libraryModule();
const viewScripts = {
  page: await pageScript('src/front/page/view/main.ts'),
  worker: await pageScript('src/front/page/view/worker.ts'),
  draw: await pageScript('src/front/page/view/draw.ts'),
};
refuseForeignCode([...scripts, library, ...Object.values(viewScripts)]);
const declarations = await publicDeclarations(scripts);
// Only a build that succeeded replaces the last one.
rmSync(`${root}dist`, { recursive: true, force: true });
mkdirSync(`${root}dist/view`, { recursive: true });
for (const { fileName, code } of scripts) write(fileName, toCommonJs(code));
for (const { name, exports } of scripts)
  if (PUBLIC.includes(name)) write(`${name}.mjs`, asModule(name, exports));
write('library.mjs', library.code);
for (const [name, { code }] of Object.entries(viewScripts)) write(`view/${name}.js`, code);
for (const name of ['page.html', 'style.css'])
  write(`view/${name}`, readFileSync(`${root}src/front/page/view/${name}`, 'utf8'));
for (const { fileName, code } of declarations) write(fileName, code);
// TypeScript reads what goes with a module from a file of its own. The declarations are the same, so that
// types of both fit together.
for (const name of PUBLIC) write(`${name}.d.mts`, `export * from './${name}.js';\n`);
// CommonJS, although the sources are not: Node 20 can keep the compiled code of scripts, but not of modules
// (src/front/cli/compile-cache.ts).
write('package.json', '{ "type": "commonjs" }\n');
chmodSync(`${root}dist/roomlint.js`, 0o755);

function write(name: string, text: string): void {
  writeFileSync(`${root}dist/${name}`, text);
}

/** The dependencies of package.json, which are installed with roomlint. */
function dependenciesOf(json: {
  readonly dependencies: object;
  readonly optionalDependencies: object;
}): ReadonlySet<string> {
  return new Set(Object.keys({ ...json.dependencies, ...json.optionalDependencies }));
}

function isInstalled(id: string): boolean {
  return installed.has(/^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? '');
}

/** @throws for code of a package: dist/ holds our own only */
function refuseForeignCode(files: readonly OutputChunk[]): void {
  const foreign = files.flatMap(({ moduleIds }) => moduleIds).find((id) => id.includes('/node_modules/'));
  if (foreign !== undefined)
    throw new Error(`${foreign} would be copied into dist/: declare its package in dependencies`);
}

/** The scripts of dist/, as modules. */
async function joined(): Promise<readonly OutputChunk[]> {
  const build = await rolldown({
    cwd: root,
    input: ENTRIES,
    platform: 'node',
    external: (id) => id.startsWith('node:') || isInstalled(id),
    preserveEntrySignatures: 'allow-extension',
    ...STRICTLY,
  });
  const { output } = await build.generate({
    // All in one folder, so that import.meta.url means the same folder everywhere.
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minifyInternalExports: false,
    comments: WITHOUT_COMMENTS,
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileNames() }] },
  });
  await build.close();
  const files = output.filter((file) => file.type === 'chunk');
  refuseCircles(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
  return files;
}

/**
 * The library as one ES module that imports dependencies only, for bundlers and browsers. With short names:
 * the scripts are for reading.
 */
async function libraryModule(): Promise<OutputChunk> {
  const build = await rolldown({
    cwd: root,
    input: { index: LIBRARY },
    platform: 'neutral',
    external: isInstalled,
    plugins: [{ name: 'mark what is pure', renderChunk: markPure }],
    ...STRICTLY,
  });
  const { output } = await build.generate({
    codeSplitting: false,
    comments: WITHOUT_COMMENTS,
    // Compressing would take the marks away.
    minify: { compress: false, mangle: true, codegen: true },
  });
  await build.close();
  return output[0];
}

/** A script of a page: it is not loaded by Node, and imports nothing while it is built. */
async function pageScript(input: string): Promise<OutputChunk> {
  const build = await rolldown({
    cwd: root,
    input: { page: input },
    platform: 'browser',
    // The library as it is published, which the server of the page has beside it.
    external: ['./roomlint.js'],
    ...STRICTLY,
  });
  const { output } = await build.generate({ format: 'es', codeSplitting: false, minify: true });
  await build.close();
  return output[0];
}

/** A module for `import` in Node: the exports of the script, so that both ways lead to the same classes. */
function asModule(name: string, exports: readonly string[]): string {
  return `import exported from './${name}.js';\nexport const {\n${exports.map((each) => `  ${each},\n`).join('')}} = exported;\n`;
}

/** In a circle of files, one of them uses what the other has not made yet: nothing would start. */
function refuseCircles(importsOf: ReadonlyMap<string, readonly string[]>): void {
  const left = new Map(importsOf);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [name, imports] of left) if (!imports.some((each) => left.has(each))) left.delete(name);
  }
  if (left.size > 0)
    throw new Error(`files of dist/ import each other in a circle: ${[...left.keys()].join(', ')}`);
}

/**
 * Names the file of dist/ for each source. What reading a command line takes is in `words`, if the library
 * loads it as well, and otherwise in `command`. What a check takes lies by folder in `text`, `core`,
 * `rule-pack` and `shared`, and in `command-check` what the library does without. Everything else lies by
 * folder, and the other commands in `cli` or `remote`, or in `commands` if a check has all that they need. So nothing
 * loads much that it does not need, and no files import each other in a circle.
 */
function fileNames(): (id: string, graph: Graph) => string | null {
  let known: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    known ??= nameFiles(graph);
    return known.get(id) ?? null;
  };
}

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

function nameFiles(graph: Graph): ReadonlyMap<string, string> {
  const needed = (...files: readonly string[]): Set<string> => {
    const found = new Set(files);
    for (const id of found) for (const used of importsOf(id)) found.add(used);
    return found;
  };
  const importsOf = (id: string): readonly string[] =>
    graph.getModuleInfo(id)?.importedIds.filter((used) => used.startsWith(root)) ?? [];
  const lazy = new Set<string>();
  const entries = Object.values(ENTRIES).map((file) => root + file);
  const all = new Set(entries);
  for (const id of all) {
    for (const used of importsOf(id)) all.add(used);
    for (const used of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      if (used.startsWith(root)) all.add(used) && lazy.add(used);
  }
  const [start, check] = [needed(root + START), needed(...CHECK.map((file) => root + file))];
  const library = needed(root + LIBRARY);
  const ofEntries = needed(...entries);
  const needsMore = (id: string): boolean =>
    [...needed(id)].some((used) => !start.has(used) && !check.has(used) && !used.startsWith(CLI));
  const isRemote = (id: string): boolean =>
    [...needed(id)].some((used) => LAZY_FILE_OF_FOLDER[folderOf(used)] === 'remote');
  const isShared = sharedAmong([...entries, ...lazy], needed);
  const names = new Map<string, string>();
  for (const id of all) {
    const folder = folderOf(id);
    if (ofEntries.has(id) && !isShared(id)) continue;
    if (start.has(id)) names.set(id, library.has(id) || isPure(id) ? 'words' : 'command');
    else if (check.has(id))
      names.set(id, library.has(id) ? (FILE_OF_FOLDER[folder] ?? 'shared') : 'command-check');
    else if (folder === 'report' && !isShared(id)) names.set(id, 'writers');
    else if (!id.startsWith(CLI)) names.set(id, LAZY_FILE_OF_FOLDER[folder] ?? folder);
    else if (!needsMore(id)) names.set(id, 'commands');
    else names.set(id, isRemote(id) ? 'remote' : 'cli');
  }
  for (const file of entries) names.delete(file);
  return names;
}

/** Whether a source uses nothing of Node. */
function isPure(id: string): boolean {
  return /^(?:rules|src\/(?:bytes|model|verdict))\//.test(id.slice(root.length));
}

/** Whether more than one start needs a source. */
function sharedAmong(
  starts: readonly string[],
  needed: (file: string) => ReadonlySet<string>,
): (id: string) => boolean {
  const times = new Map<string, number>();
  for (const start of starts) for (const id of needed(start)) times.set(id, (times.get(id) ?? 0) + 1);
  return (id) => (times.get(id) ?? 0) > 1;
}

/** `room` for a file in src/verdict/room/. */
function folderOf(id: string): string {
  return /^(?:src\/[^/]+\/)?([^/]+)\//.exec(id.slice(root.length))?.[1] ?? '';
}

/** What each entry exports, and in one more file what they share. */
async function publicDeclarations(
  values: readonly OutputChunk[],
): Promise<readonly Pick<OutputChunk, 'fileName' | 'code'>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'roomlint-declarations-'));
  try {
    const tsc = `${root}node_modules/typescript/bin/tsc`;
    const config = `${root}.ci/tsconfig.declarations.json`;
    execFileSync(process.execPath, [tsc, '-p', config, '--outDir', folder], { stdio: 'inherit' });
    // Declarations that lie in src/ already, of what is compiled from schemas/ and to WebAssembly.
    cpSync(`${root}src`, `${folder}/src`, {
      recursive: true,
      filter: (path) => !/\.\w+$/.test(path) || path.endsWith('.d.ts'),
    });
    const build = await rolldown({
      cwd: folder,
      input: Object.fromEntries(PUBLIC.map((name) => [name, `${folder}/src/${name}.d.ts`])),
      external: (id) => id.startsWith('node:'),
      plugins: [dts({ dtsInput: true, tsconfig: false })],
      ...STRICTLY,
    });
    const { output } = await build.generate({ chunkFileNames: 'shared.d.ts', minifyInternalExports: false });
    await build.close();
    return output
      .filter((file) => file.type === 'chunk')
      .map(({ fileName, name, code }) => ({
        fileName,
        code: typesMarked(code, values.find((script) => script.name === name)?.exports),
      }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Says of a class that is exported for its type alone that it is no value. */
function typesMarked(declarations: string, values: readonly string[] | undefined): string {
  if (values === undefined) return declarations;
  return declarations.replace(/^export \{ (.*) \};$/m, (_all, names: string) => {
    const marked = names.split(', ').map((name) => {
      return name.startsWith('type ') || values.includes(name.replace(/.* as /, '')) ? name : `type ${name}`;
    });
    return `export { ${marked.join(', ')} };`;
  });
}
