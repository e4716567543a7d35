import { Pace } from '../../../text/pace.js';
import { textLines } from '../../../text/text-lines.js';
import { isLeftOut } from '../syntax-fault.js';
import type { Replacement } from '../syntax-fix.js';
import { type Mangling, replaced } from './mangling.js';

/**
 * Lines that nobody writes between others: code fences, marks in brackets, rules, and sentences. What may
 * repeat is never followed by what may repeat the same, so that a line is read in linear time.
 */
const OTHER_LINE = new RegExp(
  `^\\s*(?:${[
    String.raw`(?:\x60{3,}|~{3,})[\w-]*\s*$`,
    String.raw`\[[^"{}\]A-Za-z\n]*[A-Za-z][^"{}\]\n]*\]\s*$`,
    String.raw`\([^"{}()A-Za-z\n]*[A-Za-z][^"{}()\n]*\)\s*$`,
    String.raw`\.{3}\s*\S.*\s*$`,
    String.raw`<[^"{}<>A-Za-z\n]*[A-Za-z][^"{}<>\n]*>\s*$`,
    String.raw`[-=_*]{3,}\s*$`,
    String.raw`\*\*[^{}]*\*\*:?\s*$`,
    '#{1,6} [^{}]*$',
    String.raw`[A-Za-z][^"{}[\] ]* [^"{}[\]]*$`,
    String.raw`[A-Za-z][^{}[\] ]* [^{}[\]]*[.:!?]\s*$`,
    String.raw`(?:Part|Chunk|Page) ?\d+[:.]?\s*$`,
  ].join('|')})`,
);
/** A member without quotes around its key, or a list of values, and the markers of a merge. */
const NOT_OTHER = /^\s*(?:[\w$-]+\s*:\s*\S(?!.*[.:!?]\s*$)|<{7}|={7}|>{7}|.*,\s*$)/;
/** Marks that replace what was left out, and not those of a text that goes on. */
const LEFT_OUT =
  /\.{3}|\u00e2\u0080\u00a6|truncat|omit|snip|clipped|cut off|elided|skipped|abbreviat|shortened|\brest\b|remain|unchanged/i;
const GOES_ON = /contin/i;
/** A line that may be such a mark alone: no comment, number or member. */
const MARK = /^(?!\s*(?:\/\/|\/\*|#|-?\d))[^"':]+$/;
/** More lines are no interruption. */
const MAX_LINES = 200;
const MAX_NAMED = 40;

/** Lines of other text between those of the JSON, such as the fences and marks of an answer in parts. */
export const otherLines: Mangling = {
  *suspect(text) {
    const found: { readonly start: number; readonly line: string }[] = [];
    const replacements: Replacement[] = [];
    const pace = new Pace();
    let first: number | undefined;
    let last = 0;
    for (const { line, index } of textLines(text)) {
      if (pace.isOver(index)) yield;
      if (line.trim() === '') continue;
      if (line.length > 200 || !(isMark(line) || (OTHER_LINE.test(line) && !NOT_OTHER.test(line)))) {
        first ??= index;
        last = index;
        continue;
      }
      if (found.length === MAX_LINES) return;
      found.push({ start: index, line });
      const next = text.indexOf('\n', index);
      replacements.push(replaced(index, next < 0 ? text.length : next + 1, ''));
    }
    const between = found.filter(({ start }) => first !== undefined && start > first && start < last);
    const [shown] = between;
    // A single line is another slip, unless it is a mark.
    if (shown === undefined) return;
    if (between.length < 2 && !shown.line.trim().startsWith('[') && !isMark(shown.line)) return;
    const named = shown.line.trim();
    const start = shown.start + shown.line.indexOf(named);
    const leftOut = between.find(({ line }) => LEFT_OUT.test(line) && !GOES_ON.test(line));
    if (leftOut === undefined) {
      const end = start + named.length;
      yield { kind: 'other-lines', start, end, named: named.slice(0, MAX_NAMED), replacements };
      return;
    }
    const mark = leftOut.line.trim();
    const at = leftOut.start + leftOut.line.indexOf(mark);
    const withCommas = replacements.map((each) => withCommaBefore(text, each));
    yield {
      kind: 'left-out',
      start: at,
      end: at + mark.length,
      replacements: withCommas,
      isLossy: true,
    };
  },
  examples: [
    [
      '```json\n{\n  "a": 1,\n```\n\nPart 2:\n\n```json\n  "b": 2\n}\n```\n',
      '{\n  "a": 1,\n\n\n  "b": 2\n}\n',
    ],
    ['{\n  "a": 1,\n[continued]\n  "b": 2\n}\n', '{\n  "a": 1,\n  "b": 2\n}\n'],
    ['{\n  "a": 1,\n  -- snip --\n}\n', undefined],
    ['{\n  "a": { "b": 1 },\n  { ... },\n  "c": 2\n}\n', undefined],
    ['{\n  "a": 1,\n[... 12 lines omitted ...]\n  "b": 2\n}\n', undefined],
    [
      '{\n  "a": 1,\n<!-- here -->\n  "b": 2,\n<!-- there -->\n  "c": 3\n}\n',
      '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}\n',
    ],
  ],
};

/** Whether a line is a mark that replaces what was left out, unless it is read as one anyway. */
function isMark(line: string): boolean {
  return MARK.test(line) && LEFT_OUT.test(line) && !isLeftOut(line.trim());
}

/** Without what followed it, the comma before a mark has to go as well. */
function withCommaBefore(text: string, { span: { start, end }, text: by }: Replacement): Replacement {
  let before = start - 1;
  while (/\s/.test(text[before] ?? '')) before--;
  const isLast = /^[\s,]{0,200}[}\]]/.test(text.slice(end, end + 201));
  return text[before] === ',' && isLast ? replaced(before, end, by) : replaced(start, end, by);
}
