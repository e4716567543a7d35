import {
  addTo,
  bareName,
  defineRule,
  type EachSubscription,
  endsInSpace,
  entries,
  entryDraft,
  FIND_KEY_COMPLETED,
  groupedBy,
  hasControlCharacter,
  isDocumented,
  isNumberedName,
  type JsonValue,
  onFirst,
  type Place,
  QUEST_KINDS,
  quest,
  questsOnly,
  quoteValue,
  room,
  textField,
  throughoutFile,
  writeValue,
} from '../kit.js';

/** The example room in which a quest, and all that names it, has this Name. */
const everywhere = (name: string): string =>
  room().replaceAll('0_find_key', JSON.stringify(name).slice(1, -1));

export default defineRule({
  id: 'quest/name-space',
  level: 'warning',
  kinds: { space: {}, 'control-character': {} },
  fix: 'unsafe',
  summary: 'A Name does not end in white space, and has no line breaks or other control characters',
  source: 'quest and task records, part 2, quest entry fields and TaskEffectorSubscription',
  why: 'Subscriptions must repeat the Name of their quest exactly. White space at its end is hard to see and easily lost there, and so is a line break in it.',
  on: {
    *quests(quests, report, { snapshot: { expressions }, eachSubscription }) {
      for (const entry of quests.entries) {
        const { Name } = entry.record;
        if (typeof Name !== 'string' || !hasControlCharacter(Name.trimEnd())) continue;
        yield report(
          throughoutFile(
            entryDraft(entry, Name, {
              at: entry.place.at('Name'),
              kind: 'control-character',
              message: `Name is ${quoteValue(Name)}, with a control character in it: write the Name without it, as its subscriptions do`,
            }),
            quests.pairs.length,
          ),
        );
      }
      const spaced = quests.entries.filter(({ record }) => isSpaced(record.Name));
      if (spaced.length === 0) return;
      const uses = usesOfNames(new Set(spaced.map(({ record }) => String(record.Name))), eachSubscription);
      const expressed = new Set(expressions.map(({ name }) => name));
      const named = groupedBy(quests.entries, ({ record }) => record.Name);
      for (const entry of spaced) {
        yield;
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
        const draft = entryDraft(entry, name, {
          at,
          kind: 'space',
          message: `Name is ${quoteValue(name)}, with white space at its end: remove it here and wherever the Name is used`,
          fix:
            isFree && isAgreed && isNumberedName(right) && !isExpressed && !uses.fixed.has(name)
              ? {
                  safety: 'unsafe',
                  description: `set the Name to ${quoteValue(right)} on the quest and its subscriptions`,
                  edits: places.map((place) => writeValue(place, right)),
                }
              : undefined,
        });
        report(throughoutFile(draft, quests.pairs.length));
      }
    },
  },
  examples: () => ({
    good: [{ title: 'Names without white space at their end', text: questsOnly() }],
    bad: [
      {
        title: 'a line break in a Name',
        text: questsOnly((quests) => {
          for (const entry of Object.values(quests))
            if (entry.Name === '1_open_door') entry.Name = '1_open\ndoor';
        }),
        ...onFirst(
          '1_open_door',
          'Name',
          '"1_open\\ndoor"',
          'Name is "1_open\\ndoor", with a control character in it: write the Name without it, as its subscriptions do',
        ),
      },
      {
        title: 'a space at the end of a Name, which all subscriptions have too',
        text: everywhere('0_find_key '),
        ...onFirst(
          '0_find_key',
          'Name',
          '"0_find_key "',
          'Name is "0_find_key ", with white space at its end: remove it here and wherever the Name is used',
        ),
        fixed: room(),
      },
      {
        title: 'a line break at the end of a Name',
        text: quest('0_find_key', { Name: '0_find_key\n' }),
        ...onFirst(
          '0_find_key',
          'Name',
          '"0_find_key\\n"',
          'Name is "0_find_key\\n", with white space at its end: remove it here and wherever the Name is used',
        ),
        fixed: questsOnly(),
      },
      {
        title: 'a space on one entry only',
        text: entries({ [FIND_KEY_COMPLETED]: { Name: '0_find_key ' } }),
        at: `/quests/${FIND_KEY_COMPLETED}/Name`,
        marks: '"0_find_key "',
        message:
          'Name is "0_find_key ", with white space at its end: remove it here and wherever the Name is used',
        fixed: questsOnly(),
        alsoFound: ['quest/pair-symmetry'],
      },
    ],
  }),
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
