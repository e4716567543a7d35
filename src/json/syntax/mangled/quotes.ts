import { Pace } from '../../../text/pace.js';
import { nextMatch, occursIn } from '../../../text/pattern-steps.js';
import type { Steps } from '../../../text/steps.js';
import type { Replacement } from '../syntax-fix.js';
import { bytePattern, type Mangling, replaced, replacing, type Suspected, toByteText } from './mangling.js';

/** Quotes doubled for CSV or for a string of SQL, Pascal or C#: `{""settings"": {}}`. */
export const doubledQuotes: Mangling = {
  *suspect(text) {
    const first = yield* nextMatch(/[{[]\s*(""[^"])/g, text, 0);
    if (first === null || !(yield* areMostlyDoubled(text))) return;
    const start = first.index + first[0].length - 3;
    // The cell may be in quotes, after others in its row.
    const cell = /(?:^|[,;\t\n(=])\s{0,9}@?"\s{0,99}(?=[{[])/.exec(text.slice(0, first.index + 1));
    const from = cell === null ? 0 : cell.index + cell[0].length;
    const last = text.lastIndexOf('"');
    const isCell = cell !== null && /^"[;,)\s]/.test(`${text.slice(last)}\n`);
    const to = isCell ? last : text.length;
    const isAlone =
      !isCell || (text.slice(0, from).replace(/[\s"@]/g, '') === '' && /^"[;)\s]*$/.test(text.slice(to)));
    const replacements = yield* replacing(text, /""/g, ({ index }) =>
      index >= from && index + 2 <= to ? '"' : undefined,
    );
    if (from > 0) replacements.unshift(replaced(0, from, ''));
    if (isCell) replacements.push(replaced(to, text.length, ''));
    yield {
      kind: 'doubled-quotes',
      start,
      end: start + 2,
      ...(isAlone ? { replacements } : {}),
      isSure:
        (yield* occursThrice(/""[\w$]/g, text)) && !(yield* occursIn(/[^"]"[\w$]/g, text.slice(from, to))),
    };
  },
  examples: [
    ['{""settings"": {""title"": """"}}', '{"settings": {"title": ""}}'],
    ['"{""settings"": {""a"": ""\\""b\\""""}}"\r\n', '{"settings": {"a": "\\"b\\""}}'],
    ['id,name,snapshot\n1,Garden,"{""a"": ""b"", ""c"": ""d""}"\n', undefined],
  ],
};

function* occursThrice(pattern: RegExp, text: string): Steps<boolean> {
  for (let count = 0, at = 0; count < 3; count++, at = pattern.lastIndex)
    if ((yield* nextMatch(pattern, text, at)) === null) return false;
  return true;
}

/** Whether quotes are mostly in pairs. A pair of single quotes is an empty string or one quote too many. */
function* areMostlyDoubled(text: string): Steps<boolean> {
  const pace = new Pace();
  let single = 0;
  let paired = 0;
  for (const { 0: quotes, index } of text.matchAll(/"+/g)) {
    if (pace.isOver(index)) yield;
    if (quotes.length % 2 === 0) paired++;
    else single++;
  }
  return single * 2 <= paired + 2;
}

/** The first quote is within so many characters. */
const BEGINNING = 1 << 16;

/** A backslash before every quote, as inside a string: `{\"settings\": {}}`. */
export const escapedQuotes: Mangling = {
  *suspect(text) {
    const first = /^(?:\s*")?(?:\\+[nrt]|\s)*[{[](?:\\+[nrt]|[\s{[])*(\\+")/.exec(text.slice(0, BEGINNING));
    const written = first?.[1];
    if (first === null || written === undefined) return;
    const layers = Math.log2(written.length);
    if (!Number.isInteger(layers)) return;
    const start = first.index + first[0].length - written.length;
    const isQuoted = /^\s*"/.test(text);
    const close = isQuoted ? /"\s*$/.exec(text) : null;
    const replacements = yield* replacing(text, /(\\+)(u[\da-fA-F]{4}|[\0-\x7f])/g, (match) => {
      const [all, slashes = '', next = ''] = match;
      if (close !== null && match.index + all.length > close.index) return undefined;
      return unescaped(slashes.length, next, layers);
    });
    if (isQuoted) replacements.unshift(replaced(0, text.indexOf('"') + 1, ''));
    if (close !== null) replacements.push(replaced(close.index, text.length, ''));
    yield { kind: 'escaped-quotes', start, end: start + written.length, named: written, replacements };
  },
  examples: [
    [
      String.raw`{\"logic\": {\"4\": \"{\\\"Tasks\\\":[]}\"}}`,
      String.raw`{"logic": {"4": "{\"Tasks\":[]}"}}`,
    ],
    [String.raw`{\n  \"a\": \"b\\nc\"\n}`, '{\n  "a": "b\\nc"\n}'],
    [String.raw`{\\\"a\\\": 1}`, '{"a": 1}'],
    ['"{\n  \\"a\\": 1\n}"\n', '{\n  "a": 1\n}'],
  ],
};

const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What backslashes and the character after them mean once they are read as a string so many times. */
function unescaped(slashes: number, next: string, layers: number): string {
  let count = slashes;
  let character = next;
  for (let layer = 0; layer < layers; layer++) {
    if (count % 2 === 1) {
      if (/^u[dD][89a-fA-F]/.test(character)) return `${'\\'.repeat(count)}${character}`;
      if (character.length > 1) character = String.fromCharCode(Number.parseInt(character.slice(1), 16));
      else character = CONTROLS[character] ?? character;
    }
    count = Math.floor(count / 2);
  }
  return '\\'.repeat(count) + character;
}

/** Quotes of word processors and other languages, as keys of a pattern of bytes. */
const QUOTES = [
  ...'\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\u2036\u02ba\uff02\u301d\u301e',
  ...'\u2018\u2019\u201a\u201b\u2032\u2039\u203a\u00b4\uff07\u300c\u300d',
];
// biome-ignore lint/plugin: the quotes above
export const ODD_QUOTE = `(?:${bytePattern(...QUOTES)}|\`\`|''|\`)`;
export const SPACE_AROUND = `(?:\\s|${bytePattern('\u00a0', '\u202f', '\u2009')})*`;

/** The beginning of a value or key in such quotes. */
const ODD_STRING = new RegExp(`[{[,:]\\s*\\\\?(${ODD_QUOTE})|"\\s*:\\s*(${ODD_QUOTE})`, 'g');

/** Every quote is curly, or another that is not a quote of JSON: `{“settings”: {}}`. */
export const otherQuotes: Mangling = {
  *suspect(text) {
    const first = yield* nextMatch(ODD_STRING, text, 0);
    const quote = first?.[1] ?? first?.[2];
    if (first === null || quote === undefined) return;
    const start = first.index + first[0].length - quote.length;
    const found = { kind: 'other-quotes', start, end: start + quote.length, named: quote } as const;
    const ways = [
      stringQuotes(text, false),
      stringQuotes(text, true),
      replacing(text, new RegExp(ODD_QUOTE, 'g'), () => '"'),
    ];
    for (const way of ways) {
      const replacements = yield* way;
      if (replacements.length >= 4) yield { ...found, replacements } satisfies Suspected;
    }
  },
  examples: [
    ['{\u201csettings\u201d: {\u201ctitle\u201d: \u201cA\u201d}}', '{"settings": {"title": "A"}}'],
    [
      '{\u201clogic\u201d: {\u201c4\u201d: \u201c{\\\u201cTasks\\\u201d:[]}\u201d}}',
      '{"logic": {"4": "{\\"Tasks\\":[]}"}}',
    ],
    ['{\u201ea\u201c: \u00abb \u201cc\u201d\u00bb}', '{"a": "b \u201cc\u201d"}'],
    [
      '{"logic": {"4": "{\\\u201cTasks\\\u201d:[],\\\u201cx\\\u201d:[]}"}}',
      '{"logic": {"4": "{\\"Tasks\\":[],\\"x\\":[]}"}}',
    ],
    ['{`a`: `b`}', '{"a": "b"}'],
    ["{``a'': ``b''}", '{"a": "b"}'],
  ],
};

/** Replaces the quotes around strings. Those inside stay unless a backslash is before them. */
function* stringQuotes(text: string, straightClosesAlways: boolean): Steps<Replacement[]> {
  const quote = new RegExp(`"|${ODD_QUOTE}`, 'y');
  const any = new RegExp(`\\\\(?:${ODD_QUOTE}|[\\s\\S])|"|${ODD_QUOTE}`, 'g');
  const ends = new RegExp(`${SPACE_AROUND}(?:[,:}\\]\\uff0c]|$)`, 'y');
  const found: Replacement[] = [];
  const pace = new Pace();
  let at = 0;
  while (at < text.length) {
    if (pace.isOver(at)) yield;
    quote.lastIndex = at;
    const open = quote.exec(text);
    if (open === null) {
      at++;
      continue;
    }
    note(open.index, open[0]);
    any.lastIndex = open.index + open[0].length;
    for (;;) {
      const next = any.exec(text);
      if (next === null) return found;
      at = next.index + next[0].length;
      if (pace.isOver(at)) yield;
      if (next[0].startsWith('\\')) {
        if (next[0].length > 2 || next[0] === '\\`') found.push(replaced(next.index, at, '\\"'));
        continue;
      }
      if (open[0] === '"' && straightClosesAlways && next[0] !== '"') continue;
      ends.lastIndex = at;
      if ((straightClosesAlways && next[0] === '"') || ends.test(text)) {
        note(next.index, next[0]);
        break;
      }
    }
  }
  return found;

  function note(index: number, written: string): void {
    if (written !== '"') found.push(replaced(index, index + written.length, '"'));
  }
}

/** The characters that replace each sign of JSON or a space, and those that are invisible. */
const SIGNS = {
  '{': '\uff5b',
  '}': '\uff5d',
  '[': '\uff3b\u3010',
  ']': '\uff3d\u3011',
  ':': '\uff1a',
  ',': '\uff0c\u3001\uff1b',
  '"': '\uff02\u201c\u201d',
  ' ': '\u00a0\u2002\u2003\u2009\u202f\u3000\u2007',
  '': '\u200b\ufeff\u2060\u200c\u200d\u200e\u200f\u00ad',
};
const BY_BYTES = new Map(
  Object.entries(SIGNS).flatMap(([ascii, signs]) =>
    [...signs].map((sign) => [toByteText(new TextEncoder().encode(sign)), ascii] as const),
  ),
);
const SIGN_OR_STRING = new RegExp(
  String.raw`"(?:[^"\\\n]|\\.)*(?:"|(?=\n)|\\|$)|((?:${[...BY_BYTES.keys()].join('|')})+)`,
  'g',
);

/** No-break spaces, full-width colons or other punctuation between all tokens. */
export const otherSigns: Mangling = {
  *suspect(text) {
    const replacements = yield* replacing(text, SIGN_OR_STRING, ({ 1: signs }) =>
      signs?.replace(/[\xc2\xe2\xe3\xef][\x80-\xbf]{1,2}/g, (sign) => BY_BYTES.get(sign) ?? sign),
    );
    const [first] = replacements;
    if (first === undefined) return;
    const isLocal = replacements.length < 3;
    // A single space is a fault that says what it is, and a quote is one of two.
    if (isLocal && replacements.some(({ text: sign }) => /^[\s"]*$/.test(sign))) return;
    const { start, end } = first.span;
    yield {
      kind: 'other-signs',
      start,
      end,
      named: text.slice(start, isLocal ? end : start + (text[start] === '\xc2' ? 2 : 3)),
      replacements,
      isLocal,
    };
  },
  examples: [
    [
      '{\n\u00a0\u00a0"a": 1,\n\u00a0\u00a0"b": 2,\n\u00a0\u00a0"c": "\u00a0"\n}',
      '{\n  "a": 1,\n  "b": 2,\n  "c": "\u00a0"\n}',
    ],
    ['{"a"\uff1a1\uff0c"b"\uff1a2\uff5d', '{"a":1,"b":2}'],
  ],
};
