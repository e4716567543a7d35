import { brand } from '../../../bytes/text/brand.js';
import type { QuestGraph } from '../../../model/flow/graph.js';
import { framesOf } from './frames.js';
import { type LayOut, placeFrame } from './layout.js';
import { type Packing, packed } from './packing.js';
import type { Frame } from './parts.js';

/** A picture of more quests or arrows would take minutes to draw, and nobody could read it. */
const MAX_QUESTS = 2_000;
const MAX_ARROWS = 12_000;
/** The same for quests that are drawn together: the time grows with the square. */
const MAX_ARROWS_TOGETHER = 1_000;

/** A graph that is too large for a picture. The message says how large, and what a picture may have. */
export class TooLargeToDrawError extends Error {
  static {
    brand(TooLargeToDrawError, 'TooLargeToDrawError');
  }

  override readonly name = 'TooLargeToDrawError';
}

/** The picture of a graph: every part with its place. @throws TooLargeToDrawError, and as `layOut` does */
export async function drawn(graph: QuestGraph, layOut: LayOut): Promise<Packing> {
  refuseMore('quests', graph.quests.length, MAX_QUESTS);
  const parts = framesOf(graph);
  refuseTooManyArrows(parts);
  const frames = [];
  for (const frame of parts) frames.push(await placeFrame(frame, layOut));
  return packed(frames);
}

function refuseTooManyArrows(frames: readonly Frame[]): void {
  let all = 0;
  let most = 0;
  for (const { edges } of frames) {
    all += edges.length;
    most = Math.max(most, edges.length);
  }
  refuseMore('arrows', all, MAX_ARROWS);
  refuseMore('arrows between a few quests', most, MAX_ARROWS_TOGETHER);
}

function refuseMore(what: string, count: number, most: number): void {
  if (count <= most) return;
  const [is, may] = [count, most].map((number) => number.toLocaleString('en'));
  throw new TooLargeToDrawError(`${is} ${what} are too many for a picture, which has ${may} at most`);
}
