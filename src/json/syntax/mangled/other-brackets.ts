import { Pace } from '../../../text/pace.js';
import { sortInSteps } from '../../../text/steps.js';
import type { Replacement } from '../syntax-fix.js';
import { type Mangling, replaced } from './mangling.js';

/** A string, perhaps without its end in the line, or a bracket. */
const TOKEN = /"(?:[^"\\\n]|\\.)*("?)|[()[\]{}]/g;
const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** Fewer brackets are slips of their own. */
const MIN_BRACKETS = 4;
/** What is nested deeper holds no room. */
const MAX_DEPTH = 1_000;

/** Objects or lists in brackets of another kind: `("settings": ("isNight": true))`. */
export const otherBrackets: Mangling = {
  *suspect(text) {
    const pace = new Pace();
    const open: { readonly sign: string; readonly right: string }[] = [];
    const found: Replacement[] = [];
    let named: string | undefined;
    let isGuessed = false;
    for (const { 0: sign, 1: closing, index } of text.matchAll(TOKEN)) {
      if (pace.isOver(index)) yield undefined;
      if (closing === '') return;
      if (closing !== undefined) continue;
      if (PAIRS[sign] === undefined) {
        const { right, sign: opened = '' } = open.pop() ?? {};
        if (right === undefined || PAIRS[opened] !== sign) return;
        if (opened !== right) found.push(replaced(index, index + 1, PAIRS[right] ?? ''));
        continue;
      }
      const right = rightBracket(text, index, sign, named);
      if (open.push({ sign, right }) > MAX_DEPTH) return;
      if (right === sign) {
        isGuessed ||= named?.startsWith(sign) === true;
        continue;
      }
      named ??= sign + PAIRS[sign] + right + PAIRS[right];
      found.push(replaced(index, index + 1, right));
    }
    if (named === undefined || found.length < MIN_BRACKETS || open.length > 0) return;
    const replacements = yield* sortInSteps(found, (one, other) => one.span.start - other.span.start);
    const [first] = replacements;
    if (first === undefined) return;
    const { start, end } = first.span;
    yield { kind: 'other-brackets', start, end, named, replacements, isLossy: isGuessed };
  },
  examples: [
    ['("a": ("b": 1, "c": [("d": 1), ()]))', '{"a": {"b": 1, "c": [{"d": 1}, {}]}}'],
    ['{"a": (1, 2), "b": ()}', '{"a": [1, 2], "b": []}'],
    ['["a": ["b": 1, "c": [["d": 1], []]]]', undefined],
    ['{"a": {1, 2}, "b": {3, 4}, "c": {}}', undefined],
  ],
};

/** The bracket that should be at a place, by what follows it. An empty object or list is as written. */
function rightBracket(text: string, index: number, sign: string, named: string | undefined): string {
  ANYTHING.lastIndex = index + 1;
  const [ahead = '', key] = ANYTHING.exec(text) ?? [];
  if (key !== undefined) return '{';
  if (/[)\]}]$/.test(ahead)) return sign === '(' ? (named?.charAt(2) ?? '[') : sign;
  return '[';
}

/** What follows an opening bracket: a closing one, a key, or anything else. */
const ANYTHING = /\s*(?:[)\]}]|("(?:[^"\\\n]|\\.)*"\s*:)|)/y;
