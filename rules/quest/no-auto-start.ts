import {
  defineRule,
  integerField,
  onFirst,
  type Quest,
  quest,
  questsOnly,
  replaceValue,
  room,
  textField,
  throughoutFile,
  transitionCode,
  valueDraft,
} from '../kit.js';

/** What players do in the events that start most quests. */
const DEEDS: Readonly<Record<string, string>> = {
  OnClickEvent: 'A click on',
  OnEnterEvent: 'Entering',
  OnExitEvent: 'Leaving',
};

export default defineRule({
  id: 'quest/no-auto-start',
  level: 'error',
  kinds: { true: { sentence: 'AutoStart must be false' } },
  fix: 'safe',
  summary: 'AutoStart is false',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'AutoStart does not activate a quest. The quest stays in Not Active until a trigger changes it.',
  state: () => new Map<Quest, { readonly type: string; readonly itemKey: string }>(),
  on: {
    questEntry(entry, report, { state, snapshot: { labels, quests } }) {
      if (entry.record.AutoStart !== true) return;
      const at = entry.place.at('AutoStart');
      const draft = valueDraft(quests, entry, ['AutoStart'], {
        at,
        message: () => {
          const start = state.get(quests.questOf(entry));
          return start === undefined
            ? 'AutoStart has no effect: set it to false and add a trigger that activates the quest'
            : `AutoStart does nothing: set it to false. ${DEEDS[start.type] ?? `${start.type} on`} ${labels.text(start.itemKey)} starts this quest already`;
        },
        fix: replaceValue(at, 'false', 'safe', 'set AutoStart to false'),
      });
      const subject = String(entry.record.EntryId ?? entry.key);
      report(throughoutFile({ ...draft, subject }, quests.pairs.length));
    },
    trigger({ type, subscription: { kind, record, itemKey } }, _report, { state, snapshot: { quests } }) {
      const code = transitionCode(integerField(record, 'TargetState') ?? Number.NaN);
      if (kind !== 'quest-trigger' || type === undefined || code === undefined) return;
      if (code.to === 0 || code.from === 1 || code.from === 2) return;
      const entry = quests?.entry(textField(record, 'TaskTriggerId') ?? '');
      const started = entry && quests?.questOf(entry);
      if (started !== undefined && !state.has(started)) state.set(started, { type, itemKey });
    },
  },
  examples: () => ({
    good: [{ title: 'quests that wait for a trigger', text: questsOnly() }],
    bad: [
      {
        title: 'a quest that is supposed to start by itself',
        text: quest('0_find_key', { AutoStart: true }),
        ...onFirst(
          '0_find_key',
          'AutoStart',
          'true',
          'AutoStart has no effect: set it to false and add a trigger that activates the quest',
        ),
        fixed: questsOnly(),
      },
      {
        title: 'a quest that a trigger starts',
        text: room(({ quests }) => {
          for (const each of Object.values(quests)) if (each.Name === '1_open_door') each.AutoStart = true;
        }),
        ...onFirst(
          '1_open_door',
          'AutoStart',
          'true',
          'AutoStart does nothing: set it to false. Entering item 4 (Trigger) starts this quest already',
        ),
        fixed: room(),
      },
    ],
  }),
});
