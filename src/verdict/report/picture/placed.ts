import type { PictureBox, PictureEdge } from './parts.js';

/* The parts of a picture with their places. Lengths are pixels. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

export interface PlacedBox extends Rectangle {
  readonly box: PictureBox;
}

export interface PlacedEdge {
  readonly edge: PictureEdge;
  readonly points: readonly Point[];
  readonly label: Rectangle;
}

/** A frame whose parts have places from its top left corner. */
export interface PlacedFrame {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly edges: readonly PlacedEdge[];
}
