import { printable } from '../../bytes/json/quote.js';
import type { ScriptRoom } from '../../model/flow/script-room.js';
import { QuestWords, scriptWord, stepText } from '../../model/flow/script-words.js';
import { stepFor } from '../../model/flow/timeline.js';
import { type QuestAnalysis, questAnalyses, type StateVerdict } from '../../verdict/play/analyse.js';
import { hasPassed, playScript, ScriptError } from '../../verdict/play/play-script.js';

/** A first play shows how to write more. It need not cover the room. */
const MAX_QUESTS = 10;
const MAX_EVENTS = 20;
/** The seed that `simulate` uses. */
const SEED = 1;

/**
 * A play that moves a quest or sets off an effect, and what must stay reachable; undefined for none.
 * @param command which plays the script, for its first line @param isPublic a text without credentials
 */
export function firstPlay(
  room: ScriptRoom,
  command: string,
  isPublic: (text: string) => boolean = () => true,
): string | undefined {
  const { model } = room;
  const analyses = questAnalyses(room, model.quests.slice(0, MAX_QUESTS));
  const head = `# ${printable(command)}\n`;
  const words = new QuestWords(model);
  const wordOf = (quest: number): string | undefined =>
    [words.of(quest), words.of(quest, true)].find((word) => word !== undefined && isPublic(word));
  const reachable = analyses.flatMap(({ completed }, quest) => {
    const word = wordOf(quest);
    return completed.verdict === 'reachable' && word !== undefined
      ? [`expect reachable ${word} completed\n`]
      : [];
  });
  const goals = reachable.length === 0 ? '' : `# These quests can be completed.\n${reachable.join('')}`;
  for (const walk of walks(room, analyses, wordOf)) {
    if (!isPublic(walk)) continue;
    const script = `${head}${walk}${goals === '' ? '' : `---\n${goals}`}`;
    if (passes(room, script)) return script;
  }
  return goals !== '' && passes(room, goals) ? `${head}${goals}` : undefined;
}

/** A play script for a room in which nothing is known to happen. */
export function idlePlay(command: string): string {
  return `# ${printable(command)}\n# No step is known that moves a quest or sets off an effect.\nwait 1\n`;
}

/** Plays that may be worth showing, the best ones first. Each ends with an expectation. */
function walks(
  { model }: ScriptRoom,
  analyses: readonly QuestAnalysis[],
  wordOf: (quest: number) => string | undefined,
): string[] {
  const toStates = (['completed', 'active'] as const).flatMap((state) =>
    analyses.flatMap((analysis, quest) => {
      const steps = stepsTo(analysis[state]);
      const word = wordOf(quest);
      return steps === undefined || word === undefined
        ? []
        : [`${steps.join('\n')}\nexpect ${word} ${state}\n`];
    }),
  );
  const toEffects = model.events.slice(0, MAX_EVENTS).flatMap((event) =>
    event.tasks.flatMap((task) => {
      if (task.kind !== 'direct' || task.effect === undefined) return [];
      const effect = `expect effect ${scriptWord(task.item)} ${scriptWord(task.effect)}`;
      return [`${stepText(model, stepFor(event))}\n${effect}\n`];
    }),
  );
  return [...toStates, ...toEffects];
}

/** The steps into a state; undefined where there are none, or where they need luck: another seed. */
function stepsTo(verdict: StateVerdict): readonly string[] | undefined {
  if (verdict.verdict !== 'reachable' || verdict.seed !== SEED) return undefined;
  return verdict.play.length === 0 ? undefined : verdict.play;
}

function passes(room: ScriptRoom, script: string): boolean {
  try {
    return hasPassed(playScript(room, script, SEED));
  } catch (error) {
    if (error instanceof ScriptError) return false;
    throw error;
  }
}
