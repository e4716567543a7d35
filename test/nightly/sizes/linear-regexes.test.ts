import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../cli/run-roomlint.js';
import { fetchedPackage } from '../fetched-package.js';

const DIST = new URL('../../../dist/', import.meta.url).pathname;

const folder = temporaryFolder();

/** Expressions that take more than linear time, by how they begin, and why that does no harm. */
const BOUNDED: readonly (readonly [begin: string, why: string])[] = [
  [String.raw`/<(?:[\w.-]{1,40}:)?(?<name>`, 'the first 65,536 characters of what a service refuses with'],
  [String.raw`/(?:\n[ ]*|[ ]*)\[(?:boolean`, 'the help of roomlint itself'],
  [String.raw`/\B(?=(?:\d{3})+$)/`, 'a count'],
  [String.raw`/^[^.]*\d\.(?!\d)/`, 'one number, tried only from its start'],
  [String.raw`/\.? (?:Only JSON can be imported`, 'a message of roomlint'],
  [
    String.raw`/\x1b\](?:[^\x07\x1b\n]{0,2000})`,
    'no match, nor attempt, has more than about 2,000 characters',
  ],
  [String.raw`/\s*(?:<\?php\s+)?`, 'the first 300 characters of a text'],
  [String.raw`/^\s*(?:<\?php\s+)?(?:(?:(?:public`, 'the first 300 characters of a text'],
  [String.raw`/(?:^|[,;\t\n(=])\s{0,9}`, 'repeats at most 99 times'],
  [String.raw`/^\s*(?:[\w$-]+\s*:\s*\S(?!`, 'lines of at most 200 characters'],
  [String.raw`/^(?:\)\]\}'|[*<>] `, 'the first 256 bytes of a text'],
  [String.raw`/([a-z][\w-]{0,40})["'`, 'about 50 characters from each start'],
  [String.raw`/["'](?:(?=\s{0,80}`, '80 characters around each quote'],
  [String.raw`/\s*(?:\.\.\.|\u2026)?\s*[[(<]\W*(?:output`, 'the last 128 bytes of a text'],
  [String.raw`/\u2026|\.\.|\b(?:un(?:changed`, 'the digits of one number, from the first'],
];

interface Judgement {
  readonly status: 'safe' | 'vulnerable' | 'unknown';
  readonly complexity?: { readonly summary: string };
  readonly attack?: { readonly pattern: string };
}

type Check = (source: string, flags: string, options: { timeout: number }) => Promise<Judgement>;

interface Token {
  readonly value?: { readonly pattern?: string; readonly flags: string } | null;
}

type Parse = (
  code: string,
  options: { ecmaVersion: 'latest'; allowHashBang: true; onToken: (token: Token) => void },
) => void;

/** What a script of a fetched package exports. */
function fetched(spec: string, script: string): unknown {
  const fetchedTo = fetchedPackage(spec, folder.path);
  // recheck loads it for another function, which waits for the result.
  mkdirSync(join(fetchedTo, 'node_modules'));
  writeFileSync(join(fetchedTo, 'node_modules/synckit.js'), 'exports.createSyncFn = () => undefined;');
  return createRequire(import.meta.url)(join(fetchedTo, script));
}

/** The regular expressions of dist/ that repeat anything, each once. */
function expressions(): ReadonlySet<string> {
  const { parse } = fetched('acorn@8.15.0', 'dist/acorn.js') as { parse: Parse };
  const found = new Set<string>();
  const onToken = ({ value }: Token): void => {
    if (value?.pattern !== undefined && /[*+{]/.test(value.pattern))
      found.add(`/${value.pattern}/${value.flags}`);
  };
  for (const name of readdirSync(DIST).filter((each) => each.endsWith('.js')))
    parse(readFileSync(join(DIST, name), 'utf8'), { ecmaVersion: 'latest', allowHashBang: true, onToken });
  return found;
}

/** The expressions of a module that are put together when it is loaded, each once. */
async function assembledIn(load: () => Promise<unknown>): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const recording = new Proxy(RegExp, {
    construct(target, [source, flags]: [string | RegExp, string | undefined]) {
      const made = new target(source, flags);
      if (/[*+{]/.test(made.source)) found.add(String(made));
      return made;
    },
  });
  vi.stubGlobal('RegExp', recording);
  vi.resetModules();
  await load();
  vi.unstubAllGlobals();
  return found;
}

/** A checker that has not decided by then rarely does later. */
const MAX_MILLISECONDS = 3_000;

test('regular expressions take linear time, or read short texts only', async () => {
  // In JavaScript, instead of a program for each kind of machine.
  vi.stubEnv('RECHECK_BACKEND', 'pure');
  const { check } = fetched('recheck@4.5.0', 'lib/main.js') as { check: Check };
  const slow: string[] = [];
  const assembled = await assembledIn(() => import('../../../src/index.js'));
  expect(assembled.size).toBeGreaterThan(20);
  for (const literal of new Set([...expressions(), ...assembled])) {
    const end = literal.lastIndexOf('/');
    // The checker does not know the newest flag.
    const flags = literal.slice(end + 1).replace('v', 'u');
    const { status, complexity, attack } = await check(literal.slice(1, end), flags, {
      timeout: MAX_MILLISECONDS,
    });
    if (status !== 'vulnerable') continue;
    if (!BOUNDED.some(([begin]) => literal.startsWith(begin)))
      slow.push(`${literal}: ${complexity?.summary}, as for ${attack?.pattern}`);
  }
  expect(slow).toEqual([]);
});
