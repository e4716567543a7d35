import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RunningService } from '../../test/front/cli/running-service.js';
import { COMMAND, type Comparison, comparisons, pushOf10MB } from './comparisons.js';
import { FailedRun, measureRounds, output } from './measure.js';
import { markdown, pageTable, type Result, rows } from './report.js';

const USAGE = `npm run bench -- [options]
  --quick        start-up, and one file of 50 MB: about a minute
  --size MB      millions of bytes of the large snapshots (50, the most that can be checked without a warning)
  --runs N       rounds that count, after one that does not (5; 3 with --quick)
  --only TEXT    only comparisons whose titles contain TEXT
  --write        put the table into docs/speed.md
`;

const PAGE = fileURLToPath(new URL('../../docs/speed.md', import.meta.url));

class BadUsage extends Error {}

type Options = ReturnType<typeof readOptions>;

try {
  await main(readOptions());
} catch (error) {
  if (!(error instanceof BadUsage || error instanceof FailedRun)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof BadUsage ? 2 : 1;
}

async function main(options: Options): Promise<void> {
  if (!existsSync(COMMAND)) throw new BadUsage(`${COMMAND} is not there: run npm run compile first`);
  const all = comparisons(options.size, options.quick);
  if (options.quick) return show(options, await measured(all, options));
  const folder = mkdtempSync(join(tmpdir(), 'roomlint-bench-'));
  const service = await RunningService.start(folder);
  try {
    show(options, await measured([...all, await pushOf10MB(service)], options));
  } finally {
    await service.end('SIGTERM');
    rmSync(folder, { recursive: true });
  }
}

async function measured(all: readonly Comparison[], options: Options): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const comparison of all) {
    if (!comparison.title.includes(options.only)) continue;
    process.stderr.write(`measuring ${comparison.title} against ${comparison.anchorName}\n`);
    if (comparison.clean !== undefined) await requireClean(comparison.clean);
    const samples = await measureRounds(comparison.subject, comparison.anchor, options.runs);
    results.push({ comparison, ...samples });
  }
  return results;
}

/** Prints the table, and writes what the options ask for. */
function show(options: Options, results: readonly Result[]): void {
  const how = `${options.runs} rounds of whole processes; ${machine()}.\n`;
  const shown = results.flatMap(rows);
  process.stdout.write(`${how}\n${markdown(shown)}`);
  // With --only or --quick, the table would lack the rest.
  const isWhole = options.only === '' && !options.quick;
  if (options.write && isWhole) writePage({ machine: how, bench: pageTable(shown) });
}

/**
 * A check that stops at a finding, or that has findings to place, is not the run that the goals are about.
 */
async function requireClean(path: string): Promise<void> {
  const program = [COMMAND, 'check', '--format', 'json', path];
  const text = await output(program);
  const report: { files?: { findings?: unknown[] }[] } = JSON.parse(text);
  const found = report.files?.map((file) => file.findings?.length) ?? [];
  if (found.length > 0 && found.every((count) => count === 0)) return;
  throw new FailedRun(`node ${program.join(' ')}\nhas findings on a clean file:\n${text.slice(0, 4000)}`);
}

function machine(): string {
  return `${process.platform} ${process.arch}, ${cpus().length} cores, node ${process.version}`;
}

/** Replaces what stands between the marks of docs/speed.md. */
function writePage(parts: Readonly<Record<string, string>>): void {
  let page = readFileSync(PAGE, 'utf8');
  for (const [name, text] of Object.entries(parts)) {
    const marked = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
    if (!marked.test(page)) throw new FailedRun(`${PAGE} has no marks for ${name}`);
    page = page.replace(marked, (_all, start: string, end: string) => start + text + end);
  }
  writeFileSync(PAGE, page);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        size: { type: 'string', default: '50' },
        runs: { type: 'string' },
        only: { type: 'string', default: '' },
        write: { type: 'boolean', default: false },
      },
    });
    const { quick, only, write } = values;
    const size = Number(values.size);
    const runs = Number(values.runs ?? (quick ? 3 : 5));
    if (!(size >= 1 && size <= 50)) throw new BadUsage('--size takes 1 to 50');
    if (!(Number.isInteger(runs) && runs >= 1)) throw new BadUsage('--runs takes a whole number from 1');
    return { quick, size, runs, only, write };
  } catch (error) {
    throw new BadUsage(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
