import { analysesOf, type QuestAnalysis } from '../flow/play/analyse.js';
import { expectedStates, livePlay } from '../flow/play/live-play.js';
import { readRoom } from '../flow/play/read-room.js';
import type { ScriptRoom } from '../flow/script-room.js';
import { requireBytes } from '../text/require-bytes.js';
import { type PlayReport, playReport } from './play-json.js';

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
  after(lines: readonly string[], { seed = 1 }: { readonly seed?: number } = {}): PlayReport {
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
    { seed = 1, byId = false }: { readonly seed?: number; readonly byId?: boolean } = {},
  ): string {
    const play = livePlay(this.room, lines, seed);
    return [...lines, ...expectedStates(this.room, play, byId), ''].join('\n');
  }

  /** Which states the quest with this Name or id can come to be in; undefined where there is none. */
  analysis(quest: string): QuestAnalysis | undefined {
    const { room } = this;
    const found = room.quest(quest);
    const meant = 'value' in found ? room.model.quests[found.value] : undefined;
    return meant && analysesOf(room, [meant]).next().value;
  }
}
