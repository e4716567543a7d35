/** A text without escapes, and where its characters come from. */
export interface PlainSpelling {
  readonly text: string;
  /** Spaces, quotes or other signs that end a URL were percent-encoded. */
  readonly hidesDelimiters: boolean;
  /** The offset in the original at which a character begins; for the length of `text`, its end. */
  readonly offsetOf: (index: number) => number;
}

const PIECE = 1 << 13;

/** UTF-16 units as a string. A TextDecoder would replace unpaired surrogates; spreading is slower. */
export function stringOf(units: Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += PIECE) {
    // biome-ignore lint/plugin: PIECE units at most
    text += Reflect.apply(String.fromCharCode, undefined, units.subarray(at, at + PIECE)) as string;
  }
  return text;
}
