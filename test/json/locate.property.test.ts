import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locate } from '../../src/json/locate.js';
import { span } from '../../src/text/span.js';
import { anyPrinted, isValueOf, parseAt } from '../properties/arbitraries/json.js';
import { counts } from '../properties/arbitraries/json-edits.js';
import { runs } from '../runs.js';

const ends = (found: { start: number; end: number } | undefined) =>
  found === undefined ? undefined : [found.start, found.end];

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
      fc.property(anyPrinted({ equalKeys: true }), ({ bytes, marks, model }) => {
        const found = locate(
          bytes,
          marks.map(({ place }) => place),
        );
        for (const mark of marks)
          if (counts(model, mark)) expect(ends(found.of(mark.place)?.value)).toEqual(mark.value);
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
