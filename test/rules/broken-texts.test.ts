import { expect, test } from 'vitest';
import { BrokenTexts } from '../../rules/wording/broken-texts.js';
import { Place } from '../../src/json/place.js';
import type { EmbeddedText } from '../../src/snapshot/embedded-text.js';
import { finish } from '../../src/text/steps.js';

/** A list that was not closed, which is far from the fault that it causes. */
const SLIP = '{"Tasks":[{"$type":"Other"},"ViewNodes":[]}';
const SEARCHED = ['missing-sign'];
const READ = ['misplaced-colon', 'mismatched-bracket'];

function broken(text: string): EmbeddedText {
  return { role: 'logic', text, place: Place.root.at('logic').at('2'), reading: { kind: 'broken' } };
}

function kindsAfter(others: readonly string[]): string[] {
  const texts = new BrokenTexts();
  for (const other of others) texts.add(broken(other));
  return finish(texts.add(broken(SLIP)).faults()).map(({ kind }) => kind);
}

test('the first broken strings of a file are searched for the one slip that explains all faults', () => {
  expect(kindsAfter([])).toEqual(SEARCHED);
  expect(kindsAfter(Array.from({ length: 4_095 }, () => SLIP))).toEqual(SEARCHED);
});

test('after thousands of broken strings, or a few that are large, the others are read fault by fault', () => {
  expect(kindsAfter(Array.from({ length: 4_096 }, () => SLIP))).toEqual(READ);
  expect(kindsAfter(['['.repeat(4_194_304)])).toEqual(READ);
});

test('the faults of a string do not depend on when they are asked for', () => {
  const texts = new BrokenTexts();
  const first = texts.add(broken(SLIP));
  for (let count = 0; count < 5_000; count++) texts.add(broken(SLIP));
  expect(finish(first.faults()).map(({ kind }) => kind)).toEqual(SEARCHED);
});
