import { type Want } from './want.js';
/** One pass over one text: fills in `found` of all wants in it. Returns those that were found, each once. */
export declare function findWants(bytes: Uint8Array, root: Want, depth: number): Set<Want>;
