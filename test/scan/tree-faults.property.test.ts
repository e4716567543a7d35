import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberFault } from '../../src/json/number.js';
import { Place } from '../../src/json/place.js';
import { formatPointer } from '../../src/json/pointer.js';
import {
  findDepthFault,
  findTreeFaults,
  type TreeFault,
  type TreeFaultSearch,
} from '../../src/scan/tree-faults.js';
import { finish } from '../../src/text/steps.js';
import { anyPrinted, type Mark, type Printed } from '../properties/arbitraries/json.js';
import { runs } from '../runs.js';

const EVERYTHING: TreeFaultSearch = {
  duplicateKeys: true,
  unsafeNumbers: true,
  loneSurrogates: true,
  secrets: false,
};

/** Half a surrogate pair, and no more of a pair around it. */
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The faults that the surface of a document must have, by what its printer knows. */
function expectedFaults({ marks }: Printed): unknown[][] {
  const faults: unknown[][] = [];
  const surface = marks.filter(({ depth }) => depth === 0);
  const name = ({ place }: Mark): string => formatPointer(place.paths[0] ?? []);
  const members = surface.filter(({ key }) => key !== undefined).sort((a, b) => start(a) - start(b));
  const objects = new Map<Place | undefined, Map<unknown, readonly [number, number]>>();
  for (const member of members) {
    const { key = [0, 0], place } = member;
    const keys = objects.get(place.parent) ?? new Map();
    objects.set(place.parent, keys);
    const first = keys.get(place.step);
    if (first === undefined) keys.set(place.step, key);
    else faults.push(['duplicate-key', ...key, name(member), first[0], first[1]]);
    const halves = String(place.step).match(HALF);
    if (halves !== null) faults.push(['lone-surrogate', ...key, name(member), true, halves.length]);
  }
  for (const mark of surface) {
    const { model, value } = mark;
    if (model.kind === 'number') {
      const why = numberFault(model.text);
      if (why !== undefined) faults.push(['unsafe-number', ...value, name(mark), why, model.text]);
    }
    const halves = model.kind === 'string' ? model.text.match(HALF) : null;
    if (halves !== null) faults.push(['lone-surrogate', ...value, name(mark), false, halves.length]);
  }
  return faults.sort((a, b) => Number(a[1]) - Number(b[1]) || String(a[0]).localeCompare(String(b[0])));
}

const start = ({ key, value }: Mark): number => key?.[0] ?? value[0];

describe('tree faults', () => {
  test('are just those that the document has: equal keys, numbers that change, halves of pairs', () => {
    fc.assert(
      fc.property(anyPrinted({ equalKeys: true, bareHalves: false }), (printed) => {
        const found = treeFaultsOf(printed.bytes, EVERYTHING).map((fault) => {
          const [path = []] = fault.place.paths;
          const about = [fault.kind, fault.span.start, fault.span.end, formatPointer(path)];
          switch (fault.kind) {
            case 'duplicate-key':
              expect(fault.key).toBe(path.at(-1));
              return [...about, fault.first.start, fault.first.end];
            case 'unsafe-number':
              return [...about, fault.why, fault.text];
            case 'lone-surrogate':
              expect(fault.escape).toMatch(/^\\u[dD][89a-fA-F][0-9a-fA-F]{2}$/);
              return [...about, fault.inKey, fault.count];
            default:
              return about;
          }
        });
        const sorted = found.sort(
          (a, b) => Number(a[1]) - Number(b[1]) || String(a[0]).localeCompare(String(b[0])),
        );
        // Objects under duplicate keys have the same path. Only their places distinguish them.
        if (!hasDoubledContainer(printed)) expect(sorted).toEqual(expectedFaults(printed));
      }),
      { numRuns: runs(4000) },
    );
  });

  test('are not searched for unless requested', () => {
    fc.assert(
      fc.property(anyPrinted({ equalKeys: true }), ({ bytes }) => {
        const nothing = { duplicateKeys: false, unsafeNumbers: false, loneSurrogates: false, secrets: false };
        expect(treeFaultsOf(bytes, nothing)).toEqual([]);
      }),
    );
  });
});

function treeFaultsOf(bytes: Uint8Array, search: TreeFaultSearch): TreeFault[] {
  const faults: TreeFault[] = [];
  finish(findTreeFaults(bytes, search, Place.root, (fault) => faults.push(fault)));
  return faults;
}

function hasDoubledContainer({ marks }: Printed): boolean {
  const containers = marks.filter(({ model, depth }) => depth === 0 && model.kind === 'object');
  return new Set(containers.map(({ place }) => place)).size !== containers.length;
}

describe('the depth fault', () => {
  test('is the first bracket that is too deep', () => {
    fc.assert(
      fc.property(anyPrinted(), fc.integer({ min: 0, max: 4 }), ({ bytes, marks }, max) => {
        const level = ({ place }: Mark): number => (place.paths[0] ?? []).length + 1;
        const tooDeep = marks
          .filter(({ model, depth }) => depth === 0 && (model.kind === 'array' || model.kind === 'object'))
          .filter((mark) => level(mark) > max)
          .sort((a, b) => a.value[0] - b.value[0])[0];
        const fault = findDepthFault(bytes, max);
        expect(fault?.span.start).toBe(tooDeep?.value[0]);
        expect(fault?.path).toEqual(tooDeep?.place.paths[0]);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('is found in text that is not JSON as well', () => {
    const broken = new TextEncoder().encode('{"a": [01, {"b": [');
    expect(findDepthFault(broken, 3)).toMatchObject({ span: { start: 17, end: 18 }, path: ['a', 1, 'b'] });
  });
});

test('a place of the file and a place in a string have their own paths', () => {
  const place = Place.root.at('logic').at('2').inside().at('Tasks').at(0);
  expect(place.pointers).toEqual({ pointer: '/logic/2', embedded: ['/Tasks/0'] });
  expect(place.holder?.pointers).toEqual({ pointer: '/logic/2', embedded: [] });
});
