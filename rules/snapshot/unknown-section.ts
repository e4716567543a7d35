import { defineRule, found, keyAt, nearest, quoteValue, rawRoom, room, SECTIONS } from '../kit.js';

const KNOWN: ReadonlySet<string> = new Set(SECTIONS);

export default defineRule({
  id: 'snapshot/unknown-section',
  level: 'info',
  fix: 'none',
  summary: 'Every section is one that an import is documented to read',
  source: 'game-management API, part 2, room-data snapshot; part 4, upload-room-data-url',
  why: 'An import reads five sections. What it does with others is documented nowhere: a section of your own is kept in the file and may have no effect, and one with a mistyped name is left out without a word.',
  snapshot({ root, place, sectionsPresent }, report) {
    // A file without any section is another kind of file, and that is said once.
    if (root === undefined || sectionsPresent.length === 0) return;
    const missing = SECTIONS.filter((name) => !sectionsPresent.includes(name));
    for (const name of Object.keys(root)) {
      if (KNOWN.has(name)) continue;
      const meant = nearest(name, missing);
      report({
        at: keyAt(place.at(name)),
        message: `no import is documented to read the section ${quoteValue(name)}: ${
          meant === undefined ? 'it stays in the file and may have no effect' : `did you mean ${meant}?`
        }`,
      });
    }
  },
  examples: () => ({
    good: [{ title: 'the five sections', text: room() }],
    bad: [
      {
        title: 'a section of your own',
        text: rawRoom((snapshot) => {
          snapshot.notes = { author: 'me' };
        }),
        findings: found(
          '/notes',
          '"notes"',
          'no import is documented to read the section "notes": it stays in the file and may have no effect',
        ),
      },
      {
        title: 'a section with a mistyped name',
        text: rawRoom((snapshot) => {
          snapshot.roomTask = snapshot.roomTasks ?? null;
          delete snapshot.roomTasks;
        }),
        findings: found(
          '/roomTask',
          '"roomTask"',
          'no import is documented to read the section "roomTask": did you mean roomTasks?',
        ),
      },
    ],
  }),
});
