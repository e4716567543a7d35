import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DataKind, dataFile } from './data-files.js';
import type { Program, Sample } from './measure.js';
import { CHANGES } from './snapshot-generator.js';

export type Measure = keyof Sample;

/** What the medians of both sides must satisfy. */
export interface Target {
  readonly measure: Measure;
  /** `ratio`: subject / anchor. `difference`: subject - anchor. */
  readonly compare: 'ratio' | 'difference';
  readonly atMost: number;
}

export interface Comparison {
  readonly title: string;
  /** The word for the anchor in the table. */
  readonly anchorName: string;
  /** A file that has to be without findings before anything is measured; undefined where findings are what it is about. */
  readonly clean: string | undefined;
  readonly subject: Program;
  readonly anchor: Program;
  readonly targets: readonly Target[];
}

export const COMMAND = fileURLToPath(new URL('../dist/roomlint.js', import.meta.url));
const READ_AND_PARSE = fileURLToPath(new URL('anchors/read-and-parse.mjs', import.meta.url));

const READ_AND_PARSE_BOTH = fileURLToPath(new URL('anchors/read-and-parse-both.mjs', import.meta.url));

const FLOOR: readonly Target[] = [
  { measure: 'wallMilliseconds', compare: 'ratio', atMost: 1.5 },
  { measure: 'peakKilobytes', compare: 'ratio', atMost: 2 },
];

/** The goals of the project, on snapshots of `megabytes` (millions of bytes). */
export async function comparisons(megabytes: number): Promise<Comparison[]> {
  const bytes = Math.round(megabytes * 1_000_000);
  const large = await dataFile('indented', bytes);
  const tenth = await dataFile('indented', Math.round(bytes / 10));
  const small = await dataFile('indented', 1_000_000);
  const faulty = await dataFile('faulty', bytes);
  const relaid = await dataFile('relaid', bytes);
  const edited = await dataFile('edited', bytes);
  const size = `${megabytes} MB`;
  return [
    await againstFloor(`${size}, indented`, 'indented', bytes),
    await againstFloor(`${size}, one line`, 'one-line', bytes),
    await againstFloor(`${size}, indented, raw UTF-8`, 'raw', bytes),
    await againstFloor(`${size}, one huge string`, 'huge-string', bytes),
    await againstFloor(`${size}, one huge logic string`, 'huge-logic', bytes),
    {
      title: '1 MB, indented',
      anchorName: '`node -e 0`',
      clean: small,
      subject: check(small),
      anchor: { args: ['-e', '0'] },
      targets: [{ measure: 'wallMilliseconds', compare: 'difference', atMost: 150 }],
    },
    {
      title: '1 MB, as a hook: `--staged`',
      anchorName: '`node -e 0`',
      clean: small,
      subject: staged(small),
      anchor: { args: ['-e', '0'] },
      targets: [{ measure: 'wallMilliseconds', compare: 'difference', atMost: 150 }],
    },
    {
      title: `${size}, indented`,
      anchorName: `check of ${megabytes / 10} MB`,
      clean: tenth,
      subject: check(large),
      anchor: check(tenth),
      targets: [{ measure: 'wallMilliseconds', compare: 'ratio', atMost: 11 }],
    },
    {
      title: `${size}, ${CHANGES.toLocaleString('en')} repairs written`,
      anchorName: 'check of a clean one',
      clean: undefined,
      subject: fix(faulty),
      anchor: check(large),
      targets: [{ measure: 'wallMilliseconds', compare: 'ratio', atMost: 3 }],
    },
    compared(`two of ${size}, ${CHANGES.toLocaleString('en')} values differ`, large, edited),
    compared(`two of ${size}, all on one line in one of them`, large, relaid),
    planned(`plan, two of ${size}, ${CHANGES.toLocaleString('en')} values differ`, large, edited),
    planned(`plan, two of ${size}, all on one line in one of them`, large, relaid),
  ];
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
    targets: [{ measure: 'wallMilliseconds', compare: 'ratio', atMost: 3 }],
  };
}

function planned(title: string, current: string, next: string): Comparison {
  const subject = { args: [COMMAND, 'plan', current, next], exitCode: 0 };
  return { ...compared(title, current, next), subject };
}

function check(path: string): Program {
  return { args: [COMMAND, 'check', path] };
}

/** What a hook runs, in a repository in which the file is staged. */
function staged(path: string): Program {
  const cwd = `${path}.repository`;
  rmSync(cwd, { recursive: true, force: true });
  mkdirSync(cwd);
  copyFileSync(path, join(cwd, 'room.json'));
  execFileSync('git', ['init', '--quiet'], { cwd });
  execFileSync('git', ['add', 'room.json'], { cwd });
  return { cwd, args: [COMMAND, 'check', '--staged'] };
}

async function againstFloor(title: string, kind: DataKind, bytes: number): Promise<Comparison> {
  const path = await dataFile(kind, bytes);
  return {
    title,
    anchorName: 'read and parse',
    clean: path,
    subject: check(path),
    anchor: { args: [READ_AND_PARSE, path] },
    targets: FLOOR,
  };
}
