import type { Place } from '../json/place.js';
import { type JsonValue } from '../json/value.js';
/**
 * Names findings so that the name stays when lines move: by rule, by the identity of what they point at, and by its value.
 * Identity is the pointer with each array index replaced by the element's Id, its id, or its `$type` and Name.
 */
export declare class Fingerprints {
    private readonly root;
    private readonly counts;
    /** Of values that are long to write: a thousand findings at one of them do not write it a thousand times. */
    private readonly digests;
    /** At each depth the string that was read last, and what it holds: findings come in file order. */
    private readonly embedded;
    constructor(root: JsonValue | undefined);
    /** Call in file order: equal fingerprints get `:2`, `:3` and so on. */
    next(rule: string, place: Place | undefined): string;
    /** The value, or what stands for it where it is long. */
    private briefly;
    private identify;
    /** The JSON that a string holds which stands within `depth` others. */
    private inside;
}
