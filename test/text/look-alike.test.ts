import { expect, test } from 'vitest';
import { lookAlike } from '../../src/text/look-alike.js';

test.each([
  ['0_café', '0_cafe\u0301', /NFC and NFD/],
  ['0_key', '0_key ', /white space/],
  ['0_key', '0_k\u200bey', /invisible/],
  ['0_key', '0_\ufeffkey\u00ad', /invisible/],
  ['0_key', '0_k\u0435y', /another alphabet/],
  ['0_my key', '0_my\u00a0key', /another kind of space/],
  ['0_key', '0_kee', undefined],
  ['0_key', '0_Key', undefined],
  ['0_key', '0_key', undefined],
  ['a'.repeat(2_000), `${'a'.repeat(2_000)} `, undefined],
])('%j and %j', (one, other, expected) => {
  for (const text of [lookAlike(one, other), lookAlike(other, one)])
    if (expected === undefined) expect(text).toBeUndefined();
    else expect(text).toMatch(expected);
});
