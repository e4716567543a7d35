import { type JsonValue } from '../json/value.js';
import type { LevelPrescan, Prescan } from '../scan/prescan.js';
import type { TextFault } from './text-fault.js';
/** A text that can be read, or the faults that leave nothing to build a snapshot from. */
export type TextReading = {
    readonly kind: 'value';
    readonly value: JsonValue;
    readonly faults: readonly TextFault[];
    readonly prescan: Prescan;
} | {
    readonly kind: 'unreadable';
    readonly faults: readonly TextFault[];
};
/** What a quick look could not rule out. */
export interface Suspicion {
    readonly duplicateKeys: boolean;
    readonly unsafeNumbers: boolean;
    readonly loneSurrogates: boolean;
    readonly secrets: boolean;
}
/**
 * The first phase: bytes to value. A clean text is only looked at by fast scans and by JSON.parse; whatever they
 * cannot rule out is left, as a suspicion, to the exact readers.
 *
 * @param maxDepth levels of nesting beyond which nothing is read
 * @param prescanned gives the prescan of the bytes
 */
export declare function readText(bytes: Uint8Array, maxDepth: number, prescanned: () => Prescan): TextReading;
/** What the prescan of a valid text leaves open. Fewer members read than stand there means that some keys are equal. */
export declare function suspicionOf(found: LevelPrescan, value: JsonValue, secrets: boolean): Suspicion;
export declare function isSuspicious(suspicion: Suspicion): boolean;
/** Members of all objects in a value. Recursion is safe: deeper texts than the limit are never parsed. */
export declare function countMembers(value: JsonValue): number;
