import {
  SYNTAX_FAULT_KINDS,
  type SyntaxFault,
  type SyntaxFix,
} from '../../src/bytes/json/syntax/syntax-fault.js';
import type { LikelyEncoding } from '../../src/bytes/text/encoding.js';
import { defineRule, type FixDraft, spanIn } from '../kit.js';
import { openedMessage, syntaxFixWords, syntaxMessage } from '../wording/syntax-message.js';

/** What to do about bytes that are not UTF-8, by the encoding that they are likely in. */
const ADVICE: Readonly<Record<LikelyEncoding, string>> = {
  'Windows-1252':
    'not UTF-8, but probably Windows-1252 (Latin-1): open the file in that encoding, and save it as UTF-8',
  'other script':
    'not UTF-8, but probably another encoding such as Windows-1251, Shift-JIS or GBK: open the file in the encoding it was saved in, and save it as UTF-8',
};

export const encoding = defineRule({
  id: 'text/encoding',
  level: 'error',
  kinds: {
    'not-utf8': ({ count, probably }: { count: number; probably: LikelyEncoding | undefined }) =>
      `${count === 1 ? 'this byte is' : `these ${count} bytes are`} ${probably === undefined ? 'not UTF-8: save the file as UTF-8' : ADVICE[probably]}`,
    // What the file is, and what to do, is found where it is recognized.
    'no-text': ({ message }: { message: string }) => message,
    'byte-order-mark': 'the file begins with a byte-order mark: save it as UTF-8 without one',
    'other-encoding': ({ encoding }: { encoding: string }) => `the file is ${encoding}: save it as UTF-8`,
  },
  sentence: 'bodies are JSON, which is UTF-8 without a byte-order mark',
  fix: 'safe',
  summary: 'The file is UTF-8 without a byte-order mark',
  source:
    'game-management API, part 4: bodies are JSON; RFC 8259, section 8.1: JSON is UTF-8, without a byte-order mark',
  on: {
    textFault(found, report) {
      if (found.kind !== 'encoding') return;
      const { fault } = found;
      const { kind, span } = fault;
      const at = spanIn(undefined, span);
      if (kind === 'not-utf8')
        report({ kind, at, values: { count: span.end - span.start, probably: fault.probably } });
      else if (kind === 'no-text') report({ kind, at, values: { message: fault.message } });
      else if (kind === 'other-encoding') report({ kind, at, values: { encoding: fault.encoding } });
      else {
        const edits = [{ kind: 'bytes', replacements: [{ span, text: '' }] }] as const;
        report({ kind, at, fix: { safety: 'safe', description: 'remove the byte-order mark', edits } });
      }
    },
  },
});

interface Values {
  readonly fault: SyntaxFault;
  readonly bytes: Uint8Array;
  /** Whether more faults follow that are not reported. */
  readonly more: boolean;
}

function says({ fault, bytes, more }: Values): string {
  return `${syntaxMessage(fault, bytes)}${more ? ' (more faults follow)' : ''}`;
}

export const syntax = defineRule({
  id: 'text/syntax',
  level: 'error',
  kinds: Object.fromEntries(SYNTAX_FAULT_KINDS.map((kind) => [kind, says])),
  sentence: 'a snapshot is a JSON file',
  fix: 'mixed',
  summary: 'The file is JSON',
  source: 'game-management API, part 2, room-data snapshot: a JSON file; RFC 8259',
  unreadable: true,
  on: {
    textFault(found, report) {
      if (found.kind !== 'syntax') return;
      const { fault, bytes, more } = found;
      const { kind, opened, fix } = fault;
      report({
        kind,
        at: spanIn(undefined, fault.span),
        values: { fault, bytes, more },
        related: opened && [{ at: spanIn(undefined, opened), message: openedMessage(fault) }],
        fix: fix && fixDraft(kind, fix),
      });
    },
  },
});

function fixDraft(kind: SyntaxFault['kind'], { safety, replacements }: SyntaxFix): FixDraft {
  return {
    safety,
    description: syntaxFixWords(kind, replacements),
    edits: [{ kind: 'bytes', replacements }],
  };
}
