import {
  bareName,
  type Draft,
  defineRule,
  type FixDraft,
  found,
  type Place,
  QUEST_KINDS,
  type QuestEntry,
  questReference,
  quoteValue,
  replaceValue,
  room,
  task,
  textField,
} from '../kit.js';

const withName = (name: string): string => task('2', 1, { Name: name });
const AT = '/logic/2#/Tasks/1/Name';

export default defineRule({
  id: 'subscription/quest-name',
  level: 'error',
  fix: 'mixed',
  summary: 'Name equals the Name of the quest in TaskTriggerId',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks',
  why: "A subscription refers to its quest twice: by id in TaskTriggerId and by Name, which must equal the quest's Name exactly, number included. Where the two disagree, one of them is wrong.",
  kinds: QUEST_KINDS,
  subscription(subscription, report, { snapshot: { quests } }) {
    const id = questReference(subscription);
    const entry = id === undefined ? undefined : quests?.entry(id);
    if (quests === undefined || entry === undefined) return;
    const { kind, record, place } = subscription;
    const name = textField(record, 'Name');
    if (name === undefined || name === entry.record.Name) return;
    // The basic form has an empty Name. trigger-form reports the TaskTriggerId beside DirectEffector.
    if (name === '' && kind === 'undecided-trigger') return;
    const byName = quests.byName;
    const right = byName.soundName(entry);
    if (right === undefined) return;
    report(nameDraft(place.at('Name'), name, right, entry, byName.withName(name)));
  },
  examples: () => ({
    good: [{ title: 'subscriptions with the Names of their quests', text: room() }],
    bad: [
      {
        title: 'a Name that no quest has',
        text: withName('0_find_a_key'),
        findings: found(
          AT,
          '\\"0_find_a_key\\"',
          'Name "0_find_a_key" is not the Name of the quest in TaskTriggerId: write "0_find_key"',
        ),
        fixed: room(),
      },
      {
        title: 'a Name without its number',
        text: withName('find_key'),
        findings: found(
          AT,
          '\\"find_key\\"',
          'Name "find_key" lacks the number of the quest: write "0_find_key"',
        ),
        fixed: room(),
      },
      {
        title: 'the Name of one quest and the id of another',
        text: withName('1_open_door'),
        findings: found(
          AT,
          '\\"1_open_door\\"',
          'Name is "1_open_door", but TaskTriggerId is the id of "0_find_key": correct the one that is wrong',
        ),
        fixed: room(),
      },
    ],
  }),
});

/** @param other an entry of the quest that has this Name, if there is one */
function nameDraft(
  at: Place,
  name: string,
  right: string,
  { place }: QuestEntry,
  other: QuestEntry | undefined,
): Draft {
  const related = [{ at: place.at('Name'), message: 'the quest in TaskTriggerId' }];
  if (other === undefined)
    return { at, message: wrongName(name, right), related, fix: writeName(at, right, 'safe') };
  return {
    at,
    message: `Name is ${quoteValue(name)}, but TaskTriggerId is the id of ${quoteValue(right)}: correct the one that is wrong`,
    related: [...related, { at: other.place.at('Name'), message: 'the quest in Name' }],
    fix: writeName(at, right, 'unsafe'),
  };
}

function wrongName(name: string, right: string): string {
  return name === bareName(right)
    ? `Name ${quoteValue(name)} lacks the number of the quest: write ${quoteValue(right)}`
    : `Name ${quoteValue(name)} is not the Name of the quest in TaskTriggerId: write ${quoteValue(right)}`;
}

function writeName(at: Place, name: string, safety: FixDraft['safety']): FixDraft {
  return replaceValue(at, JSON.stringify(name), safety, `write the Name ${quoteValue(name)}`);
}
