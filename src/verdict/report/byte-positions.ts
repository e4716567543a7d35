import type { Splice } from '../../bytes/json/edit/edit.js';
import { CR, LF } from '../../bytes/text/characters.js';
import type { Finding } from '../lint/finding.js';

/** Line and column from 1, the column in bytes. */
export interface BytePosition {
  readonly line: number;
  readonly column: number;
}

/** The positions of all findings of a file, by offset, in one pass over the bytes. */
export function positionsOf(
  bytes: Uint8Array,
  findings: readonly Finding[],
): ReadonlyMap<number, BytePosition> {
  return bytePositions(bytes, findings.flatMap(offsetsOf));
}

/** The edit to suggest: the only one of a safe fix, because one click commits it. */
export function onlyEdit({ fix }: Finding): Splice | undefined {
  return fix?.safety === 'safe' && fix.edits.length === 1 ? fix.edits[0] : undefined;
}

function offsetsOf(finding: Finding): number[] {
  const edit = onlyEdit(finding);
  const ranges = [finding, ...finding.related].flatMap(({ start, end }) => [start.offset, end.offset]);
  return edit === undefined ? ranges : [...ranges, edit.start, edit.end];
}

/** Lines and columns for offsets, in one pass over the bytes. Lines end at LF, CRLF or a lone CR. */
function bytePositions(bytes: Uint8Array, offsets: readonly number[]): Map<number, BytePosition> {
  const found = new Map<number, BytePosition>();
  let [at, line, lineStart] = [0, 1, 0];
  for (const offset of [...offsets].sort((a, b) => a - b)) {
    for (; at < offset; at++) {
      const byte = bytes[at];
      if (byte !== LF && !(byte === CR && bytes[at + 1] !== LF)) continue;
      line++;
      lineStart = at + 1;
    }
    found.set(offset, { line, column: offset - lineStart + 1 });
  }
  return found;
}
