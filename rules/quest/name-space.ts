import { addTo } from '../../src/bytes/text/add-to.js';
import { endsInSpace, hasControlCharacter } from '../../src/model/snapshot/quest-values.js';
import {
  bareName,
  defineRule,
  type EachSubscription,
  groupedBy,
  isNumberedName,
  type JsonValue,
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
  kinds: ['space', 'control-character'],
  fix: 'unsafe',
  summary: 'A Name does not end in white space, and has no line breaks or other control characters',
  source: 'quest and task records, part 2, quest entry fields and TaskEffectorSubscription',
  on: {
    quests(quests, report, { snapshot: { expressions }, eachSubscription }) {
      for (const entry of quests.entries) {
        const { Name } = entry.record;
        if (typeof Name !== 'string' || !hasControlCharacter(Name.trimEnd())) continue;
        report(
          valueDraft(quests, entry, ['Name'], {
            kind: 'control-character',
            message: `Name is ${quoteValue(Name)}, with a control character in it: ${ADVICE}`,
          }),
        );
      }
      const spaced = quests.entries.filter(({ record }) => isSpaced(record.Name));
      if (spaced.length === 0) return;
      const uses = usesOfNames(new Set(spaced.map(({ record }) => String(record.Name))), eachSubscription);
      const expressed = new Set(expressions.map(({ name }) => name));
      const named = groupedBy(quests.entries, ({ record }) => record.Name);
      for (const entry of spaced) {
        const name = String(entry.record.Name);
        const right = name.trimEnd();
        const at = entry.place.at('Name');
        // A fix must not give the Name of another quest or none at all.
        const isFree = (named.get(right) ?? []).every((other) => quests.twinOf(entry) === other);
        const isAgreed = isSameTrimmed(quests.twinOf(entry)?.record.Name ?? name, right);
        // Nor may it change the Name under an expression that uses it.
        const isExpressed = expressed.has(name) || expressed.has(bareName(name));
        // Each use is changed once, with the first entry that has the Name.
        const places = [at, ...(uses.places.get(name) ?? [])];
        uses.places.delete(name);
        report(
          valueDraft(quests, entry, ['Name'], {
            kind: 'space',
            message: `Name is ${quoteValue(name)}, with white space at its end: ${ADVICE}`,
            fix:
              isFree && isAgreed && isNumberedName(right) && !isExpressed && !uses.fixed.has(name)
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

function isSpaced(name: unknown): boolean {
  return typeof name === 'string' && endsInSpace(name) && isNumberedName(name);
}

/** Of two Names that differ in more than white space, nobody knows which one is right. */
function isSameTrimmed(name: JsonValue, right: string): boolean {
  return typeof name === 'string' && name.trimEnd() === right;
}

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
