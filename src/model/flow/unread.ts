import { hasContent, keysOf, member, objectField, textField } from '../../bytes/json/members.js';
import { beginsLikeJson } from '../../bytes/json/parse-json.js';
import type { Place } from '../../bytes/json/place.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { EFFECTS as CATALOG } from '../catalog/catalog.js';
import { CHAIN_TYPE, classify, DOCUMENTED_TYPES, FIELDS, isSubscriptionType } from '../schema/index.js';
import type { Effect } from '../snapshot/effect.js';
import { type Embedded, type EmbeddedText, objectIn } from '../snapshot/embedded-text.js';
import { isItemTasks } from '../snapshot/item-logic.js';
import { targetState } from '../snapshot/quest-states.js';
import type { Subscription } from '../snapshot/records.js';
import { SECTIONS } from '../snapshot/sections.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { Spellings } from '../snapshot/spellings.js';
import { readTask } from '../snapshot/task-spellings.js';
import type { ExpressionMoves } from './expression-moves.js';
import type { Fact, FlowKnowledge, Influence } from './model.js';
import { NameFinder } from './name-finder.js';
import { entriesOf, type ReadQuests } from './read-quests.js';

/** What the documents show of a subscription or linked task: the rest of it is unknown. */
const SHOWN: ReadonlySet<string> = new Set(Object.keys(FIELDS.subscription));
const EFFECTS: ReadonlySet<string> = new Set(['Effector', 'DirectEffector']);
/** The effects that the documents describe (quest and task records, part 2); only chains change quests. */
const isReadable = (type: string): boolean => DOCUMENTED_TYPES.get(type) === 'effect';
/** What is read of sections, items, settings, quest entries, logic values and the extra data of settings. */
const SECTION_NAMES: ReadonlySet<string> = new Set(SECTIONS);
const ITEM: ReadonlySet<string> = new Set(Object.keys(FIELDS['room-item']));
const SETTINGS: ReadonlySet<string> = new Set(Object.keys(FIELDS.settings));
/** The documents do not show what is in Rewards. */
const ENTRY: ReadonlySet<string> = new Set(
  Object.keys({ ...FIELDS['quest-entry'], ...FIELDS['quest-entry-completed'] }).filter(
    (field) => field !== 'Rewards',
  ),
);
const LOGIC: ReadonlySet<string> = new Set(['Tasks', 'ViewNodes']);
const EVENT_DATA: ReadonlySet<string> = new Set(['EventData']);
/** A page in an iframe can send the name of any quest, so it may set every quest. */
const PAGE = /iframe/i;

/**
 * Collects what may move quests in ways that roomlint cannot read: effects and fields that no document describes,
 * logic that does not parse, pages in iframes. The walk of {@link readFlowModel} hands it the records of a snapshot;
 * each influence that it finds names the place, and the quests whose Name or id is there.
 */
export class UnreadCollector {
  readonly found: Influence[] = [];
  private hasLogic = false;

  readonly names: NameFinder;
  private readonly spellings: Spellings;

  constructor(
    private readonly snapshot: Snapshot,
    private readonly read: ReadQuests,
    private readonly knowledge: FlowKnowledge,
  ) {
    this.names = new NameFinder(read, (name) => snapshot.quests?.expressionNames.guess(name));
    this.spellings = snapshot.spellings.unremembered();
  }

  /** What fires a subscription's effects; undefined when they may always fire. */
  private firedBy(subscription: Subscription): Fact | undefined {
    if (subscription.kind !== 'effector' || !isTask(subscription.place)) return undefined;
    const quest = this.read.numberOf(subscription);
    const state = targetState(subscription.record);
    return quest === undefined || state === undefined ? undefined : { quest, state };
  }

  /**
   * An effect that the documents do not describe may set the quests that it names, and reset any.
   * @param moves what its expression does, where expressions are read
   */
  effect({ type, record, subscription }: Effect, moves: ExpressionMoves | undefined): void {
    const { itemKey: item } = subscription;
    if (type === CHAIN_TYPE) this.foreignLinks(record, item);
    const fired = { item, when: this.firedBy(subscription), trigger: triggerOf(subscription) };
    if (type !== undefined && isReadable(type)) {
      for (const key of keysOf(record)) {
        // The walk visits linked tasks separately.
        if (type === CHAIN_TYPE && key === 'linkedTasks') continue;
        const part = member(record, key) as JsonValue;
        this.expressions(part, fired, key === 'Trigger' ? undefined : isEffect);
      }
      return;
    }
    const about = { ...fired, type };
    const known =
      this.knowledge === 'documents' || type === undefined ? undefined : CATALOG.get(type)?.quests;
    if (opensPage(type, record)) this.add({ ...about, kind: 'page', quests: 'all', resets: true });
    else if (known === 'reset') this.add({ ...about, kind: 'effect', quests: NOTHING, resets: true });
    else if (known === 'none') return;
    else if (moves !== undefined) {
      const { sets, anyQuest } = moves;
      const when = runsOnlyWhenFired(record) ? fired.when : undefined;
      const quests = anyQuest ? 'all' : [...new Set(sets.map(({ quest }) => quest))];
      this.add({ ...about, kind: 'expression', when, quests, ...(anyQuest ? {} : { sets }) });
    } else this.add({ ...about, kind: 'effect', quests: this.names.namedIn(record), resets: true });
  }

  /** Undocumented fields may move other quests, unless they repeat the record's own quest. */
  subscription(subscription: Subscription): void {
    const { record, itemKey: item } = subscription;
    // An effect that is missing may have been a chain.
    if (subscription.kind === 'effector' && member(record, 'Effector') === undefined) this.anyQuest(item);
    for (const key of keysOf(record)) {
      const value = member(record, key) as JsonValue;
      // An effect was meant here.
      if (EFFECTS.has(key) && !isObject(value)) this.anyQuest(item);
      if (SHOWN.has(key)) {
        // The walk visits effects separately.
        if (key === 'Trigger' || !isObject(value)) this.expressions(value, { item });
        continue;
      }
      const named = this.names.namedIn(value);
      if (named === 'all' || named.length === 0) continue;
      const own = typeof value === 'string' ? this.read.numberOf(subscription) : undefined;
      this.record(
        item,
        named.filter((quest) => quest !== own),
      );
    }
  }

  embedded(embedded: Embedded): void {
    const { role, reading, text } = embedded;
    if (role === 'ExtraText' && text !== undefined)
      this.add({ kind: 'effect', quests: this.names.namedIn(text) });
    if (role === 'roomSettingsExtraData' || role === 'EventData') {
      if (embedded.text !== undefined) this.settings(embedded);
      else this.expressions(embedded.reading.value);
    }
    if (role !== 'logic' && role !== 'extraData') return;
    this.hasLogic = true;
    const [, key] = embedded.place.paths[0];
    const item = key === undefined ? undefined : String(key);
    const held = objectIn(embedded);
    if (held === undefined) {
      if (reading.kind !== 'empty' && (role === 'logic' || mayHoldLogic(embedded))) this.anyQuest(item);
      return;
    }
    // A subscription without the list around it.
    if (text !== undefined && isSubscriptionType(member(held.value, '$type'))) this.anyQuest(item);
    // A logic value that is meant still has the names that the file gives it.
    this.logicValue(this.spellings.record('logic-value', held.value, held.place), held.place, item);
  }

  /** What lies outside of logic: fields that no document describes, and `roomTasks`. */
  outsideLogic(): void {
    const { snapshot } = this;
    // An import leaves a section that is absent as the room has it.
    const isWhole =
      snapshot.roomItems !== undefined && (this.hasLogic || isObject(snapshot.section('logic')));
    if (!isWhole) this.anyQuest(undefined);
    const settings = snapshot.section('settings');
    if (isObject(settings)) this.undocumentedFields(settings, SETTINGS);
    this.undocumentedFields(snapshot.root ?? {}, SECTION_NAMES);
    const { keys, values } = snapshot.members.roomItems;
    for (const [index, key] of keys.entries()) {
      const item = values[index];
      if (isObject(item)) this.undocumentedFields(item, ITEM, key);
    }
    for (const { index, quest } of this.read.quests)
      for (const { record } of entriesOf(quest)) this.undocumentedFields(record, ENTRY, undefined, index);
    const tasks = snapshot.section('roomTasks');
    if (tasks !== undefined) this.add({ kind: 'roomTasks', quests: this.names.namedIn(tasks) });
  }

  /** A record that may move the quests that it names, in ways that cannot be read. */
  unreadSubscription(subscription: Subscription, quest: number | undefined): void {
    const own = quest === undefined ? [] : [quest];
    this.record(subscription.itemKey, [...own, ...this.otherQuests(subscription, quest)]);
  }

  /** The quests that the Name of a subscription names when it is another one than its TaskTriggerId does. */
  otherQuests({ record }: Subscription, quest: number | undefined): readonly number[] {
    const name = textField(record, 'Name');
    // Nearly always it repeats the Name of its quest.
    if (name === undefined || (quest !== undefined && name === this.read.quests[quest]?.name)) return NOTHING;
    const named = this.names.in(name);
    return quest !== undefined && named.includes(quest) ? NOTHING : named;
  }

  /** A faulty or unknown record may move quests. */
  record(item: string | undefined, quests: Influence['quests']): void {
    this.add({ kind: 'record', item, quests });
  }

  /** Logic that is broken may have held what moves any quest. */
  private anyQuest(item: string | undefined): void {
    this.add({ kind: 'logic', item, quests: 'all' });
  }

  /** Adds what may move quests: nothing where it moves none. */
  private add(influence: Influence): void {
    if (influence.quests.length > 0 || influence.resets === true) this.found.push(influence);
  }

  /**
   * What a record has beside its documented fields may move the quests whose id or Name it holds.
   * @param but the quest of the record itself
   */
  private undocumentedFields(
    record: JsonObject,
    documented: ReadonlySet<string>,
    item?: string,
    but?: number,
  ): void {
    for (const key of keysOf(record)) {
      const value = member(record, key) as JsonValue;
      if (documented.has(key) || (typeof value !== 'string' && typeof value !== 'object')) continue;
      this.record(
        item,
        this.names.withTextIn(value).filter((quest) => quest !== but),
      );
    }
  }

  /** The parts that a walk passes over: tasks of an unknown kind, and fields beside Tasks. */
  private logicValue(value: JsonObject, place: Place, item: string | undefined): void {
    for (const key of keysOf(value)) {
      const part = member(value, key) as JsonValue;
      if (key === 'Tasks') this.tasks(part, place.at(key), item);
      else if (key === 'ViewNodes') this.record(item, this.names.namedIn(part));
      else this.expressions(part, { item });
    }
    this.undocumentedFields(value, LOGIC, item);
  }

  /** The extra data of the settings. The walk visits EventData inside it separately. */
  private settings({ role, reading, text }: EmbeddedText): void {
    if (reading.kind !== 'value') {
      this.expressions(text);
      return;
    }
    const { value } = reading;
    if (isObject(value)) this.undocumentedFields(value, EVENT_DATA);
    if (role === 'EventData' || !isObject(value)) {
      this.expressions(value);
      return;
    }
    if (hasContent(member(value, 'welcomeEmbed'))) this.add({ kind: 'page', quests: 'all' });
    for (const key of keysOf(value))
      if (key !== 'EventData') this.expressions(member(value, key) as JsonValue);
  }

  /** The quests that expressions in a readable part set. @param isVisited separately by the walk */
  private expressions(
    root: JsonValue,
    about: Pick<Influence, 'item' | 'when' | 'trigger'> = {},
    isVisited?: (part: JsonObject) => boolean,
  ): void {
    this.add({ kind: 'expression', quests: this.names.setIn(root, isVisited), ...about });
  }

  private tasks(tasks: JsonValue, place: Place, item: string | undefined): void {
    if (!Array.isArray(tasks)) {
      this.anyQuest(item);
      return;
    }
    for (let index = 0; index < tasks.length; index++) {
      const task = tasks[index] as JsonValue;
      if (!isObject(task)) {
        // A task was meant here: more such values would add nothing.
        this.anyQuest(item);
        return;
      }
      if (!isUnread(task) || !isUnread(readTask(task, place.at(index), this.spellings))) continue;
      const quests = this.names.namedIn(task);
      // Without a kind and a quest, anything may have been meant.
      if (quests.length === 0 && typeof member(task, '$type') !== 'string') this.anyQuest(item);
      else this.record(item, quests);
    }
  }

  private foreignLinks(chain: JsonObject, item: string): void {
    const linkedTasks = member(chain, 'linkedTasks');
    if (!Array.isArray(linkedTasks) || !linkedTasks.every(isObject)) this.anyQuest(item);
    else
      for (const link of linkedTasks)
        if (classify('linked-task', link).isForeign) this.record(item, this.names.namedIn(link));
  }
}

/** Whether a subscription is directly in the Tasks of an item, and not inside an effect. */
export function isTask({ parent }: Place): boolean {
  return parent !== undefined && isItemTasks(parent);
}

/** Whether an effect has to do with a page in an iframe, by its `$type` or one of its fields. */
function opensPage(type: string | undefined, record: JsonObject): boolean {
  if (type !== undefined && PAGE.test(type)) return true;
  return keysOf(record).some((key) => PAGE.test(key));
}

function triggerOf({ kind, record, holder }: Subscription): string | undefined {
  const fired = kind === 'direct-effector' && holder !== undefined ? holder.record : record;
  const trigger = objectField(fired, 'Trigger');
  return textField(trigger, '$type');
}

/** `R` evaluates an expression when something in it changes, `S` when the room starts, unless false. */
export function runsOnlyWhenFired(effect: JsonObject): boolean {
  return (member(effect, 'R') ?? false) === false && member(effect, 'S') === false;
}

/** Whether a walk visits a part of an effect as an effect. */
function isEffect(part: JsonObject): boolean {
  const type = textField(part, '$type');
  return type !== undefined && !isSubscriptionType(type);
}

/** Whether a task is of an unknown kind. */
function isUnread(task: JsonObject): boolean {
  const { record, isForeign } = classify('subscription', task);
  return isForeign || record === 'subscription';
}

const NOTHING: readonly number[] = [];

/** Whether extra data was meant to hold something. */
function mayHoldLogic({ text, reading }: Embedded): boolean {
  if (text !== undefined) return beginsLikeJson(text);
  return typeof reading.value === 'object' && reading.value !== null;
}
