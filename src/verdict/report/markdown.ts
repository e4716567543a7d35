/** Keeps Markdown and HTML in a printable text from working. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_[\]#|<>~&@]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Code as an HTML element, because backticks and bars cannot be escaped in a Markdown code span. */
export function code(text: string): string {
  return `<code>${escaped(text)}</code>`;
}
