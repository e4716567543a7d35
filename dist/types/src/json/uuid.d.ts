/** The version of a UUID (RFC 9562, section 4), 0 for one of another variant; undefined for what has no UUID's layout. */
export declare function uuidVersion(text: string): number | undefined;
