import { printable } from '../../bytes/json/quote.js';
import { isCredentialName, withoutSecrets } from '../../bytes/scan/secrets.js';
import { cutMiddle, listed, withArticle } from '../../bytes/text/in-words.js';
import { EFFECTS, TRIGGERS } from '../../model/catalog/catalog.js';
import { descriptions, documents } from '../../model/schema/compiled/descriptions.js';
import { RECORD_WORDS } from '../../model/schema/documented-fields.js';
import { DOCUMENTED_TYPES } from '../../model/schema/index.js';
import { QUEST_STATES, transitionCode, transitionWords } from '../../model/snapshot/quest-states.js';
import { bareName } from '../../model/snapshot/quest-values.js';
import { readQuestNames } from '../../model/snapshot/read-expression.js';
import { questMentionText } from '../../verdict/play/outline-details.js';
import type { ReadSnapshot } from '../../verdict/references/read-snapshot.js';
import { fenced, fenceFor } from '../../verdict/report/page-parts.js';
import { type FieldContext, isExpression } from './context.js';
import type { RoomNames } from './room-names.js';

/** Strings from this length on are shown without their escapes. */
const MIN_SHOWN = 40;

/** What describing needs to know of the room. */
export interface Describing {
  readonly names: RoomNames;
  /** Lines on what moves the quest with an id; undefined in text that cannot be read as a whole. */
  readonly movesOf: (id: string) => readonly string[] | undefined;
  /** Masks the credentials of the file. */
  readonly mask: (text: string) => string;
}

/** What a place is and means, in Markdown. @param index UTF-16 units in the text of a string */
export function describe(context: FieldContext, index: number, room: Describing): readonly string[] {
  const { table, entry } = context;
  const isScalar = table.tokenOf(entry) !== undefined;
  const text = isScalar ? table.textOf(entry) : '';
  const paragraphs = [
    fieldText(context),
    ...(isScalar ? valueTexts(context, text, room) : []),
    isExpression(context) ? expressionText(text, index, room) : undefined,
    isScalar ? longText(context, text, room) : undefined,
  ];
  return paragraphs.filter((each) => each !== undefined);
}

/** What a field or record means, and where the documents say so. */
function fieldText({ record, path }: FieldContext): string | undefined {
  if (record === undefined) return undefined;
  const described = descriptions[record]?.[path.join('.')];
  const document = documents[record];
  if (described === undefined || document === undefined) return undefined;
  const field = path.at(-1);
  const words = RECORD_WORDS[record];
  const name = field === undefined ? `**${words}**` : `**${field}** (${words})`;
  return `${name}: ${described}\n\n_${document}_`;
}

function valueTexts(context: FieldContext, text: string, room: Describing): readonly (string | undefined)[] {
  const { table, entry, record, general, path, steps } = context;
  const field = path.at(-1);
  const isKey = table.isKey(entry);
  if (isKey && steps.length === 2 && context.record !== undefined) {
    if (steps[0] === 'quests') return [questText(text, room)];
    if (steps[0] === 'roomItems' || steps[0] === 'logic') return [itemText(text, room)];
  }
  if (isKey || path.length !== 1) return [];
  switch (field) {
    case 'TargetState':
      return [stateText(Number(text), record === 'effector-subscription')];
    case '$type':
      return [typeText(text)];
    case 'parentItemID':
      return [text === '0' ? undefined : itemText(text, room)];
    case 'TaskTriggerId':
    case 'Name':
      return [questText(text, room)];
    case 'id':
      return general === 'requirement' || general === 'quest-entry' ? [questText(text, room)] : [];
    default:
      return [];
  }
}

function stateText(number: number, isState: boolean): string | undefined {
  if (isState) return number === 1 || number === 2 ? `\`${number}\`: on ${QUEST_STATES[number]}` : undefined;
  const transition = transitionCode(number);
  return transition && `\`${number}\`: ${transitionWords(transition)}`;
}

/** A quest by its id or Name: its entries, and what changes it. */
function questText(idOrName: string, { names, movesOf }: Describing): string | undefined {
  const entry = names.entry(idOrName);
  if (entry === undefined) return undefined;
  const { name, group } = entry;
  const entries = names.entries.filter((each) => each === entry || (name !== '' && each.name === name));
  const lines = [`Quest ${code(name === '' ? entry.id : name)}${group === '' ? '' : `, ${code(group)}`}`];
  for (const { id, status } of entries) lines.push(`- ${code(status)}: ${code(id)}`);
  const moves = movesOf(entry.id);
  for (const line of moves ?? []) lines.push(`- ${line}`);
  if (moves?.length === 0) lines.push('- nothing moves it');
  return lines.join('\n');
}

/** Further lines are counted. */
const MAX_MOVES = 8;

/** What moves a quest, and what it sets off, as Markdown; undefined for an unknown quest. */
export function questMoves({ mentions, snapshot }: ReadSnapshot, id: string): readonly string[] | undefined {
  const quest = mentions.questOf(id);
  if (quest === undefined) return undefined;
  const moving = quest.mentions.filter(({ kind }) => kind !== 'entry' && kind !== 'dialogue');
  const lines = new Set(moving.map((mention) => code(questMentionText(mention, snapshot.labels))));
  const shown = [...lines].slice(0, MAX_MOVES);
  return lines.size > MAX_MOVES ? [...shown, `${lines.size - MAX_MOVES} more`] : shown;
}

function itemText(key: string, { names }: Describing): string | undefined {
  const label = names.item(key);
  if (label === undefined) return undefined;
  const shown = [label.prefabName, label.title].flatMap((part) => (part === undefined ? [] : [code(part)]));
  return `Item ${code(key)}${shown.length === 0 ? '' : `: ${shown.join(' ')}`}`;
}

/** What the documents, or the public material of the platform, say about a `$type`. */
function typeText(type: string): string | undefined {
  const documented = DOCUMENTED_TYPES.get(type);
  const [effect, trigger] = [EFFECTS.get(type), TRIGGERS.get(type)];
  const kind = documented ?? (effect === undefined ? trigger && 'trigger' : 'effect');
  if (kind === undefined) return undefined;
  const lines = [
    `${code(type)}: ${withArticle(kind)}${documented === undefined ? ', by the public material of the platform' : ''}`,
  ];
  const needed = [...(effect?.needed ?? [])].map(([name, value]) => `${code(name)} (${value})`);
  if (needed.length > 0) lines.push(`- needs ${listed(needed, 'and')}`);
  const on = effect?.on ?? trigger?.on;
  if (on !== undefined) lines.push(`- works on ${listed(on.map(code), 'and')}`);
  if (trigger !== undefined && trigger.never.length > 0)
    lines.push(`- does not work on ${listed(trigger.never.map(code), 'and')}`);
  if (effect?.quests === 'reset') lines.push('- resets quests');
  return lines.join('\n');
}

/** The quest at an index of an expression. */
function expressionText(text: string, index: number, room: Describing): string | undefined {
  const found = readQuestNames(text).find(({ start, end }) => start <= index && index <= end);
  const name = room.names.names.find((each) => each === found?.name || bareName(each) === found?.name);
  return name === undefined ? undefined : questText(name, room);
}

/** A long string without its escapes. The value of a credential is not shown. */
function longText(
  { table, entry, path }: FieldContext,
  text: string,
  { mask }: Describing,
): string | undefined {
  if (table.isKey(entry) || table.kindOf(entry) !== 'string') return undefined;
  if (text.length < MIN_SHOWN && !/[\n"\\]/.test(text)) return undefined;
  return isCredentialName(path.at(-1) ?? '') ? undefined : codeBlock(mask(text));
}

/** Longer names of the file are cut. */
const MAX_NAME = 100;
/** Longer strings are cut. */
const MAX_TEXT = 2_000;

/** A text of the file as code, without Markdown, credentials and control characters. */
function code(text: string): string {
  const shown = printable(cutMiddle(withoutSecrets(text), MAX_NAME));
  const fence = fenceFor(shown, 1);
  const isBare = shown !== '' && !/^[` ]|[` ]$/.test(shown);
  return isBare ? `${fence}${shown}${fence}` : `${fence} ${shown} ${fence}`;
}

/** A long text of the file as a block of code, with its line breaks. */
function codeBlock(text: string): string {
  const masked = withoutSecrets(text);
  const cut = masked.length > MAX_TEXT ? `${masked.slice(0, MAX_TEXT)}…` : masked;
  return fenced('', printable(cut.replaceAll('\r\n', '\n'), '\n\t'));
}
