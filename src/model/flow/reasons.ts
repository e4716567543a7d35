import type { QuestState } from '../snapshot/quest-states.js';
import {
  type Fact,
  type FlowModel,
  type FlowRequirement,
  type FlowTransition,
  factIndex,
  type Influence,
  type ModelIndex,
} from './model.js';
import type { Play } from './play.js';
import type { Reachability } from './reachability.js';

/** Why a transition can never change anything, as the reachability sees it; undefined when it can. */
export function whyDead(
  model: FlowModel,
  reachability: Reachability,
  { quest: index, code, cause }: FlowTransition,
): DeadReason | undefined {
  const quest = model.quests[index];
  if (quest === undefined) return undefined;
  if (!quest.enabled) return { kind: 'disabled' };
  const source = cause.kind === 'link' ? model.chains[cause.chain]?.source : undefined;
  if (source !== undefined && !reachability.isPossible(source.quest, source.state))
    return { kind: 'source', fact: source };
  if (code.from !== 'any' && !reachability.isPossible(index, code.from))
    return { kind: 'guard', fact: { quest: index, state: code.from } };
  if (code.to !== 1) return undefined;
  const requirement = quest.requirements.find((each) => !reachability.isMet(each));
  return requirement && { kind: 'requirement', requirement };
}

/** Why the reachability finds a state impossible: follows what each fact lacks to where that ends. */
export function whyImpossible(
  model: FlowModel,
  index: ModelIndex,
  reachability: Reachability,
  quest: number,
  state: QuestState,
): Reason {
  const path: Fact[] = [{ quest, state }];
  const at = new Map([[factIndex(quest, state), 0]]);
  for (;;) {
    const last = path.at(-1) ?? { quest, state };
    const step = whatLacks(model, index, reachability, last);
    if (step.kind !== 'fact') return { ...step, path };
    const before = at.get(factIndex(step.fact.quest, step.fact.state));
    if (before !== undefined) return { kind: 'circle', path, circle: path.slice(before) };
    at.set(factIndex(step.fact.quest, step.fact.state), path.length);
    path.push(step.fact);
  }
}

/** What a fact lacks next: another fact, or nothing that could be followed further. */
export type Lack =
  /** The requirement that waits for the fact, if one does. */
  | { readonly kind: 'fact'; readonly fact: Fact; readonly requirement?: FlowRequirement }
  | { readonly kind: 'disabled' | 'nothing-leads-there' }
  | Omit<Extract<Reason, { kind: 'requirement' }>, 'path'>;

/** The first thing that an impossible fact lacks. */
export function whatLacks(
  model: FlowModel,
  index: ModelIndex,
  reachability: Reachability,
  { quest, state }: Fact,
): Lack {
  if (model.quests[quest]?.enabled !== true) return { kind: 'disabled' };
  let lack: Lack | undefined;
  for (const transition of index.transitionsOf.get(quest) ?? []) {
    const { code } = transition;
    if (code.to !== state) continue;
    const reason = whyDead(model, reachability, transition);
    if (reason === undefined || reason.kind === 'disabled') continue;
    if (reason.kind !== 'requirement') {
      lack ??= { kind: 'fact', fact: reason.fact };
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
  return lack ?? { kind: 'nothing-leads-there' };
}

/** Whether a quest can come to be in a state. */
export type FlowVerdict =
  /** `isShortest`: no play with fewer steps enters it. If false, there may be one. */
  | { readonly kind: 'reachable'; readonly play: Play; readonly isShortest: boolean }
  | { readonly kind: 'impossible'; readonly reason: Reason }
  /** `influences` may cause it. If there are none, it only means that no play was found. */
  | {
      readonly kind: 'unknown';
      readonly influences: readonly Influence[];
      /** No play enters it, but under another reading of the documents one would. */
      readonly dependsOnReading?: boolean;
    };

/** What a fact lacks, closest first; `path` leads from the asked fact to where it ends. */
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
  /** Every play was tried, with every order of what falls due: time, limits or other quests prevent it. */
  | { readonly kind: 'tried'; readonly states: number };

/** Why a transition can never change anything. */
export type DeadReason =
  | { readonly kind: 'disabled' }
  /** The state that its code requires, or what sets off its chain. */
  | { readonly kind: 'guard' | 'source'; readonly fact: Fact }
  | { readonly kind: 'requirement'; readonly requirement: FlowRequirement };
