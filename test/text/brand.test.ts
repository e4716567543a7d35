import { expect, test } from 'vitest';
import { brand } from '../../src/text/brand.js';

/** A class as another copy of the same code makes it. */
function copy(name = 'Thing'): new () => object {
  class Thing {
    readonly kind = 'thing';

    static {
      brand(Thing, name);
    }
  }
  return Thing;
}

test('instanceof knows the objects of every copy of a class', () => {
  const [One, Other] = [copy(), copy()];
  expect(new One() instanceof Other).toBe(true);
  expect(new Other() instanceof One).toBe(true);
  expect(new (copy('Other'))() instanceof One).toBe(false);
});

test.each([undefined, null, 'text', 1, {}, []])('%j is no branded object', (value) => {
  expect((value as unknown) instanceof copy()).toBe(false);
});

test('a class that extends a branded one has only its own objects', () => {
  const Base = copy();
  class Own extends Base {}
  expect(new Own() instanceof Own).toBe(true);
  expect(new Own() instanceof copy()).toBe(true);
  expect(new Base() instanceof Own).toBe(false);
});

test('a brand is not seen among the properties of an object', () => {
  const object = new (copy())();
  expect(Reflect.ownKeys(object)).toEqual(['kind']);
  expect({ ...object }).toEqual({ kind: 'thing' });
});
