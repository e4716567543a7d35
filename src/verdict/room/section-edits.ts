import { type AddedMember, joined, NO_EDITS, type Pieces, rewriteObject } from './rewrite-object.js';
import type { SnapshotText } from './snapshot-text.js';

/** New texts for sections of a snapshot. Those that it lacks are added, laid out and spelled as in a model. */
export class SectionEdits {
  private readonly replaced = new Map<string, Pieces>();
  private readonly added: AddedMember[] = [];

  constructor(
    private readonly text: SnapshotText,
    private readonly model: SnapshotText,
  ) {}

  put(name: string, value: Pieces | undefined): void {
    if (value === undefined) return;
    if (this.text.root.find(name) !== undefined) this.replaced.set(name, value);
    else this.added.push({ key: keyOf(name, this.model), value });
  }

  /** The bytes of the snapshot after the edits, in an array of their own. */
  result(): Uint8Array {
    const { replaced, added, model } = this;
    const { root, bytes } = this.text;
    if (replaced.size + added.length === 0) return new Uint8Array(bytes);
    const pieces = rewriteObject(root, { ...NO_EDITS, replaced, added }, model.root);
    return joined([bytes.subarray(0, root.start), ...pieces, bytes.subarray(root.end)]);
  }
}

/** The name of a section as the model spells it. */
function keyOf(name: string, { root, bytes }: SnapshotText): Uint8Array {
  const member = root.find(name);
  if (member === undefined) return new TextEncoder().encode(JSON.stringify(name));
  return bytes.subarray(member.keyStart, member.keyEnd);
}
