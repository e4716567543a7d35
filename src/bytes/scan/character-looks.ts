import { SPACE } from '../text/characters.js';

/** What a character that is not visible is read as. */
export const IGNORED = -1;

const HYPHEN = 0x2d;

/** Characters that look like one of ASCII. */
const LOOKS: ReadonlyMap<number, number> = new Map([
  ...codes(
    [0x2d7, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2043, 0x2212, 0x2796, 0xfe58, 0xfe63, 0xff0d],
    HYPHEN,
  ),
  ...codes([0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000], SPACE),
  ...codes([0x2236, 0xa789, 0xfe55, 0xff1a], 0x3a),
  ...codes([0xfe66, 0xff1d], 0x3d),
  ...codes([0xab, 0xbb, 0x201c, 0x201d, 0x201e, 0x201f, 0x2033, 0x2039, 0x203a, 0xff02], 0x22),
  ...codes([0x2018, 0x2019, 0x201a, 0x201b, 0x2032, 0xff07], 0x27),
  ...codes([0xff1c], 0x3c),
  ...codes([0xff1e], 0x3e),
]);

function codes(all: readonly number[], ascii: number): [number, number][] {
  return all.map((code) => [code, ascii]);
}

/** The ASCII character that a character looks like, or IGNORED if invisible. @param next of a pair */
export function asciiOf(unit: number, next: number): number | undefined {
  if (unit < 0x85) return undefined;
  if (isIgnored(unit, next)) return IGNORED;
  if (unit >= 0x2000 && unit <= 0x200a) return SPACE;
  if (isWide(unit)) return unit - 0xfee0;
  return LOOKS.get(unit);
}

/** Full-width digits and letters. */
function isWide(unit: number): boolean {
  return (
    (unit >= 0xff10 && unit <= 0xff19) ||
    (unit >= 0xff21 && unit <= 0xff3a) ||
    unit === 0xff3f ||
    (unit >= 0xff41 && unit <= 0xff5a)
  );
}

const FILLERS: ReadonlySet<number> = new Set([0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5]);

/** Soft hyphens, joiners, marks of direction, fillers, variation selectors, tags (`mayHideName`). */
function isIgnored(unit: number, next: number): boolean {
  if (unit < 0x2000) return FILLERS.has(unit) || (unit >= 0x180b && unit <= 0x180f);
  if (unit <= 0x206f)
    return (
      (unit >= 0x200b && unit <= 0x200f) ||
      (unit >= 0x202a && unit <= 0x202e) ||
      (unit >= 0x2060 && unit !== 0x2065)
    );
  // U+E0000 to U+E01EF
  if (unit === 0xdb40) return next >= 0xdc00 && next <= 0xddef;
  if (unit === 0x2800 || unit === 0x3164 || unit === 0xffa0) return true;
  return (unit >= 0xfe00 && unit <= 0xfe0f) || unit === 0xfeff || (unit >= 0xfff9 && unit <= 0xfffb);
}
