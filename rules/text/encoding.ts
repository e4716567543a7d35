import { defineRule, type EncodingFault, spanIn } from '../kit.js';

const SMALL = '{ "roomTasks": { "Tasks": [] } }';
const MARK = '\ufeff';
const WESTERN =
  'this byte is not UTF-8, but probably Windows-1252 (Latin-1): open the file in that encoding, and save it as UTF-8';

/** Encodes a text as UTF-16, little-endian. */
function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  for (let index = 0; index < text.length; index++) {
    bytes[index * 2] = text.charCodeAt(index) & 0xff;
    bytes[index * 2 + 1] = text.charCodeAt(index) >> 8;
  }
  return bytes;
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const JSON_IS_UTF8 = { sentence: 'bodies are JSON, which is UTF-8 without a byte-order mark' };

export default defineRule({
  id: 'text/encoding',
  level: 'error',
  kinds: {
    'not-utf8': JSON_IS_UTF8,
    'no-text': JSON_IS_UTF8,
    'byte-order-mark': JSON_IS_UTF8,
    'other-encoding': JSON_IS_UTF8,
  },
  fix: 'safe',
  summary: 'The file is UTF-8 without a byte-order mark',
  source:
    'game-management API, part 4: bodies are JSON; RFC 8259, section 8.1: JSON is UTF-8, without a byte-order mark',
  why: 'A reader stops at the first byte that is not UTF-8, or shows different letters from those you wrote. Some readers also reject a byte-order mark.',
  on: {
    textFault(found, report) {
      if (found.kind !== 'encoding') return;
      const { fault } = found;
      const { kind } = fault;
      const at = spanIn(undefined, fault.span);
      if (fault.kind === 'not-utf8')
        return report({
          at,
          kind,
          cause: fault.kind,
          message: ({ drafts }) => notUtf8(fault, drafts),
          again: { message: 'these bytes as well' },
        });
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
  examples: () => ({
    good: [{ title: 'letters of any language in UTF-8', text: '{ "settings": { "title": "Gärten 庭" } }' }],
    bad: [
      {
        title: 'a byte-order mark',
        text: `${MARK}${SMALL}`,
        at: '',
        marks: MARK,
        message: 'the file begins with a byte-order mark: save it as UTF-8 without one',
        fixed: SMALL,
      },
      {
        title: 'UTF-16, as some editors save "Unicode"',
        text: utf16(`${MARK}${SMALL}`),
        at: '',
        marks: '\ufffd\ufffd',
        message: 'the file is UTF-16: save it as UTF-8',
      },
      {
        title: 'a letter saved as Latin-1',
        text: latin1('{ "settings": { "title": "G\u00e4rten" } }'),
        at: '',
        marks: '\ufffd',
        message: WESTERN,
      },
      {
        title: 'several letters saved as Latin-1',
        text: latin1('{ "settings": { "title": "\u00e4\u00f6\u00fc" } }'),
        at: '',
        marks: '\ufffd\ufffd\ufffd',
        message: WESTERN.replace('this byte is', 'these 3 bytes are'),
      },
      {
        title: 'letters in several places saved as Latin-1',
        text: latin1('{ "settings": { "title": "G\u00e4rten", "note": "\u00e9t\u00e9" } }'),
        at: '',
        marks: '\ufffd',
        message: WESTERN.replace('this byte is', 'bytes in 3 places are'),
      },
      {
        title: 'Cyrillic letters saved as Windows-1251',
        text: latin1('{ "settings": { "title": "\u00ce\u00e3\u00ee\u00f0\u00ee\u00e4" } }'),
        at: '',
        marks: '\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd',
        message:
          'these 6 bytes are not UTF-8, but probably another encoding such as Windows-1251, Shift-JIS or GBK: open the file in the encoding it was saved in, and save it as UTF-8',
      },
      {
        title: 'a compressed file',
        text: latin1('\u001f\u008b\u0008\u0000'),
        at: '',
        marks: '\u001f',
        message: 'the file is compressed with gzip: decompress it',
      },
      {
        title: 'a screenshot',
        text: latin1('\u0089PNG\r\n\u001a\n'),
        at: '',
        marks: '\ufffd',
        message: 'the file is a PNG image, not a snapshot: check the path',
      },
      {
        title: 'bytes that no common encoding has',
        text: latin1('{ "settings": { "title": "a\u0081b" } }'),
        at: '',
        marks: '\ufffd',
        message: 'this byte is not UTF-8: save the file as UTF-8',
      },
    ],
  }),
});

function messageOf(fault: Exclude<EncodingFault, { kind: 'not-utf8' }>): string {
  if (fault.kind === 'no-text') return fault.message;
  return fault.kind === 'byte-order-mark'
    ? 'the file begins with a byte-order mark: save it as UTF-8 without one'
    : `the file is ${fault.encoding}: save it as UTF-8`;
}

/** @param places the number of runs of such bytes */
function notUtf8(
  { span: { start, end }, probably }: EncodingFault & { kind: 'not-utf8' },
  places: number,
): string {
  const count = end - start;
  const one = count === 1 ? 'this byte is' : `these ${count} bytes are`;
  const what =
    places === 1
      ? one
      : `bytes in ${places < MAX_PLACES ? places : `${MAX_PLACES.toLocaleString('en')} or more`} places are`;
  switch (probably) {
    case 'Windows-1252':
      return `${what} not UTF-8, but probably Windows-1252 (Latin-1): open the file in that encoding, and save it as UTF-8`;
    case 'other script':
      return `${what} not UTF-8, but probably another encoding such as Windows-1251, Shift-JIS or GBK: open the file in the encoding it was saved in, and save it as UTF-8`;
    case undefined:
      return `${what} not UTF-8: save the file as UTF-8`;
  }
}

/** Runs of bytes are counted up to this number. */
const MAX_PLACES = 1000;
