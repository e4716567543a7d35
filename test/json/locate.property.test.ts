import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locate } from '../../src/json/locate.js';
import { span } from '../../src/text/span.js';
import {
  anyPrinted,
  isValueOf,
  type Mark,
  type Model,
  type Printed,
  parseAt,
} from '../properties/arbitraries/json.js';
import { runs } from '../runs.js';
import { oracleParse } from './oracle-parse.js';

const ends = (found: { start: number; end: number } | undefined) =>
  found === undefined ? undefined : [found.start, found.end];

/** Whether some string around the place, or some object on the way, has the place's key again later. */
function isOverridden({ place }: Mark, { model }: { model: Model }): boolean {
  let here = model;
  let overridden = false;
  for (const link of place.chain()) {
    if (link.parent === undefined) continue;
    if (link.step === undefined) {
      if (here.kind !== 'inside') throw new Error('not inside a string');
      here = here.value;
    } else if (here.kind === 'array') {
      here = here.elements[Number(link.step)] as Model;
    } else if (here.kind === 'object') {
      overridden ||= here.members.filter(([key]) => key === link.step).length > 1;
      here = here.members.find(([key]) => key === link.step)?.[1] as Model;
    }
    if (overridden) return true;
  }
  return false;
}

describe('locate', () => {
  test('finds every value and every key of any document at just its bytes, through all escapes', () => {
    fc.assert(
      fc.property(anyPrinted(), ({ bytes, marks }) => {
        const found = locate(
          bytes,
          marks.map(({ place }) => place),
        );
        for (const { place, model, value, key, depth } of marks) {
          const location = found.of(place);
          expect(ends(location?.value)).toEqual(value);
          expect(ends(location?.key)).toEqual(key);
          expect(location?.depth).toBe(depth);
          expect(isValueOf(parseAt(bytes, value, depth), model)).toBe(true);
          if (key !== undefined) expect(parseAt(bytes, key, depth)).toBe(place.step);
        }
      }),
      { numRuns: runs(1500) },
    );
  });

  test('takes the last of equal keys, as readers of JSON do', () => {
    fc.assert(
      fc.property(anyPrinted({ equalKeys: true }), (printed) => {
        const { bytes, marks } = printed;
        const found = locate(
          bytes,
          marks.map(({ place }) => place),
        );
        const last = new Map<string, Mark>();
        for (const mark of marks) last.set(JSON.stringify(mark.place.paths), mark);
        for (const mark of last.values()) {
          if (!isOverridden(mark, printed)) expect(ends(found.of(mark.place)?.value)).toEqual(mark.value);
        }
        for (const { place, depth } of marks) {
          const location = found.of(place);
          if (location === undefined || depth > 0 || typeof place.step !== 'string') continue;
          const { parent } = place;
          if (parent === undefined || isOverridden({ place: parent } as Mark, printed)) continue;
          const object = locate(bytes, [parent]).of(parent)?.value;
          const value = parseAt(bytes, [object?.start ?? 0, object?.end ?? 0], 0) as Record<string, unknown>;
          expect(parseAt(bytes, [location.value.start, location.value.end], 0)).toEqual(value[place.step]);
        }
      }),
    );
  });

  test('leaves out places that a document does not have', () => {
    fc.assert(
      fc.property(anyPrinted(), ({ bytes, marks }) => {
        const wrong = marks.flatMap(({ place, model }) => {
          if (model.kind === 'array')
            return [place.at(model.elements.length), place.at('length'), place.at(-1)];
          if (model.kind === 'object') return [place.at('no such key'), place.inside()];
          return [place.at(0), place.at('toString')];
        });
        const found = locate(bytes, wrong);
        for (const place of wrong) expect(found.of(place)).toBeUndefined();
      }),
    );
  });

  test('finds spans inside strings by their decoded bytes', () => {
    fc.assert(
      fc.property(anyPrinted(), fc.nat(), ({ bytes, marks }, pick) => {
        const strings = marks.filter(({ model }) => model.kind === 'string' && model.text !== '');
        const mark = strings[pick % strings.length];
        if (mark?.model.kind !== 'string') return;
        const { text } = mark.model;
        const characters = [...text].map((character) => Buffer.byteLength(character));
        const wanted = characters.map((length, index) => {
          const start = characters.slice(0, index).reduce((sum, part) => sum + part, 0);
          return { holder: mark.place, inner: span(start, start + length) };
        });
        const found = locate(bytes, [], wanted);
        for (const [index, character] of [...text].entries()) {
          const at = found.ofInner(wanted[index] as (typeof wanted)[0]);
          let shown = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
            bytes.subarray(at?.start, at?.end),
          );
          for (let level = 0; level <= mark.depth; level++) shown = JSON.parse(`"${shown}"`) as string;
          expect(shown).toBe(character);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});

test('a document of the test printer is what another reader makes of it', () => {
  fc.assert(
    fc.property(anyPrinted({ equalKeys: true }), ({ text, model }: Printed & { model: Model }) => {
      expect(isValueOf(oracleParse(text), model)).toBe(true);
    }),
    { numRuns: runs(1000) },
  );
});
