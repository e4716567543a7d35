import type { QuestState } from '../snapshot/quest-states.js';
import { type Fact, type FlowRequirement, type FlowTransition, factIndex, sourceOf } from './model.js';
import type { Reachability } from './reachability.js';

/*
 * Explains why something can never happen in a room: why no play brings a quest to a state, and why a transition
 * never changes anything. A fact is a quest in a state. Each impossible fact has an obstacle, often another
 * impossible fact; following them leads to what has to be repaired.
 */

/** Why a fact is impossible, closest first; `path` leads from that fact to the one where it ends. */
export type Reason =
  /** The last fact's quest has Enabled set to false. */
  | { readonly kind: 'disabled'; readonly path: readonly Fact[] }
  /** Nothing leads to the last fact. */
  | { readonly kind: 'nothing-leads-there'; readonly path: readonly Fact[] }
  /** The last fact waits for a requirement that asks for more completions than there can ever be. */
  | {
      readonly kind: 'requirement';
      readonly path: readonly Fact[];
      readonly requirement: FlowRequirement;
      /** The most that there can be. */
      readonly most: number;
    }
  /** The facts of `circle` wait for each other; the path ends with its first. */
  | { readonly kind: 'circle'; readonly path: readonly Fact[]; readonly circle: readonly Fact[] }
  /** Time, limits or other quests prevent it: its time is over before, or every order of steps was tried. */
  | { readonly kind: 'prevented' };

/** Why a transition can never change anything. */
export type DeadReason =
  | { readonly kind: 'disabled' }
  /** The state that its code requires, or what sets off its chain. */
  | { readonly kind: 'guard' | 'source'; readonly fact: Fact }
  | { readonly kind: 'requirement'; readonly requirement: FlowRequirement };

/** What stands directly in the way of a fact: another fact, or something that leads no further. */
type Obstacle =
  /** The requirement that waits for the fact, if one does. */
  | { readonly kind: 'fact'; readonly fact: Fact; readonly requirement?: FlowRequirement }
  | { readonly kind: 'disabled' | 'nothing-leads-there' }
  | Omit<Extract<Reason, { kind: 'requirement' }>, 'path'>;

/** Where the obstacles of an impossible fact lead. */
export interface Trail {
  /** The last fact; of a circle, the one that represents it. */
  readonly end: Fact;
  /** What its obstacle is. */
  readonly obstacle: Exclude<Obstacle['kind'], 'fact'> | 'circle';
  /** The facts of the circle that it ends in. */
  readonly circle: readonly Fact[];
  /** A quest on the way waits for a requirement. */
  readonly passesRequirement: boolean;
}

interface WayStep {
  readonly fact: Fact;
  /** Whether a requirement is the obstacle. */
  readonly waits: boolean;
}

const NONE: ReadonlyMap<number, Trail> = new Map();

/** The obstacles of what a reachability calls impossible. All trails together take linear time. */
export class Obstacles {
  private readonly trails = new Map<number, Trail>();

  constructor(private readonly reachability: Reachability) {}

  /** Why a state is impossible. */
  why(quest: number, state: QuestState): Reason {
    const { steps, obstacle, round } = this.follow({ quest, state }, NONE);
    const path = steps.map(({ fact }) => fact);
    return obstacle === undefined
      ? { kind: 'circle', path, circle: path.slice(round) }
      : { ...obstacle, path };
  }

  /** Why a transition can never change anything; undefined when it can. */
  whyDead(transition: FlowTransition): DeadReason | undefined {
    const { reachability } = this;
    const { quest: index, code } = transition;
    const quest = reachability.model.quests[index];
    if (quest === undefined) return undefined;
    if (!quest.enabled) return { kind: 'disabled' };
    const source = sourceOf(transition);
    if (source !== undefined && !reachability.isPossible(source.quest, source.state))
      return { kind: 'source', fact: source };
    if (code.from !== 'any' && !reachability.isPossible(index, code.from))
      return { kind: 'guard', fact: { quest: index, state: code.from } };
    if (code.to !== 1) return undefined;
    const requirement = quest.requirements.find((each) => !reachability.isMet(each));
    return requirement && { kind: 'requirement', requirement };
  }

  /** The first obstacle of an impossible fact. */
  private obstacleOf({ quest, state }: Fact): Obstacle {
    const { reachability } = this;
    const { quests, transitionsOf } = reachability.model;
    if (quests[quest]?.enabled !== true) return { kind: 'disabled' };
    let obstacle: Obstacle | undefined;
    for (const transition of transitionsOf.get(quest) ?? []) {
      if (transition.code.to !== state) continue;
      const reason = this.whyDead(transition);
      if (reason === undefined || reason.kind === 'disabled') continue;
      if (reason.kind !== 'requirement') {
        obstacle ??= { kind: 'fact', fact: reason.fact };
        continue;
      }
      // A requirement is the better answer: everything else about the transition may be fine.
      const { requirement } = reason;
      const required = requirement.quest;
      if (required !== undefined && !reachability.isPossible(required, 2))
        return { kind: 'fact', fact: { quest: required, state: 2 }, requirement };
      const most = required === undefined ? 0 : reachability.completions(required);
      return { kind: 'requirement', requirement, most };
    }
    return obstacle ?? { kind: 'nothing-leads-there' };
  }

  /** Where the obstacles of an impossible fact lead, kept for every fact on the way. */
  trail(fact: Fact): Trail {
    const { steps, obstacle, round = steps.length, known } = this.follow(fact, this.trails);
    const circle = steps.slice(round);
    let trail = known ?? {
      end: obstacle === undefined ? this.representative(circle) : (steps.at(-1)?.fact ?? fact),
      obstacle: obstacle?.kind ?? 'circle',
      circle: circle.map((step) => step.fact),
      passesRequirement: circle.some(({ waits }) => waits),
    };
    for (const step of steps.toReversed()) {
      if (step.waits && !trail.passesRequirement) trail = { ...trail, passesRequirement: true };
      this.trails.set(factIndex(step.fact.quest, step.fact.state), trail);
    }
    return trail;
  }

  /** Follows obstacles to one that leads no further, to a trail, or back to a step of the way: its number is `round`. */
  private follow(fact: Fact, trails: ReadonlyMap<number, Trail>) {
    const steps: WayStep[] = [];
    const at = new Map<number, number>();
    for (let next = fact; ; ) {
      const index = factIndex(next.quest, next.state);
      const [known, round] = [trails.get(index), at.get(index)];
      if (known !== undefined || round !== undefined) return { steps, known, round };
      const obstacle = this.obstacleOf(next);
      at.set(index, steps.length);
      steps.push({ fact: next, waits: 'requirement' in obstacle });
      if (obstacle.kind !== 'fact') return { steps, obstacle };
      next = obstacle.fact;
    }
  }

  /** The first quest that can never start, or else the first quest. */
  private representative(steps: readonly WayStep[]): Fact {
    const circle = steps.map(({ fact }) => fact);
    const never = circle.filter(({ quest }) => !this.leavesNotActive(quest));
    const [first, ...others] = never.length > 0 ? never : circle;
    let least = first as Fact;
    for (const fact of others) if (fact.quest < least.quest) least = fact;
    return least;
  }

  /** Whether a quest may ever be something else than Not Active. */
  leavesNotActive(quest: number): boolean {
    return this.reachability.isPossible(quest, 1) || this.reachability.isPossible(quest, 2);
  }
}
