import { describe, expect, test } from 'vitest';
import { Place } from '../../src/json/place.js';
import { readExpressions } from '../../src/snapshot/expressions.js';
import { finish } from '../../src/text/steps.js';
import { utf8Length, utf8Offsets } from '../../src/text/utf8-offsets.js';

const place = Place.root.at('logic').at('2');

describe('the quests that expressions name', () => {
  test('are bytes of the string around them, whatever characters it has', () => {
    const text = "é😀$T{fé} SetTask('a😀b', 1) $TN{ x } OnChange('é')";
    const bytes = new TextEncoder().encode(text);
    const found = finish(readExpressions([{ kind: 'value', value: { a: text }, place }]));
    expect(found.map(({ by, name }) => [by, name])).toEqual([
      ['$T{}', 'fé'],
      ['SetTask()', 'a😀b'],
      ['$TN{}', 'x'],
      ['OnChange()', 'é'],
    ]);
    for (const { name, span } of found)
      expect(new TextDecoder().decode(bytes.subarray(span.start, span.end))).toBe(name);
  });

  test('are found in strings in order, one after the other', () => {
    const found = finish(readExpressions([{ kind: 'value', value: ['$T{a} OnChange("b") $T{c}'], place }]));
    expect(found.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });
});

describe('the quests that the V of a FunctionEffector names', () => {
  const namesIn = (V: string): string[] =>
    finish(readExpressions([{ kind: 'value', value: { $type: 'FunctionEffector', V }, place }])).map(
      ({ by, name, literal, span }) =>
        `${by} ${name}${literal ? '' : ' (computed)'} ${new TextDecoder().decode(new TextEncoder().encode(V).subarray(span.start, span.end))}`,
    );

  test.each([
    ["SetTask ( ('é') , 'Active') + $TN{ 'b' }", ['SetTask() é é', '$TN{} b b']],
    ['PrintString(\'SetTask("a", 1) $T{b}\')', ['$T{} b b']],
    ["$T{a} // $T{b}\n + /* SetTask('c', 1) */ $T{d}", ['$T{} a a', '$T{} d d']],
    ["OnChange('a'; $T{b} == Active)", ['OnChange() a a', '$T{} b b']],
    ["SetTask('a' + $N{n}, 'Active')", []],
    ["SetTask('a$T{b}', 'Active')", ['SetTask() a$T{b} (computed) a$T{b}', '$T{} b b']],
    ["SetTask('', $T{})", ["SetTask()  SetTask(''", '$T{}  $T{}']],
    ["SetTask('a', 'Active' // $T{b}", ['SetTask() a a', '$T{} b b']],
  ])('are read by the parser where it can: %s', (text, expected) => {
    expect(namesIn(text)).toEqual(expected);
  });
});

test('the length of a text in UTF-8 counts an unpaired surrogate as three bytes', () => {
  expect(utf8Length('aé😀\ud800')).toBe(1 + 2 + 4 + 3);
  expect(utf8Offsets('aé😀b', [0, 1, 2, 4, 5])).toEqual([0, 1, 3, 7, 8]);
});
