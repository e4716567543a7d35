import { type Layout, type TextLayout } from './layout.js';
/** An object or array of a text, with the offsets of all it holds. */
export declare class Container {
    private readonly bytes;
    readonly start: number;
    readonly end: number;
    private readonly list;
    readonly isArray: boolean;
    readonly count: number;
    private keysByIndex;
    private indexes;
    private byKey;
    private orderOfKeys;
    /** @param list start and end of each key (NONE for an element) and of each value */
    constructor(bytes: Uint8Array, start: number, end: number, list: readonly number[]);
    startOf(index: number): number;
    endOf(index: number): number;
    /** Which member or element begins at an offset; undefined when none does. */
    indexAt(start: number): number | undefined;
    /** The keys, decoded, in the order of the text. */
    get keys(): readonly string[];
    /** The members of a key: none, one, or several where the key is there again. */
    having(key: string): readonly number[];
    /** Whether one key comes before another, where the keys stand in an order; undefined where they stand in none. */
    get order(): InOrder | undefined;
    /** Where a new key belongs among keys that stand in order: before the member of this index. The end where they are in none. */
    placeFor(key: string): number;
    /** The layout that a new neighbour of the member or element at `index` takes over. */
    layoutAt(index: number, text: TextLayout): Layout;
    /** Between two neighbours. */
    private gap;
    /** What would stand behind the only one there is, if there were another. */
    private onlyGap;
}
type InOrder = (before: string, after: string) => boolean;
export {};
