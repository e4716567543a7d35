import type { QuestState } from '../snapshot/quest-states.js';
import { factAt, factIndex } from './fact.js';
import type { FlowModel } from './model.js';
import type { Plays } from './play.js';
import type { Entrance, Reachability } from './reachability.js';
import { type PlayStep, stepFor } from './step.js';

/** Plays with more steps are not worth their time. */
const MAX_PLANNED = 1_000;
/** Waits until a state is entered that something timed leads to. */
const MAX_WAITS = 12;

/**
 * Plays a state in the order in which it was found to be reachable: what it needs, then itself. That finds long
 * stories, in which nothing undoes what came before; a search finds the others, as long as they are short.
 */
export function planPlay(
  plays: Plays,
  reachability: Reachability,
  quest: number,
  state: QuestState,
): readonly PlayStep[] {
  const { model } = plays;
  const simulation = plays.begin(1);
  const steps: PlayStep[] = [];
  for (const [fact, { by }] of needed(model, reachability, factIndex(quest, state))) {
    const { quest: about, state: wanted } = factAt(fact);
    if (steps.length > MAX_PLANNED || simulation.stopped) break;
    // Something may have brought it about along with another one.
    if (simulation.state(about) === wanted) continue;
    const act = (step: PlayStep): void => {
      if (simulation.play(step) === undefined) steps.push(step);
    };
    if (by?.act === 'reload') act({ kind: 'reload' });
    else if (by?.act !== undefined) act(stepFor(by.act));
    for (let waits = 0; waits < MAX_WAITS && simulation.state(about) !== wanted; waits++) {
      const { nextDue, time } = simulation;
      if (nextDue === undefined) break;
      act({ kind: 'wait', seconds: nextDue - time });
    }
  }
  return steps;
}

/** A fact and all that it needs, in the order in which they were found possible. */
function needed(
  model: FlowModel,
  reachability: Reachability,
  fact: number,
): readonly (readonly [number, Entrance])[] {
  const found = new Map<number, Entrance>();
  const open = [fact];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const entrance = reachability.entrance(next);
    if (entrance === undefined || found.has(next)) continue;
    found.set(next, entrance);
    const { quest, state } = factAt(next);
    open.push(factIndex(quest, entrance.from));
    if (state === 1)
      for (const { quest: required, amount } of model.quests[quest]?.requirements ?? [])
        if (required !== undefined && amount > 0) open.push(factIndex(required, 2));
    for (const need of entrance.by?.needs ?? []) open.push(factIndex(need.quest, need.state));
  }
  return [...found].sort(([, one], [, other]) => one.rank - other.rank);
}
