import {
  beginsLikeJson,
  button,
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

const ID = 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012';
const DIRECT_ID = '1a480c2e-93b5-46d7-9102-83a4c5e6789a';
const NO_VERSION = 'a1b2c3d4-0001-0001-0001-000000000001';

export default defineRule({
  id: 'subscription/id-uuid',
  level: 'error',
  kinds: { 'no-uuid': { sentence: 'Id is a UUID v4' }, 'other-version': { sentence: 'Id is a UUID v4' } },
  fix: 'unsafe',
  summary: 'The Id of a subscription or linked task is a UUID v4',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and RunTriggersFromEffector',
  why: 'The Id is a UUID v4, unique for each subscription and linked task. An Id written by hand or left over from a template is likely to appear elsewhere too.',
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
  examples: () => ({
    good: [
      { title: 'version 4 UUIDs', text: button(ID, DIRECT_ID) },
      {
        title: 'a UUID without a version, where any UUID is accepted',
        text: button(NO_VERSION, DIRECT_ID),
        options: { version: 'any' },
      },
    ],
    bad: [
      {
        title: 'a placeholder that was never replaced',
        text: button('unique-uuid', DIRECT_ID),
        options: { version: 'any' },
        at: '/logic/2#/Tasks/0/Id',
        marks: '\\"unique-uuid\\"',
        message: 'Id "unique-uuid" is not a UUID: write a new UUID v4',
        fixed: button('bdde1445-4b05-40fd-b1b1-7c9fb1de63cd', DIRECT_ID),
      },
      {
        title: 'a UUID of another version inside DirectEffector',
        text: button(ID, NO_VERSION),
        at: '/logic/2#/Tasks/0/DirectEffector/Id',
        marks: `\\"${NO_VERSION}\\"`,
        message: `Id "${NO_VERSION}" is a UUID but not version 4: write a new UUID v4`,
        fixed: button(ID, 'e10b6fe8-8740-4978-b816-b118eb36acab'),
      },
      {
        title: 'one placeholder for all',
        text: button('new-uuid', 'new-uuid'),
        at: '/logic/2#/Tasks/0/DirectEffector/Id',
        marks: '\\"new-uuid\\"',
        message: 'Id "new-uuid" is not a UUID, and 2 subscriptions have it: write a new UUID v4 for each',
        fixed: button('cac52f87-57b5-4ab2-af2a-37bdea49a769', 'a79d0058-43c8-4377-a890-f631c600f94e'),
      },
    ],
  }),
});
