import type { Splice } from '../../bytes/json/edit/edit.js';
import { printable } from '../../bytes/json/quote.js';
import { LF } from '../../bytes/text/characters.js';
import { decodeLoosely } from '../../bytes/text/encoding.js';

/** Context lines around a change, as in diff and git. */
const CONTEXT = 3;
const MAX_LINE_LENGTH = 2000;
/** The bytes shown before and after a change in a shortened line. */
const AROUND = 60;
/** The bytes shown at each end of a long removed or added text. */
const ENDS = 200;

/** A text before and after splices. */
export interface Change {
  /** With `/`; `<stdin>` for standard input. */
  readonly path: string;
  /** Both texts with secrets masked byte for byte. */
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** Sorted, without overlap. */
  readonly splices: readonly Splice[];
  /** Lines with more bytes are shortened around their changes; 2,000 by default. */
  readonly longestLine?: number;
}

/** The lines from `from` to `to` (byte offsets) that become those from `newFrom` to `newTo`. */
interface Region {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
  readonly splices: readonly MovedSplice[];
}

/** A splice, and the place of its text afterwards. */
interface MovedSplice {
  readonly start: number;
  readonly end: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/**
 * A change as a unified diff: a head, and a text for each hunk. With shortened lines, it cannot be applied,
 * and says so.
 * @param shown formats a line: unchanged for programs, with control characters escaped for people
 */
export function unifiedDiff(
  { path, before, after, splices, longestLine = MAX_LINE_LENGTH }: Change,
  shown: (line: string) => string = (line) => line,
): string[] {
  if (splices.length === 0) return [];
  const pieces = [`--- ${shown(quotedName(`a/${path}`))}\n+++ ${shown(quotedName(`b/${path}`))}\n`];
  const [old, now] = [new LineCounter(before), new LineCounter(after)];
  let shortened = false;
  for (const hunk of hunksOf(regionsOf(before, splices), before)) {
    const short = hunk.every((region) => isShort(before, region.from, region.to, longestLine));
    if (short && hunk.every((region) => isShort(after, region.newFrom, region.newTo, longestLine))) {
      pieces.push(wholeLines(hunk, before, after, old, now, shown));
    } else {
      shortened = true;
      for (const { splices: changes } of hunk)
        for (const change of changes) pieces.push(excerpts(change, before, after, old, now));
    }
  }
  if (shortened) pieces.push('\\ Long lines are shortened: this diff cannot be applied\n');
  return pieces;
}

/** The lines that change. Splices on the same line are one region. */
function regionsOf(before: Uint8Array, splices: readonly Splice[]): Region[] {
  const encoder = new TextEncoder();
  const lines = new LineCounter(before);
  const regions: (Region & { splices: MovedSplice[] })[] = [];
  let shift = 0;
  for (const { start, end, text } of splices) {
    const newStart = start + shift;
    const length = encoder.encode(text).length;
    const change = { start, end, newStart, newEnd: newStart + length };
    const last = regions.at(-1);
    // A line may be the whole file, so its end is searched only once.
    const sharesLine = last !== undefined && start < last.to;
    const from = sharesLine ? last.from : lines.lineStart(start);
    const to = sharesLine && end < last.to ? last.to : lineEnd(before, end);
    const newFrom = sharesLine ? last.newFrom : from + shift;
    shift += length - (end - start);
    const region = { from, to, newFrom, newTo: to + shift, splices: sharesLine ? last.splices : [] };
    region.splices.push(change);
    if (sharesLine) regions.pop();
    regions.push(region);
  }
  return regions;
}

/** The offset after the line break of the line of `at`. */
function lineEnd(bytes: Uint8Array, at: number): number {
  const found = bytes.indexOf(LF, at);
  return found < 0 ? bytes.length : found + 1;
}

/** Groups regions whose contexts would touch. */
function hunksOf(regions: readonly Region[], before: Uint8Array): Region[][] {
  const hunks: Region[][] = [];
  for (const region of regions) {
    const last = hunks.at(-1)?.at(-1);
    if (last !== undefined && linesFit(before, last.to, region.from, 2 * CONTEXT)) hunks.at(-1)?.push(region);
    else hunks.push([region]);
  }
  return hunks;
}

/** Whether there are at most `most` lines between two offsets. */
function linesFit(bytes: Uint8Array, from: number, to: number, most: number): boolean {
  let at = from;
  for (let lines = 0; at < to; lines++) {
    if (lines === most) return false;
    at = lineEnd(bytes, at);
  }
  return true;
}

function isShort(bytes: Uint8Array, from: number, to: number, longestLine: number): boolean {
  for (let at = from; at < to; ) {
    const end = lineEnd(bytes, at);
    if (end - at > longestLine) return false;
    at = end;
  }
  return true;
}

function wholeLines(
  hunk: readonly Region[],
  before: Uint8Array,
  after: Uint8Array,
  old: LineCounter,
  now: LineCounter,
  shown: (line: string) => string,
): string {
  const [first, last] = [hunk[0] as Region, hunk.at(-1) as Region];
  const from = linesBefore(before, first.from, CONTEXT);
  const to = linesAfter(before, last.to, CONTEXT);
  let body = '';
  let [removed, added] = [0, 0];
  let isChanged = false;
  const addLines = (sign: string, lines: readonly string[]): void => {
    for (const line of lines) {
      const text = line.endsWith('\n') ? line.slice(0, -1) : line;
      body += `${sign}${shown(text)}\n`;
      if (!line.endsWith('\n')) body += '\\ No newline at end of file\n';
    }
    if (sign !== ' ' && lines.length > 0) isChanged = true;
    if (sign !== '+') removed += lines.length;
    if (sign !== '-') added += lines.length;
  };
  let at = from;
  for (const region of hunk) {
    addLines(' ', linesOf(before, at, region.from));
    const [oldLines, newLines] = [
      linesOf(before, region.from, region.to),
      linesOf(after, region.newFrom, region.newTo),
    ];
    const head = sameLines(oldLines, newLines);
    const tail = sameLines(oldLines.slice(head).reverse(), newLines.slice(head).reverse());
    addLines(' ', oldLines.slice(0, head));
    addLines('-', oldLines.slice(head, oldLines.length - tail));
    addLines('+', newLines.slice(head, newLines.length - tail));
    addLines(' ', oldLines.slice(oldLines.length - tail));
    at = region.to;
  }
  addLines(' ', linesOf(before, at, to));
  // A splice may insert exactly what it removed.
  if (!isChanged) return '';
  const newFrom = first.newFrom - (first.from - from);
  return `@@ -${range(old.lineOf(from), removed)} +${range(now.lineOf(newFrom), added)} @@\n${body}`;
}

function sameLines(some: readonly string[], others: readonly string[]): number {
  const differs = some.findIndex((line, index) => line !== others[index]);
  return differs < 0 ? Math.min(some.length, others.length) : differs;
}

function range(line: number, count: number): string {
  if (count === 1) return String(line);
  // A hunk without lines is numbered by the line before it.
  return `${count === 0 ? line - 1 : line},${count}`;
}

function linesBefore(bytes: Uint8Array, at: number, count: number): number {
  let from = at;
  for (let line = 0; line < count && from > 0; line++)
    from = from < 2 ? 0 : bytes.lastIndexOf(LF, from - 2) + 1;
  // Long lines are useless as context.
  return isShort(bytes, from, at, MAX_LINE_LENGTH) ? from : at;
}

function linesAfter(bytes: Uint8Array, at: number, count: number): number {
  let to = at;
  for (let line = 0; line < count && to < bytes.length; line++) to = lineEnd(bytes, to);
  return isShort(bytes, at, to, MAX_LINE_LENGTH) ? to : at;
}

/** The lines of a range, with their line breaks. */
function linesOf(bytes: Uint8Array, from: number, to: number): string[] {
  const lines: string[] = [];
  for (let at = from; at < to; ) {
    const end = Math.min(to, lineEnd(bytes, at));
    lines.push(decodeLoosely(bytes.subarray(at, end)));
    at = end;
  }
  return lines;
}

/** What changes in a long line, before and after. */
function excerpts(
  { start, end, newStart, newEnd }: MovedSplice,
  before: Uint8Array,
  after: Uint8Array,
  old: LineCounter,
  now: LineCounter,
): string {
  const [line, newLine] = [old.lineOf(start), now.lineOf(newStart)];
  const column = start - old.lineStart(start) + 1;
  const head = `@@ -${line} +${newLine} @@ byte ${column} of the line\n`;
  return `${head}-${excerpt(before, start, end)}\n+${excerpt(after, newStart, newEnd)}\n`;
}

/** The bytes from `start` to `end` with some context. Line breaks are written as escapes. */
function excerpt(bytes: Uint8Array, start: number, end: number): string {
  const from = wholeCharacter(bytes, Math.max(0, start - AROUND));
  const to = wholeCharacter(bytes, Math.min(bytes.length, end + AROUND));
  const [lead, tail] = [from > 0 ? '…' : '', to < bytes.length ? '…' : ''];
  if (end - start <= 2 * ENDS) return lead + printable(decodeLoosely(bytes.subarray(from, to)), '\t') + tail;
  const [head, rest] = [wholeCharacter(bytes, start + ENDS), wholeCharacter(bytes, end - ENDS)];
  return `${lead}${printable(decodeLoosely(bytes.subarray(from, head)), '\t')} … ${rest - head} bytes … ${printable(decodeLoosely(bytes.subarray(rest, to)), '\t')}${tail}`;
}

function wholeCharacter(bytes: Uint8Array, at: number): number {
  let whole = at;
  while (whole < bytes.length && ((bytes[whole] as number) & 0xc0) === 0x80) whole++;
  return whole;
}

/** Finds line numbers, from 1, for offsets in ascending order. */
class LineCounter {
  private line = 1;
  private start = 0;
  private end: number;

  constructor(private readonly bytes: Uint8Array) {
    this.end = lineEnd(bytes, 0);
  }

  lineOf(offset: number): number {
    while (this.end <= offset && this.end < this.bytes.length) {
      this.line++;
      this.start = this.end;
      this.end = lineEnd(this.bytes, this.start);
    }
    return this.line;
  }

  lineStart(offset: number): number {
    this.lineOf(offset);
    return this.start;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
};

/** A file name as git writes it: in quotes and with escapes if it has special characters. */
function quotedName(name: string): string {
  if (!/[\p{Cc}"\\]/u.test(name)) return name;
  const octal = (character: string): string => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
  return `"${name.replace(/[\p{Cc}"\\]/gu, (character) => ESCAPES[character] ?? octal(character))}"`;
}
