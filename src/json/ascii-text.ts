/** Below this length, building the string character by character is four times as fast. */
const SHORT = 64;

/** The bytes from `start` to `end` as a string. They should be ASCII; other bytes are read as Latin-1. */
export function asciiText(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  if (end - start < SHORT) {
    for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] as number);
    return text;
  }
  for (let at = start; at < end; at += 4096) {
    text += String.fromCharCode(...bytes.subarray(at, Math.min(end, at + 4096)));
  }
  return text;
}
