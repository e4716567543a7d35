import type { Entry, MemoryRepository, Tree } from './repository.js';

export interface Difference {
  /** The letter of git, with a percentage for a renamed file. */
  readonly status: string;
  readonly from: string;
  readonly to: string;
  readonly before: Entry | undefined;
  readonly after: Entry | undefined;
}

/** From half of a file on, what git takes for the same file under another name. */
const SAME = 0.5;

/** What differs between two trees, by name, with renamed files. */
export function differences(repository: MemoryRepository, before: Tree, after: Tree): Difference[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const plain = names.flatMap((name): Difference[] => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was?.id === is?.id && was?.mode === is?.mode && is?.id !== undefined) return [];
    return [{ status: letterOf(was, is), from: name, to: name, before: was, after: is }];
  });
  return withRenames(repository, plain).sort((a, b) => Buffer.compare(Buffer.from(a.to), Buffer.from(b.to)));
}

function letterOf(was: Entry | undefined, is: Entry | undefined): string {
  if (was === undefined) return 'A';
  if (is === undefined) return 'D';
  return was.mode.slice(0, 3) === is.mode.slice(0, 3) ? 'M' : 'T';
}

function withRenames(repository: MemoryRepository, plain: readonly Difference[]): Difference[] {
  const gone = plain.filter(({ status, before }) => status === 'D' && isFile(before));
  const fresh = plain.filter(({ status, after }) => status === 'A' && isFile(after));
  const pairs = fresh
    .flatMap((to) => gone.map((from) => ({ from, to, share: shareOf(repository, from, to) })))
    .filter(({ share }) => share >= SAME)
    .sort((a, b) => b.share - a.share);
  const used = new Set<Difference>();
  const renamed: Difference[] = [];
  for (const { from, to, share } of pairs) {
    if (used.has(from) || used.has(to)) continue;
    used.add(from).add(to);
    const status = `R${String(Math.floor(share * 100)).padStart(3, '0')}`;
    renamed.push({ status, from: from.from, to: to.to, before: from.before, after: to.after });
  }
  return [...plain.filter((each) => !used.has(each)), ...renamed];
}

function isFile(entry: Entry | undefined): boolean {
  return entry?.mode.startsWith('100') === true;
}

function shareOf(repository: MemoryRepository, { before }: Difference, { after, to }: Difference): number {
  if (before?.id === after?.id) return 1;
  const content = after?.id === undefined ? repository.onDisk(to)?.content : repository.content(after.id);
  return similarity(repository.content(before?.id), content ?? Buffer.alloc(0));
}

/** The share of the bytes, counted by pieces of at most a line or 64 bytes, that two files have in common. */
function similarity(one: Buffer, other: Buffer): number {
  const most = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < most * SAME) return 0;
  const left = new Map<string, number>();
  for (const piece of pieces(one)) left.set(piece, (left.get(piece) ?? 0) + 1);
  let same = 0;
  for (const piece of pieces(other)) {
    const count = left.get(piece) ?? 0;
    if (count === 0) continue;
    left.set(piece, count - 1);
    same += piece.length;
  }
  return same / most;
}

function pieces(content: Buffer): readonly string[] {
  return content.toString('latin1').match(/[^\n]{0,63}\n|[^\n]{1,64}/g) ?? [];
}
