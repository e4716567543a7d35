import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EditError, type TextEdit } from '../../../../src/bytes/json/edit/edit.js';
import { spliceText } from '../../../../src/bytes/json/edit/json-editor.js';
import { applySplices } from '../../../../src/bytes/json/edit/splices.js';
import type { Place } from '../../../../src/bytes/json/place.js';
import {
  anyModel,
  anyPrinted,
  isValueOf,
  type Mark,
  type Model,
  type Printed,
  print,
} from '../../../properties/arbitraries/json.js';
import {
  counts,
  edited,
  type ModelEdit,
  modelAt,
  placeOf,
} from '../../../properties/arbitraries/json-edits.js';
import { runs } from '../../../runs.js';
import { oracleParse } from '../oracle-parse.js';

type Document = Printed & { readonly model: Model };

const documents = fc.oneof(anyPrinted(), anyPrinted({ equalKeys: true }));
const newKeys = fc.constantFrom(
  'new',
  '__proto__',
  'é😀',
  'a"b\\c/d',
  '7',
  '',
  'constructor',
  '\ud800',
  '\u0001',
);

/** The text of a model as the test printer spells it, and what it means. */
const newValues = fc.tuple(anyModel(), fc.integer()).map(([model, seed]) => {
  const json = print(model, seed).text.replace(/^\ufeff/, '');
  return { model, json };
});

/** Makes edits, checks what they claim, and puts the bytes together independently. */
function make({ bytes }: Document, edits: readonly TextEdit[]): Buffer {
  const splices = spliceText(bytes, edits);
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, text } of splices) {
    expect(start).toBeGreaterThanOrEqual(at);
    expect(end).toBeGreaterThanOrEqual(start);
    parts.push(bytes.subarray(at, start), Buffer.from(text));
    at = end;
  }
  const made = Buffer.concat([...parts, bytes.subarray(at)]);
  expect(made.equals(applySplices(bytes, splices))).toBe(true);
  return made;
}

function expectMeaning(made: Buffer, model: Model): void {
  const value = oracleParse(made.toString('utf8').replace(/^\ufeff/, ''));
  expect(isValueOf(value, model)).toBe(true);
}

/** Everything outside the bytes `from` to `to` is as it was. */
function expectKept({ bytes }: Document, made: Buffer, from: number, to: number): void {
  expect(made.subarray(0, from).equals(bytes.subarray(0, from))).toBe(true);
  const rest = bytes.length - to;
  expect(made.length).toBeGreaterThanOrEqual(from + rest);
  expect(made.subarray(made.length - rest).equals(bytes.subarray(to))).toBe(true);
}

const visible = (document: Document): Mark[] => document.marks.filter((mark) => counts(document.model, mark));
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

const KINDS = ['replace', 'rename', 'remove', 'insert', 'embed'] as const;

test('one edit of any kind, at any depth of strings, means what it says and changes no other byte', () => {
  fc.assert(
    fc.property(
      documents,
      fc.nat(),
      fc.constantFrom(...KINDS),
      newKeys,
      newValues,
      (document, index, kind, key, value) => {
        const mark = pick(visible(document), index) as Mark;
        const wished = asEdit(mark, kind, key, value);
        if (wished === undefined) return;
        const { edit } = wished;
        const there = kind === 'insert' ? membersOf(document, mark.place) : siblingsOf(document, mark);
        if ((kind === 'insert' || (kind === 'rename' && key !== mark.place.step)) && there.includes(key)) {
          expect(() => make(document, [edit])).toThrow(`${JSON.stringify(key)} already exists`);
          return;
        }
        const made = make(document, [edit]);
        expectMeaning(made, edited(document.model, wished));
        const isTwin = there.filter((each) => each === mark.place.step).length > 1;
        if (kind === 'replace' || kind === 'embed') expectKept(document, made, ...mark.value);
        else if (isTwin && kind !== 'insert') return;
        else if (kind === 'rename') expectKept(document, made, ...(mark.key as [number, number]));
        else if (kind === 'remove') expectRemoved(document, mark, edit);
        else expectInserted(document, mark, edit);
      },
    ),
    { numRuns: runs(8000, 300) },
  );
});

/** A member or element goes with one comma and white space, and nothing else. */
function expectRemoved({ bytes }: Document, { key, value, depth }: Mark, edit: TextEdit): void {
  const start = key?.[0] ?? value[0];
  const [splice, ...more] = spliceText(bytes, [edit]);
  if (more.length > 0) return;
  expect(splice?.start).toBeLessThanOrEqual(start);
  expect(splice?.end).toBeGreaterThanOrEqual(value[1]);
  const taken = [bytes.subarray(splice?.start, start), bytes.subarray(value[1], splice?.end)];
  expect(taken.map((each) => unescaped(each, depth)).join('')).toMatch(/^[ \t\r\n]*,?[ \t\r\n]*$/);
}

/** Nothing that was there goes, except the white space in an empty object or list. */
function expectInserted({ bytes }: Document, { value, depth }: Mark, edit: TextEdit): void {
  const [splice] = spliceText(bytes, [edit]);
  const isEmpty = /^[[{]\s*[\]}]$/.test(unescaped(bytes.subarray(...value), depth));
  if (isEmpty) expect([splice?.start, splice?.end]).toEqual(value);
  else expect(splice?.start).toBe(splice?.end);
}

test('several edits together have the effect of being applied one after the other, or are rejected because they change the same bytes', () => {
  let [cases, madeTogether] = [0, 0];
  fc.assert(
    fc.property(
      documents,
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(...KINDS), newValues), {
        minLength: 2,
        maxLength: 5,
      }),
      (document, wishes) => {
        cases++;
        const edits: ModelEdit[] = [];
        for (const [number, [index, kind, value]] of wishes.entries()) {
          const mark = pick(visible(document), index) as Mark;
          const edit = asEdit(mark, kind, `new${number}`, value);
          if (edit !== undefined) edits.push(edit);
        }
        let made: Buffer;
        try {
          made = make(
            document,
            edits.map(({ edit }) => edit),
          );
        } catch (error) {
          expect(error).toBeInstanceOf(EditError);
          expect(String(error)).toMatch(/both change the same bytes/);
          return;
        }
        const places = edits.map((each) => JSON.stringify(placeOf(each).paths));
        if (new Set(places).size < places.length) return;
        madeTogether++;
        // From the back to the front and from inside out, so that no place moves before its edit is made.
        const ordered = edits.toSorted(fromTheBack);
        expectMeaning(made, ordered.reduce(edited, document.model));
      },
    ),
    { numRuns: runs(3000) },
  );
  // A time limit may end the cases.
  expect(madeTogether).toBeGreaterThan(cases / 6);
});

function asEdit(
  { place, model }: Mark,
  kind: (typeof KINDS)[number],
  key: string,
  { model: value, json }: { model: Model; json: string },
): ModelEdit | undefined {
  const by = { kind: 'json', json } as const;
  if (kind === 'insert') {
    if (model.kind !== 'object' && model.kind !== 'array') return undefined;
    return { edit: { kind, into: place, key: model.kind === 'object' ? key : '-', json: by }, value };
  }
  if (kind === 'embed') return { edit: { kind, place }, value };
  if (kind === 'replace') return { edit: { kind, place, by }, value };
  if (place.step === undefined || (kind === 'rename' && typeof place.step === 'number')) return undefined;
  return { edit: kind === 'remove' ? { kind, place } : { kind, place, key }, value };
}

/** Later elements before earlier ones, and what is inside before what is around it. */
function fromTheBack(a: ModelEdit, b: ModelEdit): number {
  const [one, other] = [a, b].map((each) =>
    placeOf(each)
      .chain()
      .slice(1)
      .map((link) => link.step ?? '#'),
  ) as [(string | number)[], (string | number)[]];
  for (const [index, step] of one.entries()) {
    const against = other[index];
    if (against === undefined) return -1;
    if (step === against) continue;
    return typeof step === 'number' && typeof against === 'number' ? against - step : step < against ? 1 : -1;
  }
  return other.length > one.length ? 1 : 0;
}

function membersOf({ model }: Document, place: Place): string[] {
  const object = modelAt(model, place);
  return object?.kind === 'object' ? object.members.map(([key]) => key) : [];
}

const siblingsOf = (document: Document, { place }: Mark): string[] =>
  typeof place.step !== 'string' || place.parent === undefined ? [] : membersOf(document, place.parent);

function unescaped(bytes: Uint8Array, depth: number): string {
  let text = new TextDecoder().decode(bytes);
  for (let level = 0; level < depth; level++) text = JSON.parse(`"${text}"`) as string;
  return text;
}
