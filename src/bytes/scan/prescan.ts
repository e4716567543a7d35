import { Scanner, Token } from '../json/tokens.js';
import type { LevelPrescan, Prescan } from './prescan-result.js';
import { TextMemory } from './text-memory.js';

export type { LevelPrescan, Prescan } from './prescan-result.js';

/* Runs the prescan, the WebAssembly of assembly/prescan.ts, on the bytes of a text. */

/** The memory for a larger text is not kept. */
const MAX_KEPT = 16_000_000;

/** The memory that texts are copied into, one after another. */
let forCopies: TextMemory | undefined;
/** The memory that the last large file was read into. */
let forFile: TextMemory | undefined;
let isRefused = false;

/** Bytes to read one large file into. They are in the memory of the WebAssembly, so a prescan copies nothing. */
export function roomForText(size: number): Uint8Array {
  try {
    forFile = TextMemory.forBytes(size);
    return forFile.text(size);
  } catch {
    return new Uint8Array(size);
  }
}

/** Scans a text in its memory, or in a copy. undefined without WebAssembly, which is then not tried again. */
function scanned<Result>(bytes: Uint8Array, scan: (memory: TextMemory) => Result): Result | undefined {
  const isKept = bytes.length <= MAX_KEPT;
  if (isKept && isRefused) return undefined;
  try {
    return scan(forFile?.holds(bytes) === true ? forFile : memoryWithCopy(bytes, isKept));
  } catch {
    isRefused ||= isKept;
    return undefined;
  }
}

function memoryWithCopy(bytes: Uint8Array, isKept: boolean): TextMemory {
  const memory = (isKept ? forCopies : undefined) ?? TextMemory.forBytes(bytes.length);
  if (isKept) forCopies = memory;
  memory.copy(bytes);
  return memory;
}

/**
 * Prescans a text in one pass, including strings that hold JSON. For valid JSON it misses nothing, but what
 * it flags may turn out to be fine. For other text the result is meaningless.
 *
 * Where WebAssembly is refused (`node --jitless`, the policy of a page), everything is suspected.
 */
export function prescan(bytes: Uint8Array): Prescan {
  return scanned(bytes, (memory) => memory.prescan(bytes.length)) ?? suspectEverything(bytes);
}

/** A quick look at any text, JSON or not: false means that {@link findRawSecrets} finds nothing in it. */
export function mayHoldCredentials(bytes: Uint8Array): boolean {
  return scanned(bytes, (memory) => memory.mayHoldCredentials(bytes.length)) ?? true;
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
