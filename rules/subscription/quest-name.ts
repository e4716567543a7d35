import { isSoundName } from '../../src/model/snapshot/quest-values.js';
import {
  bareName,
  type Draft,
  defineRule,
  fixIn,
  isNumberedName,
  lookAlikeNote,
  type Place,
  QUEST_KINDS,
  type QuestEntry,
  type QuestIndex,
  questReference,
  quoteValue,
  replaceValue,
  type Subscription,
  textField,
} from '../kit.js';
import { overwriteText } from '../wording/overwrite-text.js';

/** The first Name that subscriptions in a file without quests have beside a TaskTriggerId. */
type FirstNames = Map<string, { readonly name: string; readonly place: Place }>;

export default defineRule({
  id: 'subscription/quest-name',
  level: 'error',
  kinds: [
    'other-name',
    'other-quest',
    'no-number',
    { name: 'unnumbered', sentence: 'Name is that of the quest, with its numeric prefix' },
    'second-name',
  ],
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
      const { quests } = snapshot;
      const id = questReference(subscription);
      const { kind, record, place } = subscription;
      const name = textField(record, 'Name');
      if (id === undefined || name === undefined) return;
      // The basic form has an empty Name. trigger-form reports the TaskTriggerId beside DirectEffector.
      if (name === '' && kind === 'undecided-trigger') return;
      const entry = quests?.entry(id);
      if (quests !== undefined && entry !== undefined) {
        const draft = otherName(subscription, name, entry, quests);
        if (draft !== undefined) wrong.push({ id, name, draft });
        return;
      }
      if (!isNumberedName(name)) {
        const draft = { at: place.at('Name'), kind: 'unnumbered', message: unnumbered(name) };
        wrong.push({ id, name, draft: draft });
        return;
      }
      if (snapshot.section('quests') !== undefined || id === '') return;
      const draft = secondName(id, name, place.at('Name'), firstNames);
      if (draft !== undefined) wrong.push({ id, name, draft: draft });
    },
    snapshot(snapshot, report, { state: { wrong } }) {
      const { dialogueQuestIds, dialogueQuestNames } = snapshot;
      for (const { id, name, draft } of wrong) {
        // Dialogue effects carry quests of their own, which are known only after the walk.
        if (!dialogueQuestIds.has(id) && !dialogueQuestNames.has(name)) report(draft);
      }
    },
  },
});

/** A Name that is not the one of its quest. */
interface WrongName {
  readonly id: string;
  readonly name: string;
  readonly draft: Draft;
}

/** What is wrong with a Name beside the id of a quest; undefined if nothing is. */
function otherName(
  subscription: Subscription,
  name: string,
  entry: QuestEntry,
  quests: QuestIndex,
): Draft | undefined {
  const twin = quests.twinOf(entry);
  const entries = twin === undefined ? [entry] : [entry, twin];
  const names = new Set(entries.flatMap(({ record }) => textField(record, 'Name') ?? []));
  if (names.has(name) || names.size === 0) return undefined;
  const [right = '', ...others] = names;
  // A Name that has a finding of its own is not to be spread.
  const isSound = others.length === 0 && isSoundName(right);
  const isOwn = [right, bareName(right)].includes(name.trim());
  const other = quests.byName.withName(name) ?? (isOwn ? undefined : quests.byName.meantBy(name));
  const at = subscription.place.at('Name');
  const named = entries.find(({ record }) => textField(record, 'Name') !== undefined) ?? entry;
  const related = [{ at: named.place.at('Name'), message: 'the quest in TaskTriggerId' }];
  if (other !== undefined || !isSound) {
    const what =
      other === undefined
        ? `Name ${quoteValue(name)} is not that of the quest in TaskTriggerId, ${quoteValue(right)}`
        : `Name is ${quoteValue(name)}, but TaskTriggerId is the id of ${quoteValue(right)}`;
    if (other !== undefined) related.push({ at: other.place.at('Name'), message: 'the quest in Name' });
    // A completed entry's id is wrong anyway, so that Name is probably right.
    const isFixed = isSound && entry.status !== 'completed';
    const fix = replaceValue(at, JSON.stringify(right), 'unsafe', `write the Name ${quoteValue(right)}`);
    return {
      at,
      kind: other === undefined ? 'other-name' : 'other-quest',
      message: `${what}: correct the one that is wrong`,
      related,
      fix: isFixed ? fixIn(subscription, fix) : undefined,
    };
  }
  return {
    at,
    kind: name === bareName(right) ? 'no-number' : 'other-name',
    message: wrongName(name, right),
    related,
    fix: fixIn(subscription, overwriteText(at, name, right, `write the Name ${quoteValue(right)}`)),
  };
}

function wrongName(name: string, right: string): string {
  if (name === bareName(right))
    return `Name ${quoteValue(name)} lacks the number of the quest: write ${quoteValue(right)}`;
  return `Name ${quoteValue(name)} is not the Name of the quest in TaskTriggerId: write ${quoteValue(right)}${lookAlikeNote(name, right)}`;
}

function unnumbered(name: string): string {
  if (name === '') return 'Name is empty: write the Name of the quest, with its number';
  return `Name ${quoteValue(name)} does not begin with a number and an underscore: write the Name of the quest, with its number`;
}

/** In a file without quests, a second Name for one TaskTriggerId: both cannot be that of the quest. */
function secondName(id: string, name: string, at: Place, firstNames: FirstNames): Draft | undefined {
  const first = firstNames.get(id);
  if (first === undefined) firstNames.set(id, { name, place: at });
  if (first === undefined || first.name === name) return undefined;
  return {
    at,
    kind: 'second-name',
    identity: [id, ...[name, first.name].sort()].join('\n'),
    message: `the same TaskTriggerId has the Name ${quoteValue(name)} here and ${quoteValue(first.name)} elsewhere: use one Name for one quest`,
    related: [{ at: first.place, message: 'the other Name with the same TaskTriggerId' }],
  };
}
