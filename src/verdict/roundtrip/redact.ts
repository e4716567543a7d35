import { prescan } from '../../bytes/scan/prescan.js';
import { findRawSecrets, SecretMask } from '../../bytes/scan/secrets.js';
import type { Comparison, Difference, DifferencePlace, Side } from './difference.js';

/** One of the texts has more credentials than can be masked wherever they occur. */
export class TooManyCredentialsError extends Error {
  override readonly name = 'TooManyCredentialsError';

  constructor(
    readonly which: Side,
    readonly most: number,
  ) {
    super(`the text ${which} contains more than ${most} credentials`);
  }
}

const SIDES = ['before', 'after'] as const satisfies readonly Side[];

/** Masks the credentials of two valid JSON texts. @throws TooManyCredentialsError beyond `most` */
export function maskOfBoth(texts: Readonly<Record<Side, Uint8Array>>, most: number): SecretMask {
  return new SecretMask(
    SIDES.flatMap((side) => {
      const secrets = prescan(texts[side]).secretHints ? findRawSecrets(texts[side], most) : [];
      if (secrets.length > most) throw new TooManyCredentialsError(side, most);
      return secrets.map((secret) => secret.text);
    }),
  );
}

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
