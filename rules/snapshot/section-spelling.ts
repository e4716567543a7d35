import {
  type Draft,
  defineRule,
  FIND_KEY,
  type JsonValue,
  keyAt,
  keyNearMiss,
  type Misplaced,
  type Place,
  quoteValue,
  rawRoom,
  room,
  throughout,
  together,
} from '../kit.js';

export default defineRule({
  id: 'snapshot/section-spelling',
  level: 'error',
  kinds: { misspelled: {}, misplaced: {} },
  fix: 'unsafe',
  summary: 'Sections are spelled as documented, and at the top level',
  source: 'game-management API, part 2, room-data snapshot',
  why: 'An import applies the sections that are present and leaves absent ones unchanged. Under a misspelled name or inside another section, the section that was meant is absent. roomlint checks a misspelled section as the one that it most likely is.',
  on: {
    snapshot({ misplaced, root, place }, report) {
      for (const each of misplaced)
        if (root?.[each.home] === undefined) for (const key of each.keys) report(inOther(each, key, place));
    },
    nearMiss(miss, report) {
      if (miss.kind === 'section')
        report({ ...together('sections', keyNearMiss(miss, 'section of a snapshot')), kind: 'misspelled' });
    },
  },
  examples: () => ({
    good: [
      { title: 'the five sections', text: room() },
      {
        title: 'a file with one section',
        text: '{ "roomItems": { "2": { "prefabName": "Trigger", "pos": { "x": 0, "y": 0, "z": 0 }, "rot": { "x": 0, "y": 0, "z": 0, "w": 1 }, "scale": { "x": 1, "y": 1, "z": 1 } } } }',
      },
    ],
    bad: [
      misspelled('a section in another letter case', 'quests', 'Quests'),
      misspelled('a section without its last letter', 'roomTasks', 'roomTask'),
      misspelled('items under another name', 'roomItems', 'items'),
      {
        title: 'a section inside another one',
        text: rawRoom((snapshot) => {
          snapshot.settings = { ...(snapshot.settings as object), logic: snapshot.logic ?? null };
          delete snapshot.logic;
        }),
        at: '/settings/logic',
        marks: '"logic"',
        message: 'the file has no logic, and "logic" in settings holds its records: move it to the top level',
      },
      {
        title: 'quest entries among the items, in a file without quests',
        text: rawRoom((snapshot) => {
          Object.assign(snapshot.roomItems ?? {}, snapshot.quests);
          delete snapshot.quests;
        }),
        at: `/roomItems/${FIND_KEY}`,
        marks: `"${FIND_KEY}"`,
        message: `the file has no quests, and "${FIND_KEY}" in roomItems looks like one of its records: move it to quests (and in 3 more places)`,
        alsoFound: ['item/expected-fields', 'item/key-number'],
      },
    ],
  }),
});

/** Records or a whole section in another one, where the file lacks the section that was meant. */
function inOther({ kind, section, home }: Misplaced, key: string, place: Place): Draft {
  const at = keyAt((section === undefined ? place : place.at(section)).at(key));
  const where = section ?? 'the snapshot';
  if (kind === 'section')
    return {
      at,
      kind: 'misplaced',
      message: `the file has no ${home}, and ${quoteValue(key)} in ${where} holds its records: move it to the top level`,
    };
  return throughout(`${where} ${home}`, {
    at,
    kind: 'misplaced',
    message: `the file has no ${home}, and ${quoteValue(key)} in ${where} looks like one of its records: move it to ${home}`,
  });
}

function misspelled(title: string, section: string, spelled: string) {
  const renamed = (from: string, to: string): string =>
    rawRoom((snapshot) => {
      const entries: [string, JsonValue][] = Object.entries(snapshot).map(([key, value]) => [
        key === from ? to : key,
        value,
      ]);
      for (const key of Object.keys(snapshot)) delete snapshot[key];
      Object.assign(snapshot, Object.fromEntries(entries));
    });
  return {
    title,
    text: renamed(section, spelled),
    at: `/${spelled}`,
    marks: `"${spelled}"`,
    message: `"${spelled}" is not a section of a snapshot: rename it to ${section}`,
    fixed: room(),
  };
}
