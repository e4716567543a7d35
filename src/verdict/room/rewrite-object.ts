import type { MemberText, ObjectText } from '../../bytes/json/object-text.js';

/** A text in pieces, most of them views of the files that it is made from. */
export type Pieces = readonly Uint8Array[];

/** A member to add: a key as spelled in its file, and its value. */
export interface AddedMember {
  readonly key: Uint8Array;
  readonly value: Pieces;
}

/** What becomes of the members of an object. Members that are not mentioned keep every byte. */
export interface ObjectEdits {
  readonly removed: ReadonlySet<string>;
  readonly replaced: ReadonlyMap<string, Pieces>;
  /** In their order, behind the others. */
  readonly added: readonly AddedMember[];
}

export const NO_EDITS: ObjectEdits = { removed: new Set(), replaced: new Map(), added: [] };

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const OPEN = ascii('{');
const CLOSE = ascii('}');
const COMMA = ascii(',');
const NOTHING = new Uint8Array();

/** An object after edits, with new members laid out like its last one, or like those of `model`. */
export function rewriteObject(object: ObjectText, edits: ObjectEdits, model: ObjectText = object): Pieces {
  const { bytes, members, start, end } = object;
  if (edits.removed.size === 0 && edits.replaced.size === 0 && edits.added.length === 0)
    return [bytes.subarray(start, end)];
  const source = members.length > 0 ? object : model;
  const pattern = source.members.at(-1);
  const pieces: Uint8Array[] = [OPEN];
  let written = 0;
  let trail: Uint8Array | undefined;
  const next = (): void => {
    if (written++ === 0) return;
    if (trail !== undefined) pieces.push(trail);
    pieces.push(COMMA);
  };
  for (const member of members) {
    if (edits.removed.has(member.key)) continue;
    next();
    const value = object.find(member.key) === member ? edits.replaced.get(member.key) : undefined;
    if (value === undefined) pieces.push(bytes.subarray(member.leadStart, member.valueEnd));
    else {
      pieces.push(bytes.subarray(member.leadStart, member.valueStart));
      append(pieces, value);
    }
    // What follows the last member belongs to the closing brace.
    trail = member === pattern ? undefined : bytes.subarray(member.valueEnd, member.trailEnd);
  }
  for (const { key, value } of edits.added) {
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

/** The white space before a member. */
function spaceOf(bytes: Uint8Array, member: MemberText | undefined): Uint8Array {
  return member === undefined ? NOTHING : bytes.subarray(member.leadStart, member.keyStart);
}

const COLON = ascii(':');

/** What is between a key and its value. */
function gapOf(bytes: Uint8Array, member: MemberText | undefined): Uint8Array {
  return member === undefined ? COLON : bytes.subarray(member.keyEnd, member.valueStart);
}

/** Without a spread call, as a section may have hundreds of thousands of pieces. */
function append(pieces: Uint8Array[], more: Pieces): void {
  for (const piece of more) pieces.push(piece);
}

export function joined(pieces: Pieces): Uint8Array {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  const result = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    result.set(piece, at);
    at += piece.length;
  }
  return result;
}
