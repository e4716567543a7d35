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
  summary: 'Every logic entry belongs to an item of the file',
  source: 'game-management API, part 2, room-data snapshot; part 4, upload-room-data-url',
  why: 'An import merges each logic entry into the matching item. The documents do not say what happens to an entry without one.',
  state: () => ({ silent: false }),
  snapshot(snapshot, _report, { state, optionsOf }) {
    const { roomItems } = snapshot;
    // When all items are missing, removes-all-items reports that once.
    const isEmpty = roomItems !== undefined && snapshot.keysOf(roomItems).length === 0;
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
        title: 'logic of an item that was deleted',
        text: room(({ logic }) => {
          logic['12'] = { Tasks: [], ViewNodes: [] };
        }),
        findings: found(
          '/logic/12',
          '"12"',
          'roomItems has no item "12", so an import does not merge this logic: correct the key, or remove the entry',
        ),
      },
    ],
  }),
});

function checkKey(place: Place, snapshot: Snapshot, report: Report): void {
  const key = String(place.step);
  if (snapshot.hasItem(key)) return;
  report(() => ({
    at: keyAt(place),
    message: `roomItems has no item ${quoteValue(key)}, so an import does not merge this logic: correct the key, or remove the entry`,
  }));
}
