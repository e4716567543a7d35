import { itemLabel } from '../../model/snapshot/labels.js';
import { hasTasks } from '../../model/snapshot/sections.js';
import { ImportChanges } from './changes.js';
import { decideImport, type ImportSteps, isEmpty, REWRITTEN_SECTIONS, type RecordSteps } from './import.js';
import type { ImportPlan, ItemPlan, LogicPlan, PlanVerdict, QuestPlan, SectionPlan } from './import-plan.js';
import { hasExtraData, holdsLogic } from './item-logic.js';
import { lostLogic } from './judge-plan.js';
import { detectSuspicions, findRenames } from './looks-like.js';
import { type QuestName, questName, removedItems, removedQuests } from './removed-records.js';
import { type Snapshot, SnapshotText } from './snapshot-text.js';
import { findUnknownLosses } from './unknown-losses.js';
import { fieldChanges } from './value-change.js';

/**
 * Plans the import of a snapshot into a room. The plan is empty exactly when the import changes nothing.
 *
 * @throws NotJsonError when one of them is not JSON
 * @throws UnusableSnapshotError when one of them is not a snapshot that can be imported
 */
export function planImport(room: Snapshot, snapshot: Snapshot): ImportPlan {
  const current = SnapshotText.read(room, 'before');
  return planOf(decideImport(current, SnapshotText.read(snapshot, 'after', current)));
}

/** The plan of an import whose steps are known. */
export function planOf(steps: ImportSteps): ImportPlan {
  const { room, snapshot } = steps;
  const items = steps.items ?? allUnchanged(room.section('roomItems').keys);
  const questSteps = steps.quests ?? allUnchanged(room.section('quests').keys);
  const settings = steps.settings ?? allUnchanged(room.section('settings').keys);
  const logic = logicPlan(steps);
  const [had, has] = [room.section('roomItems'), snapshot.section('roomItems')];
  const [hadLogic, hasLogic] = [room.section('logic'), snapshot.section('logic')];
  const [hadQuests, hasQuests] = [room.section('quests'), snapshot.section('quests')];
  const changes = new ImportChanges(steps);
  const itemPlan: ItemPlan = {
    added: items.added.map((key) => ({ key, ...itemLabel(has.get(key), hasLogic.get(key)) })),
    changed: items.changed.map((key) => ({
      key,
      ...itemLabel(had.get(key), hadLogic.get(key)),
      get fields() {
        return fieldChanges(changes.of('changed', 'roomItems', key));
      },
    })),
    removed: removedItems(steps, items.removed),
    unchanged: items.unchanged,
  };
  const quests: QuestPlan = {
    added: questSteps.added.map((key) => questName(key, hasQuests.get(key))),
    changed: questSteps.changed.map((key) => ({
      ...questName(key, hadQuests.get(key)),
      get fields() {
        return fieldChanges(changes.of('changed', 'quests', key));
      },
    })),
    removed: removedQuests(steps, questSteps.removed),
    unchanged: questSteps.unchanged,
  };
  const unknown = findUnknownLosses(steps, items, questSteps, logic);
  const renames = findRenames(steps, items, quests);
  const sections = sectionPlan(steps);
  const counts = {
    items: had.keys.length,
    quests: questCount(hadQuests.keys.map((key) => questName(key, hadQuests.get(key)))),
    logic: logicKeys(room).length,
    settings: room.section('settings').keys.length,
    sections: hasTasks(room.get('roomTasks')) ? 1 : 0,
    removedItems: items.removed.length,
    removedQuests: questCount(quests.removed),
  };
  const parts = { items: itemPlan, quests, sections, logic, settings, changes, unknown, renames };
  return { verdict: verdictOf(parts), ...parts, looksLike: detectSuspicions(steps, parts), counts };
}

function allUnchanged(keys: readonly string[]): RecordSteps {
  return { added: [], changed: [], removed: [], unchanged: keys };
}

function logicPlan(steps: ImportSteps): LogicPlan {
  const { room, snapshot, merged, unmergeable, droppedLogic: dropped, isLogicAbsent: isAbsent } = steps;
  const logic = steps.logic ?? allUnchanged(room.section('logic').keys);
  const isMerged = new Set(merged);
  const items = snapshot.section('roomItems');
  const atRisk = logic.removed.filter((key) => items.has(key) && !isMerged.has(key));
  const known = new Set(atRisk);
  const isLost = (key: string): boolean =>
    hasExtraData(room, key) &&
    !snapshot.section('logic').has(key) &&
    holdsLogic(room, key) &&
    !holdsLogic(snapshot, key);
  for (const key of steps.items?.changed ?? []) if (!known.has(key) && isLost(key)) atRisk.push(key);
  return { ...logic, atRisk, isAbsent, merged, unmergeable, dropped };
}

/** The items that have logic, in either place, and entries of no item. */
function logicKeys(room: SnapshotText): string[] {
  const inItems = room.section('roomItems').keys.filter((key) => hasExtraData(room, key));
  return [...new Set([...room.section('logic').keys, ...inItems.filter((key) => holdsLogic(room, key))])];
}

function sectionPlan({ room, snapshot, sections, droppedSections, items, logic }: ImportSteps): SectionPlan {
  const added: string[] = [];
  const rewritten: string[] = [];
  const unchanged: string[] = [];
  for (const name of ['roomItems', ...REWRITTEN_SECTIONS, 'logic'] as const)
    if (name === 'roomItems' || name === 'logic') {
      const records = name === 'roomItems' ? items : logic;
      const isNew = name === 'roomItems' ? snapshot.has(name) : (records?.added.length ?? 0) > 0;
      if (room.has(name)) (records === undefined || isEmpty(records) ? unchanged : rewritten).push(name);
      else if (isNew) added.push(name);
    } else if (sections[name] !== 'unchanged') (sections[name] === 'added' ? added : rewritten).push(name);
    else if (room.has(name)) unchanged.push(name);
  return {
    added,
    rewritten,
    emptied: rewritten.filter(
      (name) => name === 'roomTasks' && hasTasks(room.get(name)) && !hasTasks(snapshot.get(name)),
    ),
    unchanged: [...unchanged, ...room.unknownSections],
    dropped: droppedSections,
  };
}

/** Counts entries of one EntryId once, and entries without one by their keys. */
function questCount(entries: readonly QuestName[]): number {
  return new Set(entries.map(({ key, entryId }) => entryId ?? key)).size;
}

function verdictOf({
  items,
  quests,
  settings,
  logic,
  sections,
  unknown,
}: Omit<ImportPlan, 'verdict' | 'looksLike' | 'counts'>): PlanVerdict {
  const lost =
    items.removed.length +
    quests.removed.length +
    settings.removed.length +
    lostLogic(logic).length +
    sections.emptied.length +
    unknown.removed.length;
  if (lost > 0) return 'destroys';
  return sections.added.length + sections.rewritten.length > 0 ? 'changes' : 'unchanged';
}
