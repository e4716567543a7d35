import { printable } from '../../../bytes/json/quote.js';

/** Escapes a string for SVG or HTML, without invisible or forbidden characters, and commands of runners. */
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
