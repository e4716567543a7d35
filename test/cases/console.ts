import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Block, blocksOf, blockText } from '../../src/testing/blocks.js';
import type { AcceptedPage } from '../../src/testing/page.js';
import { changesBetween } from '../../src/testing/page-facts.js';
import { BlockError, bytesOf } from '../../src/testing/room-text.js';
import { roomlint } from '../cli/run-roomlint.js';
import { ROOT } from './pages.js';

/*
 * Commands on pages. A block with `file=NAME` is a file; those above the first heading are in the folder of every
 * section. A `console` block holds commands and what they print, standard error after `2> `, and at last the exit code
 * where it is not 0. A block with `after=NAME` holds a file as it is after the commands above it.
 */

/** The blocks of a section, with the files of the page. */
interface Section {
  readonly title: string;
  readonly files: readonly Block[];
  /** Commands, and files after them, in order. */
  readonly steps: readonly Block[];
}

/** A block that should be different, and what it should be, with its fences. */
export interface ConsoleFault {
  readonly title: string;
  readonly block: Block;
  readonly expected: string;
}

function sectionsOf(markdown: string): readonly Section[] {
  const blocks = blocksOf(markdown);
  const ofPage = blocks.filter(({ headings }) => headings.length === 0);
  const titles = [...new Set(blocks.map(({ headings }) => headings.join(', ')))];
  return titles.flatMap((title) => {
    const own = blocks.filter(({ headings }) => headings.join(', ') === title);
    const steps = own.filter((block) => block.language === 'console' || nameIn(block, 'after') !== undefined);
    if (!steps.some(({ language }) => language === 'console')) return [];
    const files = [...(title === '' ? [] : ofPage), ...own].filter(
      (block) => nameIn(block, 'file') !== undefined,
    );
    return [{ title, files, steps }];
  });
}

/** Whether a page shows commands. */
export function hasCommands(markdown: string): boolean {
  return /^```console$/m.test(markdown);
}

/** Where a page shows something else than its commands print and write. @throws BlockError */
export async function consoleFaults(markdown: string): Promise<readonly ConsoleFault[]> {
  const faults: ConsoleFault[] = [];
  for (const { title, files, steps } of sectionsOf(markdown)) {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'roomlint-page-'));
    try {
      for (const block of files) write(join(folder, nameIn(block, 'file') ?? ''), bytesOf(block, roomNamed));
      for (const block of steps) {
        const content =
          block.language === 'console' ? await replayed(block, folder) : fileAfter(block, folder);
        if (content !== block.content)
          faults.push({ title, block, expected: blockText({ ...block, content }) });
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return faults;
}

/** The page as it is right, and what changed with that beside words. */
export async function acceptConsole(markdown: string): Promise<AcceptedPage> {
  const lines = markdown.split('\n');
  const changes: string[] = [];
  const faults = await consoleFaults(markdown);
  for (const { block, expected } of faults.toSorted((one, other) => other.block.line - one.block.line)) {
    changes.unshift(...changesBetween([blockText(block)], [expected]));
    lines.splice(block.line - 1, block.lastLine - block.line + 1, expected);
  }
  return { markdown: lines.join('\n'), changes };
}

function nameIn({ words }: Block, kind: 'file' | 'after'): string | undefined {
  return words.find((word) => word.startsWith(`${kind}=`))?.slice(kind.length + 1);
}

async function replayed({ content, line }: Block, folder: string): Promise<string> {
  const commands = content.split('\n').filter((each) => each.startsWith('$ '));
  if (commands.length === 0)
    throw new BlockError(line, 'this block has no command: begin it with "$ roomlint"');
  const shown: string[] = [];
  for (const command of commands) {
    const { env, args, input } = parsed(command, line);
    const given = input === undefined ? {} : { input: readFileSync(join(folder, input)) };
    const { code, out, err } = await roomlint(args, { cwd: folder, env, ...given });
    shown.push(command, ...printed(out, ''), ...printed(err, '2> '));
    if (code !== 0) shown.push(`[exit ${code}]`);
  }
  return shown.join('\n').replaceAll(folder, '<folder>');
}

function printed(text: string, mark: string): readonly string[] {
  if (text === '') return [];
  const lines = text.split('\n');
  // A last line without an end is marked.
  if (lines.at(-1) === '') lines.pop();
  else lines.push('(no line break)');
  return lines.map((line) => (mark + line).trimEnd());
}

/** `$ NO_COLOR=1 roomlint check - < room.json`, with words in quotes as a shell has them. */
function parsed(command: string, line: number) {
  const words = (command.slice(2).match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? []).map((word) =>
    word.replace(/'([^']*)'|"([^"]*)"/g, (_all, single?: string, double?: string) => single ?? double ?? ''),
  );
  const env: Record<string, string> = {};
  while (/^[A-Z_]+=/.test(words[0] ?? '')) {
    const [name = '', ...value] = (words.shift() ?? '').split('=');
    env[name] = value.join('=');
  }
  if (words.shift() !== 'roomlint') throw new BlockError(line, `a command must be roomlint: ${command}`);
  const at = words.indexOf('<');
  const [input] = at < 0 ? [] : words.splice(at, 2).slice(1);
  return { env, args: words, input };
}

function fileAfter(block: Block, folder: string): string {
  return readFileSync(join(folder, nameIn(block, 'after') ?? ''), 'utf8');
}

function write(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

function roomNamed(name: string): string | undefined {
  return /^[a-z-]+$/.test(name) ? readFileSync(`${ROOT}examples/${name}.json`, 'utf8') : undefined;
}
