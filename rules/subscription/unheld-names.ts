import {
  addTo,
  bareName,
  type Draft,
  type FixDraft,
  fixIn,
  isNumberedName,
  type Place,
  QUEST_KINDS,
  type QuestIndex,
  questReference,
  quoteValue,
  replaceValue,
  type Snapshot,
  type Subscription,
  textField,
  tieBetween,
} from '../kit.js';

/*
 * Names in subscriptions of unknown quests, checked for their form and, if none is known, against each other.
 */

/** What the first walk notes of these Names: a place only where something is wrong. */
export class UnheldNames {
  /** The Names that are not numbered. */
  readonly unnumbered: { readonly id: string; readonly name: string; readonly place: Place }[] = [];
  private readonly nameOf = new Map<string, string>();
  private disagree = false;

  add(id: string, name: string, place: Place): void {
    if (!isNumberedName(name)) this.unnumbered.push({ id, name, place: place.at('Name') });
    const before = this.nameOf.get(id);
    if (before === undefined) this.nameOf.set(id, name);
    else if (before !== name) this.disagree = true;
  }

  /** Whether a second walk may find something in a file without quests. */
  get mayDisagree(): boolean {
    return this.disagree || this.unnumbered.length > 0;
  }
}

/** The unnumbered Names in a file with quests, where TaskTriggerId is the id of none. */
export function unnumberedNames(
  { unnumbered }: UnheldNames,
  { dialogueQuestIds, dialogueQuestNames }: Snapshot,
  quests: QuestIndex,
): Draft[] {
  const fullNames = fullNamesOf(quests);
  return (
    unnumbered
      .filter(({ id, name }) => !dialogueQuestIds.has(id) && !dialogueQuestNames.has(name))
      // known-quest reports a Name and a TaskTriggerId that are swapped.
      .filter(({ name }) => quests.byName.withName(name) === undefined && !quests.has(name))
      .map(({ name, place }) => ({ at: place, message: unnumberedMessage(name, fullNames.get(name)) }))
  );
}

/** The Names of quests by their bare names; undefined where several quests share one. */
function fullNamesOf(quests: QuestIndex): Map<string, string | undefined> {
  const fullNames = new Map<string, string | undefined>();
  for (const { record } of quests.entries) {
    const name = textField(record, 'Name');
    if (name === undefined || !isNumberedName(name)) continue;
    const bare = bareName(name);
    fullNames.set(bare, fullNames.has(bare) && fullNames.get(bare) !== name ? undefined : name);
  }
  return fullNames;
}

/** The subscriptions with one TaskTriggerId by Name, in file order. */
type Names = ReadonlyMap<string, readonly Subscription[]>;

/** In a file without quests: the Names beside each TaskTriggerId. */
export class NamesById {
  private readonly byId = new Map<string, Map<string, Subscription[]>>();

  constructor(private readonly snapshot: Snapshot) {}

  /** Takes a subscription of any kind. */
  add(subscription: Subscription): void {
    const { kind, record } = subscription;
    const id = questReference(subscription);
    const name = textField(record, 'Name');
    if (!QUEST_KINDS.includes(kind) || id === undefined || name === undefined) return;
    if (name === '' && kind === 'undecided-trigger') return;
    if (this.snapshot.dialogueQuestIds.has(id) || this.snapshot.dialogueQuestNames.has(name)) return;
    const names = this.byId.get(id) ?? new Map<string, Subscription[]>();
    this.byId.set(id, names);
    addTo(names, name, subscription);
  }

  *drafts(): Generator<Draft> {
    for (const [id, names] of this.byId) {
      // An empty id does not say which quest is meant.
      const usual = id === '' ? undefined : usualName(names);
      for (const [name, subscriptions] of names) {
        if (name === usual?.name || (isNumberedName(name) && usual === undefined)) continue;
        // Of equally common Names, the order of the file decides which one is reported.
        const tie = usual?.isMostCommon === false ? tieBetween(names, id) : undefined;
        for (const each of subscriptions) yield { ...wrongName(each, name, usual), tie };
      }
    }
  }
}

/** The Name that most subscriptions have, of those that are numbered; of equally common ones the first. */
interface UsualName {
  readonly name: string;
  readonly first: Place;
  readonly isMostCommon: boolean;
}

function usualName(names: Names): UsualName | undefined {
  const numbered = [...names].filter(([name]) => isNumberedName(name));
  const [most, next] = numbered.sort(([, a], [, b]) => b.length - a.length);
  const first = most?.[1][0];
  if (most === undefined || first === undefined) return undefined;
  return {
    name: most[0],
    first: first.place.at('Name'),
    isMostCommon: most[1].length > (next?.[1].length ?? 0),
  };
}

function wrongName(subscription: Subscription, name: string, usual: UsualName | undefined): Draft {
  const at = subscription.place.at('Name');
  if (usual === undefined) return { at, message: unnumberedMessage(name, undefined) };
  const hasNumber = isNumberedName(name);
  const meant = bareName(usual.name) === name ? usual.name : undefined;
  // No fix spreads white space at the end of a Name.
  const canWrite = usual.isMostCommon && usual.name === usual.name.trimEnd();
  return {
    at,
    message: hasNumber ? differentMessage(name, usual.name) : unnumberedMessage(name, meant),
    related: [{ at: usual.first, message: 'the other Name with the same TaskTriggerId' }],
    fix: canWrite ? fixIn(subscription, writeName(at, usual.name)) : undefined,
  };
}

/** A fix that writes another Name. */
export function writeName(at: Place, name: string): FixDraft {
  return replaceValue(at, JSON.stringify(name), 'unsafe', `write the Name ${quoteValue(name)}`);
}

function differentMessage(name: string, usual: string): string {
  return `the same TaskTriggerId has the Name ${quoteValue(name)} here and ${quoteValue(usual)} elsewhere: use one Name for one quest`;
}

/** @param meant the Name with its number, where it is known */
function unnumberedMessage(name: string, meant: string | undefined): string {
  if (meant !== undefined)
    return `Name ${quoteValue(name)} lacks the number of the quest: write ${quoteValue(meant)}`;
  if (name === '') return 'Name is empty: write the Name of the quest, with its number';
  return `Name ${quoteValue(name)} does not begin with a number and an underscore: write the Name of the quest, with its number`;
}
