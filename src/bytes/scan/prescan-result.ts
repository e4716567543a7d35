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

/** One quick pass over JSON text: which exact readers are needed. A clean text needs none. */
export interface Prescan {
  readonly surface: LevelPrescan;
  /** All strings that begin with a brace or bracket, read as JSON. */
  readonly inside: LevelPrescan;
  /** A string may hold a credential: see `mayHoldSecrets`. */
  readonly secretHints: boolean;
}
