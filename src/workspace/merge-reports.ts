import type { ShardReport } from '../report/read-shard-report.js';
import type { FileReport, Summary } from '../report/report.js';
import { SummaryCounter } from '../report/report.js';
import { listed } from '../text/in-words.js';
import { CommandError } from './command-error.js';

/** The report of a part, and the file that holds it. */
export interface NamedReport {
  readonly name: string;
  readonly report: ShardReport;
}

/** What the whole check found. */
export interface MergedReport {
  /** In the order of their paths. */
  readonly files: readonly FileReport[];
  readonly summary: Summary;
  /** The highest exit code of the parts. */
  readonly exit: number;
  readonly maxWarnings: number | undefined;
}

/** Missing parts beyond these are counted. */
const MAX_NAMED = 10;

/** Joins the reports of all parts of one check. @param version of roomlint @throws CommandError */
export function mergeReports(reports: readonly NamedReport[], version: string): MergedReport {
  const [first] = reports;
  if (first === undefined) throw new CommandError('there is no report to merge');
  for (const other of reports) requireSame(first, other, version);
  requireAll(reports, first.report.shard.count);
  const whole = new SummaryCounter(first.report.summary.earlier !== undefined);
  const files: FileReport[] = [];
  const passedOver: string[] = [];
  let exit = 0;
  let unchecked = 0;
  let counted = 0;
  for (const { report } of reports) {
    for (const file of report.files) files.push(file);
    for (const path of report.summary.passedOver) passedOver.push(path);
    whole.add(report.summary, report.summary.earlier);
    exit = Math.max(exit, report.exit);
    unchecked += report.summary.unchecked;
    counted += report.files.length;
  }
  return {
    files: byPath(files, ({ path }) => path),
    summary: { ...whole.summary, files: counted, unchecked, passedOver: byPath(passedOver, (path) => path) },
    exit,
    maxWarnings: first.report.maxWarnings,
  };
}

/** @throws CommandError when two reports are not of one check */
function requireSame(first: NamedReport, other: NamedReport, version: string): void {
  const [one, two] = [first.report, other.report];
  if (two.version !== version)
    throw new CommandError(
      `${other.name} was written by roomlint ${two.version}, but this is ${version}: use one version for the shards and to merge them`,
    );
  if (one.shard.count !== two.shard.count)
    throw new CommandError(
      `${first.name} is one of ${one.shard.count} shards, but ${other.name} one of ${two.shard.count}: merge the shards of one check`,
    );
  const difference =
    missingIn(two.options, one.options, other.name, first.name) ??
    missingIn(one.options, two.options, first.name, other.name) ??
    (one.options.join('\0') === two.options.join('\0') ? undefined : `in ${other.name} in another order`);
  if (difference !== undefined)
    throw new CommandError(
      `the shards were checked with different options or paths: ${difference}: run the shards with the same ones`,
    );
}

function missingIn(
  some: readonly string[],
  all: readonly string[],
  name: string,
  other: string,
): string | undefined {
  const known = new Set(some);
  const missing = all.find((option) => !known.has(option));
  return missing === undefined ? undefined : `${missing} is in ${other}, but not in ${name}`;
}

/** @throws CommandError when a part is missing or there twice */
function requireAll(reports: readonly NamedReport[], count: number): void {
  const names = new Map<number, string>();
  for (const { name, report } of reports) {
    const { index } = report.shard;
    if (index < 1 || index > count)
      throw new CommandError(`${name} is damaged: there is no shard ${index}/${count}`);
    const earlier = names.get(index);
    if (earlier !== undefined)
      throw new CommandError(
        `shard ${index}/${count} is there twice: ${earlier} and ${name}: name one of them`,
      );
    names.set(index, name);
  }
  if (names.size === count) return;
  const missing: string[] = [];
  for (let index = 1; index <= count && missing.length < MAX_NAMED; index++)
    if (!names.has(index)) missing.push(`${index}/${count}`);
  const more = count - names.size - missing.length;
  const all = more > 0 ? [...missing, `${more} more`] : missing;
  const them = all.length === 1 ? ['shard', 'is', 'it', 'report'] : ['shards', 'are', 'them', 'reports'];
  throw new CommandError(
    `${them[0]} ${listed(all, 'and')} ${them[1]} missing: run ${them[2]} and name the ${them[3]} as well`,
  );
}

/** As a check that is not in parts sorts its files. */
function byPath<Value>(values: readonly Value[], pathOf: (value: Value) => string): Value[] {
  return values
    .map((value) => ({ value, key: Buffer.from(pathOf(value)) }))
    .sort((one, other) => Buffer.compare(one.key, other.key))
    .map(({ value }) => value);
}
