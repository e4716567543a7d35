import { expect, test } from 'vitest';
import { RECOGNIZERS, SyntaxReader } from '../../../src/json/syntax/syntax-reader.js';

const kindsIn = (text: string): readonly string[] =>
  new SyntaxReader(new TextEncoder().encode(text), 20).read().map(({ kind }) => kind);

test.each(RECOGNIZERS.flatMap(({ examples }) => examples))(
  'what a recognizer shows is found: %j',
  (text, ...kinds) => {
    expect(kindsIn(text)).toEqual(kinds);
  },
);

test('a recognizer keeps nothing from one text to the next', () => {
  const texts = RECOGNIZERS.flatMap(({ examples }) => examples.map(([text]) => text));
  const alone = texts.map(kindsIn);
  expect(texts.toReversed().map(kindsIn)).toEqual(alone.toReversed());
});
