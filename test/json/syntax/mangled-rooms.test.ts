import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applySplices } from '../../../src/json/edit/splices.js';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';

const ROOM: unknown = JSON.parse(readFileSync('examples/garden.json', 'utf8'));

const LAYOUTS: readonly (readonly [name: string, print: () => string])[] = [
  ['indented', () => `${JSON.stringify(ROOM, null, 2)}\n`],
  ['with tabs and CRLF', () => JSON.stringify(ROOM, null, '\t').replaceAll('\n', '\r\n')],
  ['without indentation', () => JSON.stringify(ROOM, null, 1).replace(/\n +/g, '\n')],
  ['on one line', () => JSON.stringify(ROOM)],
  [
    'only its logic',
    () => JSON.stringify(JSON.parse(Object.values((ROOM as { logic: object }).logic)[0] as string)),
  ],
];

const eachLine = (text: string, mark: (index: number) => string): string =>
  text
    .split('\n')
    .map((line, index) => (line === '' ? line : mark(index + 1) + line))
    .join('\n');
const python = (text: string): string =>
  text.replace(
    /"((?:[^"\\]|\\.)*)"/g,
    (_, inner: string) => `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  );
const WORDS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
const fold = (text: string, width: number): string =>
  text.replace(new RegExp(`[^\\r\\n]{${width}}(?=[^\\r\\n])`, 'g'), '$&\n');

type Way = readonly [name: string, mangle: (text: string) => string, isExact: boolean];

const EXACT: readonly (readonly [name: string, mangle: (text: string) => string])[] = [
  ['HTML', (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')],
  ['numeric HTML', (text) => text.replaceAll('"', '&#34;')],
  ['HTML twice', (text) => text.replaceAll('"', '&amp;quot;')],
  ['a URL', encodeURIComponent],
  ['Base64', (text) => Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\n')],
  ['CSV', (text) => `"${text.replaceAll('"', '""')}"\n`],
  ['doubled quotes', (text) => text.replaceAll('"', '""')],
  ['escapes', (text) => JSON.stringify(text).slice(1, -1)],
  ['curly quotes', (text) => text.replace(/"/g, () => '\u201d')],
  ['escaped quotes', (text) => text.replace(/\\/g, '\\\\').replaceAll('"', '\\"')],
  ['numbers of cat', (text) => eachLine(text, (line) => `${String(line).padStart(6)}\t`)],
  ['numbers of grep', (text) => eachLine(text, (line) => `${line}:`)],
  ['marks of a diff', (text) => eachLine(text, () => '+')],
  ['HTML line breaks', (text) => text.replace(/(?=\r?\n)/g, '<br>')],
  ['written line breaks', (text) => text.replace(/(?=\r?\n)/g, '\\n')],
  ['HTML spaces', (text) => text.replace(/^ +/gm, (spaces) => '&nbsp;'.repeat(spaces.length))],
  ['marks of a mail', (text) => eachLine(text, () => '> ')],
  [
    'a log',
    (text) => eachLine(text, (line) => `2026-01-31T10:00:${10 + (line % 50)}.${line}Z [INFO] room: `),
  ],
  ['colours', (text) => text.replace(/"/g, '\x1b[32m"\x1b[0m').replace(/[{}]/g, '\x1b[1m$&\x1b[0m')],
  ['wrapped lines', (text) => fold(text, 60)],
  ['backticks', (text) => `const room = String.raw\`${text}\`;\n`],
];

/** The white space may be another afterwards. */
const BY_VALUE: typeof EXACT = [
  [
    'joined strings',
    (text) =>
      text
        .split('\n')
        .map((line) => JSON.stringify(`${line}\n`))
        .join(' +\n'),
  ],
  ['single quotes', python],
  [
    'Python',
    (text) => python(text).replace(/'(?:[^'\\]|\\.)*'|true|false|null/g, (found) => WORDS[found] ?? found),
  ],
  ['Ruby', (text) => text.replace(/"((?:[^"\\]|\\.)*)": ?/g, '"$1" => ')],
];

const WAYS: readonly Way[] = [
  ...EXACT.map(([name, mangle]): Way => [name, mangle, true]),
  ...BY_VALUE.map(([name, mangle]): Way => [name, mangle, false]),
];

describe.each(LAYOUTS)('a room %s', (_, print) => {
  test.each(WAYS)('and then in %s has one fault, and its fix gives it back', (__, mangle, isExact) => {
    const text = print();
    const bytes = new TextEncoder().encode(mangle(text));
    if (new TextDecoder().decode(bytes) === text) return;
    const faults = findSyntaxFaults(bytes);
    // One string literal is valid JSON.
    if (faults.length === 0) return;
    // A single line has no marks of its own.
    if (faults.length === 1 && faults[0]?.kind === 'text-before-json') return;
    expect(faults.map(({ kind, fix }) => [kind, fix?.safety])).toEqual([[expect.any(String), 'unsafe']]);
    const splices = faults[0]?.fix?.replacements.map(({ span, text: by }) => ({ ...span, text: by })) ?? [];
    const restored = new TextDecoder().decode(applySplices(bytes, splices));
    if (isExact) expect(restored.trimEnd()).toBe(text.trimEnd());
    else expect(JSON.parse(restored)).toEqual(JSON.parse(text));
  });
});
