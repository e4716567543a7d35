import type { QuestState } from '../snapshot/quest-states.js';
import { factAt, factIndex } from './fact.js';
import type { FlowModel } from './model.js';
import type { ModelIndex } from './model-index.js';
import type { Plays } from './play.js';
import type { Entrance, Maker, Reachability } from './reachability.js';
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
  index: ModelIndex,
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
    const step = stepOf(by, model, index);
    if (step !== undefined) act(step);
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
    const cause = entrance.by?.kind === 'transition' ? entrance.by.transition.cause : undefined;
    const source = cause?.kind === 'link' ? model.chains[cause.chain]?.source : undefined;
    if (source !== undefined) open.push(factIndex(source.quest, source.state));
  }
  return [...found].sort(([, one], [, other]) => one.rank - other.rank);
}

/** What a player does for a move; undefined where it only takes time, or what came before. */
function stepOf(by: Maker, { events }: FlowModel, index: ModelIndex): PlayStep | undefined {
  if (by?.kind === 'reload') return { kind: 'reload' };
  if (by?.kind !== 'transition') return undefined;
  const { cause } = by.transition;
  const event =
    cause.kind === 'event'
      ? events[cause.event]
      : index.eventsOfChain.get(cause.chain)?.find(({ works }) => works);
  return event && stepFor(event);
}
