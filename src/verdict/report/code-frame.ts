import { visible } from '../../bytes/json/quote.js';
import { isLineEnd } from '../../bytes/json/space.js';
import { decodeLoosely } from '../../bytes/text/encoding.js';
import type { Finding } from '../lint/finding.js';

/** One character of a frame, possibly escaped, and whether the finding marks it. */
interface Cell {
  readonly text: string;
  readonly marked: boolean;
}

/** The line of a finding, cut to fit, and a second line with the marks under it. */
export interface CodeFrame {
  readonly code: string;
  readonly marks: string;
}

/** The number of bytes read on each side of a finding. */
const WINDOW = 320;
/** The width of a frame: unless given, at least, and at most. */
const WIDTH = 72;
const NARROWEST = 20;
const WIDEST = 150;

/**
 * Cuts a code frame out of a file, at a cost that no line length changes, without escapes of strings around.
 * @param width the number of columns that the frame may take
 */
export function codeFrame(
  bytes: Uint8Array,
  finding: Pick<Finding, 'start' | 'end' | 'insideStrings'>,
  width = WIDTH,
): CodeFrame {
  const cells = cellsAround(bytes, finding.start.offset, finding.end.offset, finding.insideStrings);
  return layOut(cells, Math.min(WIDEST, Math.max(NARROWEST, width)));
}

/** The characters of a line before the marks, under them and after them. An empty place gets a mark of its own. */
function cellsAround(bytes: Uint8Array, start: number, end: number, layers: number): Cell[] {
  const reach = WINDOW * (layers + 1);
  let from = start;
  while (from > 0 && start - from < reach && !isLineEnd(bytes[from - 1])) from--;
  from = wholeCharacter(bytes, from, start);
  const limit = Math.min(bytes.length, reach + (end - start > reach ? start : Math.max(start, end)));
  let to = start;
  while (to < limit && !isLineEnd(bytes[to])) to++;
  const marksEnd = Math.max(start, Math.min(end, to));
  const cells = (first: number, last: number, marked: boolean): Cell[] =>
    [...withoutEscapes(decodeLoosely(bytes.subarray(first, last)), layers)].map((text) => ({
      text: isPlain(text) ? text : visible(text),
      marked,
    }));
  const marks = cells(start, marksEnd, true);
  if (marks.length === 0) marks.push({ text: ' ', marked: true });
  return [...cells(from, start, false), ...marks, ...cells(marksEnd, to, false)];
}

/** Moves forward to the start of a character or escape. */
function wholeCharacter(bytes: Uint8Array, from: number, limit: number): number {
  let at = from;
  while (at < limit && ((bytes[at] as number) & 0xc0) === 0x80) at++;
  if (at === from && (at === 0 || bytes[at - 1] !== 0x5c)) return at;
  while (at < limit && bytes[at] === 0x5c) at++;
  return at < limit ? at + 1 : at;
}

const SIMPLE: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A text without the escapes of so many strings around it. */
function withoutEscapes(text: string, layers: number): string {
  let plain = text;
  for (let layer = 0; layer < layers; layer++)
    plain = plain.replaceAll(/\\(?:u([\da-fA-F]{4})|([\s\S]))/g, (_, unit?: string, sign = '') =>
      unit === undefined ? (SIMPLE[sign] ?? sign) : String.fromCharCode(Number.parseInt(unit, 16)),
    );
  return plain;
}

/** An ellipsis replaces what does not fit: a third of the width before the marks, two thirds for them. */
function layOut(cells: readonly Cell[], width: number): CodeFrame {
  const first = Math.max(
    0,
    cells.findIndex((cell) => cell.marked),
  );
  const from = startOf(cells, first, Math.floor(width / 3));
  let code = from.isCut ? '…' : '';
  let marks = ' '.repeat(columns(code));
  let used = columns(code);
  // The last column is for an ellipsis.
  const marksEnd = Math.floor((width * 2) / 3) + columns(marks);
  for (let index = from.index; index < cells.length; index++) {
    const { text, marked } = cells[index] as Cell;
    const own = columns(text);
    const isLast = index === cells.length - 1;
    const isMark = marked && marks.length === used;
    if (used + own > (isLast ? width : width - 1) || (isMark && index > first && used + own > marksEnd)) {
      code += '…';
      break;
    }
    if (isMark) marks += '^'.repeat(own);
    else if (index < first) marks += ' '.repeat(own);
    code += text;
    used += own;
  }
  // A mark of no width, such as a combining accent, is shown under the character that it belongs to.
  if (!marks.includes('^')) marks = `${marks.slice(0, -1)}^`;
  return { code: code.trimEnd(), marks };
}

/** The first cell to show: at most `room` columns before the marks. Indentation is not shown. */
function startOf(cells: readonly Cell[], first: number, room: number): { index: number; isCut: boolean } {
  let index = first;
  let width = 0;
  while (index > 0) {
    width += columns(cells[index - 1]?.text ?? '');
    if (width > room) break;
    index--;
  }
  // A combining mark belongs to the character before it.
  while (index > 0 && index < first && columns(cells[index]?.text ?? '') === 0) index++;
  const indentation = cells.findIndex(({ text }) => !/^(?:\s|\\t)$/.test(text));
  if (index > indentation) return { index, isCut: index > 0 };
  return { index: Math.min(first, Math.max(index, indentation)), isCut: false };
}

/** Whether it is one printable ASCII character, as almost all characters are. */
function isPlain(text: string): boolean {
  return text.length === 1 && text >= ' ' && text <= '~';
}

const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{17000}-\u{18cff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;
/** Combining marks, variation selectors, joiners and the vowels and finals of decomposed Korean syllables. */
const NO_WIDTH = /[\p{M}\p{Cf}\u1160-\u11ff]/u;

/** The width of a text on a terminal: two columns for emoji and East Asian wide characters. */
function columns(text: string): number {
  if (isPlain(text)) return 1;
  let width = 0;
  for (const character of text) width += NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}

/** The width of a code frame and its margin where no terminal has another. */
export const DEFAULT_COLUMNS = 80;

/** The margin with the line number, without its bar. */
export function gutterOf({ start: { line } }: Pick<Finding, 'start'>): string {
  return `${' '.repeat(Math.max(0, 5 - String(line).length))}${line} `;
}

/** The columns that remain for a code frame beside its margin. */
export function frameColumns(finding: Pick<Finding, 'start'>, columns: number): number {
  return columns - gutterOf(finding).length - '| '.length;
}
