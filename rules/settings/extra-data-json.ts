import { type BadExample, defineRule, heldJsonFault, notAString, room } from '../kit.js';

const WHAT = 'roomSettingsExtraData';

const settingsWith = (extraData: string): string =>
  `{ "settings": { "roomBase": "BlankScene", "roomSettingsExtraData": ${extraData} } }`;

const bad = (title: string, extraData: string, marks: string, message: string): BadExample => ({
  title,
  text: settingsWith(extraData),
  at: '/settings/roomSettingsExtraData',
  marks,
  message,
});

export default defineRule({
  id: 'settings/extra-data-json',
  level: 'error',
  kinds: {
    'not-a-string': { sentence: 'roomSettingsExtraData is a string holding JSON' },
    'not-json': { sentence: 'roomSettingsExtraData is a string holding JSON' },
    empty: { sentence: 'roomSettingsExtraData is a string holding JSON' },
  },
  fix: 'mixed',
  summary: 'roomSettingsExtraData is a string that holds JSON',
  source: 'game-management API, part 2, room-data snapshot: known settings keys',
  why: 'The documents describe roomSettingsExtraData as a string holding JSON. They do not say what happens to one that cannot be read.',
  owns: [{ record: 'settings', keyword: 'type', field: [WHAT] }],
  on: {
    rawEmbedded({ role, value, place }, report) {
      if (role !== 'roomSettingsExtraData') return;
      const canEmbed = typeof value === 'object' && value !== null;
      report({
        at: place,
        kind: 'not-a-string',
        message: notAString(WHAT, value, 'JSON'),
        fix: canEmbed
          ? { safety: 'safe', description: 'put it into a string', edits: [{ kind: 'embed', place }] }
          : undefined,
      });
    },
    embeddedText(text, report) {
      if (text.role !== 'roomSettingsExtraData') return;
      const draft = heldJsonFault(text, () => ({ what: WHAT, whenEmpty: 'write "{}", or leave it out' }));
      if (draft !== undefined) report(draft);
    },
  },
  examples: () => ({
    good: [
      { title: 'a JSON object in a string', text: room() },
      { title: 'a file without settings', text: '{ "roomTasks": { "Tasks": [] } }' },
    ],
    bad: [
      {
        ...bad(
          'an object that is not in a string',
          '{ "fog": false }',
          '{ "fog": false }',
          `${WHAT} is an object: it must be a string that holds this object`,
        ),
        fixed: settingsWith('"{ \\"fog\\": false }"'),
      },
      bad('a number', '0', '0', `${WHAT} is 0: it must be a string that holds JSON`),
      bad('an empty string', '""', '""', `${WHAT} is an empty string: write "{}", or leave it out`),
      bad('white space', '"  "', '"  "', `${WHAT} holds only white space: write "{}", or leave it out`),
      bad(
        'an ellipsis for omitted content',
        '"..."',
        '...',
        `in ${WHAT}, this is not JSON: a JSON object starts with { and ends with }`,
      ),
      {
        ...bad(
          'a key without quotes',
          '"{fog:false}"',
          'fog',
          String.raw`in ${WHAT}, the key fog has no quotes: write \"fog\"`,
        ),
        fixed: settingsWith(String.raw`"{\"fog\":false}"`),
      },
      {
        ...bad(
          'a literal of another language',
          String.raw`"{\"fog\":True}"`,
          'True',
          `in ${WHAT}, True does not exist in JSON: write true`,
        ),
        fixed: settingsWith(String.raw`"{\"fog\":true}"`),
      },
      bad(
        'settings that were cut off',
        String.raw`"{\"fog\":{\"color\":\"FFF\""`,
        '',
        `in ${WHAT}, the JSON ends inside an object: add the missing }, or restore the part that was cut off`,
      ),
    ],
  }),
});
