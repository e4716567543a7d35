import {
  defineRule,
  isObject,
  keyAt,
  type Misplaced,
  quoteValue,
  rawRoom,
  room,
  throughout,
} from '../kit.js';

/** What a record of a section is called. */
const WORDS: Readonly<Record<Misplaced['home'], string>> = {
  roomItems: 'a room item',
  quests: 'a quest entry',
  logic: 'the logic of an item',
};

export default defineRule({
  id: 'snapshot/misplaced-records',
  level: 'info',
  kinds: { misplaced: {} },
  fix: 'none',
  summary: 'Records of a section do not look like those of another section',
  source: 'game-management API, part 2, room-data snapshot',
  why: 'An import reads each record as one of the section that holds it. What looks like a record of another section may be in the wrong one, or a copy that is meant to be there. It is checked where it is. If the other section is missing from the file, snapshot/section-spelling reports it.',
  on: {
    snapshot({ misplaced, root, place }, report) {
      for (const { kind, section, home, keys } of misplaced) {
        if (kind === 'section' || root?.[home] === undefined || section === undefined) continue;
        for (const key of keys)
          report(
            throughout(`${section} ${home}`, {
              at: keyAt(place.at(section).at(key)),
              message: `${quoteValue(key)} in ${section} looks like ${WORDS[home]}: move it to ${home} if it is one`,
            }),
          );
      }
    },
  },
  examples: () => ({
    good: [{ title: 'records in their sections', text: room() }],
    bad: [
      {
        title: 'a quest entry among the items',
        text: rawRoom(({ roomItems, quests }) => {
          if (isObject(roomItems ?? null) && isObject(quests ?? null))
            Object.assign(roomItems ?? {}, { copy: Object.values(quests ?? {})[0] });
        }),
        at: '/roomItems/copy',
        marks: '"copy"',
        message: '"copy" in roomItems looks like a quest entry: move it to quests if it is one',
        alsoFound: ['item/expected-fields', 'item/key-number'],
      },
    ],
  }),
});
