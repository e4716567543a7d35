import { type Span } from '../../text/span.js';
/** What stands in front of the JSON, or in its place. */
export interface ForeignStart {
    readonly kind: 'web-page' | 'lfs-pointer' | 'code-fence' | 'text-before-json' | 'no-json';
    readonly span: Span;
    /** Where the JSON begins behind it; undefined where none does. */
    readonly json: number | undefined;
    /** Whether a line of backticks stands before the JSON, so that another ends it. */
    readonly isFence: boolean;
}
/** Tells a text that was never a JSON file from one with a slip in it: its slips, one by one, would say nothing. Linear time. */
export declare function foreignStart(bytes: Uint8Array): ForeignStart | undefined;
