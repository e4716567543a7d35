import type { PlaceMatcher } from '../lint/place-glob.js';
import type { DifferenceClass, Keep } from './difference.js';

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
