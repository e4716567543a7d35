import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { COMMAND } from './comparisons.js';
import { dataFile } from './data-files.js';

/** Another program that checks JSON files. */
interface Peer {
  readonly name: string;
  /** What it finds wrong in a snapshot. */
  readonly checks: string;
  /** The program and its arguments. It runs in {@link FOLDER}, where the file is. */
  readonly command: (file: string) => readonly string[];
}

/** Exact versions, so that two runs of the bench compare the same programs. */
const PACKAGES = [
  '@sourcemeta/jsonschema@16.11.0',
  'ajv-cli@5.0.0',
  'ajv-formats@3.0.1',
  '@biomejs/biome@2.5.15',
  'eslint@10.15.0',
  '@eslint/json@2.1.1',
];
const FOLDER = fileURLToPath(new URL('.data/peers/', import.meta.url));
const SCHEMAS = fileURLToPath(new URL('../../schemas/', import.meta.url));
const SYNTAX = 'syntax only';
const PARSE = 'JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"))';
const SHAPE = 'shape, outside logic strings';

const bin = (path: string): string => join(FOLDER, 'node_modules', path);

const PEERS: readonly Peer[] = [
  {
    name: 'roomlint check',
    checks: 'all below, logic strings, references, quests in motion',
    command: (file) => [process.execPath, COMMAND, 'check', '--no-config', file],
  },
  {
    name: '`JSON.parse` in node',
    checks: SYNTAX,
    command: (file) => [process.execPath, '-e', PARSE, file],
  },
  { name: 'jq', checks: SYNTAX, command: (file) => ['jq', 'empty', file] },
  { name: 'json.tool of Python', checks: SYNTAX, command: (file) => ['python3', '-m', 'json.tool', file] },
  {
    name: 'JSON Schema, native (sourcemeta)',
    checks: SHAPE,
    command: (file) => [
      bin('.bin/jsonschema'),
      'validate',
      join(SCHEMAS, 'snapshot.schema.json'),
      file,
      '--fast',
      ...recordSchemas().flatMap((schema) => ['--resolve', schema]),
    ],
  },
  {
    name: 'JSON Schema, ajv-cli',
    checks: SHAPE,
    command: (file) => [
      process.execPath,
      bin('ajv-cli/dist/index.js'),
      ...['validate', '--spec=draft2020', '--strict=false', '-c', 'ajv-formats'],
      ...['-s', join(SCHEMAS, 'snapshot.schema.json'), '-d', file],
      ...recordSchemas().flatMap((schema) => ['-r', schema]),
    ],
  },
  {
    name: 'Biome',
    checks: 'syntax and equal keys',
    command: (file) => [bin('.bin/biome'), 'lint', file],
  },
  {
    name: 'ESLint with @eslint/json',
    checks: 'syntax, keys, numbers, surrogates',
    command: (file) => [process.execPath, bin('eslint/bin/eslint.js'), file],
  },
];

/** A run that takes longer is ended (in milliseconds). */
const LIMIT = 120_000;

/** A table of the peers on the same two files, or why there is none. */
export async function peersTable(megabytes: number, runs: number): Promise<string> {
  try {
    install();
  } catch (error) {
    return `The other programs could not be installed: ${(error as Error).message.split('\n')[0]}\n`;
  }
  const sizes = [1, megabytes];
  const files = sizes.map((size) => dataFile('indented', size * 1_000_000));
  const links = files.map((file) => link(file));
  const lines = [
    `| Program | Looks at | ${sizes.map((size) => `${size} MB`).join(' | ')} |`,
    `|---|---|${'--:|'.repeat(sizes.length)}`,
  ];
  for (const { name, checks, command } of PEERS) {
    process.stderr.write(`measuring ${name}\n`);
    const cells: string[] = [];
    for (const file of links) cells.push(await cellFor(command(file), runs));
    lines.push(`| ${[name, checks, ...cells].join(' | ')} |`);
  }
  return `${lines.join('\n')}\n`;
}

function install(): void {
  if (existsSync(join(FOLDER, 'biome.json'))) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...PACKAGES], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  writeFileSync(
    join(FOLDER, 'eslint.config.mjs'),
    `import json from '@eslint/json';
export default [{ files: ['**/*.json'], plugins: { json }, language: 'json/json', rules: json.configs.recommended.rules }];
`,
  );
  writeFileSync(join(FOLDER, 'biome.json'), '{ "root": true, "files": { "maxSize": 60000000 } }\n');
}

/** The file under a name in the folder of the peers, whose configs apply there only. */
function link(file: string): string {
  const name = basename(file);
  if (!existsSync(join(FOLDER, name))) symlinkSync(file, join(FOLDER, name));
  return name;
}

function recordSchemas(): string[] {
  return readdirSync(SCHEMAS)
    .filter((name) => !/^(snapshot|config|.*-?report)\.schema\.json$/.test(name))
    .map((name) => join(SCHEMAS, name));
}

async function cellFor(command: readonly string[], runs: number): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await time(command);
    if (typeof result === 'string') return result;
    times.push(result);
  }
  return `${Math.round(Math.min(...times))} ms`;
}

/** Runs any program, and says how many milliseconds it takes or why that is not known. */
function time([program = '', ...args]: readonly string[]): Promise<number | string> {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(program, args, { cwd: FOLDER, stdio: 'ignore', timeout: LIMIT });
    child.on('error', () => resolve('not installed'));
    child.on('close', (code, signal) => {
      if (signal === 'SIGTERM') return resolve(`over ${LIMIT / 1000} s`);
      resolve(code === 0 ? performance.now() - start : 'fails');
    });
  });
}
