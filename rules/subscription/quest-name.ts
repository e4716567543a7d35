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
  summary: 'Name is the Name of the quest that TaskTriggerId names',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks',
  why: 'A subscription names its quest twice, by id and by Name. Where the two disagree, it may answer to the wrong quest or to none.',
  kinds: QUEST_KINDS,
  subscription(subscription, report, { snapshot: { quests } }) {
    const id = questReference(subscription);
    const entry = id === undefined ? undefined : quests?.entry(id);
    if (quests === undefined || entry === undefined) return;
    const { kind, record, place } = subscription;
    const name = textField(record, 'Name');
    if (name === undefined || name === entry.record.Name) return;
    // Subscriptions with a DirectEffector have no Name: that one has a TaskTriggerId, too, is for another rule to say.
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
        title: 'a Name that is no quest',
        text: withName('0_find_a_key'),
        findings: found(
          AT,
          '\\"0_find_a_key\\"',
          'Name is "0_find_a_key": write "0_find_key", the Name of the quest in TaskTriggerId',
        ),
        fixed: room(),
      },
      {
        title: 'a Name without its number',
        text: withName('find_key'),
        findings: found(
          AT,
          '\\"find_key\\"',
          'Name is "find_key" without the number of the quest: write "0_find_key"',
        ),
        fixed: room(),
      },
      {
        title: 'the Name of one quest and the id of another',
        text: withName('1_open_door'),
        findings: found(
          AT,
          '\\"1_open_door\\"',
          'Name says "1_open_door" and TaskTriggerId says "0_find_key": one of them, perhaps the id, is wrong',
        ),
        fixed: room(),
      },
    ],
  }),
});

/** @param other an entry of the quest that has the Name, where one has it */
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
    message: `Name says ${quoteValue(name)} and TaskTriggerId says ${quoteValue(right)}: one of them, perhaps the id, is wrong`,
    related: [...related, { at: other.place.at('Name'), message: 'the quest in Name' }],
    fix: writeName(at, right, 'unsafe'),
  };
}

function wrongName(name: string, right: string): string {
  return name === bareName(right)
    ? `Name is ${quoteValue(name)} without the number of the quest: write ${quoteValue(right)}`
    : `Name is ${quoteValue(name)}: write ${quoteValue(right)}, the Name of the quest in TaskTriggerId`;
}

function writeName(at: Place, name: string, safety: FixDraft['safety']): FixDraft {
  return replaceValue(at, JSON.stringify(name), safety, `write the Name ${quoteValue(name)}`);
}
