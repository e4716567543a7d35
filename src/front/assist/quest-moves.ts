import { isObject } from '../../bytes/json/value.js';
import { numberField, objectField, textField } from '../../model/snapshot/fields.js';
import {
  QUEST_STATES,
  targetState,
  transitionCode,
  transitionWords,
} from '../../model/snapshot/quest-states.js';
import type { Subscription } from '../../model/snapshot/records.js';
import type { QuestMention } from '../../verdict/references/mentions.js';
import type { ReadSnapshot } from '../../verdict/references/read-snapshot.js';
import { code } from './markdown.js';
import type { RoomNames } from './room-names.js';

/** Further ones are counted. */
const MAX_LINES = 8;

/** What moves a quest, and what it sets off, as Markdown; undefined for an unknown quest. */
export function questMoves(
  { mentions }: ReadSnapshot,
  id: string,
  names: RoomNames,
): readonly string[] | undefined {
  const quest = mentions.questOf(id);
  if (quest === undefined) return undefined;
  const lines = new Set(quest.mentions.flatMap((mention) => lineOf(mention, names) ?? []));
  const shown = [...lines].slice(0, MAX_LINES);
  if (lines.size > MAX_LINES) shown.push(`${lines.size - MAX_LINES} more`);
  return shown;
}

function lineOf(mention: QuestMention, names: RoomNames): string | undefined {
  if (mention.kind === 'requirement')
    return `required by ${code(textField(mention.requirement.entry.record, 'Name') ?? mention.requirement.entry.key)}`;
  if (mention.kind === 'expression') return `named in an expression of ${itemOf(itemKeyOf(mention), names)}`;
  return mention.kind === 'task' ? taskLine(mention.task, names) : undefined;
}

function taskLine(task: Subscription, names: RoomNames): string | undefined {
  const item = itemOf(task.itemKey, names);
  const { record, kind } = task;
  if (kind === 'effector') {
    const state = targetState(record);
    return state === undefined
      ? undefined
      : `on ${QUEST_STATES[state]}: ${typeOf(record, 'Effector')} of ${item}`;
  }
  const transition = transitionCode(numberField(record, 'TargetState') ?? Number.NaN);
  if (transition === undefined) return undefined;
  const by = kind === 'linked-task' ? 'a linked task' : typeOf(record, 'Trigger');
  return `${transitionWords(transition)} (\`${transition.code}\`): ${by} of ${item}`;
}

function typeOf(record: Subscription['record'], field: string): string {
  const part = objectField(record, field);
  return code((isObject(part) ? textField(part, '$type') : undefined) ?? '?');
}

function itemKeyOf({ place }: QuestMention): string {
  const [, key] = place.paths[0];
  return String(key ?? '');
}

function itemOf(key: string, names: RoomNames): string {
  if (key === '') return 'the room';
  const label = names.labelOf(key);
  return `item ${code(label === '' ? key : `${key} (${label})`)}`;
}
