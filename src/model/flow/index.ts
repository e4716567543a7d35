/* What rules and the command line use of the flow of a room. */

export type {
  BlockedRequirement,
  FlowFaults,
  NeverActivated,
  NeverCompleted,
  Shortcut,
  UncheckedQuest,
  UnreachableState,
} from './faults.js';
export type { EndlessChain } from './loops.js';
export type { Fact, FlowChain, FlowModel, FlowQuest, FlowReaction, FlowTransition } from './model.js';
export { playText } from './script-words.js';
