import { prescanWasm } from './compiled/prescan-wasm.js';
import type { LevelPrescan, Prescan } from './prescan-result.js';

/** The same places as in assembly/layout.ts. */
const TEXT = 65_536;
const RESULT = 64;

const PAGE = 65_536;
/** The most that the compiled prescan allows. */
const MAX_PAGES = 32_767;

/**
 * Memory in which the prescan in WebAssembly reads a text where it is, without a copy. It is shared, so that another thread can do it.
 * All functions throw where there is no WebAssembly, or too little memory.
 */
export class TextMemory {
  private scan: ((length: number) => void) | undefined;

  constructor(readonly memory: WebAssembly.Memory) {}

  /** New memory for texts of so many bytes. */
  static forBytes(size: number): TextMemory {
    const initial = pagesFor(size);
    return new TextMemory(new WebAssembly.Memory({ initial, maximum: MAX_PAGES, shared: true }));
  }

  /** Where the first `size` bytes of the text are. */
  text(size: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, TEXT, size);
  }

  /** Prescans the first `length` bytes of the text. */
  prescan(length: number): Prescan {
    this.scan ??= compiled(this.memory);
    this.scan(length);
    const found = new Int32Array(this.memory.buffer, RESULT, 13);
    return {
      surface: levelOf(found.subarray(0, 6)),
      inside: levelOf(found.subarray(6, 12)),
      secretHints: found[12] === 1,
    };
  }

  /** Copies a text here, in place of the last one, and prescans it. */
  prescanCopy(bytes: Uint8Array): Prescan {
    const missing = pagesFor(bytes.length) - this.memory.buffer.byteLength / PAGE;
    if (missing > 0) this.memory.grow(missing);
    this.text(bytes.length).set(bytes);
    return this.prescan(bytes.length);
  }
}

/** Pages for a text, and one more for what precedes it and one for what follows it. */
function pagesFor(size: number): number {
  return Math.ceil(size / PAGE) + 2;
}

function compiled(memory: WebAssembly.Memory): (length: number) => void {
  const code = Uint8Array.from(atob(prescanWasm), (char) => char.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory } });
  return exports.prescan as (length: number) => void;
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
