import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { main as compilePrescan } from './compile-prescan.js';
import { main as compileSchemas } from './compile-schemas.js';
import { rollUpDeclarations } from './roll-up-declarations.js';
import { toCommonJs } from './to-commonjs.js';

/*
 * npm run compile: schemas/ to validators, src/scan/assembly/ to WebAssembly, then src/ and rules/ to dist/. Our own code is joined
 * into few files, because each file costs start-up time; dependencies stay imports. Not minified: 30 alternating runs showed no difference in start-up, and people read dist/.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

/** What each run executes. Each has a file of its own, like each lazy import, named after its source. */
const ENTRIES = {
  roomlint: 'src/cli/roomlint.ts',
  run: 'src/cli/run.ts',
  'prescan-worker': 'src/files/prescan-worker.ts',
  'import-thread': 'src/service/import-thread.ts',
  index: 'src/index.ts',
};
/** What a check of one file loads after its command line has been read. */
const CHECK = ['src/cli/check/check.ts', 'src/report/text-report.ts'];
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

/** Folders that hold what a check does not need, from the ground up. What lies above them is about one of them. */
const SUBJECTS = ['flow', 'roundtrip', 'play', 'room', 'api', 'gate', 'service'];

await compileSchemas();
await compilePrescan();
const javascript = await joined();
const declarations = libraryDeclarations();
// Only a build that succeeded replaces the last one.
rmSync(`${root}dist`, { recursive: true, force: true });
mkdirSync(`${root}dist`);
for (const [name, code] of javascript) writeFileSync(`${root}dist/${name}`, code);
writeFileSync(`${root}dist/index.d.ts`, declarations);
// CommonJS, although the sources are not: Node 20 can keep the compiled code of scripts, but not of modules (src/cli/compile-cache.ts).
writeFileSync(`${root}dist/package.json`, '{ "type": "commonjs" }\n');
chmodSync(`${root}dist/roomlint.js`, 0o755);

/** The files of dist/ by name. */
async function joined(): Promise<ReadonlyMap<string, string>> {
  const build = await rolldown({
    cwd: root,
    input: ENTRIES,
    platform: 'node',
    external: (id) => !/^[./]/.test(id),
    preserveEntrySignatures: 'allow-extension',
    // A busy machine is no reason to refuse a build.
    checks: { bundlerTimings: false },
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  const { output } = await build.generate({
    // All in one folder, so that import.meta.url means the same folder everywhere.
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minifyInternalExports: false,
    comments: { legal: false, annotation: true, jsdoc: false },
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileNames() }] },
  });
  await build.close();
  const files = output.filter((file) => file.type === 'chunk');
  refuseCircles(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
  return new Map(files.map(({ fileName, code }) => [fileName, toCommonJs(code)]));
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
 * Names the file of dist/ for each source that more than one entry or lazy import needs. What reading a command line takes is in `words`,
 * if the library loads it as well, and otherwise in `command`. What a check takes lies by floor in `text`, `core`, `rules` and `shared`,
 * everything else with the highest of SUBJECTS
 * that it needs (`shared-room`), apart from what the library does without (`command-room`): so nothing loads what it does not need, and no
 * files import each other in a circle.
 */
function fileNames(): (id: string, graph: Graph) => string | null {
  let known: ReadonlyMap<string, string> | undefined;
  return (id, graph) => {
    known ??= nameFiles(graph);
    return known.get(id) ?? (id.includes('rolldown/runtime') ? 'words' : null);
  };
}

interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
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
  const all = new Set(Object.values(ENTRIES).map((file) => root + file));
  for (const id of all) {
    for (const used of importsOf(id)) all.add(used);
    for (const used of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      if (used.startsWith(root)) all.add(used) && lazy.add(used);
  }
  const starts = [...Object.values(ENTRIES).map((file) => root + file), ...lazy];
  const timesNeeded = new Map<string, number>();
  for (const start of starts)
    for (const id of needed(start)) timesNeeded.set(id, (timesNeeded.get(id) ?? 0) + 1);
  const [start, check] = [needed(root + ENTRIES.run), needed(...CHECK.map((file) => root + file))];
  const library = needed(root + ENTRIES.index);
  const names = new Map<string, string>();
  for (const id of all) {
    if ((timesNeeded.get(id) ?? 0) < 2) continue;
    const folder = folderOf(id);
    if (start.has(id)) names.set(id, library.has(id) ? 'words' : 'command');
    else if (check.has(id)) names.set(id, FILE_OF_FOLDER[folder] ?? 'shared');
    else {
      const subjects = [...needed(id)].filter((used) => !check.has(used)).map(folderOf);
      const subject = SUBJECTS.findLast((each) => subjects.includes(each)) ?? folder;
      names.set(id, library.has(id) ? `shared-${subject}` : `command-${subject}`);
    }
  }
  for (const file of Object.values(ENTRIES)) names.delete(root + file);
  return names;
}

/** `room` for a file in src/room/. */
function folderOf(id: string): string {
  return /^(?:src\/)?([^/]+)\//.exec(id.slice(root.length))?.[1] ?? '';
}

/** What index.js exports, as one file of declarations. */
function libraryDeclarations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roomlint-declarations-'));
  try {
    const tsc = `${root}node_modules/typescript/bin/tsc`;
    const config = `${root}.ci/tsconfig.declarations.json`;
    execFileSync(process.execPath, [tsc, '-p', config, '--outDir', folder], { stdio: 'inherit' });
    return rollUpDeclarations([folder, root], 'src/index');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
