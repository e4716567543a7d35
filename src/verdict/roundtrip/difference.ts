import type { Range } from '../lint/finding.js';
import type { PlaceMatcher } from '../lint/place-glob.js';
import type { UnknownParts } from './unknown-parts.js';

/** One of the two texts of a comparison. */
export type Side = 'before' | 'after';

/** How two texts differ at a place, the worst first. */
export const DIFFERENCE_CLASSES = ['removed', 'changed', 'added', 'order', 'spelling', 'layout'] as const;
export type DifferenceClass = (typeof DIFFERENCE_CLASSES)[number];

/** A place in one of the two texts. */
export interface DifferencePlace extends Range {
  /** RFC 6901 pointer into the file. */
  readonly pointer: string;
  /** Pointers inside strings that hold JSON, outermost first. */
  readonly embedded: readonly string[];
}

/** One difference between two texts. A side where nothing exists has no place. */
export interface Difference {
  readonly class: DifferenceClass;
  /** Whether the schemas know the field, section or `$type` that differs. */
  readonly known: boolean;
  /** What differs, in words, with both values where that helps. */
  readonly message: string;
  /** The number of places: white space is reported once per text. 1 for everything else. */
  readonly count: number;
  readonly before: DifferencePlace | undefined;
  readonly after: DifferencePlace | undefined;
  /** Whether `--keep` or `--allow` forgives it. */
  readonly forgiven: boolean;
  /** What no schema knows inside a known value that was removed or replaced; undefined if nothing. */
  readonly unknownInside: UnknownParts | undefined;
  /** Whether it is an added member that hides an equal key with something unknown in it. */
  readonly hides: boolean;
}

/** Differences of one class at similar places, such as the same field of every item. */
export interface DifferenceGroup {
  readonly class: DifferenceClass;
  readonly known: boolean;
  readonly forgiven: boolean;
  /** The pointers, with a star for every key or index that varies. Pointers inside strings follow `#`. */
  readonly places: string;
  readonly count: number;
  /** The number of unknown parts inside the values that were removed or replaced. */
  readonly unknownInside: number;
  readonly first: Difference;
}

/** What must be kept: every byte, every value, or everything that the schemas do not know. */
export const KEEPS = ['bytes', 'values', 'unknown'] as const;
export type Keep = (typeof KEEPS)[number];

export type Verdict = 'identical' | 'kept' | 'lost';

export interface Comparison {
  readonly verdict: Verdict;
  readonly keep: Keep;
  /** In the order of the text before, then of the text after; at most `maxDifferences`. */
  readonly differences: readonly Difference[];
  /** The number of differences that are not listed. */
  readonly omitted: number;
  /** All differences: not forgiven before forgiven, worst class first, unknown before known. */
  readonly groups: readonly DifferenceGroup[];
}

/** The properties of a difference that decide whether it is forgiven. */
export interface Judged {
  readonly class: DifferenceClass;
  readonly known: boolean;
  /** It is in an array, where order is part of the value. */
  readonly inArray?: boolean;
  /** It changes what a reader sees of something that no schema knows. */
  readonly touchesUnknown?: boolean;
  /** A whole section is gone, with what is in it. */
  readonly takesSection?: boolean;
}

/** What must be kept, and which places are exempt. */
export class KeepPolicy {
  constructor(
    readonly keep: Keep,
    private readonly allow: readonly PlaceMatcher[],
    /** Whether a record that is gone as a whole must be kept if something in it is unknown. */
    readonly keepsRecords = false,
  ) {}

  get hasExemptions(): boolean {
    return this.allow.length > 0;
  }

  isExempt(pointer: string, embedded: readonly string[]): boolean {
    return this.allow.some((matches) => matches(pointer, embedded));
  }

  /**
   * Whether `keep` forgives a difference, regardless of exemptions.
   *
   * @param isEmbedded whether it is in a string that holds JSON
   * @param takesUnknown whether something unknown is in a value that is gone
   */
  forgives(difference: Judged, isEmbedded: boolean, takesUnknown: boolean): boolean {
    const { class: differenceClass, inArray = false } = difference;
    switch (this.keep) {
      case 'bytes':
        return false;
      case 'values':
        // A string is a value, so the spelling and white space of the JSON in it count.
        if (isEmbedded) return false;
        return (
          differenceClass === 'layout' ||
          differenceClass === 'spelling' ||
          (differenceClass === 'order' && !inArray)
        );
      case 'unknown':
        if (differenceClass === 'added') return difference.touchesUnknown !== true;
        return difference.known && difference.takesSection !== true && !(this.keepsRecords && takesUnknown);
    }
  }
}
