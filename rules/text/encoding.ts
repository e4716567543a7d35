import { defineRule, type EncodingFault, found, spanIn } from '../kit.js';

const SMALL = '{ "roomTasks": { "Tasks": [] } }';
const MARK = '\ufeff';

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

export default defineRule({
  id: 'text/encoding',
  level: 'error',
  fix: 'safe',
  summary: 'The file is UTF-8 without a byte-order mark',
  source:
    'game-management API, part 4: bodies are JSON; RFC 8259, section 8.1: JSON is UTF-8, without a byte-order mark',
  why: 'A reader stops at the first byte that is not UTF-8, or shows different letters from those you wrote. Some readers also reject a byte-order mark.',
  textFault(found, report) {
    if (found.kind !== 'encoding') return;
    const { fault } = found;
    const at = spanIn(undefined, fault.span);
    const message = messageOf(fault);
    if (fault.kind !== 'byte-order-mark') return report({ at, message });
    const edits = [{ kind: 'bytes', span: fault.span, text: '' }] as const;
    report({ at, message, fix: { safety: 'safe', description: 'remove the byte-order mark', edits } });
  },
  examples: () => ({
    good: [{ title: 'letters of any language in UTF-8', text: '{ "settings": { "title": "Gärten 庭" } }' }],
    bad: [
      {
        title: 'a byte-order mark',
        text: `${MARK}${SMALL}`,
        findings: found('', MARK, 'the file begins with a byte-order mark: save it as UTF-8 without one'),
        fixed: SMALL,
      },
      {
        title: 'UTF-16, as some editors save "Unicode"',
        text: utf16(`${MARK}${SMALL}`),
        findings: found('', '\ufffd\ufffd', 'the file is UTF-16: save it as UTF-8'),
      },
      {
        title: 'a letter saved as Latin-1',
        text: latin1('{ "settings": { "title": "G\u00e4rten" } }'),
        findings: found('', '\ufffd', 'this byte is not UTF-8: save the file as UTF-8'),
      },
      {
        title: 'several letters saved as Latin-1',
        text: latin1('{ "settings": { "title": "\u00e4\u00f6\u00fc" } }'),
        findings: found('', '\ufffd\ufffd\ufffd', 'these 3 bytes are not UTF-8: save the file as UTF-8'),
      },
    ],
  }),
});

function messageOf(fault: EncodingFault): string {
  switch (fault.kind) {
    case 'byte-order-mark':
      return 'the file begins with a byte-order mark: save it as UTF-8 without one';
    case 'other-encoding':
      return `the file is ${fault.encoding}: save it as UTF-8`;
    case 'not-utf8': {
      const count = fault.span.end - fault.span.start;
      return `${count === 1 ? 'this byte is' : `these ${count} bytes are`} not UTF-8: save the file as UTF-8`;
    }
  }
}
