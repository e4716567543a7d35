import type { FlowModel } from '../../model/flow/model.js';
import type { LineOutcome } from '../../model/flow/script-player.js';
import type { TimelineEntry } from '../../model/flow/timeline.js';
import { entryText } from '../../model/flow/words.js';
import { QUEST_STATES } from '../../model/snapshot/quest-states.js';
import { type Coverage, hasPassed, type PlayedScript } from '../play/play-script.js';

/** The version of the report's shape, which schemas/simulation-report.schema.json describes. */
const VERSION = 1;
/** An endless chain did 10,000 things in one step before it was stopped. */
const MAX_EVENTS = 1_000;

/** Something that happened, as data. `message` is the same in words. */
export interface SimulationEvent {
  readonly kind:
    | 'changed'
    | 'fired'
    | 'idle'
    | 'no-trigger'
    | 'delayed'
    | 'chosen'
    | 'decided'
    | 'stopped'
    | 'variable'
    | 'call-delayed';
  /** Seconds since the start of the run. */
  readonly time: number;
  readonly player: string;
  readonly message: string;
  /** The Name of the quest that it is about. */
  readonly quest?: string;
  readonly from?: string;
  readonly to?: string;
  /** The transition code that did it, or that did nothing. */
  readonly code?: number;
  readonly item?: string;
  /** The `$type` of the effect or trigger. */
  readonly type?: string;
  /** Why a code did nothing, or the name of a decision in docs/decisions/flow.md. */
  readonly reason?: string;
}

/** A line of a script that was played. */
export interface SimulationLine {
  readonly line: number;
  readonly source: string;
  readonly result: 'played' | 'skipped' | 'held' | 'failed';
  readonly events?: readonly SimulationEvent[];
  /** Events that are left out. */
  readonly omitted?: number;
  /** Why an expectation failed, or a step was not played. */
  readonly message?: string;
}

/** The result of a script, as `roomlint simulate --format json` prints it. */
export interface SimulationReport {
  readonly version: typeof VERSION;
  readonly seed: number;
  readonly passed: boolean;
  readonly expectations: number;
  readonly failed: number;
  readonly stopped: number;
  readonly runs: readonly {
    readonly line: number;
    readonly stopped: boolean;
    readonly start: readonly SimulationEvent[];
    /** Events of the start that are left out. */
    readonly omitted?: number;
    readonly lines: readonly SimulationLine[];
  }[];
  readonly coverage: Coverage;
}

/** The result of a script as data. */
export function simulationReport(model: FlowModel, played: PlayedScript): SimulationReport {
  const { seed, expectations, failed, stopped, coverage } = played;
  const runs = played.runs.map((run) => ({
    line: run.line,
    stopped: run.stopped !== undefined,
    ...eventShapes(model, run.start, run.playerNames, 'start'),
    lines: run.outcomes.map((outcome) => lineShape(model, outcome, run.playerNames)),
  }));
  return { version: VERSION, seed, passed: hasPassed(played), expectations, failed, stopped, runs, coverage };
}

/** The report for programs; without the coverage unless it was asked for. */
export function simulationShape(model: FlowModel, played: PlayedScript, coverage: boolean): object {
  const report = simulationReport(model, played);
  return coverage ? report : { ...report, coverage: undefined };
}

/** A line that was played, as data. */
export function lineShape(
  model: FlowModel,
  outcome: LineOutcome,
  playerNames: readonly string[],
): SimulationLine {
  const { line, source } = outcome.line;
  switch (outcome.kind) {
    case 'step':
      return {
        line,
        source,
        result: 'played',
        ...eventShapes(model, outcome.entries, playerNames, 'events'),
      };
    case 'held':
      return { line, source, result: 'held' };
    case 'skipped':
      return { line, source, result: 'skipped', message: outcome.message };
    default:
      return { line, source, result: 'failed', message: outcome.message };
  }
}

/** The first events and the last one, and how many are left out between them. */
export function eventShapes<Name extends string>(
  model: FlowModel,
  entries: readonly TimelineEntry[],
  playerNames: readonly string[],
  name: Name,
): Record<Name, SimulationEvent[]> & { omitted?: number } {
  const last = entries.length > MAX_EVENTS ? entries.slice(-1) : [];
  const shown = [...entries.slice(0, MAX_EVENTS - last.length), ...last];
  const events = shown.map((entry) => eventShape(model, entry, playerNames));
  const omitted = entries.length - events.length;
  return { [name]: events, ...(omitted > 0 ? { omitted } : {}) } as Record<Name, SimulationEvent[]>;
}

/** Something that happened, as data. */
export function eventShape(
  model: FlowModel,
  entry: TimelineEntry,
  playerNames: readonly string[],
): SimulationEvent {
  const { kind, time } = entry;
  const player = playerNames[entry.player] ?? '';
  return { kind, time, player, message: entryText(model, entry), ...details(model, entry) };
}

function details(model: FlowModel, entry: TimelineEntry): Partial<SimulationEvent> {
  const nameOf = (quest: number): string => model.quests[quest]?.name ?? '';
  switch (entry.kind) {
    case 'changed':
    case 'idle': {
      const { quest, cause } = entry;
      const code = 'transition' in cause ? { code: cause.transition.code.code } : {};
      return entry.kind === 'changed'
        ? { quest: nameOf(quest), from: QUEST_STATES[entry.from], to: QUEST_STATES[entry.state], ...code }
        : { quest: nameOf(quest), ...code, reason: entry.reason.kind };
    }
    case 'fired': {
      const { item, effect } = entry.source;
      return { item, ...(effect === undefined ? {} : { type: effect }) };
    }
    case 'no-trigger':
      return { item: entry.item, type: entry.type };
    case 'delayed':
    case 'chosen':
      return { quest: nameOf(entry.link.quest), code: entry.link.code.code };
    case 'decided':
      return { reason: entry.decision, ...(entry.quest === undefined ? {} : { quest: nameOf(entry.quest) }) };
    case 'variable':
      return {};
    case 'call-delayed':
      return entry.action.kind === 'task'
        ? { quest: nameOf(entry.action.quest), to: QUEST_STATES[entry.action.state] }
        : {};
    case 'stopped':
      return { reason: entry.stop };
  }
}
