import { printable } from '../../json/quote.js';

/**
 * Escapes a string for an element or attribute of SVG or HTML. Invisible characters, and those that XML
 * forbids, are shown as escapes. No line is a command of a runner.
 */
export function escaped(text: string): string {
  return printable(text, '\n')
    .toWellFormed()
    .replaceAll(/[\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('##', '#&#35;')
    .replaceAll('::', ':&#58;');
}
