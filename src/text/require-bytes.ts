/** JavaScript that calls us knows no types. */
export function requireBytes(bytes: unknown): void {
  // Also those of another window or of a test runner, whose Uint8Array is another class.
  if (Object.prototype.toString.call(bytes) === '[object Uint8Array]') return;
  const given = typeof bytes === 'string' ? 'a string: pass new TextEncoder().encode(text)' : 'this value';
  throw new TypeError(`roomlint needs the bytes of a file as a Uint8Array, not ${given}`);
}
