import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EditError, type TextEdit } from '../../../../src/bytes/json/edit/edit.js';
import { type At, JsonEditor, Spelled, spliceText } from '../../../../src/bytes/json/edit/json-editor.js';
import { locateEdits } from '../../../../src/bytes/json/edit/locate-edits.js';
import { applySplices } from '../../../../src/bytes/json/edit/splices.js';
import { Place } from '../../../../src/bytes/json/place.js';
import type { PlainJson } from '../../../../src/bytes/json/value.js';
import { blocksOf } from '../../../../src/verdict/testing/blocks.js';

/* What the page beside this file shows, and edits that people do not write. */

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

const SIGNS: readonly (readonly [written: string, meant: string])[] = [
  ['→', '\t'],
  ['␍', '\r'],
  ['⟨BOM⟩', '\ufeff'],
];
const meantBy = (text: string): string =>
  SIGNS.reduce((all, [written, meant]) => all.replaceAll(written, meant), text);
const written = (text: string): string =>
  SIGNS.reduce((all, [sign, meant]) => all.replaceAll(meant, sign), text);

/** `/s#/a`: a place in a string. */
const atOf = (place: string): At =>
  place === 'root' ? '' : place.includes('#') ? (place.split('#') as [string, ...string[]]) : place;

/** A value, or a number that is spelled in its own way. */
function jsonOf(json: string): PlainJson | Spelled {
  const value = JSON.parse(json) as PlainJson;
  return typeof value === 'number' && String(value) !== json && value !== 0 ? new Spelled(json) : value;
}

function change(editor: JsonEditor, line: string): void {
  const pattern = /^\$ (\w+) ([^ :]+)(?:: (.*?))?(?: (before|after) (\S+))?$/s;
  const [, kind, place = '', json = '', side, beside] = pattern.exec(line) ?? [];
  const at = atOf(place);
  if (kind === 'remove') editor.remove(at);
  else if (kind === 'embed') editor.embed(at);
  else if (kind === 'rename') editor.rename(at, JSON.parse(json) as string);
  else if (kind === 'replace') editor.replace(at, jsonOf(json));
  else if (side === undefined) editor.insert(at, jsonOf(json));
  else editor.insert(at, jsonOf(json), { [side]: JSON.parse(beside ?? '') } as never);
}

/** What the edits of a block lead to. */
function outcome(text: string, edits: readonly string[]): string {
  try {
    const editor = new JsonEditor(encode(meantBy(text)));
    for (const line of edits) change(editor, line);
    return written(decode(editor.result()));
  } catch (error) {
    if (error instanceof EditError) return `! ${error.message}`;
    throw error;
  }
}

const BLOCKS = blocksOf(readFileSync(new URL('./edits.md', import.meta.url), 'utf8'));
const titleOf = ({ headings }: (typeof BLOCKS)[number]): string => headings.join();

test.each([...new Set(BLOCKS.map(titleOf))])('%s', (title) => {
  for (const { content, line } of BLOCKS.filter((block) => titleOf(block) === title)) {
    const lines = content.split('\n');
    const isEdit = (each: string): boolean => each.startsWith('$ ');
    const [first, last] = [lines.findIndex(isEdit), lines.findLastIndex(isEdit)];
    const text = lines.slice(0, first).join('\n');
    const result = outcome(text, lines.slice(first, last + 1));
    expect(result, `edits.md:${line}`).toBe(lines.slice(last + 1).join('\n'));
  }
});

test('bytes that are not JSON are rejected at once', () => {
  expect(() => new JsonEditor(encode('{"a":}'))).toThrow('the bytes are not JSON');
  expect(() => new JsonEditor(new Uint8Array([0x22, 0xff, 0x22]))).toThrow('the bytes are not UTF-8');
  expect(() => new Spelled('{')).toThrow('"{" is not JSON');
  expect(() => new JsonEditor(encode('{}')).insert('', 2)).toThrow(
    'cannot insert a root: the pointer must end in the new key or index',
  );
});

test('groups of edits are made or rejected each by itself', () => {
  const remove = (step: string): readonly TextEdit[] => [{ kind: 'remove', place: Place.root.at(step) }];
  const groups = [remove('x'), remove('a'), remove('b')];
  const located = locateEdits(encode('{"a":1,"b":2}'), [], [], groups);
  const made = groups.map((group) => {
    try {
      return located.splicesOf(group).map(({ start, end }) => [Number(start), Number(end)]);
    } catch (error) {
      return error;
    }
  });
  const gone = new EditError('cannot remove /x: there is no value at this place');
  expect(made).toEqual([gone, [[1, 7]], [[6, 12]]]);
});

describe('a copy of a value', () => {
  const TEXT = '{"a":{"x":1,"y":2},"b":[3]}';
  const [a, b] = [Place.root.at('a'), Place.root.at('b')];
  const json = (text: string) => ({ kind: 'json', json: text }) as const;
  /** The text after `b` has been replaced by a copy of `a` with edits of its own. */
  const copied = (of: Place, edits: readonly TextEdit[]): string => {
    const by = { kind: 'copy', of, edits } as const;
    return decode(applySplices(encode(TEXT), spliceText(encode(TEXT), [{ kind: 'replace', place: b, by }])));
  };

  test.each<[edits: readonly TextEdit[], copy: string]>([
    [[], '{"x":1,"y":2}'],
    // They may reach from its first byte to its last one.
    [[{ kind: 'replace', place: a, by: json('[]') }], '[]'],
    [[{ kind: 'replace', place: a.at('y'), by: json('5') }], '{"x":1,"y":5}'],
    [
      [
        { kind: 'rename', place: a.at('y'), key: 'z' },
        { kind: 'replace', place: a.at('x'), by: { kind: 'copy', of: b, edits: [] } },
      ],
      '{"x":[3],"z":2}',
    ],
  ])('has its own edits, in case %#', (edits, copy) => {
    expect(copied(a, edits)).toBe(`{"a":{"x":1,"y":2},"b":${copy}}`);
  });

  test('is rejected where nothing is there, and where an edit is outside of it', () => {
    expect(() => copied(Place.root.at('x'), [])).toThrow(
      new EditError('cannot copy /x: there is no value at this place'),
    );
    for (const place of [b, Place.root])
      expect(() => copied(a, [{ kind: 'replace', place, by: json('5') }])).toThrow(
        / in the copy: the place is outside the copied value$/,
      );
  });
});
