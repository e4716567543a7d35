import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { main as compilePrescan } from './compile-prescan.js';
import { main as compileSchemas } from './compile-schemas.js';
import { rollUpDeclarations } from './roll-up-declarations.js';
import { toCommonJs } from './to-commonjs.js';

/*
 * npm run compile: schemas/ to validators, src/scan/assembly/ to WebAssembly, then src/ and rules/ to dist/. Our own code is joined
 * into few files, because each file costs start-up time; dependencies stay imports. Not minified: 30 alternating runs showed no difference in start-up, and people read dist/.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * What lies in which file of dist/: the first match counts. Beside these, each entry and each lazy import has a file, named after its source.
 */
const FILES: readonly { readonly name: string; readonly test: RegExp; readonly minShareCount?: number }[] = [
  // What reading a command line takes, in two files: the library loads the pure one as well.
  {
    name: 'words',
    test: /\/src\/(json\/(quote|value)|text\/(in-words|nearest)|room\/import-reading|snapshot\/import-limit|lint\/preset|roundtrip\/difference|report\/(counted|workflow-commands))\.ts/,
  },
  {
    name: 'command',
    test: /\/src\/(cli\/(command|exit-codes|find-command|full-option|inlining|mistyped|names|one-of|only-words|options|service-options|streams|terminal|version|world|yargs)|files\/(baseline-name|key-variables|refusals|report-file-error)|workspace\/command-error)\.ts/,
  },
  // The prescan's thread loads nothing but this and the words.
  { name: 'text', test: /\/src\/(text|json|scan)\// },
  // What no check needs.
  {
    name: 'play',
    test: /\/src\/(play\/|flow\/(coverage|edges|graph|graph-focus|graph-parts|script|script-player|script-room|words)\.ts|report\/(graph-json|graph-labels|graph-mermaid|markdown-graph|show-report|simulation-json|simulation-text)\.ts)/,
  },
  {
    name: 'rule-pages',
    test: /\/src\/report\/(example-excerpt|rule-blocks|rule-page|rule-text)\.ts/,
    minShareCount: 2,
  },
  // For the library and `explain`: the command takes that of Node, with its first finding.
  { name: 'hash', test: /\/src\/lint\/pure-sha256\.ts/ },
  { name: 'core', test: /\/src\/((schema|snapshot|flow|lint)\/|room\/keeps-all\.ts)/ },
  { name: 'rules', test: /\/rules\// },
  // With the words for places that round trips and plans share.
  { name: 'roundtrip', test: /\/src\/(roundtrip\/|report\/shown-pointer\.ts)/ },
  {
    name: 'room',
    test: /\/src\/(room\/|report\/(change-text|changes-json)\.ts|report\/plan-(changes|json|keys|lines|names|redaction|report|text|unknown)\.ts)/,
  },
  // What `plan` and `push` share, and what the service and its client do. The library does without it: it needs Node.
  {
    name: 'contract',
    test: /\/src\/(cli\/plan-limits|workspace\/protected|service\/unusable|api\/(metadata|routes|schemas|upload-kinds))\.ts/,
  },
  { name: 'shared', test: /\/src\//, minShareCount: 2 },
];

/** Lazy imports that share a file, because a run needs one of them at most, and rarely. */
const JOINED: Readonly<Record<string, readonly string[]>> = {
  reports: [
    'gitlab-report',
    'junit-report',
    'markdown-report',
    'rdjson-report',
    'sarif-report',
    'simulation-junit',
  ].map((name) => `src/report/${name}.ts`),
  // What compares with git.
  'git-source': ['src/workspace/git-source.ts', 'src/cli/plan-beside.ts'],
  completion: ['complete', 'completion-scripts'].map((name) => `src/cli/${name}.ts`),
  'simulate-and-graph': [
    ...['graph', 'show', 'simulate', 'simulate-interactively'].map((name) => `src/cli/${name}.ts`),
    ...['dot', 'json', 'mermaid'].map((name) => `src/report/graph-${name}.ts`),
    'src/report/show-text.ts',
  ],
  // With the masking, which run.ts imports for its errors. Commands have it from the shared files.
  client: [
    'backups',
    'pull',
    'push',
    'room',
    'room-status',
    'upload',
    'commands/room-commands',
    'masking',
  ].map((name) => `src/cli/${name}.ts`),
  'other-commands': ['explain', 'print-config', 'roundtrip', 'rules', 'schema'].map(
    (name) => `src/cli/${name}.ts`,
  ),
};

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
    input: {
      roomlint: 'src/cli/roomlint.ts',
      run: 'src/cli/run.ts',
      'prescan-worker': 'src/files/prescan-worker.ts',
      'import-thread': 'src/service/import-thread.ts',
      index: 'src/index.ts',
    },
    platform: 'node',
    plugins: [joinLazyImports()],
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
    codeSplitting: { includeDependenciesRecursively: false, groups: [...FILES] },
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

/** Sends a lazy import of a file of {@link JOINED} to a module made up here, which exports what all of its files export. */
function joinLazyImports(): Plugin {
  const joined = new Map(
    Object.entries(JOINED).map(([name, files]) => [`${root}${name}.js`, files.map((file) => root + file)]),
  );
  for (const file of [...joined.values()].flat())
    if (!existsSync(file)) throw new Error(`no ${file} to join`);
  return {
    name: 'join-lazy-imports',
    async resolveId(specifier, importer, { kind }) {
      if (kind !== 'dynamic-import') return null;
      const target = await this.resolve(specifier, importer);
      const [id] = [...joined].find(([, files]) => target !== null && files.includes(target.id)) ?? [];
      return id ?? null;
    },
    load: (id) =>
      joined
        .get(id)
        ?.map((file) => `export * from ${JSON.stringify(file)};`)
        .join('\n'),
  };
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
