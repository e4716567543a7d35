import { arrivalOf } from './arrival.js';
import { factIndex } from './fact.js';
import {
  eventKey,
  type FlowChain,
  type FlowEvent,
  type FlowModel,
  type FlowQuest,
  type FlowReaction,
  type FlowTransition,
  isOwn,
  resetsOnReload,
} from './model.js';
import type { ModelIndex } from './model-index.js';
import { runsAtLogin } from './reading.js';

/** The part of a model that can influence some quests, as a model of its own. */
export interface Cone {
  readonly model: FlowModel;
  /** For each quest of the whole model its number in the cone. */
  readonly numberOf: ReadonlyMap<number, number>;
}

/** A quest and all quests that chains and requirements link to it; undefined for more than `most`. */
export function questsInfluencing(
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

/** The part of a model that can influence some quests. Links to other quests stay only as choices of chance. */
export function coneOf(model: FlowModel, index: ModelIndex, chosen: ReadonlySet<number>): Cone {
  return new ConeBuilder(model, index, chosen).build();
}

/** The number of every quest outside a cone. */
const OUTSIDE = -1;

/** Renumbers the parts of a model that belong to a cone. */
class ConeBuilder {
  private readonly quests: readonly number[];
  private readonly numberOf: ReadonlyMap<number, number>;
  private readonly transitions: FlowTransition[] = [];
  private readonly chainNumbers = new Map<number, number>();
  private readonly eventNumbers = new Set<number>();

  constructor(
    private readonly model: FlowModel,
    index: ModelIndex,
    chosen: ReadonlySet<number>,
  ) {
    this.quests = [...chosen].sort((one, other) => one - other);
    this.numberOf = new Map(this.quests.map((quest, number) => [quest, number]));
    for (const quest of this.quests)
      for (const { cause } of index.transitionsOf.get(quest) ?? [])
        if (cause.kind === 'event') this.eventNumbers.add(cause.event);
        else if (!this.chainNumbers.has(cause.chain))
          this.chainNumbers.set(cause.chain, this.chainNumbers.size);
    for (const chain of this.chainNumbers.keys())
      for (const event of index.eventsOfChain.get(chain) ?? []) this.eventNumbers.add(event.index);
  }

  build(): Cone {
    const { model, numberOf, transitions } = this;
    const chains = this.chains();
    const events = this.events();
    const reactionsTo = this.reactionsTo();
    const own: FlowModel = {
      quests: this.ownQuests(),
      events,
      eventAt: new Map(events.map((event) => [eventKey(event.item, event.type), event])),
      transitions,
      reactions: [...reactionsTo.values()].flat(),
      chains,
      influences: [],
      reactionsTo,
      arrival: arrivalOf({ events, reactionsTo }),
      tasksRefresh: model.tasksRefresh,
      items: model.items,
      labels: model.labels,
    };
    return { model: own, numberOf };
  }

  private numberIn(quest: number): number {
    return this.numberOf.get(quest) ?? OUTSIDE;
  }

  private add(transition: FlowTransition, cause: FlowTransition['cause']): FlowTransition {
    const { transitions } = this;
    const own = { ...transition, index: transitions.length, quest: this.numberIn(transition.quest), cause };
    transitions.push(own);
    return own;
  }

  private chains(): readonly FlowChain[] {
    return [...this.chainNumbers].flatMap(([number, index]): FlowChain[] => {
      const chain = this.model.chains[number];
      if (chain === undefined) return [];
      const { source, useRandom } = chain;
      const links = chain.links
        .filter((link) => useRandom || this.numberOf.has(link.quest))
        .map((link) =>
          this.add(link, link.cause.kind === 'link' ? { ...link.cause, chain: index } : link.cause),
        );
      const ownSource = source && { quest: this.numberIn(source.quest), state: source.state };
      return [{ ...chain, index, links, source: ownSource }];
    });
  }

  private events(): readonly FlowEvent[] {
    return [...this.eventNumbers]
      .sort((one, other) => one - other)
      .flatMap((number, index): FlowEvent[] => {
        const event = this.model.events[number];
        if (event === undefined) return [];
        const tasks = event.tasks.flatMap((task): FlowEvent['tasks'] => {
          if (task.kind === 'transition')
            return this.numberOf.has(task.quest) ? [this.add(task, { kind: 'event', event: index })] : [];
          const chain = task.chain === undefined ? undefined : this.chainNumbers.get(task.chain);
          return chain === undefined ? [] : [{ ...task, chain, expression: undefined }];
        });
        return [{ ...event, index, tasks }];
      });
  }

  private reactionsTo(): ReadonlyMap<number, readonly FlowReaction[]> {
    const reactionsTo = new Map<number, FlowReaction[]>();
    for (const [number, quest] of this.quests.entries())
      for (const state of [0, 1, 2] as const) {
        const own = (this.model.reactionsTo.get(factIndex(quest, state)) ?? []).flatMap((reaction) => {
          const chain = reaction.chain === undefined ? undefined : this.chainNumbers.get(reaction.chain);
          return chain === undefined ? [] : [{ ...reaction, quest: number, chain, expression: undefined }];
        });
        if (own.length > 0) reactionsTo.set(factIndex(number, state), own);
      }
    return reactionsTo;
  }

  private ownQuests(): readonly FlowQuest[] {
    return this.quests.flatMap((quest, number) => {
      const read = this.model.quests[quest];
      if (read === undefined) return [];
      const requirements = read.requirements.map((requirement) => ({
        ...requirement,
        from: number,
        quest: requirement.quest === undefined ? undefined : this.numberIn(requirement.quest),
      }));
      return [{ ...read, index: number, requirements }];
    });
  }
}

/** What keeps a search of a cone from proving that something never happens. */
export interface ConeTraits {
  /** Quests of players and of the room bear on each other: it may take any number of players. */
  readonly isMixed: boolean;
  readonly hasTimers: boolean;
  /** Reload resets the quest: the documents leave open whether its limit counts on. */
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
