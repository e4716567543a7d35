import { isKeyOfValue, VALUE_KEYS } from './credential-names.js';
import { endOf, type Found, groups, isPlaceholder, type Search } from './pattern-search.js';

/** Tags of HTML, and of rich text in rooms, that change how a text looks. */
const TAGS = String.raw`(?:<\/?(?:code|b|i|u|s|em|strong|span|tt|kbd|pre|samp|var|mark|a|p|br|div|font|color|size|alpha|nobr|noparse|sub|sup|t[dhr]|d[dt]|li)\b[^<>]{0,100}>\s{0,20}){0,4}`;
/** Signs at the end of a key, quotes and brackets after a name, as in `headers['x-api-key'] = …`, and an index. */
const AFTER_NAME = String.raw`(?:\[\d{0,3}\]|[^a-z0-9]{1,12}?(?=["']\s{0,8}:))?[\s"'\x60*\\\])]{0,28}${TAGS}(?:(?:header|value)[\s"'\x60*)]{0,28})?`;
/** A comment of YAML up to the end of its line, which the plain spelling has as spaces. */
const COMMENT = String.raw`(?:#(?:\S|\s(?!\s)){0,80}\s{2,80})?`;
/** What YAML writes before a value: a tag, an anchor, `>-` before lines, or the dash of a list. */
const BLOCK = String.raw`(?:!{1,2}\w{0,20}\s{1,80}|&\w{1,40}\s{1,80})?${COMMENT}(?:[|>][-+0-9]{0,2}\s{1,80}${COMMENT})?(?:-\s{1,8})?`;
/** The end of a string to which the next one is added. */
const CONCATENATION = String.raw`(?:["']\s{0,8}[+.]\s{0,8}(?=["']))?`;
const SEPARATOR = String.raw`(?:[-=~]{1,2}>|[!~+?|]{0,2}[:=]{1,3}>?|[\u2192\u21d2])[*_\])]{0,3}\s{0,80}${CONCATENATION}${TAGS}${BLOCK}`;
/** The rest of an opening tag. */
const END_OF_TAG = String.raw`(?:\s[^<>]{0,200})?>\s{0,80}(?:<!--[^<>]{0,200}-->\s{0,80})?(?:<[\w:]{1,40}>\s{0,80}){0,3}(?:<!\[CDATA\[\s{0,80})?`;
/** The beginning of what an XML element holds. */
const ELEMENT = String.raw`(?<element>[^\s"'\\<>]{6})`;
const SCHEME = String.raw`(?:(?:Bearer|Basic|Token|ApiKey|Key)\s{1,8}(?:\w{1,12}=["']?)?)?`;
/** A letter before a quote, as in `b'…'` of Python. */
const PREFIX = `(?:[a-z$@]{1,2}(?=["']))?`;
/** Only what has digits, or is longer than words are. */
const TOKEN_SHAPE = String.raw`(?=[\w+/.=-]{12})(?=[a-z_+/.=-]{0,40}\d|[\w+/.=-]{24})`;
/**
 * A value in quotes, or a word: its beginning, as the rest is sought by a loop. A pattern for the whole would
 * remember each character, which overflows its stack in a value of tens of megabytes. One quote, those of
 * CSV, or three of them.
 */
const VALUE = String.raw`(?:${PREFIX}(?:"{3}|"{2}(?=\w)|")${SCHEME}(?<quoted>[^"]{6})|${PREFIX}(?:'{3}|'{2}(?=\w)|')${SCHEME}(?<single>[^']{6})|[a-z]?\x60${SCHEME}(?<ticked>[^"\x60]{6})|[([*<]{1,3}["']?${TOKEN_SHAPE}(?<bracketed>[^\s"'\\,;&{}<>()[\]*]{6})|${SCHEME}(?<word>[^\s"'\\,;&{}<]{6}))`;
/** A value after a space, a comma or the border of a table. It must look like a key. */
const VALUE_AFTER_SPACE = String.raw`["'\x60*]{0,3}(?:\s{0,8}(?:[,|;/\u00b7\u2022\u2026]|\.{3})\s{0,80}|\s{1,80})(?:(?:is|was|equals|-?eq|like)[:=]?\s{1,8}|-\s{1,8})?["'\x60*([<]{0,3}${SCHEME}${TOKEN_SHAPE}(?<word>[\w+/.=-]{6})`;
/** A value that must look like a key, in quotes or not. */
const TOKEN = String.raw`["']?${SCHEME}${TOKEN_SHAPE}(?<word>[\w+/.=-]{6})`;
/** A key of JSON, or the beginning of an object's next member in JavaScript. */
const NO_KEY = String.raw`(?!["'][^"']{0,300}["']\s{0,80}:|[\w-]{1,40}\s{0,8}:[\s"'[{])`;
/** The end of a list behind a name, and the beginning of the next, perhaps the value of another key. */
const OTHER_LIST = String.raw`[^[\]{}]{0,200}\]\s{0,80},\s{0,80}(?:["'\x60]?[\w-]{1,30}["'\x60]?\s{0,8}:\s{0,80})?`;
const BETWEEN_MEMBERS = String.raw`[\s,;&]{1,80}`;

/**
 * Searches for credentials that some syntax ties to their name: JSON, JavaScript, YAML, XML, headers, tables.
 * @param name a regular expression for the names
 */
export function valuesOf(name: string): readonly Search[] {
  const all = (source: string): RegExp => new RegExp(source, 'gi');
  return [
    groups(
      all(name + AFTER_NAME + SEPARATOR + VALUE),
      all(name + VALUE_AFTER_SPACE),
      // xAccessKey.equals("…")
      all(String.raw`${name}["'\x60)\]]{0,3}\.\w{1,24}\(\s{0,8}(?=["'\x60])${VALUE}`),
      // <x-access-key>…</x-access-key>, <x-access-key value="…"/>
      all(`${name}${END_OF_TAG}${ELEMENT}`),
      all(String.raw`${name}\s(?:[^<>]{0,200}\s)?${VALUE_KEYS}\s{0,8}=\s{0,8}(?=["'])${VALUE}`),
      // <entry key="x-access-key">…</entry>
      all(String.raw`=\s{0,8}["']${name}["'][^<>]{0,200}>\s{0,80}(?:<!\[CDATA\[\s{0,80})?${ELEMENT}`),
      // ["x-access-key", "…"], ["x-access-key: ", "…"]
      all(String.raw`["'\x60]${name}[\s:=]{0,8}["'\x60]\s{0,80},\s{0,80}${NO_KEY}${VALUE}`),
      // { "name": "x-access-key", "value": "…" }
      all(
        String.raw`["'\x60]${name}["'\x60]\s{0,80},\s{0,80}["']?${VALUE_KEYS}["']?\s{0,80}:\s{0,80}${VALUE}`,
      ),
      all(String.raw`["'\x60]${name}["'\x60]\s{0,80},\s{0,80}["'][\w-]{1,30}["']\s{0,80}:\s{0,80}${TOKEN}`),
      // { "x-access-key": null, "value": "…" }
      all(
        String.raw`${name}["'\x60]?\s{0,8}:\s{0,8}(?:null|undefined|true|""|''|\{\s{0,8}\}|\[\s{0,8}\])\s{0,8},\s{0,80}["']?${VALUE_KEYS}["']?\s{0,8}:\s{0,80}${VALUE}`,
      ),
      // name="x-access-key" value="…", and the same in YAML and JavaScript
      all(
        String.raw`[=:]\s{0,80}["']?${name}["']?${BETWEEN_MEMBERS}["']?${VALUE_KEYS}["']?\s{0,8}[:=]\s{0,80}${BLOCK}${VALUE}`,
      ),
      // value="…" name="x-access-key"
      all(
        String.raw`(?<!\w)${VALUE_KEYS}\s{0,8}[:=]\s{0,8}["'](?=[^"'<>]{6,300}["']${BETWEEN_MEMBERS}[\w:]{1,30}\s{0,8}[:=]\s{0,8}["']${name})(?<single>[^"']{6})`,
      ),
      // <name>x-access-key</name><value>…</value>
      all(
        String.raw`${name}\s{0,80}<\/[\w:.-]{1,40}>\s{0,80}<(?:\w{1,20}:)?(?:${VALUE_KEYS}|t[dh]|dd)${END_OF_TAG}${ELEMENT}`,
      ),
    ),
    (text) => besideNames(text, all(String.raw`:\s{0,20}["']${name}["']`)),
    (text) =>
      insideNames(
        text,
        all(
          String.raw`(?:${name}${AFTER_NAME}[:=]>?\s{0,80}(?=[[{])|["'\x60]${name}["'\x60]\s{0,80},\s{0,80}(?:["']?${VALUE_KEYS}["']?\s{0,80}:\s{0,80}(?=[[{])|(?=\[))|["'\x60]${name}["'\x60]${OTHER_LIST}(?=\[))`,
        ),
      ),
    // x-access-key: >-
    (text) => blockScalars(text, all(String.raw`${name}${AFTER_NAME}:\s{0,80}[|>][-+0-9]{0,2}\s{2,80}`)),
  ];
}

const valuesIn = groups(new RegExp(String.raw`["']${VALUE_KEYS}["']\s{0,20}:\s{0,20}${VALUE}`, 'gi'));
/** How far from its name a value may be. */
const NEAR = 400;

/** Finds the values of objects such as `{ "value": "…", "enabled": true, "name": "x-access-key" }`. */
function besideNames(text: string, names: RegExp): readonly Found[] {
  const found: Found[] = [];
  const brace = /[{}]/g;
  let [before, after] = [0, -1];
  let values: readonly Found[] | undefined;
  let next = 0;
  for (const { index } of text.matchAll(names)) {
    // There may be millions of names and values between two braces: everything is sought once.
    while (after < index) {
      before = Math.max(0, after);
      brace.lastIndex = after + 1;
      after = brace.exec(text)?.index ?? text.length;
    }
    values ??= valuesIn(text);
    while ((values[next]?.start ?? text.length) < Math.max(before, index - NEAR)) next++;
    for (let value = values[next]; value !== undefined; value = values[++next]) {
      if (value.start >= Math.min(after, index + NEAR)) break;
      found.push(value);
    }
  }
  return found;
}

/** No more of a list or object is searched: keys are shorter. */
const MAX_INSIDE = 4_000;
const TOKENS = /"[^"]*"|'[^']*'|[[\]{}]|(?<![\w+/])-?\d[\w.+-]*/g;
const IS_KEY = /\s{0,80}:/y;
const HAS_TOKEN_SHAPE = new RegExp(`^${TOKEN_SHAPE}`, 'i');
const MIN_LENGTH = 6;
/** Fewer numbers are no key. */
const MIN_ELEMENTS = 6;

/** Finds lists and objects that are the value of a name: `"x-access-key": ["…", "…"]`. */
function insideNames(text: string, names: RegExp): readonly Found[] {
  const found: Found[] = [];
  names.lastIndex = 0;
  while (names.test(text)) {
    const start = names.lastIndex;
    const inside = new Inside(text.slice(start, start + MAX_INSIDE), start);
    for (const value of inside.values()) found.push(value);
    names.lastIndex = Math.max(start, inside.end);
  }
  return found;
}

/** A list or object, at the offset `from` of a text. */
class Inside {
  end: number;
  /** The short elements of one list. */
  private elements: Found[] = [];

  constructor(
    private readonly text: string,
    private readonly from: number,
  ) {
    this.end = from;
  }

  values(): readonly Found[] {
    const found: Found[] = [];
    const isList: boolean[] = [];
    let key = '';
    for (const { 0: token, index } of this.text.matchAll(TOKENS)) {
      this.end = this.from + index + token.length;
      if (token === '[' || token === '{') isList.push(token === '[');
      if (/^[[\]{}]/.test(token)) for (const element of this.list()) found.push(element);
      if ((token === ']' || token === '}') && (isList.pop() === undefined || isList.length === 0))
        return found;
      if (/^[[\]{}]/.test(token)) continue;
      const quotes = /^["']/.test(token) ? 1 : 0;
      const value = { start: index + quotes, end: index + token.length - quotes };
      const content = this.text.slice(value.start, value.end);
      const isElement = isList.at(-1) === true;
      IS_KEY.lastIndex = index + token.length;
      if (!isElement && IS_KEY.test(this.text)) key = content;
      else if (content.length < MIN_LENGTH) this.elements.push(value);
      else if ((isElement || isKeyOfValue(key) || HAS_TOKEN_SHAPE.test(content)) && !isPlaceholder(content))
        found.push(this.moved(value));
    }
    for (const element of this.list()) found.push(element);
    return found;
  }

  /** The elements of a list that is a key in pieces, such as its bytes. */
  private list(): readonly Found[] {
    const { elements } = this;
    this.elements = [];
    if (elements.length < MIN_ELEMENTS) return [];
    const list = elements.map(({ start, end }) => this.text.slice(start, end)).join(',');
    return elements.map((element, index) => ({ ...this.moved(element), list: index === 0 ? list : '' }));
  }

  private moved({ start, end }: Found): Found {
    return { start: this.from + start, end: this.from + end };
  }
}

/** A later line of a folded or literal block of YAML, whose breaks the plain spelling has as spaces. */
const NEXT_LINE = /\s{2,80}(?![\w-]{1,80}\s{0,80}:)(?=[\w+/=.-]{0,200}\d)([\w+/=.-]{6})/y;
const WORD_ENDS = /[\s"'\\,;&{}<>]/g;

/** Finds the values of YAML that go on over several lines. */
function blockScalars(text: string, blocks: RegExp): readonly Found[] {
  const found: Found[] = [];
  blocks.lastIndex = 0;
  while (blocks.test(text)) {
    let end = endOf(text, blocks.lastIndex, WORD_ENDS);
    for (;;) {
      NEXT_LINE.lastIndex = end;
      if (!NEXT_LINE.test(text)) break;
      const start = NEXT_LINE.lastIndex - MIN_LENGTH;
      end = endOf(text, start, WORD_ENDS);
      found.push({ start, end });
    }
    blocks.lastIndex = end;
  }
  return found;
}
