import type { PlainJson } from '../../bytes/json/value.js';

/** Something that may be written. */
export interface Choice {
  readonly kind: 'key' | 'value' | 'type' | 'code' | 'quest' | 'item' | 'name' | 'function';
  /** The key, value or text that is meant. */
  readonly value: PlainJson;
  /** A few words about it. */
  readonly detail: string;
}

/** What may be written in a part of a string. */
export interface PartChoices {
  /** Indexes into the text; the end is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly choices: readonly (Choice & { readonly value: string })[];
}
