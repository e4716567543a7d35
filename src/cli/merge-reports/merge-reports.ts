import { resolve } from 'node:path';
import { rulePack } from '../../../rules/index.js';
import { unprescannedBuffer } from '../../files/prescan-thread.js';
import { readSnapshotFile } from '../../files/read.js';
import { readShardReport, type ShardReport, ShardReportError } from '../../report/read-shard-report.js';
import { CommandError } from '../../workspace/command-error.js';
import { mergeReports } from '../../workspace/merge-reports.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import { tooManyWarnings } from '../limits.js';
import { maskOutput } from '../masking.js';
import { Outputs } from '../outputs.js';
import type { Terminal } from '../terminal.js';
import { version } from '../version.js';

/** What `roomlint merge-reports` was asked to do. */
export interface MergeRequest {
  readonly reports: readonly string[];
  /** Each `NAME` or `NAME=FILE`. */
  readonly formats: readonly string[];
  readonly statistics: boolean;
  readonly cwd: string;
}

/** Half of the longest string that V8 can create. */
const MAX_REPORT = 1 << 28;

/** Merges the reports of all shards once all are read. @throws CommandError unless they are of one check */
export async function writeMerged(request: MergeRequest, terminal: Terminal): Promise<ExitCode> {
  maskOutput(terminal);
  const { cwd, reports, formats, statistics } = request;
  const read = reports.map((name) => ({ name, report: readReport(name, cwd) }));
  const { files, summary, exit, maxWarnings } = mergeReports(read, version());
  const inUse = reports.map((name) => resolve(cwd, name));
  const outputs = await Outputs.open({ formats, statistics }, terminal, cwd, undefined, inUse);
  try {
    for (const file of files) {
      if (file.error !== undefined) terminal.warn(`${file.path}: ${file.error}`);
      outputs.file(file);
    }
    await outputs.end(summary);
  } finally {
    outputs.discard();
  }
  const code = Object.values(EXIT).find((known) => known === exit) ?? EXIT.error;
  if (maxWarnings === undefined || summary.warnings <= maxWarnings) return code;
  terminal.warn(tooManyWarnings(summary.warnings, maxWarnings));
  return code === EXIT.clean ? EXIT.findings : code;
}

function readReport(name: string, cwd: string): ShardReport {
  const reading = readSnapshotFile(resolve(cwd, name), MAX_REPORT, unprescannedBuffer);
  if (reading.kind !== 'bytes') {
    const why =
      reading.kind === 'error'
        ? reading.message
        : `it is larger than ${MAX_REPORT.toLocaleString('en')} bytes: use more shards`;
    throw new CommandError(`cannot read the report ${name}: ${why}`);
  }
  try {
    return readShardReport(new TextDecoder().decode(reading.bytes), [...rulePack.values()]);
  } catch (error) {
    if (error instanceof ShardReportError) throw new CommandError(`${name}: ${error.message}`);
    throw error;
  }
}
