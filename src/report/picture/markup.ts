import { printable } from '../../json/quote.js';

/** A text in an element or attribute of SVG or HTML. What would hide, or is forbidden in XML, is shown as an escape. Nothing is a command of a runner. */
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
