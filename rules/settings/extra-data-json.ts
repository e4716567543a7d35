import { type BadExample, defineRule, heldObjectFault, notAText, room } from '../kit.js';

const WHAT = 'roomSettingsExtraData';

const settingsWith = (extraData: string): string =>
  `{ "settings": { "roomBase": "BlankScene", "roomSettingsExtraData": ${extraData} } }`;

const bad = (title: string, extraData: string, marks: string, message: string): BadExample => ({
  title,
  text: settingsWith(extraData),
  findings: [{ at: '/settings/roomSettingsExtraData', marks, message }],
});

export default defineRule({
  id: 'settings/extra-data-json',
  level: 'error',
  fix: 'none',
  summary: 'roomSettingsExtraData is a text that holds a JSON object',
  source: 'game-management API, part 2, room-data snapshot: known settings keys',
  why: 'The game reads further settings of the room from the JSON in this text. It ignores all of them when it cannot read it.',
  owns: [{ record: 'settings', keyword: 'type', field: [WHAT] }],
  rawEmbedded({ role, value, place }, report) {
    if (role === 'roomSettingsExtraData') report({ at: place, message: notAText(WHAT, value) });
  },
  embeddedText(text, report) {
    if (text.role !== 'roomSettingsExtraData') return;
    const draft = heldObjectFault(text, { what: WHAT, whenEmpty: 'write "{}", or leave it out' });
    if (draft !== undefined) report(draft);
  },
  examples: () => ({
    good: [
      { title: 'a JSON object in a text', text: room() },
      { title: 'settings without it', text: '{ "settings": { "isNight": true } }' },
    ],
    bad: [
      bad(
        'an object that is not in a text',
        '{ "fog": false }',
        '{ "fog": false }',
        `${WHAT} is an object: it must be a text that holds this object`,
      ),
      bad('a number', '0', '0', `${WHAT} is 0: it must be a text that holds a JSON object`),
      bad('an empty text', '""', '""', `${WHAT} is an empty text: write "{}", or leave it out`),
      bad('white space', '"  "', '"  "', `${WHAT} holds only white space: write "{}", or leave it out`),
      bad(
        'points that stand for more',
        '"..."',
        '...',
        `in ${WHAT}, ... replaces something that was left out: put it back`,
      ),
      bad(
        'a key without quotes',
        '"{fog:false}"',
        'fog',
        String.raw`in ${WHAT}, the key fog has no quotes: write \"fog\"`,
      ),
      bad(
        'settings that were cut off',
        String.raw`"{\"fog\":{\"color\":\"FFF\""`,
        '',
        `in ${WHAT}, the JSON ends inside an object: add the missing }, or restore the part that was cut off`,
      ),
      bad(
        'an object that was put into a text twice',
        String.raw`"\"{\\\"fog\\\":false}\""`,
        String.raw`"\"{\\\"fog\\\":false}\""`,
        `${WHAT} was put into quotes twice: write its JSON object in quotes once`,
      ),
      bad(
        'a list in a text',
        '"[]"',
        '"[]"',
        `${WHAT} holds a list: it must hold a JSON object, between { and }`,
      ),
    ],
  }),
});
