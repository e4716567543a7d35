import {
  defineRule,
  isObject,
  keyAt,
  quoteValue,
  rawRoom,
  room,
  type SectionName,
  throughout,
} from '../kit.js';

/** What a record of a section is called. */
const WORDS = {
  roomItems: 'a room item',
  quests: 'a quest entry',
  logic: 'the logic of an item',
  settings: 'settings',
  roomTasks: 'the tasks of the room',
} as const;

const KEYED = ['roomItems', 'quests', 'logic'] as const;

function isKeyed(section: SectionName | undefined): section is (typeof KEYED)[number] {
  return KEYED.some((each) => each === section);
}

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
        // Members of the other sections are free.
        if (kind === 'section' || root?.[home] === undefined || !isKeyed(section)) continue;
        for (const key of keys)
          report(
            throughout(`${section} ${home}`, {
              at: keyAt(place.at(section).at(key)),
              message: `${quoteValue(key)} in ${section} looks like ${WORDS[home]}: ${home} has those`,
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
        message: '"copy" in roomItems looks like a quest entry: quests has those',
        alsoFound: ['item/expected-fields', 'item/key-number'],
      },
    ],
  }),
});
