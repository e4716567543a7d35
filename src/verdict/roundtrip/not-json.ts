import { syntaxMessage } from '../../../rules/wording/syntax-message.js';
import { findSyntaxFaults } from '../../bytes/json/syntax/syntax.js';
import { maskOf } from '../../bytes/scan/masked.js';
import { brand } from '../../bytes/text/brand.js';
import { byteOrderMarkLength, findInvalidUtf8, otherEncoding } from '../../bytes/text/encoding.js';
import { LineIndex, type Position } from '../../bytes/text/lines.js';
import { byteOffset } from '../../bytes/text/span.js';
import { binaryFormat, compressedFormat } from '../../bytes/text/stand-in.js';
import { SNAPSHOT_FORM } from '../../model/schema/record-forms.js';
import type { Side } from './difference.js';

/** One of the texts is not valid JSON, so they cannot be compared. */
export class NotJsonError extends Error {
  static {
    brand(NotJsonError, 'NotJsonError');
  }

  override readonly name = 'NotJsonError';

  constructor(
    readonly which: Side,
    /** The start of the first fault. */
    readonly at: Position,
    /** What is wrong there, and what to do. */
    readonly fault: string,
  ) {
    super(`the text ${which} is not JSON: line ${at.line}, column ${at.column}: ${fault}`);
  }
}

/** The error for a text that is known not to be valid JSON, with its first fault. */
export function notJson(which: Side, bytes: Uint8Array): NotJsonError {
  const { at, message } = firstJsonFault(bytes);
  return new NotJsonError(which, at, message);
}

/** The first fault of a text that is known not to be valid JSON. */
export function firstJsonFault(bytes: Uint8Array): { readonly at: Position; readonly message: string } {
  const { start, message } = firstFault(bytes);
  return { at: new LineIndex(bytes).positionOf(byteOffset(start)), message };
}

function firstFault(bytes: Uint8Array): { start: number; message: string } {
  const other = otherEncoding(bytes);
  if (other?.kind === 'other-encoding')
    return { start: 0, message: `the file is in ${other.encoding}: save it as UTF-8` };
  const mark = byteOrderMarkLength(bytes);
  const [invalid] = findInvalidUtf8(bytes, 1);
  if (invalid !== undefined || compressedFormat(bytes) !== undefined) {
    const message = binaryFormat(bytes);
    if (message !== undefined) return { start: 0, message };
    return { start: invalid?.span.start ?? 0, message: 'invalid UTF-8: save the file as UTF-8' };
  }
  const text = bytes.subarray(mark);
  const [fault] = findSyntaxFaults(text, 1, SNAPSHOT_FORM);
  if (fault === undefined) return { start: mark, message: 'this is not valid JSON' };
  const hidden = maskOf([text]);
  return { start: fault.span.start + mark, message: hidden.mask(syntaxMessage(fault, text)) };
}
