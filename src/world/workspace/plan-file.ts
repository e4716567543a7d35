import { maskOf, maskOfJson } from '../../bytes/scan/masked.js';
import { lostStates, roomOnDemand } from '../../verdict/play/analyse.js';
import { readRoom } from '../../verdict/play/read-room.js';
import { SnapshotError } from '../../verdict/references/read-snapshot.js';
import { lostPictures } from '../../verdict/report/markdown-graph.js';
import { redactPlan } from '../../verdict/report/plan-redaction.js';
import type { PlanReport } from '../../verdict/report/plan-report.js';
import { importInto } from '../../verdict/room/import.js';
import type { ImportPlan } from '../../verdict/room/import-plan.js';
import { judgePlan, type Limits } from '../../verdict/room/judge-plan.js';
import { planImport } from '../../verdict/room/plan.js';
import {
  faultText,
  isSnapshotFault,
  type SnapshotFault,
  SnapshotText,
  UnusableSnapshotError,
} from '../../verdict/room/snapshot-text.js';
import { CommandError } from '../files/command-error.js';

/** A version of a file that is planned. */
export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The same, if it has been read already. */
  readonly room?: SnapshotText;
}

export interface PlanOptions {
  /** The other versions of a merge. */
  readonly others?: readonly Uint8Array[];
  /** Whether to say what no play can do any more: both rooms are read to be played. */
  readonly showsLost?: boolean;
  /** What sets the limit: `--max-removed` unless given. */
  readonly limitName?: string | undefined;
}

/** The plan of an import, judged and without credentials. @throws CommandError */
export function planReport(
  current: NamedBytes,
  next: NamedBytes,
  limits: Limits,
  { others = [], showsLost = false, limitName }: PlanOptions = {},
): PlanReport {
  try {
    const room = SnapshotText.readRoom(current.room ?? current.bytes, 'before');
    const snapshot = SnapshotText.readRoom(next.bytes, 'after', room);
    const made = planImport(room, snapshot);
    const elsewhere = others.flatMap((other) => planInto(other, snapshot) ?? []);
    const gate = judgePlan(made, limits, elsewhere);
    const lost = showsLost && made.verdict !== 'unchanged' ? lostBy(room, snapshot) : undefined;
    const named = limitName === undefined ? {} : { limitName };
    const report = { current: current.name, next: next.name, plan: made, gate, ...lost, ...named };
    return redactPlan(report, maskOfJson([current.bytes, next.bytes]));
  } catch (error) {
    if (!isSnapshotFault(error)) throw error;
    const fault = faultOf(error, current.name, next.name);
    throw new CommandError(maskOf([current.bytes, next.bytes]).mask(fault));
  }
}

/** The states of quests that an import makes impossible, with pictures where there are some. */
function lostBy(room: SnapshotText, snapshot: SnapshotText): Pick<PlanReport, 'lost' | 'pictures'> {
  try {
    const after = readRoom(importInto(room, snapshot)).room;
    const before = roomOnDemand(room.bytes);
    const lost = lostStates([before], after);
    return lost.length === 0 ? { lost } : { lost, pictures: lostPictures(before(), after, lost) };
  } catch (error) {
    // A room without any section had no play to lose.
    if (error instanceof SnapshotError) return { lost: [] };
    throw error;
  }
}

/** A version with the room in it, or why it is none. */
export function readVersion({ name, bytes }: NamedBytes): NamedBytes | string {
  try {
    return { name, bytes, room: SnapshotText.readRoom(bytes, 'before') };
  } catch (error) {
    if (!isSnapshotFault(error)) throw error;
    return maskOf([bytes]).mask(`${name}: ${faultText(error)}`);
  }
}

/** What is wrong with a file, and what to do. */
function faultOf(error: SnapshotFault, current: string, next: string): string {
  const name = error.which === 'before' ? current : next;
  if (error instanceof UnusableSnapshotError)
    return `${name}: ${error.fault}. Nothing is planned${error.isFinding ? ': run roomlint check for details' : ''}`;
  const { at, fault } = error;
  const reason = `${name}:${at.line}:${at.column} ${fault}`;
  return `${/[.?!]$/.test(reason) ? reason : `${reason}.`} Only JSON can be imported`;
}

/** The plan for another version of the room; undefined if that is not a snapshot. */
function planInto(room: Uint8Array, snapshot: SnapshotText): ImportPlan | undefined {
  try {
    return planImport(SnapshotText.read(room, 'before'), snapshot);
  } catch (error) {
    if (isSnapshotFault(error)) return undefined;
    throw error;
  }
}
