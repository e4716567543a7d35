import { describe, expect, test } from 'vitest';
import { JsonEditor } from '../../../../src/bytes/json/edit/json-editor.js';
import type { PlainJson, PlainObject } from '../../../../src/bytes/json/value.js';

/*
 * A text of one layout is edited as if printed anew by JSON.stringify, for all removals and insertion pairs.
 */

const LAYOUTS: readonly { readonly indent: string; readonly lineBreak: string }[] = [
  { indent: '', lineBreak: '\n' },
  { indent: '  ', lineBreak: '\n' },
  { indent: '\t', lineBreak: '\r\n' },
];

const NEW: readonly PlainJson[] = [{ x: [1, {}] }, 'é'];

/** The numbers from 0 to `count` - 1 in every combination. */
function subsets(count: number): ReadonlySet<number>[] {
  return Array.from(
    { length: 2 ** count },
    (_, bits) => new Set(Array.from({ length: count }, (_each, at) => at).filter((at) => bits & (1 << at))),
  );
}

/** JavaScript puts whole numbers first, so keys are printed with a letter before them, which goes afterwards. */
const object = (keys: readonly string[]): PlainObject =>
  Object.fromEntries(keys.map((key) => [`KEY${key}`, key]));

/** Edits a value that is printed in every layout; the result must be what the layout prints of another one. */
function expectPrinted(before: PlainJson, after: PlainJson, change: (editor: JsonEditor) => void): void {
  for (const { indent, lineBreak } of LAYOUTS) {
    const print = (value: PlainJson): string =>
      JSON.stringify({ first: 0, held: value }, null, indent)
        .replaceAll('\n', lineBreak)
        .replaceAll('"KEY', '"');
    const editor = new JsonEditor(new TextEncoder().encode(print(before)));
    change(editor);
    expect(new TextDecoder().decode(editor.result())).toBe(print(after));
  }
}

describe('an edited text is like one that was printed anew', () => {
  test.each([0, 1, 2, 3])('a list of %i elements', (count) => {
    const before = Array.from({ length: count }, (_, at) => at);
    for (const removed of subsets(count))
      for (let one = 0; one <= count; one++)
        for (let other = 0; other <= count; other++) {
          const after: PlainJson[] = [];
          for (let at = 0; at <= count; at++) {
            for (const [index, place] of [one, other].entries())
              if (place === at) after.push(NEW[index] ?? null);
            if (at < count && !removed.has(at)) after.push(at);
          }
          expectPrinted(before, after, (editor) => {
            for (const at of removed) editor.remove(`/held/${at}`);
            for (const [index, at] of [one, other].entries())
              editor.insert(`/held/${at === count && index === 1 ? '-' : at}`, NEW[index] ?? null);
          });
        }
  });

  test.each<[order: string, keys: readonly string[], added: readonly string[]]>([
    ['sorted as strings', ['b', 'd', 'f'], ['a', 'c', 'e', 'g', '']],
    ['sorted by number', ['2', '10', '100'], ['1', '5', '20', '1000']],
    ['not sorted', ['f', 'b', 'd'], ['a', 'c', 'e', 'g', '']],
  ])('an object whose keys are %s', (order, keys, added) => {
    for (const removed of subsets(keys.length))
      for (const one of added)
        for (const other of added.filter((key) => key !== one)) {
          const kept = keys.filter((_, at) => !removed.has(at));
          const after = [...kept, one, other];
          if (order === 'sorted as strings') after.sort();
          if (order === 'sorted by number') after.sort((a, b) => Number(a) - Number(b));
          expectPrinted(object(keys), object(after), (editor) => {
            for (const at of removed) editor.remove(`/held/${keys[at]}`);
            for (const key of [one, other]) editor.insert(`/held/${key}`, key);
          });
        }
  });
});
