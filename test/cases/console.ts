import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Block, blocksOf, blockText } from '../../src/verdict/testing/blocks.js';
import type { AcceptedPage } from '../../src/verdict/testing/page.js';
import { changesBetween } from '../../src/verdict/testing/page-facts.js';
import { BlockError, bytesOf, TEXT_LANGUAGES } from '../../src/verdict/testing/room-text.js';
import { ON_DISK, type Run, roomlint } from '../front/cli/run-roomlint.js';
import { initInMemory, memoryGit } from '../ports/memory-git/memory-git.js';
import { ROOT } from './pages.js';

/*
 * Commands on pages. A block with `file=NAME` is a file, written when its turn comes; those above the first heading
 * are in the folder of every section. A `console` block holds commands and what they print, standard error after
 * `2> `, and at last the exit code where it is not 0. A line `...` stands for any lines. A block with `after=NAME`
 * holds a file as it is after the commands above it.
 */

/** A page that is a test and nothing else, or one for people, which has examples/ beside it and shows no exit codes. */
export type PageKind = 'case' | 'shown';

/** The blocks of a section, with the files of the page. */
export interface Section {
  readonly title: string;
  /** Files, commands, and files after them, in order. */
  readonly steps: readonly Block[];
}

/** A block that should be different, and what it should be, with its fences. */
export interface ConsoleFault {
  readonly block: Block;
  readonly expected: string;
}

/** The sections of a page that have commands, each with all that it needs. @throws BlockError */
export function sectionsOf(markdown: string): readonly Section[] {
  const blocks = blocksOf(markdown).filter(isStep);
  const ofPage = blocks.filter(({ headings }) => headings.length === 0);
  const titles = [...new Set(blocks.map(({ headings }) => headings.join(', ')))];
  return titles.flatMap((title) => {
    const own = blocks.filter(({ headings }) => headings.join(', ') === title);
    const files = title === '' ? [] : ofPage.filter((block) => nameIn(block, 'file') !== undefined);
    return own.some(isConsole) ? [{ title, steps: [...files, ...own] }] : [];
  });
}

function isStep(block: Block): boolean {
  return isConsole(block) || nameIn(block, 'file') !== undefined || nameIn(block, 'after') !== undefined;
}

function isConsole({ language }: Block): boolean {
  return language === 'console';
}

/** Whether a page shows commands. */
export function hasCommands(markdown: string): boolean {
  return sectionsOf(markdown).length > 0;
}

/** Where a section shows something else than its commands print and write. @throws BlockError */
export async function consoleFaults(
  { steps }: Section,
  page: PageKind = 'case',
): Promise<readonly ConsoleFault[]> {
  const faults: ConsoleFault[] = [];
  const parent = steps.some(writesReports) ? ON_DISK : tmpdir();
  const folder = mkdtempSync(join(realpathSync(parent), 'roomlint-page-'));
  const shell: Shell = { folder, cwd: folder, page };
  if (page === 'shown') cpSync(`${ROOT}examples`, join(folder, 'examples'), { recursive: true });
  try {
    for (const block of steps) {
      const content = await contentOf(block, shell);
      if (content !== block.content) faults.push({ block, expected: blockText({ ...block, content }) });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
}

/** Whether a block asks for report files. Folders in memory are below /dev, which roomlint takes for devices. */
function writesReports(block: Block): boolean {
  return isConsole(block) && /(?:--format|-f)[ =]\S+=/.test(block.content);
}

/** The page as it is right, and what changed with that beside words. */
export async function acceptConsole(markdown: string, page: PageKind): Promise<AcceptedPage> {
  const lines = markdown.split('\n');
  const changes: string[] = [];
  const faults: ConsoleFault[] = [];
  for (const section of sectionsOf(markdown)) faults.push(...(await consoleFaults(section, page)));
  for (const { block, expected } of faults.toSorted((one, other) => other.block.line - one.block.line)) {
    changes.unshift(...changesBetween([blockText(block)], [expected]));
    lines.splice(block.line - 1, block.lastLine - block.line + 1, expected);
  }
  return { markdown: lines.join('\n'), changes };
}

function nameIn({ words }: Block, kind: 'file' | 'after'): string | undefined {
  return words.find((word) => word.startsWith(`${kind}=`))?.slice(kind.length + 1);
}

/** Where the commands of a section are run. */
interface Shell {
  readonly folder: string;
  cwd: string;
  readonly page: PageKind;
}

/** Does what a block says, and gives what it should hold. */
async function contentOf(block: Block, shell: Shell): Promise<string> {
  const after = nameIn(block, 'after');
  if (isConsole(block)) return replayed(block, shell);
  if (after !== undefined) return readFileSync(join(shell.folder, after), 'utf8');
  const isRoom = TEXT_LANGUAGES.has(block.language);
  const bytes = bytesOf(isRoom ? block : { ...block, language: 'text' }, roomNamed);
  write(join(shell.folder, nameIn(block, 'file') ?? ''), bytes);
  return block.content;
}

async function replayed({ content, words, line }: Block, shell: Shell): Promise<string> {
  const commands = content.split(/^(?=\$ )/m).filter((each) => each.startsWith('$ '));
  if (commands.length === 0)
    throw new BlockError(line, 'this block has no command: begin it with "$ roomlint"');
  const shown: string[] = [];
  for (const each of commands) {
    const [command = '', ...before] = each.trimEnd().split('\n');
    const { code, out, err } = await carriedOut(command, shell, words.includes('terminal'), line);
    const now = [
      ...printed(out, ''),
      ...printed(err, '2> '),
      ...(code === 0 || shell.page === 'shown' ? [] : [`[exit ${code}]`]),
    ].map((text) => text.replaceAll(shell.folder, '<folder>'));
    shown.push(command, ...(stillShows(before, now) ? before : now));
  }
  return shown.join('\n');
}

/** Whether lines with some `...` among them stand for these. */
function stillShows(lines: readonly string[], now: readonly string[]): boolean {
  if (!lines.includes('...')) return false;
  const pattern = lines.map((line) =>
    line === '...' ? '(?:.*\n)*?' : `${line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\n`,
  );
  return new RegExp(`^${pattern.join('')}$`).test(now.map((line) => `${line}\n`).join(''));
}

function printed(text: string, mark: string): readonly string[] {
  if (text === '') return [];
  const lines = text.split('\n');
  // A last line without an end is marked.
  if (lines.at(-1) === '') lines.pop();
  else lines.push('(no line break)');
  return lines.map((line) => (mark + line.replace(/[^\P{Cc}\t]/gu, escapedSign)).trimEnd());
}

function escapedSign(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** What commands print beside roomlint; files are named from where they are run. */
const PROGRAMS: Readonly<Record<string, (words: readonly string[], shell: Shell) => Partial<Run>>> = {
  git: (words, { cwd }) => {
    if (words[0] === 'init') return done(() => initInMemory(cwd));
    const { status, stdout, stderr } = memoryGit(words, { cwd, env: {} });
    return {
      code: status,
      out: String(stdout),
      err: String(stderr).replace(/(?<!\n)$/, stderr.length > 0 ? '\n' : ''),
    };
  },
  cat: (names, { cwd }) => ({
    out: names.map((name) => readFileSync(resolve(cwd, name), 'utf8')).join(''),
  }),
  cd: ([name = ''], shell) => done(() => Object.assign(shell, { cwd: resolve(shell.cwd, name) })),
  /** Whether two files have the same bytes. */
  cmp: ([one = '', other = ''], { cwd }) => {
    const [before, after] = [one, other].map((name) => readFileSync(resolve(cwd, name)));
    return before?.equals(after ?? Buffer.alloc(0)) ? {} : { code: 1, out: `${one} ${other} differ\n` };
  },
  cp: ([from = '', to = ''], { cwd }) =>
    done(() => cpSync(resolve(cwd, from), resolve(cwd, to), { recursive: true })),
  /** All files below the folder, except those of git. */
  ls: (_, { cwd }) => ({
    out: readdirSync(cwd, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(cwd.length + 1))
      .filter((name) => !name.startsWith('.git/') || name.startsWith('.git/hooks/'))
      .sort()
      .map((name) => `${name}\n`)
      .join(''),
  }),
  /** Always a symbolic link. */
  ln: ([, target = '', name = ''], { cwd }) => done(() => symlinkSync(target, resolve(cwd, name))),
  mkdir: ([name = ''], { cwd }) => done(() => mkdirSync(resolve(cwd, name), { recursive: true })),
  mv: ([from = '', to = ''], { cwd }) => done(() => renameSync(resolve(cwd, from), resolve(cwd, to))),
  rm: ([name = ''], { cwd }) => done(() => rmSync(resolve(cwd, name), { recursive: true })),
};

function done(deed: () => unknown): Partial<Run> {
  deed();
  return {};
}

/** `$ NO_COLOR=1 roomlint check - < room.json > out`, with words in quotes as a shell has them. */
async function carriedOut(command: string, shell: Shell, terminal: boolean, line: number): Promise<Run> {
  const words = (command.slice(2).match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? []).map((word) =>
    word.replace(/'([^']*)'|"([^"]*)"/g, (_all, single?: string, double?: string) => single ?? double ?? ''),
  );
  const env: Record<string, string> = {};
  while (/^\w+=/.test(words[0] ?? '')) {
    const [name = '', ...value] = (words.shift() ?? '').split('=');
    env[name] = value.join('=');
  }
  const [input, output] = ['<', '>'].map((sign) => {
    const at = words.indexOf(sign);
    return at < 0 ? undefined : resolve(shell.cwd, words.splice(at, 2)[1] ?? '');
  });
  const [program = '', ...args] = words;
  const { cwd } = shell;
  const given = input === undefined ? {} : { input: readFileSync(input) };
  const run = { code: 0, out: '', err: '' };
  if (program === 'roomlint') Object.assign(run, await roomlint(args, { cwd, env, terminal, ...given }));
  else if (PROGRAMS[program] === undefined) throw new BlockError(line, `no such command: ${command}`);
  else Object.assign(run, PROGRAMS[program](args, shell));
  if (output === undefined) return run;
  writeFileSync(output, run.out);
  return { ...run, out: '' };
}

function write(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

function roomNamed(name: string): string | undefined {
  return /^[a-z-]+$/.test(name) ? readFileSync(`${ROOT}examples/${name}.json`, 'utf8') : undefined;
}
