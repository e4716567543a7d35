import {
  SYNTAX_FAULT_KINDS,
  type SyntaxFault,
  type SyntaxFix,
} from '../../src/bytes/json/syntax/syntax-fault.js';
import { defineRule, type FixDraft, spanIn } from '../kit.js';
import { syntaxFixWords } from '../wording/syntax-fix-words.js';
import { openedMessage, syntaxMessage } from '../wording/syntax-message.js';

interface Values {
  readonly fault: SyntaxFault;
  readonly bytes: Uint8Array;
  /** Whether more faults follow that are not reported. */
  readonly more: boolean;
}

function says({ fault, bytes, more }: Values): string {
  return `${syntaxMessage(fault, bytes)}${more ? ' (more faults follow)' : ''}`;
}

export default defineRule({
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
