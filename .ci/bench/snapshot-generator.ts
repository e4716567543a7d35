import { RoomBuilder } from './snapshot/scenes.js';
import { type SnapshotOptions, SnapshotWriter } from './snapshot/snapshot-writer.js';

export { MINIMUM_BYTES, type SnapshotOptions } from './snapshot/snapshot-writer.js';

/** A room that no rule has anything to say about, of exactly `bytes` bytes, in chunks to be joined. */
export function snapshotChunks(options: SnapshotOptions): string[] {
  const writer = new SnapshotWriter(options);
  const builder = new RoomBuilder(options.seed ?? 1);
  writer.addScene(builder.scene());
  while (writer.tryAddScene(builder.scene()));
  while (writer.tryAddPlaced(builder.ornament()));
  return writer.chunks({ padded: true });
}

/** So many places of a room are changed by {@link faulty} and {@link edited}. */
export const CHANGES = 1000;

/** The same room with up to 1,000 faults that can be repaired, spread over its quests. */
export function faulty(chunks: readonly string[]): string[] {
  return changed(chunks, '"AutoStart": false', '"AutoStart": true');
}

/** The same room as somebody else might write it: up to 1,000 values differ. */
export function edited(chunks: readonly string[]): string[] {
  // Both entries of a quest, which have to agree.
  return changed(chunks, '"Visible": true', '"Visible": false', 2);
}

/** Replaces up to 1,000 occurrences, as far apart from each other as they can be, `together` at a time. */
function changed(chunks: readonly string[], what: string, by: string, together = 1): string[] {
  const occurrences = chunks.reduce((sum, chunk) => sum + chunk.split(what).length - 1, 0);
  const every = Math.max(1, Math.floor(occurrences / CHANGES));
  let [seen, made] = [0, 0];
  return chunks.map((chunk) =>
    chunk.replaceAll(what, () => {
      if (Math.floor(seen++ / together) % every !== 0 || made === CHANGES) return what;
      made++;
      return by;
    }),
  );
}

/** The same room with a comma too few, in the middle. */
export function slipped(chunks: readonly string[]): string[] {
  const text = chunks.join('');
  const comma = text.indexOf(',\n', text.length / 2);
  return [text.slice(0, comma), text.slice(comma + 1)];
}
