import {
  defineRule,
  entries,
  everyQuest,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  type QuestEntry,
  questsOnly,
  throughout,
} from '../kit.js';
import { copiedQuest } from './copied-quest.js';
import { missingTwin } from './missing-twin.js';
import { mistypedEntryId, rank, sameStatusTwice, tooMany } from './wrong-pairs.js';

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
  kinds: {
    'no-twin': { sentence: 'each quest has one inProgress and one completed entry with the same EntryId' },
    'other-entry-id': {
      sentence: 'each quest has one inProgress and one completed entry with the same EntryId',
    },
    'same-status': {
      sentence: 'each quest has one inProgress and one completed entry with the same EntryId',
    },
    copied: { sentence: 'each quest has one inProgress and one completed entry with the same EntryId' },
    crowded: { sentence: 'each quest has one inProgress and one completed entry with the same EntryId' },
  },
  fix: 'unsafe',
  reveals: ['flow/*', 'quest/name-unique', 'quest/bare-name-unique'],
  summary: 'Each EntryId has one inProgress and one completed entry',
  source: 'quest and task records, part 2, quest pair',
  why: 'A quest is two entries with the same EntryId, one with each Status. The documents describe no quest with fewer or more.',
  on: {
    *quests(quests, report, { snapshot, inFileOrder, eachSubscription }) {
      const { mistyped, slips, alone, sameStatus, crowded, copies } = quests.pairFaults;
      for (const entry of alone) {
        const draft = { ...missingTwin(entry, quests, snapshot), subject: entry.key };
        yield report(throughout(`alone ${entry.status}`, draft, quests.pairs.length));
      }
      for (const copy of copies)
        yield report({ kind: 'copied', make: () => copiedQuest(copy, quests, eachSubscription) });
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
        if (draft !== undefined) report(draft);
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
        alsoFound: ['requirement/known-quest'],
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
        alsoFound: ['quest/completed-only-fields'],
      },
      {
        title: 'two quests that share an EntryId',
        text: everyQuest({ EntryId: FIND_KEY_ENTRY_ID }),
        at: `/quests/${OPEN_DOOR}/EntryId`,
        marks: `"${FIND_KEY_ENTRY_ID}"`,
        message: '"1_open_door" has the EntryId of "0_find_key": give it its own EntryId',
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
        message: '"2_hide_key" has the EntryId of "0_find_key": give it its own EntryId and ids',
        fixed: copyOf(['mlh4k2p9248g4i', 'mlh4k2p9q8ulu5'], 'e7e513c8-b6d1-4f71-bcb1-f7f020ae3f5b'),
        alsoFound: ['quest/id-matches-key'],
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
