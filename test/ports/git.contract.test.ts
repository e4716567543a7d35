import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Block, blocksOf } from '../../src/verdict/testing/blocks.js';
import type { GitProgram } from '../../src/world/files/git.js';
import { emptyGitRepository, emptyRepository } from '../front/cli/repository.js';
import { temporaryFolder } from '../front/cli/run-roomlint.js';
import { gitEnvironment } from '../git-environment.js';
import { memoryGit } from './memory-git/memory-git.js';

/* What roomlint asks git, and what its tests do with a repository: git and the one in memory answer alike. */

const folder = temporaryFolder();
const NONE = '0'.repeat(40);
const idOf = (content: string): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(content)}\0${content}`)
    .digest('hex');

const A = 'first\n';
const CHANGED = 'second\n';
const LONG = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join('');
const LONGER = `${LONG}line 30\n`;
const LINK = 'a.json';
/** Contents by the names that the page gives their ids. */
const IDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({ A, CHANGED, LONG, LONGER, LINK }).map(([name, text]) => [name, idOf(text)]),
  ),
  GONE: idOf('gone\n'),
  STAGED: idOf('staged\n'),
  OURS: idOf('ours\n'),
  THEIRS: idOf('theirs\n'),
  BOTH: idOf('both\n'),
  NONE,
};

/** A command of the page, and what is written to it. */
interface Command {
  readonly words: readonly string[];
  readonly input: string;
}
interface Answer {
  readonly status: number;
  readonly out: string;
}
type Shell = (commands: readonly Command[], cwd: string) => readonly Answer[];

/** One process carries out all commands. */
const installed: Shell = (commands, cwd) => {
  const quoted = (word: string): string => (word === '>' ? word : `'${word}'`);
  const script = commands.map(
    ({ words, input }) =>
      `printf %b '${input.replaceAll('\0', '\\0000')}' | ${words.map(quoted).join(' ')}; printf '\\1%s\\1' $?`,
  );
  const env = { ...gitEnvironment(), GIT_OPTIONAL_LOCKS: '0' };
  const { stdout } = spawnSync('sh', ['-c', script.join('\n')], { cwd, env, encoding: 'utf8' });
  const parts = stdout.split('\x01');
  return commands.map((_, index) => ({
    out: parts[2 * index] ?? '',
    status: Number(parts[2 * index + 1] ?? Number.NaN),
  }));
};

const inMemory: Shell = (commands, cwd) =>
  commands.map(({ words: [program = '', ...args], input }) => {
    const path = join(cwd, args.at(-1) ?? '');
    if (program === 'cat') return { status: 0, out: readFileSync(path, 'utf8') };
    if (program === 'echo') writeFileSync(path, `${args.slice(0, -2).join(' ')}\n`);
    if (program === 'rm') rmSync(path);
    if (program !== 'git') return { status: 0, out: '' };
    const { status, stdout } = memoryGit(args, { cwd, env: {}, input });
    return { status: status ?? Number.NaN, out: String(stdout) };
  });

const blocks = blocksOf(readFileSync(new URL('./git.md', import.meta.url), 'utf8'));
const ASKED = blocks.filter(({ words }) => !words.includes('new'));
const FROM_THE_START = blocks.filter(({ words }) => words.includes('new'));

/** The commands of a block: what is written to one follows it after `< `, in lines or ended by zero bytes. */
function commandsOf({ content }: Block): readonly Command[] {
  return content.split(/^\$ /m).flatMap((each) => {
    const [command = '', ...rest] = each.split('\n');
    const input = rest
      .filter((line) => line.startsWith('< '))
      .map((line) => `${line.slice(2)}\n`.replace(/␀\n$/, '␀').replaceAll('␀', '\0'));
    return command === '' ? [] : [{ words: command.split(' '), input: input.join('') }];
  });
}

describe.each([
  ['git', installed, emptyGitRepository],
  ['the one in memory', inMemory, emptyRepository],
] as const)('%s', (title, shell, make) => {
  /** What the blocks should show. Their commands run in a repository where commits have names. */
  function contentsOf(all: readonly Block[], cwd: string, commits: Readonly<Record<string, string>>) {
    const ids = Object.entries({ ...IDS, ...commits });
    const meant = (text: string): string =>
      ids.reduce((known, [name, id]) => known.replaceAll(`<${name}>`, id), text);
    const commands = all.flatMap(commandsOf);
    const answers = shell(
      commands.map(({ words, input }) => ({ words: words.map(meant), input: meant(input) })),
      cwd,
    );
    const shown = commands.map(({ words, input }, index) => {
      const { out, status } = answers[index] as Answer;
      const lines = ids
        .reduce((known, [name, id]) => known.replaceAll(id, `<${name}>`), out)
        .replaceAll(cwd, '<top>')
        .replaceAll('\0', '␀')
        .split('\n');
      if (lines.at(-1) === '') lines.pop();
      else lines.push('(no line break)');
      const written = input.replaceAll('\0', '␀').split('\n').filter(Boolean);
      return [
        `$ ${words.join(' ')}`,
        ...written.map((line) => `< ${line}`),
        ...lines,
        ...(status === 0 ? [] : [`[exit ${status}]`]),
      ].join('\n');
    });
    return all.map((block) => shown.splice(0, commandsOf(block).length).join('\n'));
  }

  let contents: readonly string[];
  beforeAll(() => {
    const made = make(join(folder.path, title));
    const { cwd, git, write, commit } = made;
    symlinkSync(LINK, join(cwd, 'link.json'));
    symlinkSync('../outside.json', join(cwd, 'out.json'));
    symlinkSync('nowhere', join(cwd, 'dangling.json'));
    symlinkSync('rooms', join(cwd, 'folder'));
    write('.gitignore', 'ignored.json\n');
    commit({ 'a.json': A, 'gone.json': 'gone\n', 'rooms/b.json': LONG });
    commit({ 'a.json': CHANGED });
    git('checkout', '--quiet', '-b', 'topic', 'HEAD~1');
    git('mv', 'rooms/b.json', 'rooms/c.json');
    commit({ 'rooms/c.json': LONGER });
    const [first = '', main = '', topic = ''] = git('rev-parse', 'main~1', 'main', 'topic').split('\n');
    git('mv', 'rooms/c.json', 'rooms/d "é".json');
    git('rm', '--quiet', 'gone.json');
    made.stage({ 'staged.json': 'staged\n' });
    write('a.json', 'unstaged\n');
    write('new.json', 'new\n');
    write('ignored.json', '');
    rmSync(join(cwd, 'link.json'));
    mkdirSync(join(cwd, 'inner/.git'), { recursive: true });
    writeFileSync(join(cwd, 'inner/.git/HEAD'), 'ref: refs/heads/main\n');
    for (const name of ['objects', 'refs']) mkdirSync(join(cwd, 'inner/.git', name));
    contents = contentsOf(ASKED, cwd, { first, main, topic });
  });

  test.each(ASKED.map((block, index) => [block.headings.join(), block, index] as const))(
    'answers: %s',
    (_title, { content, line }, index) => {
      expect(contents[index], `git.md:${line}`).toBe(content);
    },
  );

  test.each(FROM_THE_START.map((block) => [block.headings.join(), block] as const))('%s', (_title, block) => {
    const { cwd } = make(folder.fresh());
    const [shown = ''] = contentsOf([block], cwd, {});
    const commits = [...new Set(shown.match(/\b[0-9a-f]{40}\b/g))];
    const named = commits.reduce((known, id, index) => known.replaceAll(id, `<commit ${index}>`), shown);
    expect(named, `git.md:${block.line}`).toBe(block.content);
  });

  test('refuses where there is no repository', () => {
    const ask: GitProgram = title === 'git' ? (args, options) => spawnSync('git', args, options) : memoryGit;
    const { status, stderr } = ask(['rev-parse', '--show-toplevel'], { cwd: '/', env: gitEnvironment() });
    expect([status, String(stderr)]).toEqual([128, expect.stringMatching(/^fatal: not a git repository/)]);
  });
});
