import { locate } from '../json/locate.js';
import { tryParseJson } from '../json/parse-json.js';
import { Place } from '../json/place.js';
import { parsePointer } from '../json/pointer.js';
import type { Finding, FindingPlace } from '../lint/finding.js';
import type { Example } from '../lint/rule.js';
import { decodeLoosely } from '../text/encoding.js';

/** A text with more lines is shown around what the findings are about. */
const MAX_LINES = 16;
/** Lines shown before and after a line of interest. */
const CONTEXT = 2;
/** Further places are not shown. */
const MAX_PLACES = 4;
/** Longer lines, such as those with logic strings, are cut around the place. */
export const MAX_LINE_LENGTH = 200;

/** A place in a text by its line and column, both from 1; the column counts UTF-16 units. */
interface Spot {
  readonly line: number;
  readonly column: number;
}

/** The lines of an example that its findings are about, in their records; all lines if it is short. */
export function excerptOfFindings(example: Example, findings: readonly Finding[]): string {
  return excerpt(
    exampleText(example.text),
    placesOf(findings).map(({ start }) => start),
  );
}

/** The same lines of another example: those that hold the places of the findings. */
export function excerptOfSamePlaces(example: Example, findings: readonly Finding[]): string {
  const text = exampleText(example.text);
  if (tryParseJson(text) === undefined) return excerpt(text, []);
  const places = placesOf(findings).flatMap((found) => ancestors(placeOf(found)));
  const bytes = exampleBytes(example.text);
  const locations = locate(bytes, places);
  const starts = placesOf(findings).flatMap((found) => {
    const located = ancestors(placeOf(found)).map((place) => locations.of(place));
    return located.find((location) => location !== undefined) ?? [];
  });
  const spots = starts.map(({ key, value }) => spotAt(bytes, (key ?? value).start));
  return excerpt(text, spots);
}

export function exampleBytes(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? new TextEncoder().encode(text) : text;
}

function exampleText(text: string | Uint8Array): string {
  return typeof text === 'string' ? text : decodeLoosely(text);
}

/** Where the findings are, and what explains them. */
function placesOf(findings: readonly Finding[]): readonly FindingPlace[] {
  return findings.flatMap((finding) => [finding, ...finding.related]).slice(0, MAX_PLACES);
}

function placeOf({ pointer, embedded }: FindingPlace): Place {
  return embedded
    .map(parsePointer)
    .reduce((place, steps) => place.inside().along(steps), Place.root.along(parsePointer(pointer)));
}

/** A place and all places around it, innermost first; the root is not one of them. */
function ancestors(place: Place): Place[] {
  return place.chain().slice(1).reverse();
}

function spotAt(bytes: Uint8Array, offset: number): Spot {
  const before = decodeLoosely(bytes.subarray(0, offset));
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Lines around the spots, with `…` where others are left out. */
function excerpt(text: string, spots: readonly Spot[]): string {
  const lines = text.trimEnd().split('\n');
  const columns = new Map(spots.map(({ line, column }) => [line - 1, column]));
  const shown = (index: number): string => cut(lines[index] ?? '', columns.get(index) ?? 1);
  if (lines.length <= MAX_LINES) return lines.map((_, index) => shown(index)).join('\n');
  const wanted = new Set<number>();
  for (const { line } of spots.length > 0 ? spots : [{ line: 1 + CONTEXT }]) {
    for (let at = line - 1 - CONTEXT; at <= line - 1 + CONTEXT; at++)
      if (lines[at] !== undefined) wanted.add(at);
    for (const opening of openings(lines, line - 1)) wanted.add(opening);
  }
  if (spots.length === 0) for (let at = 0; at < MAX_LINES; at++) wanted.add(at);
  const result: string[] = [];
  let next = 0;
  for (const index of [...wanted].sort((one, other) => one - other)) {
    if (index > next) result.push(`${indentation(lines[index] ?? '')}…`);
    result.push(shown(index));
    next = index + 1;
  }
  if (next < lines.length) result.push('…');
  return result.join('\n');
}

/** The lines that open the records around a line: each is indented less than the one below it. */
function openings(lines: readonly string[], from: number): number[] {
  const found: number[] = [];
  let width = indentation(lines[from] ?? '').length;
  for (let at = from - 1; at >= 0 && width > 0; at--) {
    const line = lines[at] ?? '';
    if (line.trim() === '' || indentation(line).length >= width) continue;
    width = indentation(line).length;
    found.push(at);
  }
  return found;
}

function indentation(line: string): string {
  return /^\s*/.exec(line)?.[0] ?? '';
}

/** A long line, cut so that the column is in it. */
function cut(line: string, column: number): string {
  if (line.length <= MAX_LINE_LENGTH) return line;
  const from = column <= MAX_LINE_LENGTH - 40 ? 0 : column - MAX_LINE_LENGTH / 2;
  const part = line.slice(from, from + MAX_LINE_LENGTH);
  return `${from > 0 ? '…' : ''}${part}${from + MAX_LINE_LENGTH < line.length ? '…' : ''}`;
}
