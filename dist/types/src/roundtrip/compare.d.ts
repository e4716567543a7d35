import type { PlaceMatcher } from '../lint/place-glob.js';
import { type Comparison, type Keep } from './difference.js';
export { NotJsonError } from './not-json.js';
export interface CompareOptions {
    readonly keep: Keep;
    /** Places in which every difference is forgiven. */
    readonly allow: readonly PlaceMatcher[];
    /** How many differences are listed; 10,000 unless told. The groups count all of them. */
    readonly mostDifferences?: number;
}
/**
 * Compares two JSON texts, the one that was and the one that is, and classes every difference. Stretches that are the same byte
 * for byte are not looked into; time and memory are linear in the size of the texts, however deep they are nested.
 *
 * @throws NotJsonError when the texts are not the same bytes and one of them cannot be read as JSON
 */
export declare function compareTexts(before: Uint8Array, after: Uint8Array, options: CompareOptions): Comparison;
