import type { PendingPlace, Wording } from './collector.js';
import type { DifferenceClass } from './difference.js';
import type { AlikePlace } from './places.js';
import type { UnknownParts } from './unknown-parts.js';

type PlaceMaker = (() => PendingPlace) | undefined;

/** A difference, with functions that create its message and places if it is kept. */
export interface ReportedDifference {
  readonly class: DifferenceClass;
  readonly known: boolean;
  readonly wording: Wording;
  readonly place: AlikePlace;
  readonly inArray?: boolean;
  readonly takesSection?: boolean;
  readonly touchesUnknown?: boolean;
  readonly unknownInside?: UnknownParts;
  readonly hides?: boolean;
  readonly message: () => string;
  readonly before: PlaceMaker;
  readonly after: PlaceMaker;
}
