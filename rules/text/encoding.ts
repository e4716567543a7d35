import type { EncodingFault } from '../../src/bytes/text/encoding.js';
import { defineRule, spanIn } from '../kit.js';

export default defineRule({
  id: 'text/encoding',
  level: 'error',
  kinds: ['not-utf8', 'no-text', 'byte-order-mark', 'other-encoding'],
  sentence: 'bodies are JSON, which is UTF-8 without a byte-order mark',
  fix: 'safe',
  summary: 'The file is UTF-8 without a byte-order mark',
  source:
    'game-management API, part 4: bodies are JSON; RFC 8259, section 8.1: JSON is UTF-8, without a byte-order mark',
  on: {
    textFault(found, report) {
      if (found.kind !== 'encoding') return;
      const { fault } = found;
      const { kind } = fault;
      const at = spanIn(undefined, fault.span);
      if (fault.kind === 'not-utf8') return report({ at, kind, message: notUtf8(fault) });
      const message = messageOf(fault);
      if (fault.kind !== 'byte-order-mark') return report({ at, kind, message });
      const edits = [{ kind: 'bytes', replacements: [{ span: fault.span, text: '' }] }] as const;
      report({
        at,
        kind,
        message,
        fix: { safety: 'safe', description: 'remove the byte-order mark', edits },
      });
    },
  },
});

function messageOf(fault: Exclude<EncodingFault, { kind: 'not-utf8' }>): string {
  if (fault.kind === 'no-text') return fault.message;
  return fault.kind === 'byte-order-mark'
    ? 'the file begins with a byte-order mark: save it as UTF-8 without one'
    : `the file is ${fault.encoding}: save it as UTF-8`;
}

function notUtf8({ span: { start, end }, probably }: EncodingFault & { kind: 'not-utf8' }): string {
  const count = end - start;
  const what = count === 1 ? 'this byte is' : `these ${count} bytes are`;
  switch (probably) {
    case 'Windows-1252':
      return `${what} not UTF-8, but probably Windows-1252 (Latin-1): open the file in that encoding, and save it as UTF-8`;
    case 'other script':
      return `${what} not UTF-8, but probably another encoding such as Windows-1251, Shift-JIS or GBK: open the file in the encoding it was saved in, and save it as UTF-8`;
    case undefined:
      return `${what} not UTF-8: save the file as UTF-8`;
  }
}
