import { arrayField } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import type { QuestState } from '../snapshot/quest-states.js';
import type { FlowAnalysis } from './analysis.js';
import { endlessChains, selfMoves } from './loops.js';
import {
  type Fact,
  type FlowEvent,
  type FlowModel,
  type FlowQuest,
  type FlowReaction,
  type FlowRequirement,
  type FlowTransition,
  factIndex,
} from './model.js';
import type { Trail } from './obstacles.js';
import { entriesOf } from './read-quests.js';

/** A trigger that would complete its quest if its code were 181, and cause no other fault. */
export interface Shortcut {
  readonly event: FlowEvent;
  readonly transition: FlowTransition;
}

/** A quest that always stays Not Active. */
export interface NeverActivated {
  readonly quest: FlowQuest;
  /** The quests that only start each other, this one included; empty when there are no others. */
  readonly circle: readonly FlowQuest[];
  /** The codes that reach the quest and never change anything. */
  readonly codes: readonly FlowTransition[];
  readonly shortcut: Shortcut | undefined;
  readonly effects: readonly FlowReaction[];
  /** Whether nothing waits for the quest: no code, no effect on what it never becomes, and no requirement. */
  readonly isDraft: boolean;
}

/** A quest that can be activated and never completed, while something waits for its completion. */
export interface NeverCompleted {
  readonly quest: FlowQuest;
  readonly cause:
    | { readonly kind: 'no-way'; readonly shortcut: Shortcut | undefined }
    /** Only these links complete it, and its time is always over before. */
    | { readonly kind: 'too-late'; readonly links: readonly FlowTransition[] }
    /** These quests only complete each other. */
    | { readonly kind: 'circle'; readonly circle: readonly FlowQuest[] };
  readonly waiting: readonly Waiting[];
}

export interface Waiting {
  readonly kind: 'effect' | 'requirement' | 'reward' | 'code';
  readonly place: Place;
}

export interface BlockedRequirement {
  readonly requirement: FlowRequirement;
  readonly quest: FlowQuest;
  readonly required: FlowQuest;
  /** How often the required quest can be completed at most. */
  readonly most: number;
}

/** A quest whose requirements nothing checks. */
export interface UncheckedQuest {
  readonly quest: FlowQuest;
  /** What completes it: nothing where only expressions do. */
  readonly completions: readonly FlowTransition[];
}

/** A quest that is never Active although it can be completed. */
export interface NeverActive {
  readonly quest: FlowQuest;
  readonly effects: readonly FlowReaction[];
  /** Transitions whose code requires that state. */
  readonly transitions: readonly FlowTransition[];
}

export type FlowFaults = ReturnType<typeof findFlowFaults>;

/** What can never happen in a room, and what goes on too far. Of quests that wait for each other, only the cause is named. */
export function findFlowFaults(analysis: FlowAnalysis) {
  const { quests } = analysis.model;
  const finder = new FaultFinder(analysis);
  return {
    neverActivated: finder.neverActivated(),
    neverCompleted: quests.flatMap((quest) => finder.neverCompleted(quest)),
    blockedRequirements: quests.flatMap(({ requirements }) =>
      requirements.flatMap((requirement) => finder.blocked(requirement)),
    ),
    /** Quests that require others and are only ever completed without becoming Active. */
    unchecked: quests.flatMap((quest) => finder.unchecked(quest)),
    /** Other quests that are never Active, where an effect or a code is about that state. */
    unreachable: quests.flatMap((quest) => finder.unreachable(quest)),
    endlessChains: endlessChains(analysis),
    /** In file order. */
    selfMoves: selfMoves(analysis),
  };
}

class FaultFinder {
  private readonly model: FlowModel;

  constructor(private readonly analysis: FlowAnalysis) {
    this.model = analysis.model;
  }

  neverActivated(): NeverActivated[] {
    const { analysis, model } = this;
    const stuck = model.quests.filter(
      ({ enabled, index }) => enabled && !analysis.obstacles.leavesNotActive(index),
    );
    const trails = new Map(stuck.map((quest) => [quest.index, analysis.obstacles.trail(this.wayOut(quest))]));
    const named = new Set<number>();
    for (const [index, trail] of trails) if (isCause(trail, index)) named.add(index);
    // Two quests that each lack a state of the other have no cause among them: the first speaks for both.
    for (const [index, { end, obstacle, passesRequirement }] of trails) {
      if (passesRequirement || obstacle === 'disabled' || analysis.obstacles.leavesNotActive(end.quest))
        continue;
      if (!named.has(end.quest) && trails.has(end.quest)) named.add(index);
    }
    return stuck
      .filter(({ index }) => named.has(index))
      .map((quest) => {
        const { index } = quest;
        const quests = this.questsOf(trails.get(index)?.circle ?? []);
        // A quest that starts and is never completed may be among them: then not all wait to start.
        const circle = quests.every((each) => trails.has(each.index)) ? quests : [];
        const codes = this.transitionsOf(index);
        const effects = [...this.effectsOf(quest, 1), ...this.effectsOf(quest, 2)];
        // A quest that nothing moves either waits for nothing.
        const isRequired = model.requiredBy
          .get(index)
          ?.some(({ from }) => this.transitionsOf(from).length > 0);
        const isDraft = codes.length === 0 && effects.length === 0 && isRequired !== true;
        const shortcut = this.shortcut(quest);
        return { quest, circle: circle.length > 1 ? circle : [], codes, shortcut, effects, isDraft };
      });
  }

  /** The state by which a quest was meant to leave Not Active. */
  private wayOut({ index }: FlowQuest): Fact {
    const transitions = this.transitionsOf(index);
    const leadsTo = (state: QuestState): boolean => transitions.some(({ code }) => code.to === state);
    return { quest: index, state: leadsTo(2) && !leadsTo(1) ? 2 : 1 };
  }

  neverCompleted(quest: FlowQuest): NeverCompleted[] {
    const { index } = quest;
    if (!quest.enabled || !this.mayEnter(index, 1)) return [];
    const cause = this.mayEnter(index, 2) ? this.tooLate(quest) : this.neverCause(quest);
    if (cause === undefined) return [];
    const waiting = this.waitingFor(quest);
    return waiting.length === 0 ? [] : [{ quest, cause, waiting }];
  }

  private neverCause(quest: FlowQuest): NeverCompleted['cause'] | undefined {
    const { index } = quest;
    const trail = this.analysis.obstacles.trail({ quest: index, state: 2 });
    if (!isCause(trail, index)) return undefined;
    const circle = this.questsOf(trail.circle);
    return circle.length > 1 && circle.every((each) => !this.mayEnter(each.index, 2))
      ? { kind: 'circle', circle }
      : { kind: 'no-way', shortcut: this.shortcut(quest) };
  }

  /** Of a quest that is never Active afterwards: nothing may be about that state, and no requirement is checked. */
  private shortcut(quest: FlowQuest): Shortcut | undefined {
    const [transition, ...others] = this.transitionsOf(quest.index).filter(
      ({ code }) => code.to !== 0 || code.from === 1,
    );
    if (transition === undefined || others.length > 0 || transition.cause.kind !== 'event') return undefined;
    const { from, to } = transition.code;
    if (to === 0 || from === 2 || quest.requirements.length > 0) return undefined;
    const { event } = transition.cause;
    return event.works && this.effectsOf(quest, 1).length === 0 ? { event, transition } : undefined;
  }

  private tooLate(quest: FlowQuest): NeverCompleted['cause'] | undefined {
    const links = this.analysis.possible.lateCompletions(quest);
    return links.length === 0 ? undefined : { kind: 'too-late', links };
  }

  private waitingFor(quest: FlowQuest): Waiting[] {
    const waiting: Waiting[] = this.effectsOf(quest, 2).map(({ place }) => ({ kind: 'effect', place }));
    for (const { place } of this.model.requiredBy.get(quest.index) ?? [])
      waiting.push({ kind: 'requirement', place });
    for (const entry of entriesOf(quest.quest))
      if ((arrayField(entry.record, 'Rewards') ?? []).length > 0)
        waiting.push({ kind: 'reward', place: entry.place.at('Rewards') });
    for (const { code, place } of this.transitionsOf(quest.index))
      if (code.from === 2) waiting.push({ kind: 'code', place: place.at('TargetState') });
    return waiting;
  }

  blocked(requirement: FlowRequirement): BlockedRequirement[] {
    const { analysis, model } = this;
    if (analysis.possible.isMet(requirement)) return [];
    const quest = model.quests[requirement.from];
    const required = requirement.quest === undefined ? undefined : model.quests[requirement.quest];
    if (quest === undefined || required === undefined || !quest.enabled || !required.enabled) return [];
    const most = analysis.possible.completions(required.index);
    const found = [{ requirement, quest, required, most }];
    if (this.mayEnter(required.index, 2)) return found;
    const { obstacle, circle, passesRequirement } = analysis.obstacles.trail({
      quest: required.index,
      state: 2,
    });
    if (obstacle === 'disabled') return [];
    if (!passesRequirement) return found;
    // Another requirement is the cause, except in a circle, where the first quest that waits speaks for all.
    const waiting = circle.filter(
      ({ quest: each, state }) =>
        state === 1 && model.quests[each]?.requirements.some((its) => this.isIn(its, circle)),
    );
    return this.isIn(requirement, circle) &&
      requirement.from ===
        waiting.reduce((least, { quest: each }) => Math.min(least, each), Number.POSITIVE_INFINITY)
      ? found
      : [];
  }

  private isIn({ from, quest }: FlowRequirement, circle: readonly Fact[]): boolean {
    return (
      circle.some((fact) => fact.quest === from && fact.state === 1) &&
      circle.some((fact) => fact.quest === quest && fact.state === 2)
    );
  }

  unchecked(quest: FlowQuest): UncheckedQuest[] {
    const { analysis } = this;
    const { index, enabled, requirements } = quest;
    if (!enabled || requirements.length === 0) return [];
    if (this.mayEnter(index, 1) || !this.mayEnter(index, 2)) return [];
    const transitions = this.transitionsOf(index);
    if (transitions.some(({ code }) => code.to === 1)) return [];
    // A faulty record may be meant to activate it.
    const isNamed = this.model.influences.some(
      ({ kind, quests }) => kind === 'record' && (quests === 'all' || quests.includes(index)),
    );
    if (isNamed) return [];
    const completions = transitions.filter((each) => each.code.to === 2 && !analysis.obstacles.whyDead(each));
    return [{ quest, completions }];
  }

  /** neverCompleted reports Completed: everything about that state waits for it. */
  unreachable(quest: FlowQuest): NeverActive[] {
    const { analysis } = this;
    const { index } = quest;
    if (!quest.enabled || this.mayEnter(index, 1) || !this.mayEnter(index, 2)) return [];
    if (!isCause(analysis.obstacles.trail({ quest: index, state: 1 }), index)) return [];
    const transitions = this.transitionsOf(index).filter(({ code }) => code.from === 1);
    const effects = this.effectsOf(quest, 1);
    return effects.length + transitions.length === 0 ? [] : [{ quest, effects, transitions }];
  }

  private mayEnter(quest: number, state: QuestState): boolean {
    return this.analysis.possible.isPossible(quest, state);
  }

  private transitionsOf(quest: number): readonly FlowTransition[] {
    return this.model.transitionsOf.get(quest) ?? [];
  }

  private effectsOf({ index }: FlowQuest, state: QuestState): readonly FlowReaction[] {
    return this.model.reactionsTo.get(factIndex(index, state)) ?? [];
  }

  private questsOf(facts: readonly Fact[]): readonly FlowQuest[] {
    const indexes = new Set(facts.map(({ quest }) => quest));
    return [...indexes].flatMap((index) => this.model.quests[index] ?? []);
  }
}

/** Whether a trail ends at the quest itself, so that nothing else needs to be repaired first. */
function isCause({ end, obstacle, passesRequirement }: Trail, quest: number): boolean {
  return !passesRequirement && obstacle !== 'disabled' && end.quest === quest;
}
