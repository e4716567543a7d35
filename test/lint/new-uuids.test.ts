import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NewUuids } from '../../src/lint/new-uuids.js';
import { Place } from '../../src/text/place.js';

const bytes = new TextEncoder().encode('{}');
const id = Place.root.along(['logic', '2']).inside().along(['Tasks', 0, 'Id']);

describe('a UUID that a fix writes', () => {
  test('is one of version 4 with the variant of RFC 9562, whatever the file', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (file, key) => {
        const uuid = new NewUuids(file).of('family/rule', Place.root.at(key));
        expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      }),
    );
  });

  test('is the same for the same file, rule and place, however often and in whatever order it is asked for', () => {
    const [one, other] = [new NewUuids(bytes), new NewUuids(bytes.slice())];
    const uuid = one.of('family/rule', id);
    other.of('family/rule', Place.root);
    expect(other.of('family/rule', id)).toBe(uuid);
    expect(one.of('family/rule', id)).toBe(uuid);
  });

  test('differs by file, by rule, by place and by the string that the place is in', () => {
    const inside = Place.root.at('a').inside().at('b');
    const uuids = [
      new NewUuids(bytes).of('family/rule', id),
      new NewUuids(new TextEncoder().encode('{ }')).of('family/rule', id),
      new NewUuids(bytes).of('family/other', id),
      new NewUuids(bytes).of('family/rule', Place.root.along(['a', 'b'])),
      new NewUuids(bytes).of('family/rule', inside),
      new NewUuids(bytes).of('family/rule', Place.root.at('\ud800')),
      new NewUuids(bytes).of('family/rule', Place.root.at('\ud801')),
    ];
    expect(new Set(uuids).size).toBe(uuids.length);
  });
});
