import { isSoundName } from '../../src/model/snapshot/quest-values.js';
import {
  bareName,
  defineRule,
  fixIn,
  isNumberedName,
  type Kinds,
  lookAlikeNote,
  type Place,
  QUEST_KINDS,
  type QuestEntry,
  type QuestIndex,
  questReference,
  quoteValue,
  type ReportedAs,
  replaceValue,
  type Subscription,
  textField,
} from '../kit.js';
import { overwriteText } from '../wording/near-miss.js';

/** The first Name that subscriptions in a file without quests have beside a TaskTriggerId. */
type FirstNames = Map<string, { readonly name: string; readonly place: Place }>;

interface Values {
  readonly name: string;
  /** The Name of the quest in TaskTriggerId. */
  readonly right: string;
}

const KINDS = {
  'other-name': ({ name, right, isSound }: Values & { readonly isSound: boolean }) =>
    isSound
      ? `Name ${quoteValue(name)} is not the Name of the quest in TaskTriggerId: write ${quoteValue(right)}${lookAlikeNote(name, right)}`
      : `Name ${quoteValue(name)} is not that of the quest in TaskTriggerId, ${quoteValue(right)}: correct the one that is wrong`,
  'other-quest': ({ name, right }: Values) =>
    `Name is ${quoteValue(name)}, but TaskTriggerId is the id of ${quoteValue(right)}: write ${quoteValue(right)} here, or the id of ${quoteValue(name)} there`,
  'no-number': ({ name, right }: Values) =>
    `Name ${quoteValue(name)} lacks the number of the quest: write ${quoteValue(right)}`,
  unnumbered: {
    sentence: 'Name is that of the quest, with its numeric prefix',
    says: ({ name }: { name: string }) =>
      name === ''
        ? 'Name is empty: write the Name of the quest, with its number'
        : `Name ${quoteValue(name)} does not begin with a number and an underscore: write the Name of the quest, with its number`,
  },
  'second-name': ({ name, other }: { name: string; other: string }) =>
    `the same TaskTriggerId has the Name ${quoteValue(name)} here and ${quoteValue(other)} elsewhere: use one Name for one quest`,
} as const satisfies Kinds;

type Found = ReportedAs<typeof KINDS>;

/** A Name that is not the one of its quest. */
interface WrongName {
  readonly id: string;
  readonly name: string;
  readonly found: Found;
}

export default defineRule({
  id: 'subscription/quest-name',
  level: 'error',
  kinds: KINDS,
  sentence: 'Name must equal the Name of the quest exactly',
  fix: 'mixed',
  reveals: ['flow/*'],
  summary: 'Name equals the Name of the quest in TaskTriggerId',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and linked tasks',
  state: (): { readonly firstNames: FirstNames; readonly wrong: WrongName[] } => ({
    firstNames: new Map(),
    wrong: [],
  }),
  subscriptions: QUEST_KINDS,
  on: {
    subscription(subscription, _report, { snapshot, state: { firstNames, wrong } }) {
      const { kind, record, place } = subscription;
      const id = questReference(subscription);
      const name = textField(record, 'Name');
      if (id === undefined || name === undefined) return;
      // The basic form has an empty Name. trigger-form reports the TaskTriggerId beside DirectEffector.
      if (name === '' && kind === 'undecided-trigger') return;
      const at = place.at('Name');
      const { quests } = snapshot;
      const entry = quests?.entry(id);
      let found: Found | undefined;
      if (quests !== undefined && entry !== undefined) found = otherName(subscription, name, entry, quests);
      else if (!isNumberedName(name)) found = { kind: 'unnumbered', at, values: { name } };
      else if (snapshot.section('quests') === undefined && id !== '')
        found = secondName(id, name, at, firstNames);
      if (found !== undefined) wrong.push({ id, name, found });
    },
    snapshot({ dialogueQuestIds, dialogueQuestNames }, report, { state: { wrong } }) {
      // Dialogue effects carry quests of their own, which are known only after the walk.
      for (const { id, name, found } of wrong)
        if (!dialogueQuestIds.has(id) && !dialogueQuestNames.has(name)) report(found);
    },
  },
});

/** What is wrong with a Name beside the id of a quest; undefined if nothing is. */
function otherName(
  subscription: Subscription,
  name: string,
  entry: QuestEntry,
  quests: QuestIndex,
): Found | undefined {
  if (textField(entry.record, 'Name') === name) return undefined;
  const twin = quests.twinOf(entry);
  const entries = twin === undefined ? [entry] : [entry, twin];
  const names = new Set(entries.flatMap(({ record }) => textField(record, 'Name') ?? []));
  if (names.has(name) || names.size === 0) return undefined;
  const [right = '', ...others] = names;
  // A Name that has a finding of its own is not to be spread.
  const isSound = others.length === 0 && isSoundName(right);
  // The Name of the quest is the one to correct: numbered-name says so, and with what.
  if (others.length === 0 && !isNumberedName(right) && isNumberedName(name)) return undefined;
  const isOwn = [right, bareName(right)].includes(name.trim());
  const other = quests.byName.withName(name) ?? (isOwn ? undefined : quests.byName.meantBy(name));
  const at = subscription.place.at('Name');
  const named = entries.find(({ record }) => textField(record, 'Name') !== undefined) ?? entry;
  const ofId = { at: named.place.at('Name'), message: 'the quest in TaskTriggerId' };
  const description = `write the Name ${quoteValue(right)}`;
  if (other !== undefined) {
    const related = [ofId, { at: other.place.at('Name'), message: 'the quest in Name' }];
    // A completed entry's id is wrong anyway, so that Name is probably right.
    const isFixed = isSound && entry.status !== 'completed';
    const fix = isFixed ? replaceValue(at, JSON.stringify(right), 'unsafe', description) : undefined;
    return { kind: 'other-quest', at, values: { name, right }, related, fix: fixIn(subscription, fix) };
  }
  const related = [ofId];
  if (!isSound) return { kind: 'other-name', at, values: { name, right, isSound }, related };
  const fix = fixIn(subscription, overwriteText(at, name, right, description));
  return name === bareName(right)
    ? { kind: 'no-number', at, values: { name, right }, related, fix }
    : { kind: 'other-name', at, values: { name, right, isSound }, related, fix };
}

/** In a file without quests, a second Name for one TaskTriggerId: both cannot be that of the quest. */
function secondName(id: string, name: string, at: Place, firstNames: FirstNames): Found | undefined {
  const first = firstNames.get(id);
  if (first === undefined) firstNames.set(id, { name, place: at });
  if (first === undefined || first.name === name) return undefined;
  return {
    kind: 'second-name',
    at,
    identity: [id, ...[name, first.name].sort()].join('\n'),
    values: { name, other: first.name },
    related: [{ at: first.place, message: 'the other Name with the same TaskTriggerId' }],
  };
}
