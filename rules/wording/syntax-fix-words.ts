import type { SyntaxFault } from '../../src/json/syntax/syntax-fault.js';
import type { Replacement } from '../../src/json/syntax/syntax-fix.js';

const DESCRIPTIONS: Readonly<Partial<Record<SyntaxFault['kind'], string>>> = {
  'trailing-comma': 'remove the comma',
  'moved-comma': 'move the comma',
  'decimal-comma': 'write a decimal point',
  'code-fence': 'remove the code fence',
  comment: 'remove the comment',
  'html-escapes': 'decode the HTML escapes',
  'percent-escapes': 'decode the percent escapes',
  'quoted-printable': 'decode the text',
  base64: 'decode the text',
  'doubled-quotes': 'write one quote for each two',
  'escaped-quotes': 'remove one layer of escapes',
  'other-quotes': 'write straight double quotes',
  'other-brackets': 'write the brackets of JSON',
  'other-signs': 'write ordinary spaces and signs',
  'line-numbers': 'remove the line numbers',
  'diff-marks': 'remove the marks of the diff',
  'line-marks': 'remove the marks at the line starts',
  'wrong-sign': 'write a colon',
  'line-commas': 'remove the commas that separate nothing',
  'line-ends': 'remove the marks at the line ends',
  'written-breaks': 'write line breaks',
  'other-lines': 'remove the lines of other text',
  'line-indents': 'write ordinary spaces',
  'log-prefix': 'remove the prefixes',
  'terminal-colors': 'remove the terminal colours',
  'wrapped-lines': 'join the wrapped lines',
  'line-breaks': 'escape the line breaks',
  'string-literal': 'take the JSON out of the literal',
  'other-language': 'write the value as JSON',
};

/** What a fix of a syntax fault does. */
export function syntaxFixWords(kind: SyntaxFault['kind'], replacements: readonly Replacement[]): string {
  const [first] = replacements;
  if ((kind === 'other-language-literal' || kind === 'bad-number') && first !== undefined)
    return replacements.length === 1 ? `write ${first.text}` : 'write these values as JSON';
  if (kind === 'stray-character' && first !== undefined)
    return first.text === ':' ? 'write a colon' : 'write a comma';
  return DESCRIPTIONS[kind] ?? 'escape the quotes';
}
