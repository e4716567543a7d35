import type { QuestState } from '../snapshot/quest-states.js';
import { type FlowModel, isOwn } from './model.js';
import type { FlowDecision } from './timeline.js';

/* What the documents leave open about loading a page: a play lists it, so that nobody relies on one reading. */

/** What a play says about the quests of its player. */
interface QuestView {
  readonly model: FlowModel;
  state(quest: number): QuestState;
  completions(quest: number): number;
}

interface OpenPoint {
  readonly decision: FlowDecision;
  readonly quest: number;
}

/** What the documents leave open about a reset, for the quests that it is about to change. */
export function openAboutReset(
  play: QuestView,
  kind: 'reload' | 'leave',
  othersPresent: boolean,
): readonly OpenPoint[] {
  const found: OpenPoint[] = [];
  const { tasksRefresh, quests } = play.model;
  const required = new Set(quests.flatMap(({ requirements }) => requirements.map(({ quest }) => quest)));
  for (const quest of quests) {
    const { index } = quest;
    const isReset = quest.group === 'nonPersistent' || (tasksRefresh && kind === 'reload');
    if (!isReset || play.state(index) === 0) continue;
    if (play.completions(index) > 0 && (Number.isFinite(quest.limit) || required.has(index)))
      found.push({ decision: 'completions-kept', quest: index });
    if (!isOwn(quest) && othersPresent) found.push({ decision: 'refresh-shared', quest: index });
  }
  return found;
}

/** What the documents leave open about a page that was loaded, or to which a player came back. */
export function openAfterLoading(play: QuestView, isJoining: boolean): readonly OpenPoint[] {
  const found: OpenPoint[] = [];
  const { reactionsTo, tasksRefresh, quests } = play.model;
  for (const [fact, reactions] of reactionsTo) {
    const [first] = reactions;
    const state = fact % 3;
    if (first !== undefined && state !== 0 && play.state(first.quest) === state)
      found.push({ decision: 'load-not-entered', quest: first.quest });
  }
  if (!isJoining || !tasksRefresh) return found;
  for (const { index } of quests)
    if (play.state(index) !== 0) found.push({ decision: 'join-keeps', quest: index });
  return found;
}
