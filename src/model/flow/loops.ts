import { addTo, getOrInsert } from '../../bytes/text/add-to.js';
import { cycleGroups } from '../snapshot/cycle-groups.js';
import type { FlowAnalysis } from './analysis.js';
import {
  type Fact,
  type FlowEvent,
  type FlowModel,
  type FlowQuest,
  type FlowReaction,
  type FlowTransition,
  factAt,
  factIndex,
  isSharedOnce,
} from './model.js';
import { MAX_REPLAYED, type Play, replay } from './play.js';
import type { Simulation } from './simulator.js';
import { type FoundStep, stepFor } from './timeline.js';

/** Linked tasks without a delay that set each other off forever, with a play that gets there. */
export interface EndlessChain {
  /** The links that run, each once, in the order of a round. The first one comes first in the file. */
  readonly links: readonly FlowTransition[];
  /** What they enter, in the same order. */
  readonly facts: readonly Fact[];
  readonly play: Play;
}

/** Groups of facts that are looked into, and plays that are tried for each. */
const MAX_GROUPS = 200;
const MAX_PLAYS = 6;

/** Finds cycles without delay that the simulator, when it plays them, has to stop. */
export function endlessChains(analysis: FlowAnalysis): readonly EndlessChain[] {
  const { model } = analysis;
  const found: EndlessChain[] = [];
  const shown = new Set<string>();
  for (const cycle of cyclesAtOnce(model).slice(0, MAX_GROUPS)) {
    const loop = loopIn(analysis, cycle);
    if (loop === undefined) continue;
    const key = loop.links
      .map(({ index }) => index)
      .sort((one, other) => one - other)
      .join();
    if (!shown.has(key)) found.push(loop);
    shown.add(key);
  }
  return found;
}

/** Facts that set each other off, and facts that their links also enter, which guards may need first. */
interface Cycle {
  readonly facts: readonly number[];
  readonly beside: readonly number[];
}

function loopIn(analysis: FlowAnalysis, cycle: Cycle): EndlessChain | undefined {
  for (const play of playsInto(analysis, cycle)) {
    const loop = playedLoop(analysis.model, play);
    if (loop !== undefined) return loop;
  }
  return undefined;
}

/** Plays to the facts of a cycle, then with one event more, which may open its guards. */
function* playsInto(analysis: FlowAnalysis, { facts, beside }: Cycle): Generator<Play> {
  let first: Play | undefined;
  for (const fact of [...facts.slice(0, MAX_PLAYS), ...beside.slice(0, MAX_PLAYS)]) {
    const { quest, state } = factAt(fact);
    const verdict = analysis.verdict(quest, state);
    if (verdict.kind !== 'reachable') continue;
    first ??= verdict.play;
    yield verdict.play;
  }
  if (first === undefined) return;
  for (const step of stepsInto(analysis.model, facts)) yield { ...first, steps: [...first.steps, step] };
}

/** Steps whose triggers lead into a cycle. */
function stepsInto({ transitions }: FlowModel, facts: readonly number[]): readonly FoundStep[] {
  const entered = new Set(facts);
  const steps = new Map<FlowEvent, FoundStep>();
  for (const { quest, code, cause } of transitions) {
    if (steps.size === MAX_PLAYS) break;
    if (cause.kind === 'event' && cause.event.works && entered.has(factIndex(quest, code.to)))
      steps.set(cause.event, stepFor(cause.event));
  }
  return [...steps.values()];
}

function playedLoop(model: FlowModel, play: Play): EndlessChain | undefined {
  const run = replay(model, play.steps, { seed: play.seed, maxSteps: MAX_REPLAYED });
  const round = roundOf(run);
  return round === undefined || mayBeEnded(model, run) ? undefined : { ...round, play };
}

/** Whether an effect that cannot be read may have ended a loop. */
function mayBeEnded({ influences }: FlowModel, { timeline }: Simulation): boolean {
  const unclear = new Set(
    influences.flatMap(({ when }) => (when ? [factIndex(when.quest, when.state)] : [])),
  );
  if (unclear.size === 0) return false;
  return timeline.some(
    (entry) => entry.kind === 'changed' && unclear.has(factIndex(entry.quest, entry.state)),
  );
}

/** One round of a run that was stopped; undefined where a limit or an expression may end it. */
function roundOf({ timeline, model }: Simulation): Omit<EndlessChain, 'play'> | undefined {
  const stop = timeline.findLastIndex((entry) => entry.kind === 'stopped' && entry.stop === 'at-once');
  if (stop < 0) return undefined;
  const tail = timeline.slice(Math.floor(stop / 2), stop);
  const steps = new Map<number, { readonly link: FlowTransition; readonly fact: Fact }>();
  for (const entry of tail) {
    if (entry.kind !== 'changed') continue;
    const { quest, state, cause } = entry;
    const isLimited = state === 2 && model.quests[quest]?.limit !== Number.POSITIVE_INFINITY;
    // The documents do not say what an expression does.
    if (cause.kind === 'expression' || isLimited) return undefined;
    if (cause.kind === 'link')
      getOrInsert(steps, cause.transition.index, () => ({ link: cause.transition, fact: { quest, state } }));
  }
  if (steps.size === 0) return undefined;
  const round = [...steps.values()];
  // From the link that comes first in the file.
  const start = [...steps.keys()].indexOf([...steps.keys()].reduce((one, other) => Math.min(one, other)));
  const inOrder = [...round.slice(start), ...round.slice(0, start)];
  return { links: inOrder.map(({ link }) => link), facts: inOrder.map(({ fact }) => fact) };
}

/** Groups of facts that set each other off by links without delay. */
function cyclesAtOnce(model: FlowModel): readonly Cycle[] {
  const next = new Map<number, number[]>();
  for (const { source, links } of model.chains) {
    if (source === undefined) continue;
    const from = factIndex(source.quest, source.state);
    for (const { quest, code, cause } of links) {
      if (cause.kind !== 'link' || cause.delay > 0) continue;
      addTo(next, from, factIndex(quest, code.to));
    }
  }
  return cycleGroups(next).map((facts) => {
    const inside = new Set(facts);
    const led = new Set(facts.flatMap((fact) => next.get(fact) ?? []));
    return { facts, beside: [...led].filter((fact) => !inside.has(fact)) };
  });
}

/** A linked task by which a quest's completion moves it on, without a delay or although it completes once. */
export interface SelfMove {
  readonly quest: FlowQuest;
  readonly link: FlowTransition;
  /** The link does nothing: the quest is multiplayer with RepeatableLimit 1 and stays completed. */
  readonly isInVain: boolean;
  /** All effects of the completion. */
  readonly effects: readonly FlowReaction[];
}

/** The self moves of quests that can be completed, and whose entries agree on how they play. */
export function selfMoves(analysis: FlowAnalysis): readonly SelfMove[] {
  const { model } = analysis;
  return model.chains.flatMap(({ source, links }): SelfMove[] => {
    const quest = source?.state === 2 ? model.quests[source.quest] : undefined;
    if (
      quest === undefined ||
      !quest.isSound ||
      !quest.enabled ||
      !analysis.possible.isPossible(quest.index, 2)
    )
      return [];
    const effects = model.reactionsTo.get(factIndex(quest.index, 2)) ?? [];
    return links
      .filter(
        ({ quest: target, code, cause }) =>
          target === quest.index &&
          code.to !== 2 &&
          (code.from === 'any' || code.from === 2) &&
          (quest.limit === 1 || (cause.kind === 'link' && cause.delay === 0)),
      )
      .map((link) => ({ quest, link, isInVain: isSharedOnce(quest), effects }));
  });
}
