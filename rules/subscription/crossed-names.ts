import {
  type Draft,
  type EachSubscription,
  type QuestEntry,
  questReference,
  quoteValue,
  referenceDraft,
  type Subscription,
  textField,
  wordsOf,
} from '../kit.js';

/** A subscription with the id of one quest and the Name of another. */
interface Crossed {
  readonly entry: QuestEntry;
  readonly other: QuestEntry;
  readonly draft: Draft;
  /** What is known of all subscriptions with the id of this quest. */
  readonly ofEntry: { readonly others: Set<QuestEntry>; count: number };
}

/** This many subscriptions with one id, of several quests, had it pasted into all of them. */
const MIN_PASTED = 3;

/** Subscriptions with one quest's id and another's Name; an exchange, or a repeated id, is one finding. */
export class CrossedNames {
  private readonly crossed: Crossed[] = [];
  /** By the keys of both entries, id first. */
  private readonly ways = new Set<string>();
  private readonly othersOf = new Map<QuestEntry, Crossed['ofEntry']>();

  add({ place }: Subscription, entry: QuestEntry, other: QuestEntry, draft: Draft): void {
    this.ways.add(wayOf(entry, other));
    const ofEntry = this.othersOf.get(entry) ?? { others: new Set(), count: 0 };
    this.othersOf.set(entry, ofEntry);
    ofEntry.others.add(other);
    ofEntry.count++;
    this.crossed.push({ entry, other, draft: { ...draft, at: place.at('Name') }, ofEntry });
  }

  *drafts(eachSubscription: EachSubscription): Generator<Draft> {
    const right = this.crossed.some((each) => this.isExchange(each))
      ? rightReferences(eachSubscription)
      : new Set<string>();
    const exchanged = new Set<string>();
    for (const each of this.crossed) {
      const { entry, other, draft, ofEntry } = each;
      if (this.isExchange(each)) {
        const isOfQuests = ![entry, other].some(({ key, record }) =>
          right.has(JSON.stringify([key, textField(record, 'Name') ?? ''])),
        );
        const quests = [entry.key, other.key].sort().join(' ');
        if (!isOfQuests) yield { ...draft, ...exchangedWords(draft), cause: quests };
        else if (!exchanged.has(quests))
          for (const [one, two] of [[entry, other] as const, [other, entry] as const])
            yield { ...ofQuests(one, two), cause: quests };
        exchanged.add(quests);
      } else if (ofEntry.others.size > 1 && ofEntry.count >= MIN_PASTED)
        yield { ...draft, ...pasted(entry), subject: other.key };
      else yield referenceDraft('Name', [entry.key, String(other.record.Name)], draft);
    }
  }

  private isExchange({ entry, other }: Crossed): boolean {
    return this.ways.has(wayOf(other, entry));
  }
}

function wayOf(entry: QuestEntry, other: QuestEntry): string {
  return `${entry.key} ${other.key}`;
}

/** The ids and Names of subscriptions that agree with some quest, or would. */
function rightReferences(eachSubscription: EachSubscription): ReadonlySet<string> {
  const right = new Set<string>();
  eachSubscription((subscription) => {
    const id = questReference(subscription);
    const name = textField(subscription.record, 'Name');
    if (id !== undefined && name !== undefined) right.add(JSON.stringify([id, name]));
  });
  return right;
}

function exchangedWords(draft: Draft): Partial<Draft> {
  return {
    message: ({ drafts }) =>
      `${wordsOf(draft)}; ${drafts < 3 ? 'another subscription has the two quests the other way round' : `${drafts - 1} other subscriptions mix up the same two quests`}`,
    again: { message: 'the same two quests' },
  };
}

/** No subscription uses the Names as they are: those of the quests were exchanged. */
function ofQuests(entry: QuestEntry, other: QuestEntry): Draft {
  const [name, otherName] = [entry, other].map(({ record }) => quoteValue(String(record.Name)));
  return {
    at: entry.place.at('Name'),
    rank: entry.key,
    message: `the quests ${name} and ${otherName} have each other's Name, by all their subscriptions: exchange the two Names, on both entries`,
    again: { message: 'the Name of the other quest' },
  };
}

function pasted({ key, record }: QuestEntry): Partial<Draft> {
  const name = quoteValue(String(record.Name));
  return {
    cause: JSON.stringify([key]),
    message: ({ drafts }) =>
      `${drafts} subscriptions with the Names of other quests have the TaskTriggerId of ${name}: give each the id of the quest in Name`,
    again: { message: 'the same TaskTriggerId' },
    fix: undefined,
  };
}
