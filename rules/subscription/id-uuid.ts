import {
  beginsLikeJson,
  CHOOSES_UUID_VERSION,
  defineRule,
  fixIn,
  quoteValue,
  renewUuid,
  textField,
  throughout,
  uuidVersion,
} from '../kit.js';
import { LogicCopies } from './copies.js';

export default defineRule({
  id: 'subscription/id-uuid',
  level: 'error',
  kinds: { 'no-uuid': { sentence: 'Id is a UUID v4' }, 'other-version': { sentence: 'Id is a UUID v4' } },
  fix: 'unsafe',
  summary: 'The Id of a subscription or linked task is a UUID v4',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and RunTriggersFromEffector',
  ...CHOOSES_UUID_VERSION,
  state: () => new LogicCopies(),
  on: {
    subscription(subscription, report, { options: { version }, snapshot, state: copies }) {
      const { record, place } = subscription;
      const id = textField(record, 'Id');
      if (id === undefined) return;
      const given = uuidVersion(id);
      if (given === 4 || (given !== undefined && version === 'any')) return;
      const what = given === undefined ? 'is not a UUID' : 'is a UUID but not version 4';
      const at = place.at('Id');
      report(
        throughout(what, {
          at,
          kind: given === undefined ? 'no-uuid' : 'other-version',
          // One Id for many subscriptions, such as a placeholder.
          cause: id,
          message: ({ drafts }) =>
            drafts < 2
              ? `Id ${quoteValue(id)} ${what}: write a new UUID v4`
              : `Id ${quoteValue(id)} ${what}, and ${drafts} subscriptions have it: write a new UUID v4 for each`,
          again: { message: 'the same Id' },
          // An Id that holds JSON may be more than an Id.
          fix: beginsLikeJson(id)
            ? undefined
            : fixIn(
                subscription,
                renewUuid(at, 'unsafe', 'write a new UUID v4', copies.originalId(subscription, snapshot)),
              ),
        }),
      );
    },
  },
});
