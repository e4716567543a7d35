import {
  defineRule,
  entries,
  everyQuest,
  found,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  type QuestEntry,
  questReference,
  questsOnly,
  room,
  textField,
} from '../kit.js';
import { type LostIds, missingTwin } from './missing-twin.js';
import { mistypedEntryId, rank, sameStatusTwice, tooMany } from './wrong-pairs.js';

const FIND_KEY_ENTRY_ID = '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f';
const OPEN_DOOR_ENTRY_ID = '5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d';
const SLIP = '5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4e';

export default defineRule({
  id: 'quest/pair-complete',
  level: 'error',
  fix: 'unsafe',
  summary: 'Each EntryId has one inProgress and one completed entry',
  source: 'quest and task records, part 2, quest pair',
  why: 'A quest is two entries with the same EntryId, one with each Status. The documents describe no quest with fewer or more.',
  state: (): { readonly lost: LostIds } => ({ lost: new Map() }),
  subscription(subscription, _report, { snapshot: { quests }, state: { lost } }) {
    if (quests === undefined) return;
    const id = questReference(subscription);
    if (id === undefined || quests.has(id)) return;
    const name = textField(subscription.record, 'Name');
    if (name === undefined) return;
    const ids = lost.get(name) ?? new Set();
    lost.set(name, ids.add(id));
  },
  snapshotEnd({ quests }, report, { inFileOrder, state: { lost } }) {
    if (quests === undefined) return;
    const { mistyped, slips, alone, sameStatus, crowded } = quests.pairFaults;
    for (const entry of alone) report(missingTwin(entry, quests, lost));
    const compared = [...sameStatus.flat(), ...crowded.flatMap(({ entries }) => entries)];
    for (const { entry, other } of mistyped) compared.push(entry, other);
    if (compared.length === 0) return;
    const ranks = new Map(
      inFileOrder(compared.map(({ place }) => place)).map((place, rank) => [place, rank]),
    );
    const later = (one: QuestEntry, other: QuestEntry): boolean => rank(ranks, one) > rank(ranks, other);
    for (const pair of mistyped) report(mistypedEntryId(pair, slips, later));
    for (const pair of sameStatus) report(sameStatusTwice(pair, later));
    for (const pair of crowded) {
      const draft = tooMany(pair, ranks);
      if (draft !== undefined) report(draft);
    }
  },
  examples: () => ({
    good: [{ title: 'two entries of each quest', text: questsOnly() }],
    bad: [
      {
        title: 'a quest without its completed entry',
        text: entries({ [OPEN_DOOR_COMPLETED]: undefined }),
        findings: found(
          `/quests/${OPEN_DOOR}`,
          `"${OPEN_DOOR}"`,
          '"1_open_door" has no completed entry: add one with the same EntryId',
        ),
        fixed: questsOnly((quests) => {
          const twin = quests[OPEN_DOOR_COMPLETED] ?? {};
          delete quests[OPEN_DOOR_COMPLETED];
          quests.mlh5m8r2h7sofs = { ...twin, id: 'mlh5m8r2h7sofs' };
        }),
      },
      {
        title: 'a quest without its inProgress entry',
        text: entries({ [OPEN_DOOR]: undefined }),
        findings: found(
          `/quests/${OPEN_DOOR_COMPLETED}`,
          `"${OPEN_DOOR_COMPLETED}"`,
          '"1_open_door" has no inProgress entry: add one with the same EntryId',
        ),
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
        title: 'a quest without its inProgress entry, whose id the subscriptions still use',
        text: room(({ quests }) => {
          delete quests[OPEN_DOOR];
        }),
        findings: found(
          `/quests/${OPEN_DOOR_COMPLETED}`,
          `"${OPEN_DOOR_COMPLETED}"`,
          '"1_open_door" has no inProgress entry: add one with the same EntryId',
        ),
        alsoFound: ['subscription/known-quest'],
        fixed: room(),
      },
      {
        title: 'a single entry with an invalid Status',
        text: entries({ [OPEN_DOOR_COMPLETED]: undefined, [OPEN_DOOR]: { Status: 'started' } }),
        findings: found(
          `/quests/${OPEN_DOOR}`,
          `"${OPEN_DOOR}"`,
          '"1_open_door" has only one entry: add the other one with the same EntryId',
        ),
        alsoFound: ['schema'],
      },
      {
        title: 'a mistyped EntryId',
        text: entries({ [OPEN_DOOR_COMPLETED]: { EntryId: SLIP } }),
        findings: found(
          `/quests/${OPEN_DOOR_COMPLETED}/EntryId`,
          `"${SLIP}"`,
          `EntryId is "${SLIP}" here and "${OPEN_DOOR_ENTRY_ID}" on the other entry of "1_open_door": use the same on both`,
        ),
      },
      {
        title: 'two entries with the same Status',
        text: entries({ [OPEN_DOOR_COMPLETED]: { Status: 'inProgress' } }),
        findings: found(
          `/quests/${OPEN_DOOR_COMPLETED}/Status`,
          '"inProgress"',
          'both entries of "1_open_door" have the Status "inProgress": set one to "completed"',
        ),
      },
      {
        title: 'two quests that share an EntryId',
        text: everyQuest({ EntryId: FIND_KEY_ENTRY_ID }),
        findings: found(
          `/quests/${OPEN_DOOR}/EntryId`,
          `"${FIND_KEY_ENTRY_ID}"`,
          '4 entries share this EntryId: only the two entries of one quest may',
        ),
      },
    ],
  }),
});
