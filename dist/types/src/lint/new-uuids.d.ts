import type { Place } from '../text/place.js';
/**
 * The UUIDs that fixes write. Each is a pure function of the file's bytes, the rule and the place, so that the same file
 * gives the same report, and another file, or the file once it is repaired, other UUIDs.
 */
export declare class NewUuids {
    private readonly bytes;
    private digest;
    constructor(bytes: Uint8Array);
    /** A UUID of version 4 (RFC 9562, section 5.4) for what `rule` renews at `place`. */
    of(rule: string, place: Place): string;
}
