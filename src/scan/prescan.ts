import type { Prescan } from './prescan-result.js';
import { TextMemory } from './text-memory.js';
import { prescanInTypeScript, secretHintsIn } from './typescript-prescan.js';

export type { LevelPrescan, Prescan } from './prescan-result.js';

/** A smaller text is prescanned before WebAssembly is compiled. */
const WORTH_COMPILING = 16_000;
/** Texts of at least this many bytes may be prescanned on another thread: starting one takes longer than prescanning less. */
export const WORTH_A_THREAD = 8_000_000;
/** A larger text is not copied into the memory of WebAssembly: it would take too much of it. */
const MOST_COPIED = 16_000_000;

/** Prescans copies of texts in WebAssembly, in memory that all of them share. */
class CopyPrescanner {
  private memory: TextMemory | undefined;
  private failed = false;

  /** Undefined where there is no WebAssembly or too little memory: then it is not tried again. */
  prescan(bytes: Uint8Array): Prescan | undefined {
    if (this.failed) return undefined;
    try {
      this.memory ??= TextMemory.forBytes(bytes.length);
      return this.memory.prescanCopy(bytes);
    } catch {
      this.failed = true;
      this.memory = undefined;
      return undefined;
    }
  }
}

const copyPrescanner = new CopyPrescanner();

/**
 * Prescans a text in one pass, including strings that hold JSON. For valid JSON it misses nothing, but what it flags may turn out to be
 * fine. For other text the result is meaningless.
 */
export function prescan(bytes: Uint8Array): Prescan {
  const copied = bytes.length >= WORTH_COMPILING && bytes.length <= MOST_COPIED;
  return (copied ? copyPrescanner.prescan(bytes) : undefined) ?? prescanInTypeScript(bytes);
}

/** Whether a valid JSON text may hold credentials. Much faster than a search for them. */
export function mayHoldCredential(bytes: Uint8Array): boolean {
  return bytes.length <= MOST_COPIED ? prescan(bytes).secretHints : secretHintsIn(bytes);
}

/** Prescans the first `length` bytes of the text in a memory. */
export function prescanInPlace(memory: TextMemory, length: number): Prescan {
  try {
    return memory.prescan(length);
  } catch {
    return prescanInTypeScript(memory.text(length));
  }
}
