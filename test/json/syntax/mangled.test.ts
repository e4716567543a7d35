import { describe, expect, test } from 'vitest';
import { applySplices } from '../../../src/json/edit/splices.js';
import { otherLines } from '../../../src/json/syntax/mangled/other-lines.js';
import { MANGLINGS } from '../../../src/json/syntax/mangled/recognize.js';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** What the fixes of a text leave. */
function fixed(text: string): string | undefined {
  const bytes = encode(text);
  const [fault] = findSyntaxFaults(bytes);
  const splices = fault?.fix?.replacements.map(({ span, text: by }) => ({ ...span, text: by }));
  return splices && decode(applySplices(bytes, splices));
}

test('millions of brackets overflow no stack', () => {
  const text = '['.repeat(9_000_000);
  for (const { suspect } of MANGLINGS)
    expect([...suspect(text)].filter((found) => found !== undefined)).toEqual([]);
});

test.each([
  ['spaces', `A${' '.repeat(197)}]`],
  ['a heading', `# ${' '.repeat(195)}{`],
  ['full stops', `A${' .'.repeat(98)}"`],
  ['letters in a bracket', `[${'a'.repeat(197)}`],
])('megabytes of lines with %s are no lines of other text, which is found in a moment', (_what, line) => {
  const text = `{\n${`${line}\n`.repeat(10_000)}}`;
  expect([...otherLines.suspect(text)].filter((found) => found !== undefined)).toEqual([]);
});

test.each([
  ['strings that never end', '"\\'],
  ['backslashes', '\\'],
  ['ampersands', '&'],
  ['open quotes', "'\\"],
])('a megabyte of %s is searched for every mangling in linear time', (_what, unit) => {
  const text = `{"a": ("b": 1, "c": (2)), ${unit.repeat(1_000_000 / unit.length)}`;
  for (const { suspect } of MANGLINGS)
    expect([...suspect(text)].filter((found) => found?.isSure === true)).toEqual([]);
});

describe('a text that was mangled as a whole has one fault, and its unsafe fix undoes it', () => {
  const examples = MANGLINGS.flatMap((mangling) => mangling.examples);
  test.each(examples)('%j', (mangled, restored) => {
    const faults = findSyntaxFaults(encode(mangled));
    const [kinds] = MANGLINGS.filter((mangling) => mangling.examples.some(([text]) => text === mangled)).map(
      (mangling) =>
        [...mangling.suspect(String.fromCharCode(...encode(mangled)))].flatMap((found) => found?.kind ?? []),
    );
    expect(faults.map(({ kind }) => kind)).toEqual([expect.toBeOneOf(kinds ?? [])]);
    expect(fixed(mangled)).toBe(restored);
    if (restored !== undefined) JSON.parse(restored);
  });
});
