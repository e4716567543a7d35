import { prescanWasm } from './compiled/prescan-wasm.js';
import type { LevelPrescan, Prescan } from './prescan-result.js';

/** Where the text and the result are in the memory, as assembly/layout.ts has it. */
const TEXT = 65_536;
const RESULT = 64;

const PAGE = 65_536;
/** The most that the compiled prescan allows. */
const MAX_PAGES = 32_767;

/**
 * Memory for a text that the prescan in WebAssembly reads. It is shared, so that views of it stay valid when the
 * prescan needs more of it. Throws where there is no WebAssembly, or too little memory.
 */
export class TextMemory {
  private scan: CompiledPrescan | undefined;

  constructor(readonly memory: WebAssembly.Memory) {}

  static forBytes(size: number): TextMemory {
    const initial = pagesFor(size);
    return new TextMemory(new WebAssembly.Memory({ initial, maximum: MAX_PAGES, shared: true }));
  }

  /** Where the first `size` bytes of the text are. */
  text(size: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, TEXT, size);
  }

  /** Whether a text lies here, from its first byte on. */
  holds({ buffer, byteOffset }: Uint8Array): boolean {
    return buffer === this.memory.buffer && byteOffset === TEXT;
  }

  prescan(length: number): Prescan {
    this.scan ??= compiled(this.memory);
    this.scan.prescan(length);
    const found = new Int32Array(this.memory.buffer, RESULT, 13);
    return {
      surface: levelOf(found.subarray(0, 6)),
      inside: levelOf(found.subarray(6, 12)),
      secretHints: found[12] === 1,
    };
  }

  /** Whether the text here may hold a credential, whether it is JSON or not. */
  mayHoldCredentials(length: number): boolean {
    this.scan ??= compiled(this.memory);
    return this.scan.mayHoldCredentials(length) !== 0;
  }

  /** Copies a text here, in place of the last one. */
  copy(bytes: Uint8Array): void {
    const missing = pagesFor(bytes.length) - this.memory.buffer.byteLength / PAGE;
    if (missing > 0) this.memory.grow(missing);
    this.text(bytes.length).set(bytes);
  }
}

/** The functions of assembly/prescan.ts. They keep where they are in the memory. */
interface CompiledPrescan {
  prescan(length: number): void;
  mayHoldCredentials(length: number): number;
}

/** Pages for a text, and one more for what precedes it and one for what follows it. */
function pagesFor(size: number): number {
  return Math.ceil(size / PAGE) + 2;
}

function compiled(memory: WebAssembly.Memory): CompiledPrescan {
  const code = Uint8Array.from(atob(prescanWasm), (char) => char.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory } });
  const { prescan, mayHoldCredentials } = exports;
  return { prescan, mayHoldCredentials } as CompiledPrescan;
}

function levelOf(found: Int32Array): LevelPrescan {
  const [depth = 0, members = 0, keysToCheck, escapedKeys, numbersToCheck, surrogatesToCheck] = found;
  return {
    depth,
    members,
    keysToCheck: keysToCheck === 1,
    escapedKeys: escapedKeys === 1,
    numbersToCheck: numbersToCheck === 1,
    surrogatesToCheck: surrogatesToCheck === 1,
  };
}
