import { CLOSE_ARRAY, COMMA, OPEN_ARRAY, QUOTE } from '../../text/characters.js';
import { span } from '../../text/span.js';
import { skipSpace } from '../space.js';
import type { SyntaxFault } from './syntax-fault.js';
import type { Replacement } from './syntax-fix.js';

/** What the message of a fault advises, as alternatives; nothing if more than a sign is missing. */
export function adviceOf(bytes: Uint8Array, fault: SyntaxFault): readonly Replacement[] {
  const { start, end } = fault.span;
  const put = (text: string): Replacement => ({ span: span(start, start), text });
  const write = (text: string): Replacement => ({ span: span(start, end), text });
  const closing = fault.opened !== undefined && bytes[fault.opened.start] === OPEN_ARRAY ? ']' : '}';
  if (fault.fix?.replacements.length === 1) return fault.fix.replacements;
  switch (fault.kind) {
    case 'cut-off':
      return [{ span: span(bytes.length, bytes.length), text: closing }];
    case 'missing-bracket':
      return [put(`${closing},`)];
    case 'missing-comma':
      return [put(',')];
    case 'missing-colon':
      return [put(':')];
    case 'missing-value':
      return [put('null')];
    case 'unopened-object':
      return [put('{')];
    case 'mismatched-bracket':
      if (fault.opened !== undefined) return [put(closing), write(closing)];
      return [put(bytes[start] === CLOSE_ARRAY ? '[' : '{'), write('')];
    case 'unquoted-key':
    case 'unquoted-text':
      return bytes[end - 1] === QUOTE ? [put('"')] : [];
    case 'unclosed-string':
      return [{ span: span(end, end), text: '"' }];
    case 'extra-bracket': {
      const after = skipSpace(bytes, end);
      return [{ span: span(start, bytes[after] === COMMA ? after + 1 : end), text: '' }];
    }
    case 'second-colon':
    case 'second-comma':
    case 'leading-comma':
    case 'trailing-comma':
    case 'text-after-value':
      return [write('')];
    default:
      return [];
  }
}
