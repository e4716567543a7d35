import { DOCUMENTED_TYPES } from '../../src/model/schema/type-names.js';
import { textField } from '../../src/model/snapshot/fields.js';
import type { Subscription } from '../../src/model/snapshot/records.js';
import type { FixDraft } from '../../src/verdict/lint/draft.js';

/** From the Tasks of an item to a subscription, by fields that the documents name. */
const DOCUMENTED_PATH = /^\d+(?:\/DirectEffector)?(?:\/Effector\/linkedTasks\/\d+)?$/;

/** The fix, unless the record is part of something undocumented, which no fix may change. */
export function fixIn(subscription: Subscription, fix: FixDraft | undefined): FixDraft | undefined {
  return isDocumented(subscription) ? fix : undefined;
}

/** Whether the documents name every record and field from the Tasks of an item to a subscription. */
export function isDocumented(subscription: Subscription): boolean {
  for (let each: Subscription | undefined = subscription; each !== undefined; each = each.holder) {
    const isElement = each.kind !== 'linked-task' && each.kind !== 'direct-effector';
    if (isElement && !DOCUMENTED_TYPES.has(textField(each.record, '$type') ?? '')) return false;
  }
  const steps = subscription.place.paths.at(-1) ?? [];
  const path = steps.slice(steps.indexOf('Tasks') + 1).join('/');
  return DOCUMENTED_PATH.test(path);
}
