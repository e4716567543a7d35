import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ancestors, type Call, commitAt, operands } from './questions.js';
import { type Entry, type MemoryRepository, Refusal, type Tree } from './repository.js';

type Change = (call: Call) => void;

/** The names that a command is given, from the top of the repository on. */
function named({ repository, args, cwd }: Call): readonly string[] {
  const end = args.indexOf('--');
  const words = end === -1 ? operands(args) : args.slice(end + 1);
  return words.map((word) => relative(repository.top, resolve(cwd, word)));
}

function add(call: Call): void {
  const { repository, args } = call;
  const names = args.includes('--all') ? [''] : named(call);
  const known = [...repository.index.keys(), ...repository.untracked(args.includes('--force'))];
  for (const name of names) {
    const covered = known.filter((each) => name === '' || each === name || each.startsWith(`${name}/`));
    if (covered.length === 0 && name !== '')
      throw new Refusal(128, `fatal: pathspec '${name}' did not match any files`);
    for (const each of covered) stageOne(repository, each);
  }
}

function stageOne(repository: MemoryRepository, name: string): void {
  if (repository.flags.has(name) || name.endsWith('/')) return;
  const file = repository.onDisk(name);
  repository.unmerged.delete(name);
  if (file === undefined) repository.index.delete(name);
  else repository.index.set(name, { mode: file.mode, id: repository.keep(file.content) });
}

function commit(call: Call): void {
  const { repository, args } = call;
  if (args.some((arg) => arg === '--all' || arg === '-a'))
    for (const name of [...repository.index.keys()]) stageOne(repository, name);
  if (repository.unmerged.size > 0) throw new Refusal(128, 'error: Committing is not possible');
  const { head } = repository;
  repository.commit(head === undefined ? [] : [head, ...repository.merged], new Map(repository.index));
  repository.merging([]);
}

function checkout({ repository, args }: Call): void {
  if (args.includes('--orphan') || repository.head === undefined) {
    repository.branch = operands(args)[0] ?? '';
    return;
  }
  const isNew = args.includes('-b');
  const [name = '', start = isNew ? 'HEAD' : name] = operands(args);
  const { id, tree } = commitAt({ repository }, start);
  switchTo(repository, tree);
  if (isNew) repository.branches.set(name, id);
  repository.branch = name;
}

/** The branch that others start from, as a clone knows it. */
function symbolicRef({ repository, args }: Call): void {
  const [name = '', target] = operands(args);
  if (target !== undefined) repository.symbolic.set(name, target);
}

/** Always `--hard`: the index and the work tree become those of a commit. */
function reset({ repository, args }: Call): void {
  const { id, tree } = commitAt({ repository }, operands(args)[0] ?? 'HEAD');
  for (const name of repository.index.keys())
    if (!tree.has(name)) rmSync(join(repository.top, name), { force: true });
  for (const [name, entry] of tree) repository.checkOut(name, entry);
  repository.index = new Map(tree);
  repository.unmerged.clear();
  repository.branches.set(repository.branch, id);
}

function configure({ repository: { settings }, args }: Call): void {
  const [name = '', value] = operands(args);
  if (args.includes('--unset-all')) settings.delete(name);
  else if (value !== undefined) settings.set(name, value);
}

/** Makes the index and the work tree those of a commit, except for what the commit does not change. */
function switchTo(repository: MemoryRepository, tree: Tree): void {
  const before = repository.commitOf('HEAD')?.tree ?? new Map<string, Entry>();
  for (const name of new Set([...before.keys(), ...tree.keys()]))
    put(repository, name, before.get(name), tree.get(name));
}

function put(
  repository: MemoryRepository,
  name: string,
  was: Entry | undefined,
  is: Entry | undefined,
): void {
  if (was?.id === is?.id && was?.mode === is?.mode) return;
  if (is === undefined) {
    rmSync(join(repository.top, name), { force: true });
    repository.index.delete(name);
  } else {
    repository.checkOut(name, is);
    repository.index.set(name, is);
  }
}

function move({ repository, args, cwd }: Call): void {
  const [from = '', to = ''] = named({ repository, args, cwd, input: '' });
  const entry = repository.index.get(from);
  if (entry === undefined) throw new Refusal(128, `fatal: bad source ${from}`);
  renameSync(join(repository.top, from), join(repository.top, to));
  repository.index.delete(from);
  repository.index.set(to, entry);
}

function remove(call: Call): void {
  const { repository } = call;
  for (const name of named(call))
    for (const each of [...repository.index.keys()])
      if (name === '' || each === name || each.startsWith(`${name}/`)) {
        repository.index.delete(each);
        rmSync(join(repository.top, each), { force: true });
        removeEmpty(repository, dirname(each));
      }
}

function removeEmpty({ top }: MemoryRepository, folder: string): void {
  if (folder === '.' || !existsSync(join(top, folder))) return;
  try {
    rmdirSync(join(top, folder));
  } catch {
    // Something is left in it.
  }
}

/** Merges by whole files: one that both sides have changed is a conflict. */
function merge({ repository, args }: Call): void {
  const ours = commitAt({ repository }, 'HEAD');
  const others = operands(args).map((name) => commitAt({ repository }, name));
  for (const theirs of others) {
    const known = new Set(ancestors(repository, ours).map(({ id }) => id));
    const base =
      ancestors(repository, theirs).find(({ id }) => known.has(id))?.tree ?? new Map<string, Entry>();
    for (const name of new Set([...base.keys(), ...theirs.tree.keys()])) {
      const [was, mine, is] = [base.get(name)?.id, ours.tree.get(name)?.id, theirs.tree.get(name)?.id];
      if (was === is || mine === is) continue;
      if (mine === was) put(repository, name, ours.tree.get(name), theirs.tree.get(name));
      else repository.unmerged.add(name);
    }
  }
  repository.merging(others.map(({ id }) => id));
  if (repository.unmerged.size > 0) throw new Refusal(1, conflictText([...repository.unmerged]));
  if (!args.includes('--no-commit')) commit({ repository, args: [], cwd: '', input: '' });
}

function conflictText(names: readonly string[]): string {
  const told = names.map((name) => `Auto-merging ${name}\nCONFLICT (content): Merge conflict in ${name}\n`);
  return `${told.join('')}Automatic merge failed; fix conflicts and then commit the result.\n`;
}

/** Only with two trees of which the second is to be the result. */
function readTree({ repository, args }: Call): void {
  switchTo(repository, commitAt({ repository }, operands(args).at(-1) ?? '').tree);
}

const FLAGS = { '--assume-unchanged': 'h', '--skip-worktree': 'S' } as const;

function updateIndex(call: Call): void {
  const { flags } = call.repository;
  for (const name of named(call)) {
    for (const [option, flag] of Object.entries(FLAGS)) if (call.args.includes(option)) flags.set(name, flag);
    if (call.args.some((arg) => arg.startsWith('--no-'))) flags.delete(name);
  }
}

/** What tests do with a repository. */
export const CHANGES: Readonly<Record<string, Change>> = {
  add,
  commit,
  config: configure,
  checkout,
  reset,
  'symbolic-ref': symbolicRef,
  merge,
  mv: move,
  'read-tree': readTree,
  rm: remove,
  'update-index': updateIndex,
};
