import { defineRule, found, isObject, type JsonValue, quoteValue, recordAt, SECTIONS } from '../kit.js';

export default defineRule({
  id: 'snapshot/nothing-to-import',
  level: 'warning',
  fix: 'none',
  summary: 'The file has at least one section that an import reads',
  source: 'game-management API, part 2, room-data snapshot; part 4, upload-room-data-url',
  why: 'An import applies the sections that are present and leaves the others unchanged. Without any of them, the file is not a room-data snapshot.',
  snapshot({ root, place, sectionsPresent }, report) {
    // A root that is not an object is reported by schema.
    if (root === undefined || sectionsPresent.length > 0) return;
    const holder = Object.keys(root).find((key) => holdsSections(root[key]));
    const todo =
      holder === undefined
        ? 'check that this file is a snapshot'
        : `keep only what ${quoteValue(holder)} holds`;
    report({
      at: recordAt(place),
      message: `the file has none of the sections roomItems, settings, roomTasks, quests and logic, so an import has nothing to apply: ${todo}`,
    });
  },
  examples: () => ({
    good: [{ title: 'a single section', text: '{ "roomTasks": { "Tasks": [] } }' }],
    bad: [
      {
        title: 'JSON of another kind',
        text: '{ "name": "my-room", "version": "1.0.0" }',
        findings: found(
          '',
          '{',
          'the file has none of the sections roomItems, settings, roomTasks, quests and logic, so an import has nothing to apply: check that this file is a snapshot',
        ),
      },
      {
        title: 'a server’s whole response',
        text: '{ "status": "success", "data": { "roomItems": {} } }',
        findings: found(
          '',
          '{',
          'the file has none of the sections roomItems, settings, roomTasks, quests and logic, so an import has nothing to apply: keep only what "data" holds',
        ),
      },
    ],
  }),
});

/** Whether this is a snapshot that something was put around, such as a server’s whole response. */
function holdsSections(value: JsonValue | undefined): boolean {
  return isObject(value) && SECTIONS.some((name) => Object.hasOwn(value, name));
}
