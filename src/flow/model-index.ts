import { addTo } from '../text/add-to.js';
import { factIndex } from './fact.js';
import type { FlowEvent, FlowModel, FlowRequirement, FlowTransition } from './model.js';

/** The parts of a model by what they depend on. */
export interface ModelIndex {
  readonly requiredBy: ReadonlyMap<number, readonly FlowRequirement[]>;
  /** Influences that may always happen, and others by the number of the fact that sets them off. */
  readonly unconditional: readonly number[];
  readonly influencesOf: ReadonlyMap<number, readonly number[]>;
  /** Influences that may move certain quests only, by quest. */
  readonly influencesOnly: ReadonlyMap<number, readonly number[]>;
  /** The transitions of each quest. */
  readonly transitionsOf: ReadonlyMap<number, readonly FlowTransition[]>;
  /** The events whose own effect is the chain, in order. */
  readonly eventsOfChain: ReadonlyMap<number, readonly FlowEvent[]>;
}

export function indexModel(model: FlowModel): ModelIndex {
  const requiredBy = new Map<number, FlowRequirement[]>();
  const transitionsOf = new Map<number, FlowTransition[]>();
  const influencesOf = new Map<number, number[]>();
  const influencesOnly = new Map<number, number[]>();
  const eventsOfChain = new Map<number, FlowEvent[]>();
  const unconditional: number[] = [];
  for (const { requirements } of model.quests)
    for (const requirement of requirements)
      if (requirement.quest !== undefined) addTo(requiredBy, requirement.quest, requirement);
  for (const transition of model.transitions) addTo(transitionsOf, transition.quest, transition);
  for (const event of model.events)
    for (const task of event.tasks)
      if (task.kind === 'direct' && task.chain !== undefined) addTo(eventsOfChain, task.chain, event);
  for (const [at, { when, quests, resets }] of model.influences.entries()) {
    if (quests !== 'all' && !resets) for (const quest of quests) addTo(influencesOnly, quest, at);
    if (when === undefined) unconditional.push(at);
    else addTo(influencesOf, factIndex(when.quest, when.state), at);
  }
  return { requiredBy, unconditional, influencesOf, influencesOnly, transitionsOf, eventsOfChain };
}
