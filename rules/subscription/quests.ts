import { isStatusUnclear } from '../../src/model/snapshot/quest-entry.js';
import {
  completePair,
  defineRule,
  fixIn,
  isNumberedName,
  type JsonValue,
  keyAt,
  LookAlikes,
  lookAlikeNote,
  QUEST_KINDS,
  type QuestIndex,
  questLabel,
  questReference,
  quoteValue,
  replaceValue,
  type Subscription,
  textField,
  writeMeant,
} from '../kit.js';
import { isOfCompleted } from '../wording/quest-entries.js';

/** A reference to an unknown quest. */
interface Reference {
  readonly id: string;
  readonly name: string | undefined;
  readonly subscription: Subscription;
}

/** What shows the quest that was meant. */
type Answer =
  | { readonly by: 'Name as id'; readonly meant: string }
  | { readonly by: 'look-alike'; readonly meant: string; readonly name: JsonValue }
  | { readonly by: 'Name'; readonly meant: string | undefined; readonly name: string }
  /** `name` is one that no quest has. */
  | { readonly by: 'nothing'; readonly meant?: undefined; readonly name?: string };

export const knownQuest = defineRule({
  id: 'subscription/known-quest',
  level: 'error',
  kinds: {
    'unknown-quest': (values: Answer & { readonly id: string }) => {
      const { id } = values;
      const what = id === '' ? 'TaskTriggerId is empty' : `no quest in the file has the id ${quoteValue(id)}`;
      switch (values.by) {
        case 'Name as id':
          return `${quoteValue(id)} is the Name of a quest, not its id: use the id of its inProgress entry, ${quoteValue(values.meant)}`;
        case 'look-alike':
          return `${what}: use ${quoteValue(values.meant)}, the id of ${quoteValue(values.name)}${lookAlikeNote(id, values.meant)}`;
        case 'Name':
          return values.meant === undefined
            ? `${what}: add the inProgress entry of ${quoteValue(values.name)}, which is missing`
            : `${what}: use ${quoteValue(values.meant)}, the id of ${quoteValue(values.name)}`;
        case 'nothing':
          return values.name === undefined
            ? `${what}: use the id of a quest's inProgress entry, or delete this subscription`
            : `${what} or the Name ${quoteValue(values.name)}: write those of a quest in the file, or delete this subscription if the quest is gone for good`;
      }
    },
  },
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
        // Dialogue effects carry quests of their own, which are known only after the walk.
        if (dialogueQuestIds.has(id)) continue;
        const at = subscription.place.at('TaskTriggerId');
        const answer = answerFor(reference, quests, alike);
        const { meant } = answer;
        report({
          kind: 'unknown-quest',
          at,
          values: { id, ...answer },
          fix: fixIn(subscription, writeMeant(at, meant)),
        });
      }
    },
  },
});

function answerFor({ id, name }: Reference, quests: QuestIndex, alike: LookAlikes): Answer {
  const { byName } = quests;
  const byId = byName.onlyWithName(id);
  const named = byId && quests.inProgressId(byId);
  if (named !== undefined) return { by: 'Name as id', meant: named };
  const similar = alike.of(id);
  if (similar !== undefined)
    return { by: 'look-alike', meant: similar, name: quests.entry(similar)?.name ?? similar };
  if (name === undefined) return { by: 'nothing' };
  // Names that quests have several times tell nothing.
  if (id !== '' && isNumberedName(name) && byName.withName(name) === undefined)
    return { by: 'nothing', name };
  const entry = byName.onlyWithName(name);
  return entry === undefined ? { by: 'nothing' } : { by: 'Name', meant: quests.inProgressId(entry), name };
}

export const inProgressId = defineRule({
  id: 'subscription/in-progress-id',
  level: 'error',
  lenient: { level: 'warning' },
  kinds: { 'completed-id': isOfCompleted },
  sentence: 'TaskTriggerId is the id of the inProgress entry of the quest',
  fix: 'unsafe',
  reveals: ['flow/*'],
  summary: 'TaskTriggerId is the id of an inProgress entry',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks',
  subscriptions: QUEST_KINDS,
  on: {
    subscription(subscription, report, { snapshot: { quests } }) {
      const id = questReference(subscription);
      const entry = quests?.entry(id);
      if (id === undefined || entry?.status !== 'completed' || entry.key !== id) return;
      const pair = quests?.pairOf(entry);
      if (pair?.idsSwapped === true || isStatusUnclear(pair)) return;
      const meant = pair && completePair(pair)?.inProgress.key;
      const quest = questLabel(entry);
      const at = subscription.place.at('TaskTriggerId');
      const description = `use the id of the inProgress entry of ${quest}`;
      report({
        kind: 'completed-id',
        at,
        values: { id, quest, meant },
        related: [{ at: keyAt(entry.place), message: 'the completed entry' }],
        fix:
          meant === undefined
            ? undefined
            : fixIn(subscription, replaceValue(at, JSON.stringify(meant), 'unsafe', description)),
      });
    },
  },
});
