import {
  type CopiedQuest,
  type Draft,
  defineRule,
  entries,
  everyQuest,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  isUuidVersion4,
  keyAt,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  type Place,
  type QuestEntry,
  questLabel,
  questsOnly,
  throughout,
} from '../kit.js';
import { copiedQuest } from './copied-quest.js';
import { exchangedValues } from './exchanged-values.js';
import { missingTwin } from './missing-twin.js';
import { mistypedEntryId, rank, sameStatusTwice, tooMany } from './wrong-pairs.js';

function entryIdsOf({ original, copy }: CopiedQuest): Place[] {
  const entries = [original.inProgress, original.completed, copy.inProgress, copy.completed];
  return entries.map(({ place }) => place.at('EntryId'));
}

const FIND_KEY_ENTRY_ID = '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f';
const OPEN_DOOR_ENTRY_ID = '5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d';
const SLIP = '5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4e';

/** The quests of the example room and a copy of the first one. */
const copyOf = (keys: readonly [string, string], entryId?: string): string =>
  questsOnly((quests) => {
    for (const [index, original] of [FIND_KEY, FIND_KEY_COMPLETED].entries()) {
      const key = keys[index] ?? '';
      const own = entryId === undefined ? {} : { EntryId: entryId, id: key };
      quests[key] = { ...quests[original], ...own, Name: '2_hide_key' };
    }
  });

export default defineRule({
  id: 'quest/pair-complete',
  level: 'error',
  fix: 'unsafe',
  reveals: ['flow/*', 'quest/name-unique', 'quest/bare-name-unique'],
  summary: 'Each EntryId has one inProgress and one completed entry',
  source: 'quest and task records, part 2, quest pair',
  why: 'A quest is two entries with the same EntryId, one with each Status. The documents describe no quest with fewer or more.',
  on: {
    snapshot(snapshot, report) {
      for (const draft of exchangedValues(snapshot, { entries: ['EntryId', 'Status'] })) report(draft);
    },
    *quests(quests, report, { snapshot, inFileOrder, eachSubscription }) {
      const { mistyped, slips, alone, sameStatus, crowded, copies } = quests.pairFaults;
      // The other entry may be among those that were left out.
      const halves = snapshot.isPartial('quests') ? undefined : twoHalves(alone);
      if (halves !== undefined) report(halves);
      for (const entry of halves === undefined && !snapshot.isPartial('quests') ? alone : []) {
        const draft = { ...missingTwin(entry, quests, snapshot), subject: entry.key };
        // Under a key that both entries have, one has replaced the other.
        const unless = [entry.record.EntryId, entry.record.Name].includes(entry.key)
          ? [entry.place]
          : undefined;
        yield report({ ...throughout(`alone ${entry.status}`, draft, quests.pairs.length), unless });
      }
      for (const copy of copies) {
        yield;
        const make = (): Draft => copiedQuest(copy, quests, eachSubscription);
        // A placeholder on several quests makes none of them a copy.
        const isSound = !copy.sharesEntryId || isUuidVersion4(String(copy.copy.inProgress.record.EntryId));
        report(isSound ? { make } : { ...make(), unless: entryIdsOf(copy) });
      }
      const compared = [...sameStatus.flat(), ...crowded.flatMap(({ entries }) => entries)];
      for (const { entry, other } of mistyped) compared.push(entry, other);
      const ranks = new Map(
        (yield* inFileOrder(compared.map(({ place }) => place))).map((place, rank) => [place, rank]),
      );
      const later = (one: QuestEntry, other: QuestEntry): boolean => rank(ranks, one) > rank(ranks, other);
      for (const pair of mistyped) {
        yield;
        const draft = { ...mistypedEntryId(pair, slips, later), subject: pair.entry.key };
        report(throughout('EntryId', draft, quests.pairs.length));
      }
      for (const pair of sameStatus) {
        yield;
        const subject = String(pair[0].record.EntryId);
        const draft = { ...sameStatusTwice(pair, later), subject };
        report(throughout(`two ${pair[0].status}`, draft, quests.pairs.length));
      }
      for (const pair of crowded) {
        yield;
        const draft = tooMany(pair, ranks);
        if (draft === undefined) continue;
        const isSound = isUuidVersion4(pair.entryId);
        report(isSound ? draft : { ...draft, unless: pair.entries.map(({ place }) => place.at('EntryId')) });
      }
    },
  },
  examples: () => ({
    good: [{ title: 'two entries of each quest', text: questsOnly() }],
    bad: [
      {
        title: 'a quest without its completed entry',
        text: entries({ [OPEN_DOOR_COMPLETED]: undefined }),
        at: `/quests/${OPEN_DOOR}`,
        marks: `"${OPEN_DOOR}"`,
        message: '"1_open_door" has no completed entry: add one with the same EntryId',
        fixed: questsOnly((quests) => {
          const twin = quests[OPEN_DOOR_COMPLETED] ?? {};
          delete quests[OPEN_DOOR_COMPLETED];
          quests.mlh5m8r2h7sofs = { ...twin, id: 'mlh5m8r2h7sofs' };
        }),
      },
      {
        title: 'a quest without its inProgress entry',
        text: entries({ [OPEN_DOOR]: undefined }),
        at: `/quests/${OPEN_DOOR_COMPLETED}`,
        marks: `"${OPEN_DOOR_COMPLETED}"`,
        message: '"1_open_door" has no inProgress entry: add one with the same EntryId',
        fixed: questsOnly((quests) => {
          const completed = quests[OPEN_DOOR_COMPLETED] ?? {};
          const { [OPEN_DOOR]: twin = {} } = quests;
          delete quests[OPEN_DOOR];
          delete quests[OPEN_DOOR_COMPLETED];
          quests.mlh5m8r21lpkzd = { ...twin, id: 'mlh5m8r21lpkzd' };
          quests[OPEN_DOOR_COMPLETED] = completed;
        }),
      },
      {
        title: 'a quest without its inProgress entry, whose id a requirement still uses',
        text: entries({ [FIND_KEY]: undefined }),
        at: `/quests/${FIND_KEY_COMPLETED}`,
        marks: `"${FIND_KEY_COMPLETED}"`,
        message: `"0_find_key" has no inProgress entry: add one with the same EntryId and the id "${FIND_KEY}", which references still use`,
        fixed: questsOnly(),
      },
      {
        title: 'a single entry with an invalid Status',
        text: entries({ [OPEN_DOOR_COMPLETED]: undefined, [OPEN_DOOR]: { Status: 'started' } }),
        at: `/quests/${OPEN_DOOR}`,
        marks: `"${OPEN_DOOR}"`,
        message: '"1_open_door" has only one entry: add the other one with the same EntryId',
        alsoFound: ['schema'],
      },
      {
        title: 'an entry from another version, with its own EntryId and Name',
        text: entries({ [OPEN_DOOR_COMPLETED]: { EntryId: SLIP, Name: '1_shut_door' } }),
        at: `/quests/${OPEN_DOOR}`,
        marks: `"${OPEN_DOOR}"`,
        message:
          '"1_open_door" has no completed entry, and "1_shut_door" no inProgress entry: give both the same EntryId and Name if they are one quest, or add the missing entries',
      },
      {
        title: 'a mistyped EntryId',
        text: entries({ [OPEN_DOOR_COMPLETED]: { EntryId: SLIP } }),
        at: `/quests/${OPEN_DOOR_COMPLETED}/EntryId`,
        marks: `"${SLIP}"`,
        message: `EntryId is "${SLIP}" here and "${OPEN_DOOR_ENTRY_ID}" on the other entry of "1_open_door": use the same on both`,
      },
      {
        title: 'two entries with the same Status',
        text: entries({ [OPEN_DOOR_COMPLETED]: { Status: 'inProgress' } }),
        at: `/quests/${OPEN_DOOR_COMPLETED}/Status`,
        marks: '"inProgress"',
        message: 'both entries of "1_open_door" have the Status "inProgress": set one to "completed"',
      },
      {
        title: 'two quests that share an EntryId',
        text: everyQuest({ EntryId: FIND_KEY_ENTRY_ID }),
        at: `/quests/${OPEN_DOOR}/EntryId`,
        marks: `"${FIND_KEY_ENTRY_ID}"`,
        message: '"1_open_door" looks like a copy of "0_find_key": give it its own EntryId',
        fixed: entries({
          [OPEN_DOOR]: { EntryId: '25536620-dbcd-4951-8870-15e8fd9802b2' },
          [OPEN_DOOR_COMPLETED]: { EntryId: '25536620-dbcd-4951-8870-15e8fd9802b2' },
        }),
      },
      {
        title: 'a quest copied under other keys',
        text: copyOf(['copy 1', 'copy 2']),
        at: '/quests/copy 1/EntryId',
        marks: `"${FIND_KEY_ENTRY_ID}"`,
        message: '"2_hide_key" looks like a copy of "0_find_key": give it its own EntryId and ids',
        fixed: copyOf(['mlh4k2p9248g4i', 'mlh4k2p9q8ulu5'], 'e7e513c8-b6d1-4f71-bcb1-f7f020ae3f5b'),
      },
      {
        title: 'three entries with one EntryId',
        text: questsOnly((quests) => {
          quests.mlh4k2p9x7q1zz = { ...quests[FIND_KEY], id: 'mlh4k2p9x7q1zz' };
        }),
        at: '/quests/mlh4k2p9x7q1zz/EntryId',
        marks: `"${FIND_KEY_ENTRY_ID}"`,
        message: '3 entries share this EntryId: give each quest an EntryId of its own, on its two entries',
      },
    ],
  }),
});

/** Two entries of different Status that are all that is left of their pairs: most likely one quest. */
function twoHalves(alone: readonly QuestEntry[]): Draft | undefined {
  const [one, other, ...more] = alone;
  if (one?.status === undefined || other?.status === undefined || more.length > 0) return undefined;
  if (one.status === other.status) return undefined;
  return {
    at: keyAt(one.place),
    message: `${questLabel(one)} has no ${other.status} entry, and ${questLabel(other)} no ${one.status} entry: give both the same EntryId and Name if they are one quest, or add the missing entries`,
    related: [{ at: keyAt(other.place), message: `the ${other.status} entry` }],
  };
}
