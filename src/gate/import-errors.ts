import type { Finding } from '../lint/finding.js';
import { OccurrenceSet } from '../lint/occurrences.js';
import type { FileReport } from '../report/report.js';
import type { CheckedBytes } from '../workspace/check-bytes.js';
import { CommandError } from '../workspace/command-error.js';

/** The errors of what is to be imported, compared with the room. */
export interface ImportErrors {
  /** Those that the room does not have. Each shows its new occurrences only. */
  readonly fresh: readonly Finding[];
  /** How many others there are. */
  readonly earlier: number;
  readonly all: readonly Finding[];
  readonly report: FileReport;
  /** Why the room could not be compared, so that all errors count as new. */
  readonly unmeasured?: string;
}

/** The report of the room, or why there is none. */
export type RoomMeasure = { readonly report: FileReport } | { readonly unmeasured: string };

/**
 * Checks the room as a measure. A room with a fault that stops the check is no measure.
 *
 * @throws what is a bug
 */
export async function measureRoom(check: () => Promise<CheckedBytes>): Promise<RoomMeasure> {
  try {
    const { report } = await check();
    return report.isStopped === true
      ? { unmeasured: 'the room has a fault that stops the check' }
      : { report };
  } catch (error) {
    if (error instanceof CommandError) return { unmeasured: error.message };
    throw error;
  }
}

export function hasErrors(report: FileReport): boolean {
  return report.findings.some(isError);
}

/** Compares the errors of what is to be imported with those of the room. */
export function importErrors(report: FileReport, measure: RoomMeasure): ImportErrors {
  const all = report.findings.filter(isError);
  if (!('report' in measure)) return { fresh: all, earlier: 0, all, report, ...measure };
  const fresh = new OccurrenceSet(measure.report.findings).newIn(report.findings).filter(isError);
  // A finding with new and earlier occurrences counts as new.
  return { fresh, earlier: all.length - fresh.length, all, report };
}

function isError({ level }: Finding): boolean {
  return level === 'error';
}
