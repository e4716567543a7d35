/**
 * The keys of all objects that are open, by two hashes each, so that equal ones show. Different keys may hash alike: what
 * seems equal is to be looked at, what does not is different, as long as no key is spelled with escapes.
 */
export declare class KeyNotes {
    seemEqual: boolean;
    escaped: boolean;
    deepest: number;
    /** Whether the innermost open container is an object. */
    inObject: boolean;
    private readonly hashes;
    private top;
    /** Of each open container: where its hashes begin, or ARRAY. */
    private readonly bases;
    private depth;
    private base;
    private readonly sets;
    open(isObject: boolean): void;
    close(): void;
    /** Forgets what is open: another text begins. */
    restart(): void;
    /** Notes a key of the innermost object by two 32-bit hashes of its bytes. */
    add(low: number, high: number): void;
}
