/** The bytes of a text, and the offset of the first `‸` in it, which is left out. */
export function cursor(text: string): { bytes: Uint8Array; offset: number } {
  const [before = '', ...after] = text.split('‸');
  const encoder = new TextEncoder();
  return { bytes: encoder.encode(before + after.join('')), offset: encoder.encode(before).length };
}

/** JSON in so many strings. */
export function embedded(json: string, depth: number): string {
  return depth === 0 ? json : embedded(JSON.stringify(json), depth - 1);
}
