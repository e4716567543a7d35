import { Pace } from '../../../text/pace.js';
import { matchesInSteps, nextMatch } from '../../../text/pattern-steps.js';
import { filterInSteps, mapInSteps, type Steps } from '../../../text/steps.js';
import type { Replacement } from '../syntax-fix.js';
import { type Mangling, replaced, replacing, type Suspected } from './mangling.js';

/** Takes a few milliseconds to count. */
const PIECE = 1 << 18;

/** Line breaks that were put in after so many characters, also inside strings. */
export const wrappedLines: Mangling = {
  *suspect(text) {
    const continued = yield* nextMatch(/\\\r?\n/g, text, 0);
    if (continued !== null)
      yield {
        kind: 'wrapped-lines',
        start: continued.index,
        end: continued.index + continued[0].length,
        named: '\\',
        replacements: yield* replacing(text, /\\\r?\n/g, () => ''),
      };
    yield* byWidth(text);
    yield* inStrings(text);
  },
  examples: [
    ['{"title": "abcde\nfghijklmnopqrstu\nvwxyz"}', '{"title": "abcdefghijklmnopqrstuvwxyz"}'],
    ['{"first": "one two three\nfour", "second": "five\nsix seven eight nine"}', undefined],
    ['{"a": "b\\\nc"}', '{"a": "bc"}'],
    ['{"logic": "{\n  \\"Tasks\\": [\n  ]\n}"}', '{"logic": "{\\n  \\"Tasks\\": [\\n  ]\\n}"}'],
  ],
};

/** Nobody wraps lines that are shorter. */
const MIN_WIDTH = 10;

/** All lines of the greatest length go on in the next line. */
function* byWidth(text: string): Generator<Suspected | undefined, void, undefined> {
  const pace = new Pace();
  let width = 0;
  let full: Replacement[] = [];
  let start = 0;
  for (const match of matchesInSteps(/\r?\n|\r|$/g, text)) {
    if (match === undefined || pace.isOver(match.index)) yield undefined;
    if (match === undefined) continue;
    const { index: at, 0: lineBreak } = match;
    const length = yield* lengthOf(text, start, at);
    start = at + lineBreak.length;
    if (length > width) [width, full] = [length, []];
    if (length === width && width >= MIN_WIDTH && start < text.length) full.push(replaced(at, start, ''));
  }
  const [first] = full;
  if (first === undefined || full.length < 2) return;
  const { start: begin, end } = first.span;
  yield { kind: 'wrapped-lines', start: begin, end, named: String(width), replacements: full };
}

/** The number of characters between two offsets, where their bytes are not counted. */
function* lengthOf(text: string, from: number, to: number): Steps<number> {
  let length = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80 || code > 0xbf) length++;
    if (at % PIECE === PIECE - 1) yield;
  }
  return length;
}

/** Line breaks inside strings: of wrapped lines, with or without a space, or of the strings. */
function* inStrings(text: string): Generator<Suspected | undefined, void, undefined> {
  const pace = new Pace();
  const breaks: { readonly at: number; readonly end: number; readonly written: string }[] = [];
  let isInside = false;
  let lineStart = 0;
  let shortest = Number.POSITIVE_INFINITY;
  let longest = 0;
  for (const match of matchesInSteps(/\\[^\r\n]|"|[ \t\r\n]+/g, text)) {
    if (match === undefined || pace.isOver(match.index)) yield undefined;
    if (match === undefined) continue;
    const [written] = match;
    if (written === '"') isInside = !isInside;
    if (!/[\r\n]/.test(written)) continue;
    const end = match.index + written.length;
    if (isInside) {
      breaks.push({ at: match.index, end, written });
      shortest = Math.min(shortest, match.index - lineStart);
      longest = Math.max(longest, match.index - lineStart);
    }
    lineStart = end;
  }
  const [first] = breaks;
  if (first === undefined || breaks.length < 2) return;
  const isWrapped = shortest * 2 >= longest;
  const found = { start: first.at, end: first.end } as const;
  if (!isWrapped) {
    const escaped = (written: string): string => JSON.stringify(written).slice(1, -1);
    const replacements = yield* mapInSteps(breaks, ({ at, end, written }) =>
      replaced(at, end, escaped(written)),
    );
    yield { ...found, kind: 'line-breaks', replacements };
  }
  for (const by of [' ', '']) {
    const replacements = yield* mapInSteps(breaks, ({ at, end, written }) =>
      replaced(at, end, /^[ \t]|[ \t]$/.test(written) ? ' ' : by),
    );
    // Whether a space was there is unknown.
    const isLossy = (yield* filterInSteps(breaks, ({ written }) => !/[ \t]/.test(written))).length > 0;
    yield { ...found, kind: 'wrapped-lines', replacements, isLossy };
  }
}
