import { describe, expect, test } from 'vitest';
import { SameMistakes } from '../../rules/subscription/same-mistakes.js';
import { Place } from '../../src/json/place.js';
import { type Draft, replaceValue, wordsOf } from '../../src/lint/draft.js';

function together(count: number): Draft {
  const names = new SameMistakes('Name');
  for (let index = 0; index < count; index++) {
    const at = Place.root.at(index);
    const fix = replaceValue(at, '"a"', 'safe', 'write the Name "a"');
    names.add(['mlh1', 'b'], { at, message: 'wrong', fix });
  }
  const [draft, ...others] = names.drafts();
  expect(others).toEqual([]);
  return draft as Draft;
}

describe('one wrong Name on many subscriptions', () => {
  test('is one finding with one fix, which shows twenty of the others', () => {
    const draft = together(30);
    expect(wordsOf(draft)).toBe('wrong (and in 29 more subscriptions)');
    expect(draft.related).toHaveLength(20);
    expect(draft.fix?.edits).toHaveLength(30);
  });

  test('has a fix for up to 100,000 of them, and none for more', () => {
    expect(together(100_000).fix?.edits).toHaveLength(100_000);
    const draft = together(100_001);
    expect(draft.fix).toBeUndefined();
    expect(wordsOf(draft)).toBe('wrong (and in 100000 more subscriptions)');
  });
});
