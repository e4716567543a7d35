const PAIR = /[\ud800-\udbff][\udc00-\udfff]/;

/** A text in pieces of about so many UTF-16 units, in which no surrogate is parted from its other half. */
export function pairedPieces(text: string, size: number): readonly string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + size;
    const to = PAIR.test(text.slice(end - 1, end + 1)) ? end + 1 : end;
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
}
