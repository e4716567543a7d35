import { defineRule, keyAt, LookAlikes, lookAlikeNote, quoteValue, type Snapshot } from '../kit.js';

interface Values {
  readonly labels: Snapshot['labels'];
  readonly key: string;
  /** The keys of roomItems. */
  readonly alike: LookAlikes;
}

export default defineRule({
  id: 'logic/known-item',
  level: 'error',
  kinds: {
    'unknown-item': ({ labels, key, alike }: Values) => {
      const what = `${labels.text(key)} does not exist, but its logic is still here`;
      const similar = alike.of(key);
      return similar === undefined
        ? `${what}: bring the item back, correct the key, or delete this entry`
        : `${what}: write ${quoteValue(similar)}, as roomItems does${lookAlikeNote(key, similar)}`;
    },
  },
  fix: 'none',
  summary: 'Every logic entry belongs to an item of the file',
  source: 'game-management API, part 2, room-data snapshot; part 4, upload-room-data-url',
  state: (): { alike: LookAlikes | undefined } => ({ alike: undefined }),
  on: {
    embedded({ role, place }, report, { snapshot, state }) {
      const { roomItems, labels } = snapshot;
      const key = String(place.step);
      if (role !== 'logic' || roomItems === undefined || snapshot.hasItem(key)) return;
      state.alike ??= new LookAlikes(() => Object.keys(roomItems));
      report({ kind: 'unknown-item', at: keyAt(place), values: { labels, key, alike: state.alike } });
    },
  },
});
