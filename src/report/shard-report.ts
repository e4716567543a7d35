/** Which part of a check a report is about, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}
