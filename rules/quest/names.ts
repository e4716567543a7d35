import { addTo } from '../../src/bytes/text/add-to.js';
import { agreedName, mainEntry, type QuestPair } from '../../src/model/snapshot/quest-entry.js';
import { endsInSpace, hasControlCharacter } from '../../src/model/snapshot/quest-values.js';
import {
  bareName,
  defineRule,
  type EachSubscription,
  groupedBy,
  isNumberedName,
  type Place,
  QUEST_KINDS,
  type QuestEntry,
  questLabel,
  quoteValue,
  textField,
  valueDraft,
  writeValue,
} from '../kit.js';
import { isDocumented } from '../wording/near-miss.js';
import { UsedNames } from './name-evidence.js';

/** A quest and the first quest in the file that shares a key with it. */
interface LaterQuest {
  readonly later: QuestEntry;
  readonly first: QuestEntry;
}

/** Quests that share a key with an earlier one, with the first of that key, by their main entries. */
function laterQuests(
  pairs: readonly QuestPair[],
  keyOf: (pair: QuestPair) => string | undefined,
): readonly LaterQuest[] {
  const byKey = groupedBy(pairs, keyOf);
  return [...byKey.values()].flatMap(([one, ...others]) => {
    const first = one && mainEntry(one);
    if (first === undefined) return [];
    return others.flatMap((pair) => {
      const later = mainEntry(pair);
      return later === undefined ? [] : [{ later, first }];
    });
  });
}

interface Values {
  readonly name: string;
  /** The Name that the other entry has, or that all subscriptions of the quest use, where it is one. */
  readonly used: string | undefined;
  readonly by: 'its other entry does' | 'its subscriptions do';
}

/** An example of a Name, made of the number and words of one that is not numbered. */
function numberedLike(name: string): string {
  const [number = ''] = /^\d*/.exec(name) ?? [];
  const words = name.slice(number.length).match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['collect'];
  return `${number || '0'}_${words.join('_')}`;
}

export const numberedName = defineRule({
  id: 'quest/numbered-name',
  level: 'error',
  kinds: {
    unnumbered: ({ name, used, by }: Values) =>
      used === undefined
        ? `Name is ${quoteValue(name)}: use a number, an underscore and a name, such as ${quoteValue(numberedLike(name))}`
        : `Name is ${quoteValue(name)}: write ${quoteValue(used)}, as ${by}`,
  },
  sentence: 'Name is a number, an underscore and a descriptive name',
  summary: 'Name is a number, an underscore and a name',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    quests(quests, report, { eachSubscription }) {
      let names: UsedNames | undefined;
      for (const entry of quests.entries) {
        const name = textField(entry.record, 'Name');
        if (name === undefined || isNumberedName(name)) continue;
        const twin = quests.twinOf(entry);
        const twinName = textField(twin?.record, 'Name') ?? '';
        names ??= new UsedNames(eachSubscription);
        const numbered = names.numbered([entry, twin ?? entry]);
        const isTaken = numbered !== undefined && quests.byName.withName(numbered) !== undefined;
        const values: Values = isNumberedName(twinName)
          ? { name, used: twinName, by: 'its other entry does' }
          : { name, used: isTaken ? undefined : numbered, by: 'its subscriptions do' };
        report(valueDraft(quests, entry, ['Name'], { kind: 'unnumbered', values }));
      }
    },
  },
});

const ADVICE = 'remove it here and wherever the Name is used';

export const nameSpace = defineRule({
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
      const byName = groupedBy(quests.entries, ({ name }) => name);
      for (const { entry, name } of spaced) {
        const right = name.trimEnd();
        const twin = quests.twinOf(entry);
        const twinName = twin?.name ?? name;
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

export const nameUnique = defineRule({
  id: 'quest/name-unique',
  level: 'warning',
  kinds: {
    shared: ({ name }: { name: string }) =>
      `another quest already has the Name ${quoteValue(name)}: give this one its own, on both entries and in its subscriptions`,
  },
  summary: 'No two quests have the same Name',
  source: 'quest and task records, part 2, quest entry fields; part 2, quest names in expressions',
  on: {
    quests({ pairs }, report) {
      for (const { later, first } of laterQuests(pairs, agreedName)) {
        const name = String(later.name);
        // A placeholder is wrong on all of them, which quest/numbered-name reports.
        if (!isNumberedName(name)) continue;
        report({
          kind: 'shared',
          at: later.place.at('Name'),
          identity: name,
          values: { name },
          related: [{ at: first.place.at('Name'), message: 'the first quest with this Name' }],
        });
      }
    },
  },
});

export const bareNameUnique = defineRule({
  id: 'quest/bare-name-unique',
  level: 'warning',
  kinds: {
    shared: ({ later, first, bare }: { later: string; first: string; bare: string }) =>
      `${later} and ${first} are both ${quoteValue(bare)} in expressions: change the words after the number of one of them, on both entries and wherever it is used`,
  },
  // A Name without a number is an error by itself.
  onlyIfAlone: true,
  summary: 'No two quests have Names that differ only in their number',
  source: 'quest and task records, part 2, quest names in expressions',
  on: {
    quests({ pairs }, report) {
      // quest/name-unique reports equal Names, so only the first quest of each Name is compared here.
      const reported = new Set<string>();
      const alike = laterQuests(pairs, (pair) => bareName(agreedName(pair) ?? '') || undefined);
      for (const { later, first } of alike) {
        const name = String(later.name);
        if (name === first.name || reported.has(name)) continue;
        reported.add(name);
        const bare = bareName(name);
        report({
          kind: 'shared',
          at: later.place.at('Name'),
          identity: bare,
          values: { later: questLabel(later), first: questLabel(first), bare },
          related: [{ at: first.place.at('Name'), message: 'the first quest with this name' }],
        });
      }
    },
  },
});
