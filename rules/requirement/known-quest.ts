import {
  defineRule,
  type EachSubscription,
  LookAlikes,
  lookAlikeNote,
  type Place,
  type QuestEntry,
  type QuestIndex,
  questReference,
  quoteValue,
  replaceValue,
  textField,
  valueDraft,
} from '../kit.js';

/** An id of no quest, in a requirement of an entry. */
interface UnknownId {
  readonly id: string;
  readonly place: Place;
  readonly entry: QuestEntry;
}

export default defineRule({
  id: 'requirement/known-quest',
  level: 'error',
  kinds: ['unknown-quest'],
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
      for (const { id, place, entry } of missing) {
        const similar = alike.of(id);
        const field = names.Name.has(id) ? 'Name' : 'EntryId';
        const meant = names[field].get(id);
        const right = meant?.key ?? similar;
        const advice =
          similar === undefined
            ? adviceFrom(beside.get(id), quests)
            : `write ${quoteValue(similar)}${lookAlikeNote(id, similar)}`;
        report(
          valueDraft(quests, entry, ['Requirements', place.step ?? 0, 'id'], {
            fix:
              right === undefined
                ? undefined
                : replaceValue(place.at('id'), JSON.stringify(right), 'unsafe', `write ${quoteValue(right)}`),
            message:
              meant === undefined
                ? `no quest in the file has the id ${quoteValue(id)}: ${advice}`
                : `${quoteValue(id)} is the ${field} of a quest: use the id of its inProgress entry, ${quoteValue(meant.key)}`,
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

/** What to do about an id of no quest, from the Names that subscriptions have beside it. */
function adviceFrom(names: ReadonlySet<string> | undefined, quests: QuestIndex): string {
  const [name = '', ...others] = names ?? [];
  const entry = others.length === 0 ? quests.byName.onlyWithName(name) : undefined;
  if (entry === undefined) return 'write the id of the inProgress entry of the required quest';
  const right = quests.inProgressId(entry);
  return right === undefined
    ? `add the inProgress entry of ${quoteValue(name)}, which is missing`
    : `write ${quoteValue(right)}, the id of ${quoteValue(name)}, as subscriptions call it`;
}

/** The inProgress entries by the value of a field, where no other inProgress entry has that value. */
function inProgressBy(field: 'Name' | 'EntryId', quests: QuestIndex): Map<string, QuestEntry> {
  const entries = new Map<string, QuestEntry>();
  const shared = new Set<string>();
  for (const entry of quests.entries) {
    const value = entry.status === 'inProgress' ? textField(entry.record, field) : undefined;
    if (value === undefined) continue;
    if (entries.has(value)) shared.add(value);
    entries.set(value, entry);
  }
  for (const value of shared) entries.delete(value);
  return entries;
}
