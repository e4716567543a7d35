import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberFault } from '../../../src/bytes/json/number.js';
import { Place } from '../../../src/bytes/json/place.js';
import { formatPointer } from '../../../src/bytes/json/pointer.js';
import { findTreeFaults, type TreeFault, type TreeFaultSearch } from '../../../src/bytes/scan/tree-faults.js';
import { anyPrinted, type Mark, type Printed } from '../../properties/arbitraries/json.js';
import { runs } from '../../runs.js';

const NOTHING: TreeFaultSearch = {
  duplicateKeys: false,
  unsafeNumbers: false,
  loneSurrogates: false,
  secrets: false,
};
const EVERYTHING = { ...NOTHING, duplicateKeys: true, unsafeNumbers: true, loneSurrogates: true };

/** Half a surrogate pair, and no more of a pair around it. */
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function treeFaultsOf(bytes: Uint8Array, search: TreeFaultSearch): TreeFault[] {
  const faults: TreeFault[] = [];
  findTreeFaults(bytes, search, Place.root, (fault) => faults.push(fault));
  return faults;
}

const inOrder = (faults: readonly unknown[][]): unknown[][] =>
  faults.toSorted((a, b) => Number(a[1]) - Number(b[1]) || String(a[0]).localeCompare(String(b[0])));

/** The faults that the surface of a document must have, by what its printer knows. */
function expectedFaults({ marks }: Printed): unknown[][] {
  const faults: unknown[][] = [];
  const surface = marks.filter(({ depth }) => depth === 0);
  const start = ({ key, value }: Mark): number => key?.[0] ?? value[0];
  const name = ({ place }: Mark): string => formatPointer(place.paths[0] ?? []);
  const objects = new Map<Place | undefined, Map<unknown, readonly [number, number]>>();
  for (const mark of surface.toSorted((a, b) => start(a) - start(b))) {
    const { key, place, model, value } = mark;
    if (key !== undefined) {
      const keys = objects.get(place.parent) ?? new Map();
      objects.set(place.parent, keys);
      const first = keys.get(place.step);
      if (first === undefined) keys.set(place.step, key);
      else faults.push(['duplicate-key', ...key, name(mark), first[0], first[1]]);
      const halves = String(place.step).match(HALF);
      if (halves !== null) faults.push(['lone-surrogate', ...key, name(mark), true, halves.length]);
    }
    const why = model.kind === 'number' ? numberFault(model.text) : undefined;
    if (model.kind === 'number' && why !== undefined)
      faults.push(['unsafe-number', ...value, name(mark), why, model.text]);
    const halves = model.kind === 'string' ? model.text.match(HALF) : null;
    if (halves !== null) faults.push(['lone-surrogate', ...value, name(mark), false, halves.length]);
  }
  return inOrder(faults);
}

function shownFault(fault: TreeFault): unknown[] {
  const [path = []] = fault.place.paths;
  const about = [fault.kind, fault.span.start, fault.span.end, formatPointer(path)];
  if (fault.kind === 'duplicate-key') return [...about, fault.first.start, fault.first.end];
  if (fault.kind === 'unsafe-number') return [...about, fault.why, fault.text];
  if (fault.kind !== 'lone-surrogate') return about;
  expect(fault.escape).toMatch(/^\\u[dD][89a-fA-F][0-9a-fA-F]{2}$/);
  return [...about, fault.inKey, fault.count];
}

/** Objects under duplicate keys have the same path. Only their places distinguish them. */
function hasDoubledContainer({ marks }: Printed): boolean {
  const containers = marks.filter(({ model, depth }) => depth === 0 && model.kind === 'object');
  return new Set(containers.map(({ place }) => place)).size !== containers.length;
}

test('tree faults are just those that the document has, and none unless requested', () => {
  fc.assert(
    fc.property(anyPrinted({ equalKeys: true, bareHalves: false }), (printed) => {
      expect(treeFaultsOf(printed.bytes, NOTHING)).toEqual([]);
      const found = inOrder(treeFaultsOf(printed.bytes, EVERYTHING).map(shownFault));
      if (!hasDoubledContainer(printed)) expect(found).toEqual(expectedFaults(printed));
    }),
    { numRuns: runs(4000) },
  );
});
