/** A JSON text in which no ASCII letter is written as an escape, however deep the strings are. */
export function withPlainLetters(text: string): string {
  if (!text.includes('\\u00')) return text;
  return text.replaceAll(/(?<!\\)\\+u00([46][1-9a-f]|[57][0-9a])/gi, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Whether a string holds the logic of an item. */
export function isLogicText(text: string): boolean {
  return /^\s*\{/.test(text) && /"(?:Tasks|ViewNodes)"\s*:/.test(withPlainLetters(text));
}
