import type { NumberFault } from '../../src/bytes/json/number.js';
import { defineRule, spanIn } from '../kit.js';

/** Longer numbers are cut off here, to keep a message on one line. */
const MAX_LENGTH = 40;

export default defineRule({
  id: 'text/unsafe-number',
  level: 'warning',
  kinds: ['inexact-integer', 'too-many-digits', 'overflow', 'underflow'],
  fix: 'none',
  summary: 'Numbers fit in double precision',
  source: 'RFC 8259, section 6: readers agree on numbers within IEEE 754 double precision',
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'unsafe-number') return;
      const { holder, fault } = found;
      report({
        at: spanIn(holder, fault.span, fault.place),
        kind: fault.why,
        message: () => messageOf(fault.text, fault.why),
      });
    },
  },
});

function messageOf(text: string, why: NumberFault): string {
  const shown = shorten(text);
  switch (why) {
    case 'inexact-integer':
      return `${shown} becomes ${shorten(exactly(Number(text), text))} when it is read: write a number with fewer digits`;
    case 'too-many-digits':
      return `${shown} becomes ${String(Number(text))} when it is read: write at most 17 digits`;
    case 'overflow':
      return `${shown} becomes ${String(Number(text))} when it is read: write a number closer to 0`;
    case 'underflow':
      return `${shown} becomes ${text.startsWith('-') ? '-0' : '0'} when it is read: write 0, or a number further from 0`;
  }
}

/** The exact integer that a double represents, which its shortest spelling often is not. */
function exactly(value: number, text: string): string {
  if (!/[eE]/.test(text)) return String(BigInt(value));
  const digits = text.replace(/e.*/i, '').replace(/\D/g, '').length;
  return Math.abs(value) < 1e25 ? String(BigInt(value)) : value.toPrecision(Math.min(digits + 3, 30));
}

function shorten(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
