import { seemsDeeper } from '../nesting.js';
import { isJson } from '../parse-json.js';
import { adviceOf } from './advice.js';
import { type MendedSlip, replaced } from './mended-slip.js';
import { quoteCorrections } from './quote-slip.js';
import { type SlipCorrection, scoreOf, searchSlips } from './slip-search.js';
import type { SyntaxFault, SyntaxFaultKind } from './syntax-fault.js';

/** Larger texts are only read fault by fault: each attempt parses the whole text. */
const MAX_BYTES = 4_194_304;
/** No room is nested so deeply, and parsing such a text takes hundreds of bytes for each bracket. */
const MAX_DEPTH = 1_000;
/** How many corrections are tried. */
const MAX_TRIES = 4;

/** Faults that may be about another sign than the one that is wrong. */
const UNSURE: ReadonlySet<SyntaxFaultKind> = new Set<SyntaxFaultKind>([
  'cut-off',
  'extra-bracket',
  'leading-comma',
  'mismatched-bracket',
  'misplaced-colon',
  'missing-bracket',
  'missing-colon',
  'missing-comma',
  'missing-value',
  'second-colon',
  'second-comma',
  'text-after-value',
  'trailing-comma',
  'unclosed-string',
  'unescaped-quote',
  'unopened-object',
  'unquoted-key',
  'unquoted-text',
  'value-as-key',
]);

/**
 * The one sign or quote that explains all faults: with it removed, replaced or added the whole text is JSON.
 * Where several would do, the indentation decides. Undefined if there is none. Linear time.
 */
export function findSingleSlip(bytes: Uint8Array, faults: readonly SyntaxFault[]): SyntaxFault | undefined {
  const [first] = faults;
  if (first === undefined || bytes.length > MAX_BYTES) return undefined;
  if (faults.length === 1 && !UNSURE.has(first.kind)) return undefined;
  if (seemsDeeper(bytes, MAX_DEPTH)) return undefined;
  const own = faults.length === 1 ? ownAdvice(bytes, first) : undefined;
  const found = confirmed(bytes, [
    ...searchSlips(bytes).slice(0, MAX_TRIES),
    ...quoteCorrections(bytes, first.span.start),
  ]);
  if (own === undefined || found === undefined || own.corrected === found.corrected)
    return (own ?? found)?.fault;
  return scoreOf(encoder.encode(found.corrected)) > scoreOf(encoder.encode(own.corrected))
    ? found.fault
    : own.fault;
}

const encoder = new TextEncoder();

/** What the message of a fault says to do, if that leads back to JSON. */
function ownAdvice(bytes: Uint8Array, fault: SyntaxFault): MendedSlip | undefined {
  for (const { span: at, text } of adviceOf(bytes, fault)) {
    const corrected = replaced(bytes, at.start, at.end, text);
    if (isJson(corrected)) return { fault, corrected };
  }
  return undefined;
}

/** The first correction after which the text is JSON. */
function confirmed(bytes: Uint8Array, corrections: Iterable<SlipCorrection>): MendedSlip | undefined {
  for (const correction of corrections) {
    const { at, written, isAdded } = correction;
    const corrected = replaced(bytes, at.start, isAdded ? at.start : at.end, written);
    if (isJson(corrected)) return { fault: faultOf(correction), corrected };
  }
  return undefined;
}

function faultOf({ at, written, isAdded, opened }: SlipCorrection): SyntaxFault {
  if (isAdded) return { kind: 'missing-sign', span: at, named: written, ...(opened && { opened }) };
  return written === ''
    ? { kind: 'extra-token', span: at }
    : { kind: 'wrong-sign', span: at, named: written };
}
