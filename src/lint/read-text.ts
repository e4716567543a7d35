import { findSyntaxFaults } from '../json/syntax/syntax.js';
import { isObject, type JsonValue } from '../json/value.js';
import type { LevelPrescan, Prescan } from '../scan/prescan.js';
import { findDepthFault } from '../scan/tree-faults.js';
import { byteOrderMarkLength, decodeUtf8, findInvalidUtf8, otherEncoding } from '../text/encoding.js';
import { span } from '../text/span.js';
import type { TextFault } from './text-fault.js';

/** A text that can be read, or the faults that leave nothing to build a snapshot from. */
export type TextReading =
  | {
      readonly kind: 'value';
      readonly value: JsonValue;
      readonly faults: readonly TextFault[];
      readonly prescan: Prescan;
    }
  | { readonly kind: 'unreadable'; readonly faults: readonly TextFault[] };

/** What a quick look could not rule out. */
export interface Suspicion {
  readonly duplicateKeys: boolean;
  readonly unsafeNumbers: boolean;
  readonly loneSurrogates: boolean;
  readonly secrets: boolean;
}

/** The maximum number of syntax faults reported for one file. */
const MOST_SYNTAX_FAULTS = 20;

/**
 * The first phase: bytes to value. A clean text is only looked at by fast scans and by JSON.parse; whatever they
 * cannot rule out is left, as a suspicion, to the exact readers.
 *
 * @param maxDepth levels of nesting beyond which nothing is read
 * @param prescanned gives the prescan of the bytes
 */
export function readText(bytes: Uint8Array, maxDepth: number, prescanned: () => Prescan): TextReading {
  const other = otherEncoding(bytes);
  if (other !== undefined) return { kind: 'unreadable', faults: [{ kind: 'encoding', fault: other }] };
  const mark = byteOrderMarkLength(bytes);
  const text = decodeUtf8(bytes.subarray(mark));
  if (text === undefined) {
    return {
      kind: 'unreadable',
      faults: findInvalidUtf8(bytes).map((fault) => ({ kind: 'encoding', fault })),
    };
  }
  const faults: TextFault[] = [];
  if (mark > 0) faults.push({ kind: 'encoding', fault: { kind: 'byte-order-mark', span: span(0, mark) } });
  // The prescan can wait, because it may be under way on another thread. Only for a text that begins with very many brackets it
  // cannot: the parser would take much memory to read it, and its value would not be used.
  let found = nestsAtOnce(bytes, maxDepth) ? prescanned() : undefined;
  const value = found !== undefined && found.surface.depth > maxDepth ? undefined : parse(text);
  found ??= prescanned();
  if (found.surface.depth > maxDepth) {
    const fault = findDepthFault(bytes.subarray(mark), maxDepth);
    if (fault !== undefined) {
      const at = span(fault.span.start + mark, fault.span.end + mark);
      faults.push({ kind: 'depth', holder: undefined, span: at, path: fault.path, max: maxDepth });
      return { kind: 'unreadable', faults: [...faults, ...syntaxFaults(bytes, mark)] };
    }
  }
  if (value === undefined) return { kind: 'unreadable', faults: [...faults, ...syntaxFaults(bytes, mark)] };
  return { kind: 'value', value, faults, prescan: found };
}

/** Only this many bytes are looked at before a text is parsed. */
const BEGINNING = 1 << 16;

/** Whether the beginning of a text seems to be nested deeper than `maxDepth`. Brackets in strings count as well. */
function nestsAtOnce(bytes: Uint8Array, maxDepth: number): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length && at < BEGINNING; at++) {
    const byte = bytes[at];
    if (byte === 0x5b || byte === 0x7b) depth++;
    else if (byte === 0x5d || byte === 0x7d) depth--;
    if (depth > maxDepth) return true;
  }
  return false;
}

function parse(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function syntaxFaults(bytes: Uint8Array, mark: number): TextFault[] {
  const found = findSyntaxFaults(bytes.subarray(mark), MOST_SYNTAX_FAULTS + 1);
  return found.slice(0, MOST_SYNTAX_FAULTS).map((fault, index) => {
    const more = index === MOST_SYNTAX_FAULTS - 1 && found.length > MOST_SYNTAX_FAULTS;
    const at = span(fault.span.start + mark, fault.span.end + mark);
    const opened =
      fault.opened === undefined ? {} : { opened: span(fault.opened.start + mark, fault.opened.end + mark) };
    return { kind: 'syntax', fault: { ...fault, ...opened, span: at }, more, bytes };
  });
}

/** What the prescan of a valid text leaves open. Fewer members read than stand there means that some keys are equal. */
export function suspicionOf(found: LevelPrescan, value: JsonValue, secrets: boolean): Suspicion {
  return {
    duplicateKeys: found.keysToCheck || (found.escapedKeys && countMembers(value) !== found.members),
    unsafeNumbers: found.numbersToCheck,
    loneSurrogates: found.surrogatesToCheck,
    secrets,
  };
}

export function isSuspicious(suspicion: Suspicion): boolean {
  return suspicion.duplicateKeys || suspicion.unsafeNumbers || suspicion.loneSurrogates || suspicion.secrets;
}

/** Members of all objects in a value. Recursion is safe: deeper texts than the limit are never parsed. */
export function countMembers(value: JsonValue): number {
  let members = 0;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const element = value[index] as JsonValue;
      if (typeof element === 'object' && element !== null) members += countMembers(element);
    }
  } else if (isObject(value)) {
    for (const key in value) {
      members++;
      const part = value[key] as JsonValue;
      if (typeof part === 'object' && part !== null) members += countMembers(part);
    }
  }
  return members;
}
