/** Pieces are joined up to about this many UTF-16 units, because small writes are slow. */
const BATCH = 1 << 18;

/** Writes many small pieces of text in few calls. */
export function writeBatched(pieces: Iterable<string>, write: (text: string) => void): void {
  let batch = '';
  for (const piece of pieces) {
    batch += piece;
    if (batch.length < BATCH) continue;
    write(batch);
    batch = '';
  }
  write(batch);
}
