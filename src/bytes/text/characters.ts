/* The bytes of JSON's punctuation, and others that readers of bytes look for. */
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const OPEN_PARENTHESIS = 0x28;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;
export const OPEN_ARRAY = 0x5b;
export const CLOSE_ARRAY = 0x5d;
export const BACKSLASH = 0x5c;
export const SLASH = 0x2f;
export const MINUS = 0x2d;
export const POINT = 0x2e;
export const ZERO = 0x30;
export const NINE = 0x39;
export const LF = 0x0a;
export const CR = 0x0d;
export const APOSTROPHE = 0x27;
export const SPACE = 0x20;
export const STAR = 0x2a;
export const HASH = 0x23;
export const PLUS = 0x2b;
export const BACKTICK = 0x60;
export const TILDE = 0x7e;
export const EQUALS = 0x3d;
export const LESS = 0x3c;
export const GREATER = 0x3e;

/** The bytes of ASCII characters. */
export function bytesOf(characters: string): number[] {
  return Array.from(characters, (character) => character.charCodeAt(0));
}
