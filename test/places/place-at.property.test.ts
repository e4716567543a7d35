import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlaceAtOffset, type PlacePointers, TextPlaces } from '../../src/places/text-places.js';
import { anyModel, type Mark, type Model, type Printed, print } from '../properties/arbitraries/json.js';
import { runs } from '../runs.js';

/** Titles and other strings of rooms. The ones with brackets look like JSON and are none. */
const texts = [
  '',
  '😀 open me',
  'line 1\r\nline 2',
  '[red] door',
  '{name} says hi',
  'C:\\rooms',
  'é',
  '12',
  '"',
];
const text = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'grapheme', maxLength: 6 }).filter((each) => !/^\s*["[{]/.test(each)),
);
const string = text.map((each): Model => ({ kind: 'string', text: each }));
const number = fc
  .constantFrom('0', '1.50', '-2e3', '111')
  .map((each): Model => ({ kind: 'number', text: each }));
const literal = fc
  .constantFrom('true', 'false', 'null')
  .map((each): Model => ({ kind: 'literal', text: each }));
const object = (members: Record<string, fc.Arbitrary<Model>>): fc.Arbitrary<Model> =>
  fc.tuple(...Object.values(members)).map(
    (values): Model => ({
      kind: 'object',
      members: Object.keys(members).map((key, index) => [key, values[index] as Model] as const),
    }),
  );
const list = (element: fc.Arbitrary<Model>): fc.Arbitrary<Model> =>
  fc.array(element, { maxLength: 3 }).map((elements): Model => ({ kind: 'array', elements }));
const inside = (value: fc.Arbitrary<Model>): fc.Arbitrary<Model> =>
  value.map((held): Model => ({ kind: 'inside', value: held }));
const keyed = (value: fc.Arbitrary<Model>): fc.Arbitrary<Model> =>
  fc
    .uniqueArray(fc.tuple(fc.oneof(text, fc.constantFrom('2', '10', 'a/b', '~')), value), {
      maxLength: 3,
      selector: ([key]) => key,
    })
    .map((members): Model => ({ kind: 'object', members }));

const nodes = object({ nodes: list(object({ text: string, next: number, more: inside(list(string)) })) });
const task = object({
  $type: string,
  Effector: object({ $type: string, quest: object({ id: string, ExtraText: inside(nodes) }) }),
  TargetState: number,
});
/** A room whose strings hold strings that hold strings. */
const room = object({
  roomItems: keyed(object({ hoverTitle: string, pos: object({ x: number, y: number }), placed: literal })),
  logic: keyed(inside(object({ Tasks: list(task), col: string, c: literal }))),
});
const anyRoom = fc
  .tuple(room, fc.integer(), fc.boolean())
  .map(([model, seed, mark]) => marked(print(model, seed), mark));
const anyJson = fc
  .tuple(anyModel({ halves: false }), fc.integer())
  .map(([model, seed]) => print(model, seed));

/** With a byte-order mark. */
function marked({ text: json, bytes, marks }: Printed, isMarked: boolean): Printed {
  if (!isMarked) return { text: json, bytes, marks };
  const move = ([start, end]: readonly [number, number]): [number, number] => [start + 3, end + 3];
  return {
    text: `\ufeff${json}`,
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

/** What is wrong with what was found at an offset. Plain comparisons: there are millions. */
function inverseFault(places: TextPlaces, offset: number, found: PlaceAtOffset): string | undefined {
  const { start, end } = found.span;
  if (start > offset || offset >= end) return `byte ${offset} is not in ${start} to ${end}`;
  const back = found.overridden ? found.span : places.spanOf(found);
  return back?.start === start && back.end === end
    ? undefined
    : `${JSON.stringify(found)} is at ${JSON.stringify(back)}`;
}

function expectInverse(bytes: Uint8Array): void {
  const places = new TextPlaces(bytes);
  for (let offset = 0; offset < bytes.length; offset++) {
    const found = places.placeAt(offset);
    const fault = found && inverseFault(places, offset, found);
    if (fault !== undefined) expect.fail(fault);
  }
}

/** The same for what a room was printed with. */
function printFault(places: TextPlaces, offset: number, expected: Expected | undefined): string | undefined {
  const found = places.placeAt(offset);
  if (expected === undefined || found === undefined)
    return found === expected ? undefined : `byte ${offset}: ${JSON.stringify(found)}`;
  const { mark, part } = expected;
  const [start, end] = (part === 'key' ? mark.key : mark.value) ?? [];
  const { model } = mark;
  const isContainer = model.kind === 'array' || model.kind === 'object';
  const kind = part === 'key' || model.kind === 'inside' ? 'string' : model.kind;
  const text =
    part === 'key' ? mark.place.step : isContainer || model.kind === 'inside' ? undefined : model.text;
  const same =
    namesOf(found) === namesOf({ ...mark.place.pointers, part }) &&
    found.span.start === start &&
    found.span.end === end &&
    found.kind === kind &&
    (found.text === text || (part === 'value' && model.kind === 'inside'));
  return same ? inverseFault(places, offset, found) : `byte ${offset} is ${JSON.stringify(found)}`;
}

/** The first offset whose cut leaves a value as it was. A number or literal goes on until something else begins. */
const firstCutAfter = ({ span: { end }, kind }: PlaceAtOffset): number =>
  kind === 'number' || kind === 'literal' || kind === 'invalid' ? end + 1 : end;

const namesOf = ({ pointer, embedded, part }: Required<PlacePointers>): string =>
  JSON.stringify([pointer, ...embedded, part]);

describe('placeAt', { timeout: 3_600_000 }, () => {
  test('finds the innermost key or value for every byte of a room, and spanOf finds the bytes of it', () => {
    fc.assert(
      fc.property(anyRoom, (printed) => {
        const places = new TextPlaces(printed.bytes);
        for (const [offset, expected] of innermost(printed).entries()) {
          const fault = printFault(places, offset, expected);
          if (fault !== undefined) expect.fail(`${fault} in ${printed.text}`);
        }
      }),
      { numRuns: runs(1000, 3) },
    );
  });

  test('is the opposite of spanOf in any JSON, and in any part of it', () => {
    fc.assert(
      fc.property(anyJson, fc.nat(), ({ bytes }, cut) => {
        for (const part of [
          bytes,
          bytes.subarray(0, cut % (bytes.length + 1)),
          bytes.subarray(cut % (bytes.length + 1)),
        ])
          expectInverse(part);
      }),
      { numRuns: runs(1000, 3) },
    );
  });

  test('is the opposite of spanOf in any room that lost a part, and the same before it', () => {
    fc.assert(
      fc.property(anyRoom, fc.nat(), fc.nat({ max: 40 }), ({ bytes }, at, length) => {
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
      { numRuns: runs(1000, 3) },
    );
  });

  test('is the opposite of spanOf in bytes of any kind', () => {
    const sign = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      "'",
      'a',
      '1',
      ' ',
      '\n',
      '/',
      '/*',
      '"k":',
      '"{\\"',
      '\\"}"',
      'é',
      '\ufeff',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 40 }), (signs) => {
        expectInverse(new TextEncoder().encode(signs.join('')));
      }),
      { numRuns: runs(20_000, 60) },
    );
  });
});
