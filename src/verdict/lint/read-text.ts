import { findSyntaxFaults, firstMistakes } from '../../bytes/json/syntax/syntax.js';
import { isThroughout, type SyntaxFault } from '../../bytes/json/syntax/syntax-fault.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { parseText } from '../../bytes/scan/parse-text.js';
import { type LevelPrescan, type Prescan, prescan } from '../../bytes/scan/prescan.js';
import { findDepthFault, type TreeFaultSearch } from '../../bytes/scan/tree-faults.js';
import { byteOrderMarkLength, findInvalidUtf8, otherEncoding } from '../../bytes/text/encoding.js';
import { type Span, span } from '../../bytes/text/span.js';
import { binaryFormat, compressedFormat } from '../../bytes/text/stand-in.js';
import { SNAPSHOT_FORM } from '../../model/schema/record-forms.js';
import { countMembers, type Limits, oversizedRecord, oversizedSection } from './limits.js';
import type { TextFault } from './rule.js';

/** The value of a text, or the faults that make it unreadable. */
export type TextReading =
  | {
      readonly kind: 'value';
      readonly value: JsonValue;
      readonly faults: readonly TextFault[];
      readonly prescan: Prescan;
    }
  | { readonly kind: 'unreadable'; readonly faults: readonly TextFault[] }
  | { readonly kind: 'oversized'; readonly faults: readonly TextFault[] };

/** The maximum number of runs of bytes that are not UTF-8. They are one finding. */
const MAX_INVALID_PLACES = 1000;
/** The maximum number of syntax mistakes reported for one file. */
export const MAX_SYNTAX_MISTAKES = 20;

/**
 * Reads bytes by fast scans and JSON.parse, which leave suspicions for the exact readers.
 * @param limits beyond which nothing is read
 */
export function readText(bytes: Uint8Array, { maxDepth, maxRecords }: Limits): TextReading {
  const other = otherEncoding(bytes);
  if (other !== undefined) return { kind: 'unreadable', faults: [{ kind: 'encoding', fault: other }] };
  const mark = byteOrderMarkLength(bytes);
  const isCompressed = compressedFormat(bytes) !== undefined;
  const found = prescan(bytes);
  const isTooDeep = found.surface.depth > maxDepth;
  const value = isCompressed || isTooDeep ? undefined : parseText(bytes, found);
  const invalid = value === undefined ? findInvalidUtf8(bytes, MAX_INVALID_PLACES) : [];
  if (isCompressed || invalid.length > 0) {
    const message = binaryFormat(bytes);
    if (message !== undefined) {
      const fault = { kind: 'no-text', message, span: span(0, 1) } as const;
      return { kind: 'unreadable', faults: [{ kind: 'encoding', fault }] };
    }
    return { kind: 'unreadable', faults: invalid.map((fault) => ({ kind: 'encoding', fault })) };
  }
  const faults: TextFault[] = [];
  if (mark > 0) faults.push({ kind: 'encoding', fault: { kind: 'byte-order-mark', span: span(0, mark) } });
  if (isTooDeep) {
    const fault = findDepthFault(bytes.subarray(mark), maxDepth);
    if (fault !== undefined) {
      const at = span(fault.span.start + mark, fault.span.end + mark);
      faults.push({ kind: 'depth', holder: undefined, span: at, path: fault.path, max: maxDepth });
      return { kind: 'unreadable', faults: [...faults, ...syntaxFaults(bytes, mark)] };
    }
  }
  if (value === undefined) return { kind: 'unreadable', faults: [...faults, ...syntaxFaults(bytes, mark)] };
  const { members } = found.surface;
  const crowd =
    members > maxRecords
      ? (oversizedRecord(bytes, value, members) ?? oversizedSection(bytes, value, maxRecords))
      : undefined;
  if (crowd !== undefined) return { kind: 'oversized', faults: [...faults, crowd] };
  return { kind: 'value', value, faults, prescan: found };
}

function syntaxFaults(bytes: Uint8Array, mark: number): TextFault[] {
  const found = findSyntaxFaults(bytes.subarray(mark), MAX_SYNTAX_MISTAKES + 1, SNAPSHOT_FORM);
  const faults = found.length === 1 ? found : firstMistakes(found, MAX_SYNTAX_MISTAKES);
  const last = faults.length < found.length ? lastMistake(faults) : undefined;
  return faults.map((fault) => {
    const more = fault === last;
    return { kind: 'syntax', fault: mark === 0 ? fault : shiftFault(fault, mark), more, bytes };
  });
}

/** The first place of the last mistake. */
function lastMistake(faults: readonly SyntaxFault[]): SyntaxFault | undefined {
  return faults.findLast(
    (fault) => !isThroughout(fault.kind) || faults.find(({ kind }) => kind === fault.kind) === fault,
  );
}

/** The same fault with offsets that count from the byte-order mark. */
function shiftFault(fault: SyntaxFault, by: number): SyntaxFault {
  const shift = (at: Span): Span => span(at.start + by, at.end + by);
  const { opened, fix } = fault;
  const replacements = fix?.replacements.map(({ span: at, text }) => ({ span: shift(at), text }));
  return {
    ...fault,
    span: shift(fault.span),
    ...(opened && { opened: shift(opened) }),
    ...(fix && replacements && { fix: { ...fix, replacements } }),
  };
}

/** What the prescan of a valid text leaves open. Missing members were lost to duplicate keys. */
export function suspicionOf(found: LevelPrescan, value: JsonValue, secrets: boolean): TreeFaultSearch {
  return {
    duplicateKeys: found.keysToCheck || (found.escapedKeys && countMembers(value) !== found.members),
    unsafeNumbers: found.numbersToCheck,
    loneSurrogates: found.surrogatesToCheck,
    secrets,
  };
}

export function isSuspicious(suspicion: TreeFaultSearch): boolean {
  return suspicion.duplicateKeys || suspicion.unsafeNumbers || suspicion.loneSurrogates || suspicion.secrets;
}
