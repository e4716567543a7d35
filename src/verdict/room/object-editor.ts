import type { MemberText, ObjectText } from '../../bytes/json/object-text.js';

/** A text in pieces, most of them views of the files that it is made from. */
export type Pieces = readonly Uint8Array[];

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const OPEN = ascii('{');
const CLOSE = ascii('}');
const COMMA = ascii(',');
const COLON = ascii(':');
const NOTHING = new Uint8Array();

/** Edits members of an object. Those that are not mentioned keep every byte. */
export class ObjectEditor {
  private readonly removed = new Set<string>();
  private readonly replaced = new Map<string, Pieces>();
  /** In their order, behind the others. */
  private readonly added: { readonly key: Uint8Array; readonly value: Pieces }[] = [];

  /** @param model spells the keys of new members, and lays them out where the object has none */
  constructor(
    private readonly object: ObjectText,
    private readonly model: ObjectText = object,
  ) {}

  get hasEdits(): boolean {
    return this.removed.size + this.replaced.size + this.added.length > 0;
  }

  /** Replaces the value of a member, or adds one. Without a value, it stays as it is. */
  put(key: string, value: Pieces | Uint8Array | undefined): void {
    if (value === undefined) return;
    const pieces = value instanceof Uint8Array ? [value] : value;
    if (this.object.has(key)) this.replaced.set(key, pieces);
    else this.added.push({ key: keyIn(this.model, key), value: pieces });
  }

  remove(key: string): void {
    if (this.object.has(key)) this.removed.add(key);
  }

  /** The whole text that the object is in, in an array of its own. */
  text(newBytes?: NewBytes): Uint8Array {
    const { bytes, start, end } = this.object;
    return joined([bytes.subarray(0, start), ...this.pieces(), bytes.subarray(end)], newBytes);
  }

  /** The object after the edits. */
  pieces(): Pieces {
    const { object, model } = this;
    const { bytes, start, end } = object;
    if (!this.hasEdits) return [bytes.subarray(start, end)];
    const { members } = object;
    const source = members.length > 0 ? object : model;
    const pattern = (members.length > 0 ? members : model.members).at(-1);
    const pieces: Uint8Array[] = [OPEN];
    let written = 0;
    let trail: Uint8Array | undefined;
    const next = (): void => {
      if (written++ === 0) return;
      if (trail !== undefined) pieces.push(trail);
      pieces.push(COMMA);
    };
    for (const member of members) {
      if (this.removed.has(member.key)) continue;
      next();
      const value =
        object.find(member.key)?.keyStart === member.keyStart ? this.replaced.get(member.key) : undefined;
      if (value === undefined) pieces.push(bytes.subarray(member.leadStart, member.valueEnd));
      else {
        pieces.push(bytes.subarray(member.leadStart, member.valueStart));
        append(pieces, value);
      }
      // What follows the last member belongs to the closing brace.
      trail = member === pattern ? undefined : bytes.subarray(member.valueEnd, member.trailEnd);
    }
    for (const { key, value } of this.added) {
      next();
      pieces.push(spaceOf(source.bytes, pattern), key, gapOf(source.bytes, pattern));
      append(pieces, value);
      trail = undefined;
    }
    if (written > 0 && pattern !== undefined)
      pieces.push(source.bytes.subarray(pattern.valueEnd, pattern.trailEnd));
    pieces.push(CLOSE);
    return pieces;
  }
}

/** A key as an object spells it. */
function keyIn(model: ObjectText, key: string): Uint8Array {
  const member = model.find(key);
  return member === undefined
    ? ascii(JSON.stringify(key))
    : model.bytes.subarray(member.keyStart, member.keyEnd);
}

/** The white space before a member. */
function spaceOf(bytes: Uint8Array, member: MemberText | undefined): Uint8Array {
  return member === undefined ? NOTHING : bytes.subarray(member.leadStart, member.keyStart);
}

/** What is between a key and its value. */
function gapOf(bytes: Uint8Array, member: MemberText | undefined): Uint8Array {
  return member === undefined ? COLON : bytes.subarray(member.keyEnd, member.valueStart);
}

/** Without a spread call, as a section may have hundreds of thousands of pieces. */
function append(pieces: Uint8Array[], more: Pieces): void {
  for (const piece of more) pieces.push(piece);
}

/** Makes an array for so many bytes. */
export type NewBytes = (length: number) => Uint8Array;

export function joined(pieces: Pieces, newBytes: NewBytes = (length) => new Uint8Array(length)): Uint8Array {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  const result = newBytes(length);
  let at = 0;
  for (const piece of pieces) {
    result.set(piece, at);
    at += piece.length;
  }
  return result;
}
