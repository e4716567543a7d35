import type { QuestState } from '../snapshot/quest-states.js';
import type { Value } from './expression-values.js';
import type { FlowEvent } from './model.js';

/** One decision of a play. Quests are indexes into the model; seconds are finite, 0 or more. */
export type PlayStep =
  | { readonly kind: 'click' | 'enter'; readonly item: string }
  | { readonly kind: 'fire'; readonly item: string; readonly type: string }
  | { readonly kind: 'set'; readonly quest: number; readonly state: QuestState }
  /** A variable of the current player changes (`set`), or is said to have a value (`know`). */
  | { readonly kind: 'variable'; readonly by: 'set' | 'know'; readonly name: string; readonly value: Value }
  /** From here on, a number that was never set counts as 0. */
  | { readonly kind: 'unset is 0' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'player'; readonly name: string }
  | { readonly kind: 'reload' | 'leave' | 'join' };

export function triggerType(step: PlayStep): string | undefined {
  if (step.kind === 'click') return 'OnClickEvent';
  if (step.kind === 'enter') return 'OnEnterEvent';
  return step.kind === 'fire' ? step.type : undefined;
}

/** The step that sets off an event. */
export function stepFor({ item, type }: Pick<FlowEvent, 'item' | 'type'>): PlayStep {
  if (type === 'OnClickEvent') return { kind: 'click', item };
  if (type === 'OnEnterEvent') return { kind: 'enter', item };
  return { kind: 'fire', item, type };
}

/** Why a step cannot be played. Nothing has happened then. */
export type StepProblem =
  | { readonly kind: 'unknown-item'; readonly item: string }
  | { readonly kind: 'unknown-type'; readonly item: string; readonly type: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'present' }
  /** Not a number of seconds, or more than can be added to the time. */
  | { readonly kind: 'seconds' };
