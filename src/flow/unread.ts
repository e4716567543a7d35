import type { Place } from '../json/place.js';
import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
import { CHAIN_TYPE, classify } from '../schema/index.js';
import { type EmbeddedRole, type EmbeddedText, heldObject } from '../snapshot/embedded-text.js';
import { textField } from '../snapshot/fields.js';
import { mayNameQuests, readQuestNames } from '../snapshot/read-expression.js';
import type { Effect, Subscription } from '../snapshot/records.js';
import type { Spellings } from '../snapshot/spellings.js';
import { readTask } from '../snapshot/task-spellings.js';
import type { Fact } from './fact.js';
import type { Influence, InfluenceKind } from './influence.js';

import { type NameFinder, stringsOf } from './name-finder.js';

/** What the documents show of a subscription or linked task: the rest of it is unknown. */
const SHOWN = new Set([
  ...['$type', 'Id', 'TargetState', 'Name', 'TaskTriggerId', 'Effector', 'DirectEffector', 'Trigger'],
]);
/** The effects that the documents describe (quest and task records, part 2). They change no quest, except for chains. */
const READABLE = new Set(['MoveToSpot', 'HideObjectEvent', 'ShowObjectEvent', CHAIN_TYPE]);
const DIALOGUE = /dialog/i;

/** Collects what moves quests and cannot be read, while a snapshot is walked. */
export class UnreadCollector {
  readonly found: Influence[] = [];

  constructor(
    private readonly names: NameFinder,
    /** What fires a subscription's effects; undefined when they may always fire. */
    private readonly firedBy: (subscription: Subscription) => Fact | undefined,
    /** The quest that a subscription names in TaskTriggerId. */
    private readonly questOf: (subscription: Subscription) => number | undefined,
    private readonly spellings: Spellings,
  ) {}

  /** An effect that the documents do not describe may set the quests that it names, and reset any. */
  effect({ type, record, place, subscription }: Effect): void {
    if (type === CHAIN_TYPE) this.foreignLinks(record, place, subscription);
    if (type !== undefined && READABLE.has(type)) return;
    const kind = type !== undefined && DIALOGUE.test(type) ? 'dialogue' : 'effect';
    this.found.push({
      kind,
      place,
      item: subscription.itemKey,
      type,
      when: this.firedBy(subscription),
      quests: this.namedIn(record),
      resets: true,
    });
  }

  /** Fields that the documents do not show may move other quests; one that repeats the record's own quest does not. */
  subscription(subscription: Subscription): void {
    const { record, place, itemKey } = subscription;
    for (const key of Object.keys(record)) {
      if (SHOWN.has(key)) continue;
      const value = record[key] as JsonValue;
      const named = this.namedIn(value);
      if (named === 'all' || named.length === 0) continue;
      const own = typeof value === 'string' ? this.questOf(subscription) : undefined;
      const others = own === undefined ? named : named.filter((quest) => quest !== own);
      if (others.length > 0) this.add('task', place.at(key), itemKey, others);
    }
  }

  embeddedText(embedded: EmbeddedText): void {
    const { role, reading, place, text } = embedded;
    if (role === 'ExtraText' && text !== '') this.text('dialogue', place, undefined, text);
    if (role !== 'logic' && role !== 'extraData') return;
    const item =
      place.step === undefined ? undefined : String(role === 'logic' ? place.step : place.parent?.step);
    const held = heldObject(embedded);
    if (held?.isEncodedTwice === true) this.meantLogicValue(held.value, held.place, item);
    else if (held !== undefined) this.logicValue(held.value, held.place, item);
    else if (reading.kind !== 'empty' && (role === 'logic' || /^\s*[{[]/.test(text)))
      this.add('logic', place, item, 'all');
  }

  rawEmbedded(role: EmbeddedRole, value: JsonValue, place: Place): void {
    if (role !== 'logic' && role !== 'extraData') return;
    if (isObject(value)) this.meantLogicValue(value, place, itemAt(place));
    else if (role === 'logic' || (typeof value === 'object' && value !== null))
      this.add('logic', place, itemAt(place), 'all');
  }

  /** The quests that `roomTasks` names: its records are not described. */
  roomTasks(value: JsonValue | undefined, place: Place): void {
    if (value === undefined) return;
    const quests = this.namedIn(value);
    if (quests.length > 0) this.add('roomTasks', place, undefined, quests);
  }

  add(kind: InfluenceKind, place: Place, item: string | undefined, quests: readonly number[] | 'all'): void {
    this.found.push({ kind, place, item, type: undefined, when: undefined, quests, resets: false });
  }

  private text(kind: InfluenceKind, place: Place, item: string | undefined, text: string): void {
    const quests = this.namedIn(text);
    if (quests.length > 0) this.add(kind, place, item, quests);
  }

  /** A logic value that is no string, or encoded twice, and still has the names that the file gives it. */
  private meantLogicValue(value: JsonObject, place: Place, item: string | undefined): void {
    this.logicValue(this.spellings.record('logic-value', value, place), place, item);
  }

  /** What a walk passes over: tasks of no known kind, and what is beside Tasks. */
  private logicValue(value: JsonObject, place: Place, item: string | undefined): void {
    for (const key of Object.keys(value)) {
      const part = value[key] as JsonValue;
      if (key === 'Tasks') this.tasks(part, place.at(key), item);
      else if (key === 'ViewNodes') this.part('task', part, place.at(key), item);
      else if (typeof part === 'string' && mayNameQuests(part)) this.setTasks(part, place.at(key), item);
    }
  }

  private tasks(tasks: JsonValue, place: Place, item: string | undefined): void {
    if (!Array.isArray(tasks)) {
      this.add('logic', place, item, 'all');
      return;
    }
    for (const [index, task] of tasks.entries()) {
      if (!isObject(task)) {
        // Something was meant to be here. One such value says it for all.
        this.add('logic', place.at(index), item, 'all');
        return;
      }
      const at = place.at(index);
      if (isUnread(task) && isUnread(readTask(task, at, this.spellings))) this.part('task', task, at, item);
    }
  }

  private foreignLinks({ linkedTasks }: JsonObject, place: Place, { itemKey }: Subscription): void {
    if (!Array.isArray(linkedTasks) || !linkedTasks.every(isObject)) {
      if (linkedTasks !== undefined) this.add('logic', place.at('linkedTasks'), itemKey, 'all');
      return;
    }
    for (const [index, link] of linkedTasks.entries()) {
      if (classify('linked-task', link).isForeign)
        this.part('task', link, place.at('linkedTasks').at(index), itemKey);
    }
  }

  private part(kind: InfluenceKind, value: JsonValue, place: Place, item: string | undefined): void {
    const quests = this.namedIn(value);
    if (quests.length > 0) this.add(kind, place, item, quests);
  }

  private setTasks(text: string, place: Place, item: string | undefined): void {
    if (readQuestNames(text).some(({ by }) => by === 'SetTask()')) this.text('expression', place, item, text);
  }

  /** `all` where an expression puts together the name of the quest that it sets. */
  private namedIn(value: JsonValue): readonly number[] | 'all' {
    const named = new Set<number>();
    for (const text of stringsOf(value)) {
      for (const quest of this.names.in(text)) named.add(quest);
      if (mayNameQuests(text) && setsComputedQuest(text)) return 'all';
    }
    return [...named];
  }
}

/** Whether a task is of no known kind. */
function isUnread(task: JsonObject): boolean {
  const { record, isForeign } = classify('subscription', task);
  return isForeign || record === 'subscription';
}

function setsComputedQuest(text: string): boolean {
  const read = readQuestNames(text).filter(({ by }) => by === 'SetTask()');
  return read.some(({ literal }) => !literal) || read.length < text.split('SetTask').length - 1;
}

/** The key of the item whose logic or extraData is at a place. */
function itemAt(place: Place): string | undefined {
  const path = place.paths[0] ?? [];
  return path[1] === undefined ? undefined : String(path[1]);
}

/** The quest that the Name of a subscription names when it is another one than its TaskTriggerId does. */
export function strayName(
  subscription: Subscription,
  quest: number | undefined,
  names: NameFinder,
): readonly number[] {
  const name = textField(subscription.record, 'Name');
  const named = name === undefined ? [] : names.in(name);
  if (quest === undefined) return named;
  // The id says which quest is meant, unless the Name is all of another quest's.
  return named.includes(quest) ? [] : named.filter((each) => names.isNameOf(name ?? '', each));
}
