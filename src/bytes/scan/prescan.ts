import { Scanner, Token } from '../json/tokens.js';
import { getOrInsert } from '../text/add-to.js';
import type { LevelPrescan, Prescan } from './prescan-result.js';
import { TextMemory } from './text-memory.js';

export type { LevelPrescan, Prescan } from './prescan-result.js';

/** The memory for a larger text is not kept. */
const MAX_KEPT = 16_000_000;
/** What was found in a larger text is kept: those who compare, merge and mask two rooms ask again and again. */
const MIN_KNOWN = 100_000;

/** Prescans texts in WebAssembly. Texts are copied there, unless a large file has been read into its memory. */
class Prescanner {
  private memory: TextMemory | undefined;
  /** The memories that large files have been read into. */
  private readonly rooms = new WeakMap<ArrayBufferLike, TextMemory>();
  private refused = false;

  roomFor(size: number): Uint8Array {
    try {
      const memory = TextMemory.forBytes(size);
      const text = memory.text(size);
      this.rooms.set(text.buffer, memory);
      return text;
    } catch {
      return new Uint8Array(size);
    }
  }

  prescan(bytes: Uint8Array): Prescan | undefined {
    const room = this.rooms.get(bytes.buffer);
    if (room?.holds(bytes) !== true) return this.ask(bytes, (memory) => memory.prescanCopy(bytes));
    try {
      return room.prescan(bytes.length);
    } catch {
      return undefined;
    }
  }

  /** Undefined where there is no WebAssembly or too little memory: then it is not tried again. */
  ask<Answer>(bytes: Uint8Array, question: (memory: TextMemory) => Answer): Answer | undefined {
    const isKept = bytes.length <= MAX_KEPT;
    if (isKept && this.refused) return undefined;
    try {
      if (!isKept) return question(TextMemory.forBytes(bytes.length));
      this.memory ??= TextMemory.forBytes(bytes.length);
      return question(this.memory);
    } catch {
      this.refused ||= isKept;
      return undefined;
    }
  }
}

const prescanner = new Prescanner();
const known = new WeakMap<Uint8Array, Prescan>();

/** Bytes for one large text that is read from a file: a prescan of it needs no copy. */
export function roomForText(size: number): Uint8Array {
  return prescanner.roomFor(size);
}

/**
 * Prescans a text in one pass, including strings that hold JSON. For valid JSON it misses nothing, but what
 * it flags may turn out to be fine. For other text the result is meaningless.
 *
 * WebAssembly does it, in a copy of the text. Where it is refused (`node --jitless`, the policy of a page),
 * everything is suspected.
 *
 * @param bytes which never change
 */
export function prescan(bytes: Uint8Array): Prescan {
  return bytes.length < MIN_KNOWN ? prescanned(bytes) : getOrInsert(known, bytes, () => prescanned(bytes));
}

function prescanned(bytes: Uint8Array): Prescan {
  return prescanner.prescan(bytes) ?? suspectEverything(bytes);
}

/** A quick look at any text, JSON or not: false means that {@link findRawSecrets} finds nothing in it. */
export function mayHoldCredentials(bytes: Uint8Array): boolean {
  return prescanner.ask(bytes, (memory) => memory.mayHoldCredentials(bytes)) ?? true;
}

/** A prescan that rules nothing out, so that the exact readers look at everything: slow, and right. */
export function suspectEverything(bytes: Uint8Array): Prescan {
  const scanner = new Scanner(bytes);
  let open = 0;
  let depth = 0;
  let members = 0;
  for (let kind = scanner.next(); kind !== Token.end; kind = scanner.next()) {
    if (kind === Token.openObject || kind === Token.openArray) depth = Math.max(depth, ++open);
    else if (kind === Token.closeObject || kind === Token.closeArray) open--;
    else if (kind === Token.colon) members++;
  }
  // How deep the strings are is not known, so each is prescanned by itself.
  const inside = { ...SUSPECTED, depth: Number.POSITIVE_INFINITY, members: 0 };
  return { surface: { ...SUSPECTED, depth, members }, inside, secretHints: true };
}

const SUSPECTED: Omit<LevelPrescan, 'depth' | 'members'> = {
  keysToCheck: true,
  escapedKeys: true,
  numbersToCheck: true,
  surrogatesToCheck: true,
};
