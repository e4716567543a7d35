import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type AcceptedPage, BlockError } from '../../src/testing.js';
import { acceptConsole, hasCommands } from './console.js';
import { PAGES, type Page, ROOT, RUNNER, SHOWN_PAGES } from './pages.js';

/*
 * npm run accept [-- files and folders]: writes the words that the command shows now into pages. What is more than words, a
 * rule, kind, level, place or fix, needs npm run accept -- --findings FILE, which says what came and went.
 */

const given = process.argv.slice(2);
const takesFindings = given.includes('--findings');
const files = given.filter((each) => each !== '--findings').map((file) => relative(ROOT, file));
if (takesFindings && files.length === 0) refuse('--findings needs a page: npm run accept -- --findings FILE');
const names = (file: string, { path }: Page): boolean => path === file || path.startsWith(`${file}/`);
const all = [...PAGES, ...SHOWN_PAGES];
const unknown = files.find((file) => !all.some((page) => names(file, page)));
if (unknown !== undefined) refuse(`${unknown} is no page that is a test`);

const chosen = all.filter((page) => files.length === 0 || files.some((file) => names(file, page)));
const refused: Page[] = [];
for (const page of chosen) if (!(await accept(page))) refused.push(page);
console.info(`${chosen.length - refused.length} of ${chosen.length} pages show what the command shows`);
process.exitCode = refused.length > 0 ? 1 : 0;
if (files.length === 0) acceptInTests();

/** Pages at a service and of tools, and what the examples of the library print, are written by their tests. */
function acceptInTests(): void {
  const tests = [
    ...['test/front/cli/service-pages.test.ts', 'test/front/mcp/tools.test.ts'],
    ...['test/shown-pages.test.ts', 'test/journeys/examples.journey.test.ts'],
  ];
  const args = ['vitest', 'run', '--config', 'test/vitest.config.ts', '--project', 'shared', ...tests];
  const { status } = spawnSync('npx', args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ACCEPT: '1' },
  });
  if (status !== 0) process.exitCode = 1;
}

/** Whether the page is right now. */
async function accept({ path, markdown }: Page): Promise<boolean> {
  const accepted = await acceptedPage(path, markdown);
  if (accepted.markdown === markdown) return true;
  const { changes } = accepted;
  if (changes.length > 0) {
    console.info(
      `${path}: ${takesFindings ? '' : 'not accepted, more than words would change: '}${counted(changes)}`,
    );
    for (const change of changes) console.info(`  ${change}`);
    if (!takesFindings) return false;
  }
  writeFileSync(ROOT + path, accepted.markdown);
  return true;
}

async function acceptedPage(path: string, markdown: string): Promise<AcceptedPage> {
  try {
    if (!hasCommands(markdown)) return RUNNER.accept(markdown);
    return await acceptConsole(markdown, SHOWN_PAGES.some((page) => page.path === path) ? 'shown' : 'case');
  } catch (error) {
    if (error instanceof BlockError) return refuse(`${path}, ${error.message}`);
    throw error;
  }
}

/** How many findings came and went, by rule. */
function counted(changes: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const change of changes) {
    const [sign = '', first = '', second = ''] = change.split(' ');
    const what = `${sign} ${/^(?:error|warning|info)$/.test(first) ? second : first}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${what} ${count}`).join(', ');
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}
