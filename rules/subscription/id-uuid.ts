import { uuidVersion } from '../../src/bytes/json/uuid.js';
import { beginsLikeJson, defineRule, fixIn, quoteValue, renewUuid, textField } from '../kit.js';
import { CHOOSES_UUID_VERSION } from '../wording/uuid-version.js';
import { LogicCopies } from './copies.js';

export default defineRule({
  id: 'subscription/id-uuid',
  level: 'error',
  kinds: {
    'no-uuid': ({ id }: { id: string }) => `Id ${quoteValue(id)} is not a UUID: write a new UUID v4`,
    'other-version': ({ id }: { id: string }) =>
      `Id ${quoteValue(id)} is a UUID but not version 4: write a new UUID v4`,
  },
  sentence: 'Id is a UUID v4',
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
      const at = place.at('Id');
      const original = copies.originalId(subscription, snapshot);
      const fix = fixIn(subscription, renewUuid(at, 'unsafe', 'write a new UUID v4', original));
      report({
        kind: given === undefined ? 'no-uuid' : 'other-version',
        at,
        values: { id },
        // An Id that holds JSON may be more than an Id.
        fix: beginsLikeJson(id) ? undefined : fix,
      });
    },
  },
});
