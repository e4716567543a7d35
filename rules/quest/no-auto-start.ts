import type { Quest } from '../../src/model/snapshot/quest-entry.js';
import {
  defineRule,
  type EachSubscription,
  integerField,
  objectField,
  type QuestIndex,
  quoteValue,
  replaceValue,
  textField,
  transitionCode,
  valueDraft,
} from '../kit.js';

/** What players do in the events that start most quests. */
const DEEDS: Readonly<Record<string, string>> = {
  OnClickEvent: 'A click on',
  OnEnterEvent: 'Entering',
  OnExitEvent: 'Leaving',
};

/** What starts a quest: the event, and the item at which it happens. */
interface Values {
  readonly event: string | undefined;
  readonly item: string;
}

export default defineRule({
  id: 'quest/no-auto-start',
  level: 'error',
  kinds: {
    true: ({ event, item }: Values) =>
      event === undefined
        ? 'AutoStart has no effect: set it to false and add a trigger that activates the quest'
        : `AutoStart has no effect: set it to false. ${DEEDS[event] ?? `${quoteValue(event)} on`} ${item} starts this quest already`,
  },
  sentence: 'AutoStart must be false',
  fix: 'safe',
  summary: 'AutoStart is false',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    quests(quests, report, { snapshot: { labels }, eachSubscription }) {
      const entries = quests.entries.filter(({ record }) => record.AutoStart === true);
      if (entries.length === 0) return;
      const starts = startsOf(quests, eachSubscription);
      for (const entry of entries) {
        const { event, itemKey } = starts.get(quests.questOf(entry)) ?? {};
        report(
          valueDraft(quests, entry, ['AutoStart'], {
            kind: 'true',
            values: { event, item: itemKey === undefined ? '' : labels.text(itemKey) },
            fix: replaceValue(entry.place.at('AutoStart'), 'false', 'safe', 'set AutoStart to false'),
          }),
        );
      }
    },
  },
});

interface Start {
  readonly event: string;
  readonly itemKey: string;
}

/** The first event that takes each quest out of Not Active. */
function startsOf(quests: QuestIndex, eachSubscription: EachSubscription): ReadonlyMap<Quest, Start> {
  const starts = new Map<Quest, Start>();
  eachSubscription(({ kind, record, itemKey }) => {
    const code = transitionCode(integerField(record, 'TargetState') ?? Number.NaN);
    const event = textField(objectField(record, 'Trigger') ?? {}, '$type');
    if (kind !== 'quest-trigger' || event === undefined || event === '' || code === undefined) return;
    if (code.to === 0 || code.from === 1 || code.from === 2) return;
    const entry = quests.entry(textField(record, 'TaskTriggerId') ?? '');
    const started = entry && quests.questOf(entry);
    if (started !== undefined && !starts.has(started)) starts.set(started, { event, itemKey });
  });
  return starts;
}
