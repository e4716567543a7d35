import { printable } from '../../bytes/json/quote.js';
import { ScriptError } from '../../model/flow/script.js';
import type { ScriptRoom } from '../../model/flow/script-room.js';
import { QuestWords } from '../../model/flow/script-words.js';
import { questAnalyses } from '../../verdict/play/analyse.js';
import { hasPassed, playScript } from '../../verdict/play/play-script.js';

/** A first play shows how to write more. It need not cover the room. */
const MAX_QUESTS = 10;
/** The seed that `simulate` uses: a play with another one needs luck. */
const SEED = 1;

/**
 * A play that completes a quest, and what must stay reachable; undefined where nothing is.
 * @param command which plays the script, for its first line @param isPublic a text without credentials
 */
export function firstPlay(
  room: ScriptRoom,
  command: string,
  isPublic: (text: string) => boolean = () => true,
): string | undefined {
  const words = new QuestWords(room.model);
  const reachable = questAnalyses(room, room.model.quests.slice(0, MAX_QUESTS)).flatMap(
    ({ completed }, quest) => {
      const word = words.of(quest);
      return completed.verdict === 'reachable' && word !== undefined && isPublic(word)
        ? [{ word, ...completed }]
        : [];
    },
  );
  if (reachable.length === 0) return undefined;
  const expected = reachable.map(({ word }) => `expect reachable ${word} completed\n`).join('');
  const goals = `# These quests can be completed.\n${expected}`;
  const walks = reachable
    .filter(({ play, seed }) => play.length > 0 && seed === SEED)
    .map(({ word, play }) => `${play.join('\n')}\nexpect ${word} completed\n---\n${goals}`);
  const script = [...walks, goals].find((each) => isPublic(each) && passes(room, each));
  return script && `# ${printable(command)}\n${script}`;
}

function passes(room: ScriptRoom, script: string): boolean {
  try {
    return hasPassed(playScript(room, script, SEED));
  } catch (error) {
    if (error instanceof ScriptError) return false;
    throw error;
  }
}
