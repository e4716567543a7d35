import { member, membersOf, numberField, objectField, textField } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { isCredentialName, withoutSecrets } from '../../bytes/scan/secrets.js';
import { entriesOf } from '../../model/flow/read-quests.js';
import { typeName } from '../../model/flow/words.js';
import { parentOf } from '../../model/snapshot/cycle-groups.js';
import { type ItemLabels, itemNames } from '../../model/snapshot/labels.js';
import {
  QUEST_STATES,
  targetState,
  transitionCode,
  transitionWords,
} from '../../model/snapshot/quest-states.js';
import type { Subscription } from '../../model/snapshot/records.js';
import type { SectionName } from '../../model/snapshot/sections.js';
import type { Snapshot } from '../../model/snapshot/snapshot.js';
import { type ItemMention, Mentions, type QuestMention } from '../references/mentions.js';
import { type Outline, outlineOf } from './outline.js';
import type { PlayableRoom } from './read-room.js';

/** A place of the file, and what it is there, in words. */
export interface OutlinePlace {
  readonly text: string;
  /** A pointer into the file, and pointers into the strings that hold JSON. */
  readonly pointer: string;
  readonly embedded: readonly string[];
}

/** Everything about one item or quest. */
export interface OutlineDetails {
  readonly kind: 'item' | 'quest';
  /** The key of the item, or the ids of the quest's entries. */
  readonly keys: readonly string[];
  /** As people call it. */
  readonly title: string;
  /** Its fields. Long values are cut. */
  readonly fields: readonly OutlineField[];
  /** Every place that defines it, belongs to its logic or refers to it. */
  readonly places: readonly OutlinePlace[];
}

export interface OutlineField {
  readonly name: string;
  readonly value: string;
}

/** An outline of one item or quest, and of what it has to do with. */
export interface FocusedOutline extends Outline {
  readonly details: OutlineDetails;
}

/** Of a record with more fields, the first ones are shown. */
const MAX_FIELDS = 40;

/** What an outline is about: the whole room, or one item or quest, as people name it. */
export interface OutlineFocus {
  readonly item?: string | undefined;
  readonly quest?: string | undefined;
}

/** The outline that is asked for. @param refused what is thrown for a name that means nothing, or several things */
export function outlineFor(
  playable: PlayableRoom,
  { item, quest }: OutlineFocus,
  refused: (option: keyof OutlineFocus, fault: string) => Error,
): Outline | FocusedOutline {
  const { room } = playable;
  if (item !== undefined) {
    const found = room.item(item);
    if ('fault' in found) throw refused('item', found.fault);
    return outlineOfItem(playable, found.value);
  }
  if (quest === undefined) return outlineOf(playable);
  const found = room.quest(quest);
  if ('fault' in found) throw refused('quest', found.fault);
  return outlineOfQuest(playable, found.value);
}

/** The item with this key, and the quests that its logic names. */
function outlineOfItem(playable: PlayableRoom, key: string): FocusedOutline {
  const { snapshot } = playable;
  const { labels } = snapshot;
  const [record, logic] = [recordIn(snapshot, 'roomItems', key), recordIn(snapshot, 'logic', key)];
  const mentions = new Mentions(snapshot);
  const places = (mentions.items.get(key) ?? []).map((mention) =>
    placeOf(itemMentionText(mention, labels), mention.place),
  );
  const quests = new Set<number>();
  const played = new Map(playable.room.model.quests.map((each) => [each.quest, each]));
  snapshot.walk({
    subscription: (subscription) => {
      if (subscription.itemKey !== key || subscription.kind === 'direct-effector') return;
      const mentioned = mentions.questOf(textField(subscription.record, 'TaskTriggerId'));
      const quest = mentioned && played.get(mentioned.quest);
      if (quest !== undefined) quests.add(quest.index);
      const about = quest === undefined ? '' : ` of quest ${quoteValue(quest.name)}`;
      places.push(placeOf(`${subscriptionText(subscription)}${about}`, subscription.place));
    },
  });
  const parent = isObject(record) ? parentOf(record) : undefined;
  const fields = [
    ...itemNames(record, logic)
      .slice(1)
      .map((name) => ({ name: 'also named', value: quoteValue(name) })),
    ...(parent === undefined ? [] : [{ name: 'parent', value: labels.text(parent) }]),
    ...fieldsOf(record),
  ];
  const details: OutlineDetails = { kind: 'item', keys: [key], title: labels.text(key), fields, places };
  return { ...outlineOf(playable, { items: new Set([key]), quests }), details };
}

/** The quest with this number, and the items whose logic names it. */
function outlineOfQuest(playable: PlayableRoom, index: number): FocusedOutline {
  const { snapshot, room } = playable;
  const quest = room.model.quests[index];
  const mentioned = quest && new Mentions(snapshot).questOf(entriesOf(quest.quest)[0]?.key);
  const mentions = mentioned?.mentions ?? [];
  const details: OutlineDetails = {
    kind: 'quest',
    keys: mentioned?.ids ?? [],
    title: `quest ${quoteValue(quest?.name ?? '')}`,
    fields: fieldsOf(quest?.entry.record),
    places: mentions.map((mention) => placeOf(questMentionText(mention, snapshot.labels), mention.place)),
  };
  const items = new Set(
    mentions.flatMap((mention) => (mention.kind === 'task' ? [mention.task.itemKey] : [])),
  );
  return { ...outlineOf(playable, { items, quests: new Set([index]) }), details };
}

function itemMentionText(mention: ItemMention, labels: ItemLabels): string {
  switch (mention.kind) {
    case 'item':
      return 'the item';
    case 'logic':
      return 'its logic';
    case 'parent':
      return `the parent of ${labels.text(mention.child)}`;
  }
}

/** What a place has to do with a quest: `OnClickEvent: 181 (Not Active to Completed) on item 2 (GLB)`. */
export function questMentionText(mention: QuestMention, labels: ItemLabels): string {
  switch (mention.kind) {
    case 'entry':
      return `its ${textField(mention.entry.record, 'Status') ?? ''} entry`.replace('  ', ' ');
    case 'requirement': {
      const { record, key } = mention.requirement.entry;
      return `required by quest ${quoteValue(member(record, 'Name') ?? key)}`;
    }
    case 'task': {
      const { itemKey } = mention.task;
      return `${subscriptionText(mention.task)} ${itemKey === '' ? 'in roomTasks' : `on ${labels.text(itemKey)}`}`;
    }
    case 'dialogue':
      return 'its entry in a dialogue';
    case 'expression':
      return `an expression with ${mention.reference.by}`;
  }
}

function recordIn(snapshot: Snapshot, name: SectionName, key: string): JsonValue | undefined {
  return member(snapshot.section(name), key);
}

function placeOf(text: string, place: Place): OutlinePlace {
  return { text, ...place.pointers };
}

/** `MoveToSpot when Completed`, `OnClickEvent: 111` */
function subscriptionText({ kind, record }: Subscription): string {
  const typeOf = (field: string, missing: string): string =>
    typeName(textField(objectField(record, field), '$type'), missing);
  switch (kind) {
    case 'effector': {
      const state = targetState(record);
      const when = state === undefined ? 'an unknown state' : QUEST_STATES[state];
      return `${typeOf('Effector', 'an effect')} when ${when}`;
    }
    case 'linked-task':
      return `linked task: ${codeText(record)}`;
    case 'quest-trigger':
      return `${typeOf('Trigger', 'a trigger')}: ${codeText(record)}`;
    default: {
      const direct = objectField(objectField(record, 'DirectEffector'), 'Effector');
      return `${typeOf('Trigger', 'a trigger')} fires ${typeName(textField(direct, '$type'), 'an effect')}`;
    }
  }
}

function codeText(record: JsonObject): string {
  const code = numberField(record, 'TargetState');
  if (code === undefined) return 'no TargetState';
  const transition = transitionCode(code);
  return transition === undefined ? String(code) : `${code} (${transitionWords(transition)})`;
}

/** The fields that hold something, as they are in the file. */
function fieldsOf(record: JsonValue | undefined): OutlineField[] {
  if (!isObject(record)) return [];
  const fields: OutlineField[] = [];
  let more = 0;
  for (const [name, value] of membersOf(record)) {
    const text = valueText(name, value);
    if (text === '') continue;
    if (fields.length < MAX_FIELDS) fields.push({ name: quoteValue(name).slice(1, -1), value: text });
    else more++;
  }
  return more === 0 ? fields : [...fields, { name: '…', value: `${more} more` }];
}

/** A value in a few words; empty for nothing. */
function valueText(name: string, value: JsonValue): string {
  if (value === '' || value === null) return '';
  if (typeof value === 'string') return isCredentialName(name) ? '***' : quoteValue(withoutSecrets(value));
  if (Array.isArray(value)) return value.length === 0 ? '' : `a list of ${value.length}`;
  if (!isObject(value)) return quoteValue(value);
  const axes = ['x', 'y', 'z', 'w'].flatMap((axis) => {
    const number = numberField(value, axis);
    return number === undefined ? [] : [`${axis} ${number}`];
  });
  return axes.length > 0 ? axes.join(', ') : 'an object';
}
