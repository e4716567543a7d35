import { dirname } from 'node:path';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { holdsSnapshot } from '../../verdict/lint/holds-snapshot.js';
import { NO_REMOVALS, type RemovalLimit } from '../../verdict/lint/removals.js';
import type { PlanOutcome } from '../../verdict/report/plan-report.js';
import type { Limits } from '../../verdict/room/judge-plan.js';
import { CommandError } from '../files/command-error.js';
import { isNeverSnapshot } from '../files/known-files.js';
import { mayHoldSnapshot } from '../files/missing-content.js';
import type { ChangedFile, ChangeSource, FileBefore, Repository } from '../files/repository.js';
import { type ConfigChoice, configFor } from './file-settings.js';
import { GateSettingsBefore } from './gate-settings.js';
import type { GitChange } from './git-source.js';
import { type NamedBytes, planReport, readVersion } from './plan-file.js';
import { importable } from './source.js';

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
  const { repository, base: commit, files, deleted, problems } = change.read();
  const outcomes: PlanOutcome[] = problems.map(({ path, message }) => ({
    status: 'error',
    path,
    message: `${path}: ${message}`,
  }));
  if (commit === undefined) return { commit, outcomes };
  const plans = new ChangePlans(order, change.source, commit, repository);
  for (const file of files) {
    if (isNeverSnapshot(file.absolute)) continue;
    const outcome = await plans.of(file);
    if (outcome !== undefined) outcomes.push(outcome);
  }
  for (const { path, absolute, before } of deleted) {
    if (isNeverSnapshot(absolute)) continue;
    if (mayHoldSnapshot(before.read(MAX_IMPORTED_BYTES))) outcomes.push({ status: 'deleted', path });
  }
  return { commit, outcomes };
}

/** A ref, and the commit at which this branch left it. */
function shownRef(ref: string, short: string): string {
  return ref.startsWith(short) ? short : `${ref} as of ${short}`;
}

/** Plans imports into rooms as a commit has them, and judges them by what configs said there. */
class ChangePlans {
  private readonly settings: GateSettingsBefore;
  /** What people call the commit. */
  private readonly shown: string;

  constructor(
    private readonly order: ChangeOrder,
    private readonly source: ChangeSource,
    commit: string,
    repository: Repository,
  ) {
    this.settings = new GateSettingsBefore(order.config, order.cwd, repository, commit);
    const short = commit.slice(0, 8);
    this.shown = source.kind === 'staged' ? `the last commit (${short})` : shownRef(source.ref, short);
  }

  /** Undefined for a file that holds no snapshot. */
  async of({ path, absolute, before, read, merged }: ChangedFile): Promise<PlanOutcome | undefined> {
    const { showsLost, limitName } = this.order;
    try {
      if (before === undefined)
        return mayHoldSnapshot(read(MAX_IMPORTED_BYTES)) ? { status: 'new', path } : undefined;
      const bytes = importable(read(MAX_IMPORTED_BYTES), path);
      const newest = importable(before.read(MAX_IMPORTED_BYTES), before.shown);
      if (!holdsSnapshot(newest) && !holdsSnapshot(bytes)) return undefined;
      const was = this.roomBefore(path, { name: before.shown, bytes: newest }, before);
      const limits = await this.limitsOf(before.name, dirname(absolute));
      // What the merged commits have counts as well.
      const others = (this.source.kind === 'staged' ? merged() : []).map((other) =>
        importable(other.read(MAX_IMPORTED_BYTES), other.name),
      );
      const report = planReport(was, { name: path, bytes }, limits, { others, showsLost, limitName });
      const base = was.bytes === newest ? { base: this.shown } : {};
      return { status: 'planned', path, report: { ...report, ...base } };
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const isUnlimited = before !== undefined && (await this.isUnlimited(before.name));
      const message = `${error.message} ${error.details.trim().split('\n')[0]}`.trim();
      return { status: 'error', path, message, isUnlimited };
    }
  }

  /** The newest version that can be read as a room; the newest of all if there is none. */
  private roomBefore(path: string, newest: NamedBytes, { older }: FileBefore): NamedBytes {
    const whole = readVersion(newest);
    if (typeof whole !== 'string') return whole;
    for (const { shown: name, read } of older?.() ?? []) {
      const reading = read(MAX_IMPORTED_BYTES);
      const earlier = reading.kind === 'bytes' ? readVersion({ name, bytes: reading.bytes }) : '';
      if (typeof earlier === 'string') continue;
      this.order.warn(`${path}: planned into ${name}, because ${whole}`);
      return earlier;
    }
    return newest;
  }

  /** Whether neither the command line nor the config at the base limits what is removed from a room. */
  private async isUnlimited(name: string): Promise<boolean> {
    const { given, fallback, protect: others } = this.order;
    if (given !== undefined || fallback === undefined || others.length > 0) return false;
    try {
      const { protect, maxRemoved } = await this.settings.of(name);
      return protect.length === 0 && maxRemoved === undefined;
    } catch (error) {
      if (error instanceof CommandError) return false;
      throw error;
    }
  }

  /** The limits of an import: those of the config now and at the base. A branch cannot relax them. */
  private async limitsOf(nameBefore: string, folder: string): Promise<Limits> {
    const { given, fallback, dropsLogic, cwd, config } = this.order;
    const before = await this.settings.of(nameBefore);
    const now = await configFor(folder, cwd, config);
    const protect = [...new Set([...before.protect, ...now.protect, ...this.order.protect])];
    if (given !== undefined) return { limits: [given], protect, dropsLogic };
    if (before.maxRemoved === undefined && fallback !== undefined)
      return { limits: [fallback], protect, dropsLogic };
    const limits = [before.maxRemoved ?? NO_REMOVALS, now.maxRemoved ?? NO_REMOVALS] as const;
    return { limits, protect, dropsLogic };
  }
}
