import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { rulePack } from '../../../rules/index.js';
import { placeText } from '../../bytes/json/pointer.js';
import { quoteValue } from '../../bytes/json/quote.js';
import type { ScriptRoom } from '../../model/flow/script-room.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { EarlierVersions } from '../../verdict/lint/earlier-version.js';
import type { Finding } from '../../verdict/lint/finding.js';
import { createLinter, type Linter } from '../../verdict/lint/linter.js';
import { type LostState, lostStates, roomOnDemand } from '../../verdict/play/analyse.js';
import { checkRoom } from '../../verdict/play/read-room.js';
import type { MergedVersions, Versions } from '../../verdict/room/merge-versions.js';
import type { Resolutions } from '../../verdict/room/resolutions.js';
import { whyNoRoom } from '../../verdict/room/snapshot-text.js';
import { CommandError } from '../files/command-error.js';
import { type GitAccess, repositoryOf } from '../files/git.js';
import { nodeSha256 } from '../files/node-sha256.js';
import { readInFull } from '../files/read.js';
import { replaceFile } from '../files/replace-file.js';
import { FileSettings } from './file-settings.js';
import { readInputs } from './source.js';

/* What `roomlint merge` reads and writes, three versions and decisions about conflicts, and what a merge may break. */

/** The base of a file that both have added. */
const EMPTY = new TextEncoder().encode('{}');

/** @throws CommandError for a file that cannot be read */
export async function readFiles(
  paths: Readonly<Record<keyof Versions, string>>,
  cwd: string,
  stdin: number,
): Promise<Versions> {
  const named = [paths.base, paths.ours, paths.theirs];
  const [base = EMPTY, ours = EMPTY, theirs = EMPTY] = await readInputs(named, { cwd, stdin });
  // git has no base for a file that both have added.
  return { base: base.length === 0 ? EMPTY : base, ours, theirs };
}

/** The versions of a file that git merges, also when it is staged already. @throws CommandError where git has no conflict in it */
export function readIndex(path: string, cwd: string, access: GitAccess): Versions {
  const { git, name } = repositoryOf(resolve(cwd, path), access);
  const only = `:(top,literal)${name}`;
  // mode object stage TAB name
  const stages = (['--unmerged', '--resolve-undo'] as const)
    .map((which) => git.names(['ls-files', which, '-z', '--', only]).map((entry) => entry.split(/[ \t]/)))
    .find((entries) => entries.length > 0);
  const stage = (number: '1' | '2' | '3'): Uint8Array => {
    const [, object] = stages?.find(([, , is]) => is === number) ?? [];
    if (object !== undefined)
      return git.output(['cat-file', 'blob', object], { maxBuffer: MAX_IMPORTED_BYTES + 1 });
    if (number === '1' && stages !== undefined) return EMPTY;
    throw new CommandError(
      stages === undefined
        ? 'git has no conflict in it: --solve is for files that a merge has left with one'
        : 'one side has removed the file: keep it with git add, or remove it with git rm',
    );
  };
  return { base: stage('1'), ours: stage('2'), theirs: stage('3') };
}

/** Which version cannot be merged, and why. */
export function whyNotMerged(versions: Versions): string {
  for (const which of ['ours', 'theirs', 'base'] as const) {
    const why = whyNoRoom(versions[which]);
    if (why !== undefined) return `${which} cannot be used: ${why}`;
  }
  return 'the result would not be a room';
}

/** What to take at conflicts. */
export interface Decisions {
  readonly sides: Resolutions;
  /** New items of which both stay. */
  readonly both: readonly string[];
}

/** @throws CommandError */
export function readDecisions(given: readonly string[]): Decisions {
  const found: { ours: string[]; theirs: string[]; both: string[]; rest: 'ours' | 'theirs' | undefined } = {
    ours: [],
    theirs: [],
    both: [],
    rest: undefined,
  };
  for (const each of given) {
    const [, place, side] = /^(?:(.+)=)?(ours|theirs|both)$/s.exec(each) ?? [];
    if (side !== 'ours' && side !== 'theirs' && side !== 'both')
      throw new CommandError(
        `--resolve takes ours, theirs or a place with one of them, such as items/12#/pos=theirs, not ${quoteValue(each)}`,
      );
    if (place !== undefined)
      found[side].push(
        place.replace(/^\/?(?:roomItems\/)?/, (begin) => (begin.endsWith('roomItems/') ? 'items/' : '')),
      );
    else if (side === 'both')
      throw new CommandError(
        '--resolve both needs a place: items/12=both, or items/*=both for all new items',
      );
    else if (found.rest !== undefined && found.rest !== side)
      throw new CommandError('--resolve ours and --resolve theirs contradict each other: give one of them');
    else found.rest = side;
  }
  return { sides: found, both: found.both };
}

/** @throws CommandError when the file cannot be written */
export function writeMerged(output: string, cwd: string, bytes: Uint8Array): void {
  const path = resolve(cwd, output);
  const before = existsSync(path) ? readInFull(path) : undefined;
  const written =
    before === undefined || before.kind === 'bytes' ? replaceFile(path, before?.bytes, bytes) : before;
  if (written.kind !== 'replaced') throw new CommandError(`${output} was not written: ${written.message}`);
}

/** What a merge has done to a room that neither version had. */
export interface MergeEffects {
  readonly errors: readonly { readonly rule: string; readonly place: string; readonly message: string }[];
  /** States that a play could enter in both versions. */
  readonly impossible: readonly LostState[];
}

/** Compares a merge with both versions, by the rules of its file. No plugin is loaded. */
export async function mergeEffects(
  absolute: string,
  { ours, theirs }: Pick<Versions, 'ours' | 'theirs'>,
  { merged, mayMoveQuests }: MergedVersions,
): Promise<MergeEffects> {
  const settings = await FileSettings.open({ cwd: dirname(absolute), plugins: false });
  const rules = await settings.rulesFor(absolute);
  if (rules === 'ignored') return { errors: [], impossible: [] };
  const linter = createLinter(rulePack, rules, nodeSha256);
  const before = [ours, theirs];
  const { errors, room } = checkMerged(merged, mayMoveQuests, linter);
  return {
    errors: newErrors(linter, before, errors),
    impossible: room === undefined ? [] : lostStates(before.map(roomOnDemand), room),
  };
}

/** The errors of a merge, and its room where quests may move in another way. What else was read of it can be forgotten. */
function checkMerged(
  merged: Uint8Array,
  mayMoveQuests: boolean,
  linter: Linter,
): { readonly errors: readonly Finding[]; readonly room: ScriptRoom | undefined } {
  // Reading a room to be played takes as long as checking it.
  const { result, playable } = mayMoveQuests
    ? checkRoom(merged, linter)
    : { result: linter.lint(merged), playable: undefined };
  return { errors: result.findings.filter(({ level }) => level === 'error'), room: playable?.room };
}

/** The versions are checked only if the merge has errors at all. */
function newErrors(
  linter: Linter,
  before: readonly Uint8Array[],
  findings: readonly Finding[],
): MergeEffects['errors'] {
  if (findings.length === 0) return [];
  const versions = new EarlierVersions();
  for (const bytes of before) versions.add(linter.report(bytes));
  return versions.judge(findings).fresh.map((finding) => ({
    rule: finding.rule,
    place: placeText(finding),
    message: finding.message,
  }));
}
