import type { LineAndColumn, Position } from '../text/lines.js';
import type { Span } from '../text/span.js';
import { type PlaceAtOffset, type PlacePointers, TextPlaces } from './text-places.js';

/** {@link TextPlaces.placeAt} for a text that is asked about once. */
export function placeAt(bytes: Uint8Array, offset: number): PlaceAtOffset | undefined {
  return new TextPlaces(bytes).placeAt(offset);
}

/** {@link TextPlaces.spanOf} for a text that is asked about once. */
export function spanOf(bytes: Uint8Array, place: PlacePointers): Span | undefined {
  return new TextPlaces(bytes).spanOf(place);
}

/** {@link TextPlaces.positionsAt} for a text that is asked about once. */
export function positionsAt(bytes: Uint8Array, offsets: readonly number[]): readonly Position[] {
  return new TextPlaces(bytes).positionsAt(offsets);
}

/** {@link TextPlaces.offsetsAt} for a text that is asked about once. */
export function offsetsAt(bytes: Uint8Array, positions: readonly LineAndColumn[]): readonly number[] {
  return new TextPlaces(bytes).offsetsAt(positions);
}
