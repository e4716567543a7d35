import { type PlacedSchemaFault, VECTORS } from '../kit.js';

/**
 * The kind of mistake that a fault is, which a script makes in many records and fields: the same wrong type,
 * a component that vectors lack, a missing field. Values in quotes are one kind, wherever they are.
 */
export function faultKind({ record, fault, place }: PlacedSchemaFault): string {
  const { missing, instead, wrongType, path } = fault;
  const [[section] = []] = place.paths;
  const family = familyOf(record);
  const last = path.at(-1);
  if (instead !== undefined && wrongType !== undefined) return 'in quotes';
  if (missing !== undefined && VECTORS.has(last)) return 'lacks a component';
  if (last === '$type' || (missing?.length === 1 && missing[0] === '$type')) return '$type';
  if (missing !== undefined)
    return JSON.stringify([section, family, path, missing.length === 1 ? missing : 'several']);
  if (wrongType === undefined) return JSON.stringify([section, family, path]);
  // A vector and its components have other types.
  if (path.some((step) => VECTORS.has(step))) return JSON.stringify([section, 'vector', wrongType]);
  // A whole number is a number, too.
  return JSON.stringify([section, family, path.length, wrongType.replace('integer', 'number')]);
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
