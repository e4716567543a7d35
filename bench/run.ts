import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { COMMAND, comparisons } from './comparisons.js';
import { FailedRun, measurePair, output } from './measure.js';
import { markdown, type Result, rows } from './report.js';

const USAGE = `npm run bench -- [options]
  --size MB    millions of bytes of the large snapshots (50, the most that can be checked without a warning)
  --runs N     runs that count, after one that does not (5)
  --json FILE  write every sample and the medians to FILE
  --markdown   print nothing but the table
`;

class BadUsage extends Error {}

interface Options {
  readonly size: number;
  readonly runs: number;
  readonly json: string | undefined;
  readonly markdown: boolean;
}

try {
  await main(readOptions());
} catch (error) {
  if (!(error instanceof BadUsage || error instanceof FailedRun)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof BadUsage ? 2 : 1;
}

async function main(options: Options): Promise<void> {
  if (!existsSync(COMMAND)) throw new BadUsage(`${COMMAND} is not there: run npm run compile first`);
  const results: Result[] = [];
  for (const comparison of await comparisons(options.size)) {
    process.stderr.write(`measuring ${comparison.title} against ${comparison.anchorName}\n`);
    if (comparison.clean !== undefined) await requireClean(comparison.clean);
    const samples = await measurePair(comparison.subject, comparison.anchor, options.runs);
    results.push({ comparison, ...samples });
  }
  const table = markdown(results.flatMap(rows));
  if (!options.markdown) process.stdout.write(heading(options));
  process.stdout.write(table);
  if (options.json !== undefined) writeFileSync(options.json, json(options, results));
}

/** A check that stops at a finding, or that has findings to place, is not the run that the goals are about. */
async function requireClean(path: string): Promise<void> {
  const program = [COMMAND, 'check', '--format', 'json', path];
  const text = await output(program);
  const report: { files?: { findings?: unknown[] }[] } = JSON.parse(text);
  const found = report.files?.map((file) => file.findings?.length);
  if (found?.length === 1 && found[0] === 0) return;
  throw new FailedRun(`node ${program.join(' ')}\nhas findings on a clean file:\n${text.slice(0, 4000)}`);
}

function heading(options: Options): string {
  const platform = `${process.platform} ${process.arch}, node ${process.version}`;
  return `Medians of ${options.runs} runs of whole processes, alternating; ${platform}.\n\n`;
}

function json(options: Options, results: readonly Result[]): string {
  const report = {
    size: options.size,
    runs: options.runs,
    node: process.version,
    platform: process.platform,
    arch: process.arch,
    comparisons: results.map((result) => ({
      title: result.comparison.title,
      anchor: result.comparison.anchorName,
      targets: result.comparison.targets,
      rows: rows(result),
      samples: { check: result.subject, anchor: result.anchor },
    })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function readOptions(): Options {
  let values: { size?: string; runs?: string; json?: string; markdown?: boolean };
  try {
    ({ values } = parseArgs({
      options: {
        size: { type: 'string' },
        runs: { type: 'string' },
        json: { type: 'string' },
        markdown: { type: 'boolean' },
      },
    }));
  } catch (error) {
    throw new BadUsage(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  const size = Number(values.size ?? 50);
  const runs = Number(values.runs ?? 5);
  if (!(size >= 1 && size <= 50)) throw new BadUsage(`--size takes 1 to 50\n${USAGE}`);
  if (!(Number.isInteger(runs) && runs >= 1))
    throw new BadUsage(`--runs takes a whole number from 1\n${USAGE}`);
  return { size, runs, json: values.json, markdown: values.markdown ?? false };
}
