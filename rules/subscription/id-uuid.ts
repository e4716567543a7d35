import { button, defineRule, found, quoteValue, renewUuid, textField, uuidVersion } from '../kit.js';

const ID = 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012';
const DIRECT_ID = '1a480c2e-93b5-46d7-9102-83a4c5e6789a';
const NO_VERSION = 'a1b2c3d4-0001-0001-0001-000000000001';

export default defineRule({
  id: 'subscription/id-uuid',
  level: 'error',
  lenient: { options: { version: 'any' } },
  fix: 'unsafe',
  summary: 'The Id of a subscription or linked task is a UUID of version 4',
  source:
    'quest and task records, part 2, TaskEffectorSubscription, TaskTriggerSubscription and RunTriggersFromEffector',
  why: 'Subscriptions are told apart by their Id. One that was written by hand or left over from a template is likely to stand elsewhere, too.',
  options: {
    version: {
      type: 'choice',
      default: '4',
      choices: ['4', 'any'],
      description: 'Which UUIDs are accepted: those of version 4, or whatever has the form of a UUID.',
    },
  },
  subscription({ record, place }, report, { options: { version } }) {
    const id = textField(record, 'Id');
    if (id === undefined) return;
    const given = uuidVersion(id);
    if (given === 4 || (given !== undefined && version === 'any')) return;
    const what = given === undefined ? 'which is no UUID' : 'a UUID but not of version 4';
    const at = place.at('Id');
    report({
      at,
      message: `Id is ${quoteValue(id)}, ${what}: write a new one`,
      fix: renewUuid(at, 'unsafe', 'write a new UUID'),
    });
  },
  examples: () => ({
    good: [
      { title: 'Ids of version 4', text: button(ID, DIRECT_ID) },
      {
        title: 'the form of a UUID without a version, where any will do',
        text: button(NO_VERSION, DIRECT_ID),
        options: { version: 'any' },
      },
    ],
    bad: [
      {
        title: 'a placeholder that was never filled in',
        text: button('unique-uuid', DIRECT_ID),
        options: { version: 'any' },
        findings: found(
          '/logic/2#/Tasks/0/Id',
          '\\"unique-uuid\\"',
          'Id is "unique-uuid", which is no UUID: write a new one',
        ),
        fixed: button('bdde1445-4b05-40fd-b1b1-7c9fb1de63cd', DIRECT_ID),
      },
      {
        title: 'a UUID of another version inside DirectEffector',
        text: button(ID, NO_VERSION),
        findings: found(
          '/logic/2#/Tasks/0/DirectEffector/Id',
          `\\"${NO_VERSION}\\"`,
          `Id is "${NO_VERSION}", a UUID but not of version 4: write a new one`,
        ),
        fixed: button(ID, 'e10b6fe8-8740-4978-b816-b118eb36acab'),
      },
    ],
  }),
});
