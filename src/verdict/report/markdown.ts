/**
 * Keeps Markdown and HTML in a printable text from working. GitHub looks for names, numbers of issues and addresses in
 * the text that is shown: a character without width keeps them from becoming mentions and links.
 */
export function escaped(text: string): string {
  return withoutMarkup(text).replace(/&#(?:64|35);|:(?=\/\/)|www(?=\.)/gi, '$&&#8203;');
}

/** Code as an HTML element, because backticks and bars cannot be escaped in a Markdown code span. Nothing in it is linked. */
export function code(text: string): string {
  return `<code>${withoutMarkup(text)}</code>`;
}

function withoutMarkup(text: string): string {
  return text.replace(/[\\`*_[\]#|<>~&@]/g, (character) => `&#${character.charCodeAt(0)};`);
}
