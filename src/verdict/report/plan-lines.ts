import { printable, quoteValue } from '../../bytes/json/quote.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { addTo } from '../../bytes/text/add-to.js';
import { itemText, keyText, keyWithLabel } from '../../model/snapshot/labels.js';
import { type QuestState, transitionCode } from '../../model/snapshot/quest-states.js';
import type { SectionName } from '../../model/snapshot/sections.js';
import type { LostState } from '../play/analyse.js';
import type { ImportPlan } from '../room/import-plan.js';
import { lostLogic } from '../room/judge-plan.js';
import type {
  ItemTrigger,
  LostProgress,
  QuestName,
  RemovedItem,
  RemovedQuest,
} from '../room/removed-records.js';
import type { PlanChanges, ValueChange } from '../room/value-change.js';
import { changedRecord, changeText, fieldsText, valueText } from './change-text.js';
import { triggerWords } from './graph-labels.js';
import {
  itemsText,
  keysText,
  logicText,
  noLogicText,
  questsNamed,
  questsText,
  questText,
  unknownGone,
  unknownTexts,
} from './plan-words.js';

/** What happens to a part of the room. Each kind has a symbol, so that colour is not needed. */
export type PlanSymbol = '+' | '~' | '-' | '!';

/** One line of a plan for people, without layout. Everything that a file says in it is printable. */
export interface PlanLine {
  readonly symbol: PlanSymbol;
  readonly text: string;
  readonly details: readonly string[];
}

/** What no play can do any more, each with a play of before. */
export function lostLines(lost: readonly LostState[] = []): PlanLine[] {
  return lost.map(({ quest, state, play }) =>
    line('!', `${quest} can no longer become ${state}`, [`before, this did it: ${printable(play)}`]),
  );
}

/** Fields of a quest that its name, or the other entry, says already. */
const QUEST_LABELS = ['EntryId', 'id', 'Name', 'Status', 'Description', 'Creator'];
/** Fields of an item that its label says already. */
const ITEM_LABELS = ['prefabName', 'hoverTitle', 'extraData'];

function addedValue(change: ValueChange | undefined): JsonValue | undefined {
  return change?.written?.after ?? change?.after;
}

function removedValue(change: ValueChange | undefined): JsonValue | undefined {
  return change?.written?.before ?? change?.before;
}

export function changeLines(plan: ImportPlan): PlanLine[] {
  const { items, quests, logic, settings, sections } = plan;
  const { changes } = plan;
  const changed = (record: string, texts: readonly string[]): PlanLine => {
    const { text, details } = changedRecord(record, texts);
    return line('~', text, details);
  };
  const texts = (section: SectionName, key?: string): string[] =>
    changes.of('changed', section, key).map(changeText);
  const added = (section: SectionName, key: string): ValueChange | undefined =>
    changes.of('added', section, key)[0];
  return [
    ...sections.added.map((name) => line('+', `section ${printable(name)}`)),
    ...items.added.map((item) =>
      line('+', itemText(item), [fieldsText(addedValue(added('roomItems', item.key)), ITEM_LABELS)]),
    ),
    ...items.changed.map((item) => changed(itemText(item), texts('roomItems', item.key))),
    ...pairs(quests.added).map((pair) =>
      line('+', entriesText(pair), [fieldsText(addedValue(added('quests', pair[0].key)), QUEST_LABELS)]),
    ),
    ...pairs(quests.changed).map((pair) =>
      changed(questText(pair[0]), [...new Set(pair.flatMap(({ key }) => texts('quests', key)))]),
    ),
    ...settings.added.map((key) =>
      line('+', `settings ${keyText(key)} ${valueText(addedValue(added('settings', key)))}`),
    ),
    ...settings.changed.map((key) => changed(`settings ${keyText(key)}`, texts('settings', key))),
    ...logic.added.map((key) =>
      line('+', logicText(changes.item(key)), [added('logic', key)?.words.after ?? '']),
    ),
    ...logic.changed.map((key) => changed(logicText(changes.item(key)), texts('logic', key))),
    ...logic.merged.map((key) => line('~', `${logicText(changes.item(key))} is merged into its extraData`)),
    ...(sections.rewritten.includes('roomTasks') ? [changed('roomTasks', texts('roomTasks'))] : []),
  ];
}

/** What the import destroys, by name and with what depends on it. */
export function destroyedLines(plan: ImportPlan): PlanLine[] {
  const { items, quests, logic, settings } = plan;
  const { changes } = plan;
  const removed = (section: SectionName, key: string): ValueChange | undefined =>
    changes.of('removed', section, key)[0];
  const had = (text: string | undefined): string =>
    text === undefined || text === '' ? '' : `it has ${text}`;
  const lines = items.removed.map((item) =>
    line('-', itemText(item), [
      ...dependents(item, changes),
      had(fieldsText(removedValue(removed('roomItems', item.key)), ITEM_LABELS)),
    ]),
  );
  const add = (text: string, details?: readonly string[]): void => {
    lines.push(line('-', text, details));
  };
  for (const pair of pairs(quests.removed)) {
    add(entriesText(pair), [
      had(fieldsText(removedValue(removed('quests', pair[0].key)), QUEST_LABELS)),
      ...consequences(pair, changes),
    ]);
  }
  const gone = new Set(items.removed.map(({ key }) => key));
  const { atRisk, isAbsent } = logic;
  if (isAbsent && atRisk.length > 0)
    add(noLogicText(plan), [atRisk.length === 1 ? '' : itemsText(atRisk, changes)]);
  const told = new Set(isAbsent ? atRisk : []);
  const kept = new Set(atRisk);
  for (const key of lostLogic(logic)) {
    if (gone.has(key) || told.has(key)) continue;
    const risk = kept.has(key) ? 'at risk: the item stays, but the file has no logic for it' : '';
    add(logicText(changes.item(key)), [had(removed('logic', key)?.words.before), risk]);
  }
  for (const key of settings.removed)
    add(`settings ${keyText(key)} ${valueText(removedValue(removed('settings', key)))}`, [
      'the settings of the file lack it',
    ]);
  for (const name of plan.sections.emptied) add(printable(name), ['the file empties it']);
  for (const text of unknownTexts(unknownGone(plan), changes)) add(text);
  return lines;
}

/** What else is worth knowing: parts of the snapshot that are not imported, and likely renames. */
export function noteLines({ changes, logic, sections, renames }: ImportPlan): PlanLine[] {
  const notes: PlanLine[] = [];
  const notice = (keys: readonly string[], text: string, textOf?: (key: string) => string): void => {
    if (keys.length > 0) notes.push(line('!', `${text}: ${keysText(keys, textOf)}`));
  };
  notice(logic.dropped, 'logic that is not imported, because the file has no such item');
  notice(
    logic.unmergeable,
    'items whose extraData and logic cannot be merged, because one of them is not a string that holds an object',
    (key) => keyWithLabel(changes.item(key)),
  );
  notice(sections.dropped, 'undocumented sections, new or changed, which an import may ignore');
  notice(
    renames.items.map(({ from, to }) => `${keyWithLabel(changes.item(from))} → ${keyText(to)}`),
    'items that seem to have new keys (an import removes the old ones)',
    asIs,
  );
  notice(
    renames.quests.map(({ from, to }) => {
      const { name, status } = changes.quest(from);
      const of = [name === undefined ? '' : quoteValue(name), printable(status ?? '')];
      return [...of, `${keyText(from)} → ${keyText(to)}`].filter((text) => text !== '').join(' ');
    }),
    'quests that seem to have new ids (an import removes the old ones, with the progress of players)',
    asIs,
  );
  return notes;
}

const asIs = (text: string): string => text;

function line(symbol: PlanSymbol, text: string, details: readonly string[] = []): PlanLine {
  return { symbol, text, details: details.filter((detail) => detail !== '') };
}

/** The entries of one EntryId together: a quest. */
function pairs<Name extends QuestName>(entries: readonly Name[]): [Name, ...Name[]][] {
  const byId = new Map<string, [Name, ...Name[]]>();
  for (const entry of entries) {
    const id = entry.entryId ?? entry.key;
    addTo(byId, id, entry);
  }
  return [...byId.values()];
}

/** A quest with the keys of its entries. */
function entriesText(pair: readonly [QuestName, ...QuestName[]]): string {
  const entries = pair.map(
    ({ key, status }) => `${printable(key)}${status === undefined ? '' : ` ${printable(status)}`}`,
  );
  return `${questText(pair[0])} (${entries.join(', ')})`;
}

/** What an item does: `on click it completes "0_find_key"`. */
function doesText(triggers: readonly ItemTrigger[]): string {
  const texts = triggers.flatMap(({ event, code, quest }) => {
    const to = transitionCode(code)?.to;
    return to === undefined ? [] : `on ${triggerWords(event)} it ${DOES[to]} ${quoteValue(quest)}`;
  });
  return keysText([...new Set(texts)], (text) => text);
}

const DOES: Readonly<Record<QuestState, string>> = { 0: 'resets', 1: 'starts', 2: 'completes' };

function dependents({ children, logic, quests, triggers }: RemovedItem, changes: PlanChanges): string[] {
  const does = doesText(triggers);
  const parent = (keys: readonly string[], what: string): string =>
    keys.length === 0 ? '' : `it is the parent of ${itemsText(keys, changes)}, ${what}`;
  return [
    does !== '' || quests.length === 0 ? does : `its logic refers to ${questsNamed(quests)}`,
    parent(children.staying, 'which would stay without a parent'),
    parent(children.removed, 'also removed'),
    logic ? 'its logic is removed too' : '',
  ];
}

const PROGRESS: Readonly<Record<LostProgress, string>> = {
  saved: 'Group is empty: each player loses saved progress',
  shared: 'Group is multiplayer: the saved progress that all players share is lost',
  session: 'Group is nonPersistent: only progress of the current session is lost',
  'not-shown': 'Group is unknown: the documents do not say what progress is lost',
};

function consequences(pair: readonly [RemovedQuest, ...RemovedQuest[]], changes: PlanChanges): string[] {
  const used = [...new Set(pair.flatMap(({ usedBy }) => usedBy))];
  const required = [...new Set(pair.flatMap(({ requiredBy }) => requiredBy))];
  return [
    PROGRESS[pair[0].progress],
    used.length === 0 ? '' : `the logic of ${itemsText(used, changes)} would still refer to it`,
    required.length === 0 ? '' : `still required by ${questsText(required, changes)}`,
  ];
}
