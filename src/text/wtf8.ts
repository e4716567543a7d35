/**
 * Decodes WTF-8: UTF-8 in which an unpaired surrogate is encoded as three bytes. JSON strings with such an escape decode to it.
 */
export function textOf(bytes: Uint8Array): string {
  let text = '';
  let from = 0;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  // In UTF-8, ED is never followed by A0 to BF. In WTF-8 this is a surrogate.
  for (let at = bytes.indexOf(0xed); at >= 0; at = bytes.indexOf(0xed, at + 1)) {
    const second = bytes[at + 1] ?? 0;
    if (second < 0xa0) continue;
    const unit = 0xd000 | ((second & 0x3f) << 6) | ((bytes[at + 2] ?? 0) & 0x3f);
    text += decoder.decode(bytes.subarray(from, at)) + String.fromCharCode(unit);
    from = at + 3;
  }
  return text + decoder.decode(bytes.subarray(from));
}
