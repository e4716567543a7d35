import {
  type Draft,
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
  state: () => ({ silent: false, isEmpty: false }),
  snapshot(snapshot, _report, { state }) {
    const { roomItems } = snapshot;
    state.silent = roomItems === undefined;
    state.isEmpty = roomItems !== undefined && snapshot.keysOf(roomItems).length === 0;
  },
  embeddedText({ role, place }, report, { snapshot, state }) {
    if (role === 'logic' && !state.silent) checkKey(place, snapshot, report, state.isEmpty);
  },
  rawEmbedded({ role, place }, report, { snapshot, state }) {
    if (role === 'logic' && !state.silent) checkKey(place, snapshot, report, state.isEmpty);
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

function checkKey(place: Place, snapshot: Snapshot, report: Report, isEmpty: boolean): void {
  const key = String(place.step);
  if (snapshot.hasItem(key)) return;
  const draft = (): Draft => ({
    at: keyAt(place),
    message: `roomItems has no item ${quoteValue(key)}, so an import does not merge this logic: correct the key, or remove the entry`,
  });
  // When all items are missing, that is the finding.
  if (isEmpty) report({ ...draft(), unless: [snapshot.place.at('roomItems')] });
  else report(draft);
}
