import type { SyntaxFaultKind } from '../../src/bytes/json/syntax/syntax-fault.js';
import type { Quest } from '../../src/model/snapshot/quest-entry.js';
import {
  defineRule,
  type EachSubscription,
  integerField,
  member,
  objectField,
  type QuestIndex,
  quoteValue,
  replaceValue,
  spanIn,
  textField,
  transitionCode,
  valueDraft,
} from '../kit.js';
import { BrokenTexts } from '../wording/held-json.js';
import { overwriteText } from '../wording/near-miss.js';

export const enabled = defineRule({
  id: 'quest/enabled',
  level: 'error',
  kinds: { false: 'Enabled is false: set it to true, or the quest does not work' },
  sentence: 'Enabled must be true for the quest to work',
  summary: 'Enabled is true',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    questEntry(entry, report, { snapshot: { quests } }) {
      if (member(entry.record, 'Enabled') === false)
        report(valueDraft(quests, entry, ['Enabled'], { kind: 'false' }));
    },
  },
});

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

export const noAutoStart = defineRule({
  id: 'quest/no-auto-start',
  level: 'error',
  kinds: {
    true: ({ event, item }: Values) =>
      event === undefined
        ? 'AutoStart has no effect: set it to false, and add a trigger with TargetState 111 to start the quest'
        : `AutoStart has no effect: set it to false. ${DEEDS[event] ?? `${quoteValue(event)} on`} ${item} starts this quest already`,
  },
  sentence: 'AutoStart must be false',
  fix: 'safe',
  summary: 'AutoStart is false',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    quests(quests, report, { snapshot: { labels }, eachSubscription }) {
      const entries = quests.entries.filter(({ record }) => member(record, 'AutoStart') === true);
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
    const event = textField(objectField(record, 'Trigger'), '$type');
    if (kind !== 'quest-trigger' || event === undefined || event === '' || code === undefined) return;
    if (code.to === 0 || code.from === 1 || code.from === 2) return;
    const entry = quests.entry(textField(record, 'TaskTriggerId') ?? '');
    const started = entry && quests.questOf(entry);
    if (started !== undefined && !starts.has(started)) starts.set(started, { event, itemKey });
  });
  return starts;
}

export const templateNameEmpty = defineRule({
  id: 'quest/template-name-empty',
  level: 'error',
  kinds: { 'not-empty': ({ name }: { name: string }) => `TemplateName is ${quoteValue(name)}: set it to ""` },
  sentence: 'TemplateName is always empty',
  fix: 'mixed',
  summary: 'TemplateName is empty',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    questEntry(entry, report, { snapshot: { quests } }) {
      const name = textField(entry.record, 'TemplateName');
      if (name === undefined || name === '') return;
      const fix = overwriteText(entry.place.at('TemplateName'), name, '', 'set TemplateName to ""');
      report(valueDraft(quests, entry, ['TemplateName'], { kind: 'not-empty', values: { name }, fix }));
    },
  },
});

export const extraTextJson = defineRule({
  id: 'quest/extra-text-json',
  level: 'error',
  kinds: {
    'not-json'({ fault }: { fault: SyntaxFaultKind }) {
      if (fault === 'empty') return 'ExtraText holds only white space: set it to ""';
      return fault === 'cut-off'
        ? 'ExtraText ends in the middle of its JSON: complete the dialogue, or set ExtraText to ""'
        : 'ExtraText is not valid JSON from here on: correct the dialogue, or set ExtraText to ""';
    },
  },
  sentence: 'ExtraText is empty, or a JSON string for dialogue trees',
  summary: 'ExtraText is empty or holds JSON',
  source: 'quest and task records, part 2, quest entry fields',
  state: () => new BrokenTexts(),
  on: {
    embedded(embedded, report, { snapshot: { quests }, state }) {
      if (embedded.role !== 'ExtraText' || embedded.text === undefined || quests === undefined) return;
      const { place, reading } = embedded;
      const [[section, key], ...inner] = place.paths;
      // Dialogue effects carry quest entries too, but this family checks only those of `quests`.
      if (reading.kind !== 'broken' || inner.length > 0 || section !== 'quests') return;
      const entry = quests.entryAt(String(key));
      if (entry === undefined) return;
      const [fault] = state.faultsIn(embedded);
      const isBlank = fault === undefined || fault.kind === 'empty';
      report(
        valueDraft(quests, entry, ['ExtraText'], {
          kind: 'not-json',
          at: isBlank ? place : spanIn(place, fault.span, place),
          values: { fault: isBlank ? 'empty' : fault.kind },
        }),
      );
    },
  },
});
