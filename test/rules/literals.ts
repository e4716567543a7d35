/** A string in a source file, as the fixed parts between what is put in. */
export interface Literal {
  readonly parts: readonly string[];
  /** What is right before it, white space aside. */
  readonly before: string;
}

/** Comments, regular expressions, strings, and what opens or closes a template or a block. */
const TOKEN =
  /\/\/.*|\/\*[\s\S]*?\*\/|(?<=[=(,:[!&|?{;]\s*|^\s*)\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+\/|(['"])(?:\\.|(?!\1)[^\\])*\1|[`{}]/gm;
/** The rest of a part of a template, up to what is put in or its end. */
const PART = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*(?:`|\$\{)/y;

/** The strings of a source file, also inside `${}`, for sources of rules only. */
export function literalsOf(source: string): Literal[] {
  const literals: Literal[] = [];
  /** What is open: a block, or a template with its parts so far. */
  const open: ('block' | { readonly parts: string[]; readonly before: string })[] = [];
  const before = (at: number): string => source.slice(Math.max(0, at - 60), at).trimEnd();
  const readPart = (template: { readonly parts: string[]; readonly before: string }, at: number): number => {
    PART.lastIndex = at;
    const [text = ''] = PART.exec(source) ?? [];
    const isLast = text.endsWith('`');
    template.parts.push(unescaped(text.slice(0, isLast ? -1 : -2)));
    if (isLast) literals.push(template);
    else open.push(template);
    return at + text.length;
  };
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(source); match !== null; match = TOKEN.exec(source)) {
    const [token] = match;
    const end = match.index + token.length;
    if (match[1] !== undefined)
      literals.push({ parts: [unescaped(token.slice(1, -1))], before: before(match.index) });
    else if (token === '`') TOKEN.lastIndex = readPart({ parts: [], before: before(match.index) }, end);
    else if (token === '{') open.push('block');
    else if (token === '}') {
      const closed = open.pop();
      if (typeof closed === 'object') TOKEN.lastIndex = readPart(closed, end);
    }
  }
  return literals;
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([\s\S])/g, (_, sign: string) => ({ n: '\n', t: '\t' })[sign] ?? sign);
}
