import type { ManglingKind } from '../../src/json/syntax/mangled/mangling.js';
import { withArticle } from '../../src/text/in-words.js';

/** What messages about a text that was mangled as a whole need. */
export interface MangledText {
  /** What the text looks like now: a language, or what quotes have become. */
  readonly named: string;
  /** Whether it is the file itself, not a string in it. */
  readonly isInFile: boolean;
  /** What to write where one or two places are concerned; undefined where it is the whole text. */
  readonly written: string | undefined;
}

/** How the languages that roomlint recognizes write JSON. */
const WRITERS: Readonly<Record<string, string>> = {
  Python: 'json.dumps',
  JavaScript: 'JSON.stringify',
  'Python or JavaScript': 'json.dumps in Python, or JSON.stringify in JavaScript',
  PHP: 'json_encode',
  Ruby: 'JSON.generate',
  Go: 'json.Marshal',
  Rust: 'serde_json::to_string',
  Perl: 'JSON::PP',
  Lua: 'a JSON library such as cjson.encode',
  Elixir: 'Jason.encode!',
  Erlang: 'json:encode',
  'Objective-C': 'NSJSONSerialization',
  'C#': 'JsonSerializer.Serialize',
  Kotlin: 'kotlinx.serialization',
  Scala: 'a JSON library such as circe',
  Julia: 'JSON.json',
  R: 'jsonlite::toJSON',
  Java: 'a JSON library such as Jackson',
};

/** Names of quotes that look like others. */
const QUOTES: Readonly<Record<string, string>> = {
  '\u201c': 'curly quotes',
  '\u201d': 'curly quotes',
  '\u201e': 'curly quotes',
  '\u201f': 'curly quotes',
  '\u2018': 'curly quotes',
  '\u2019': 'curly quotes',
  '\u00ab': 'angle quotes',
  '\u00bb': 'angle quotes',
  '\u2039': 'angle quotes',
  '\u203a': 'angle quotes',
  '`': 'backticks',
  "'": 'single quotes',
  "''": 'pairs of single quotes',
  '""': 'doubled quotes',
  '\\"': 'quotes with a backslash',
};

export const MANGLING_MESSAGES: Readonly<Record<ManglingKind, (text: MangledText) => string>> = {
  'html-escapes': ({ named }) =>
    `the JSON is escaped for HTML: write " for ${named} and decode the other HTML escapes, or export it again as plain text`,
  'percent-escapes': () =>
    'the JSON is percent-encoded, as in a URL or a form: URL-decode it, or export it again as plain text',
  'quoted-printable': () =>
    'the JSON is quoted-printable, as in an email: decode it, or attach the JSON as a file instead',
  base64: () => 'this is Base64, not JSON: decode it, for example with base64 -d',
  'doubled-quotes': () =>
    'all quotes are doubled, as in a CSV file: write one quote for each two, and remove the quotes around the whole, or export the JSON by itself',
  'escaped-quotes': ({ named }) =>
    `all quotes are escaped, as inside a string: write " for ${named}, or export the JSON itself, not a string that holds it`,
  'inner-quotes': ({ named }) =>
    `the quotes inside strings are written ${named}, which ends the strings too early: write \\" for each of them`,
  'other-brackets': ({ named: [open, close, right, end] }) =>
    `${right === '{' ? 'objects' : 'lists'} are in ${open} and ${close}: write ${right} and ${end} around them instead`,
  'other-quotes': ({ named, written }) =>
    written !== undefined
      ? `${QUOTES[named] ?? named} cannot be around a string: write " instead`
      : `the strings are in ${QUOTES[named] ?? named}, which JSON does not allow: write " for each of them, or turn off smart quotes and export it again`,
  'other-signs': ({ named, written }) =>
    written !== undefined
      ? `${named} is not a sign of JSON: write ${written} instead`
      : `there are ${signsOf(named)} between the tokens throughout: write ordinary spaces and ASCII punctuation instead`,
  'line-numbers': () =>
    'there are line numbers at the line starts: remove them, or copy the text without line numbers',
  'diff-marks': ({ isInFile }) =>
    `these are lines of a diff, with marks at the line starts: remove the marks and the lines with -, or ${isInFile ? 'apply the diff to the snapshot' : 'apply the diff'}`,
  'line-marks': ({ named }) => `every line starts with ${named}: remove these marks from the line starts`,
  'line-commas': () =>
    'every line ends with a comma: remove the commas after an opening bracket, after another comma and before a closing bracket',
  'line-ends': ({ named }) => `every line ends with ${named}: remove it from the line ends`,
  'written-breaks': ({ named }) =>
    `the line breaks are written as ${named}: write line breaks instead, or export the JSON again`,
  'other-lines': ({ named }) =>
    `there are lines of other text between those of the JSON, such as ${named}: remove them`,
  'line-indents': ({ named }) => `the lines are indented with ${named}: write ordinary spaces instead`,
  'log-prefix': () =>
    'every line starts with the prefix of a log: remove the prefixes, or write the JSON to a file instead of a log',
  'terminal-colors': () =>
    'there are terminal colours in the text: export it again without colours, for example with NO_COLOR=1 or jq -M',
  'wrapped-lines': () =>
    'the lines were wrapped, which put line breaks into strings: join the lines again, or export without a line width',
  'line-breaks': () => 'there are line breaks inside strings: write \\n for each of them, or join the lines',
  'string-literal': ({ named }) =>
    `the JSON is ${literalOf(named)} of program code: save what the program writes, not its source`,
  'other-language': ({ named }) =>
    `this is printed as ${withArticle(named)} value, not as JSON: write it with ${WRITERS[named] ?? 'a JSON library'}`,
  yaml: () => 'this is YAML, not JSON: convert it, for example with yq -o json',
  toml: () => 'this is TOML or INI, not JSON: convert it, for example with yq -p toml -o json',
};

function literalOf(named: string): string {
  if (named === 'joined') return 'in string literals that are joined, as in the source';
  return named.endsWith('`')
    ? 'in a string literal in backticks, as in the source'
    : 'in a string literal, as in the source';
}

/** @param sign the first of them */
function signsOf(sign: string): string {
  if (sign === '\u00a0') return 'no-break spaces';
  return /^[\uff00-\uffef\u3000-\u30ff]/.test(sign)
    ? `full-width signs such as ${sign}`
    : 'special or invisible spaces';
}
