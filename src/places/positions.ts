import { type LineAndColumn, LineIndex, offsetsOf, type Position } from '../text/lines.js';
import { byteOffset } from '../text/span.js';

/**
 * The line and column of each offset, both from 1, columns in UTF-16 units. An offset inside a character is at the character.
 *
 * @throws RangeError for an offset that is not in the text
 */
export function positionsAt(bytes: Uint8Array, offsets: readonly number[]): readonly Position[] {
  const lines = new LineIndex(bytes);
  return offsets.map((offset) => {
    requireOffset(bytes, offset);
    return lines.positionOf(byteOffset(offset));
  });
}

/**
 * The opposite: the byte offset of each line and column. A column after the end of its line is the end of the line, and a line
 * after the last one is the end of the text, as in editors.
 *
 * @throws RangeError for a line or column that is not a whole number from 1
 */
export function offsetsAt(bytes: Uint8Array, positions: readonly LineAndColumn[]): readonly number[] {
  for (const { line, column } of positions)
    for (const [name, number] of Object.entries({ line, column }))
      if (!Number.isInteger(number) || number < 1)
        throw new RangeError(`${name} must be a whole number from 1, not ${number}`);
  return offsetsOf(bytes, positions);
}

/** @throws RangeError for an offset that is not in the text. The end of the text is. */
export function requireOffset(bytes: Uint8Array, offset: number): void {
  if (!Number.isInteger(offset) || offset < 0 || offset > bytes.length)
    throw new RangeError(`an offset must be a whole number from 0 to ${bytes.length}, not ${offset}`);
}
