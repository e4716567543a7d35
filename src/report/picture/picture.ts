import type { QuestGraph } from '../../flow/graph-parts.js';
import { framesOf } from './frames.js';
import { type LayOut, placeFrame } from './layout.js';
import { type Packing, packed } from './packing.js';

/** The picture of a graph: every part with its place. Throws what `layOut` throws. */
export async function drawn(graph: QuestGraph, layOut: LayOut): Promise<Packing> {
  const frames = [];
  for (const frame of framesOf(graph)) frames.push(await placeFrame(frame, layOut));
  return packed(frames);
}
