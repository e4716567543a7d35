import { Pace } from '../../../text/pace.js';
import { textLines } from '../../../text/text-lines.js';
import { type Mangling, replaced } from './mangling.js';

/** A first line that only opens the JSON, with what follows the bracket. */
const FIRST = /^\s*[{[][ \t]*([^\s"'{}[\],:][^"{}[\],]{0,19})[ \t]*$/;
/** How HTML and program code write spaces at the line starts. */
const INDENT = /^(?:[ \t]*(?:&(?:nbsp|ensp|emsp|#160|#xa0);|\\t))+/i;
const ONE_SPACE = /&#?\w+;/g;

/** The same mark at the end of every line, such as `<br>`, or an indentation written as `&nbsp;`. */
export const lineEnds: Mangling = {
  *suspect(text) {
    const firstLine = /[^\r\n]+/.exec(text.slice(0, 4096))?.[0] ?? '';
    const mark = FIRST.exec(firstLine)?.[1]?.trimEnd();
    const found = [];
    let lines = 0;
    let marked = 0;
    const pace = new Pace();
    for (const { line, index } of textLines(text)) {
      if (pace.isOver(index)) yield;
      if (line.trim() === '') continue;
      lines++;
      const kept = line.trimEnd();
      const [indent] = (kept !== mark && INDENT.exec(line.slice(0, 1000))) || [];
      const isMarked = mark !== undefined && kept.endsWith(mark);
      if (isMarked || indent !== undefined) marked++;
      if (indent !== undefined)
        found.push(
          replaced(index, index + indent.length, indent.replace(ONE_SPACE, ' ').replaceAll('\\t', '\t')),
        );
      if (!isMarked) continue;
      const end = index + kept.length;
      found.push(replaced(end - mark.length, end, ''));
    }
    const [first] = found;
    // The first and the last line have no indentation, and the last one often no mark.
    if (first === undefined || marked < 2 || marked < (lines - 2) * 0.95) return;
    const { start, end } = first.span;
    const isMark = mark !== undefined && text.slice(start, end) === mark;
    yield {
      kind: isMark ? 'line-ends' : 'line-indents',
      start,
      end,
      named: text.slice(start, end).trim(),
      replacements: found,
      isSure: marked >= 3,
    };
  },
  examples: [
    ['{<br>\n  "a": 1,<br>\n  "b": 2<br>\n}<br>\n', '{\n  "a": 1,\n  "b": 2\n}\n'],
    ['{ <br />\r\n  "a": 1 <br />\r\n}', '{ \r\n  "a": 1 \r\n}'],
    ['{\\n\n  "a": 1,\\n\n  "b": 2\\n\n}\\n\n', '{\n  "a": 1,\n  "b": 2\n}\n'],
    ['{\n&nbsp;&nbsp;"a": 1,\n&nbsp;&nbsp;"b": 2\n}\n', '{\n  "a": 1,\n  "b": 2\n}\n'],
    ['{<br/>\n&nbsp; "a": [<br/>\n&nbsp; ]<br/>\n}', '{\n  "a": [\n  ]\n}'],
    ['{\n\\t"a": 1,\n\\t"b": 2\n}\n', '{\n\t"a": 1,\n\t"b": 2\n}\n'],
  ],
};

/** A comma at the end of every line, or of every line that opens nothing. */
export const lineCommas: Mangling = {
  *suspect(text) {
    const found = [];
    let lines = 0;
    let marked = 0;
    let pending: number | undefined;
    const pace = new Pace();
    for (const { line, index } of textLines(text)) {
      if (pace.isOver(index)) yield;
      const kept = line.trim();
      if (kept === '') continue;
      if (pending !== undefined && /^[}\]]/.test(kept)) found.push(replaced(pending, pending + 1, ''));
      pending = undefined;
      if (/[{[]$/.test(kept)) continue;
      lines++;
      if (!kept.endsWith(',')) continue;
      marked++;
      const comma = index + line.trimEnd().length - 1;
      if (/[{[,],$/.test(kept)) found.push(replaced(comma, comma + 1, ''));
      else pending = comma;
    }
    if (pending !== undefined) found.push(replaced(pending, pending + 1, ''));
    const [first] = found;
    if (first === undefined || found.length < 3 || marked < (lines - 2) * 0.95) return;
    const { start, end } = first.span;
    yield { kind: 'line-commas', start, end, replacements: found };
  },
  examples: [
    ['{,\n  "a": 1,,\n  "b": 2,\n},\n', '{\n  "a": 1,\n  "b": 2\n}\n'],
    ['{\n  "a": {\n    "b": 1,\n  },\n},\n', '{\n  "a": {\n    "b": 1\n  }\n}\n'],
  ],
};
