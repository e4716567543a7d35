import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EditError, type TextEdit } from '../../../src/json/edit/edit.js';
import { spliceText } from '../../../src/json/edit/json-editor.js';
import { applySplices } from '../../../src/json/edit/splices.js';
import type { Place } from '../../../src/json/place.js';
import {
  anyModel,
  anyPrinted,
  isValueOf,
  type Mark,
  type Model,
  type Printed,
  print,
} from '../../properties/arbitraries/json.js';
import { counts, edited, type ModelEdit, modelAt } from '../../properties/arbitraries/json-edits.js';
import { runs } from '../../runs.js';
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

describe('an edit of any document, at any depth of strings', () => {
  test('replaces a value, and no byte around it', () => {
    fc.assert(
      fc.property(documents, fc.nat(), newValues, (document, index, { model, json }) => {
        const mark = pick(visible(document), index) as Mark;
        const made = make(document, [{ kind: 'replace', place: mark.place, by: { kind: 'json', json } }]);
        expectMeaning(made, edited(document.model, { kind: 'replace', place: mark.place, by: model }));
        expectKept(document, made, ...mark.value);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('renames a key, and every key equal to it', () => {
    fc.assert(
      fc.property(documents, fc.nat(), newKeys, (document, index, key) => {
        const mark = pick(
          visible(document).filter((each) => each.key !== undefined),
          index,
        );
        if (mark?.key === undefined) return;
        const { place } = mark;
        const siblings = membersOf(document, place.parent as Place);
        const edit: TextEdit = { kind: 'rename', place, key };
        if (siblings.includes(key) && key !== place.step) {
          expect(() => make(document, [edit])).toThrow(EditError);
          return;
        }
        const made = make(document, [edit]);
        expectMeaning(made, edited(document.model, { kind: 'rename', place, key }));
        if (siblings.filter((sibling) => sibling === place.step).length === 1)
          expectKept(document, made, ...mark.key);
      }),
      { numRuns: runs(1500) },
    );
  });

  test('removes a member or element with one comma and white space, and nothing else', () => {
    fc.assert(
      fc.property(documents, fc.nat(), (document, index) => {
        const mark = pick(
          visible(document).filter(({ place }) => place.step !== undefined),
          index,
        );
        if (mark === undefined) return;
        const { place, depth } = mark;
        const edit = { kind: 'remove', place } as const;
        const made = make(document, [edit]);
        expectMeaning(made, edited(document.model, edit));
        const start = mark.key?.[0] ?? mark.value[0];
        const [splice, ...more] = spliceText(document.bytes, [edit]);
        if (more.length > 0 || hasTwin(document, mark)) return;
        expect(splice?.start).toBeLessThanOrEqual(start);
        expect(splice?.end).toBeGreaterThanOrEqual(mark.value[1]);
        const taken = [
          document.bytes.subarray(splice?.start, start),
          document.bytes.subarray(mark.value[1], splice?.end),
        ].map((bytes) => unescaped(bytes, depth));
        expect(taken.join('')).toMatch(/^[ \t\r\n]*,?[ \t\r\n]*$/);
      }),
      { numRuns: runs(1500) },
    );
  });

  test('inserts a member or element, and changes nothing that was there', () => {
    fc.assert(
      fc.property(documents, fc.nat(), newKeys, newValues, (document, index, newKey, { model, json }) => {
        const mark = pick(
          visible(document).filter((each) => each.model.kind === 'object' || each.model.kind === 'array'),
          index,
        );
        if (mark === undefined) return;
        const { place: into } = mark;
        const count = mark.model.kind === 'array' ? mark.model.elements.length : 0;
        const key =
          mark.model.kind === 'array' ? pick([...Array(count + 1).keys(), '-'].map(String), index) : newKey;
        if (key === undefined) return;
        const edit: TextEdit = { kind: 'insert', into, key, json: { kind: 'json', json } };
        if (mark.model.kind === 'object' && mark.model.members.some(([other]) => other === key)) {
          expect(() => make(document, [edit])).toThrow(`${JSON.stringify(key)} already exists`);
          return;
        }
        const made = make(document, [edit]);
        expectMeaning(made, edited(document.model, { kind: 'insert', into, key, value: model }));
        const [splice] = spliceText(document.bytes, [edit]);
        const { start, end } = splice ?? { start: 0, end: 0 };
        const held = document.bytes.subarray(mark.value[0], mark.value[1]);
        const isEmpty = /^[[{]\s*[\]}]$/.test(unescaped(held, mark.depth));
        if (isEmpty) expect([start, end]).toEqual(mark.value);
        else expect(start).toBe(end);
      }),
      { numRuns: runs(2000) },
    );
  });
});

test('several edits together have the effect of being applied one after the other, or are rejected because they change the same bytes', () => {
  let madeTogether = 0;
  fc.assert(
    fc.property(
      documents,
      fc.array(
        fc.tuple(fc.nat(), fc.constantFrom('replace', 'rename', 'remove', 'insert', 'embed'), newValues),
        {
          minLength: 2,
          maxLength: 5,
        },
      ),
      (document, wishes) => {
        const edits: { text: TextEdit; model: ModelEdit }[] = [];
        for (const [number, [index, kind, value]] of wishes.entries()) {
          const mark = pick(visible(document), index) as Mark;
          const edit = asEdit(mark, kind, `new${number}`, value);
          if (edit !== undefined) edits.push(edit);
        }
        let made: Buffer;
        try {
          made = make(
            document,
            edits.map(({ text }) => text),
          );
        } catch (error) {
          expect(error).toBeInstanceOf(EditError);
          expect(String(error)).toMatch(/both change the same bytes/);
          return;
        }
        const places = edits.map(({ text }) =>
          JSON.stringify(text.kind === 'insert' ? text.into.paths : text.place.paths),
        );
        if (new Set(places).size < places.length) return;
        madeTogether++;
        // From the back to the front and from inside out, so that no place moves before its edit is made.
        const ordered = edits.map(({ model }) => model).sort(fromTheBack);
        expectMeaning(
          made,
          ordered.reduce((model, edit) => edited(model, edit), document.model),
        );
      },
    ),
    { numRuns: runs(3000) },
  );
  expect(madeTogether).toBeGreaterThan(runs(3000) / 6);
});

function asEdit(
  { place, model }: Mark,
  kind: string,
  key: string,
  value: { model: Model; json: string },
): { text: TextEdit; model: ModelEdit } | undefined {
  const by = { kind: 'json', json: value.json } as const;
  if (kind === 'insert') {
    if (model.kind === 'object')
      return {
        text: { kind: 'insert', into: place, key, json: by },
        model: { kind: 'insert', into: place, key, value: value.model },
      };
    if (model.kind !== 'array') return undefined;
    return {
      text: { kind: 'insert', into: place, key: '-', json: by },
      model: { kind: 'insert', into: place, key: '-', value: value.model },
    };
  }
  if (kind === 'embed') return { text: { kind: 'embed', place }, model: { kind: 'embed', place } };
  if (kind === 'replace')
    return { text: { kind: 'replace', place, by }, model: { kind: 'replace', place, by: value.model } };
  if (place.step === undefined) return undefined;
  if (kind === 'remove') return { text: { kind: 'remove', place }, model: { kind: 'remove', place } };
  if (typeof place.step === 'number') return undefined;
  return { text: { kind: 'rename', place, key }, model: { kind: 'rename', place, key } };
}

/** Later elements before earlier ones, and what is inside before what is around it. */
function fromTheBack(a: ModelEdit, b: ModelEdit): number {
  const [one, other] = [a, b].map((edit) =>
    (edit.kind === 'insert' ? edit.into : edit.place)
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

function hasTwin(document: Document, { place }: Mark): boolean {
  if (typeof place.step !== 'string' || place.parent === undefined) return false;
  return membersOf(document, place.parent).filter((key) => key === place.step).length > 1;
}

function unescaped(bytes: Uint8Array, depth: number): string {
  let text = new TextDecoder().decode(bytes);
  for (let level = 0; level < depth; level++) text = JSON.parse(`"${text}"`) as string;
  return text;
}
