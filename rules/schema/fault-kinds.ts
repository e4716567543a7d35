import { type PlacedSchemaFault, type Together, VECTORS } from '../kit.js';

/**
 * The kind of mistake that a fault is, which a script makes in many records and fields: the same wrong type,
 * a component that vectors lack, a missing field. Values in quotes are one kind, wherever they are.
 */
export function faultKind({ record, fault, place }: PlacedSchemaFault): string {
  const { missing, instead, wrongType, path } = fault;
  const [[section]] = place.paths;
  const family = familyOf(record);
  const last = path.at(-1);
  if (isCutShort(fault.value)) return 'cut short';
  if (instead !== undefined && wrongType !== undefined) return 'in quotes';
  if (path.length === 1 && wrongType?.endsWith('not null') === true)
    return isEmptyWhenNull(wrongType) ? 'null' : 'null of another type';
  if (missing !== undefined && VECTORS.has(last)) return 'lacks a component';
  if (missing !== undefined && areDropped(missing, family)) return 'dropped';
  // A script writes all sections in one way.
  if (record === 'snapshot' && wrongType !== undefined) return `section: ${wrongType}`;
  if (last === '$type' || (missing?.length === 1 && missing[0] === '$type')) return '$type';
  if (missing !== undefined)
    return JSON.stringify([section, family, path, missing.length === 1 ? missing : 'several']);
  if (wrongType === undefined) return JSON.stringify([section, family, path]);
  // A vector and its components have other types.
  if (path.some((step) => VECTORS.has(step))) return JSON.stringify([section, 'vector', wrongType]);
  // A whole number is a number, too.
  return JSON.stringify([section, family, path.length, wrongType.replace('integer', 'number')]);
}

/** Fields whose value often is empty, false or 0, which some scripts drop. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set([
  'Group',
  'DisplayGroup',
  'RepeatableLimit',
  'FinishTime',
  'AutoStart',
  'TriggeredByInventory',
  'Requirements',
  'TemplateName',
  'Tracked',
  'Visible',
  'ExtraText',
  'Tasks',
  'delete',
]);

/** Whether a record may lack fields because a script dropped all empty values. A quest has several of them. */
function areDropped(missing: readonly string[], family: string): boolean {
  return (
    missing.every((field) => MAY_BE_EMPTY.has(field)) && (missing.length > 1 || family !== 'quest-entry')
  );
}

/** What the faults of one vector have in common: its place. */
export function vectorOf({ fault: { path, wrongType }, place }: PlacedSchemaFault): string | undefined {
  const { parent } = place;
  return wrongType !== undefined && VECTORS.has(path.at(-2)) && parent !== undefined
    ? JSON.stringify([parent.paths, wrongType])
    : undefined;
}

/** Entries of both kinds are quest entries, and whatever has an Id and a TargetState is a subscription. */
function familyOf(record: PlacedSchemaFault['record']): string {
  if (record.startsWith('quest-entry')) return 'quest-entry';
  if (record.includes('subscription') || record === 'linked-task' || record === 'direct-effector')
    return 'subscription';
  return record;
}

/** Whether PowerShell wrote a value that was nested deeper than its ConvertTo-Json goes by default. */
export function isCutShort(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    (/^@\{[A-Za-z_]\w*=.*\}$/.test(value) || /^System\.(?:Object\[\]|Collections\.Hashtable)$/.test(value))
  );
}

/** The words for one mistake in many places where they say more than those for one place. */
export function wordsForMany({ fault }: PlacedSchemaFault): ((all: Together) => string) | undefined {
  if (isCutShort(fault.value))
    return ({ drafts }) => `PowerShell cut ${drafts} values short: run ConvertTo-Json with -Depth 100`;
  const { value, wrongType = '', path } = fault;
  if (value !== null || path.length !== 1 || !isEmptyWhenNull(wrongType)) return undefined;
  return ({ drafts, subjects }) =>
    `${drafts} fields${subjects > 0 ? ` of ${subjects === 1 ? '1 quest' : `${subjects} quests`}` : ''} are null: write "" for texts and [] for lists`;
}

/** Whether an empty text or list belongs in the place of null. */
function isEmptyWhenNull(wrongType: string): boolean {
  return /^(?:string|array),/.test(wrongType);
}
