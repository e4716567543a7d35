import type { Finding } from '../../verdict/lint/finding.js';
import type { FileReport } from '../../verdict/report/report.js';
import type { SnapshotText } from '../../verdict/room/snapshot-text.js';
import type { FindingCounts, PushEnvironment, PushOrder } from './outcome.js';

/** What `roomlint check` finds in an import. */
interface NewFindings {
  /** Undefined if the check failed, which keeps no room from being restored. */
  readonly counts: FindingCounts | undefined;
  readonly stops: boolean;
}

/**
 * Finds what an import would bring into the room that the room does not have, and tells it. A restore only lists
 * the errors that would return.
 *
 * @param given the report of the payload, if it was checked already
 */
export async function newFindings(
  payload: SnapshotText,
  room: SnapshotText,
  { operation, allowsWarnings }: PushOrder,
  deps: PushEnvironment,
  given: FileReport | undefined,
): Promise<NewFindings> {
  const isPush = operation === 'push';
  try {
    const report = given ?? (await deps.check(payload.bytes)).report;
    const isCounted = ({ level }: Finding): boolean =>
      level === 'error' || (!allowsWarnings && level === 'warning');
    const { fresh, earlier } = report.findings.some(isCounted)
      ? await compared(report, payload, room, deps)
      : { fresh: [], earlier: 0 };
    const findings = fresh.filter(isCounted);
    const errors = findings.filter(({ level }) => level === 'error').length;
    const counts = { fresh: errors, warnings: findings.length - errors, earlier };
    if (findings.length > 0) deps.tell({ kind: 'findings', report, findings });
    else if (earlier > 0 && isPush) deps.tell({ kind: 'earlier-errors', count: earlier });
    return { counts, stops: isPush && findings.length > 0 };
  } catch (error) {
    if (isPush) throw error;
    // Nothing that a check finds, and no failure of it, keeps a room from being restored.
    const reason = error instanceof Error ? error.message : String(error);
    deps.tell({ kind: 'note', message: `the errors that would return are unknown: ${reason}` });
    return { counts: undefined, stops: false };
  }
}

/** The findings that the room does not have, and how many other errors there are. */
async function compared(
  all: FileReport,
  payload: SnapshotText,
  room: SnapshotText,
  deps: PushEnvironment,
): Promise<{ readonly fresh: readonly Finding[]; readonly earlier: number }> {
  const { report, notes } = await deps.check(payload.bytes, room.bytes);
  for (const message of notes) deps.tell({ kind: 'note', message });
  return { fresh: report.findings, earlier: errorsIn(all).length - errorsIn(report).length };
}

export function errorsIn({ findings }: FileReport): readonly Finding[] {
  return findings.filter(({ level }) => level === 'error');
}
