import { Pace } from '../../../text/pace.js';
import { occursIn } from '../../../text/pattern-steps.js';
import type { Steps } from '../../../text/steps.js';
import type { Replacement } from '../syntax-fix.js';
import { type Mangling, replaced, type Suspected } from './mangling.js';
import { ODD_QUOTE, SPACE_AROUND } from './quotes.js';

/** What may be around a string instead of quotes, on either side. */
const ANY_QUOTE = `\\\\"|""|${ODD_QUOTE}|'|"`;
const SUSPICIOUS = new RegExp(
  `[{[,:]\\s*(?:${ODD_QUOTE}|'|\\\\"|""[^\\s,:}\\]])|(?:${ODD_QUOTE}|')\\s*[,:}\\]]`,
  'g',
);
/** Quotes that come in equal pairs, unless one of them is a slip of its own. */
const PAIRED: ReadonlySet<string> = new Set(['""', '\\"']);

/** Strings begin or end with other signs than a quote, perhaps different ones: `{"title': `Garden`}`. */
export const mixedQuotes: Mangling = {
  *suspect(text) {
    if (!(yield* occursIn(SUSPICIOUS, text))) return;
    for (const isStrict of [true, false]) {
      const replacements = yield* quotesAround(text, isStrict);
      const [first] = replacements;
      if (first === undefined) continue;
      const { start, end } = first.span;
      yield {
        kind: 'other-quotes',
        start,
        end,
        named: text.slice(start, end),
        replacements,
        isLocal: replacements.length <= 2,
      } satisfies Suspected;
    }
  },
  examples: [
    ['{"a": `b`}', '{"a": "b"}'],
    ['{"a\': "b", \'c": 1}', '{"a": "b", "c": 1}'],
    ['{"a": \\"b\\", ""c"": 1}', '{"a": "b", "c": 1}'],
    ['{\u2018a\': `b", \'c\u2019: "it\'s"}', '{"a": "b", "c": "it\'s"}'],
  ],
};

/** What is around the strings. @param isStrict whether a string ends with the quote that it begins with */
function* quotesAround(text: string, isStrict: boolean): Steps<Replacement[]> {
  const any = new RegExp(`${ANY_QUOTE}|\\\\[\\s\\S]`, 'g');
  const ends = new RegExp(`${SPACE_AROUND}(?:[,:}\\]]|$)`, 'y');
  const found: Replacement[] = [];
  const pace = new Pace();
  let open: string | undefined;
  for (let match = any.exec(text); match !== null; match = any.exec(text)) {
    if (pace.isOver(match.index)) yield;
    let [quote] = match;
    const isPair = PAIRED.has(quote);
    // Two quotes are an empty string, or the end of one and the beginning of another, unless they are a pair.
    if (quote === '""' && (open === undefined ? isEnd(any.lastIndex) : open !== quote)) {
      quote = '"';
      any.lastIndex = match.index + 1;
    } else if (quote.startsWith('\\') && !isPair) continue;
    if (open === undefined) open = quote;
    else if (!closes(open, quote) || !isEnd(any.lastIndex)) continue;
    else open = undefined;
    if (quote !== '"') found.push(replaced(match.index, match.index + quote.length, '"'));
  }
  return open === undefined ? found : [];

  function isEnd(at: number): boolean {
    ends.lastIndex = at;
    return ends.test(text);
  }

  function closes(begin: string, quote: string): boolean {
    if (PAIRED.has(begin) || PAIRED.has(quote)) return begin === quote;
    return !isStrict || begin !== '"' || quote === '"';
  }
}
