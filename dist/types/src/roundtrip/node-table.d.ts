/** A node without a key: an element, or the root. */
export declare const NO_KEY = -1;
/**
 * The values of a JSON text, flat, in the order of the text: four numbers a value and no object, so that fifty
 * megabytes fit. A node's children are the nodes from `node + 1` on, each next one at `after` of the one before. All offsets are bytes.
 */
export declare class NodeTable {
    bytes: Uint8Array;
    count: number;
    /** Where a value begins. */
    start: Int32Array<ArrayBuffer>;
    /** The offset after it. */
    end: Int32Array<ArrayBuffer>;
    /** Where its key begins, at the quote, or {@link NO_KEY}. */
    key: Int32Array<ArrayBuffer>;
    /** The first node that is not part of it. */
    after: Int32Array<ArrayBuffer>;
    private hashes;
    /**
     * Reads a text, strictly by RFC 8259; false when it is not JSON. Replaces what was read before, so that one table serves many texts.
     *
     * @param from where the text begins, behind a byte-order mark
     */
    read(bytes: Uint8Array, from?: number): boolean;
    private add;
    private grow;
    isObject(node: number): boolean;
    isArray(node: number): boolean;
    isString(node: number): boolean;
    /** The offset after the key of a node. */
    keyEnd(node: number): number;
    /** How many members or elements a container has. */
    childCount(node: number): number;
    /** The members or elements of a container. */
    children(node: number): Int32Array;
    /** A hash of a node's tokens, its key aside and the white space between them: different values rarely have the same. */
    hash(node: number): number;
    private hashAll;
}
