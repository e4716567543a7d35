import { parsePointer } from '../json/pointer.js';
import { isObject, type JsonValue, member } from '../json/value.js';
import type { Finding } from '../lint/finding.js';
import type { Example } from '../lint/rule.js';

/** Longer examples are cut to this many lines around the finding. */
const MAX_LINES = 16;
/** Lines shown before the line of the finding. */
const LINES_BEFORE = 3;
/** Longer lines, such as those with logic strings, are cut at the end. */
export const MAX_LINE_LENGTH = 200;

/** An example as a rule page shows it: the whole text when it is short, otherwise the record around the finding, as JSON. */
export function excerptAround({ text }: Example, finding: Finding | undefined): string | undefined {
  const whole = exampleText(text);
  if (finding === undefined || whole.split('\n').length <= MAX_LINES) return firstLines(text);
  const root = parsed(whole);
  if (root === undefined) return linesAround(whole, finding.start.line);
  const { record, key } = recordAround(root, finding);
  if (record === undefined || (!isObject(record) && !Array.isArray(record))) return undefined;
  const json = JSON.stringify(record, null, 2);
  const index = json
    .split('\n')
    .findIndex((line) => key !== undefined && line.startsWith(`  ${JSON.stringify(key)}`));
  return linesAround(json, index < 0 ? 1 : index + 1);
}

/** The first lines of an example. */
export function firstLines(text: string | Uint8Array): string {
  return linesAround(exampleText(text), 1);
}

export function exampleBytes(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? new TextEncoder().encode(text) : text;
}

function exampleText(text: string | Uint8Array): string {
  return typeof text === 'string' ? text : new TextDecoder('utf-8', { ignoreBOM: true }).decode(text);
}

/** Follows the pointers of a finding, through strings that hold JSON, to the record that holds the reported field. */
function recordAround(
  root: JsonValue,
  finding: Finding,
): { readonly record: JsonValue | undefined; readonly key: string | undefined } {
  const paths = [finding.pointer, ...finding.embedded].map(parsePointer);
  let value: JsonValue | undefined = root;
  for (const path of paths.slice(0, -1)) {
    value = valueAt(value, path);
    if (typeof value === 'string') value = parsed(value);
  }
  const last = paths.at(-1) ?? [];
  return { record: valueAt(value, last.slice(0, -1)), key: last.at(-1) };
}

function valueAt(root: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  let value = root;
  for (const step of path) {
    if (Array.isArray(value)) value = value[Number(step)];
    else value = isObject(value) ? member(value, step) : undefined;
  }
  return value;
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** All lines of a short text; of a long one, those around `line` (from 1), with an ellipsis where lines are left out. */
function linesAround(text: string, line: number): string {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((full) => (full.length > MAX_LINE_LENGTH ? `${full.slice(0, MAX_LINE_LENGTH)}…` : full));
  if (lines.length <= MAX_LINES) return lines.join('\n');
  const from = Math.max(0, line - 1 - LINES_BEFORE);
  const to = Math.min(lines.length, from + MAX_LINES);
  return [...(from > 0 ? ['…'] : []), ...lines.slice(from, to), ...(to < lines.length ? ['…'] : [])].join(
    '\n',
  );
}
