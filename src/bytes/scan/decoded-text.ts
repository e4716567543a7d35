import type { Pieces } from './occurring-in.js';

/** A text without escapes, and where its characters come from. */
export interface PlainSpelling {
  readonly text: string;
  /** The same, for those who look at it piece by piece: a long text is not made then. */
  readonly pieces: Pieces;
  /** Spaces, quotes or other signs that end a URL were percent-encoded. */
  readonly hidesDelimiters: boolean;
  /** The offset in the original at which a character begins; for the length of `text`, its end. */
  readonly offsetOf: (index: number) => number;
}

/** A text that is its own plain spelling. */
export class UndecodedText implements PlainSpelling {
  readonly hidesDelimiters = false;

  constructor(readonly text: string) {}

  get pieces(): Pieces {
    return this.text;
  }

  readonly offsetOf = (index: number): number => index;
}

export class DecodedText implements PlainSpelling {
  #text: string | undefined;

  constructor(
    private readonly units: Uint16Array,
    private readonly starts: Uint32Array,
    readonly hidesDelimiters: boolean,
  ) {}

  get text(): string {
    this.#text ??= stringOf(this.units);
    return this.#text;
  }

  get pieces(): Pieces {
    const { units } = this;
    return {
      length: units.length,
      slice: (start, end) => stringOf(units.subarray(start, end)),
    };
  }

  readonly offsetOf = (index: number): number => this.starts[index] as number;
}

const PIECE = 1 << 13;

/** A decoder would replace unpaired surrogates. Spreading a list takes several times as long. */
function stringOf(units: Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += PIECE) {
    // biome-ignore lint/plugin: PIECE units at most
    text += Reflect.apply(String.fromCharCode, undefined, units.subarray(at, at + PIECE)) as string;
  }
  return text;
}
