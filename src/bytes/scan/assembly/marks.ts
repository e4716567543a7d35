import { MARKS } from './layout';

/**
 * Marks the bytes that matter inside a string: 1 ends it, 2 escapes, 3 may begin a credential or its name (the `?` of a query, the x of
 * x-access-key, the A of AKIA), or a character in it that is not visible or looks like another.
 */
export function markBytes(): void {
  store<u8>(MARKS + 0x22, 1);
  store<u8>(MARKS + 0x5c, 2);
  // ? # ; - _ A U X x % & @, and the first bytes of characters that are not visible or look like others
  store<u8>(MARKS + 0x3f, 3);
  store<u8>(MARKS + 0x23, 3);
  store<u8>(MARKS + 0x3b, 3);
  store<u8>(MARKS + 0x2d, 3);
  store<u8>(MARKS + 0x5f, 3);
  store<u8>(MARKS + 0x41, 3);
  store<u8>(MARKS + 0x55, 3);
  store<u8>(MARKS + 0x58, 3);
  store<u8>(MARKS + 0x78, 3);
  store<u8>(MARKS + 0x25, 3);
  store<u8>(MARKS + 0x26, 3);
  store<u8>(MARKS + 0x40, 3);
  store<u8>(MARKS + 0xc2, 3);
  store<u8>(MARKS + 0xcb, 3);
  store<u8>(MARKS + 0xcd, 3);
  store<u8>(MARKS + 0xd8, 3);
  store<u8>(MARKS + 0xe1, 3);
  store<u8>(MARKS + 0xe2, 3);
  store<u8>(MARKS + 0xe3, 3);
  store<u8>(MARKS + 0xef, 3);
  store<u8>(MARKS + 0xf3, 3);
}

export function markAt(byte: i32): i32 {
  return load<u8>(MARKS + byte);
}
