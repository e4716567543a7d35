import { mayHoldCredential } from '../scan/prescan.js';
import { findRawSecrets, SecretMask } from '../scan/secrets.js';
import type { Comparison, Difference, DifferencePlace } from './difference.js';

/** Masks the credentials of some texts. */
export function maskOf(...texts: readonly Uint8Array[]): SecretMask {
  return new SecretMask(texts.flatMap((bytes) => findRawSecrets(bytes).map((secret) => secret.text)));
}

/** Those of some valid JSON texts that may hold credentials. */
export function mayHoldCredentials(...texts: readonly Uint8Array[]): Uint8Array[] {
  return texts.filter(mayHoldCredential);
}

/** The comparison with the credentials of both texts masked in messages and pointers. */
export function redactComparison(comparison: Comparison, before: Uint8Array, after: Uint8Array): Comparison {
  if (comparison.differences.length === 0 && comparison.groups.length === 0) return comparison;
  const mask = maskOf(...mayHoldCredentials(before, after));
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
