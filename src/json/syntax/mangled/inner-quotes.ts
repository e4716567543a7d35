import { nextMatch } from '../../../text/pattern-steps.js';
import { type Mangling, replacing, type Suspected } from './mangling.js';

/** A quote after an even number of backslashes, or after a slash, that is not the end of its string. */
const FIRST = /[{[,:]\s*((?:\\\\)+"|\/")/g;

/** The quotes inside strings have too many backslashes, or slashes instead: `"{\\"Tasks\\": []}"`. */
export const innerQuotes: Mangling = {
  *suspect(text) {
    const first = yield* nextMatch(FIRST, text, 0);
    const written = first?.[1];
    if (first === null || written === undefined) return;
    const start = first.index + first[0].length - written.length;
    const found = {
      kind: 'inner-quotes',
      start,
      end: start + written.length,
      named: written.slice(-3),
    } as const;
    if (written.startsWith('/')) {
      const replacements = yield* replacing(text, /\/"/g, () => '\\"');
      yield { ...found, replacements } satisfies Suspected;
      return;
    }
    for (const fewer of [(count: number) => count / 2, (count: number) => count - 1]) {
      const replacements = yield* replacing(text, /(?<!\\)(\\+)"/g, ({ 1: slashes = '' }) =>
        slashes.length % 2 === 0 ? `${'\\'.repeat(fewer(slashes.length))}"` : undefined,
      );
      yield { ...found, replacements } satisfies Suspected;
    }
  },
  examples: [
    [
      String.raw`{"logic": {"2": "{\\"a\\":\\"{\\\\\\"b\\\\\\":1}\\"}", "4": "{\"c\":\"\\\"\"}"}}`,
      String.raw`{"logic": {"2": "{\"a\":\"{\\\"b\\\":1}\"}", "4": "{\"c\":\"\\\"\"}"}}`,
    ],
    [String.raw`{"2": "{\\"a\\":\\"{\\\\"b\\\\":1}\\"}"}`, String.raw`{"2": "{\"a\":\"{\\\"b\\\":1}\"}"}`],
    ['{"logic": {"2": "{/"Tasks/": []}"}}', String.raw`{"logic": {"2": "{\"Tasks\": []}"}}`],
  ],
};
