import type { Cut } from '../json/pieces.js';
import { Scanner, Token } from '../json/tokens.js';
import { getOrInsert } from '../text/add-to.js';
import { identityOf } from '../text/arguments.js';
import { span } from '../text/span.js';
import { prescanWasm } from './compiled/prescan-wasm.js';

/*
 * The prescan: one quick pass over a text, in the WebAssembly of assembly/prescan.ts, that says which exact readers
 * have to look at it.
 */

/** What the prescan found at one level: in the file itself, or inside its strings that hold JSON. */
export interface LevelPrescan {
  /** The deepest nesting of arrays and objects; 0 for a bare value. */
  readonly depth: number;
  /** The number of colons outside strings. In valid JSON this is the number of members. */
  readonly members: number;
  /** An object may have duplicate keys. */
  readonly keysToCheck: boolean;
  /** A key contains an escape, so it may equal a key with another spelling: members must be counted. */
  readonly escapedKeys: boolean;
  /** A double-precision reader may change a number. */
  readonly numbersToCheck: boolean;
  /** An escape may be an unpaired surrogate. */
  readonly surrogatesToCheck: boolean;
}

/** What a prescan found: which exact readers are needed. A clean text needs none. */
export interface Prescan {
  readonly surface: LevelPrescan;
  /** All strings that begin with a brace or bracket, read as JSON. */
  readonly inside: LevelPrescan;
  /** A string may hold a credential: see `mayHoldSecrets`. */
  readonly secretHints: boolean;
  /** Where a large text can be cut, to be parsed in pieces. */
  readonly cuts: readonly Cut[];
}

/** A larger text is put where its prescan needs no copy. Memory of its own costs a small one too much time. */
const LARGE = 4_194_304;
/** The memory for a larger text is not kept. */
const MAX_KEPT = 16_000_000;
/** What was found in a larger text is kept: those who compare, merge and mask two rooms ask again and again. */
const MIN_KNOWN = 100_000;

/** Has texts scanned where they are, if they were read into its memory, or in a copy. */
class Prescanner {
  /** Texts are copied here, one after another. */
  private forCopies: TextMemory | undefined;
  /** Large files were read into these. */
  private readonly forFiles = new WeakMap<ArrayBufferLike, TextMemory>();
  private isRefused = false;

  roomFor(size: number): Uint8Array {
    if (size < LARGE) return new Uint8Array(size);
    try {
      const memory = new TextMemory(size);
      const text = memory.text(size);
      this.forFiles.set(text.buffer, memory);
      return text;
    } catch {
      return new Uint8Array(size);
    }
  }

  /** undefined without WebAssembly, which is then not tried again. */
  run<Result>(bytes: Uint8Array, scan: (memory: TextMemory) => Result): Result | undefined {
    const isKept = bytes.length <= MAX_KEPT;
    if (isKept && this.isRefused) return undefined;
    const forFile = this.forFiles.get(bytes.buffer);
    try {
      return scan(forFile?.isWhole(bytes) === true ? forFile : this.copied(bytes, isKept));
    } catch {
      this.isRefused ||= isKept;
      return undefined;
    }
  }

  private copied(bytes: Uint8Array, isKept: boolean): TextMemory {
    const memory = (isKept ? this.forCopies : undefined) ?? new TextMemory(bytes.length);
    if (isKept) this.forCopies = memory;
    memory.copy(bytes);
    return memory;
  }
}

const known = new WeakMap<object, Prescan>();

/** Bytes for a text. Those for a large one are in the memory of the WebAssembly, so that a prescan copies nothing. */
export function roomForText(size: number): Uint8Array {
  return prescanner.roomFor(size);
}

/**
 * Prescans a text in one pass, including strings that hold JSON. For valid JSON it misses nothing, but what
 * it flags may turn out to be fine. For other text the result is meaningless.
 *
 * Where WebAssembly is refused (`node --jitless`, the policy of a page), everything is suspected.
 *
 * @param bytes which change only where `requireBytes` gets them again
 */
export function prescan(bytes: Uint8Array): Prescan {
  return bytes.length < MIN_KNOWN
    ? prescanned(bytes)
    : getOrInsert(known, identityOf(bytes), () => prescanned(bytes));
}

function prescanned(bytes: Uint8Array): Prescan {
  return prescanner.run(bytes, (memory) => memory.prescan(bytes.length)) ?? suspectEverything(bytes);
}

/** A quick look at any text, JSON or not: false means that {@link findRawSecrets} finds nothing in it. */
export function mayHoldCredentials(bytes: Uint8Array): boolean {
  return prescanner.run(bytes, (memory) => memory.mayHoldCredentials(bytes.length)) ?? true;
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
  return { surface: { ...SUSPECTED, depth, members }, inside, secretHints: true, cuts: [] };
}

const SUSPECTED: Omit<LevelPrescan, 'depth' | 'members'> = {
  keysToCheck: true,
  escapedKeys: true,
  numbersToCheck: true,
  surrogatesToCheck: true,
};

/** Where the text and the results are in the memory, as assembly/layout.ts has it. */
const TEXT = 65_536;
const RESULT = 64;

const PAGE = 65_536;
/** The most that the compiled prescan allows. */
const MAX_PAGES = 32_767;

/**
 * Memory for a text that the prescan in WebAssembly reads. It is shared, so that views of it stay valid when the
 * prescan needs more of it. Throws where there is no WebAssembly, or too little memory.
 */
class TextMemory {
  private readonly memory: WebAssembly.Memory;
  private scan: CompiledPrescan | undefined;

  constructor(private readonly size: number) {
    this.memory = new WebAssembly.Memory({ initial: pagesFor(size), maximum: MAX_PAGES, shared: true });
  }

  /** Where the first `size` bytes of the text are. */
  text(size: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, TEXT, size);
  }

  /**
   * Whether bytes that lie here are the whole text: a scan writes zeros behind what it is given. The buffer may be an
   * earlier one of this memory, since that of each changes when one of them has grown.
   */
  isWhole({ byteOffset, length }: Uint8Array): boolean {
    return byteOffset === TEXT && length === this.size;
  }

  prescan(length: number): Prescan {
    this.scan ??= compiled(this.memory);
    this.scan.prescan(length);
    const found = new Int32Array(this.memory.buffer, RESULT, 15);
    return {
      surface: levelOf(found.subarray(0, 6)),
      inside: levelOf(found.subarray(6, 12)),
      secretHints: found[12] === 1,
      cuts: cutsOf(new Int32Array(this.memory.buffer, found[14], 3 * (found[13] ?? 0))),
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

let program: WebAssembly.Module | undefined;

function compiled(memory: WebAssembly.Memory): CompiledPrescan {
  program ??= new WebAssembly.Module(Uint8Array.from(atob(prescanWasm), (char) => char.charCodeAt(0)));
  const { exports } = new WebAssembly.Instance(program, { env: { memory } });
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

function cutsOf(found: Int32Array): Cut[] {
  const cuts: Cut[] = [];
  for (let index = 0; index < found.length; index += 3) {
    const [at = 0, start = 0, end = 0] = found.subarray(index, index + 3);
    cuts.push({ at, section: span(start, end) });
  }
  return cuts;
}

const prescanner = new Prescanner();
