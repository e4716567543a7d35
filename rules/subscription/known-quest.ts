import {
  defineRule,
  fixIn,
  isNumberedName,
  LookAlikes,
  lookAlikeNote,
  QUEST_KINDS,
  type QuestIndex,
  questReference,
  quoteValue,
  replaceValue,
  type Subscription,
  textField,
} from '../kit.js';

export default defineRule({
  id: 'subscription/known-quest',
  level: 'error',
  kinds: ['unknown-quest'],
  sentence: 'TaskTriggerId is the id of the inProgress entry of the quest',
  fix: 'unsafe',
  summary: 'TaskTriggerId is the id of a quest in the file',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks',
  state: (): { readonly unknown: Reference[] } => ({ unknown: [] }),
  subscriptions: QUEST_KINDS,
  on: {
    subscription(subscription, _report, { snapshot: { quests }, state }) {
      if (quests === undefined) return;
      const id = questReference(subscription);
      if (id === undefined || quests.has(id)) return;
      state.unknown.push({ id, name: textField(subscription.record, 'Name'), subscription });
    },
    snapshot({ quests, dialogueQuestIds }, report, { state: { unknown } }) {
      if (quests === undefined) return;
      const alike = new LookAlikes(() => quests.entries.map(({ key }) => key));
      for (const reference of unknown) {
        const { id, subscription } = reference;
        const at = subscription.place.at('TaskTriggerId');
        // Dialogue effects carry quests of their own, which are known only after the walk.
        if (dialogueQuestIds.has(id)) continue;
        const { message, meant } = answerFor(reference, quests, alike);
        report({
          at,
          message,
          fix:
            meant === undefined
              ? undefined
              : fixIn(
                  subscription,
                  replaceValue(at, JSON.stringify(meant), 'unsafe', `write ${quoteValue(meant)}`),
                ),
        });
      }
    },
  },
});

/** A reference to an unknown quest. */
interface Reference {
  readonly id: string;
  readonly name: string | undefined;
  readonly subscription: Subscription;
}

/** What to say of a reference, and the id that was meant, where it is clear. */
interface Answer {
  readonly message: string;
  readonly meant?: string | undefined;
}

function answerFor({ id, name }: Reference, quests: QuestIndex, alike: LookAlikes): Answer {
  const idByName = (text: string): string | undefined => {
    const entry = quests.byName.onlyWithName(text);
    return entry && quests.inProgressId(entry);
  };
  const named = idByName(id);
  if (named !== undefined)
    return {
      message: `${quoteValue(id)} is the Name of a quest, not its id: use the id of its inProgress entry, ${quoteValue(named)}`,
      meant: named,
    };
  const what = id === '' ? 'TaskTriggerId is empty' : `no quest in the file has the id ${quoteValue(id)}`;
  const similar = alike.of(id);
  if (similar !== undefined)
    return {
      message: `${what}: use ${quoteValue(similar)}, the id of ${nameOf(similar, quests)}${lookAlikeNote(id, similar)}`,
      meant: similar,
    };
  const isNamed = name !== undefined && quests.byName.onlyWithName(name) !== undefined;
  // Names that quests have several times tell nothing.
  if (id !== '' && name !== undefined && isNumberedName(name) && quests.byName.withName(name) === undefined)
    return {
      message: `${what} or the Name ${quoteValue(name)}: write those of a quest in the file, or add this quest`,
    };
  if (!isNamed) return { message: `${what}: use the id of a quest's inProgress entry` };
  const meant = idByName(name);
  return meant === undefined
    ? { message: `${what}: add the inProgress entry of ${quoteValue(name)}, which is missing` }
    : { message: `${what}: use ${quoteValue(meant)}, the id of ${quoteValue(name)}`, meant };
}

function nameOf(id: string, quests: QuestIndex): string {
  return quoteValue(quests.entry(id)?.record.Name ?? id);
}
