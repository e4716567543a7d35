import { idOf } from '../../src/model/snapshot/quest-entries.js';
import { isUuid, isUuidVersion4 } from '../../src/model/snapshot/quest-values.js';
import {
  type Claim,
  defineRule,
  isQuestIdShaped,
  keyAt,
  member,
  QUEST_KINDS,
  questLabel,
  quoteValue,
  textField,
  valueDraft,
} from '../kit.js';
import { CHOOSES_UUID_VERSION } from '../wording/uuid-version.js';

interface OtherId {
  readonly id: string;
  readonly key: string;
}

export const idMatchesKey = defineRule({
  id: 'quest/id-matches-key',
  level: 'error',
  kinds: {
    'other-id': ({ id, key }: OtherId) =>
      `id is ${quoteValue(id)} and the key of the entry is ${quoteValue(key)}: use the same in both places`,
    'other-key': ({ id, key, isReplaced }: OtherId & { readonly isReplaced: boolean }) =>
      `the key ${quoteValue(key)} is not the id of the entry: use ${quoteValue(id)} as the key${isReplaced ? ', and restore the other entry, which had the same key' : ''}`,
    exchanged: ({ quest }: { quest: string }) =>
      `the two entries of ${quest} have each other's id as their key: swap the two keys, or the two ids`,
  },
  sentence: 'the id of an entry equals its key in quests',
  summary: 'The id of a quest entry is its key in quests',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    questEntry(entry, report, { snapshot: { quests } }) {
      const { key, record, place } = entry;
      const id = textField(record, 'id');
      if (id === undefined || id === key) return;
      const twin = quests.twinOf(entry);
      if (isQuestIdShaped(id) && !isQuestIdShaped(key)) {
        const isReplaced = key === member(record, 'EntryId') && twin === undefined;
        report({ kind: 'other-key', at: keyAt(place), values: { id, key, isReplaced } });
      } else if (twin === undefined || quests.pairOf(entry)?.idsSwapped !== true)
        report({ kind: 'other-id', at: place.at('id'), values: { id, key } });
      // The lesser key leads, so that the finding stays known when the entries move.
      else if (twin.key >= key)
        report({
          kind: 'exchanged',
          at: place.at('id'),
          values: { quest: questLabel(entry) },
          related: [{ at: twin.place.at('id'), message: 'the id of the other entry' }],
        });
    },
  },
});

interface OddId {
  readonly id: string;
  readonly prefixes: Prefixes;
}

function newId(prefixes: Prefixes): string {
  return `use ${form(prefixes)}, as its key, as its id and wherever it is named`;
}

interface Notes {
  /** Whether some id begins with an allowed prefix. */
  passed: boolean;
  readonly foreign: { readonly id: string; readonly at: Claim }[];
}

export const idFormat = defineRule({
  id: 'quest/id-format',
  level: 'error',
  lenient: { options: { prefixes: 'any' } },
  catalog: { options: { prefixes: 'any' }, isRelaxing: true },
  kinds: {
    empty: ({ prefixes }: OddId) => `quest id is empty: ${newId(prefixes)}`,
    uuid: ({ id, prefixes }: OddId) => `quest id ${quoteValue(id)} is a UUID: ${newId(prefixes)}`,
    'other-form': ({ id, prefixes }: OddId) =>
      `quest id ${quoteValue(id)} is not in the documented form: ${newId(prefixes)}`,
    'other-prefix': ({ id, prefixes, allowed }: OddId & { readonly allowed: Prefixes }) =>
      `quest id ${quoteValue(id)} does not begin with ${anyOf(prefixes)}: if the creator tool made it, ${allowPrefixes(allowed)}; otherwise use ${form(prefixes)}`,
  },
  sentence: 'a quest id is `mlh` and 11 to 14 lowercase letters or digits, and a UUID is not valid',
  summary: 'A quest id is 14 to 17 lowercase letters or digits and begins with a known prefix',
  source: 'quest and task records, part 2, quest entry fields',
  options: {
    prefixes: {
      type: 'strings',
      default: ['mlh'],
      orAny: true,
      description: 'What a quest id may begin with. `"any"`, or an empty list, allows any letter or digit.',
    },
  },
  state: (): Notes => ({ passed: false, foreign: [] }),
  on: {
    questEntry(entry, report, { options: { prefixes }, state }) {
      const { key, record, place } = entry;
      const at = keyAt(place);
      if (!isQuestIdShaped(key)) {
        // quest/id-matches-key reports a key that is not an id, beside an id that is one.
        if (idOf(entry) === key) report({ kind: misshape(key), at, values: { id: key, prefixes } });
      } else if (beginsWithOne(key, prefixes)) state.passed = true;
      // When id and key differ, that is the finding.
      else if ((textField(record, 'id') ?? key) === key) state.foreign.push({ id: key, at });
    },
    subscription({ record, place }, report, { snapshot, options: { prefixes }, state }) {
      // With quests in the file, a reference is one of their ids or unknown.
      if (snapshot.section('quests') !== undefined) return;
      const id = textField(record, 'TaskTriggerId');
      if (id === undefined) return;
      const at = place.at('TaskTriggerId');
      if (!isQuestIdShaped(id)) report({ kind: misshape(id), at, values: { id, prefixes } });
      else if (beginsWithOne(id, prefixes)) state.passed = true;
      else state.foreign.push({ id, at });
    },
    snapshot(_snapshot, report, { options: { prefixes }, state: { passed, foreign } }) {
      const all = passed ? undefined : beginnings(foreign.map(({ id }) => id));
      for (const { id, at } of foreign) {
        const allowed = all ?? [...listed(prefixes), id.slice(0, 2)];
        report({ kind: 'other-prefix', at, values: { id, prefixes, allowed } });
      }
    },
  },
  subscriptions: QUEST_KINDS,
});

const ADVICE = 'set the same new UUID v4 on both entries of the quest';

export const entryIdUuid = defineRule({
  id: 'quest/entry-id-uuid',
  level: 'error',
  kinds: {
    'no-uuid': ({ id }: { id: string }) => `EntryId is ${quoteValue(id)}, not a UUID: ${ADVICE}`,
    'other-version': ({ id }: { id: string }) =>
      `EntryId is ${quoteValue(id)}, a UUID but not version 4: ${ADVICE}`,
  },
  sentence: 'EntryId is a UUID v4',
  summary: 'EntryId is a UUID v4',
  source: 'quest and task records, part 2, quest entry fields',
  ...CHOOSES_UUID_VERSION,
  on: {
    questEntry(entry, report, { options, snapshot: { quests } }) {
      const id = textField(entry.record, 'EntryId');
      if (id === undefined || isUuidVersion4(id)) return;
      const formed = isUuid(id);
      if (formed && options.version === 'any') return;
      const kind = formed ? 'other-version' : 'no-uuid';
      report(valueDraft(quests, entry, ['EntryId'], { kind, values: { id } }));
    },
  },
});

/** What an id may begin with: one of these, or anything. */
type Prefixes = readonly string[] | 'any';

function allowsAny(prefixes: Prefixes): prefixes is 'any' | readonly [] {
  return prefixes === 'any' || prefixes.length === 0;
}

function beginsWithOne(id: string, prefixes: Prefixes): boolean {
  return allowsAny(prefixes) || prefixes.some((prefix) => id.startsWith(prefix));
}

/** What is wrong with an id that does not have the form of one. */
function misshape(id: string): 'empty' | 'uuid' | 'other-form' {
  if (id === '') return 'empty';
  return isUuid(id) ? 'uuid' : 'other-form';
}

/** What an id is made of. */
function form(prefixes: Prefixes): string {
  const end = allowsAny(prefixes) ? '' : ` that begin with ${anyOf(prefixes)}`;
  return `14 to 17 lowercase letters or digits${end}`;
}

function listed(prefixes: Prefixes): readonly string[] {
  return prefixes === 'any' ? [] : prefixes;
}

function anyOf(prefixes: Prefixes): string {
  return listed(prefixes)
    .map((prefix) => quoteValue(prefix))
    .join(' or ');
}

function allowPrefixes(prefixes: Prefixes): string {
  const anyPrefix = JSON.stringify({ prefixes: 'any' });
  if (prefixes === 'any') return `allow any prefix with --rule 'quest/id-format:error:${anyPrefix}'`;
  return `allow the prefix with --rule 'quest/id-format:error:${JSON.stringify({ prefixes })}', or any prefix with ${anyPrefix}`;
}

/** The first two characters of the ids, or one if there are many; `any` if there are many of those, too. */
function beginnings(ids: readonly string[]): Prefixes {
  for (const length of [2, 1]) {
    const found = new Set(ids.map((id) => id.slice(0, length)));
    if (found.size <= 3) return [...found].sort();
  }
  return 'any';
}
