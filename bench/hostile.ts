import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { COMMAND } from './comparisons.js';
import { type Growth, growthTable, type Measured, misses } from './hostile/growth.js';
import { SHAPES, type Shape } from './hostile/shapes.js';
import { measure, type Program, type Sample, TimedOut } from './measure.js';

const USAGE = `npm run bench:hostile -- [options]
  --size MB      millions of bytes of the largest files (8); the others have a half and a quarter of it
  --only TEXT    only shapes whose names contain TEXT
  --tasks NAMES  check, fix, hazards, compare, plan, removal; separated by commas (all)
  --limit S      stop a run after S seconds (60)
`;

const FOLDER = fileURLToPath(new URL('.data/hostile/', import.meta.url));
/** Larger files are refused at once, which looks like a good result. */
const MOST_BYTES = 52_428_800;
const SIZES = [1 / 4, 1 / 2, 1] as const;

/** What is measured for each file. A run may end with findings. */
const TASKS: Readonly<Record<string, (files: Files) => Program>> = {
  check: ({ file }) => ({ args: [COMMAND, 'check', '--no-config', file] }),
  fix: ({ file, copy }) => ({
    prepare: () => copyFileSync(file, copy),
    args: [COMMAND, 'check', '--no-config', '--fix', '--unsafe-fixes', copy],
  }),
  hazards: ({ file }) => ({ args: [COMMAND, 'roundtrip', file] }),
  compare: ({ file, changed }) => ({ args: [COMMAND, 'roundtrip', '--keep', 'unknown', file, changed] }),
  plan: ({ file, changed }) => ({ args: [COMMAND, 'plan', '--no-config', file, changed] }),
  removal: ({ file, nothing }) => ({ args: [COMMAND, 'plan', '--no-config', file, nothing] }),
};

interface Files {
  readonly file: string;
  readonly copy: string;
  /** The same with every `1` changed to `2`. */
  readonly changed: string;
  /** A snapshot whose import removes all. */
  readonly nothing: string;
}

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
    tasks: { type: 'string', default: Object.keys(TASKS).join(',') },
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
  for (const shape of SHAPES.filter(({ name }) => name.includes(values.only))) {
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

/** What the command needs for next to nothing. */
async function floor(): Promise<Sample> {
  const file = `${FOLDER}empty.json`;
  writeFileSync(file, '{"settings":{}}');
  return measure({ args: [COMMAND, 'check', '--no-config', file], exitCodes: [0, 1] });
}

async function measureShape({ name, text }: Shape, empty: Sample): Promise<Growth[]> {
  const measured = new Map<string, Measured[]>(chosen.map((task) => [task, []]));
  for (const share of SIZES) {
    const files = write(text(bytes * share));
    for (const [task, samples] of measured) {
      // A shape that did not end at one size will not at twice the size.
      if (samples.at(-1) === 'timed out') continue;
      const program = TASKS[task]?.(files);
      if (program !== undefined) samples.push(await sample(program));
    }
  }
  return [...measured].map(([task, samples]) => ({ shape: name, task, samples, empty, bytes }));
}

async function sample(program: Program): Promise<Measured> {
  try {
    return await measure({
      ...program,
      exitCodes: [0, 1, 2],
      limitMilliseconds: Number(values.limit) * 1_000,
    });
  } catch (error) {
    if (error instanceof TimedOut) return 'timed out';
    throw error;
  }
}

function write(text: string | Uint8Array): Files {
  const files = {
    file: `${FOLDER}a.json`,
    copy: `${FOLDER}copy.json`,
    changed: `${FOLDER}b.json`,
    nothing: `${FOLDER}nothing.json`,
  };
  const { length } = Buffer.from(text);
  if (length > MOST_BYTES) throw new Error(`a file of ${length} bytes is not read: choose a smaller --size`);
  writeFileSync(files.file, text);
  writeFileSync(files.nothing, '{"roomItems":{},"settings":{},"roomTasks":{},"quests":{}}');
  const content = Buffer.from(text);
  for (let at = content.indexOf('1'); at >= 0; at = content.indexOf('1', at + 1)) content[at] = 0x32;
  writeFileSync(files.changed, content);
  return files;
}
