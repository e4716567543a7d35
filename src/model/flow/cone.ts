import type { Progress } from './machine.js';
import {
  type FlowChain,
  type FlowEffect,
  type FlowEvent,
  type FlowModel,
  type FlowTransition,
  factIndex,
  indexed,
  isOwn,
  isResetOn,
  runsAtLogin,
  sourceOf,
} from './model.js';

/*
 * A search of all plays is only possible for a few quests. So it gets a cone: what of the room can influence the quest
 * that is asked about, without what makes no difference to it.
 */

/** The part of a model that can influence some quests, as a model of its own. */
export interface Cone {
  readonly model: FlowModel;
  /** For each quest of the whole model its number in the cone. */
  readonly numberOf: ReadonlyMap<number, number>;
}

/** A quest and all quests that chains and requirements link to it; undefined for more than `most`. */
export function questsInfluencing(
  model: FlowModel,
  quest: number,
  most: number,
): ReadonlySet<number> | undefined {
  const found = new Set([quest]);
  const add = (other: number | undefined): void => {
    if (other !== undefined) found.add(other);
  };
  for (const each of found) {
    if (found.size > most) return undefined;
    for (const transition of model.transitionsOf.get(each) ?? []) add(sourceOf(transition)?.quest);
    for (const requirement of model.quests[each]?.requirements ?? []) add(requirement.quest);
  }
  return found;
}

/** The number of every quest outside a cone. */
const OUTSIDE = -1;

/**
 * The part of a model that can influence some quests: they are renumbered, all else keeps its number. Links to
 * other quests stay only as choices of chance.
 */
export function coneOf(model: FlowModel, chosen: ReadonlySet<number>): Cone {
  const quests = [...chosen].sort((one, other) => one - other);
  const numberOf = new Map(quests.map((quest, number) => [quest, number]));
  const numberIn = (quest: number): number => numberOf.get(quest) ?? OUTSIDE;
  const own = (transition: FlowTransition): FlowTransition => ({
    ...transition,
    quest: numberIn(transition.quest),
  });
  const events = new Set<FlowEvent>();
  const chains = new Map<FlowChain, FlowChain>();
  const transitions: FlowTransition[] = [];
  for (const quest of quests) {
    for (const transition of model.transitionsOf.get(quest) ?? []) {
      transitions.push(own(transition));
      const { cause } = transition;
      const event = cause.kind === 'event' ? cause.event : cause.chain.event;
      if (event !== undefined) events.add(event);
      if (cause.kind === 'event' || chains.has(cause.chain)) continue;
      const { source, useRandom, links } = cause.chain;
      chains.set(cause.chain, {
        ...cause.chain,
        source: source && { quest: numberIn(source.quest), state: source.state },
        links: links.filter((link) => useRandom || numberOf.has(link.quest)).map(own),
      });
    }
  }
  const firing = <Effect extends FlowEffect>(effect: Effect): Effect[] => {
    const chain = effect.chain && chains.get(effect.chain);
    return chain === undefined ? [] : [{ ...effect, chain, expression: undefined }];
  };
  const ownEvents = model.events
    .filter((event) => events.has(event))
    .map((event) => ({
      ...event,
      tasks: event.tasks.flatMap((task): FlowEvent['tasks'] => {
        if (task.kind === 'direct') return firing(task);
        return numberOf.has(task.quest) ? [own(task)] : [];
      }),
    }));
  const reactions = quests.flatMap((quest, number) =>
    ([0, 1, 2] as const).flatMap((state) =>
      (model.reactionsTo.get(factIndex(quest, state)) ?? [])
        .flatMap(firing)
        .map((reaction) => ({ ...reaction, quest: number })),
    ),
  );
  const part = indexed({
    ...model,
    quests: quests.flatMap((quest, number) => {
      const read = model.quests[quest];
      if (read === undefined) return [];
      const requirements = read.requirements.map((requirement) => ({
        ...requirement,
        from: number,
        quest: requirement.quest === undefined ? undefined : numberIn(requirement.quest),
      }));
      return [{ ...read, index: number, requirements }];
    }),
    events: ownEvents,
    transitions,
    reactions,
    chains: [...chains.values()],
    influences: [],
  });
  return { model: part, numberOf };
}

/** What keeps a search of a cone from proving that something never happens. */
export function traitsOf(model: FlowModel) {
  const { quests } = model;
  const own = quests.filter(isOwn).length;
  const resets = quests.filter((quest) => isResetOn('reload', model, quest));
  return {
    /** Quests of players and of the room bear on each other: it may take any number of players. */
    isMixed: own > 0 && own < quests.length,
    hasTimers:
      quests.some(({ finishTime }) => Number.isFinite(finishTime)) ||
      model.transitions.some(({ cause }) => cause.kind === 'link' && cause.delay > 0),
    /** Reload resets the quest: the documents leave open whether its limit counts on. */
    mayForget: resets.some(({ limit }) => Number.isFinite(limit)),
    mayReload:
      resets.length > 0 || model.reactions.some(({ state }) => state === 0) || model.events.some(runsAtLogin),
  };
}

/* What searches of plays share: states of play as keys, and the moves that are worth trying. */

/** The progress that makes a difference, as a key. */
export function progressKey({ states, completions }: Progress, counted: Float64Array): string {
  let key = '';
  for (const [quest, state] of states.entries()) {
    const done = Math.min(completions[quest] ?? 0, counted[quest] ?? 0);
    key += done === 0 ? state : `${state}x${done},`;
  }
  return key;
}

/** Completions beyond what limits and requirements ask for make no difference. */
export function countedUpTo(model: FlowModel): Float64Array {
  const counted = new Float64Array(model.quests.length);
  for (const { index, limit, requirements } of model.quests) {
    if (Number.isFinite(limit)) counted[index] = Math.max(counted[index] ?? 0, Math.ceil(limit));
    for (const { quest, amount } of requirements)
      if (quest !== undefined) counted[quest] = Math.max(counted[quest] ?? 0, Math.ceil(amount));
  }
  return counted;
}

/** One event out of those that do the same. */
export function distinctEvents(events: readonly FlowEvent[]): readonly FlowEvent[] {
  const seen = new Map<string, FlowEvent>();
  for (const event of events) {
    if (!event.works) continue;
    const tasks = event.tasks.map((task) =>
      task.kind === 'direct' ? `${event.item} ${event.type}` : `${task.quest}:${task.code.code}`,
    );
    const key = tasks.join();
    if (!seen.has(key)) seen.set(key, event);
  }
  return [...seen.values()];
}
