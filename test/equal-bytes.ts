import { expect } from 'vitest';

/* Bytes are compared as a whole: vitest would compare them one by one, which took a third of some tests. */

const compared = Symbol.for('roomlint: bytes are compared as a whole');

if (!(compared in globalThis)) {
  Object.assign(globalThis, { [compared]: true });
  expect.addEqualityTesters([
    (one: unknown, other: unknown) =>
      one instanceof Uint8Array && other instanceof Uint8Array ? Buffer.compare(one, other) === 0 : undefined,
  ]);
}
