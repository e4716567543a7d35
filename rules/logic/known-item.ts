import {
  addTo,
  defineRule,
  isObject,
  type JsonObject,
  keyAt,
  LookAlikes,
  logicPlaces,
  lookAlikeNote,
  PARENT_FIELD,
  type Place,
  parentOf,
  quoteValue,
  type Report,
  room,
  type Snapshot,
  type Together,
} from '../kit.js';

export default defineRule({
  id: 'logic/known-item',
  level: 'error',
  fix: 'none',
  summary: 'Every logic entry belongs to an item of the file',
  source: 'game-management API, part 2, room-data snapshot; part 4, upload-room-data-url',
  why: 'An import merges each logic entry into the matching item. The documents do not say what happens to an entry without one.',
  state: (): State => ({ items: undefined }),
  on: {
    embeddedText({ role, place }, report, { snapshot, state }) {
      if (role === 'logic') checkKey(place, snapshot, state, report);
    },
    rawEmbedded({ role, place }, report, { snapshot, state }) {
      if (role === 'logic') checkKey(place, snapshot, state, report);
    },
  },
  examples: () => ({
    good: [{ title: 'logic for items of the file', text: room() }],
    bad: [
      {
        title: 'keys that were all moved by one',
        text: room((changed) => {
          const moved = Object.entries(changed.logic).map(([key, value]) => [String(Number(key) - 1), value]);
          changed.logic = Object.fromEntries(moved);
        }),
        at: '/logic/1',
        marks: '"1"',
        message:
          'roomItems has no item "1", but all keys of logic fit if they are moved: add 1 to each, or correct the key that has no item',
      },
      {
        title: 'logic of an item that was deleted',
        text: room(({ logic }) => {
          logic['12'] = { Tasks: [], ViewNodes: [] };
        }),
        at: '/logic/12',
        marks: '"12"',
        message:
          'roomItems has no item "12", so an import does not merge this logic: correct the key, or remove the entry',
      },
      {
        title: 'a key that only looks like that of an item',
        text: room(({ logic }) => {
          logic['\uff12'] = { Tasks: [], ViewNodes: [] };
        }),
        at: '/logic/\uff12',
        marks: '"\uff12"',
        message:
          'roomItems has no item "\uff12", so an import does not merge this logic: use the same key in both sections, as roomItems has "2" (they look the same, but some letters are from another alphabet or another kind of space)',
      },
    ],
  }),
});

interface State {
  /** What is known of the items; undefined until some logic has no item. */
  items: KnownItems | undefined;
}

interface KnownItems {
  readonly isEmpty: boolean;
  /** The keys of roomItems. */
  readonly alike: LookAlikes;
  /** The items whose parent the file lacks, by that parent. */
  readonly orphans: ReadonlyMap<string, readonly Place[]>;
  /** What has to be added to all keys of logic; 0 where they were not moved. */
  readonly shift: number;
}

function checkKey(place: Place, snapshot: Snapshot, state: State, report: Report): void {
  const { roomItems } = snapshot;
  const key = String(place.step);
  // Logic under another section is a finding of that section.
  if (roomItems === undefined || snapshot.isPartial('roomItems')) return;
  if (place.parent?.step !== 'logic' || snapshot.hasItem(key)) return;
  const isFirst = state.items === undefined;
  state.items ??= {
    isEmpty: snapshot.keysOf(roomItems).length === 0,
    alike: new LookAlikes(() => snapshot.keysOf(roomItems)),
    orphans: orphansOf(roomItems, snapshot),
    shift: shiftOf(snapshot),
  };
  const { isEmpty, alike, orphans, shift } = state.items;
  report({
    at: keyAt(place),
    // Keys change together: where items or logic are renumbered, moved or exchanged.
    cause: 'keys',
    subject: key,
    message: (all) => {
      if (shift !== 0) return movedKeys(key, all, shift);
      return all.drafts < 2 ? loneKey(key, alike) : severalKeys(key, all, snapshot);
    },
    // All logic is that of other items.
    explains: isFirst && shift !== 0 ? allLogic(snapshot) : undefined,
    again: { message: `roomItems has no item ${quoteValue(key)}` },
    related: (orphans.get(key) ?? [])
      .slice(0, MAX_RELATED)
      .map((at) => ({ at, message: 'its parent is the same item' })),
    // When all items are missing, that is the finding.
    unless: isEmpty ? [snapshot.place.at('roomItems')] : undefined,
  });
}

function logicKeys(snapshot: Snapshot): readonly string[] {
  const logic = snapshot.section('logic');
  return isObject(logic) ? snapshot.keysOf(logic) : [];
}

function allLogic(snapshot: Snapshot): readonly Place[] {
  return logicKeys(snapshot).flatMap((key) => logicPlaces(key, snapshot));
}

/** This far a renumbering moves keys. */
const MAX_SHIFT = 3;
/** This many keys show that they were moved together. */
const MIN_MOVED = 2;

/** What has to be added to each key of logic, so that all are keys of items; 0 where nothing does that. */
function shiftOf(snapshot: Snapshot): number {
  const keys = logicKeys(snapshot);
  if (keys.length < MIN_MOVED || !keys.every((key) => /^\d{1,9}$/.test(key))) return 0;
  for (let by = 1; by <= MAX_SHIFT; by++)
    for (const shift of [by, -by])
      if (keys.every((key) => snapshot.hasItem(String(Number(key) + shift)))) return shift;
  return 0;
}

function movedKeys(key: string, { drafts }: Together, shift: number): string {
  const what =
    drafts < 2
      ? `roomItems has no item ${quoteValue(key)}`
      : `roomItems has no items for ${drafts} keys of logic, such as ${quoteValue(key)}`;
  const [change, of] = shift > 0 ? ['add', 'to'] : ['subtract', 'from'];
  return `${what}, but all keys of logic fit if they are moved: ${change} ${Math.abs(shift)} ${of} each, or correct the key that has no item`;
}

function loneKey(key: string, alike: LookAlikes): string {
  const what = `roomItems has no item ${quoteValue(key)}, so an import does not merge this logic`;
  const similar = alike.of(key);
  return similar === undefined
    ? `${what}: correct the key, or remove the entry`
    : `${what}: use the same key in both sections, as roomItems has ${quoteValue(similar)}${lookAlikeNote(key, similar)}`;
}

function severalKeys(key: string, { drafts }: Together, snapshot: Snapshot): string {
  const what = `${drafts} keys of logic, such as ${quoteValue(key)}, name items that roomItems does not have, so an import does not merge their logic`;
  const like = itemLike(key, snapshot);
  return like === undefined
    ? `${what}: correct the keys, or remove the entries`
    : `${what}: use the same keys in both sections, as ${quoteValue(like)} in roomItems may be ${quoteValue(key)} here`;
}

/** An item without logic whose key is the same except for a prefix or suffix. */
function itemLike(key: string, snapshot: Snapshot): string | undefined {
  const { roomItems } = snapshot;
  const logic = snapshot.section('logic');
  if (roomItems === undefined || !isObject(logic)) return undefined;
  const alike = snapshot
    .keysOf(roomItems)
    .filter((item) => !Object.hasOwn(logic, item) && (isPartOf(key, item) || isPartOf(item, key)));
  return alike.length === 1 ? alike[0] : undefined;
}

/** Whether a key is another one with more at its beginning or end. */
function isPartOf(part: string, whole: string): boolean {
  return part !== '' && (whole.startsWith(part) || whole.endsWith(part)) && !/^\d+$/.test(whole);
}

/** This many items that lack the same item as their parent are shown. */
const MAX_RELATED = 20;

function orphansOf(roomItems: JsonObject, snapshot: Snapshot): ReadonlyMap<string, readonly Place[]> {
  const orphans = new Map<string, Place[]>();
  for (const key of snapshot.keysOf(roomItems)) {
    const item = roomItems[key];
    const parent = isObject(item) ? parentOf(item) : undefined;
    if (parent === undefined || snapshot.hasItem(parent)) continue;
    addTo(orphans, parent, snapshot.place.along(['roomItems', key, PARENT_FIELD]));
  }
  return orphans;
}
