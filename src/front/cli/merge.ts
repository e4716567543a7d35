import { resolve } from 'node:path';
import { placeText } from '../../bytes/json/pointer.js';
import { printable } from '../../bytes/json/quote.js';
import { roomForText } from '../../bytes/scan/prescan.js';
import { counted } from '../../bytes/text/in-words.js';
import { keyText } from '../../model/snapshot/labels.js';
import { SnapshotError } from '../../verdict/references/read-snapshot.js';
import type { Answer, AnswerEntry } from '../../verdict/report/answer.js';
import { conflictShape } from '../../verdict/report/changes-json.js';
import { conflictEntry, fieldText } from '../../verdict/report/part-changes.js';
import { lostLines } from '../../verdict/report/plan-lines.js';
import { type MergedBoth, mergeBoth, type Versions } from '../../verdict/room/merge-versions.js';
import { isSnapshotFault } from '../../verdict/room/snapshot-text.js';
import { CommandError } from '../../world/files/command-error.js';
import { Git, GitError, repositoryOf } from '../../world/files/git.js';
import { noteConflicts } from '../../world/files/open-conflicts.js';
import {
  type Decisions,
  type MergeEffects,
  mergeEffects,
  readDecisions,
  readFiles,
  readIndex,
  whyNotMerged,
  writeMerged,
} from '../../world/workspace/merge.js';
import { inputName } from '../../world/workspace/source.js';
import { type Call, defineCommand, EXIT, type ExitCode } from './command.js';
import { formatOption, type Given, grouped, list, path, refuseBoth, toggle } from './options.js';
import { printJson, sayAnswers } from './print-answers.js';
import type { Terminal } from './terminal.js';

const OPTIONS = {
  ...grouped('Result:', {
    output: path('write the result to FILE', '--output merged.json', { short: 'o' }),
    path: path(
      'for git: PATH is the name of the file, and the result is written in place of ours. A file that is not a room is merged by lines, as git does it',
      '-L %P',
      { short: 'L' },
    ),
    solve: path(
      'merge FILE once more, from the three versions that git keeps of it during a merge',
      '--solve rooms/garden.json',
    ),
  }),
  ...grouped('Conflicts:', {
    resolve: list(
      'where both changed the same field, keep ours or theirs: everywhere, or at a place. PLACE=both keeps two new items. Repeatable',
      '--resolve items/12#/pos=theirs',
    ),
    strict: toggle(
      'exit with 1 when the merge has an error that neither version has, or makes a state of a quest impossible',
    ),
  }),
  ...formatOption(['text', 'json']),
};

/** `roomlint merge`: merges two versions of a room, for people and as the merge driver of git. */
export const merge = defineCommand(
  {
    options: OPTIONS,
    details: `Ours keeps every byte wherever nothing comes from theirs. Where both have changed the same thing in different
ways, ours stays, the conflict is listed, and the file is valid JSON all the same. After a merge without
conflicts, errors and quests that can no longer be played are listed if neither version has them.

A place is items/12, logic/12, quests/NAME, settings/KEY or roomTasks, and after # a field in it. A place
beats a side that is given for everything. items/12=both keeps two new items: theirs gets a free key, also in
its logic and in the parentItemID of its children.

Examples:
  roomlint merge base.json ours.json theirs.json --output merged.json
  roomlint merge --solve rooms/garden.json --resolve theirs
  roomlint merge --solve rooms/garden.json --resolve 'items/12#/pos=theirs' --resolve ours
  git config merge.roomlint.driver 'npx --no roomlint merge %O %A %B -L %P'`,
    exits: {
      clean: 'merged',
      findings: 'conflicts, in which ours stays; with --strict also what only the merge has broken',
      error: 'nothing is written: invalid usage, an unreadable file, or a version that is not a room',
    },
  },
  async (given, call) => {
    const { cwd, terminal } = call;
    const { format = 'text' } = given;
    const request = readRequest(given, call);
    const { name, output } = request;
    if (format === 'json' && output === undefined)
      throw new CommandError(
        '--format json needs --output: the merged room is on standard output without it',
      );
    const decisions = readDecisions(given.resolve ?? []);
    let read: ReadMerge;
    try {
      read = mergeRooms(await request.read(), decisions);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      if (request.byLines === undefined) throw new CommandError(`${name}: not merged: ${error.message}`);
      return mergeByLines(name, request.byLines, error.message, call);
    }
    const { sides, merged } = read;
    if (output === undefined) terminal.writeOutBytes(merged.merged);
    else writeMerged(output, cwd, merged.merged);
    const count = merged.conflicts.length + merged.members.length;
    if (request.isInGit) note(name, count, merged.merged, call);
    const effects = count > 0 ? NO_EFFECTS : await effectsOf(resolve(cwd, name), sides, merged, terminal);
    const isBroken = effects.errors.length + effects.impossible.length > 0;
    const hasMore = count > 0 || isBroken || merged.rekeyed.size > 0;
    // Nothing of a room is shown otherwise.
    if (hasMore) for (const bytes of read.shown) terminal.hideJson(bytes);
    if (format === 'json') printJson(shapeOf(merged, effects), terminal);
    else {
      for (const pattern of merged.unused) terminal.warn(`--resolve ${pattern}: there is no such conflict`);
      if (hasMore) sayAnswers([answerOf(request, merged, effects)], 'err', terminal);
    }
    if (count === 0 && given.solve !== undefined)
      terminal.writeErr(`${printable(name)}: merged: git add ${printable(name)}\n`);
    return count > 0 || (given.strict && isBroken) ? EXIT.findings : EXIT.clean;
  },
);

/** Which versions are merged, and where the result goes. */
interface MergeRequest {
  /** The file, as people know it. */
  readonly name: string;
  /** Undefined for standard output. */
  readonly output: string | undefined;
  /** Whether git knows the file: it keeps what a merge leaves open. */
  readonly isInGit: boolean;
  /** What git merges by lines where a version is not a room; undefined where git does not ask. */
  readonly byLines?: readonly [base: string, ours: string, theirs: string];
  /** @throws CommandError */
  read(): Versions | Promise<Versions>;
}

/** @throws CommandError when the options cannot be combined */
function readRequest(given: Given<typeof OPTIONS>, { cwd, words, terminal }: Call): MergeRequest {
  const { output, path, solve } = given;
  refuseBoth(given, 'output', 'path');
  if (solve !== undefined) {
    refuseBoth(given, 'solve', 'path');
    if (words.length > 0) throw new CommandError('merge --solve takes one file: git has its versions');
    const read = (): Versions => readIndex(solve, cwd, terminal.world);
    return { name: solve, output: output ?? solve, isInGit: true, read };
  }
  const [base, ours, theirs, extra] = words;
  if (base === undefined || ours === undefined || theirs === undefined || extra !== undefined)
    throw new CommandError(
      'merge takes three versions of a room, as in roomlint merge base.json ours.json theirs.json --output merged.json',
    );
  const read = (): Promise<Versions> => readFiles({ base, ours, theirs }, cwd, terminal.world.stdin);
  if (path === undefined) return { name: inputName(ours), output, isInGit: false, read };
  return { name: path, output: ours, isInGit: true, byLines: [base, ours, theirs], read };
}

interface ReadMerge {
  readonly merged: MergedBoth;
  readonly sides: Pick<Versions, 'ours' | 'theirs'>;
  /** What a report of the merge may quote: the base only where there are conflicts, so that it can be forgotten. */
  readonly shown: readonly Uint8Array[];
}

/** @throws CommandError that says which version cannot be merged, and why */
function mergeRooms(versions: Versions, { sides, both }: Decisions): ReadMerge {
  try {
    // The result is checked at once.
    const merged = mergeBoth(versions, sides, both, roomForText);
    const [refused] = merged.refused;
    if (refused !== undefined)
      throw new CommandError(
        `--resolve ${printable(refused)}=both: both is for an item that each side has added under one key: give ours or theirs here`,
      );
    const { base, ours, theirs } = versions;
    const hasConflicts = merged.conflicts.length + merged.members.length > 0;
    return { merged, sides: { ours, theirs }, shown: hasConflicts ? [base, ours, theirs] : [ours, theirs] };
  } catch (error) {
    if (error instanceof RangeError || error instanceof SnapshotError) throw new CommandError(error.message);
    if (!isSnapshotFault(error)) throw error;
    throw new CommandError(whyNotMerged(versions));
  }
}

/** Merges as git does without a driver. @returns 1 if its markers are in the file */
function mergeByLines(
  name: string,
  [base, ours, theirs]: NonNullable<MergeRequest['byLines']>,
  why: string,
  { cwd, terminal }: Call,
): ExitCode {
  const { status, stderr } = Git.in(cwd, terminal.world).run([
    'merge-file',
    ...['ours', 'base', 'theirs'].flatMap((label) => ['-L', label]),
    ...[ours, base, theirs].map((file) => resolve(cwd, file)),
  ]);
  terminal.warn(`${name}: merged by lines, because ${why}`);
  if (status === null || status > 127)
    throw new CommandError(`${name}: git could not merge it: ${String(stderr).trim()}`);
  return status === 0 ? EXIT.clean : EXIT.findings;
}

/** Notes open conflicts, so that no commit takes ours in silence. */
function note(path: string, count: number, bytes: Uint8Array, { cwd, terminal }: Call): void {
  try {
    const { git, name } = repositoryOf(resolve(cwd, path), terminal.world);
    noteConflicts(git, name, count, bytes);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    terminal.warn(`a commit will not be stopped for open conflicts: ${error.message}`);
  }
}

function shapeOf({ conflicts, members, rekeyed }: MergedBoth, effects: MergeEffects): object {
  return {
    version: 1,
    conflicts: conflicts.map(conflictShape),
    members,
    rekeyed: Object.fromEntries(rekeyed),
    ...effects,
  };
}

/** What else there is to say of a merge than that it is done. */
function answerOf(
  { name, isInGit }: MergeRequest,
  { conflicts, members, rekeyed }: MergedBoth,
  { errors, impossible }: MergeEffects,
): Answer {
  const count = conflicts.length + members.length;
  const solve = isInGit ? `roomlint merge --solve ${name} ` : '';
  const decide = `Decide with ${solve}--resolve theirs, or with a place, as in --resolve items/12=theirs; =both keeps two new items.`;
  return {
    title: `${name}: ${count === 0 ? 'merged' : `${counted(count, 'conflict')}, in which ours stays`}`,
    sections: [
      {
        entries: [
          ...[...rekeyed].map(([key, newKey]) => ({
            text: `item ${keyText(key)} of theirs is item ${keyText(newKey)} in the merge`,
          })),
          ...conflicts.map(conflictEntry),
          ...members.map(
            (field): AnswerEntry => ({
              symbol: '!',
              text: fieldText({ ...field, words: { what: placeText(field) } }),
            }),
          ),
        ],
      },
      {
        title: 'Errors that neither version has',
        entries: errors.map(({ message, place }) => ({ symbol: '✗', text: `${place}: ${message}` })),
      },
      {
        title: 'What can no longer happen, by the merge alone',
        entries: lostLines(impossible),
      },
    ],
    advice: count === 0 ? [] : [{ text: decide }],
  };
}

/** The merge is done, whether it can be checked or not. */
async function effectsOf(
  absolute: string,
  sides: ReadMerge['sides'],
  merged: MergedBoth,
  terminal: Terminal,
): Promise<MergeEffects> {
  try {
    return await mergeEffects(absolute, sides, merged);
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof SnapshotError)) throw error;
    terminal.warn(`what the merge may have broken was not looked for: ${error.message}`);
    return NO_EFFECTS;
  }
}

const NO_EFFECTS: MergeEffects = { errors: [], impossible: [] };
