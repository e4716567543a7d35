import { arrivalOf } from './arrival.js';
import { factIndex } from './fact.js';
import { indexModel, type ModelIndex } from './fixpoint.js';
import {
  eventKey,
  type FlowChain,
  type FlowEvent,
  type FlowModel,
  type FlowReaction,
  type FlowTransition,
  isOwn,
  resetsOnReload,
} from './model.js';
import { runsAtLogin } from './reading.js';

/** The quests that may bear on some quests, as a model of their own. */
export interface Cone {
  readonly model: FlowModel;
  readonly index: ModelIndex;
  /** For each quest of the cone its number in the whole model, and back. */
  readonly quests: readonly number[];
  readonly numberOf: ReadonlyMap<number, number>;
}

/** All quests that bear on a quest, through chains and requirements, itself included; undefined when there are more than `most`. */
export function questsBearingOn(
  model: FlowModel,
  index: ModelIndex,
  quest: number,
  most: number,
): ReadonlySet<number> | undefined {
  const found = new Set([quest]);
  const add = (other: number | undefined): void => {
    if (other !== undefined) found.add(other);
  };
  for (const each of found) {
    if (found.size > most) return undefined;
    for (const { cause } of index.transitionsOf.get(each) ?? [])
      if (cause.kind === 'link') add(model.chains[cause.chain]?.source?.quest);
    for (const requirement of model.quests[each]?.requirements ?? []) add(requirement.quest);
  }
  return found;
}

/** The part of a model that bears on some quests. Links to other quests are left out, except where chance may choose them. */
export function coneOf(model: FlowModel, index: ModelIndex, chosen: ReadonlySet<number>): Cone {
  const quests = [...chosen].sort((one, other) => one - other);
  const numberOf = new Map(quests.map((quest, number) => [quest, number]));
  const renumber = (quest: number): number => numberOf.get(quest) ?? OUTSIDE;
  const transitions: FlowTransition[] = [];
  const add = (transition: FlowTransition, cause: FlowTransition['cause']): FlowTransition => {
    const own = { ...transition, index: transitions.length, quest: renumber(transition.quest), cause };
    transitions.push(own);
    return own;
  };
  const chainNumbers = new Map<number, number>();
  const eventNumbers = new Set<number>();
  for (const quest of quests) {
    for (const { cause } of index.transitionsOf.get(quest) ?? []) {
      if (cause.kind === 'event') eventNumbers.add(cause.event);
      else if (!chainNumbers.has(cause.chain)) chainNumbers.set(cause.chain, chainNumbers.size);
    }
  }
  const chains = [...chainNumbers].flatMap(([number, own]): FlowChain[] => {
    const chain = model.chains[number];
    if (chain === undefined) return [];
    const { source, useRandom } = chain;
    const links = chain.links
      .filter((link) => useRandom || numberOf.has(link.quest))
      .map((link) => add(link, link.cause.kind === 'link' ? { ...link.cause, chain: own } : link.cause));
    const ownSource = source && { quest: renumber(source.quest), state: source.state };
    return [{ ...chain, index: own, links, source: ownSource }];
  });
  for (const chain of chainNumbers.keys())
    for (const event of index.eventsOfChain.get(chain) ?? []) eventNumbers.add(event.index);
  const events = [...eventNumbers]
    .sort((one, other) => one - other)
    .flatMap((number, own): FlowEvent[] => {
      const event = model.events[number];
      if (event === undefined) return [];
      const tasks = event.tasks.flatMap((task): FlowEvent['tasks'] => {
        if (task.kind === 'transition')
          return numberOf.has(task.quest) ? [add(task, { kind: 'event', event: own })] : [];
        const chain = task.chain === undefined ? undefined : chainNumbers.get(task.chain);
        return chain === undefined ? [] : [{ ...task, chain, expression: undefined }];
      });
      return [{ ...event, index: own, tasks }];
    });
  const reactionsTo = new Map<number, FlowReaction[]>();
  const reactions: FlowReaction[] = [];
  for (const [number, quest] of quests.entries()) {
    for (const state of [0, 1, 2] as const) {
      const own = (model.reactionsTo.get(factIndex(quest, state)) ?? []).flatMap((reaction) => {
        const chain = reaction.chain === undefined ? undefined : chainNumbers.get(reaction.chain);
        return chain === undefined ? [] : [{ ...reaction, quest: number, chain, expression: undefined }];
      });
      if (own.length > 0) reactionsTo.set(factIndex(number, state), own);
      for (const reaction of own) reactions.push(reaction);
    }
  }
  const own: FlowModel = {
    quests: quests.flatMap((quest, number) => {
      const read = model.quests[quest];
      if (read === undefined) return [];
      const requirements = read.requirements.map((requirement) => ({
        ...requirement,
        from: number,
        quest: requirement.quest === undefined ? undefined : renumber(requirement.quest),
      }));
      return [{ ...read, index: number, requirements }];
    }),
    events,
    eventAt: new Map(events.map((event) => [eventKey(event.item, event.type), event])),
    transitions,
    reactions,
    chains,
    influences: [],
    reactionsTo,
    arrival: arrivalOf({ events, reactionsTo }),
    tasksRefresh: model.tasksRefresh,
    items: model.items,
    labels: model.labels,
  };
  return { model: own, index: indexModel(own), quests, numberOf };
}

/** The number of every quest outside a cone. */
const OUTSIDE = -1;

/** What a search of a cone can leave undecided, whatever it tries. */
export interface ConeTraits {
  /** Quests of players and of the room bear on each other: it may take any number of players. */
  readonly isMixed: boolean;
  readonly hasTimers: boolean;
  /** Completions count against a limit of a quest that reloading resets; the documents leave open whether they are forgotten. */
  readonly mayForget: boolean;
  readonly mayReload: boolean;
}

export function traitsOf(model: FlowModel): ConeTraits {
  const { quests } = model;
  const own = quests.filter(isOwn).length;
  const resets = quests.filter((quest) => resetsOnReload(model, quest));
  return {
    isMixed: own > 0 && own < quests.length,
    hasTimers:
      quests.some(({ finishTime }) => Number.isFinite(finishTime)) ||
      model.transitions.some(({ cause }) => cause.kind === 'link' && cause.delay > 0),
    mayForget: resets.some(({ limit }) => Number.isFinite(limit)),
    mayReload:
      resets.length > 0 || model.reactions.some(({ state }) => state === 0) || model.events.some(runsAtLogin),
  };
}
