import { DOCUMENTED_TYPES, type FixDraft, type Subscription, textField } from '../kit.js';

/** From the Tasks of an item to a subscription, by fields that the documents name. */
const DOCUMENTED_PATH = /^\d+(?:\/DirectEffector)?(?:\/Effector\/linkedTasks\/\d+)?$/;

/**
 * The fix, or none where the record is part of something undocumented, which no fix may change: effects hold subscriptions in
 * fields of their own, and Tasks may hold elements without a documented `$type`.
 */
export function fixIn(subscription: Subscription, fix: FixDraft | undefined): FixDraft | undefined {
  for (let each: Subscription | undefined = subscription; each !== undefined; each = each.holder) {
    const isElement = each.kind !== 'linked-task' && each.kind !== 'direct-effector';
    if (isElement && !DOCUMENTED_TYPES.has(textField(each.record, '$type') ?? '')) return undefined;
  }
  const steps = subscription.place.paths.at(-1) ?? [];
  const path = steps.slice(steps.indexOf('Tasks') + 1).join('/');
  return DOCUMENTED_PATH.test(path) ? fix : undefined;
}
