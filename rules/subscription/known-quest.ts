import {
  type Draft,
  defineRule,
  FIND_KEY,
  isNumberedName,
  isQuestIdShaped,
  LookAlikes,
  lookAlikeNote,
  type Place,
  QUEST_KINDS,
  type QuestEntry,
  type QuestIndex,
  questReference,
  quoteValue,
  referenceDraft,
  renaming,
  room,
  task,
  tasksOf,
  textField,
  throughout,
  uuidVersion,
} from '../kit.js';

const withReference = (id: string, name: string): string => task('2', 1, { TaskTriggerId: id, Name: name });

export default defineRule({
  id: 'subscription/known-quest',
  level: 'error',
  fix: 'none',
  summary: 'TaskTriggerId is the id of a quest in the file',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks',
  why: "TaskTriggerId must be the id of a quest's inProgress entry. Where the file has no such quest, nothing fires the effect, and a trigger or linked task has no quest to change.",
  state: (): { readonly unknown: Reference[] } => ({ unknown: [] }),
  subscriptions: QUEST_KINDS,
  on: {
    subscription(subscription, _report, { snapshot: { quests }, state }) {
      if (quests === undefined) return;
      const id = questReference(subscription);
      if (id === undefined || quests.has(id)) return;
      const { record, place, itemKey } = subscription;
      state.unknown.push({
        id,
        itemKey,
        ownId: textField(record, 'Id'),
        name: textField(record, 'Name'),
        place,
      });
    },
    *snapshotEnd(snapshot, report, { state: { unknown } }) {
      const { quests, dialogueQuestIds } = snapshot;
      if (quests === undefined || snapshot.isPartial('quests')) return;
      const alike = new LookAlikes(() => quests.entries.map(({ key }) => key));
      const foreign = foreignItems(unknown, quests);
      for (const reference of unknown) {
        yield;
        // Dialogue effects carry quests of their own, which are known only after the walk.
        if (dialogueQuestIds.has(reference.id)) continue;
        const message = exchangedIds(reference, quests) ?? messageFor(reference, quests, alike);
        const meant = meantEntry(reference, quests);
        const at = reference.place.at('TaskTriggerId');
        const left = snapshot.lostQuestIds.get(reference.id);
        const { id } = reference;
        const requirements = (yield* snapshot.readMissingQuests())?.withId(id)?.requirements ?? [];
        if (quests.memberCount === 0) {
          report(inEmptyQuests(reference, snapshot.place.at('quests')));
          continue;
        }
        if (foreign.has(reference.itemKey) && requirements.length === 0 && isGone(reference, quests)) {
          report(ofForeignItem(reference));
          continue;
        }
        const draft = {
          ...referenceDraft('TaskTriggerId', [id === '' ? message : id], {
            at,
            message: ({ subjects }) =>
              subjects < 2
                ? message
                : `no quest in the file has the id ${quoteValue(id)}, which subscriptions of ${subjects} quests have: give each the id of its own quest`,
            related: requirements.map((place) => ({
              at: place,
              message: 'this requirement names it as well',
            })),
          }),
          subject: message,
          // The quest may be there, without its inProgress entry, or under an invalid id.
          unless: left === undefined ? renamedIn(meant, quests) : [left.place],
        };
        report(meant === undefined ? draft : throughout(kindOf(reference, meant), draft));
      }
    },
  },
  examples: () => ({
    good: [{ title: 'subscriptions to quests in the room', text: room() }],
    bad: [
      {
        title: 'quests that were all deleted',
        text: room((changed) => {
          changed.quests = {};
        }),
        at: '/logic/2#/Tasks/0/TaskTriggerId',
        marks: `\\"${FIND_KEY}\\"`,
        message: `7 subscriptions refer to quests, such as "${FIND_KEY}", but quests is empty: add the quests, or leave quests out to keep those of the room`,
        alsoFound: ['snapshot/removes-all-quests'],
      },
      {
        title: 'an unknown id with the Name of a quest',
        text: withReference('mlh0000000000a', '0_find_key'),
        at: '/logic/2#/Tasks/1/TaskTriggerId',
        marks: '\\"mlh0000000000a\\"',
        message: `no quest in the file has the id "mlh0000000000a": use "${FIND_KEY}", the id of "0_find_key"`,
      },
      {
        title: 'an id that only looks like the one of a quest',
        text: withReference('mlh4k2p9x7q1ab\u200b', '0_find_key'),
        at: '/logic/2#/Tasks/1/TaskTriggerId',
        marks: '\\"mlh4k2p9x7q1ab\u200b\\"',
        message: `no quest in the file has the id "mlh4k2p9x7q1ab\\u200b": use "${FIND_KEY}", the id of "0_find_key" (they differ only in invisible characters)`,
      },
      {
        title: 'Id and TaskTriggerId exchanged',
        text: task('2', 1, { Id: FIND_KEY, TaskTriggerId: '3c6a4e50-b5d7-4809-9324-a5c6e70891bc' }),
        at: '/logic/2#/Tasks/1/TaskTriggerId',
        marks: '\\"3c6a4e50-b5d7-4809-9324-a5c6e70891bc\\"',
        message:
          'Id is the id of a quest, and TaskTriggerId is the UUID "3c6a4e50-b5d7-4809-9324-a5c6e70891bc": exchange the two values',
      },
      {
        title: 'the Name of a quest instead of its id',
        text: withReference('0_find_key', '0_find_key'),
        at: '/logic/2#/Tasks/1/TaskTriggerId',
        marks: '\\"0_find_key\\"',
        message: `"0_find_key" is the Name of a quest, not its id: use the id of its inProgress entry, "${FIND_KEY}"`,
      },
      {
        title: 'Name and TaskTriggerId swapped',
        text: withReference('0_find_key', FIND_KEY),
        at: '/logic/2#/Tasks/1/TaskTriggerId',
        marks: '\\"0_find_key\\"',
        message: `Name and TaskTriggerId are swapped: write "0_find_key" in Name and "${FIND_KEY}" in TaskTriggerId`,
      },
      {
        title: 'an unknown id and an unknown Name',
        text: withReference('quest-id', '7_nowhere'),
        at: '/logic/2#/Tasks/1/TaskTriggerId',
        marks: '\\"quest-id\\"',
        message: 'no quest in the file has the id "quest-id": use the id of a quest\'s inProgress entry',
      },
      {
        title: 'the id and Name of a quest that was deleted',
        text: withReference('mlh0000000000a', '2_open_gate'),
        at: '/logic/2#/Tasks/1/TaskTriggerId',
        marks: '\\"mlh0000000000a\\"',
        message:
          'no quest in the file has the id "mlh0000000000a" or the Name "2_open_gate": add the quest, or remove what refers to it',
      },
      {
        title: 'an item of another room, with references to several quests of that room',
        text: room((changed) => {
          const [trigger] = tasksOf(changed, '2');
          const others = ['a', 'b'].map((end) => ({
            ...trigger,
            Id: `3c6a4e50-b5d7-4809-9324-a5c6e70891b${end}`,
            TaskTriggerId: `mlh000000000${end}0`,
            Name: `2_gate_${end}`,
          }));
          changed.logic['3'] = { Tasks: [...tasksOf(changed, '3'), ...others], ViewNodes: [] };
        }),
        at: '/logic/3#/Tasks/2/TaskTriggerId',
        marks: '\\"mlh000000000a0\\"',
        message:
          '2 subscriptions of item "3" refer to 2 quests that the file does not have, such as "mlh000000000a0" or the Name "2_gate_a": add the quests, or remove what refers to them',
      },
      {
        title: 'an empty id',
        text: withReference('', '2_nowhere'),
        at: '/logic/2#/Tasks/1/TaskTriggerId',
        marks: '\\"\\"',
        message: "TaskTriggerId is empty: use the id of a quest's inProgress entry",
      },
      {
        title: 'one unknown id for two quests',
        text: room((changed) => {
          for (const each of [...tasksOf(changed, '2'), tasksOf(changed, '3')[0]])
            if (each !== undefined) each.TaskTriggerId = 'mlh0000000000a';
        }),
        at: '/logic/2#/Tasks/0/TaskTriggerId',
        marks: '\\"mlh0000000000a\\"',
        message:
          'no quest in the file has the id "mlh0000000000a", which subscriptions of 2 quests have: give each the id of its own quest (and in 2 more subscriptions)',
      },
    ],
  }),
});

/** A reference to an unknown quest. */
interface Reference {
  readonly id: string;
  readonly name: string | undefined;
  readonly place: Place;
  /** The Id of the subscription itself. */
  readonly ownId: string | undefined;
  readonly itemKey: string;
}

function messageFor({ id, name }: Reference, quests: QuestIndex, alike: LookAlikes): string {
  const idByName = (text: string): string | undefined => {
    const entry = quests.byName.onlyWithName(text);
    return entry && quests.inProgressId(entry);
  };
  const named = idByName(id);
  if (named !== undefined && named === name)
    return `Name and TaskTriggerId are swapped: write ${quoteValue(id)} in Name and ${quoteValue(named)} in TaskTriggerId`;
  if (named !== undefined)
    return `${quoteValue(id)} is the Name of a quest, not its id: use the id of its inProgress entry, ${quoteValue(named)}`;
  const what = id === '' ? 'TaskTriggerId is empty' : `no quest in the file has the id ${quoteValue(id)}`;
  const similar = alike.of(id);
  if (similar !== undefined)
    return `${what}: use ${quoteValue(similar)}, the id of ${nameOf(similar, quests)}${lookAlikeNote(id, similar)}`;
  const isNamed = name !== undefined && quests.byName.onlyWithName(name) !== undefined;
  // Names that quests have several times tell nothing.
  if (name !== undefined && isGone({ id, name }, quests))
    return `${what} or the Name ${quoteValue(name)}: add the quest, or remove what refers to it`;
  if (!isNamed) return `${what}: use the id of a quest's inProgress entry`;
  const meant = idByName(name);
  return meant === undefined
    ? `${what}: use the id of the inProgress entry of ${quoteValue(name)}, which is missing`
    : `${what}: use ${quoteValue(meant)}, the id of ${quoteValue(name)}`;
}

/** All references of a file whose quests were deleted as a whole. */
function inEmptyQuests({ id, place }: Reference, quests: Place): Draft {
  return {
    at: place.at('TaskTriggerId'),
    cause: 'empty quests',
    explains: [quests],
    message: ({ drafts }) =>
      `${drafts < 2 ? 'a subscription refers' : `${drafts} subscriptions refer`} to quests, such as ${quoteValue(id)}, but quests is empty: add the quests, or leave quests out to keep those of the room`,
    again: { message: 'this one as well' },
  };
}

function nameOf(id: string, quests: QuestIndex): string {
  return quoteValue(quests.entry(id)?.record.Name ?? id);
}

/** The inProgress entry of the quest that a reference names, in either of its fields. */
function meantEntry({ id, name }: Reference, quests: QuestIndex): QuestEntry | undefined {
  const { byName } = quests;
  const entry = byName.onlyWithName(id) ?? (name === undefined ? undefined : byName.onlyWithName(name));
  const main = entry && quests.inProgressId(entry);
  return main === undefined ? undefined : quests.entry(main);
}

/** The entry, if its key is not an id: the finding is there, and the reference has the right id. */
function renamedIn(entry: QuestEntry | undefined, quests: QuestIndex): readonly Place[] | undefined {
  if (entry === undefined) return undefined;
  return isQuestIdShaped(entry.key) ? quests.pairFaults.mistypedAt.get(entry) : [entry.place];
}

/** What was written instead of the id, which a script does in all references. */
function kindOf({ id }: Reference, { key, record }: QuestEntry): string {
  if (id === record.Name) return 'Name';
  if (id === record.EntryId) return 'EntryId';
  return renaming(id, key) ?? 'another id';
}

/** Items whose subscriptions alone name several quests that the file does not have, as in another room. */
function foreignItems(unknown: readonly Reference[], quests: QuestIndex): ReadonlySet<string> {
  const itemOf = new Map<string, string | null>();
  for (const reference of unknown) {
    const { id, itemKey } = reference;
    if (!isGone(reference, quests)) continue;
    const known = itemOf.get(id);
    itemOf.set(id, known === undefined || known === itemKey ? itemKey : null);
  }
  const items = new Set<string>();
  const foreign = new Set<string>();
  for (const item of itemOf.values()) {
    if (item === null) continue;
    if (items.has(item)) foreign.add(item);
    items.add(item);
  }
  return foreign;
}

function ofForeignItem({ id, name, itemKey, place }: Reference): Draft {
  return {
    at: place.at('TaskTriggerId'),
    cause: `item ${itemKey}`,
    subject: id,
    message: ({ drafts, subjects }) =>
      `${drafts} subscriptions of item ${quoteValue(itemKey)} refer to ${subjects} quests that the file does not have, such as ${quoteValue(id)} or the Name ${quoteValue(name ?? '')}: add the quests, or remove what refers to them`,
    again: { message: 'this one as well' },
  };
}

/** Whether id and Name of a reference are those of a quest that the file does not have any more. */
function isGone({ id, name }: Pick<Reference, 'id' | 'name'>, quests: QuestIndex): boolean {
  return (
    name !== undefined &&
    isQuestIdShaped(id) &&
    isNumberedName(name) &&
    quests.byName.withName(name) === undefined
  );
}

/** What to do where Id and TaskTriggerId have each other's value. */
function exchangedIds({ id, ownId }: Reference, quests: QuestIndex): string | undefined {
  if (ownId === undefined || !quests.has(ownId) || uuidVersion(id) === undefined) return undefined;
  return `Id is the id of a quest, and TaskTriggerId is the UUID ${quoteValue(id)}: exchange the two values`;
}
