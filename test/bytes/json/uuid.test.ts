import fc from 'fast-check';
import { v1, v3, v4, v5, v6, v7, validate, version } from 'uuid';
import { expect, test } from 'vitest';
import { uuidVersion } from '../../../src/bytes/json/uuid.js';
import { runs } from '../../runs.js';
import { valueRows } from '../../table-rows.js';

test.each(valueRows<[version: number | 'none', ids: string]>('bytes/json/tables.md', 'UUIDs'))(
  '%s is the version of %s',
  (version, ids) => {
    for (const id of ids.split(' ')) expect(uuidVersion(id) ?? 'none', id).toBe(version);
  },
);

const name = 'room';
const NAMESPACE = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
const makers: readonly (() => string)[] = [
  v1,
  () => v3(name, NAMESPACE),
  v4,
  () => v5(name, NAMESPACE),
  v6,
  v7,
];
/** UUIDs of all versions, and what is left of them after up to three characters have changed. */
const almostUuids = fc
  .tuple(
    fc.nat(makers.length - 1),
    fc.array(fc.tuple(fc.nat(40), fc.constantFrom('', '-', '0', '4', '8', 'c', 'F', 'g', 'urn:')), {
      maxLength: 3,
    }),
  )
  .map(([maker, changes]) =>
    changes.reduce((id, [at, by]) => id.slice(0, at) + by + id.slice(at + 1), makers[maker]!()),
  );

test('versions 1 to 8 are those that the package uuid finds, and there are no others', () => {
  fc.assert(
    fc.property(almostUuids, (id) => {
      const [ours, theirs] = [uuidVersion(id), validate(id) ? version(id) : undefined];
      const known = ours !== undefined && ours >= 1 && ours <= 8;
      expect(known ? ours : undefined).toBe(theirs);
    }),
    { numRuns: runs(2000) },
  );
});
