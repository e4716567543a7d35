import { defineRule, isNumberedName, quoteValue, textField, valueDraft } from '../kit.js';
import { UsedNames } from './used-names.js';

interface Values {
  readonly name: string;
  /** The Name that all subscriptions of the quest use, where it is one. */
  readonly used: string | undefined;
}

export default defineRule({
  id: 'quest/numbered-name',
  level: 'error',
  kinds: {
    unnumbered: ({ name, used }: Values) =>
      used === undefined
        ? `Name is ${quoteValue(name)}: use a number, an underscore and a name, such as "0_collect"`
        : `Name is ${quoteValue(name)}: write ${quoteValue(used)}, as its subscriptions do`,
  },
  sentence: 'Name is a number, an underscore and a descriptive name',
  fix: 'none',
  summary: 'Name is a number, an underscore and a name',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    quests(quests, report, { eachSubscription }) {
      let names: UsedNames | undefined;
      for (const entry of quests.entries) {
        const name = textField(entry.record, 'Name');
        if (name === undefined || isNumberedName(name)) continue;
        names ??= new UsedNames(eachSubscription);
        const numbered = names.numbered([entry, quests.twinOf(entry) ?? entry]);
        const isTaken = numbered !== undefined && quests.byName.withName(numbered) !== undefined;
        const values = { name, used: isTaken ? undefined : numbered };
        report(valueDraft(quests, entry, ['Name'], { kind: 'unnumbered', values }));
      }
    },
  },
});
