import { printable, quoteValue } from '../../../bytes/json/quote.js';
import { counted } from '../../../bytes/text/in-words.js';
import { type QuestAnalysis, questAnalysis, type StateVerdict } from '../../../verdict/play/analyse.js';
import { outlineOf } from '../../../verdict/play/outline.js';
import { DATA_NOTE, shownMessage } from '../../../verdict/report/agent/reply.js';
import { notFound, roomIn } from '../desk.js';
import { defineTool, PAGE, PATH } from '../tool.js';

/** Steps of a play that are shown. */
const MAX_STEPS = 30;

/** Says what plays can do to quests. */
export const quests = defineTool(
  {
    name: 'quests',
    description:
      'Says for each quest whether some play activates and completes it: a short one, as a script for simulate, or why it can never happen; those that cannot come first. It changes nothing.',
    takes: {
      path: PATH,
      quest: { type: 'string', description: 'Only this quest: its Name or id' },
      ...PAGE,
    },
    needs: ['path'],
    narrowing: 'quest',
  },
  ({ path, quest: named }, desk) => {
    const file = desk.read(path);
    const playable = roomIn(file);
    const { room } = playable;
    const { unreachable } = outlineOf(playable);
    const stuck = new Set(unreachable.map(({ id }) => id));
    const all = room.model.quests;
    const sorted = [...all.filter(({ id }) => stuck.has(id)), ...all.filter(({ id }) => !stuck.has(id))];
    const wanted = named === undefined ? undefined : room.quest(named);
    if (wanted !== undefined && 'fault' in wanted) throw notFound(wanted.fault);
    const chosen = wanted === undefined ? sorted : all.slice(wanted.value, wanted.value + 1);
    return {
      head: [
        `${printable(file.name)}: ${counted(all.length, 'quest')}; ${counted(unreachable.length, 'state')} that should happen and never can`,
        DATA_NOTE,
      ],
      entries: chosen.map((quest) => () => questText(questAnalysis(room, quest))),
      total: chosen.length,
    };
  },
);

function questText({ id, name, active, completed }: QuestAnalysis): string {
  const isSkipped = active.verdict === 'impossible' && completed.verdict === 'reachable';
  return [
    `quest ${quoteValue(name)} (${quoteValue(id)})`,
    `    active: ${isSkipped ? 'skipped, it goes straight from Not Active to Completed' : verdictText(active)}`,
    `    completed: ${verdictText(completed)}`,
  ].join('\n');
}

function verdictText(verdict: StateVerdict): string {
  if (verdict.verdict !== 'reachable')
    return `${verdict.verdict === 'impossible' ? 'never' : 'not known'}: ${shownMessage(verdict.reason)}`;
  const { play } = verdict;
  return play.length === 0 ? 'at the start' : `a play: ${shownSteps(play).join(' | ')}`;
}

function shownSteps(play: readonly string[]): string[] {
  const shown = play.slice(0, MAX_STEPS).map((step) => shownMessage(step));
  const more = play.length - shown.length;
  return more > 0 ? [...shown, `… ${counted(more, 'more step')}`] : shown;
}
