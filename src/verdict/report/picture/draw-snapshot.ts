import {
  FUNCTION,
  readOptions,
  requireArgument,
  requireBytes,
  STRING,
} from '../../../bytes/text/arguments.js';
import { questGraph } from '../../../model/flow/graph.js';
import { credentialMask } from '../../lint/redaction.js';
import { readRoom } from '../../play/read-room.js';
import type { LayOut } from './layout.js';
import { drawn } from './picture.js';
import { svg } from './svg.js';

/**
 * The quests of a snapshot as the SVG that `roomlint graph --format svg` prints, with credentials covered.
 * Throws what `layOut` throws.
 *
 * @param layOut gives the parts their places: the `layout` of elkjs, or what works like it
 * @throws SnapshotError when the bytes hold no snapshot
 * @throws TooLargeToDrawError when the room has too many quests or arrows for a picture
 * @throws TypeError for an argument of another type
 */
export async function drawSnapshot(
  bytes: Uint8Array,
  layOut: LayOut,
  options: { readonly title?: string } = {},
): Promise<string> {
  requireBytes(bytes);
  requireArgument('layOut', layOut, FUNCTION);
  const { title = 'Quests' } = readOptions(options, { title: STRING });
  const covered = credentialMask(bytes);
  const graph = covered(questGraph(readRoom(bytes).room.analysis));
  return svg(await drawn(graph, layOut), covered(title)).join('');
}
