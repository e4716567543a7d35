import {
  SYNTAX_FAULT_KINDS,
  type SyntaxFault,
  type SyntaxFix,
} from '../../src/bytes/json/syntax/syntax-fault.js';
import { defineRule, type FixDraft, spanIn } from '../kit.js';
import { syntaxFixWords } from '../wording/syntax-fix-words.js';
import { openedMessage, syntaxMessage } from '../wording/syntax-message.js';

export default defineRule({
  id: 'text/syntax',
  level: 'error',
  kinds: SYNTAX_FAULT_KINDS,
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
      const message = syntaxMessage(fault, bytes);
      report({
        at: spanIn(undefined, fault.span),
        kind,
        message: `${message}${more ? ' (more faults follow)' : ''}`,
        ...(fix && { fix: fixDraft(kind, fix) }),
        ...(opened && { related: [{ at: spanIn(undefined, opened), message: openedMessage(fault) }] }),
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
