import type { SecretMask } from '../../bytes/scan/secrets.js';
import type { Comparison, Difference, DifferencePlace } from './difference.js';

/** The comparison with the credentials of both texts masked in messages and pointers. */
export function redactComparison(comparison: Comparison, mask: SecretMask): Comparison {
  if (mask.isEmpty) return comparison;
  const redacted = (difference: Difference): Difference => ({
    ...difference,
    message: mask.mask(difference.message),
    unknownInside: difference.unknownInside && {
      ...difference.unknownInside,
      pointers: difference.unknownInside.pointers.map((pointer) => mask.mask(pointer)),
    },
    before: difference.before && redactPlace(difference.before, mask),
    after: difference.after && redactPlace(difference.after, mask),
  });
  return {
    ...comparison,
    differences: comparison.differences.map(redacted),
    groups: comparison.groups.map((group) => ({
      ...group,
      places: mask.mask(group.places),
      first: redacted(group.first),
    })),
  };
}

/** The place with the credentials in its pointers masked. */
export function redactPlace(place: DifferencePlace, mask: SecretMask): DifferencePlace {
  return {
    ...place,
    pointer: mask.mask(place.pointer),
    embedded: place.embedded.map((pointer) => mask.mask(pointer)),
  };
}
