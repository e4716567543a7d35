import {
  type Draft,
  defineRule,
  entries,
  everyQuest,
  type FixDraft,
  hasField,
  isQuestIdShaped,
  keyAt,
  type MistypedPair,
  type NewIds,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  Place,
  type QuestEntry,
  type QuestIndex,
  type QuestPair,
  type QuestStatus,
  questLabel,
  questReference,
  questsOnly,
  quoteValue,
  room,
  type TextEdit,
  textField,
} from '../kit.js';

const FIND_KEY_ENTRY_ID = '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f';
const OPEN_DOOR_ENTRY_ID = '5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d';
const SLIP = '5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4e';

export default defineRule({
  id: 'quest/pair-complete',
  level: 'error',
  fix: 'unsafe',
  summary: 'Each EntryId has one inProgress and one completed entry',
  source: 'quest and task records, part 2, quest pair',
  why: 'The game keeps each quest as two entries, one for each Status. With one of them missing or there twice, it cannot follow the quest from start to completion.',
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
        findings: [
          {
            at: `/quests/${OPEN_DOOR}`,
            marks: `"${OPEN_DOOR}"`,
            message: '"1_open_door" has no completed entry: add one with the same EntryId',
          },
        ],
        fixed: questsOnly((quests) => {
          const twin = quests[OPEN_DOOR_COMPLETED] ?? {};
          delete quests[OPEN_DOOR_COMPLETED];
          quests.mlh5m8r2h7sofs = { ...twin, id: 'mlh5m8r2h7sofs' };
        }),
      },
      {
        title: 'a quest without its inProgress entry',
        text: entries({ [OPEN_DOOR]: undefined }),
        findings: [
          {
            at: `/quests/${OPEN_DOOR_COMPLETED}`,
            marks: `"${OPEN_DOOR_COMPLETED}"`,
            message: '"1_open_door" has no inProgress entry: add one with the same EntryId',
          },
        ],
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
        title: 'a quest without its inProgress entry, of which the subscriptions still have the id',
        text: room(({ quests }) => {
          delete quests[OPEN_DOOR];
        }),
        findings: [
          {
            at: `/quests/${OPEN_DOOR_COMPLETED}`,
            marks: `"${OPEN_DOOR_COMPLETED}"`,
            message: '"1_open_door" has no inProgress entry: add one with the same EntryId',
          },
        ],
        alsoFound: ['subscription/known-quest'],
        fixed: room(),
      },
      {
        title: 'an entry without a twin, and with a broken Status',
        text: questsOnly((quests) => {
          delete quests[OPEN_DOOR_COMPLETED];
          Object.assign(quests[OPEN_DOOR] ?? {}, { Status: 'started' });
        }),
        findings: [
          {
            at: `/quests/${OPEN_DOOR}`,
            marks: `"${OPEN_DOOR}"`,
            message: '"1_open_door" has a single entry: add the other one with the same EntryId',
          },
        ],
        alsoFound: ['schema'],
      },
      {
        title: 'a mistyped EntryId',
        text: entries({ [OPEN_DOOR_COMPLETED]: { EntryId: SLIP } }),
        findings: [
          {
            at: `/quests/${OPEN_DOOR_COMPLETED}/EntryId`,
            marks: `"${SLIP}"`,
            message: `EntryId is "${SLIP}" here and "${OPEN_DOOR_ENTRY_ID}" on the other entry of "1_open_door": write the same on both`,
          },
        ],
      },
      {
        title: 'two entries with the same Status',
        text: entries({ [OPEN_DOOR_COMPLETED]: { Status: 'inProgress' } }),
        findings: [
          {
            at: `/quests/${OPEN_DOOR_COMPLETED}/Status`,
            marks: '"inProgress"',
            message: 'both entries of "1_open_door" have the Status "inProgress": one needs "completed"',
          },
        ],
      },
      {
        title: 'two quests that share an EntryId',
        text: everyQuest({ EntryId: FIND_KEY_ENTRY_ID }),
        findings: [
          {
            at: `/quests/${OPEN_DOOR}/EntryId`,
            marks: `"${FIND_KEY_ENTRY_ID}"`,
            message: '4 entries have this EntryId: only the two entries of one quest share one',
          },
        ],
      },
    ],
  }),
});

type IsLater = (one: QuestEntry, other: QuestEntry) => boolean;

function rank(ranks: ReadonlyMap<Place, number>, entry: QuestEntry): number {
  return ranks.get(entry.place) ?? 0;
}

/** Ids that subscriptions name and `quests` does not have, by the Name beside them. */
type LostIds = Map<string, Set<string>>;

/** Takes the id that the inProgress entry of a quest had, if its subscriptions agree on one. */
function takeLostId({ record }: QuestEntry, lost: LostIds): string | undefined {
  const name = textField(record, 'Name') ?? '';
  const [id, ...more] = lost.get(name) ?? [];
  // A second quest of this Name needs another.
  lost.delete(name);
  return id !== undefined && more.length === 0 && isQuestIdShaped(id) ? id : undefined;
}

function missingTwin(entry: QuestEntry, quests: QuestIndex, lost: LostIds): Draft {
  const at = keyAt(entry.place);
  const quest = questLabel(entry);
  if (entry.status === undefined)
    return { at, message: `${quest} has a single entry: add the other one with the same EntryId` };
  const lacking = entry.status === 'inProgress' ? 'completed' : 'inProgress';
  return {
    at,
    message: `${quest} has no ${lacking} entry: add one with the same EntryId`,
    fix: writeTwin(entry, lacking, quests, lacking === 'inProgress' ? takeLostId(entry, lost) : undefined),
  };
}

/** A copy of the entry beside it, with the id that was lost or a new one and the other Status, and with the fields that only a completed entry has. */
function writeTwin(
  entry: QuestEntry,
  status: QuestStatus,
  quests: QuestIndex,
  lost: string | undefined,
): FixDraft {
  const { record, place, key } = entry;
  const isCompleted = status === 'completed';
  const edits = (ids: NewIds): TextEdit[] => {
    const id = lost ?? ids.questId(place, key, (taken) => quests.has(taken));
    const changes: TextEdit[] = [write(place.at('Status'), status)];
    if (hasField(record, 'id')) changes.push(write(place.at('id'), id));
    for (const [field, none] of COMPLETED_FIELDS) {
      if (hasField(record, field) === isCompleted) continue;
      if (isCompleted)
        changes.push({ kind: 'insert', into: place, key: field, json: { kind: 'json', json: none } });
      else changes.push({ kind: 'remove', place: place.at(field) });
    }
    return [
      {
        kind: 'insert',
        into: SECTION,
        key: id,
        json: { kind: 'copy', of: place, edits: changes },
        beside: { side: isCompleted ? 'after' : 'before', step: key },
      },
    ];
  };
  const named = lost === undefined ? '' : ', with the id that its subscriptions name';
  return { safety: 'unsafe', description: `add the ${status} entry, copied from this one${named}`, edits };
}

const SECTION = Place.root.at('quests');
const COMPLETED_FIELDS = [
  ['Rewards', '[]'],
  ['SuccessMsg', '""'],
] as const;

function write(place: Place, text: string): TextEdit {
  return { kind: 'replace', place, by: { kind: 'json', json: JSON.stringify(text) } };
}

function mistypedEntryId(
  { entry, other, strayed }: MistypedPair,
  slips: ReadonlySet<QuestEntry>,
  later: IsLater,
): Draft {
  // Which one is wrong: the one in another quest's pair, the one that is no proper EntryId, or nobody knows.
  const known = strayed || slips.has(entry) || slips.has(other);
  const isFirst = strayed || (known ? slips.has(entry) : later(entry, other));
  const [wrong, twin] = isFirst ? [entry, other] : [other, entry];
  const [here, there] = [wrong, twin].map(({ record }) => quoteValue(record.EntryId ?? null));
  return {
    at: wrong.place.at('EntryId'),
    message: `EntryId is ${here} here and ${there} on the other entry of ${questLabel(wrong)}: write the same on both`,
    related: [{ at: twin.place.at('EntryId'), message: 'the EntryId of the other entry' }],
  };
}

function sameStatusTwice([one, two]: readonly [QuestEntry, QuestEntry], later: IsLater): Draft {
  // Rewards and SuccessMsg tell which one is the completed entry, whatever its Status says.
  const [oneEnds, twoEnds] = [looksCompleted(one), looksCompleted(two)];
  const isOneWrong = oneEnds === twoEnds ? later(one, two) : oneEnds === (one.status === 'inProgress');
  const [wrong, twin] = isOneWrong ? [one, two] : [two, one];
  const needed = wrong.status === 'inProgress' ? 'completed' : 'inProgress';
  return {
    at: wrong.place.at('Status'),
    message: `both entries of ${questLabel(wrong)} have the Status "${wrong.status}": one needs "${needed}"`,
    related: [{ at: twin.place.at('Status'), message: 'the Status of the other entry' }],
  };
}

function looksCompleted({ record }: QuestEntry): boolean {
  return hasField(record, 'Rewards') || hasField(record, 'SuccessMsg');
}

/** Points at the first entry that the pair has no room for. */
function tooMany({ entries }: QuestPair, ranks: ReadonlyMap<Place, number>): Draft | undefined {
  const sorted = [...entries].sort((a, b) => rank(ranks, a) - rank(ranks, b));
  const first = new Map<QuestEntry['status'], QuestEntry>();
  const second = sorted.find((entry) => {
    if (first.has(entry.status)) return true;
    first.set(entry.status, entry);
    return false;
  });
  const surplus = second ?? first.get(undefined);
  const other = sorted.find(
    (entry) => entry !== surplus && (second === undefined || entry.status === second.status),
  );
  if (surplus === undefined || other === undefined) return undefined;
  return {
    at: surplus.place.at('EntryId'),
    message: `${entries.length} entries have this EntryId: only the two entries of one quest share one`,
    related: [{ at: other.place.at('EntryId'), message: 'the first of them' }],
  };
}
