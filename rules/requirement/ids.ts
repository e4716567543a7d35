import { isStatusUnclear } from '../../src/model/snapshot/quest-entry.js';
import {
  arrayField,
  beginsLikeJson,
  completePair,
  defineRule,
  type EachSubscription,
  groupedBy,
  keyAt,
  LookAlikes,
  lookAlikeNote,
  member,
  otherQuestLabel,
  type Place,
  type QuestEntry,
  type QuestIndex,
  questReference,
  quoteValue,
  replaceValue,
  textField,
  valueDraft,
  writeMeant,
} from '../kit.js';
import { isOfCompleted } from '../wording/quest-entries.js';

/** An id of no quest, in a requirement of an entry. */
interface UnknownId {
  readonly id: string;
  readonly place: Place;
  readonly entry: QuestEntry;
}

/** What shows the quest that was meant. */
type Values = { readonly id: string } & (
  | { readonly by: 'Name' | 'EntryId'; readonly meant: string }
  | { readonly by: 'look-alike' | 'twin'; readonly meant: string }
  /** `name` is what subscriptions with the id call its quest. */
  | { readonly by: 'subscriptions'; readonly meant: string | undefined; readonly name: string }
  | { readonly by: 'nothing' }
);

export const knownQuest = defineRule({
  id: 'requirement/known-quest',
  level: 'error',
  kinds: {
    'unknown-quest': (values: Values) => {
      const id = quoteValue(values.id);
      const what = `no quest in the file has the id ${id}`;
      switch (values.by) {
        case 'Name':
        case 'EntryId':
          return `${id} is the ${values.by} of a quest: use the id of its inProgress entry, ${quoteValue(values.meant)}`;
        case 'look-alike':
          return `${what}: write ${quoteValue(values.meant)}${lookAlikeNote(values.id, values.meant)}`;
        case 'twin':
          return `${what}: write ${quoteValue(values.meant)}, as the other entry does`;
        case 'subscriptions':
          return values.meant === undefined
            ? `${what}: add the inProgress entry of ${quoteValue(values.name)}, which is missing`
            : `${what}: write ${quoteValue(values.meant)}, the id of ${quoteValue(values.name)}, as subscriptions call it`;
        case 'nothing':
          return `${what}: write the id of the inProgress entry of the required quest, or delete this requirement from both entries if the quest is gone for good`;
      }
    },
  },
  sentence: 'the id of a requirement is that of the inProgress entry of the required quest',
  fix: 'unsafe',
  summary: 'A requirement holds the id of a quest in the file',
  source: 'quest and task records, part 2, requirement object',
  state: () => ({ unknown: [] as UnknownId[] }),
  on: {
    requirement({ record, place, entry }, _report, { snapshot, state }) {
      const id = textField(record, 'id');
      // Another `type` has a finding of its own, and the id may not be a quest's.
      const type = textField(record, 'type') ?? 'quest';
      if (id === undefined || type !== 'quest' || snapshot.knowsQuest(id)) return;
      state.unknown.push({ id, place, entry });
    },
    quests(quests, report, { snapshot, state: { unknown }, eachSubscription }) {
      // All dialogues have been read by now, and their quests count.
      const missing = unknown.filter(({ id }) => !snapshot.knowsQuest(id));
      if (missing.length === 0) return;
      const names = { Name: inProgressBy('Name', quests), EntryId: inProgressBy('EntryId', quests) };
      const alike = new LookAlikes(() => quests.entries.map(({ key }) => key));
      const beside = namesBeside(new Set(missing.map(({ id }) => id)), eachSubscription);
      const answerFor = ({ id, place, entry }: UnknownId): Values => {
        const other = arrayField(quests.twinOf(entry)?.record, 'Requirements')?.[Number(place.step)];
        const meantThere = textField(other, 'id');
        if (quests.entry(meantThere)?.status === 'inProgress')
          return { id, by: 'twin', meant: meantThere ?? '' };
        for (const by of ['Name', 'EntryId'] as const) {
          const meant = names[by].get(id);
          if (meant !== undefined) return { id, by, meant };
        }
        const similar = alike.of(id);
        if (similar !== undefined) return { id, by: 'look-alike', meant: similar };
        const [name = '', ...others] = beside.get(id) ?? [];
        const called = others.length === 0 ? quests.byName.onlyWithName(name) : undefined;
        if (called === undefined) return { id, by: 'nothing' };
        return { id, by: 'subscriptions', meant: quests.inProgressId(called), name };
      };
      for (const each of missing) {
        const { place, entry } = each;
        const values = answerFor(each);
        const right = values.by === 'subscriptions' || values.by === 'nothing' ? undefined : values.meant;
        report(
          valueDraft(quests, entry, ['Requirements', place.step ?? 0, 'id'], {
            kind: 'unknown-quest',
            values,
            fix: writeMeant(place.at('id'), right),
          }),
        );
      }
    },
  },
});

/** The Names that subscriptions have beside ids. */
function namesBeside(ids: ReadonlySet<string>, eachSubscription: EachSubscription): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  eachSubscription((subscription) => {
    const id = questReference(subscription);
    const name = textField(subscription.record, 'Name');
    if (id === undefined || name === undefined || !ids.has(id)) return;
    names.set(id, (names.get(id) ?? new Set()).add(name));
  });
  return names;
}

/** The ids of the inProgress entries by the value of a field, where only one of them has that value. */
function inProgressBy(field: 'Name' | 'EntryId', { entries }: QuestIndex): ReadonlyMap<string, string> {
  const inProgress = entries.filter(({ status }) => status === 'inProgress');
  const groups = groupedBy(inProgress, ({ record }) => textField(record, field));
  return new Map(
    [...groups].flatMap(([value, [entry, ...others]]) =>
      entry === undefined || others.length > 0 ? [] : [[value, entry.key] as const],
    ),
  );
}

export const inProgressId = defineRule({
  id: 'requirement/in-progress-id',
  level: 'error',
  kinds: { 'completed-id': isOfCompleted },
  sentence: 'the id of a requirement is that of the inProgress entry of the required quest',
  fix: 'safe',
  summary: 'A requirement holds the id of the inProgress entry',
  source: 'quest and task records, part 2, requirement object',
  on: {
    requirement({ record, place, entry }, report, { snapshot: { quests } }) {
      const id = textField(record, 'id');
      const required = quests.entry(id);
      if (id === undefined || required?.status !== 'completed') return;
      const pair = quests.pairOf(required);
      if (pair?.idsSwapped === true || isStatusUnclear(pair)) return;
      // requirement/no-cycle reports a quest that requires itself: no id of it would be right.
      if (quests.questOf(required) === quests.questOf(entry)) return;
      const meant = soundInProgressId(required, quests);
      const quest = otherQuestLabel(required);
      const description = `use the id of the inProgress entry of ${quest}`;
      report(
        valueDraft(quests, entry, ['Requirements', place.step ?? 0, 'id'], {
          kind: 'completed-id',
          values: { id, quest, meant },
          related: [{ at: keyAt(required.place), message: 'the completed entry' }],
          fix:
            // An id that holds JSON may be more than an id.
            meant === undefined || beginsLikeJson(id)
              ? undefined
              : replaceValue(place.at('id'), JSON.stringify(meant), 'safe', description),
        }),
      );
    },
  },
});

/** The id of the inProgress entry, if the pair leaves no doubt about it. */
function soundInProgressId(completed: QuestEntry, quests: QuestIndex): string | undefined {
  const pair = quests.pairOf(completed);
  const inProgress = pair && completePair(pair)?.inProgress;
  if (inProgress === undefined || inProgress.name !== completed.name) return undefined;
  return member(inProgress.record, 'id') === inProgress.key ? inProgress.key : undefined;
}
