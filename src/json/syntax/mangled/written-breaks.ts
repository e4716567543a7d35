import { Pace } from '../../../text/pace.js';
import type { Replacement } from '../syntax-fix.js';
import { type Mangling, replaced } from './mangling.js';

/** How other formats write a line break, after the bracket that opens the text. */
const FIRST = /^\s*[{[][ \t]*((?:\\\\?r)?\\\\?n|`r`n|`n|<br\s*\/?>|&#(?:10|xa);|\\u000a)/i;
const MARKS = /(?:\\\\?r)?\\\\?n|`r`n|`n|<br\s*\/?>|&#(?:10|xa);|\\u000a|\\\\?t|`t|&nbsp;/gi;

/** Line breaks that are written as `\n` or `<br>` between the tokens, where the text has none. */
export const writtenBreaks: Mangling = {
  *suspect(text) {
    const first = FIRST.exec(text.slice(0, 100));
    if (first === null || /[\r\n]/.test(text.trim().slice(0, 10_000))) return;
    const replacements: Replacement[] = [];
    const pace = new Pace();
    let at = 0;
    while (at < text.length) {
      if (pace.isOver(at)) yield;
      const quote = text.indexOf('"', at);
      const end = quote < 0 ? text.length : quote;
      for (const { 0: mark, index } of text.slice(at, end).matchAll(MARKS))
        replacements.push(replaced(at + index, at + index + mark.length, spaceFor(mark)));
      at = quote < 0 ? end : stringEnd(text, quote + 1);
    }
    const { 0: beginning, 1: named = '' } = first;
    const start = beginning.length - named.length;
    yield { kind: 'written-breaks', start, end: beginning.length, named, replacements };
  },
  examples: [
    ['{\\n  "a": "b\\n",\\n  "c": 1\\n}\\n', '{\n  "a": "b\\n",\n  "c": 1\n}\n'],
    ['{\\r\\n\\t"a": "\\"\\\\"\\r\\n}', '{\n\t"a": "\\"\\\\"\n}'],
    ['{`r`n  "a": 1`r`n}', '{\n  "a": 1\n}'],
    ['{<br>&nbsp; "a": 1<br>}', '{\n  "a": 1\n}'],
  ],
};

function spaceFor(mark: string): string {
  if (/t$/i.test(mark)) return '\t';
  return mark.startsWith('&nbsp') ? ' ' : '\n';
}

/** The offset after the quote that ends a string. */
function stringEnd(text: string, from: number): number {
  for (let quote = text.indexOf('"', from); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote;
    while (before > from && text[before - 1] === '\\') before--;
    if ((quote - before) % 2 === 0) return quote + 1;
  }
  return text.length;
}
