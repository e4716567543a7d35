import { defineRule, type JsonValue, keyNearMiss, rawRoom, room, together } from '../kit.js';

export default defineRule({
  id: 'snapshot/section-spelling',
  level: 'error',
  fix: 'unsafe',
  summary: 'Sections are spelled as documented',
  source: 'game-management API, part 2, room-data snapshot',
  why: 'An import applies the sections that are present and leaves absent ones unchanged. Under a misspelled name, the section that was meant is absent. roomlint checks it as the section that it most likely is.',
  on: {
    nearMiss(miss, report, { snapshot }) {
      // The same slip in all fields is a finding of schema, which covers sections as well.
      if (miss.kind === 'section' && snapshot.spellings.repeatedSlip(miss) === undefined)
        report(together('sections', keyNearMiss(miss, 'section of a snapshot')));
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
    ],
  }),
});

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
