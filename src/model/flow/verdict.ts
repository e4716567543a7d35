import type { Fact, FlowRequirement, Influence } from './model.js';
import type { Play } from './play.js';

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
