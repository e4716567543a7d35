import { dirname } from 'node:path';
import { rulePack } from '../../../../rules/index.js';
import { playText } from '../../../model/flow/play-text.js';
import type { ScriptRoom } from '../../../model/flow/script-room.js';
import { QUEST_STATES, type QuestState } from '../../../model/snapshot/quest-states.js';
import { EarlierVersions } from '../../../verdict/lint/earlier-version.js';
import type { Finding } from '../../../verdict/lint/finding.js';
import { createLinter, type Linter } from '../../../verdict/lint/linter.js';
import { checkRoom, readRoom } from '../../../verdict/play/read-room.js';
import { questText } from '../../../verdict/report/plan-names.js';
import type { Versions } from '../../../verdict/room/merge-versions.js';
import { nodeSha256 } from '../../../world/files/node-sha256.js';
import { FileSettings } from '../../../world/workspace/file-settings.js';

/** What a merge has done to a room that neither version had. */
export interface MergeEffects {
  readonly errors: readonly { readonly rule: string; readonly place: string; readonly message: string }[];
  /** States that a play could enter in both versions, with a short play. */
  readonly impossible: readonly { readonly quest: string; readonly state: string; readonly play: string }[];
}

/** Compares a merge with both versions, by the rules of its file. No plugin is loaded. */
export async function mergeEffects(
  absolute: string,
  { ours, theirs }: Versions,
  merged: Uint8Array,
): Promise<MergeEffects> {
  const settings = await FileSettings.open({ cwd: dirname(absolute), plugins: false });
  const rules = await settings.rulesFor(absolute);
  if (rules === 'ignored') return { errors: [], impossible: [] };
  const linter = createLinter(rulePack, rules, nodeSha256);
  const before = [ours, theirs];
  const { result, playable } = checkRoom(merged, linter);
  return {
    errors: newErrors(linter, before, result.findings),
    impossible: impossibleStates(before, playable.room),
  };
}

/** The versions are checked only if the merge has errors at all. */
function newErrors(
  linter: Linter,
  before: readonly Uint8Array[],
  findings: readonly Finding[],
): MergeEffects['errors'] {
  if (findings.every(({ level }) => level !== 'error')) return [];
  const versions = new EarlierVersions();
  for (const bytes of before) versions.add(linter.report(bytes));
  return versions
    .judge(findings)
    .fresh.filter(({ level }) => level === 'error')
    .map((finding) => ({
      rule: finding.rule,
      place: [finding.pointer, ...finding.embedded].join('#'),
      message: finding.message,
    }));
}

/** A version is read only if all before it could be played where the merge cannot. */
function impossibleStates(
  versions: readonly Uint8Array[],
  { model, boundedAnalysis }: ScriptRoom,
): MergeEffects['impossible'] {
  const rooms = versions.map((bytes) => {
    let room: ScriptRoom | undefined;
    return (): ScriptRoom => {
      room ??= readRoom(bytes).room;
      return room;
    };
  });
  const lost: MergeEffects['impossible'][number][] = [];
  for (const { index, id, name } of model.quests)
    for (const state of [1, 2] as const satisfies readonly QuestState[]) {
      if (boundedAnalysis.mayEnter(index, state)) continue;
      let play: string | undefined;
      const wasPossible = rooms.every((room) => {
        const found = playIn(room(), id, state);
        play ??= found;
        return found !== undefined;
      });
      if (!wasPossible || play === undefined) continue;
      lost.push({ quest: questText({ key: id, name }), state: QUEST_STATES[state], play });
    }
  return lost;
}

/** A play that enters a state of a quest, as a script. */
function playIn({ model, boundedAnalysis }: ScriptRoom, id: string, state: QuestState): string | undefined {
  const quest = model.quests.find((each) => each.id === id);
  if (quest === undefined) return undefined;
  const verdict = boundedAnalysis.verdict(quest.index, state);
  return verdict.kind === 'reachable' ? playText(model, verdict.play) : undefined;
}
