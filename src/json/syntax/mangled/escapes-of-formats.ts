import { nextMatch, occursIn } from '../../../text/pattern-steps.js';
import { beginsLikeJson } from '../../parse-json.js';
import { fromUtf8, type Mangling, replaced, replacing } from './mangling.js';

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lbrace: '{',
  rbrace: '}',
  lcub: '{',
  rcub: '}',
  lbrack: '[',
  rbrack: ']',
  lsqb: '[',
  rsqb: ']',
  colon: ':',
  comma: ',',
  bsol: '\\',
  ldquo: '\u201c',
  rdquo: '\u201d',
  lsquo: '\u2018',
  rsquo: '\u2019',
  hellip: '\u2026',
  ndash: '\u2013',
  mdash: '\u2014',
};

const ESCAPED_QUOTE = /&(?:amp;)*(?:quot|#0*34|#[xX]0*22|ldquo|#123|#[xX]7[bB]|lcub|lbrace);/g;

/** Escaped for HTML or XML, once or several times: `{&quot;settings&quot;: {}}`. */
export const htmlEscapes: Mangling = {
  *suspect(text) {
    const first = yield* nextMatch(ESCAPED_QUOTE, text, 0);
    if (first === null) return;
    const extra = (first[0].match(/amp;/g) ?? []).length;
    yield {
      kind: 'html-escapes',
      start: first.index,
      end: first.index + first[0].length,
      named: first[0],
      replacements: yield* replacing(
        text,
        /&((?:amp;)*)(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-z]{2,6});/g,
        (match) => {
          const [, repeated = '', name = ''] = match;
          const layers = repeated.length / 4;
          const character = entity(name);
          if (character === undefined) return undefined;
          return layers <= extra ? character : `&${'amp;'.repeat(layers - extra - 1)}${name};`;
        },
      ),
    };
  },
  examples: [
    [
      '{&quot;settings&quot;: {&quot;title&quot;: &quot;A &amp; B&quot;}}',
      '{"settings": {"title": "A & B"}}',
    ],
    ['{&#34;settings&#34;: {}}', '{"settings": {}}'],
    ['{&#x22;a&#x22;: &#x22;caf&#xe9;&#x22;}', '{"a": "caf\u00e9"}'],
    ['{&amp;quot;a&amp;quot;: &amp;quot;&amp;lt;b&amp;gt;&amp;quot;}', '{"a": "<b>"}'],
  ],
};

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  if (code === 0xa0) return ' ';
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : undefined;
}

/** Escaped for a URL or a form: `%7B%22settings%22%3A%7B%7D%7D`. */
export const percentEscapes: Mangling = {
  *suspect(text) {
    const first =
      /^\s*(?:[\w.-]{1,64}=)?(%(?:25)*(?:7[bB]|5[bB]))/.exec(text) ??
      (yield* nextMatch(/%(?:25)*22/g, text, 0));
    if (first === null) return;
    const [extra] = /^(?:25)*(?=7|5[bB]|22$)/.exec(first.at(-1)?.slice(1) ?? '') ?? [''];
    const layers = extra.length / 2;
    // In a form, spaces are plus signs.
    const isForm = !/[ \n]/.test(text.trim()) && text.includes('+');
    for (const plus of isForm ? [true, false] : [false])
      yield {
        kind: 'percent-escapes',
        start: first.index,
        end: first.index + first[0].length,
        replacements: [
          ...removedStart(/^\s*[\w.-]{1,64}=/.exec(text)),
          ...(yield* replacing(
            text,
            plus ? /(?:%(?:25)*[\da-fA-F]{2})+|\+/g : /(?:%(?:25)*[\da-fA-F]{2})+/g,
            ([all]) => (all === '+' ? ' ' : percentDecoded(all, layers + 1)),
          )),
        ],
      };
  },
  examples: [
    ['%7B%22a%22%3A%20%22caf%C3%A9%20%2B%22%7D', '{"a": "caf\u00e9 +"}'],
    ['json=%7B%22a%22%3A+1%7D', '{"a": 1}'],
    ['%257B%2522a%2522%3A1%257D', '{"a":1}'],
    ['{%22a%22:%20{}}', '{"a": {}}'],
  ],
};

function removedStart(match: RegExpExecArray | null) {
  return match === null ? [] : [replaced(0, match[0].length, '')];
}

function percentDecoded(text: string, layers: number): string {
  // Each layer writes the percent sign of the one before as %25.
  const decoded = text.replace(/%((?:25)*)([\da-fA-F]{2})/g, (_, repeated: string, hex: string) => {
    const left = repeated.length / 2 - layers;
    return left < 0 ? String.fromCharCode(Number.parseInt(hex, 16)) : `%${'25'.repeat(left)}${hex}`;
  });
  return fromUtf8(decoded);
}

/** Encoded for mail: `{=22settings=22: {}}`, with `=` at the ends of lines. */
export const quotedPrintable: Mangling = {
  *suspect(text) {
    const first = yield* nextMatch(/=(?:22|7B|0A|0D|3D|5C)|=[ \t]*\r?\n/g, text, 0);
    if (first === null || !(yield* occursIn(/=[ \t]*\r?\n|=(?:22|3D)/g, text))) return;
    yield {
      kind: 'quoted-printable',
      start: first.index,
      end: first.index + first[0].trimEnd().length,
      replacements: yield* replacing(text, /=[ \t]*\r?\n|(?:=[\dA-F]{2})+/g, ([all]) =>
        /\s$/.test(all) ? '' : percentDecoded(all.replaceAll('=', '%'), 1),
      ),
    };
  },
  examples: [
    [
      '{"title": "caf=C3=A9 and a long na=\r\nme", "b": "=3D"}',
      '{"title": "caf\u00e9 and a long name", "b": "="}',
    ],
    ['{=22a=22: 1}', '{"a": 1}'],
  ],
};

/** In Base64: `eyJzZXR0aW5ncyI6e319`. */
export const base64: Mangling = {
  *suspect(text) {
    const beginning = /^\s*(?:data:[\w/+.;=-]{0,80};base64,)?(?=[eWI][A-Za-z0-9+/_-]{3})/.exec(text);
    if (beginning === null) return;
    const start = beginning[0].length;
    const body = text.slice(start);
    if (!/^[A-Za-z0-9+/=_\s-]+$/.test(body)) return;
    const decoded = base64Decoded(body.replace(/\s+/g, ''));
    if (decoded === undefined || !beginsLikeJson(decoded)) return;
    yield {
      kind: 'base64',
      start,
      end: start + Math.min(body.length, 16),
      replacements: [replaced(0, text.length, fromUtf8(decoded))],
      isSure: true,
    };
  },
  examples: [
    ['eyJzZXR0aW5ncyI6e319\n', '{"settings":{}}'],
    ['data:application/json;base64,ewogICJhIjogMQp9', '{\n  "a": 1\n}'],
  ],
};

function base64Decoded(text: string): string | undefined {
  try {
    return atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  } catch {
    return undefined;
  }
}
