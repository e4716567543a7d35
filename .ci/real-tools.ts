import { spawnSync } from 'node:child_process';
import { compareTexts, NotJsonError } from '../src/verdict/roundtrip/compare.js';
import type { Comparison } from '../src/verdict/roundtrip/difference.js';

/** A tool that reads JSON and writes it again, as people use it. */
export interface Tool {
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
}

export const TOOLS: readonly Tool[] = [
  {
    title: '`JSON.parse`, `JSON.stringify`',
    command: process.execPath,
    args: [
      '-e',
      'process.stdout.write(JSON.stringify(JSON.parse(require("fs").readFileSync(0, "utf8")), null, 2))',
    ],
  },
  {
    title: "python3's `json`",
    command: 'python3',
    args: ['-c', 'import json, sys; json.dump(json.load(sys.stdin), sys.stdout, indent=2)'],
  },
  {
    title: "python3's `json`, `ensure_ascii=False`",
    command: 'python3',
    args: [
      '-c',
      'import json, sys; json.dump(json.load(sys.stdin), sys.stdout, indent=2, ensure_ascii=False)',
    ],
  },
  { title: '`jq .`', command: 'jq', args: ['.'] },
];

/** What a file may hold that a tool may not leave as it is. */
export const FEATURES: readonly (readonly [title: string, text: string])[] = [
  ['white space', '{\n\t"a":1 }\n'],
  [
    'fields that nobody documented',
    '{\n  "roomItems": {\n    "2": {\n      "mine": [\n        true\n      ]\n    }\n  }\n}\n',
  ],
  ['the order of members', '{\n  "b": 1,\n  "a": 2\n}\n'],
  ['keys like `"10"`, `"9"` in their order', '{\n  "10": 1,\n  "9": 2\n}\n'],
  ['equal keys', '{\n  "a": 1,\n  "a": 2\n}\n'],
  ['a key `"__proto__"`', '{\n  "__proto__": 1\n}\n'],
  ['`1.0`', '{\n  "a": 1.0\n}\n'],
  ['`1E5`', '{\n  "a": 1E5\n}\n'],
  ['`-0`', '{\n  "a": -0\n}\n'],
  ['a whole number of 20 digits', '{\n  "a": 12345678901234567890\n}\n'],
  ['`0.1234567890123456789`', '{\n  "a": 0.1234567890123456789\n}\n'],
  ['`é`', '{\n  "a": "é"\n}\n'],
  ['`\\u00e9`', '{\n  "a": "\\u00e9"\n}\n'],
  ['`\\/`', '{\n  "a": "\\/"\n}\n'],
  ['an unpaired surrogate, `\\ud800`', '{\n  "a": "\\ud800"\n}\n'],
  ['JSON in a string', '{\n  "logic": {\n    "2": "{\\"a\\": 1.0,\\n\\"b\\":[ ]}"\n  }\n}\n'],
  ['a byte-order mark', '\ufeff{\n  "a": 1\n}\n'],
];

/**
 * A tool's column title, with its version; undefined when it is not installed. Other versions may keep other
 * things.
 */
export function titleOf({ title, command }: Tool): string | undefined {
  const { stdout, stderr, error } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  if (error !== undefined) return undefined;
  const version = /\d+(?:\.\d+)*/.exec(stdout || stderr)?.[0];
  return `${title} (${version})`;
}

/** What a tool does to a text: it keeps it, or how it changes it. */
export function judge(tool: Tool, text: string): string {
  const before = new TextEncoder().encode(text);
  const { stdout, status } = spawnSync(tool.command, tool.args, {
    input: before,
    env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
  });
  if (status !== 0) return 'refused';
  try {
    return verdict(compareTexts(before, stdout, { keep: 'bytes', allow: [] }), text);
  } catch (error) {
    if (error instanceof NotJsonError) return '**broken**';
    throw error;
  }
}

function verdict({ differences }: Comparison, text: string): string {
  const classes = new Set(differences.map((difference) => difference.class));
  if (classes.has('removed') || classes.has('added')) return '**lost**';
  if (classes.has('changed')) return '**changed**';
  if (classes.has('order')) return 'moved';
  if (classes.has('spelling')) return 'respelled';
  // Only the row about white space is about white space; a byte-order mark counts as such, too.
  const matters = text.startsWith('\ufeff') || text.includes('\t');
  if (classes.has('layout') && matters) return text.startsWith('\ufeff') ? '**lost**' : 'reformatted';
  return 'kept';
}

/** A column of the table, top down. */
export function column(tool: Tool): string[] {
  return FEATURES.map(([, text]) => judge(tool, text));
}

/** The cells of a table, row by row. */
export function cellsOf(table: string): string[][] {
  return table.split('\n').map((line) =>
    line
      .replace(/^\| | \|$/g, '')
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

/**
 * The table of what which tool keeps. A column of a tool that is not installed here, or in another version,
 * stays as it is: to judge new versions, empty the table first.
 *
 * @param before the table as it stands in the page
 */
export function toolTable(before: string): string {
  const known = before.trim() === '' ? [] : cellsOf(before);
  const columns = TOOLS.map((tool, index) => {
    const old = known[0]?.[index + 1];
    const title = titleOf(tool);
    if (title !== undefined && (old === undefined || old === title)) return [title, ...column(tool)];
    return [old ?? tool.title, ...FEATURES.map((_, row) => known[row + 2]?.[index + 1] ?? '?')];
  });
  const rows = FEATURES.map(([title], row) => [title, ...columns.map((cells) => cells[row + 1] ?? '?')]);
  const head = ['', ...columns.map(([title]) => title ?? '')];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
