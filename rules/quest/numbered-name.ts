import {
  defineRule,
  entryDraft,
  isNumberedName,
  onQuests,
  quoteValue,
  type Together,
  textField,
  throughoutFile,
} from '../kit.js';

/** A number and something else than an underscore. */
const OTHER_SEPARATOR = /^\d+([^_\p{L}\p{N}])/u;

export default defineRule({
  id: 'quest/numbered-name',
  level: 'error',
  kinds: { unnumbered: { sentence: 'Name is a number, an underscore and a descriptive name' } },
  fix: 'none',
  summary: 'Name is a number, an underscore and a name',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    questEntry(entry, report, { snapshot: { quests } }) {
      const name = textField(entry.record, 'Name');
      if (name === undefined || isNumberedName(name)) return;
      // A placeholder may be on many quests, and somebody's own style of numbering on all of them.
      const separator = OTHER_SEPARATOR.exec(name)?.[1];
      const draft = entryDraft(entry, separator === undefined ? name : JSON.stringify([separator]), {
        at: entry.place.at('Name'),
        message: (all) =>
          `Name is ${quoteValue(name)}${separator === undefined ? onQuests(all) : alike(all, separator)}: use a number, an underscore and a name, such as "0_collect"`,
      });
      report(separator === undefined ? throughoutFile(draft, quests.pairs.length) : draft);
    },
  },
});

/** How many other quests have the same after their number. */
function alike({ subjects }: Together, separator: string): string {
  if (subjects < 2) return '';
  const others = subjects === 2 ? '1 more quest has' : `${subjects - 1} more quests have`;
  return ` (and ${others} ${quoteValue(separator)} after the number)`;
}
