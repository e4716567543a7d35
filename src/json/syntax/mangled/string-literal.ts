import { beginsLikeJson } from '../../parse-json.js';
import { fromUtf8, type Mangling, replaced, type Suspected, toByteText } from './mangling.js';

/** An assignment or call before a literal: `const room = `. */
const BEFORE =
  /^\s*(?:<\?php\s+)?(?:(?:(?:public|private|static|final|export|default|const|let|var|local|my|our|auto|val|return|string|String|char|std::string|byte\[\])\s*)*[$@]?[\w.\->[\]]*(?:\s*:\s*[\w&']+)?\s*(?:=|:=|\+=)\s*|return\s+|[\w.$]+\s*)?\(?\s*/;
const JOINER = /(?:\s|\\\r?\n|\+|\.\.?|&(?!\w)|~|,|\(|\)|;|\/\/[^\n"']*$)*/my;

/** The JSON is in string literals of program code: joined with `+`, in backticks or other quotes. */
export const stringLiteral: Mangling = {
  *suspect(text) {
    const before = BEFORE.exec(text.slice(0, 300))?.[0].length ?? 0;
    // A letter before the quote belongs to it: `r#"`.
    const first = /\S/.exec(text.slice(0, 300))?.index ?? 0;
    for (const start of new Set([first, before])) {
      yield* raw(text, start);
      yield* joined(text, start);
    }
  },
  examples: [
    ['\'{"a": "it\\\'s"}\'\n', '{"a": "it\'s"}'],
    ['`{"a": 1}`;\n', '{"a": 1}'],
    ['const room = `{\n  "a": 1\n}`;\n', '{\n  "a": 1\n}'],
    ['"{" +\n  "\\"a\\": 1" +\n"}"', '{"a": 1}'],
    ["'{' .\n'\"a\": 1' .\n'}';", '{"a": 1}'],
    ['"{\\n"\n"  \\"a\\": 1\\n"\n"}\\n"', '{\n  "a": 1\n}\n'],
    ['b\'{"a": "caf\\xc3\\xa9"}\'', '{"a": "caf\u00e9"}'],
    ['r#"{"a": 1}"#', '{"a": 1}'],
    ['"""\n{"a": 1}\n"""', '\n{"a": 1}\n'],
    ['R"({"a": 1})"', '{"a": 1}'],
  ],
};

/** Literals that need no escapes, by how they begin, and how they end. */
const RAW: readonly (readonly [begins: RegExp, ends: (begin: string) => string])[] = [
  [/(?:String\.raw)?`/y, () => '`'],
  [/[rRbBuUfF]{0,2}"""/y, () => '"""'],
  [/[rRbBuUfF]{0,2}'''/y, () => "'''"],
  [/b?r#{1,5}"/y, (begin) => `"${'#'.repeat(begin.length - begin.indexOf('#') - 1)}`],
  [/R"\w{0,16}\(/y, (begin) => `)${begin.slice(2, -1)}"`],
  [/\[=*\[/y, (begin) => begin.replaceAll('[', ']')],
  [/(?:@|\$)?'(?=\s*[{[])/y, () => "'"],
  [/%[qQ]?[{(|]/y, (begin) => ({ '{': '}', '(': ')' })[begin.at(-1) ?? ''] ?? '|'],
  [/<<[-~<]?\s*["']?\w+["']?[ \t]*\r?\n/y, (begin) => /\w+/.exec(begin)?.[0] ?? ''],
];

function* raw(text: string, before: number): Generator<Suspected> {
  for (const [begins, ends] of RAW) {
    begins.lastIndex = before;
    const [begin] = begins.exec(text) ?? [];
    if (begin === undefined) continue;
    const end = ends(begin);
    const start = before + begin.length;
    const last = text.lastIndexOf(end);
    if (last < start || !/^[\s;)]*$/.test(text.slice(last + end.length))) continue;
    if (!beginsLikeJson(text.slice(start, start + 2000))) continue;
    const found = { kind: 'string-literal', start: before, end: start, named: begin } as const;
    const outside = [replaced(0, start, ''), replaced(last, text.length, '')] as const;
    yield { ...found, replacements: [...outside] };
    const inner: (typeof outside)[number][] = [];
    const body = text.slice(start, last);
    for (const match of body.matchAll(ESCAPE)) {
      const written = unescaped(match[0], begin.includes('b'));
      if (written !== match[0])
        inner.push(replaced(start + match.index, start + match.index + match[0].length, written));
    }
    yield { ...found, replacements: [outside[0], ...inner, outside[1]] };
  }
}

/** Escapes, several bytes of a character as one. */
const ESCAPE =
  /\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}(?:\\x[89a-bA-B][\da-fA-F])*|\r?\n|[\s\S])/g;
const CONTROLS: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  e: '\x1b',
  0: '\0',
};

function unescaped(found: string, isBytes: boolean): string {
  const kind = found.charAt(1);
  if (kind === 'u' && found.length > 2)
    return String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(found.slice(2).replace(/[{}]/g, ''), 16)));
  if (kind === 'x' && found.length > 2) {
    const bytes = found.replace(/\\x([\da-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return isBytes || bytes.length > 1 ? fromUtf8(bytes) : bytes;
  }
  if (kind === '\n' || kind === '\r') return '';
  const control = CONTROLS[kind];
  if (control !== undefined) return control;
  return kind.charCodeAt(0) < 0x80 ? kind : found;
}

/** Literals in ordinary quotes, one after the other. */
function* joined(text: string, before: number): Generator<Suspected> {
  const quote = text.charAt(before + (/^[bBuUfF@L]["']/.test(text.slice(before, before + 2)) ? 1 : 0));
  if (quote !== '"' && quote !== "'") return;
  const literal =
    quote === '"' ? /[bBuUfF@L]?"((?:[^"\\\r\n]|\\[\s\S])*)"/y : /[bBuUfF@L]?'((?:[^'\\\r\n]|\\[\s\S])*)'/y;
  const ends = [text.length];
  let content = '';
  let count = 0;
  let at = before;
  for (; at < text.length; count++) {
    literal.lastIndex = at;
    const match = literal.exec(text);
    if (match === null) return;
    const body = match[1] ?? '';
    const isBytes = match[0].startsWith('b');
    content += body.replace(ESCAPE, (written) =>
      toByteText(new TextEncoder().encode(unescaped(written, isBytes))),
    );
    JOINER.lastIndex = at + match[0].length;
    at = JOINER.exec(text) === null ? at + match[0].length : JOINER.lastIndex;
    if (count === 0) ends[0] = at;
  }
  if (count < 1 || !beginsLikeJson(content.slice(0, 2000))) return;
  // One literal in double quotes is a JSON string, which is read as one.
  if (count === 1 && quote === '"' && before === 0) return;
  yield {
    kind: 'string-literal',
    start: before,
    end: Math.min(ends[0] ?? before + 1, text.length),
    named: count > 1 ? 'joined' : quote,
    replacements: [replaced(0, text.length, fromUtf8(content))],
    isSure: count > 2,
  };
}
