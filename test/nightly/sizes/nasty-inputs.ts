/** Inputs that ask for quadratic time, a deep stack or much memory, by what is repeated in them. */
export const NASTY: readonly (readonly [name: string, input: (bytes: number) => string])[] = [
  ['quotes and line breaks', repeat('"\n')],
  ['quotes, line breaks and commas', repeat('"\n",')],
  ['strings over several lines', repeat('"a\n b" ')],
  ['apostrophes before backslashes', repeat("'\\'")],
  ['apostrophes alone', repeat("'a ")],
  ['apostrophes on one line', repeat("'")],
  ['escaped quotes outside strings', repeat('\\"')],
  ['escaped quotes in one string', (bytes) => `["${'\\"'.repeat(bytes / 2)}"]`],
  ['backslashes in one string', (bytes) => `["${'\\\\'.repeat(bytes / 2)}"]`],
  ['backslashes in one string that is not closed', (bytes) => `["${'\\'.repeat(bytes)}`],
  ['escapes in one string', (bytes) => `["${'\\u00e9'.repeat(bytes / 6)}"]`],
  ['faulty escapes in one string', (bytes) => `["${'\\x'.repeat(bytes / 2)}"]`],
  ['a text followed by words at once', repeat('"a"b ')],
  ['line breaks in one string', (bytes) => `["${'\n'.repeat(bytes)}"]`],
  ['open lists', repeat('[')],
  ['closed lists', (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)],
  ['closing brackets', repeat(']')],
  ['open objects', repeat('{"a":')],
  ['closed objects', (bytes) => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`],
  ['brackets that do not match', repeat('[}')],
  ['comments that are not closed', repeat('/*')],
  ['comments', repeat('/**/')],
  ['slashes', repeat('/ ')],
  ['line comments', repeat('//\n')],
  ['curly quotes', repeat('“')],
  ['curly quotes and words', repeat('“a')],
  ['invisible spaces', repeat('\u00a0')],
  ['white space', repeat(' \t\n')],
  ['white space in a list', (bytes) => `[1${' '.repeat(bytes)}, 1${' '.repeat(bytes)}]`],
  ['commas', repeat(',')],
  ['colons', repeat(':')],
  ['one long number', (bytes) => `[${'9'.repeat(bytes)}]`],
  ['one long fraction', (bytes) => `[0.${'1'.repeat(bytes)}]`],
  ['one long faulty number', repeat('1.')],
  ['one long word', repeat('a')],
  ['signs', repeat('-')],
  ['conflict markers', repeat('<<<<<<< a\n=======\n')],
  ['unfinished conflicts', repeat('<<<<<<< a\n')],
  ['equal keys', (bytes) => `{${'"a":1,'.repeat(bytes / 6)}"a":1}`],
  [
    'equal keys before a large value',
    (bytes) => `{${'"a":1,'.repeat(bytes / 12)}"a":[${'1,'.repeat(bytes / 4)}1]}`,
  ],
  ['different keys', (bytes) => `{${list(bytes / 12, (index) => `"k${index}":1`)}}`],
  ['keys like integers', (bytes) => `{${list(bytes / 12, (index) => `"${index}":1`)}}`],
  ['halves of pairs in one string', (bytes) => `["${'\\ud800'.repeat(bytes / 6)}"]`],
  ['halves of pairs that are open', repeat('"\\ud800')],
  ['strings with a half', (bytes) => `[${list(bytes / 10, () => '"\\ud800"')}]`],
  ['numbers that change', (bytes) => `[${list(bytes / 18, () => '9007199254740993')}]`],
  ['addresses in one string', (bytes) => `["${'http://a?'.repeat(bytes / 9)}"]`],
  ['addresses with a query at the end', (bytes) => `["${'http://a '.repeat(bytes / 9)}?sig=a"]`],
  ['signed addresses in one string', (bytes) => `["${'http://a?sig=abc '.repeat(bytes / 17)}"]`],
  [
    'signed addresses in many strings',
    (bytes) => `[${list(bytes / 30, (index) => `"http://a?sig=${index}"`)}]`,
  ],
  ['question marks in one string', (bytes) => `["sig ${'?'.repeat(bytes)}"]`],
  ['names of headers', (bytes) => `["${'x-api-key '.repeat(bytes / 10)}"]`],
  ['names of headers and spaces', (bytes) => `["${`x-api-key${' '.repeat(100)}`.repeat(bytes / 110)}"]`],
  ['JSON in a string', (bytes) => logic(`{"a":[${'1,'.repeat(bytes / 2)}1]}`)],
  ['equal keys in JSON in a string', (bytes) => logic(`{${'"a":1,'.repeat(bytes / 8)}"a":1}`)],
  ['lists in JSON in a string', (bytes) => logic('['.repeat(bytes / 2) + ']'.repeat(bytes / 2))],
  ['broken JSON in a string', (bytes) => logic('["\n'.repeat(bytes / 5))],
  ['many broken strings', (bytes) => `{"logic":{${list(bytes / 14, (index) => `"${index}":"{"`)}}}`],
  [
    'many strings with equal keys',
    (bytes) => `{"logic":{${list(bytes / 34, (index) => `"${index}":"{\\"a\\":1,\\"a\\":2}"`)}}}`,
  ],
  ['a byte-order mark again and again', repeat('\ufeff')],
];

function repeat(piece: string): (bytes: number) => string {
  const size = Buffer.byteLength(piece);
  return (bytes) => piece.repeat(bytes / size);
}

function list(count: number, element: (index: number) => string): string {
  return Array.from({ length: Math.floor(count) }, (_, index) => element(index)).join(',');
}

function logic(inner: string): string {
  return `{"roomItems":{"2":{}},"logic":{"2":${JSON.stringify(inner)}}}`;
}
