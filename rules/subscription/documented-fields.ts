import { DOCUMENTED_TYPES, type FixDraft, type Place, type Subscription, textField } from '../kit.js';

/** From the Tasks of an item to a subscription, by fields that the documents name. */
const DOCUMENTED_PATH = /^\d+(?:\/DirectEffector)?(?:\/Effector\/linkedTasks\/\d+)?$/;

/**
 * The fix, or none where the record is part of an undocumented field: effects hold subscriptions in fields of their own, which
 * no fix may change.
 */
export function fixIn(record: Place, fix: FixDraft | undefined): FixDraft | undefined {
  const steps = record.paths.at(-1) ?? [];
  const path = steps.slice(steps.indexOf('Tasks') + 1).join('/');
  return DOCUMENTED_PATH.test(path) ? fix : undefined;
}

/** The same for a fix of an Id: it is what tells an undocumented element of Tasks from the others. */
export function idFixIn({ kind, record, place }: Subscription, fix: FixDraft): FixDraft | undefined {
  const isElement = kind !== 'linked-task' && kind !== 'direct-effector';
  if (isElement && !DOCUMENTED_TYPES.has(textField(record, '$type') ?? '')) return undefined;
  return fixIn(place, fix);
}
