import type { Splice } from '../../bytes/json/edit/edit.js';
import { printable } from '../../bytes/json/quote.js';
import { LF } from '../../bytes/text/characters.js';
import { decodeLoosely } from '../../bytes/text/encoding.js';
import { firstWhere } from '../../bytes/text/first-where.js';

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

/** The lines from `from` to `to`, counted from 0, that become those from `newFrom` to `newTo`. */
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
  const pieces = [`--- a/${printable(path)}\n+++ b/${printable(path)}\n`];
  const [old, now] = [new Lines(before), new Lines(after)];
  let isShortened = false;
  for (const hunk of hunksOf(regionsOf(old, now, splices))) {
    const isShort = hunk.every(
      ({ from, to, newFrom, newTo }) =>
        old.longest(from, to) <= longestLine && now.longest(newFrom, newTo) <= longestLine,
    );
    if (isShort) {
      pieces.push(wholeLines(hunk, old, now, shown));
      continue;
    }
    isShortened = true;
    for (const region of hunk) for (const splice of region.splices) pieces.push(excerpts(splice, old, now));
  }
  if (isShortened) pieces.push('\\ Long lines are shortened: this diff cannot be applied\n');
  return pieces;
}

/** Longer lines are shortened around their changes. */
const MAX_SHOWN_LINE = 400;

/** The lines of a diff for assistants, each safe to show. */
export function diffLines(change: Change): string[] {
  const text = [...unifiedDiff({ ...change, longestLine: MAX_SHOWN_LINE })].join('').trimEnd();
  return text === '' ? [] : text.split('\n').map((line) => printable(line, '\t'));
}

/** The lines that change. Splices on the same line are one region. */
function regionsOf(old: Lines, now: Lines, splices: readonly Splice[]): Region[] {
  const encoder = new TextEncoder();
  const regions: (Region & { readonly splices: MovedSplice[] })[] = [];
  let shift = 0;
  for (const { start, end, text } of splices) {
    const newStart = start + shift;
    const newEnd = newStart + encoder.encode(text).length;
    const last = regions.at(-1);
    const [line, to] = [old.lineOf(start), old.lineOf(end) + 1];
    const sharing = last !== undefined && line < last.to ? last : undefined;
    const newFrom = sharing?.newFrom ?? now.countBefore(old.startOf(line) + shift);
    shift = newEnd - end;
    const region = {
      from: sharing?.from ?? line,
      to,
      newFrom,
      newTo: now.countBefore(old.startOf(to) + shift),
      splices: sharing?.splices ?? [],
    };
    region.splices.push({ start, end, newStart, newEnd });
    if (sharing !== undefined) regions.pop();
    regions.push(region);
  }
  return regions;
}

/** Groups regions whose contexts would touch. */
function hunksOf(regions: readonly Region[]): Region[][] {
  const hunks: Region[][] = [];
  for (const region of regions) {
    const last = hunks.at(-1)?.at(-1);
    if (last !== undefined && region.from - last.to <= 2 * CONTEXT) hunks.at(-1)?.push(region);
    else hunks.push([region]);
  }
  return hunks;
}

function wholeLines(
  hunk: readonly Region[],
  old: Lines,
  now: Lines,
  shown: (line: string) => string,
): string {
  const [first, last] = [hunk[0] as Region, hunk.at(-1) as Region];
  // Long lines are useless as context.
  const context = (from: number, to: number): number =>
    old.longest(from, to) > MAX_LINE_LENGTH ? 0 : to - from;
  const from = first.from - context(Math.max(0, first.from - CONTEXT), first.from);
  const to = last.to + context(last.to, Math.min(old.count, last.to + CONTEXT));
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
    addLines(' ', old.texts(at, region.from));
    const [oldLines, newLines] = [old.texts(region.from, region.to), now.texts(region.newFrom, region.newTo)];
    const head = sameLines(oldLines, newLines);
    const tail = sameLines(oldLines.slice(head).reverse(), newLines.slice(head).reverse());
    addLines(' ', oldLines.slice(0, head));
    addLines('-', oldLines.slice(head, oldLines.length - tail));
    addLines('+', newLines.slice(head, newLines.length - tail));
    addLines(' ', oldLines.slice(oldLines.length - tail));
    at = region.to;
  }
  addLines(' ', old.texts(at, to));
  // A splice may insert exactly what it removed.
  if (!isChanged) return '';
  const newFrom = first.newFrom - (first.from - from);
  return `@@ -${range(from, removed)} +${range(newFrom, added)} @@\n${body}`;
}

function sameLines(some: readonly string[], others: readonly string[]): number {
  const differs = some.findIndex((line, index) => line !== others[index]);
  return differs < 0 ? Math.min(some.length, others.length) : differs;
}

/** @param from the first line, counted from 0 */
function range(from: number, count: number): string {
  if (count === 1) return String(from + 1);
  // A hunk without lines is numbered by the line before it.
  return `${count === 0 ? from : from + 1},${count}`;
}

/** What changes in a long line, before and after. */
function excerpts({ start, end, newStart, newEnd }: MovedSplice, old: Lines, now: Lines): string {
  const [line, newLine] = [old.lineOf(start), now.lineOf(newStart)];
  const column = start - old.startOf(line) + 1;
  const head = `@@ -${line + 1} +${newLine + 1} @@ byte ${column} of the line\n`;
  return `${head}-${excerpt(old.bytes, start, end)}\n+${excerpt(now.bytes, newStart, newEnd)}\n`;
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

/** The lines of a text, counted from 0. They end at LF. */
class Lines {
  private readonly starts: number[] = [];

  constructor(readonly bytes: Uint8Array) {
    for (let at = 0; at < bytes.length; ) {
      this.starts.push(at);
      const end = bytes.indexOf(LF, at);
      at = end < 0 ? bytes.length : end + 1;
    }
  }

  get count(): number {
    return this.starts.length;
  }

  startOf(line: number): number {
    return this.starts[line] ?? this.bytes.length;
  }

  /** How many lines begin before an offset. */
  countBefore(offset: number): number {
    return firstWhere(this.count, (line) => this.startOf(line) >= offset);
  }

  /** The line that holds an offset; the last one at the end of the text. */
  lineOf(offset: number): number {
    return Math.max(0, Math.min(this.count, this.countBefore(offset + 1)) - 1);
  }

  /** The length of the longest of some lines. */
  longest(from: number, to: number): number {
    let longest = 0;
    for (let line = from; line < to; line++)
      longest = Math.max(longest, this.startOf(line + 1) - this.startOf(line));
    return longest;
  }

  /** Some lines, with their line breaks. */
  texts(from: number, to: number): string[] {
    const texts: string[] = [];
    for (let line = from; line < Math.min(to, this.count); line++)
      texts.push(decodeLoosely(this.bytes.subarray(this.startOf(line), this.startOf(line + 1))));
    return texts;
  }
}
