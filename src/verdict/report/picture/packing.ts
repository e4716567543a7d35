import type { PlacedFrame, Point, Rectangle } from './placed.js';

/** Room around a frame, and above it for its title. */
export const FRAME_PADDING = 16;
export const FRAME_TITLE = 24;
const GAP = 28;
/** The width of a picture in proportion to its height. */
const ASPECT = 1.6;

export interface PackedFrame {
  readonly frame: PlacedFrame;
  /** With padding and title. */
  readonly area: Rectangle;
  /** What the places in the frame are counted from. */
  readonly origin: Point;
}

export interface Packing {
  readonly frames: readonly PackedFrame[];
  readonly width: number;
  readonly height: number;
}

/** Puts frames side by side, in rows, so that all together are about as wide as a screen. */
export function packed(frames: readonly PlacedFrame[]): Packing {
  const sizes = frames.map((frame) => {
    const top = frame.title === '' ? 0 : FRAME_TITLE;
    return {
      frame,
      top,
      width: frame.width + 2 * FRAME_PADDING,
      height: frame.height + 2 * FRAME_PADDING + top,
    };
  });
  const area = sizes.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0);
  const rowWidth = sizes.reduce((most, { width }) => Math.max(most, width), Math.sqrt(area * ASPECT));
  const result: PackedFrame[] = [];
  let [x, y, rowHeight, width] = [0, 0, 0, 0];
  for (const size of sizes) {
    if (x > 0 && x + size.width > rowWidth) {
      y += rowHeight + GAP;
      x = 0;
      rowHeight = 0;
    }
    result.push({
      frame: size.frame,
      area: { x, y, width: size.width, height: size.height },
      origin: { x: x + FRAME_PADDING, y: y + FRAME_PADDING + size.top },
    });
    x += size.width + GAP;
    rowHeight = Math.max(rowHeight, size.height);
    width = Math.max(width, x - GAP);
  }
  return { frames: result, width, height: y + rowHeight };
}
