import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FORMAT_NAMES } from '../../src/front/cli/formats.js';
import { MAX_IMPORTED_BYTES } from '../../src/model/snapshot/import-limit.js';
import { COMMAND } from './comparisons.js';
import {
  better,
  type Growth,
  growsTooFast,
  growthTable,
  isNoise,
  type Measured,
  misses,
} from './hostile/growth.js';
import { SHAPES, type Shape } from './hostile/shapes.js';
import { FailedRun, measure, type Program, type Sample, TimedOut } from './measure.js';

/** Of this run alone, so that several may run at a time. */
const FOLDER = fileURLToPath(new URL(`.data/hostile-${process.pid}/`, import.meta.url));
/** Larger files are refused at once, which looks like a good result. */
const SIZES = [1 / 4, 1 / 2, 1] as const;

/** What is measured for each file. A run may end with findings. */
const TASKS: Readonly<Record<string, (files: Files) => Program>> = {
  check: ({ file }) => ({ args: [COMMAND, 'check', '--no-config', file] }),
  catalog: ({ file }) => ({ args: [COMMAND, 'check', '--no-config', '--preset', 'all', file] }),
  fix: ({ file, copy }) => ({
    prepare: () => copyFileSync(file, copy),
    args: [COMMAND, 'check', '--no-config', '--fix', '--unsafe-fixes', copy],
  }),
  hazards: ({ file }) => ({ args: [COMMAND, 'roundtrip', file] }),
  compare: ({ file, changed }) => ({ args: [COMMAND, 'roundtrip', '--keep', 'unknown', file, changed] }),
  // Each format but the first into a file of its own.
  report: ({ file, folder }) => ({
    args: [
      COMMAND,
      'check',
      '--no-config',
      ...FORMAT_NAMES.flatMap((name) => ['--format', `${name}=${folder}report.${name}`]),
      file,
    ],
  }),
  baseline: ({ file, folder }) => ({
    prepare: () => rmSync(`${folder}baseline.json`, { force: true }),
    args: [
      COMMAND,
      'check',
      '--no-config',
      '--baseline',
      `${folder}baseline.json`,
      '--update-baseline',
      file,
    ],
  }),
  new: ({ file, changed }) => ({
    args: [COMMAND, 'check', '--no-config', '--new', '--against', changed, file],
  }),
  show: ({ file }) => ({ args: [COMMAND, 'show', '--format', 'json', file] }),
  simulate: ({ file, script }) => ({
    args: [COMMAND, 'simulate', '--coverage', '--format', 'json', '--script', script, file],
  }),
  graph: ({ file }) => ({ args: [COMMAND, 'graph', '--format', 'json', file] }),
  draw: ({ file }) => ({ args: [COMMAND, 'graph', file] }),
  plan: ({ file, changed }) => ({ args: [COMMAND, 'plan', file, changed] }),
  removal: ({ file, nothing }) => ({ args: [COMMAND, 'plan', file, nothing] }),
  scrub: ({ file, folder }) => ({ args: [COMMAND, 'scrub', '--output', `${folder}scrubbed.json`, file] }),
  init: ({ file, folder }) => ({
    prepare: () => {
      rmSync(`${folder}project`, { recursive: true, force: true });
      mkdirSync(`${folder}project`);
      copyFileSync(file, `${folder}project/room.json`);
    },
    cwd: `${folder}project`,
    args: [COMMAND, 'init', '--yes', '--hook', 'none', '--no-workflow'],
  }),
};

/** A play for any room: seconds that pass, and clicks on the item that most shapes have. */
function scriptFor(content: Buffer): string {
  const click = content.includes('"2":') ? 'click 2\n' : '';
  return `${click}wait 10\n---\n${click}reload\nwait 10\n`;
}

interface Files {
  /** The size of the file. */
  readonly bytes: number;
  readonly file: string;
  readonly copy: string;
  /** The same with every `1` changed to `2`. */
  readonly changed: string;
  /** A snapshot whose import removes all. */
  readonly nothing: string;
  readonly script: string;
  readonly folder: string;
}

const USAGE = `npm run bench:hostile -- [options]
  --size MB      millions of bytes of the largest files (6); the others have a half and a quarter of it
  --only TEXT    only shapes whose names contain TEXT
  --tasks NAMES  which of these, separated by commas: ${Object.keys(TASKS).join(', ')} (all)
  --skip N       leave out the first N shapes
  --runs N       measure what seems to grow too fast up to N times, and take the least (4)
  --limit S      stop a run after S seconds of CPU time (60)
`;

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '6' },
    only: { type: 'string', default: '' },
    tasks: { type: 'string', default: Object.keys(TASKS).join(',') },
    skip: { type: 'string', default: '0' },
    runs: { type: 'string', default: '4' },
    limit: { type: 'string', default: '60' },
  },
});
const chosen = values.tasks.split(',');
const bytes = Number(values.size) * 1_000_000;
if (!existsSync(COMMAND) || chosen.some((task) => !(task in TASKS)) || !(bytes >= 1_000)) {
  process.stderr.write(`${existsSync(COMMAND) ? '' : 'run npm run compile first\n'}${USAGE}`);
  process.exitCode = 2;
} else {
  await main();
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const empty = await floor();
  const all: Growth[] = [];
  process.stdout.write(growthTable.head);
  for (const shape of SHAPES.slice(Number(values.skip)).filter(({ name }) => name.includes(values.only))) {
    for (const growth of await measureShape(shape, empty)) {
      all.push(growth);
      process.stdout.write(growthTable.row(growth));
    }
  }
  rmSync(FOLDER, { recursive: true });
  const missed = all.filter((growth) => misses(growth).length > 0);
  process.stdout.write(`\n${all.length} rows, ${missed.length} beyond a bound\n`);
  if (missed.length > 0) process.exitCode = 1;
}

/** What the command needs for next to nothing: the least of several runs. */
async function floor(): Promise<Sample> {
  const file = `${FOLDER}empty.json`;
  writeFileSync(file, '{"settings":{}}');
  const runs: Sample[] = [];
  for (let run = 0; run < 5; run++)
    runs.push(await measure({ args: [COMMAND, 'check', '--no-config', file], exitCodes: [0, 1] }));
  return runs.reduce((least, each) => (each.cpuMilliseconds < least.cpuMilliseconds ? each : least));
}

async function measureShape({ name, text }: Shape, empty: Sample): Promise<Growth[]> {
  const files = SIZES.map((share, index) => write(text(bytes * share), String(index)));
  const all: Growth[] = [];
  for (const task of chosen) {
    const samples = await measureAll(files, task, empty);
    let growth: Growth = {
      shape: name,
      task,
      samples,
      empty,
      runs: task === 'report' ? FORMAT_NAMES.length : 1,
    };
    for (let run = 1; run < Number(values.runs) && growsTooFast(growth); run++) {
      const again = await measureAll(files, task, empty);
      const samples = growth.samples.map((before, index) =>
        better(before, again.at(index - growth.samples.length) ?? before),
      );
      growth = { ...growth, samples };
    }
    all.push(growth);
  }
  return all;
}

/**
 * One run on each file, from the smallest to the largest. The largest comes first: if it takes next to nothing,
 * growth cannot be told from noise.
 */
async function measureAll(files: readonly Files[], task: string, empty: Sample): Promise<Measured[]> {
  const program = TASKS[task];
  const samples: Measured[] = [];
  for (const each of files.toReversed()) {
    if (program === undefined) break;
    samples.unshift(await sample(program(each), each.bytes));
    const [largest] = samples;
    if (samples.length === 1 && (typeof largest !== 'object' || isNoise(largest, empty))) break;
  }
  return samples;
}

async function sample(program: Program, size: number): Promise<Measured> {
  try {
    const made = await measure({
      ...program,
      exitCodes: [0, 1, 2],
      limitCpuSeconds: Number(values.limit),
    });
    return { ...made, bytes: size };
  } catch (error) {
    if (error instanceof TimedOut) return 'timed out';
    if (!(error instanceof FailedRun)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 'crashed';
  }
}

function write(text: string | Uint8Array, name: string): Files {
  const { length } = Buffer.from(text);
  const files = {
    bytes: length,
    file: `${FOLDER}a${name}.json`,
    copy: `${FOLDER}copy${name}.json`,
    changed: `${FOLDER}b${name}.json`,
    nothing: `${FOLDER}nothing.json`,
    script: `${FOLDER}script.play`,
    folder: FOLDER,
  };
  if (length > MAX_IMPORTED_BYTES)
    throw new Error(`a file of ${length} bytes is not read: choose a smaller --size`);
  writeFileSync(files.file, text);
  writeFileSync(files.nothing, '{"roomItems":{},"settings":{},"roomTasks":{},"quests":{}}');
  const content = Buffer.from(text);
  writeFileSync(files.script, scriptFor(content));
  for (let at = content.indexOf('1'); at >= 0; at = content.indexOf('1', at + 1)) content[at] = 0x32;
  writeFileSync(files.changed, content);
  return files;
}
