import { dirname } from 'node:path';
import { rulePack } from '../../../rules/index.js';
import { nodeSha256 } from '../../files/node-sha256.js';
import { readRoom } from '../../flow/play/read-room.js';
import { playText } from '../../flow/play-text.js';
import type { ScriptRoom } from '../../flow/script-room.js';
import { EarlierVersions } from '../../lint/earlier-version.js';
import { createLinter } from '../../lint/linter.js';
import { questText } from '../../report/plan-names.js';
import type { Versions } from '../../room/merge-versions.js';
import { QUEST_STATES, type QuestState } from '../../snapshot/quest-states.js';
import { FileSettings } from '../../workspace/file-settings.js';

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
  const versions = new EarlierVersions();
  for (const bytes of [ours, theirs]) versions.add(linter.report(bytes));
  const { fresh } = versions.judge(linter.report(merged).located().findings);
  const errors = fresh
    .filter(({ level }) => level === 'error')
    .map((finding) => ({
      rule: finding.rule,
      place: [finding.pointer, ...finding.embedded].join('#'),
      message: finding.message,
    }));
  return { errors, impossible: impossibleStates([ours, theirs].map(roomOf), roomOf(merged)) };
}

function roomOf(bytes: Uint8Array): ScriptRoom {
  return readRoom(bytes).room;
}

function impossibleStates(
  before: readonly ScriptRoom[],
  { model, boundedAnalysis }: ScriptRoom,
): MergeEffects['impossible'] {
  const lost: MergeEffects['impossible'][number][] = [];
  for (const { index, id, name } of model.quests)
    for (const state of [1, 2] as const satisfies readonly QuestState[]) {
      if (boundedAnalysis.mayEnter(index, state)) continue;
      const plays = before.map((room) => playIn(room, id, state));
      const [play] = plays;
      if (play === undefined || plays.includes(undefined)) continue;
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
