import {
  bareName,
  type Draft,
  defineRule,
  expression,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  type FixDraft,
  fixIn,
  type JsonObject,
  lookAlikeNote,
  mainEntry,
  overwriteText,
  type Place,
  QUEST_KINDS,
  type QuestEntry,
  type QuestIndex,
  questReference,
  quoteValue,
  referenceDraft,
  room,
  type Subscription,
  task,
  tasksOf,
  textField,
  throughout,
  uuidVersion,
  wordsOf,
  writeValue,
} from '../kit.js';
import { CrossedNames } from './crossed-names.js';
import { otherQuest, rightName } from './named-quest.js';
import { NamesById, UnheldNames, unnumberedNames, writeName } from './unheld-names.js';

const withName = (name: string): string => task('2', 1, { Name: name });
const withoutQuests = (name: string): string => {
  const { quests, ...rest } = JSON.parse(withName(name)) as JsonObject;
  return JSON.stringify(rest, null, 2);
};
const AT = '/logic/2#/Tasks/1/Name';
const OTHER_ID = '3c6a4e50-b5d7-4809-9324-a5c6e70891bc';

/** The first quest under another Name than everything that uses it. */
function renamedQuest(): string {
  const snapshot = JSON.parse(expression('$TN{find_key} > 1.0')) as { quests: Record<string, JsonObject> };
  for (const key of [FIND_KEY, FIND_KEY_COMPLETED])
    Object.assign(snapshot.quests[key] ?? {}, { Name: '0_get_key' });
  return JSON.stringify(snapshot, null, 2);
}

export default defineRule({
  id: 'subscription/quest-name',
  level: 'error',
  fix: 'mixed',
  reveals: ['flow/*'],
  summary: 'Name equals the Name of the quest in TaskTriggerId',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks',
  why: "A subscription refers to its quest twice: by id in TaskTriggerId and by Name, which must equal the quest's Name exactly, number included. Where the two disagree, one of them is wrong.",
  state: () => ({ unheld: new UnheldNames(), crossed: new CrossedNames(), wrong: [] as WrongName[] }),
  subscriptions: QUEST_KINDS,
  on: {
    subscription(subscription, _report, { snapshot, state: { unheld, crossed, wrong } }) {
      const { quests } = snapshot;
      const id = questReference(subscription);
      const { kind, record, place } = subscription;
      const name = textField(record, 'Name');
      if (id === undefined || name === undefined) return;
      // The basic form has an empty Name. trigger-form reports the TaskTriggerId beside DirectEffector.
      if (name === '' && kind === 'undecided-trigger') return;
      const entry = quests?.entry(id);
      if (quests === undefined || entry === undefined) {
        if (quests?.has(id) !== true) unheld.add(id, name, place);
        return;
      }
      if (name === entry.record.Name) return;
      const right = rightName(entry, quests);
      if (right === undefined) return;
      const other = otherQuest(name, right, quests);
      const draft = nameDraft(subscription, name, right, entry, other);
      if (other !== undefined && name === other.record.Name)
        crossed.add(subscription, mainOf(entry, quests), mainOf(other, quests), draft);
      else wrong.push({ key: entry.key, name, right, draft });
    },
    *snapshotEnd(snapshot, report, { state: { unheld, crossed, wrong }, eachSubscription }) {
      const expressed = new Set(wrong.length === 0 ? [] : snapshot.expressions.map(({ name }) => name));
      for (const each of wrong) yield report(wrongNameDraft(each, expressed));
      for (const draft of crossed.drafts(eachSubscription)) report(draft);
      if (snapshot.quests !== undefined) {
        for (const draft of unnumberedNames(unheld, snapshot, snapshot.quests)) report(draft);
      } else if (snapshot.section('quests') === undefined && unheld.mayDisagree) {
        const names = new NamesById(snapshot);
        eachSubscription((subscription) => names.add(subscription));
        for (const draft of names.drafts()) report(draft);
      }
    },
  },
  examples: () => ({
    good: [{ title: 'subscriptions with the Names of their quests', text: room() }],
    bad: [
      {
        title: 'a Name that no quest has',
        text: withName('0_find_a_key'),
        at: AT,
        marks: '\\"0_find_a_key\\"',
        message: 'Name "0_find_a_key" is not the Name of the quest in TaskTriggerId: write "0_find_key"',
        fixed: room(),
      },
      {
        title: 'a quest that was renamed, while expressions use its old Name',
        text: renamedQuest(),
        at: '/logic/2#/Tasks/0/Name',
        marks: '\\"0_find_key\\"',
        message:
          'Name "0_find_key" is not the Name of the quest in TaskTriggerId: write "0_get_key", and "get_key" instead of "find_key" in expressions (and in 1 more subscription)',
      },
      {
        title: 'a Name that only looks like the one of the quest',
        text: withName('0_find_k\u0435y'),
        at: AT,
        marks: '\\"0_find_k\u0435y\\"',
        message:
          'Name "0_find_k\u0435y" is not the Name of the quest in TaskTriggerId: write "0_find_key" (they look the same, but some letters are from another alphabet or another kind of space)',
        fixed: room(),
      },
      {
        title: 'a Name without its number',
        text: withName('find_key'),
        at: AT,
        marks: '\\"find_key\\"',
        message: 'Name "find_key" lacks the number of the quest: write "0_find_key"',
        fixed: room(),
      },
      {
        title: 'the Name of one quest and the id of another',
        text: withName('1_open_door'),
        at: AT,
        marks: '\\"1_open_door\\"',
        message:
          'Name is "1_open_door", but TaskTriggerId is the id of "0_find_key": correct the one that is wrong',
        fixed: room(),
      },
      {
        title: 'Name and Id exchanged',
        text: task('2', 1, { Name: OTHER_ID, Id: '0_find_key' }),
        at: AT,
        marks: `\\"${OTHER_ID}\\"`,
        message: `Name "${OTHER_ID}" and Id "0_find_key" have each other's value: exchange the two`,
        fixed: task('2', 1, { Id: OTHER_ID }),
      },
      {
        title: 'the Name of one quest, without its number, and the id of another',
        text: withName('open_door'),
        at: AT,
        marks: '\\"open_door\\"',
        message:
          'Name is "open_door", but TaskTriggerId is the id of "0_find_key": correct the one that is wrong',
        fixed: room(),
      },
      {
        title: 'a Name without a number, and a TaskTriggerId without a quest',
        text: task('2', 1, { Name: 'quest-name', TaskTriggerId: 'quest-id' }),
        at: AT,
        marks: '\\"quest-name\\"',
        message:
          'Name "quest-name" does not begin with a number and an underscore: write the Name of the quest, with its number',
        alsoFound: ['subscription/known-quest'],
      },
      {
        title: 'no Name, and a TaskTriggerId without a quest',
        text: task('2', 1, { Name: '', TaskTriggerId: 'quest-id' }),
        at: AT,
        marks: '\\"\\"',
        message: 'Name is empty: write the Name of the quest, with its number',
        alsoFound: ['subscription/known-quest'],
      },
      {
        title: 'two Names for one TaskTriggerId, in a file without quests',
        text: withoutQuests('0_find_a_key'),
        at: AT,
        marks: '\\"0_find_a_key\\"',
        message:
          'the same TaskTriggerId has the Name "0_find_a_key" here and "0_find_key" elsewhere: use one Name for one quest',
      },
      {
        title: 'two quests that have the Names of each other',
        text: room(({ quests }) => {
          for (const entry of Object.values(quests))
            entry.Name = entry.Name === '0_find_key' ? '1_open_door' : '0_find_key';
        }),
        at: `/quests/${FIND_KEY}/Name`,
        marks: '"1_open_door"',
        message:
          'the quests "1_open_door" and "0_find_key" have each other\'s Name, by all their subscriptions: exchange the two Names, on both entries',
      },
      {
        title: 'the id of one quest on the subscriptions of others',
        text: room((changed) => {
          const { quests } = changed;
          const EntryId = '7c1e5a90-3b2d-4f68-9a7c-1d2e3f405162';
          const other = { EntryId, Name: '2_close_door' };
          quests.mlh6a1b2c3d4ij = { ...quests[FIND_KEY], ...other, id: 'mlh6a1b2c3d4ij' };
          quests.mlh6a1b2c3d4kl = { ...quests[FIND_KEY_COMPLETED], ...other, id: 'mlh6a1b2c3d4kl' };
          const [move, chained] = tasksOf(changed, '3');
          const [enter] = tasksOf(changed, '4');
          Object.assign(move ?? {}, { Name: '2_close_door', TaskTriggerId: FIND_KEY, TargetState: 2 });
          Object.assign(chained ?? {}, { TaskTriggerId: FIND_KEY });
          Object.assign(enter ?? {}, { TaskTriggerId: FIND_KEY, TargetState: 181 });
        }),
        at: '/logic/3#/Tasks/0/Name',
        marks: '\\"2_close_door\\"',
        message:
          '3 subscriptions with the Names of other quests have the TaskTriggerId of "0_find_key": give each the id of the quest in Name',
        alsoFound: ['flow/never-activated'],
      },
    ],
  }),
});

/** A Name that is not that of the quest in TaskTriggerId. */
interface WrongName {
  readonly key: string;
  readonly name: string;
  readonly right: string;
  readonly draft: Draft;
}

/** @param expressed names that expressions use: after a rename, they name no quest */
function wrongNameDraft({ key, name, right, draft }: WrongName, expressed: ReadonlySet<string>): Draft {
  const old = bareName(name);
  const isExpressed = old !== bareName(right) && (expressed.has(old) || expressed.has(name));
  const corrected = isExpressed
    ? {
        ...draft,
        message: `${wordsOf(draft)}, and ${quoteValue(bareName(right))} instead of ${quoteValue(old)} in expressions`,
        fix: undefined,
      }
    : draft;
  return asRenamed(name, right, referenceDraft('Name', [key, name], corrected));
}

/** Whoever renames quests, or subscriptions, and forgets the others, makes one mistake. */
function asRenamed(name: string, right: string, draft: Draft): Draft {
  return throughout(name === bareName(right) ? 'without number' : 'renamed', draft);
}

/** @param other an entry of the other quest that the Name may mean, if there is one */
function nameDraft(
  subscription: Subscription,
  name: string,
  right: string,
  { place, status }: QuestEntry,
  other: QuestEntry | undefined,
): Draft {
  const at = subscription.place.at('Name');
  const related = [{ at: place.at('Name'), message: 'the quest in TaskTriggerId' }];
  if (subscription.record.Id === right && uuidVersion(name) !== undefined)
    return {
      at,
      message: `Name ${quoteValue(name)} and Id ${quoteValue(right)} have each other's value: exchange the two`,
      related: [{ at: subscription.place.at('Id'), message: 'the Id' }],
      fix: fixIn(subscription, exchangeWithId(subscription.place, name, right)),
    };
  if (other === undefined)
    return {
      at,
      message: wrongName(name, right),
      related,
      fix: fixIn(subscription, overwriteText(at, name, right, `write the Name ${quoteValue(right)}`)),
    };
  return {
    at,
    message: `Name is ${quoteValue(name)}, but TaskTriggerId is the id of ${quoteValue(right)}: correct the one that is wrong`,
    related: [...related, { at: other.place.at('Name'), message: 'the quest in Name' }],
    // A completed entry's id is wrong anyway, so that Name is probably right.
    fix: status === 'completed' ? undefined : fixIn(subscription, writeName(at, right)),
  };
}

function wrongName(name: string, right: string): string {
  if (name === bareName(right))
    return `Name ${quoteValue(name)} lacks the number of the quest: write ${quoteValue(right)}`;
  return `Name ${quoteValue(name)} is not the Name of the quest in TaskTriggerId: write ${quoteValue(right)}${lookAlikeNote(name, right)}`;
}

function exchangeWithId(place: Place, id: string, name: string): FixDraft {
  return {
    safety: 'unsafe',
    description: 'exchange Name and Id',
    edits: [writeValue(place.at('Id'), id), writeValue(place.at('Name'), name)],
  };
}

/** Either entry of a quest may be named. */
function mainOf(entry: QuestEntry, quests: QuestIndex): QuestEntry {
  const pair = quests.pairOf(entry);
  return (pair && mainEntry(pair)) ?? entry;
}
