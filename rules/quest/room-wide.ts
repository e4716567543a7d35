import { counted } from '../../src/bytes/text/in-words.js';
import type { Quest } from '../../src/model/snapshot/quest-entry.js';
import { isPlaceholder, isSoundCreator, isSoundDescription } from '../../src/model/snapshot/quest-values.js';
import {
  completePair,
  type Draft,
  defineRule,
  groupedBy,
  type QuestEntry,
  type QuestIndex,
  quoteValue,
  textField,
  valueDraft,
} from '../kit.js';

/** A field that is the same on all quests of a room (part 2, quest entry fields). */
interface RoomWideField<Kind extends string> {
  readonly field: 'Description' | 'Creator';
  /** What is wrong with a value by itself; undefined for a valid one. */
  invalid(value: string): Kind | undefined;
  /** The value that an option asks for; empty for any. */
  readonly wanted: string;
  /** The kind of a valid value that is not the wanted one. */
  readonly otherKind: Kind;
}

/** A value that is not what it should be. */
interface Wrong {
  readonly value: string;
  /** The right value; empty where neither an option nor another quest shows it. */
  readonly right: string;
  /** How many other quests have the right value; undefined where an option asks for it. */
  readonly others: number | undefined;
}

interface WrongValue<Kind extends string> {
  readonly entry: QuestEntry;
  readonly kind: Kind | 'differs';
  readonly values: Wrong;
  readonly related?: Draft['related'];
}

/**
 * The values that are invalid, or differ from the one that an option asks for, or without one from the usual
 * one.
 */
function wrongValues<Kind extends string>(
  quests: QuestIndex,
  { field, invalid, wanted, otherKind }: RoomWideField<Kind>,
): readonly WrongValue<Kind>[] {
  const given = quests.entries.flatMap((entry) => {
    const value = textField(entry.record, field);
    return value === undefined ? [] : [{ entry, value, kind: invalid(value) }];
  });
  const groups = groupedBy(given, ({ kind, value }) => (kind === undefined ? value : undefined));
  const [usual = '', usualOnes = []] = usualGroup(groups) ?? [];
  const right = wanted === '' ? usual : wanted;
  const others = given.filter(({ value }) => value !== right || right === '');
  if (others.length === 0) return [];
  const sound = new Set([...groups.values()].flat().map(({ entry }) => questOf(quests, entry)));
  const usualQuests = new Set(usualOnes.map(({ entry }) => questOf(quests, entry)));
  const isLeftOut = wanted === '' ? sound.size === 1 : groups.size > 1 && isOneCompletePair([...sound]);
  return others.flatMap(({ entry, value, kind }): WrongValue<Kind>[] => {
    // A single quest can only disagree with itself, which quest/pair-symmetry reports.
    if (kind === undefined && isLeftOut) return [];
    const having = usualQuests.size - (usualQuests.has(questOf(quests, entry)) ? 1 : 0);
    const values = { value, right, others: wanted === '' ? having : undefined };
    if (kind !== undefined || wanted !== '') return [{ entry, kind: kind ?? otherKind, values }];
    const related = usualOnes
      .slice(0, 1)
      .map((usualOne) => ({ at: usualOne.entry.place.at(field), message: 'the value on other quests' }));
    return [{ entry, kind: 'differs', values, related }];
  });
}

/** What to write: the right value, or else what is to be found out. */
function whatToWrite({ right, others }: Wrong, unknown: string): string {
  if (right === '') return unknown;
  const source = others === undefined ? '' : `, as ${otherQuests(others)} ${others > 1 ? 'do' : 'does'}`;
  return `set it to ${quoteValue(right)}${source}`;
}

/** How many other quests have a value; 0 if only the other entry of the quest does. */
function otherQuests(count = 0): string {
  if (count === 0) return 'the other entry';
  return count === 1 ? 'another quest' : counted(count, 'other quest');
}

function questOf(quests: QuestIndex, entry: QuestEntry): Quest {
  return quests.pairOf(entry) ?? entry;
}

function isOneCompletePair([quest, ...others]: readonly Quest[]): boolean {
  if (quest === undefined || others.length > 0 || !('entries' in quest)) return false;
  return completePair(quest) !== undefined;
}

type Group = readonly { readonly entry: QuestEntry }[];

/** The largest group. Of equally large ones the one with the least key, whatever their order in the file. */
function usualGroup<G extends Group>(groups: ReadonlyMap<string, G>): readonly [string, G] | undefined {
  const leastKey = (group: Group): string =>
    group.map(({ entry }) => entry.key).reduce((least, key) => (key < least ? key : least));
  return [...groups].sort(
    ([, one], [, other]) => other.length - one.length || (leastKey(one) < leastKey(other) ? -1 : 1),
  )[0];
}

const DESCRIPTION_ADVICE =
  'set it to "created in" and the lowercase name of the game editor, such as "created in unity"';

const says = (wrong: Wrong) =>
  `Description is ${quoteValue(wrong.value)}: ${whatToWrite(wrong, DESCRIPTION_ADVICE)}`;

export const description = defineRule({
  id: 'quest/description',
  level: 'error',
  lenient: { level: 'warning' },
  kinds: {
    'other-text': says,
    'other-editor': says,
    differs: ({ value, right, others }: Wrong) =>
      `Description is ${quoteValue(value)} here and ${quoteValue(right)} on ${otherQuests(others)}: decide which is right and write it on all quests`,
  },
  sentence: 'Description is the fixed string `created in ` and the lowercase name of the game editor',
  summary: 'Description is "created in " and the lowercase name of the game editor, the same on all quests',
  source: 'quest and task records, part 2, quest entry fields',
  options: {
    editor: {
      type: 'string',
      default: '',
      description: 'The name of the game editor, in lowercase. Unless it is set, any name is accepted.',
    },
  },
  on: {
    quests(quests, report, { options: { editor } }) {
      const wrong = wrongValues(quests, {
        field: 'Description',
        invalid: (value) => (isSoundDescription(value) ? undefined : 'other-text'),
        wanted: editor === '' ? '' : `created in ${editor}`,
        otherKind: 'other-editor',
      });
      for (const { entry, ...fault } of wrong) report(valueDraft(quests, entry, ['Description'], fault));
    },
  },
});

const CREATOR_ADVICE = 'set it to the user id of the room owner';

export const creator = defineRule({
  id: 'quest/creator',
  level: 'error',
  lenient: { level: 'warning' },
  kinds: {
    empty: (wrong: Wrong) => `Creator is empty: ${whatToWrite(wrong, CREATOR_ADVICE)}`,
    placeholder: (wrong: Wrong) =>
      `Creator is still the placeholder ${quoteValue(wrong.value)}: ${whatToWrite(wrong, CREATOR_ADVICE)}`,
    'other-owner': (wrong: Wrong) =>
      `Creator is ${quoteValue(wrong.value)}: ${whatToWrite(wrong, CREATOR_ADVICE)}`,
    differs: ({ value, right, others }: Wrong) =>
      `Creator is ${quoteValue(value)} here and ${quoteValue(right)} on ${otherQuests(others)}: decide which is right and write it on all quests`,
  },
  sentence: 'Creator is the user identifier of the room owner',
  summary: 'Creator is the user id of the room owner, the same on all quests',
  source: 'quest and task records, part 2, quest entry fields',
  options: {
    owner: {
      type: 'string',
      default: '',
      description: 'The user id of the room owner. Unless it is set, any user id is accepted.',
    },
  },
  on: {
    quests(quests, report, { options: { owner } }) {
      const wrong = wrongValues(quests, {
        field: 'Creator',
        invalid(value) {
          if (isSoundCreator(value)) return undefined;
          return isPlaceholder(value) ? 'placeholder' : 'empty';
        },
        wanted: owner,
        otherKind: 'other-owner',
      });
      for (const { entry, ...fault } of wrong) report(valueDraft(quests, entry, ['Creator'], fault));
    },
  },
});
