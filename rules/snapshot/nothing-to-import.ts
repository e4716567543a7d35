import { type Lookalike, lookalike } from '../../src/model/snapshot/snapshot-shape.js';
import { defineRule, quoteValue, recordAt } from '../kit.js';

export default defineRule({
  id: 'snapshot/nothing-to-import',
  level: 'error',
  kinds: {
    'no-section': ({ look }: { look: Lookalike }) =>
      `the file has none of the sections roomItems, settings, roomTasks, quests and logic${advice(look)}`,
  },
  fix: 'none',
  summary: 'The file has at least one section that an import reads',
  source: 'game-management API, part 2, room-data snapshot; part 4, upload-room-data-url',
  on: {
    snapshot({ root, place, sectionsPresent }, report) {
      // A root that is not an object is reported by schema.
      if (root !== undefined && sectionsPresent.length === 0)
        report({ kind: 'no-section', at: recordAt(place), values: { look: lookalike(root) } });
    },
  },
});

/** Where records go that are alone in a file. */
const HOMES = {
  'quest-entry': ['a quest entry', 'quest entries', 'inside quests, under its id'],
  'room-item': ['a room item', 'room items', 'inside roomItems, under its id'],
  settings: ['settings', 'settings', 'inside settings'],
  'logic-value': ['a logic value', 'logic values', 'inside logic, as a string under the id of its item'],
  subscription: ['a subscription', 'subscriptions', "inside the Tasks of an item's logic"],
} as const;

function advice(look: Lookalike): string {
  switch (look.kind) {
    case 'wrapped':
      return `, so an import has nothing to apply: keep only the snapshot at ${quoteValue(`/${look.path.join('/')}`)}`;
    case 'record': {
      const [one, many, home] = HOMES[look.record];
      return look.isMany
        ? `, but holds ${many}: put each ${home}`
        : `, but looks like ${one}: put it ${home}`;
    }
    case 'response':
      return ", but looks like a server's response: check the request, and download the snapshot again";
    case 'other':
      return ', so an import has nothing to apply: check that this file is a snapshot';
  }
}
