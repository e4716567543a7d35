import { basename, dirname } from 'node:path';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { holdsSnapshot } from '../../verdict/lint/holds-snapshot.js';
import { NO_REMOVALS, type RemovalLimit } from '../../verdict/lint/removals.js';
import type { PlanOutcome } from '../../verdict/report/plan-report.js';
import type { Limits } from '../../verdict/room/judge-plan.js';
import { CommandError } from '../files/command-error.js';
import { isNeverSnapshot } from '../files/known-files.js';
import type { ChangedFile, FileBefore } from '../files/repository.js';
import { type ConfigChoice, configFor } from './file-settings.js';
import { GateSettingsBefore } from './gate-settings.js';
import type { GitChange } from './git-source.js';
import { requireBytes } from './path-source.js';
import { type NamedBytes, planReport, readVersion } from './plan-file.js';

/** How the imports of a change are planned and judged. */
export interface ChangeOrder {
  readonly cwd: string;
  readonly config: ConfigChoice;
  /** The limit that was given: it beats the configs. */
  readonly given: RemovalLimit | undefined;
  /** The limit if neither `given` nor the config at the base sets one; no removals unless given. */
  readonly fallback: RemovalLimit | undefined;
  /** Beside those of the config. */
  readonly protect: readonly string[];
  readonly dropsLogic: boolean;
  readonly limitName: string | undefined;
  /** Whether to say what no play can do any more, which takes longer than a plan. */
  readonly showsLost: boolean;
  /** Says what people should know about a comparison. */
  warn(message: string): void;
}

/** The plans of a change, and the commit that its rooms are compared with. */
export interface PlannedChanges {
  readonly commit: string | undefined;
  readonly outcomes: readonly PlanOutcome[];
}

/** Plans the import of each room that changes into the room as it was. @throws CommandError */
export async function planChanges(change: GitChange, order: ChangeOrder): Promise<PlannedChanges> {
  const { cwd, config } = order;
  const { source } = change;
  const { repository, changes, problems } = change.read();
  const outcomes: PlanOutcome[] = problems.map(({ path, message }) => ({
    status: 'error',
    path,
    message: `${path}: ${message}`,
  }));
  const { base: commit } = changes;
  if (commit === undefined) return { commit, outcomes };
  const settings = new GateSettingsBefore(config, cwd, repository, commit);
  const short = commit.slice(0, 8);
  const shown =
    source.kind === 'staged'
      ? `the last commit (${short})`
      : `${source.ref} where this branch left it (${short})`;
  const base = { shown, takesMerged: source.kind === 'staged', settings };
  for (const file of changes.files) {
    if (isNeverSnapshot(basename(file.absolute))) continue;
    const outcome = await outcomeOf(file, order, base);
    if (outcome !== undefined) outcomes.push(outcome);
  }
  for (const { path, absolute, before } of changes.deleted) {
    if (isNeverSnapshot(basename(absolute))) continue;
    const was = before.read(MAX_IMPORTED_BYTES);
    if (was.kind !== 'bytes' || holdsSnapshot(was.bytes)) outcomes.push({ status: 'deleted', path });
  }
  return { commit, outcomes };
}

/** The commit that rooms are compared with, and what configs said there. */
interface Base {
  /** As people call it. */
  readonly shown: string;
  /** Whether what the merged commits have counts as well. */
  readonly takesMerged: boolean;
  readonly settings: GateSettingsBefore;
}

/** Undefined for a file that holds no snapshot. */
async function outcomeOf(
  file: ChangedFile,
  order: ChangeOrder,
  base: Base,
): Promise<PlanOutcome | undefined> {
  const { showsLost, limitName } = order;
  const { path, absolute, before, read, merged } = file;
  try {
    if (before === undefined) {
      const reading = read(MAX_IMPORTED_BYTES);
      const isOther = reading.kind === 'bytes' && !holdsSnapshot(reading.bytes);
      return isOther ? undefined : { status: 'new', path };
    }
    const is = requireBytes(read(MAX_IMPORTED_BYTES), path).bytes;
    const newest = requireBytes(before.read(MAX_IMPORTED_BYTES), before.shown).bytes;
    if (!holdsSnapshot(newest) && !holdsSnapshot(is)) return undefined;
    const was = roomBefore(path, { name: before.shown, bytes: newest }, before, order);
    const gate = await gateOf(before.name, dirname(absolute), order, base);
    const others = (base.takesMerged ? merged() : []).map(
      (other) => requireBytes(other.read(MAX_IMPORTED_BYTES), other.name).bytes,
    );
    const options = { others, showsLost, limitName };
    const report = planReport(was, { name: path, bytes: is }, gate, options);
    const shown = was.bytes === newest ? { base: base.shown } : {};
    return { status: 'planned', path, report: { ...report, ...shown } };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const isFree = before !== undefined && (await isUnlimited(before.name, order, base));
    const message = `${error.message} ${error.details.trim().split('\n')[0]}`.trim();
    return { status: 'error', path, message, isUnlimited: isFree };
  }
}

/** The newest version that can be read as a room; the newest of all if there is none. */
function roomBefore(
  path: string,
  newest: NamedBytes,
  { older }: FileBefore,
  { warn }: ChangeOrder,
): NamedBytes {
  const whole = readVersion(newest);
  if (typeof whole !== 'string') return whole;
  for (const { shown: name, read } of older?.() ?? []) {
    const reading = read(MAX_IMPORTED_BYTES);
    const earlier = reading.kind === 'bytes' ? readVersion({ name, bytes: reading.bytes }) : '';
    if (typeof earlier === 'string') continue;
    warn(`${path}: planned into ${name}, because ${whole}`);
    return earlier;
  }
  return newest;
}

/** Whether neither the command line nor the config at the base limits what is removed from a room. */
async function isUnlimited(name: string, order: ChangeOrder, base: Base): Promise<boolean> {
  const { given, fallback, protect: others } = order;
  if (given !== undefined || fallback === undefined || others.length > 0) return false;
  try {
    const { protect, maxRemoved } = await base.settings.of(name);
    return protect.length === 0 && maxRemoved === undefined;
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}

/** The limits of an import: those of the config now and at the base. A branch cannot relax them. */
async function gateOf(nameBefore: string, folder: string, order: ChangeOrder, base: Base): Promise<Limits> {
  const before = await base.settings.of(nameBefore);
  const { given, fallback, dropsLogic, cwd, config } = order;
  const now = await configFor(folder, cwd, config);
  const protect = [...new Set([...before.protect, ...now.protect, ...order.protect])];
  if (given !== undefined) return { limits: [given], protect, dropsLogic };
  if (before.maxRemoved === undefined && fallback !== undefined)
    return { limits: [fallback], protect, dropsLogic };
  const limits = [before.maxRemoved ?? NO_REMOVALS, now.maxRemoved ?? NO_REMOVALS] as const;
  return { limits, protect, dropsLogic };
}
