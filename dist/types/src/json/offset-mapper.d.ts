/** Numbers in found places that are offsets, collected so that one sorted pass can map them to the text around. */
export declare class OffsetMapper {
    private readonly slots;
    add(numbers: number[]): void;
    addAll(other: OffsetMapper): void;
    /** Replaces every offset by what `mapping` gives for it; `mapping` gets them sorted upwards. */
    map(mapping: (sorted: readonly number[]) => number[]): void;
}
