import { type Placed, RoomBuilder } from './snapshot/scenes.js';
import { type SnapshotOptions, SnapshotWriter } from './snapshot/snapshot-writer.js';

export { MINIMUM_BYTES, type SnapshotOptions } from './snapshot/snapshot-writer.js';

export type HugeStringOptions = Pick<SnapshotOptions, 'seed' | 'layout'>;

/** A room that no rule has anything to say about, of exactly `bytes` bytes, in chunks to be joined. */
export function snapshotChunks(options: SnapshotOptions): string[] {
  const writer = new SnapshotWriter(options);
  const builder = new RoomBuilder(options.seed ?? 1);
  writer.addScene(builder.scene());
  while (writer.tryAddScene(builder.scene()));
  while (writer.tryAddPlaced(builder.ornament()));
  return writer.chunks({ padded: true });
}

/** What {@link denseRoom} consists of. */
const DENSE = { items: 1_027, questEntries: 102, tasks: 1_581 } as const;

/** A busy room on one line, about 1 MB: many items, and tasks in most of them. */
export function denseRoom(seed = 1): string[] {
  const writer = new SnapshotWriter({ bytes: 2_000_000, layout: 'one-line' });
  const builder = new RoomBuilder(seed);
  let [items, tasks] = [0, 0];
  for (let entries = 0; entries < DENSE.questEntries; ) {
    const scene = builder.scene();
    writer.addScene(scene);
    entries += scene.questEntries.length;
    items += scene.placed.length;
    for (const { logic } of scene.placed) if (Array.isArray(logic.Tasks)) tasks += logic.Tasks.length;
  }
  for (; items < DENSE.items; items++) {
    const share = Math.ceil((DENSE.tasks - tasks) / (DENSE.items - items));
    writer.addPlaced(builder.follower(share));
    tasks += share;
  }
  return writer.chunks();
}

/** A room in which one item's content is a string of escapes that fills nearly all of `bytes`. */
export function oneHugeString(bytes: number, options: HugeStringOptions = {}): string[] {
  const block = '\\"Caf\\u00e9\\"\\n\\\\\\u00fcber\\t\\ud83c\\udf89 C:\\\\maps\\\\n\\u00f6rdlich\\r\\n\\/';
  return roomWithHugeText(bytes, options, block, (builder) => builder.special({ content: HERE }));
}

/** A room in which one item's logic fills nearly all of `bytes` with one text: escapes inside escapes. */
export function oneHugeLogicString(bytes: number, options: HugeStringOptions = {}): string[] {
  const block = 'She said \\\\\\"dr\\\\u00fcck the b\\\\u00f6ll\\\\\\"\\\\nand\\\\t\\\\\\\\ left\\\\n';
  return roomWithHugeText(bytes, options, block, (builder) => builder.special({ text: HERE }));
}

/** Stands where the huge text goes while the rest of the room is written. */
const HERE = '@@HUGE-TEXT@@';

function roomWithHugeText(
  bytes: number,
  options: HugeStringOptions,
  block: string,
  special: (builder: RoomBuilder) => Placed,
): string[] {
  const writer = new SnapshotWriter({ ...options, bytes, ascii: true });
  const builder = new RoomBuilder(options.seed ?? 1);
  writer.addScene(builder.scene());
  writer.addPlaced(special(builder));
  const text = repeated(block, writer.left + HERE.length);
  const chunks = writer.chunks();
  const at = chunks.findIndex((chunk) => chunk.includes(HERE));
  const [before = '', after = ''] = (chunks[at] ?? '').split(HERE);
  return [...chunks.slice(0, at), before, ...text, after, ...chunks.slice(at + 1)];
}

/** `bytes` bytes of an ASCII `block` over and over, cut only between blocks. */
function repeated(block: string, bytes: number): string[] {
  const large = block.repeat(1000);
  const chunks = Array.from({ length: Math.floor(bytes / large.length) }, () => large);
  const rest = bytes % large.length;
  chunks.push(block.repeat(Math.floor(rest / block.length)), 'x'.repeat(rest % block.length));
  return chunks;
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
