import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Place } from '../../src/json/place.js';
import { NewIdSource } from '../../src/lint/new-ids.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';

const bytes = new TextEncoder().encode('{}');
const id = Place.root.along(['logic', '2']).inside().along(['Tasks', 0, 'Id']);

describe('a UUID that a fix writes', () => {
  test('has version 4 and the variant of RFC 9562, for any file', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (file, key) => {
        const uuid = new NewIdSource(file, pureSha256).of('family/rule').uuid(Place.root.at(key));
        expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      }),
    );
  });

  test('is the same for the same file, rule and place, in any order of requests', () => {
    const [one, other] = [new NewIdSource(bytes, pureSha256), new NewIdSource(bytes.slice(), pureSha256)];
    const uuid = one.of('family/rule').uuid(id);
    other.of('family/rule').uuid(Place.root);
    expect(other.of('family/rule').uuid(id)).toBe(uuid);
    expect(one.of('family/rule').uuid(id)).toBe(uuid);
  });

  test('differs by file, by rule, by place and by the string that the place is in', () => {
    const inside = Place.root.at('a').inside().at('b');
    const uuids = [
      new NewIdSource(bytes, pureSha256).of('family/rule').uuid(id),
      new NewIdSource(new TextEncoder().encode('{ }'), pureSha256).of('family/rule').uuid(id),
      new NewIdSource(bytes, pureSha256).of('family/other').uuid(id),
      new NewIdSource(bytes, pureSha256).of('family/rule').uuid(Place.root.along(['a', 'b'])),
      new NewIdSource(bytes, pureSha256).of('family/rule').uuid(inside),
      new NewIdSource(bytes, pureSha256).of('family/rule').uuid(Place.root.at('\ud800')),
      new NewIdSource(bytes, pureSha256).of('family/rule').uuid(Place.root.at('\ud801')),
    ];
    expect(new Set(uuids).size).toBe(uuids.length);
  });
});

describe('a quest id that a fix writes', () => {
  const ids = new NewIdSource(bytes, pureSha256).of('family/rule');

  test('is as long as the one it is to look like, with the same beginning', () => {
    expect(ids.questId(id, 'mlh4k2p9x7q1ab', () => false)).toMatch(/^mlh4k2p9[0-9a-z]{6}$/);
    expect(ids.questId(id, 'mlh4k2p9x7q1abcde', () => false)).toMatch(/^mlh4k2p9x7q[0-9a-z]{6}$/);
  });

  test('has the usual length where the other one is not an id', () => {
    expect(ids.questId(id, '', () => false)).toMatch(/^mlh[0-9a-z]{13}$/);
    expect(ids.questId(id, '__proto__', () => false)).toMatch(/^mlh[0-9a-z]{13}$/);
  });

  test('is another one when the first is taken', () => {
    const first = ids.questId(id, 'mlh4k2p9x7q1ab', () => false);
    expect(ids.questId(id, 'mlh4k2p9x7q1ab', (taken) => taken === first)).not.toBe(first);
  });
});
