import {
  defineRule,
  found,
  keyAt,
  type Place,
  quoteValue,
  type Report,
  room,
  type Snapshot,
} from '../kit.js';

export default defineRule({
  id: 'logic/known-item',
  level: 'error',
  fix: 'none',
  summary: 'Each logic entry belongs to an item of the file',
  source: 'game-management API, part 2, room-data snapshot; part 4, upload-room-data-url',
  why: 'The import merges each logic entry into the item with the same key. Where no such item is in the file, the logic is dropped without a word.',
  state: () => ({ silent: false }),
  snapshot({ roomItems }, _report, { state, optionsOf }) {
    // That every item is missing is said once, and not by every entry.
    const isEmpty = roomItems !== undefined && Object.keys(roomItems).length === 0;
    state.silent = roomItems === undefined || (isEmpty && !!optionsOf('snapshot/removes-all-items'));
  },
  embeddedText({ role, place }, report, { snapshot, state }) {
    if (role === 'logic' && !state.silent) checkKey(place, snapshot, report);
  },
  rawEmbedded({ role, place }, report, { snapshot, state }) {
    if (role === 'logic' && !state.silent) checkKey(place, snapshot, report);
  },
  examples: () => ({
    good: [{ title: 'logic for items of the file', text: room() }],
    bad: [
      {
        title: 'logic that was left behind when its item went',
        text: room(({ logic }) => {
          logic['12'] = { Tasks: [], ViewNodes: [] };
        }),
        findings: found(
          '/logic/12',
          '"12"',
          'roomItems has no item "12", so its logic is dropped: correct the key, or remove the entry',
        ),
      },
    ],
  }),
});

function checkKey(place: Place, snapshot: Snapshot, report: Report): void {
  const key = String(place.step);
  if (snapshot.hasItem(key)) return;
  report({
    at: keyAt(place),
    message: `roomItems has no item ${quoteValue(key)}, so its logic is dropped: correct the key, or remove the entry`,
  });
}
