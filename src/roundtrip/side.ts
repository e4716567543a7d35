/** One of the two texts of a comparison. */
export type Side = 'before' | 'after';
