import { dirname } from 'node:path';
import { rulePack } from '../../../rules/index.js';
import { placeText } from '../../bytes/json/pointer.js';
import type { ScriptRoom } from '../../model/flow/script-room.js';
import { EarlierVersions } from '../../verdict/lint/earlier-version.js';
import type { Finding } from '../../verdict/lint/finding.js';
import { createLinter, type Linter } from '../../verdict/lint/linter.js';
import { type LostState, lostStates, roomOnDemand } from '../../verdict/play/analyse.js';
import { checkRoom } from '../../verdict/play/read-room.js';
import type { MergedVersions, Versions } from '../../verdict/room/merge-versions.js';
import { nodeSha256 } from '../files/node-sha256.js';
import { FileSettings } from './file-settings.js';

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
  return versions
    .judge(findings)
    .fresh.filter(({ level }) => level === 'error')
    .map((finding) => ({
      rule: finding.rule,
      place: placeText(finding),
      message: finding.message,
    }));
}
