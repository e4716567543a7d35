import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  offsetsAt,
  type PlaceAtOffset,
  type PlacePointers,
  positionsAt,
  TextPlaces,
} from '../../../src/bytes/places/text-places.js';
import { anyModel, type Mark, type Model, type Printed, print } from '../../properties/arbitraries/json.js';
import { runs } from '../../runs.js';

const anyJson = fc
  .tuple(
    anyModel({ halves: false, texts: ['[red] door', '{name} says hi', '😀'] }),
    fc.integer(),
    fc.boolean(),
  )
  .map(([model, seed, hasMark]) => (hasMark ? marked(print(model, seed)) : print(model, seed)));

/** With a byte-order mark. */
function marked({ text, bytes, marks }: Printed): Printed {
  const move = ([start, end]: readonly [number, number]): [number, number] => [start + 3, end + 3];
  return {
    text: `\ufeff${text}`,
    bytes: Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes),
    marks: marks.map((mark) => ({ ...mark, value: move(mark.value), key: mark.key && move(mark.key) })),
  };
}

interface Expected {
  readonly mark: Mark;
  readonly part: 'key' | 'value';
}

/** For each byte, the innermost key or value that was printed there. */
function innermost({ bytes, marks }: Printed): (Expected | undefined)[] {
  const expected = new Array<Expected | undefined>(bytes.length);
  const spans = marks.flatMap((mark) => [
    { mark, part: 'value' as const, span: mark.value },
    ...(mark.key === undefined ? [] : [{ mark, part: 'key' as const, span: mark.key }]),
  ]);
  const length = ([start, end]: readonly [number, number]): number => end - start;
  // Of spans with equal bytes, the inner one has more steps.
  const steps = ({ mark }: Expected): number => mark.place.chain().length;
  spans.sort((a, b) => length(b.span) - length(a.span) || steps(a) - steps(b));
  for (const { mark, part, span } of spans) expected.fill({ mark, part }, ...span);
  return expected;
}

/** What is wrong with what was found at an offset. Plain comparisons: there are very many. */
function inverseFault(places: TextPlaces, offset: number, found: PlaceAtOffset): string | undefined {
  const { start, end } = found.span;
  if (start > offset || offset >= end) return `byte ${offset} is not in ${start} to ${end}`;
  const back = found.overridden ? found.span : places.spanOf(found);
  if (back?.start === start && back.end === end) return undefined;
  return `${JSON.stringify(found)} is at ${JSON.stringify(back)}`;
}

/** That spanOf is the opposite of placeAt at every byte. */
function expectInverse(bytes: Uint8Array): void {
  const places = new TextPlaces(bytes);
  for (let offset = 0; offset < bytes.length; offset++) {
    const found = places.placeAt(offset);
    const fault = found && inverseFault(places, offset, found);
    if (fault !== undefined) expect.fail(fault);
  }
}

const namesOf = ({ pointer, embedded, part }: Required<PlacePointers>): string =>
  JSON.stringify([pointer, ...embedded, part]);

const holdsContainer = (model: Model): boolean =>
  model.kind === 'inside' ? holdsContainer(model.value) : model.kind === 'object' || model.kind === 'array';
/** What looks like an object or a list in a string is read as such as far as it goes, and other values are not. */
const isHeldOtherwise = ({ model }: Mark): boolean =>
  model.kind === 'inside' ? !holdsContainer(model) : model.kind === 'string' && /^\s*["[{]/.test(model.text);
const plainJson = anyJson.filter(({ marks }) => !marks.some(isHeldOtherwise));

test('placeAt finds the innermost key or value for every byte, and spanOf finds the bytes of it', () => {
  fc.assert(
    fc.property(plainJson, (printed) => {
      const places = new TextPlaces(printed.bytes);
      for (const [offset, expected] of innermost(printed).entries()) {
        const found = places.placeAt(offset);
        if (expected === undefined || found === undefined) {
          expect(found).toBe(expected);
          continue;
        }
        const { mark, part } = expected;
        const { model, place } = mark;
        const isString = part === 'key' || model.kind === 'inside';
        expect([namesOf(found), found.kind, [found.span.start, found.span.end]]).toEqual([
          namesOf({ ...place.pointers, part }),
          isString ? 'string' : model.kind,
          part === 'key' ? mark.key : mark.value,
        ]);
        if (part === 'key') expect(found.text).toBe(place.step);
        else if ('text' in model) expect(found.text).toBe(model.text);
        expect(inverseFault(places, offset, found)).toBeUndefined();
      }
    }),
    { numRuns: runs(1000) },
  );
});

/** The first offset whose cut leaves a value as it was. A number or literal goes on until something else begins. */
const firstCutAfter = ({ span: { end }, kind }: PlaceAtOffset): number =>
  kind === 'number' || kind === 'literal' || kind === 'invalid' ? end + 1 : end;

test('placeAt is the opposite of spanOf in any JSON that lost a part, and the same before it', () => {
  fc.assert(
    fc.property(anyJson, fc.nat(), fc.nat({ max: 40 }), ({ bytes }, at, length) => {
      const from = at % (bytes.length + 1);
      const rest = Uint8Array.from([...bytes.subarray(0, from), ...bytes.subarray(from + length)]);
      expectInverse(rest);
      const [before, after] = [new TextPlaces(bytes), new TextPlaces(rest)];
      for (let offset = 0; offset < from; offset++) {
        const was = before.placeAt(offset);
        // What the cut goes through, or is in a string that it goes through, may be something else now.
        if (was === undefined || was.embedded.length > 0 || firstCutAfter(was) > from) continue;
        const is = after.placeAt(offset);
        expect([is?.pointer, is?.part, is?.kind]).toEqual([was.pointer, was.part, was.kind]);
      }
    }),
    { numRuns: runs(1000) },
  );
});

test('placeAt is the opposite of spanOf in bytes of any kind', () => {
  const signs = [...'{}[],:"\\\'a1 \n/é\ufeff', '/*', '"k":', '"{\\"', '\\"}"'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 40 }), (all) => {
      expectInverse(new TextEncoder().encode(all.join('')));
    }),
    { numRuns: runs(20_000) },
  );
});

test('offsetsAt is the opposite of positionsAt at every character, whatever ends the lines', () => {
  const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
  const sign = fc.constantFrom('\r', '\n', '\r\n', 'a', 'é', '€', '😀', '\ufeff');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 30 }), (all) => {
      const characters = [...all.join('')];
      const offsets = [...characters.keys(), characters.length].map(
        (index) => bytesOf(characters.slice(0, index).join('')).length,
      );
      // Bytes that are not UTF-8 are a column each.
      const bytes = Uint8Array.of(...bytesOf(all.join('')), 0xff, 0x80, 0x41);
      const end = offsets.at(-1) ?? 0;
      offsets.push(end + 1, end + 2, end + 3);
      const expected = all[0] === '\ufeff' ? offsets.map((offset) => Math.max(offset, 3)) : offsets;
      expect(offsetsAt(bytes, positionsAt(bytes, offsets))).toEqual(expected);
      expect(offsetsAt(bytes, positionsAt(bytes, offsets.toReversed()))).toEqual(expected.toReversed());
    }),
    { numRuns: runs(5_000) },
  );
});
