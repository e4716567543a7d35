import {
  ANYTHING,
  BOOLEAN,
  listOf,
  readOptions,
  requireArgument,
  requireBytes,
  STRING,
} from '../../bytes/text/arguments.js';
import type { ScriptRoom } from '../../model/flow/script-room.js';
import { requireSeed } from '../../model/flow/time-and-chance.js';
import { type QuestAnalysis, questAnalyses, questAnalysis } from '../play/analyse.js';
import { expectedStates, livePlay } from '../play/live-play.js';
import { playScript } from '../play/play-script.js';
import { readRoom } from '../play/read-room.js';
import { type PlayReport, playReport } from './play-json.js';
import { type SimulationReport, simulationReport } from './simulation-json.js';

/**
 * Plays a script, as `roomlint simulate` does: every run of it from the start, going on after an expectation
 * that fails.
 *
 * @param script one step on each line
 * @param options `seed`: decides what useRandom chooses, 1 unless given
 * @throws ScriptError for a script that cannot be played; `faults` say which lines and why
 * @throws SnapshotError when the bytes hold no snapshot
 * @throws TypeError for an argument of another type
 */
export function simulateSnapshot(
  bytes: Uint8Array,
  script: string,
  options: { readonly seed?: number } = {},
): SimulationReport {
  requireBytes(bytes);
  requireArgument('script', script, STRING);
  const seed = seedOf(options);
  const { room } = readRoom(bytes);
  return simulationReport(room.model, playScript(room, script, seed));
}

/**
 * Which states each quest can come to be in, with a play that shows it, or the reason why there is none.
 *
 * @throws SnapshotError when the bytes hold no snapshot
 * @throws TypeError for an argument of another type
 */
export function analyseSnapshot(bytes: Uint8Array): readonly QuestAnalysis[] {
  requireBytes(bytes);
  return questAnalyses(readRoom(bytes).room);
}

/**
 * A snapshot that is read once and played step by step.
 *
 * @throws SnapshotError when the bytes hold no snapshot
 * @throws TypeError for anything but bytes
 */
export class SnapshotPlay {
  private readonly room: ScriptRoom;

  constructor(bytes: Uint8Array) {
    requireBytes(bytes);
    this.room = readRoom(bytes).room;
  }

  /**
   * Where these lines of a script lead, played from the start, and what can be done next.
   *
   * @param options `seed`: decides what useRandom chooses, 1 unless given
   * @throws ScriptError for lines that cannot be played
   */
  after(lines: readonly string[], options: { readonly seed?: number } = {}): PlayReport {
    requireArgument('lines', lines, listOf(STRING));
    const seed = seedOf(options);
    return playReport(this.room, livePlay(this.room, lines, seed), seed);
  }

  /**
   * The lines as a script that expects the states at its end.
   *
   * @param options `byId`: name quests by their ids there
   * @throws ScriptError for lines that cannot be played
   */
  script(
    lines: readonly string[],
    options: { readonly seed?: number; readonly byId?: boolean } = {},
  ): string {
    requireArgument('lines', lines, listOf(STRING));
    const { seed = 1, byId = false } = readOptions(options, { ...SEED, byId: BOOLEAN });
    requireSeed(seed);
    const play = livePlay(this.room, lines, seed);
    return [...lines, ...expectedStates(this.room, play, byId), ''].join('\n');
  }

  /** Which states the quest with this Name or id can come to be in; undefined where there is none. */
  analysis(quest: string): QuestAnalysis | undefined {
    requireArgument('quest', quest, STRING);
    const { room } = this;
    const found = room.quest(quest);
    const meant = 'value' in found ? room.model.quests[found.value] : undefined;
    return meant && questAnalysis(room, meant);
  }
}

/** @throws TypeError, and RangeError for a seed that is not a whole number from 0 to 4,294,967,295 */
function seedOf(options: { readonly seed?: number }): number {
  const { seed = 1 } = readOptions(options, SEED);
  requireSeed(seed);
  return seed;
}

const SEED = { seed: ANYTHING };
