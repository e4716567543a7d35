import type { Place } from '../json/place.js';
import { isObject } from '../json/value.js';
import { getOrInsert } from '../text/add-to.js';
import { eachInSteps, type Steps } from '../text/steps.js';
import { arrayField, textField } from './fields.js';
import type { QuestEntry } from './quest-entry.js';
import { questReference } from './quest-reference.js';
import { bareName } from './quest-values.js';
import type { QuestIndex } from './quests.js';
import type { Subscription } from './records.js';

/** A quest that only subscriptions name, or that has another Name than they say. */
export interface MissingQuest {
  /** Where that shows: the TaskTriggerId of the first subscription that names it, or the two Names. */
  readonly places: readonly Place[];
  /** The ids of requirements that name it. */
  readonly requirements: readonly Place[];
}

/** The quests that subscriptions name and the file lacks, by id or by Name. */
export class MissingQuests {
  private readonly byId = new Map<string, MissingQuest & { readonly requirements: Place[] }>();
  private readonly byName = new Map<string, MissingQuest>();

  private constructor(
    private readonly quests: QuestIndex,
    private readonly isKnown: (id: string) => boolean,
  ) {}

  /** @param isKnown whether some quest has this id */
  static *in(
    quests: QuestIndex,
    isKnown: (id: string) => boolean,
    eachSubscription: (visit: (subscription: Subscription) => void) => Steps,
  ): Steps<MissingQuests> {
    const missing = new MissingQuests(quests, isKnown);
    yield* eachSubscription((subscription) => missing.note(subscription));
    if (missing.byId.size > 0)
      yield* eachInSteps(quests.entries, STEP, (entry) => missing.noteRequirements(entry));
    return missing;
  }

  private note(subscription: Subscription): void {
    const { quests } = this;
    const id = questReference(subscription);
    if (id === undefined) return;
    const { record, place } = subscription;
    const name = textField(record, 'Name');
    const entry = quests.entry(id);
    let quest: MissingQuest;
    if (this.isKnown(id)) {
      if (entry === undefined || entry.record.Name === name) return;
      quest = { places: [entry.place.at('Name'), place.at('Name')], requirements: [] };
    } else {
      quest = getOrInsert(this.byId, id, () => ({ places: [place.at('TaskTriggerId')], requirements: [] }));
    }
    if (name === undefined || quests.byName.withName(name) !== undefined) return;
    for (const each of [name, bareName(name)]) if (!this.byName.has(each)) this.byName.set(each, quest);
  }

  private noteRequirements({ record, place }: QuestEntry): void {
    for (const [index, requirement] of (arrayField(record, 'Requirements') ?? []).entries()) {
      const id = isObject(requirement) ? textField(requirement, 'id') : undefined;
      const quest = id === undefined ? undefined : this.byId.get(id);
      if (quest !== undefined && quest.requirements.length < MAX_PLACES)
        quest.requirements.push(place.at('Requirements').at(index).at('id'));
    }
  }

  withId(id: string): MissingQuest | undefined {
    return this.byId.get(id);
  }

  /** @param name with or without its number */
  withName(name: string): MissingQuest | undefined {
    return this.byName.get(name);
  }
}

/** The number of entries whose requirements are looked at in a millisecond. */
const STEP = 1 << 10;
/** So many requirements are shown with a missing quest. */
const MAX_PLACES = 20;
