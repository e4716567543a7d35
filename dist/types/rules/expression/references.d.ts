import { type Target } from '../../src/lint/draft.js';
import type { RawEmbedded } from '../../src/lint/rule.js';
import { type EmbeddedText } from '../../src/snapshot/embedded-text.js';
import type { Snapshot } from '../../src/snapshot/snapshot.js';
import { type ExpressionNames } from './expression-names.js';
import { type QuestFunction } from './read-expression.js';
/** A quest named in an expression by something else than its Name without the number. */
export interface OddReference {
    readonly by: QuestFunction;
    readonly name: string;
    readonly literal: boolean;
    readonly at: Target;
}
/** Reads the expressions in an item's logic: a string with JSON, or the raw value in its place. Does nothing in a file without `quests`. */
export declare function noteReferences(read: EmbeddedText | RawEmbedded, { quests }: Snapshot): void;
/** What was noted, once everything is read: nothing, or the references and the names to compare them with. */
export declare function referencesIn({ quests, }: Snapshot): {
    readonly references: readonly OddReference[];
    readonly names: ExpressionNames;
} | undefined;
