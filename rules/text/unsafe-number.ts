import { defineRule, found, type NumberFault, Place, spanIn } from '../kit.js';

/** Longer numbers are cut off here: a message is one line. */
const LONGEST = 40;

export default defineRule({
  id: 'text/unsafe-number',
  level: 'warning',
  fix: 'none',
  summary: 'Every number comes through a reader unchanged',
  source: 'RFC 8259, section 6: numbers that IEEE 754 double precision holds are read alike everywhere',
  why: 'Most readers keep numbers in double precision, which has 15 to 17 digits. A longer number is rounded when the file is read, and saved rounded.',
  textFault(found, report) {
    if (found.kind !== 'tree' || found.fault.kind !== 'unsafe-number') return;
    const { holder, fault } = found;
    report({
      at: spanIn(holder, fault.span, (holder?.inside() ?? Place.root).along(fault.path)),
      message: messageOf(fault.text, fault.why),
    });
  },
  examples: () => ({
    good: [
      {
        title: 'the largest whole number up to which all are safe, and usual fractions',
        text: '{ "settings": { "sizes": [9007199254740991, 0.1, -2.50, 1e21, 0.30000000000000004] } }',
      },
    ],
    bad: [
      {
        title: 'a whole number that double precision skips',
        text: '{ "settings": { "owner": 9007199254740993 } }',
        findings: found(
          '/settings/owner',
          '9007199254740993',
          '9007199254740993 becomes 9007199254740992 when it is read: write it as a text, in quotes, if every digit counts',
        ),
      },
      {
        title: 'more digits than double precision has, inside a string that holds JSON',
        text: String.raw`{ "settings": { "roomSettingsExtraData": "{\"fog\":0.1234567890123456789}" } }`,
        findings: found(
          '/settings/roomSettingsExtraData#/fog',
          '0.1234567890123456789',
          '0.1234567890123456789 becomes 0.12345678901234568 when it is read: more than 17 digits are not kept',
        ),
      },
      {
        title: 'a number that is too large',
        text: '{ "settings": { "sizes": [-1e400] } }',
        findings: found(
          '/settings/sizes/0',
          '-1e400',
          '-1e400 is too large for any reader and becomes -Infinity, or null when it is saved: write a smaller number',
        ),
      },
      {
        title: 'a number that is too small',
        text: '{ "settings": { "sizes": [1e-400] } }',
        findings: found(
          '/settings/sizes/0',
          '1e-400',
          '1e-400 is too small for any reader and becomes 0: write 0, or a larger number',
        ),
      },
    ],
  }),
});

function messageOf(text: string, why: NumberFault): string {
  const shown = shorten(text);
  switch (why) {
    case 'inexact-integer':
      return `${shown} becomes ${shorten(exactly(Number(text), text))} when it is read: write it as a text, in quotes, if every digit counts`;
    case 'too-many-digits':
      return `${shown} becomes ${String(Number(text))} when it is read: more than 17 digits are not kept`;
    case 'overflow':
      return `${shown} is too large for any reader and becomes ${String(Number(text))}, or null when it is saved: write a smaller number`;
    case 'underflow':
      return `${shown} is too small for any reader and becomes ${text.startsWith('-') ? '-0' : '0'}: write 0, or a larger number`;
  }
}

/** The whole number that a double holds, digit by digit: the usual spelling would round it back to what the file says. */
function exactly(value: number, text: string): string {
  if (!/[eE]/.test(text)) return String(BigInt(value));
  const digits = text.replace(/[eE].*$/, '').replace(/\D/g, '').length;
  return Math.abs(value) < 1e25 ? String(BigInt(value)) : value.toPrecision(Math.min(digits + 3, 30));
}

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
