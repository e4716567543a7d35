import { defineRule, found, quoteValue, spanIn } from '../kit.js';

export default defineRule({
  id: 'text/duplicate-key',
  level: 'error',
  fix: 'none',
  summary: 'No object has the same key twice',
  source:
    'RFC 8259, section 4: names within an object should be unique; game-management API, part 2: sections are objects keyed by id',
  why: 'Most readers keep the last of the two and silently drop the first, which can be an item, a quest or a whole section. The documents do not say which one an import keeps.',
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'duplicate-key') return;
      const { holder, fault } = found;
      report(() => {
        const name = quoteValue(fault.key);
        const { place } = fault;
        return {
          // A place means the last of several equal keys, so both keys are given by their bytes.
          at: spanIn(holder, fault.span, place),
          message: `${name} is already a key of this object, and most readers keep only the last: rename or remove one`,
          related: [{ at: spanIn(holder, fault.first, place), message: `the first ${name}` }],
        };
      });
    },
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
        title: 'a setting that appears twice',
        text: '{ "settings": { "isNight": true, "isNight": false } }',
        findings: found(
          '/settings/isNight',
          '"isNight"',
          '"isNight" is already a key of this object, and most readers keep only the last: rename or remove one',
        ),
      },
      {
        title: 'the same key written with an escape, inside a string that holds JSON',
        text: String.raw`{ "settings": { "roomSettingsExtraData": "{\"fog\":1,\"f\\u006fg\":2}" } }`,
        findings: found(
          '/settings/roomSettingsExtraData#/fog',
          String.raw`\"f\\u006fg\"`,
          '"fog" is already a key of this object, and most readers keep only the last: rename or remove one',
        ),
      },
    ],
  }),
});
