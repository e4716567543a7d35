import { defineRule, spanIn } from '../kit.js';

/** Longer numbers are cut off here, to keep a message on one line. */
const MAX_LENGTH = 40;

interface Values {
  /** The number as it is in the file. */
  readonly text: string;
}

export default defineRule({
  id: 'text/unsafe-number',
  level: 'warning',
  kinds: {
    'inexact-integer': ({ text }: Values) =>
      `${shorten(text)} becomes ${shorten(exactly(Number(text), text))} when it is read: write a number with fewer digits`,
    'too-many-digits': ({ text }: Values) =>
      `${shorten(text)} becomes ${Number(text)} when it is read: write at most 17 digits`,
    overflow: ({ text }: Values) =>
      `${shorten(text)} becomes ${Number(text)} when it is read: write a number closer to 0`,
    underflow: ({ text }: Values) =>
      `${shorten(text)} becomes ${text.startsWith('-') ? '-0' : '0'} when it is read: write 0, or a number further from 0`,
  },
  fix: 'none',
  summary: 'Numbers fit in double precision',
  source: 'RFC 8259, section 6: readers agree on numbers within IEEE 754 double precision',
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'unsafe-number') return;
      const { span, place, text, why } = found.fault;
      report({ kind: why, at: spanIn(found.holder, span, place), values: { text } });
    },
  },
});

/** The exact integer that a double represents, which its shortest spelling often is not. */
function exactly(value: number, text: string): string {
  if (!/[eE]/.test(text)) return String(BigInt(value));
  const digits = text.replace(/e.*/i, '').replace(/\D/g, '').length;
  return Math.abs(value) < 1e25 ? String(BigInt(value)) : value.toPrecision(Math.min(digits + 3, 30));
}

function shorten(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
