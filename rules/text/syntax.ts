import {
  defineRule,
  type FixDraft,
  openedMessage,
  type SyntaxFault,
  type SyntaxFix,
  spanIn,
  syntaxMessage,
} from '../kit.js';
import { syntaxExamples } from './syntax-examples.js';

export default defineRule({
  id: 'text/syntax',
  level: 'error',
  fix: 'mixed',
  summary: 'The file is JSON',
  source: 'game-management API, part 2, room-data snapshot: a JSON file; RFC 8259',
  why: 'An import reads the file as JSON. Some other tools accept comments or trailing commas, and so hide the fault until then.',
  unreadable: true,
  textFault(found, report) {
    if (found.kind !== 'syntax') return;
    const { fault, bytes, more } = found;
    const { opened, fix } = fault;
    report({
      at: spanIn(undefined, fault.span),
      message: `${syntaxMessage(fault, bytes)}${more ? ' (more faults follow)' : ''}`,
      ...(fix && { fix: fixDraft(fault.kind, fix) }),
      ...(opened && { related: [{ at: spanIn(undefined, opened), message: openedMessage(fault) }] }),
    });
  },
  examples: () => ({
    good: [
      {
        title: 'JSON with white space between tokens',
        text: '\t{ "roomTasks" :\r\n{ "Tasks": [ ] } }\n',
      },
      {
        title: 'a string that looks like a comment',
        text: '{ "settings": { "note": "// no comment" } }',
      },
    ],
    bad: syntaxExamples(),
  }),
});

const DESCRIPTIONS: Readonly<Partial<Record<SyntaxFault['kind'], string>>> = {
  'trailing-comma': 'remove the comma',
  'code-fence': 'remove the code fence',
  comment: 'remove the comment',
  'html-escapes': 'decode the HTML escapes',
  'percent-escapes': 'decode the percent escapes',
  'quoted-printable': 'decode the text',
  base64: 'decode the text',
  'doubled-quotes': 'write one quote for each two',
  'escaped-quotes': 'remove one layer of escapes',
  'other-quotes': 'write straight double quotes',
  'other-signs': 'write ordinary spaces and signs',
  'line-numbers': 'remove the line numbers',
  'diff-marks': 'remove the marks of the diff',
  'line-marks': 'remove the marks at the line starts',
  'log-prefix': 'remove the prefixes',
  'terminal-colors': 'remove the terminal colours',
  'wrapped-lines': 'join the wrapped lines',
  'line-breaks': 'escape the line breaks',
  'string-literal': 'take the JSON out of the literal',
  'other-language': 'write the value as JSON',
};

function fixDraft(kind: SyntaxFault['kind'], { safety, replacements }: SyntaxFix): FixDraft {
  const edits = replacements.map((replacement) => ({ kind: 'bytes', ...replacement }) as const);
  const isLiteral = kind === 'other-language-literal';
  const description = isLiteral ? `write ${edits[0]?.text}` : (DESCRIPTIONS[kind] ?? 'escape the quotes');
  return { safety, description, edits };
}
