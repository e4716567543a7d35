import type { Place } from '../json/place.js';
import type { Fact } from './fact.js';

/**
 * Why roomlint cannot say what something does to quests:
 * - `logic`: a logic value or extraData that does not parse, or a task in it that is not an object.
 * - `effect`, `dialogue`: an effect of a type that the documents do not describe.
 * - `page`: a web page that the room opens: it may send any quest a state.
 * - `expression`: an expression in a field of something that is readable otherwise, or in the settings.
 * - `trigger`: a trigger without a `$type`, or with the fields of both forms.
 * - `task`: a record of an unknown kind, or with unknown fields, that names a quest.
 * - `nested`: a subscription or chain inside another effect.
 * - `inventory`: TriggeredByInventory.
 * - `code`: a TargetState that is neither a transition code nor a state.
 * - `reference`: a TaskTriggerId or requirement that names no quest, or a Name that is another quest's.
 * - `item`: logic of an item that the file lacks.
 * - `prefab`: OnEnterEvent on an item that is not a Trigger.
 * - `entries`: a quest whose entries disagree, or that has not exactly two.
 * - `roomTasks`: `roomTasks` names the quest.
 */
export type InfluenceKind =
  | 'logic'
  | 'effect'
  | 'dialogue'
  | 'page'
  | 'expression'
  | 'trigger'
  | 'task'
  | 'nested'
  | 'inventory'
  | 'code'
  | 'reference'
  | 'item'
  | 'prefab'
  | 'entries'
  | 'roomTasks';

/** A call that may set a quest to a state, once all of these facts have been entered. */
export interface QuestSet extends Fact {
  readonly needs: readonly Fact[];
  /** Whether nothing else has to be so: a play knows that it happens. */
  readonly isCertain: boolean;
}

/** Something that may move quests in ways that roomlint cannot read. */
export interface Influence {
  readonly kind: InfluenceKind;
  readonly place: Place;
  readonly item: string | undefined;
  /** The `$type` of an effect. */
  readonly type: string | undefined;
  /** The `$type` of the trigger that fires it. */
  readonly trigger?: string | undefined;
  /** What sets it off; undefined when it may always happen. */
  readonly when: Fact | undefined;
  /** The quests that it may set: to any state, unless `sets` says more. */
  readonly quests: readonly number[] | 'all';
  /** All that it may do, where that can be read. */
  readonly sets?: readonly QuestSet[];
  /** Whether it may also reset any quest. */
  readonly resets: boolean;
}
