/** A text in a source file, as the fixed parts between what is put in. */
export interface Literal {
  readonly parts: readonly string[];
  /** What stands right before it, white space aside. */
  readonly before: string;
}

/** The texts of a source file, also inside `${}`, for sources of rules only. */
export function literalsOf(source: string): Literal[] {
  const literals: Literal[] = [];
  let at = 0;
  const whatIsBefore = (start: number): string => source.slice(Math.max(0, start - 60), start).trimEnd();
  const simple = (quote: string): void => {
    const start = at++;
    let text = '';
    while (at < source.length && source[at] !== quote) text += character();
    at++;
    literals.push({ parts: [text], before: whatIsBefore(start) });
  };
  const character = (): string => {
    if (source[at] !== '\\') return source[at++] ?? '';
    at += 2;
    const escaped = source[at - 1] ?? '';
    return { n: '\n', t: '\t' }[escaped] ?? escaped;
  };
  const template = (): void => {
    const start = at++;
    const parts = [''];
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('${', at)) {
        at += 2;
        code('}');
        parts.push('');
      } else {
        parts.push((parts.pop() ?? '') + character());
      }
    }
    at++;
    literals.push({ parts, before: whatIsBefore(start) });
  };
  const code = (end: string | undefined): void => {
    let depth = 0;
    while (at < source.length) {
      const char = source[at] as string;
      if (char === end && depth === 0) {
        at++;
        return;
      }
      if (source.startsWith('//', at)) at = lineEnd(source, at);
      else if (source.startsWith('/*', at)) at = source.indexOf('*/', at) + 2;
      else if (char === '/' && /[=(,:[!&|?{;\s]$/.test(source.slice(0, at).trimEnd().slice(-1))) expression();
      else if (char === "'" || char === '"') simple(char);
      else if (char === '`') template();
      else {
        if (char === '{') depth++;
        if (char === '}') depth--;
        at++;
      }
    }
  };
  /** A regular expression: its quotes are none. */
  const expression = (): void => {
    let inClass = false;
    for (at++; at < source.length; at++) {
      const char = source[at];
      if (char === '\\') at++;
      else if (char === '[') inClass = true;
      else if (char === ']') inClass = false;
      else if (char === '\n' || (char === '/' && !inClass)) break;
    }
    at++;
  };
  code(undefined);
  return literals;
}

function lineEnd(source: string, at: number): number {
  const end = source.indexOf('\n', at);
  return end < 0 ? source.length : end;
}
