import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DataKind, dataFile, dataFolder } from './data-files.js';
import type { Program, Sample } from './measure.js';
import { CHANGES } from './snapshot-generator.js';

export type Measure = keyof Sample;

/** At most so many times the anchor, in medians and in minima. */
export interface Target {
  readonly measure: Measure;
  readonly atMost: number;
}

export interface Comparison {
  readonly title: string;
  /** The word for the anchor in the table. */
  readonly anchorName: string;
  /**
   * A file or folder that has to be without findings before anything is measured; undefined where findings
   * are what it is about.
   */
  readonly clean: string | undefined;
  readonly subject: Program;
  readonly anchor: Program;
  readonly targets: readonly Target[];
}

export const COMMAND = fileURLToPath(new URL('../../dist/roomlint.js', import.meta.url));
const READ_AND_PARSE = fileURLToPath(new URL('anchors/read-and-parse.mjs', import.meta.url));

const READ_AND_PARSE_BOTH = fileURLToPath(new URL('anchors/read-and-parse-both.mjs', import.meta.url));

const WARM = (name: string): string => fileURLToPath(new URL(`warm/${name}.mjs`, import.meta.url));

/**
 * The goals of the project, on snapshots of `megabytes` (millions of bytes). `quick` has those that a change
 * of the code meets first.
 */
export async function comparisons(megabytes: number, quick: boolean): Promise<Comparison[]> {
  const bytes = Math.round(megabytes * 1_000_000);
  const size = `${megabytes} MB`;
  const small = await dataFile('indented', 1_000_000);
  const first = [
    startUp('1 MB, indented', small),
    startUp('1 MB, dense, one line', await dataFile('dense', 1_000_000)),
    await againstFloor(`${size}, indented`, 'indented', bytes),
  ];
  return quick ? first : [...first, ...(await others(megabytes, bytes, small))];
}

async function others(megabytes: number, bytes: number, small: string): Promise<Comparison[]> {
  const size = `${megabytes} MB`;
  const large = await dataFile('indented', bytes);
  const tenth = await dataFile('indented', Math.round(bytes / 10));
  const faulty = await dataFile('faulty', bytes);
  const relaid = await dataFile('relaid', bytes);
  const edited = await dataFile('edited', bytes);
  const files = await dataFolder(1_000, 50_000);
  return [
    hook('1 MB, as a hook, with old findings', await dataFile('faulty', 1_000_000)),
    await againstFloor(`${size}, one line`, 'one-line', bytes),
    await againstFloor(`${size}, indented, raw UTF-8`, 'raw', bytes),
    await againstFloor(`${size}, one huge string`, 'huge-string', bytes),
    await againstFloor(`${size}, one huge logic string`, 'huge-logic', bytes),
    {
      title: '1,000 files of 50 KB',
      anchorName: 'read and parse',
      clean: files,
      subject: check(files),
      anchor: { args: [READ_AND_PARSE, files] },
      targets: [
        { measure: 'cpuMilliseconds', atMost: 3 },
        { measure: 'wallMilliseconds', atMost: 3 },
      ],
    },
    warm('1 MB', small, 100, 2),
    warm('10 MB', await dataFile('indented', 10_000_000), 12, 1.5),
    // 20 ms at 1 MB and 300 ms at 10 MB are the goals; parsing takes about 6 and 65 ms. The others follow.
    keystroke('0.4 MB', await dataFile('indented', 400_000), 150, 3.3),
    keystroke('1 MB', small, 100, 3.3),
    keystroke('10 MB', await dataFile('indented', 10_000_000), 12, 4.6),
    keystroke(size, large, 4, 4.6),
    {
      title: `${size}, indented`,
      anchorName: `check of ${megabytes / 10} MB`,
      clean: tenth,
      subject: check(large),
      anchor: check(tenth),
      targets: [{ measure: 'wallMilliseconds', atMost: 11 }],
    },
    {
      title: `${size}, ${CHANGES.toLocaleString('en')} repairs written`,
      anchorName: 'check of a clean one',
      clean: undefined,
      subject: fix(faulty),
      anchor: check(large),
      targets: [{ measure: 'wallMilliseconds', atMost: 3 }],
    },
    compared(`two of ${size}, ${CHANGES.toLocaleString('en')} values differ`, large, edited),
    compared(`two of ${size}, all on one line in one of them`, large, relaid),
    planned(`plan, two of ${size}, ${CHANGES.toLocaleString('en')} values differ`, large, edited),
    planned(`plan, two of ${size}, all on one line in one of them`, large, relaid),
  ];
}

/** A small file: most of it is what a process needs before it checks anything. */
function startUp(title: string, path: string): Comparison {
  return {
    title,
    anchorName: '`node -e 0`',
    clean: path,
    subject: check(path),
    anchor: { args: ['-e', '0'] },
    targets: [{ measure: 'wallMilliseconds', atMost: 2.3 }],
  };
}

/** An editor's rhythm: a process that has checked the file before, and parses it as often. */
function warm(size: string, path: string, rounds: number, atMost: number): Comparison {
  const args = [path, String(rounds)];
  return {
    title: `${size}, again in a warm process`,
    anchorName: 'parse',
    clean: path,
    subject: { args: [WARM('check'), ...args] },
    anchor: { args: [WARM('parse'), ...args] },
    targets: [{ measure: 'wallMilliseconds', atMost }],
  };
}

/** From a letter that is typed in an editor to the diagnostics of `roomlint lsp`. */
function keystroke(size: string, path: string, rounds: number, atMost: number): Comparison {
  const args = [path, String(rounds)];
  return {
    title: `${size}, a keystroke in an editor`,
    anchorName: 'parse',
    clean: path,
    subject: { args: [WARM('keystroke'), ...args] },
    anchor: { args: [WARM('parse'), ...args] },
    targets: [{ measure: 'wallMilliseconds', atMost }],
  };
}

/** Repairs a copy, which is made anew before each run. */
function fix(path: string): Program {
  const copy = `${path}.copy`;
  return { prepare: () => copyFileSync(path, copy), args: [COMMAND, 'check', '--fix', copy] };
}

function compared(title: string, before: string, after: string): Comparison {
  return {
    title,
    anchorName: 'read and parse both',
    clean: undefined,
    subject: { args: [COMMAND, 'roundtrip', '--keep', 'unknown', before, after], exitCode: 0 },
    anchor: { args: [READ_AND_PARSE_BOTH, before, after] },
    targets: [{ measure: 'wallMilliseconds', atMost: 3 }],
  };
}

function planned(title: string, current: string, next: string): Comparison {
  const subject = { args: [COMMAND, 'plan', current, next], exitCode: 0 };
  return { ...compared(title, current, next), subject };
}

function check(path: string): Program {
  return { args: [COMMAND, 'check', path] };
}

/** What a hook runs in a repository with a file whose findings are all old. */
function hook(title: string, path: string): Comparison {
  const cwd = `${path}.repository`;
  const file = join(cwd, 'room.json');
  const git = (...args: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], { cwd });
  };
  rmSync(cwd, { recursive: true, force: true });
  mkdirSync(cwd);
  copyFileSync(path, file);
  git('init', '--quiet');
  git('add', 'room.json');
  git('commit', '--quiet', '--message', 'a room');
  appendFileSync(file, '\n');
  git('add', 'room.json');
  return {
    title,
    anchorName: '`node -e 0`',
    clean: undefined,
    subject: { cwd, args: [COMMAND, 'check', '--staged', '--new', '--with-plan'] },
    anchor: { args: ['-e', '0'] },
    targets: [{ measure: 'wallMilliseconds', atMost: 4 }],
  };
}

async function againstFloor(title: string, kind: DataKind, bytes: number): Promise<Comparison> {
  const path = await dataFile(kind, bytes);
  return {
    title,
    anchorName: 'read and parse',
    clean: path,
    subject: check(path),
    anchor: { args: [READ_AND_PARSE, path] },
    targets: [
      { measure: 'cpuMilliseconds', atMost: 2.4 },
      { measure: 'wallMilliseconds', atMost: 1.9 },
      { measure: 'peakKilobytes', atMost: 1.4 },
    ],
  };
}
