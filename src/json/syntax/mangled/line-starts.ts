import { Pace } from '../../../text/pace.js';
import { nextMatch, occursIn } from '../../../text/pattern-steps.js';
import type { Steps } from '../../../text/steps.js';
import { textLines } from '../../../text/text-lines.js';
import type { Replacement } from '../syntax-fix.js';
import { type Mangling, type ManglingKind, replaced, replacing } from './mangling.js';

/** Longer beginnings of lines are no prefix. */
const MAX_PREFIX_LENGTH = 200;

/** Line numbers, marks or the prefix of a log before every line. */
export const linePrefixes: Mangling = {
  *suspect(text) {
    const end = /[\r\n]/.exec(text.slice(0, 4096))?.index ?? Math.min(text.length, 4096);
    const firstStart = /[^\r\n]/.exec(text)?.index ?? 0;
    const firstLine =
      text.slice(firstStart, firstStart === 0 ? end : firstStart + 4096).split(/[\r\n]/, 1)[0] ?? '';
    for (const bracket of ['{', '[']) {
      const length = bracket === '{' ? firstLine.indexOf('{') : firstLine.lastIndexOf('[');
      const prefix = firstLine.slice(0, Math.max(0, length));
      if (prefix.trim() === '' || length > MAX_PREFIX_LENGTH || /["{]/.test(prefix)) continue;
      const replacements = yield* withoutPrefix(text, prefix);
      if (replacements === undefined) continue;
      const [first] = replacements;
      if (first === undefined) continue;
      yield {
        kind: kindOf(prefix),
        start: first.span.start,
        end: first.span.start + prefix.trimEnd().length,
        named: prefix.trim(),
        replacements,
        isSure: replacements.length >= 3,
      };
    }
  },
  examples: [
    ['     1\t{\n     2\t  "a": 1\n     3\t}\n', '{\n  "a": 1\n}\n'],
    [' 9 | {\n10 |   "a": [\n11 |     1\n12 |   ]\n13 | }', '{\n  "a": [\n    1\n  ]\n}'],
    ['1:{\r\n2:  "a": 1\r\n3:}', '{\r\n  "a": 1\r\n}'],
    ['> {\n>   "a": 1\n> }\n', '{\n  "a": 1\n}\n'],
    ['// {\n//   "a": 1\n// }\n', '{\n  "a": 1\n}\n'],
    [
      '2026-01-31T10:00:09.9Z INFO {\n2026-01-31T10:00:10.0Z INFO   "a": 1\n2026-01-31T10:00:10.2Z INFO }\n',
      '{\n  "a": 1\n}\n',
    ],
    ['[INFO] [1] {\n[INFO] [1]   "a": [\n[INFO] [1]   ]\n[INFO] [1] }\n', '{\n  "a": [\n  ]\n}\n'],
    ['web_1  | {\nweb_1  |   "a": 1\nweb_1  | }', '{\n  "a": 1\n}'],
  ],
};

function kindOf(prefix: string): ManglingKind {
  if (/^(?:L|ln|line|#|\(|\[)?\s?\d+\s*[^\s\w]{0,3}$/i.test(prefix.trim())) return 'line-numbers';
  if (/^[+-]\s*$/.test(prefix)) return 'diff-marks';
  return /^[^\s\w[({]{1,4}$/.test(prefix.trim()) ? 'line-marks' : 'log-prefix';
}

/** Removes the like of the first line's prefix from all lines; undefined if some line lacks it. */
function* withoutPrefix(text: string, prefix: string): Steps<Replacement[] | undefined> {
  const pattern = new RegExp(`^${likeIt(prefix)}`);
  const bare = new RegExp(`^${likeIt(prefix.trimEnd())}\\s*$`);
  const found: Replacement[] = [];
  const pace = new Pace();
  let lines = 0;
  for (const { line, index } of textLines(text)) {
    if (pace.isOver(index)) yield;
    if (line.trim() === '') continue;
    lines++;
    const head = line.slice(0, MAX_PREFIX_LENGTH * 2);
    const [match] = pattern.exec(head) ?? bare.exec(head) ?? [];
    if (match !== undefined) found.push(replaced(index, index + match.length, ''));
    // Output of another program may be in between.
    else if (lines <= 2 || found.length < lines * 0.95) return undefined;
  }
  // Words before a single line are text before the JSON.
  return lines < 2 && !/^[ \t]*(?:\d|[>+|]|\[[A-Za-z\d])[^"{]*$/.test(prefix) ? undefined : found;
}

/** A pattern for a prefix with other numbers and words, and as many spaces at its end. */
function likeIt(prefix: string): string {
  const body = prefix.trimEnd();
  const pieces = body.match(/\d+|[A-Za-z]+|\s+|[^\dA-Za-z\s]/g) ?? [];
  const pattern = pieces.map((piece) => {
    if (/^\d/.test(piece)) return '\\d+';
    if (/^[A-Z]+$/.test(piece)) return '[A-Z]+';
    if (/^[A-Za-z]/.test(piece)) return piece;
    return /^\s/.test(piece) ? '\\s+' : `\\${piece}`;
  });
  const space = prefix.slice(body.length);
  const indent = /^\s/.test(prefix) || /^\s*\d/.test(prefix) ? '[ \\t]*' : '';
  const isIndented = /^\s/.test(pieces[0] ?? '');
  return `${indent}${pattern.slice(isIndented ? 1 : 0).join('')}${space}`;
}

/** The marks of a diff before every line. */
export const diffMarks: Mangling = {
  *suspect(text) {
    const header = /^(?:diff --git |Index: |--- |\+\+\+ |@@ -\d)/m.exec(text.slice(0, 2000));
    const marked = yield* nextMatch(/^[+-](?![\d.])/gm, text, 0);
    if (marked === null) return;
    const isPatch = header !== null && text.slice(0, header.index).trim() === '';
    const found: Replacement[] = [];
    let inHeader = isPatch;
    let ofHunks = 0;
    const hasAdded = yield* occursIn(/\n\+/g, text);
    const pace = new Pace();
    for (const match of text.matchAll(/[^\n]*\n|[^\n]+$/g)) {
      if (pace.isOver(match.index)) yield;
      const [line] = match;
      const end = match.index + line.length;
      if (line.startsWith('@@ ')) {
        inHeader = false;
        ofHunks++;
        found.push(replaced(match.index, end, ''));
      } else if (inHeader || line.startsWith('\\ No newline')) {
        found.push(replaced(match.index, end, ''));
      } else if (line.startsWith('-') && hasAdded) {
        found.push(replaced(match.index, end, ''));
      } else if (/^[-+ ]/.test(line)) {
        found.push(replaced(match.index, match.index + 1, ''));
      } else if (line.trim() !== '') return;
    }
    const start = isPatch ? 0 : marked.index;
    yield {
      kind: 'diff-marks',
      start,
      end: isPatch ? header[0].length : start + 1,
      ...(ofHunks < 2 && { replacements: found }),
      isSure: isPatch,
    };
  },
  examples: [
    ['+{\n+  "a": 1\n+}\n', '{\n  "a": 1\n}\n'],
    [' {\n-  "a": 1\n+  "a": 2\n }\n', '{\n  "a": 2\n}\n'],
    ['-{\n-  "a": 1\n-}\n', '{\n  "a": 1\n}\n'],
    ['--- a/room.json\n+++ b/room.json\n@@ -1,3 +1,3 @@\n {\n-  "a": 1\n+  "a": 2\n }\n', '{\n  "a": 2\n}\n'],
    ['@@ -7,3 +7,3 @@ "quests": {\n   "x": {\n-  "a": 1\n+  "a": 2\n   },\n', undefined],
  ],
};

/** Escape sequences of a terminal, whole or without their first character. */
export const terminalColors: Mangling = {
  *suspect(text) {
    const first = yield* nextMatch(COLOR, text, 0);
    if (first === null) return;
    const replacements = yield* replacing(text, COLOR, () => '');
    const { index: start, 0: written } = first;
    yield {
      kind: 'terminal-colors',
      start,
      end: start + written.length,
      named: written,
      replacements,
      isSure: written.startsWith('\x1b'),
    };
  },
  examples: [
    ['\x1b[1;39m{\n  \x1b[0m\x1b[34;1m"a"\x1b[0m\x1b[1;39m:\x1b[0m 1\n}\x1b[0m\n', '{\n  "a": 1\n}\n'],
    ['[1;39m{[0m\n  [34;1m"a"[0m: [39m1[0m\n}', '{\n  "a": 1\n}'],
    ['^[[1m{^[[0m"a": ^[[32m"b"^[[0m}', '{"a": "b"}'],
    ['\\u001b[1m{\\u001b[0m"a": 1}', '{"a": 1}'],
  ],
};

const COLOR =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
  /\x1b\](?:[^\x07\x1b\n]{0,2000})(?:\x07|\x1b\\)|(?:\x1b|\^\[|\\u001[bB]|\\x1[bB]|\\033|\\e|\xe2\x90\x9b|\xef\xbf\xbd)?\[(?:\d{1,3}(?:;\d{1,3}){0,9})?[mK]|\x1b\([B0]/g;
