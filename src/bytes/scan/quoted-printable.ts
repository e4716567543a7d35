import { CR, EQUALS, LF } from '../text/characters.js';

/** A text without the escapes and line breaks of quoted-printable, in which emails carry it. */
export function fromQuotedPrintable(bytes: Uint8Array): Uint8Array {
  const decoded = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const next = bytes[at + 1];
    if (bytes[at] !== EQUALS) decoded[length++] = bytes[at] as number;
    else if (next === LF) at++;
    else if (next === CR && bytes[at + 2] === LF) at += 2;
    else {
      const code = Number.parseInt(String.fromCharCode(next ?? 0, bytes[at + 2] ?? 0), 16);
      if (code >= 0x10) at += 2;
      decoded[length++] = code >= 0x10 ? code : EQUALS;
    }
  }
  return decoded.subarray(0, length);
}
