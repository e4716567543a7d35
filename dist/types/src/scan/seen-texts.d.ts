/**
 * Notes many texts by two hashes each, to find out whether any two are equal, in a fraction of the time and memory of a set. Different
 * texts may hash alike: what seems to have been there is to be looked at, what does not is new. Letters of ASCII count
 * the same in both cases.
 */
export declare class SeenTexts {
    private low;
    private high;
    private count;
    /** Notes a text; true when it seems to have been noted before. */
    add(text: string): boolean;
    private insert;
    private grow;
}
