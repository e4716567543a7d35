import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { withoutSecrets } from '../../bytes/scan/secrets.js';
import { counted } from '../../bytes/text/in-words.js';
import { keyText } from '../../model/snapshot/labels.js';
import type { AnswerEntry } from '../../verdict/report/answer.js';
import { changeEntry } from '../../verdict/report/part-changes.js';
import { sameContent } from '../../verdict/room/records.js';
import { isSnapshotFault, SnapshotText } from '../../verdict/room/snapshot-text.js';
import { compareThree } from '../../verdict/room/three-way.js';
import { CommandError } from '../../world/files/command-error.js';
import { Git } from '../../world/files/git.js';
import { readInputs } from '../../world/workspace/source.js';
import { shellWord } from './check-command.js';
import { defineCommand, EXIT, type ExitCode } from './command.js';
import { sayAnswers } from './print-answers.js';
import type { Terminal } from './terminal.js';

/** `roomlint diff`: what differs between two versions of a room, for people and as the diff driver of git. */
export const diff = defineCommand(
  {
    options: {},
    details: `Items, quests, logic and settings are named as in a plan, with the values before and after. git passes seven
arguments; a file that is not a room is shown as git shows it.

Examples:
  roomlint diff old.json new.json
  git show main:rooms/garden.json > old.json && roomlint diff old.json rooms/garden.json
  npx roomlint init --clone && git diff main`,
    exits: {
      clean: 'shown, whether there are differences or not',
      error: 'an unreadable file, a version that is not a room, or invalid usage',
    },
  },
  async (_, { cwd, words, terminal }) => {
    // path old-file old-hex old-mode new-file new-hex new-mode, and for a renamed file its new path and more.
    if (words.length === 7 || words.length === 9) {
      const [path = '', old = '', , , next = '', , , renamed] = words;
      return showForGit({ cwd, name: renamed ?? path, old, new: next }, terminal);
    }
    const [old, next, extra] = words;
    if (old === undefined || next === undefined || extra !== undefined)
      throw new CommandError('diff takes two versions of a room, as in roomlint diff old.json new.json');
    refuseCommit(old, next, Git.in(cwd, terminal.world));
    return show({ cwd, name: next, old, new: next }, terminal);
  },
);

/** People type a commit first, as for `git diff`. @throws CommandError with the command for that */
function refuseCommit(old: string, next: string, git: Git): void {
  if (existsSync(resolve(git.path, old)) || git.commitOf(old) === undefined) return;
  const file = !existsSync(resolve(git.path, next)) && git.commitOf(next) !== undefined ? '' : '-- ';
  throw new CommandError(
    `${old} is a commit of git, and diff takes two files: run roomlint init --clone once, then git diff ${shellWord(old)} ${file}${shellWord(next)}`,
  );
}

/** What `roomlint diff` was asked to do. */
interface DiffRequest {
  readonly cwd: string;
  /** The file, as people know it. */
  readonly name: string;
  readonly old: string;
  readonly new: string;
}

/** What git passes for a version that does not exist. */
const NOTHING = '/dev/null';
const EMPTY = new TextEncoder().encode('{}');

/** Shows in words what differs between two versions of a room. @throws CommandError when they cannot be compared */
async function show(request: DiffRequest, terminal: Terminal): Promise<ExitCode> {
  const { name } = request;
  const { was, is } = await readVersions(request, terminal);
  for (const { bytes } of [was, is]) terminal.hideJson(bytes);
  const changes = compareThree(was, is, was).theirs;
  const others = otherMembers(was, is);
  const count = changes.length + others.length;
  const what = count === 0 ? 'nothing differs but the layout' : counted(count, 'change');
  const entries = [...changes.map(changeEntry), ...others];
  const answer = { title: `${name}: ${what}`, sections: [{ entries }] };
  sayAnswers([answer], 'out', terminal);
  return EXIT.clean;
}

/** The same for git, which stops at a failure: a file that is not a room is shown as git shows it. */
async function showForGit(request: DiffRequest, terminal: Terminal): Promise<ExitCode> {
  try {
    return await show(request, terminal);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const { cwd, old, new: next } = request;
    const { stdout } = Git.in(cwd, terminal.world).run([
      ...['diff', '--no-index', '--no-ext-diff', '--no-textconv', '--'],
      ...[old, next].map((path) => (path === NOTHING ? path : resolve(cwd, path))),
    ]);
    terminal.say(`${error.message}\n${withoutSecrets(String(stdout))}`);
    return EXIT.clean;
  }
}

/** @throws CommandError */
async function readVersions(
  { cwd, name, old, new: next }: DiffRequest,
  { world }: Terminal,
): Promise<{ readonly was: SnapshotText; readonly is: SnapshotText }> {
  const files = [old, next].filter((path) => path !== NOTHING);
  const read = await readInputs(files, { cwd, stdin: world.stdin });
  const before = old === NOTHING ? EMPTY : (read.at(0) ?? EMPTY);
  const after = next === NOTHING ? EMPTY : (read.at(-1) ?? EMPTY);
  try {
    const was = SnapshotText.read(before, 'before');
    return { was, is: SnapshotText.read(after, 'after', was) };
  } catch (error) {
    if (!isSnapshotFault(error)) throw error;
    throw new CommandError(`${name}: not compared: ${error.message}`);
  }
}

/** What differs beside the sections, which no document describes. */
function otherMembers(was: SnapshotText, is: SnapshotText): AnswerEntry[] {
  const keys = new Set([...was.unknownSections, ...is.unknownSections]);
  return [...keys].flatMap((key) => {
    const [old, now] = [was.content(key), is.content(key)];
    if (sameContent(old, now)) return [];
    const symbol = old === undefined ? '+' : now === undefined ? '-' : '~';
    return [{ symbol, text: keyText(key) }];
  });
}
