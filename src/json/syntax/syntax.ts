import { span } from '../../text/span.js';
import { finish, type Steps } from '../../text/steps.js';
import { FaultList } from './fault-list.js';
import type { KnownKeys } from './key-evidence.js';
import { recognizeMangling } from './mangled/recognize.js';
import { findSingleSlip } from './single-slip.js';
import type { SyntaxFault } from './syntax-fault.js';
import { SyntaxReader } from './syntax-reader.js';
import { CUT_WORDS } from './word-tokens.js';

/**
 * Finds the violations of RFC 8259 in a text, up to `limit` mistakes. After each fault, reading continues as
 * if it were corrected, so that one mistake is one fault, or one fault for each place if it was made
 * throughout. A text that was mangled as a whole has one fault. A text without faults is valid JSON. Linear
 * time, no recursion.
 */
export function findSyntaxFaults(bytes: Uint8Array, limit = 20, known: KnownKeys = {}): SyntaxFault[] {
  return finish(findSyntaxFaultsInSteps(bytes, limit, known));
}

/** {@link findSyntaxFaults} without the search for what explains several faults. @param places at most */
export function readSyntaxFaults(bytes: Uint8Array, limit: number, places = MAX_PLACES): SyntaxFault[] {
  return finish(new SyntaxReader(bytes, limit, places).read());
}

/** {@link findSyntaxFaults} in small steps, except for searches of the whole text. */
export function* findSyntaxFaultsInSteps(
  bytes: Uint8Array,
  limit: number,
  known: KnownKeys,
): Steps<SyntaxFault[]> {
  // Some kinds of mangling only show in the number of faults.
  const found = yield* new SyntaxReader(bytes, Math.max(limit, MIN_FAULTS), MAX_PLACES).read();
  if (found.length === 0) return found;
  const mark = yield* markOfCut(bytes);
  if (mark !== undefined) return [mark];
  if (found.every(({ fix }) => fix?.safety === 'safe')) return firstMistakes(found, limit);
  const faults = found.slice(0, Math.max(limit, MIN_FAULTS));
  const mangling = yield* recognizeMangling(bytes, faults, function* (restored) {
    return (yield* new SyntaxReader(restored, MIN_FAULTS).read()).length;
  });
  const single = mangling ?? findSingleSlip(bytes, faults, known);
  return single === undefined ? firstMistakes(found, limit) : [single];
}

/** What programs write at the end of a text that they cut off: `... [truncated]`. */
const CUT_MARK =
  /\s*(?:\.\.\.|\u2026)?\s*[[(<]\W*(?:output |text |response )?(?:was )?(?:truncated|clipped|cut off)[^\])>\n]*[\])>]\s*$/i;
const MARK_BYTES = 128;

/** The mark at the end of a text that was cut off and has no other fault. */
function* markOfCut(bytes: Uint8Array): Steps<SyntaxFault | undefined> {
  const from = Math.max(0, bytes.length - MARK_BYTES);
  const tail = new TextDecoder().decode(bytes.subarray(from));
  const found = CUT_MARK.exec(tail);
  if (found === null) return undefined;
  const [mark] = found;
  const end = bytes.length - (mark.length - mark.trimEnd().length);
  const start = end - new TextEncoder().encode(mark.trim()).length;
  // A line break before the mark is the mark's own, not one in a string that was cut off.
  const text = bytes.subarray(0, bytes.length - new TextEncoder().encode(mark).length);
  const before = yield* new SyntaxReader(text, 2).read();
  const isCut = before.every(({ kind }) => kind === 'cut-off' || CUT_WORDS.has(kind));
  return before.length === 1 && isCut ? { kind: 'left-out', span: span(start, end) } : undefined;
}

const MIN_FAULTS = 20;
/** The maximum number of faults that are found in a text, where a mistake was made throughout. */
export const MAX_PLACES = 10_000;

/** All faults of the first mistakes: a mistake may occur in several places. */
export function firstMistakes(faults: readonly SyntaxFault[], limit: number): SyntaxFault[] {
  const kept = new FaultList(limit, MAX_PLACES);
  for (const fault of faults) kept.add(fault.kind, fault.span, fault);
  return kept.all;
}
