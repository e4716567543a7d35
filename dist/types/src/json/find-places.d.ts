import { type PlaceQuery } from './place-query.js';
/** One pass over one text: fills in `found` of all queries in it. Returns those that were found, each once. */
export declare function findPlaces(bytes: Uint8Array, root: PlaceQuery, depth: number): Set<PlaceQuery>;
