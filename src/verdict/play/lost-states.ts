import { quoteValue } from '../../bytes/json/quote.js';
import { playText } from '../../model/flow/play-text.js';
import type { ScriptRoom } from '../../model/flow/script-room.js';
import { QUEST_STATES, type QuestState } from '../../model/snapshot/quest-states.js';
import { readRoom } from './read-room.js';

/** A state of a quest that a play could enter, and no play can any more. */
export interface LostState {
  readonly quest: string;
  readonly state: string;
  /** A short play of before, as a script. */
  readonly play: string;
}

/** The states that a room has lost. @param versions of before: only what is possible in all of them is lost */
export function lostStates(
  versions: readonly Uint8Array[],
  { model, boundedAnalysis }: ScriptRoom,
): readonly LostState[] {
  // Most versions are never read: nothing is lost.
  const rooms = versions.map((bytes) => {
    let room: ScriptRoom | undefined;
    return (): ScriptRoom => {
      room ??= readRoom(bytes).room;
      return room;
    };
  });
  const lost: LostState[] = [];
  for (const { index, id, name } of model.quests)
    for (const state of [1, 2] as const satisfies readonly QuestState[]) {
      if (boundedAnalysis.mayEnter(index, state)) continue;
      let play: string | undefined;
      const wasPossible = rooms.every((room) => {
        const found = playIn(room(), id, state);
        play ??= found;
        return found !== undefined;
      });
      if (!wasPossible || play === undefined) continue;
      lost.push({ quest: `quest ${quoteValue(name)}`, state: QUEST_STATES[state], play });
    }
  return lost;
}

/** A play that enters a state of a quest, as a script. */
function playIn({ model, boundedAnalysis }: ScriptRoom, id: string, state: QuestState): string | undefined {
  const quest = model.quests.find((each) => each.id === id);
  if (quest === undefined) return undefined;
  const verdict = boundedAnalysis.verdict(quest.index, state);
  return verdict.kind === 'reachable' ? playText(model, verdict.play) : undefined;
}
