import { basename, join, posix, relative, resolve } from 'node:path';
import { type Difference, differences } from './diff.js';
import {
  type Commit,
  type Entry,
  hasPattern,
  type MemoryRepository,
  Refusal,
  type Tree,
} from './repository.js';

/** How git is called. */
export interface Call {
  readonly repository: MemoryRepository;
  /** The words behind the name of the command. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly input: string;
}

type Command = (call: Call) => string | Buffer;

const NONE = '0'.repeat(40);

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}

function zeroEnded(texts: readonly string[]): string {
  return texts.map((text) => `${text}\0`).join('');
}

/** The words that are neither options nor behind `--`. */
export function operands(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return (end === -1 ? args : args.slice(0, end)).filter((arg) => !arg.startsWith('-'));
}

export function commitAt({ repository }: Pick<Call, 'repository'>, name: string): Commit {
  const found = repository.commitOf(name);
  if (found === undefined) throw new Refusal(128, `fatal: ${name}: unknown revision`);
  return found;
}

function revParse({ repository, args, cwd }: Call): string {
  const answers: string[] = [];
  const gitFolder = relative(cwd, join(repository.top, '.git')) || '.git';
  const isQuiet = args.includes('--quiet');
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '--show-toplevel') answers.push(repository.top);
    else if (arg === '--git-path') answers.push(pathOf(repository, gitFolder, args[++at] ?? ''));
    else if (arg === '--git-common-dir') answers.push(gitFolder);
    else if (arg === '--absolute-git-dir') answers.push(join(repository.top, '.git'));
    else if (arg === '--is-shallow-repository') answers.push(String(repository.isShallow));
    else if (!arg.startsWith('-')) {
      const commit = repository.commitOf(arg);
      if (commit === undefined) throw new Refusal(isQuiet ? 1 : 128, lines(answers));
      answers.push(commit.id);
    }
  }
  return lines(answers);
}

function pathOf({ settings }: MemoryRepository, gitFolder: string, name: string): string {
  const hooks = settings.get('core.hooksPath');
  return name === 'hooks' && hooks !== undefined ? hooks : join(gitFolder, name);
}

function symbolicRef({ repository, args }: Call): string {
  const [name = ''] = operands(args);
  const found = name === 'HEAD' ? `refs/heads/${repository.branch}` : repository.symbolic.get(name);
  if (found === undefined) throw new Refusal(1);
  return `${found.replace(/^refs\/(?:heads|remotes)\//, '')}\n`;
}

function mergeBase({ repository, args }: Call): string {
  const [one, other] = args.map((name) => commitAt({ repository }, name));
  const known = new Set(ancestors(repository, one).map(({ id }) => id));
  const base = ancestors(repository, other).find(({ id }) => known.has(id));
  if (base === undefined) throw new Refusal(1);
  return `${base.id}\n`;
}

/** A commit and all before it, the nearest first. */
export function ancestors(repository: MemoryRepository, from: Commit | undefined): Commit[] {
  const found = new Set(from === undefined ? [] : [from]);
  for (const { parents } of found)
    for (const parent of parents) found.add(repository.commits.get(parent) as Commit);
  return [...found];
}

function diff({ repository, args, cwd }: Call): string {
  const [since, until] = operands(args);
  if (since !== undefined && until !== undefined)
    return diffOfCommits({ repository, args, cwd, input: '' }, since, until);
  const isCached = args.includes('--cached');
  if (!isCached && since === undefined) {
    const changed = differences(repository, repository.index, repository.workTree());
    return zeroEnded([...new Set([...changed.map(({ to }) => to), ...repository.unmerged])]);
  }
  const before: Tree = since === undefined ? headTree(repository) : commitAt({ repository }, since).tree;
  const after = isCached ? repository.index : repository.workTree();
  const changes = differences(repository, before, after);
  const conflicts = isCached ? [...repository.unmerged] : [];
  const entries = [
    ...changes
      .filter(({ to }) => !conflicts.includes(to))
      .map((each) => ({ name: each.to, raw: rawOf(each) })),
    ...conflicts.map((name) => ({ name, raw: conflictOf(before.get(name), name) })),
  ];
  return entries
    .sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)))
    .map(({ raw }) => raw)
    .join('');
}

/** The names of what differs between two commits, with `--name-status` only of what is renamed. */
function diffOfCommits({ repository, args, cwd }: Call, since: string, until: string): string {
  const inside = args.includes('--relative') ? `${relative(repository.top, cwd)}/` : '/';
  const folder = inside === '/' ? '' : inside;
  const [before, after] = [since, until].map((name) => commitAt({ repository }, name).tree) as [Tree, Tree];
  const found = differences(repository, before, after).filter(({ to }) => to.startsWith(folder));
  const short = (name: string): string => name.slice(folder.length);
  if (args.includes('--name-status'))
    return zeroEnded(
      found
        .filter(({ status }) => status.startsWith('R'))
        .flatMap(({ status, from, to }) => [status, short(from), short(to)]),
    );
  return zeroEnded(found.flatMap(({ from, to }) => [...new Set([from, to])]).map(short));
}

function headTree(repository: MemoryRepository): Tree {
  return repository.commitOf('HEAD')?.tree ?? new Map();
}

function conflictOf(entry: Entry | undefined, name: string): string {
  return `:${entry?.mode ?? '000000'} 000000 ${entry?.id ?? NONE} ${NONE} U\0${name}\0`;
}

function rawOf({ status, from, to, before, after }: Difference): string {
  const side = (entry: Entry | undefined): readonly [string, string] => [
    entry?.mode ?? '000000',
    entry?.id ?? NONE,
  ];
  const [[modeBefore, idBefore], [modeAfter, idAfter]] = [side(before), side(after)];
  const names = from === to ? [to] : [from, to];
  return `:${modeBefore} ${modeAfter} ${idBefore} ${idAfter} ${status}\0${zeroEnded(names)}`;
}

function lsFiles({ repository, args, cwd }: Call): string {
  if (args.includes('--unmerged'))
    return zeroEnded([...repository.unmerged].filter((name) => args.at(-1)?.endsWith(name)));
  const names = [...repository.index.keys()].sort();
  if (args.includes('-v'))
    return zeroEnded(names.map((name) => `${repository.flags.get(name) ?? 'H'} ${name}`));
  const folder = cwd === repository.top ? '' : `${relative(repository.top, cwd)}/`;
  const all = [...repository.untracked(), ...(args.includes('--cached') ? names : [])];
  const [pattern] = operands(args);
  const chosen = pattern === undefined ? all : all.filter((name) => hasPattern(name, pattern));
  return zeroEnded(chosen.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length)));
}

function checkIgnore({ repository, args, cwd }: Call): string {
  const name = relative(repository.top, resolve(cwd, args.at(-1) ?? ''));
  if (name === '' || !repository.ignores(name)) throw new Refusal(1);
  return '';
}

function lsTree({ repository, args }: Call): string {
  const [treeish = '', ...more] = operands(args);
  const { tree } = commitAt({ repository }, treeish);
  if (args.includes('--name-only')) return zeroEnded([...tree.keys()].sort());
  if (args.includes('-r'))
    return zeroEnded([...tree].map(([name, { mode, id }]) => `${mode} blob ${id}\t${name}`));
  const names = [...more, ...args.slice(args.indexOf('--') + 1)];
  return zeroEnded(
    names.flatMap((name) => {
      const entry = tree.get(name);
      return entry === undefined ? [] : [`${entry.mode} blob ${entry.id}\t${name}`];
    }),
  );
}

/** The last commit that changed a file, along the first parents, as `git log -1 --format=%H` writes it. */
function log({ repository, args }: Call): string {
  const name = args[args.indexOf('--') + 1] ?? '';
  let at: Commit | undefined = commitAt({ repository }, operands(args)[0] ?? 'HEAD');
  while (at !== undefined) {
    const parent: Commit | undefined = repository.commits.get(at.parents[0] ?? '');
    const changes = differences(repository, parent?.tree ?? new Map(), at.tree);
    if (changes.some(({ to }) => to === name)) return `${at.id}\n`;
    at = parent;
  }
  return '';
}

function catFile({ repository, args, input }: Call): Buffer {
  if (args[0] === 'blob') return blobAt(repository, operands(args)[1] ?? '');
  const isBatch = args.includes('--batch');
  const asked = input.split('\n').slice(0, -1);
  return Buffer.concat(
    asked.flatMap((question) => {
      const found = locate(repository, question);
      if (typeof found === 'string') return [Buffer.from(`${found}\n`)];
      if (args.includes('--batch-check=%(objectsize)')) return [Buffer.from(`${found.content.length}\n`)];
      const line = Buffer.from(`${found.id} blob ${found.content.length}\n`);
      return isBatch ? [line, found.content, Buffer.from('\n')] : [line];
    }),
  );
}

/** A content by its id, by COMMIT:NAME, or by :0:NAME in the index. */
function blobAt(repository: MemoryRepository, at: string): Buffer {
  const staged = /^:0:(.*)$/s.exec(at)?.[1];
  if (staged !== undefined) return contentOf(repository, repository.index.get(staged)?.id ?? at);
  const found = locate(repository, at);
  return typeof found === 'string' ? contentOf(repository, at) : found.content;
}

function contentOf(repository: MemoryRepository, id: string): Buffer {
  const content = repository.objects.get(id);
  if (content === undefined) throw new Refusal(128, `fatal: Not a valid object name ${id}`);
  return content;
}

/** What is under an id, or under `COMMIT:NAME` after all links; a line that says why there is nothing. */
function locate(
  repository: MemoryRepository,
  question: string,
): string | { readonly id: string; readonly content: Buffer } {
  const colon = question.indexOf(':');
  if (colon === -1) {
    const content = repository.objects.get(question);
    return content === undefined ? `${question} missing` : { id: question, content };
  }
  const tree = repository.commitOf(question.slice(0, colon))?.tree;
  let name = posix.normalize(question.slice(colon + 1));
  for (let steps = 0; steps < 40 && tree !== undefined; steps++) {
    const entry = tree.get(name);
    if (entry !== undefined && entry.mode !== '120000')
      return { id: entry.id ?? '', content: repository.content(entry.id) };
    const link = linkAlong(tree, name);
    if (link === undefined) break;
    const target = String(repository.content(tree.get(link)?.id));
    const rest = name.slice(link.length);
    if (target.startsWith('/')) return `symlink ${Buffer.byteLength(target + rest)}\n${target}${rest}`;
    name = posix.join(posix.dirname(link), target + rest);
    if (name.startsWith('../')) return `symlink ${Buffer.byteLength(name)}\n${name}`;
    if (linkAlong(tree, name) === undefined && tree.get(name) === undefined)
      return `dangling ${Buffer.byteLength(question)}\n${question}`;
  }
  return `${question} missing`;
}

/** The first part of a name that is a link in the tree. */
function linkAlong(tree: Tree, name: string): string | undefined {
  const parts = name.split('/');
  return parts
    .map((_, index) => parts.slice(0, index + 1).join('/'))
    .find((part) => tree.get(part)?.mode === '120000');
}

function show({ repository, args, cwd }: Call): Buffer {
  const [, treeish = '', name = ''] = /^([^:]*):(.*)$/s.exec(operands(args)[0] ?? '') ?? [];
  const tree = treeish === '' ? repository.index : commitAt({ repository }, treeish).tree;
  const path = name.startsWith('./') ? relative(repository.top, resolve(cwd, name)) : name;
  const entry = tree.get(path);
  if (entry === undefined) throw new Refusal(128, `fatal: path '${basename(path)}' does not exist`);
  return repository.content(entry.id);
}

/** What roomlint and its tests ask. */
export const QUESTIONS: Readonly<Record<string, Command>> = {
  'rev-parse': revParse,
  'symbolic-ref': symbolicRef,
  'merge-base': mergeBase,
  diff,
  'ls-files': lsFiles,
  'check-ignore': checkIgnore,
  'ls-tree': lsTree,
  log,
  'cat-file': catFile,
  show,
  config,
  'check-attr': checkAttributes,
};

/** No filter is configured. */
function config({ repository: { settings }, args }: Call): string {
  if (args.includes('--get-regexp')) throw new Refusal(1);
  if (!args.includes('--get')) return '';
  const found = settings.get(operands(args)[0] ?? '');
  if (found === undefined) throw new Refusal(1);
  return `${found}\n`;
}

/** Attributes that are set to a value, in the .gitattributes at the top. */
function checkAttributes({ repository, args, input }: Call): string {
  const names = args.includes('--stdin') ? input.split('\0').slice(0, -1) : args.slice(-1);
  const [attribute = ''] = operands(args);
  const lines = String(repository.onDisk('.gitattributes')?.content ?? '').split('\n');
  return zeroEnded(
    names.flatMap((name) => {
      const given = lines.flatMap((line) => {
        const [pattern = '', ...words] = line.split(' ');
        return hasPattern(name, pattern) ? words : [];
      });
      const value = given.findLast((word) => word.startsWith(`${attribute}=`))?.split('=')[1];
      return [name, attribute, value ?? 'unspecified'];
    }),
  );
}
