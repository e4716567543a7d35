import type { Replacement, SyntaxFault } from '../../src/bytes/json/syntax/syntax-fault.js';

const DESCRIPTIONS: Readonly<Partial<Record<SyntaxFault['kind'], string>>> = {
  'trailing-comma': 'remove the comma',
  'code-fence': 'remove the code fence',
  comment: 'remove the comment',
  'single-quotes': 'write double quotes',
  'curly-quotes': 'write double quotes',
  'unquoted-key': 'write double quotes',
};

/** What a fix of a syntax fault does. */
export function syntaxFixWords(kind: SyntaxFault['kind'], replacements: readonly Replacement[]): string {
  const [first] = replacements;
  if (kind === 'other-language-literal' && first !== undefined)
    return replacements.length === 1 ? `write ${first.text}` : 'write these values as JSON';
  return DESCRIPTIONS[kind] ?? 'escape the quotes';
}
