import { addTo } from '../../src/bytes/text/add-to.js';
import { endsInSpace, hasControlCharacter } from '../../src/model/snapshot/quest-values.js';
import {
  bareName,
  defineRule,
  type EachSubscription,
  groupedBy,
  isNumberedName,
  type Place,
  QUEST_KINDS,
  quoteValue,
  textField,
  valueDraft,
  writeValue,
} from '../kit.js';
import { isDocumented } from '../wording/documented-fields.js';

const ADVICE = 'remove it here and wherever the Name is used';

export default defineRule({
  id: 'quest/name-space',
  level: 'warning',
  kinds: {
    space: ({ name }: { name: string }) =>
      `Name is ${quoteValue(name)}, with white space at its end: ${ADVICE}`,
    'control-character': ({ name }: { name: string }) =>
      `Name is ${quoteValue(name)}, with a control character in it: ${ADVICE}`,
  },
  fix: 'unsafe',
  summary: 'A Name does not end in white space, and has no line breaks or other control characters',
  source: 'quest and task records, part 2, quest entry fields and TaskEffectorSubscription',
  on: {
    quests(quests, report, { snapshot: { expressions }, eachSubscription }) {
      const named = quests.entries.map((entry) => ({ entry, name: textField(entry.record, 'Name') ?? '' }));
      for (const { entry, name } of named)
        if (hasControlCharacter(name.trimEnd()))
          report(valueDraft(quests, entry, ['Name'], { kind: 'control-character', values: { name } }));
      const spaced = named.filter(({ name }) => endsInSpace(name) && isNumberedName(name.trimEnd()));
      if (spaced.length === 0) return;
      const uses = usesOfNames(new Set(spaced.map(({ name }) => name)), eachSubscription);
      const expressed = new Set(expressions.map(({ name }) => name));
      const byName = groupedBy(quests.entries, ({ record }) => record.Name);
      for (const { entry, name } of spaced) {
        const right = name.trimEnd();
        const twin = quests.twinOf(entry);
        const twinName = twin?.record.Name ?? name;
        const canChange =
          // A fix must not give the Name of another quest.
          (byName.get(right) ?? []).every((other) => other === twin) &&
          // Of two Names that differ in more than white space, nobody knows which one is right.
          typeof twinName === 'string' &&
          twinName.trimEnd() === right &&
          // Nor may it change the Name under an expression or a subscription that uses it.
          !expressed.has(name) &&
          !expressed.has(bareName(name)) &&
          !uses.fixed.has(name);
        // Each use is changed once, with the first entry that has the Name.
        const places = [entry.place.at('Name'), ...(uses.places.get(name) ?? [])];
        uses.places.delete(name);
        report(
          valueDraft(quests, entry, ['Name'], {
            kind: 'space',
            values: { name },
            fix: canChange
              ? {
                  safety: 'unsafe',
                  description: `set the Name to ${quoteValue(right)} on the quest and its subscriptions`,
                  edits: places.map((place) => writeValue(place, right)),
                }
              : undefined,
          }),
        );
      }
    },
  },
});

/** Where subscriptions use these Names, and the Names that are used where no fix may change anything. */
interface Uses {
  readonly places: Map<string, Place[]>;
  readonly fixed: ReadonlySet<string>;
}

function usesOfNames(names: ReadonlySet<string>, eachSubscription: EachSubscription): Uses {
  const places = new Map<string, Place[]>();
  const fixed = new Set<string>();
  eachSubscription((subscription) => {
    const { kind, record, place } = subscription;
    const name = textField(record, 'Name');
    // The Name of a DirectEffector is in no document.
    if (name === undefined || !names.has(name) || !QUEST_KINDS.includes(kind)) return;
    if (!isDocumented(subscription)) fixed.add(name);
    addTo(places, name, place.at('Name'));
  });
  return { places, fixed };
}
