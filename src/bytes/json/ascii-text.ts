/** Below this length, building the string character by character is four times as fast. */
const SHORT = 64;
/** From this length on, a decoder is many times as fast. */
const LONG = 512;

const decoder = new TextDecoder();

/** The bytes from `start` to `end`, which are ASCII. Of others, some characters: indexes are offsets below LONG only. */
export function asciiText(bytes: Uint8Array, start: number, end: number): string {
  if (end - start >= LONG) return decoder.decode(bytes.subarray(start, end));
  // biome-ignore lint/plugin: fewer than LONG bytes
  if (end - start >= SHORT) return String.fromCharCode(...bytes.subarray(start, end));
  let text = '';
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] as number);
  return text;
}
