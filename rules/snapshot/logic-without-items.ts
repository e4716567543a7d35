import { defineRule, isObject, keyAt, rawRoom, room } from '../kit.js';

export default defineRule({
  id: 'snapshot/logic-without-items',
  level: 'warning',
  kinds: { 'no-items': {} },
  fix: 'none',
  summary: 'A file with logic also has roomItems',
  source: 'game-management API, part 2, room-data snapshot',
  why: 'An import merges logic into items when the file has both sections. The documents do not say that logic without roomItems is used.',
  on: {
    section({ name, value, place }, report, { snapshot }) {
      if (name !== 'logic' || snapshot.section('roomItems') !== undefined) return;
      if (!isObject(value) || snapshot.keysOf(value).length === 0) return;
      report({
        at: keyAt(place),
        message:
          'roomItems is missing, and an import merges logic only into items of the same file: add roomItems with all items of the room',
      });
    },
  },
  examples: () => ({
    good: [
      { title: 'logic with its items', text: room() },
      { title: 'a file with neither section', text: '{ "settings": { "isNight": true } }' },
      { title: 'an empty logic section', text: '{ "logic": {} }' },
    ],
    bad: [
      {
        title: 'logic alone',
        text: rawRoom((snapshot) => {
          delete snapshot.roomItems;
        }),
        at: '/logic',
        marks: '"logic"',
        message:
          'roomItems is missing, and an import merges logic only into items of the same file: add roomItems with all items of the room',
      },
    ],
  }),
});
