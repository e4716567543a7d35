import type { Replacement, SyntaxFault } from '../../src/bytes/json/syntax/syntax-fault.js';

/** Words for fixes that do more than write another text. */
const DESCRIPTIONS: Readonly<Partial<Record<SyntaxFault['kind'], string>>> = {
  'trailing-comma': 'remove the comma',
  'extra-token': 'remove the character',
  'code-fence': 'remove the code fence',
  comment: 'remove the comment',
  'single-quotes': 'write double quotes',
  'curly-quotes': 'write double quotes',
  'unquoted-key': 'write double quotes',
  'unescaped-json': 'escape the quotes',
  'doubled-json': 'escape the quotes',
  'unescaped-json-quote': 'escape the quotes',
  'unescaped-inner-quote': 'escape the quotes',
};

/** What a fix of a syntax fault does. */
export function syntaxFixWords(kind: SyntaxFault['kind'], replacements: readonly Replacement[]): string {
  const [first] = replacements;
  const written = first !== undefined && replacements.length === 1 ? first.text : 'these values as JSON';
  return DESCRIPTIONS[kind] ?? `write ${written}`;
}
