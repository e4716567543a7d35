import {
  arrayField,
  integerField,
  isObject,
  isSoundCreator,
  isSoundDescription,
  isSoundExtraText,
  isSoundName,
  type JsonValue,
  member,
  numberField,
  type QuestEntry,
  type QuestIndex,
  type Snapshot,
  textField,
} from '../kit.js';

/** The documented fields that both entries of a pair have. A missing one has a finding of its own. */
export const SHARED_FIELDS: ReadonlySet<string> = new Set([
  'EntryId',
  'Name',
  'Description',
  'Group',
  'DisplayGroup',
  'Enabled',
  'RepeatableLimit',
  'FinishTime',
  'AutoStart',
  'TriggeredByInventory',
  'Requirements',
  'Creator',
  'TemplateName',
  'Tracked',
  'Visible',
  'ExtraText',
]);

/**
 * Whether the value of a field has a finding of its own. A difference from the other entry then only follows from it.
 * Dialogue quests must be known, so ask after the walk.
 */
export function hasOwnFinding(entry: QuestEntry, field: string, snapshot: Snapshot): boolean {
  const value = member(entry.record, field);
  if (value === undefined || !SHARED_FIELDS.has(field)) return false;
  return (
    hasUnsoundValue(field, value) ||
    hasSchemaFault(entry, field, snapshot) ||
    hasRequirementFault(entry, field, snapshot)
  );
}

function hasUnsoundValue(field: string, value: JsonValue): boolean {
  if (field === 'Enabled') return value === false;
  if (field === 'AutoStart') return value === true;
  if (typeof value !== 'string') return false;
  switch (field) {
    case 'Name':
      return !isSoundName(value);
    case 'Description':
      return !isSoundDescription(value);
    case 'Creator':
      return !isSoundCreator(value);
    case 'TemplateName':
      return value !== '';
    case 'ExtraText':
      return !isSoundExtraText(value);
    default:
      return false;
  }
}

function hasSchemaFault({ status, record }: QuestEntry, field: string, snapshot: Snapshot): boolean {
  const name = status === 'completed' ? 'quest-entry-completed' : 'quest-entry-in-progress';
  return snapshot.schemaFaults(name, record).some(({ path }) => path[0] === field);
}

/**
 * The Requirements of an entry with the inProgress ids of quests in place of their completed ids, which have a finding of their own and a
 * safe fix.
 */
export function requirementsWithRightIds({ record }: QuestEntry, quests: QuestIndex): JsonValue[] {
  return (arrayField(record, 'Requirements') ?? []).map((requirement) => {
    const id = isObject(requirement) ? textField(requirement, 'id') : undefined;
    const required = id === undefined ? undefined : quests.entry(id);
    if (!isObject(requirement) || required?.status !== 'completed') return requirement;
    return { ...requirement, id: quests.inProgressId(required) ?? required.key };
  });
}

/** Whether a requirement has a finding of its own: about its shape, its quest, a cycle or its amount. */
function hasRequirementFault(entry: QuestEntry, field: string, snapshot: Snapshot): boolean {
  if (field !== 'Requirements') return false;
  const { quests } = snapshot;
  if (quests?.requirementTangles.entries.has(entry)) return true;
  const required = new Set<unknown>();
  for (const requirement of arrayField(entry.record, 'Requirements') ?? []) {
    if (!isObject(requirement) || snapshot.schemaFaults('requirement', requirement).length > 0) return true;
    const id = textField(requirement, 'id') ?? '';
    if (!snapshot.knowsQuest(id)) return true;
    const other = quests?.entry(id);
    if (other === undefined) continue;
    const quest = quests?.pairOf(other) ?? other;
    if (required.has(quest)) return true;
    required.add(quest);
    const limit = integerField(other.record, 'RepeatableLimit') ?? 0;
    if (limit > 0 && (numberField(requirement, 'amount') ?? 0) > limit) return true;
  }
  return false;
}
