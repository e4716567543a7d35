import { defineRule, found, Place, quoteValue, spanIn } from '../kit.js';

export default defineRule({
  id: 'text/duplicate-key',
  level: 'error',
  fix: 'none',
  summary: 'No object has the same key twice',
  source:
    'RFC 8259, section 4: names within an object should be unique; game-management API, part 2: sections are objects keyed by id',
  why: 'Readers keep one of the two and drop the other without a word, most of them the first. An item, a quest or a whole section is gone then.',
  textFault(found, report) {
    if (found.kind !== 'tree' || found.fault.kind !== 'duplicate-key') return;
    const { holder, fault } = found;
    const name = quoteValue(fault.key);
    const place = (holder?.inside() ?? Place.root).along(fault.path);
    report({
      // A place stands for the last of several equal keys only, so both keys are given by their bytes.
      at: spanIn(holder, fault.span, place),
      message: `a second ${name} in the same object: only the last one counts, so rename or remove one`,
      related: [{ at: spanIn(holder, fault.first, place), message: `the first ${name}` }],
    });
  },
  examples: () => ({
    good: [
      {
        title: 'the same key in different objects',
        text: '{ "settings": { "title": "A" }, "roomTasks": { "Tasks": [], "title": "B" } }',
      },
    ],
    bad: [
      {
        title: 'a setting written twice',
        text: '{ "settings": { "isNight": true, "isNight": false } }',
        findings: found(
          '/settings/isNight',
          '"isNight"',
          'a second "isNight" in the same object: only the last one counts, so rename or remove one',
        ),
      },
      {
        title: 'the same key spelled with an escape, inside a string that holds JSON',
        text: String.raw`{ "settings": { "roomSettingsExtraData": "{\"fog\":1,\"f\\u006fg\":2}" } }`,
        findings: found(
          '/settings/roomSettingsExtraData#/fog',
          String.raw`\"f\\u006fg\"`,
          'a second "fog" in the same object: only the last one counts, so rename or remove one',
        ),
      },
    ],
  }),
});
