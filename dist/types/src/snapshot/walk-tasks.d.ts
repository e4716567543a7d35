import type { Place } from '../json/place.js';
import type { Step } from '../json/pointer.js';
import { type JsonValue } from '../json/value.js';
import type { RecordName } from '../schema/index.js';
import type { EmbeddedText } from './embedded-text.js';
import type { Effect, OtherTask, PlacedSchemaFault, Subscription } from './records.js';
export interface TaskVisitor {
    schemaFault(fault: PlacedSchemaFault): void;
    subscription(subscription: Subscription): void;
    otherTask(task: OtherTask): void;
    effect(effect: Effect): void;
    embeddedText(text: EmbeddedText): void;
}
/** What reading one item's `Tasks` needs to know and to tell. */
export interface TaskContext {
    readonly itemKey: string;
    readonly visitor: TaskVisitor;
    /** Holds a record against its schema: the one at `place`, or at `step` from there. */
    check(record: RecordName, value: JsonValue, place: Place, step?: Step): void;
    /** ExtraText of a quest entry that a dialogue effect carries. */
    readDialogueText(text: string, place: Place): void;
    noteDialogueQuest(id: string, name: string | undefined): void;
}
/** Walks the records of a `Tasks` array and of the effects in it, at any depth. */
export declare function walkTasks(tasks: readonly JsonValue[], place: Place, context: TaskContext): void;
