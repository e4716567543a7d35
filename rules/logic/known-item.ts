import {
  defineRule,
  keyAt,
  LookAlikes,
  lookAlikeNote,
  type Place,
  quoteValue,
  type Report,
  type Snapshot,
} from '../kit.js';

export default defineRule({
  id: 'logic/known-item',
  level: 'error',
  kinds: ['unknown-item'],
  fix: 'none',
  summary: 'Every logic entry belongs to an item of the file',
  source: 'game-management API, part 2, room-data snapshot; part 4, upload-room-data-url',
  state: (): State => ({ alike: undefined }),
  on: {
    embedded({ role, place }, report, { snapshot, state }) {
      if (role === 'logic') checkKey(place, snapshot, state, report);
    },
  },
});

interface State {
  /** The keys of roomItems; undefined until some logic has no item. */
  alike: LookAlikes | undefined;
}

function checkKey(place: Place, snapshot: Snapshot, state: State, report: Report): void {
  const { roomItems } = snapshot;
  const key = String(place.step);
  if (roomItems === undefined || snapshot.hasItem(key)) return;
  state.alike ??= new LookAlikes(() => Object.keys(roomItems));
  const { alike } = state;
  report({
    at: keyAt(place),
    message: () => messageOf(key, snapshot, alike),
  });
}

function messageOf(key: string, { labels }: Snapshot, alike: LookAlikes): string {
  const similar = alike.of(key);
  const advice =
    similar === undefined
      ? 'bring the item back, correct the key, or delete this entry'
      : `write ${quoteValue(similar)}, as roomItems does${lookAlikeNote(key, similar)}`;
  return `${labels.text(key)} does not exist, but its logic is still here: ${advice}`;
}
