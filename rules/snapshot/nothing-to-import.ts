import { defineRule, found, isObject, type JsonValue, quoteValue, recordAt, SECTIONS } from '../kit.js';

export default defineRule({
  id: 'snapshot/nothing-to-import',
  level: 'warning',
  fix: 'none',
  summary: 'At least one section that an import reads is there',
  source: 'game-management API, part 2, room-data snapshot; part 4, upload-room-data-url',
  why: 'An import applies the sections that it finds and leaves all others as they are. With none of them it changes nothing, which most often means that this is another kind of file.',
  snapshot({ root, place, sectionsPresent }, report) {
    // A root that is no object is wrong for another reason.
    if (root === undefined || sectionsPresent.length > 0) return;
    const holder = Object.keys(root).find((key) => holdsSections(root[key]));
    const todo =
      holder === undefined
        ? 'check that this file is a snapshot'
        : `keep only what ${quoteValue(holder)} holds`;
    report({
      at: recordAt(place),
      message: `none of roomItems, settings, roomTasks, quests and logic is here, so an import would change nothing: ${todo}`,
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
          'none of roomItems, settings, roomTasks, quests and logic is here, so an import would change nothing: check that this file is a snapshot',
        ),
      },
      {
        title: 'the whole answer of a server',
        text: '{ "status": "success", "data": { "roomItems": {} } }',
        findings: found(
          '',
          '{',
          'none of roomItems, settings, roomTasks, quests and logic is here, so an import would change nothing: keep only what "data" holds',
        ),
      },
    ],
  }),
});

/** Whether this is a snapshot that something was put around, such as the whole answer of a server. */
function holdsSections(value: JsonValue | undefined): boolean {
  return isObject(value) && SECTIONS.some((name) => Object.hasOwn(value, name));
}
