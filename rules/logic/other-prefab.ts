import {
  type Draft,
  defineRule,
  found,
  listed,
  logicPlaces,
  recordAt,
  room,
  type Snapshot,
  withArticle,
} from '../kit.js';
import { onStrangeLogic, type StrangeLogic, StrangeLogics } from './strange-logic.js';

/** One thing that does not fit may be a coincidence. */
const MIN_MISFITS = 2;
/** How many of them a message names. */
const MAX_SHOWN = 3;

export default defineRule({
  id: 'logic/other-prefab',
  level: 'off',
  catalog: { level: 'warning' },
  fix: 'none',
  summary: 'The logic of an item is not that of another prefab',
  source: 'public material of the platform, items: the keys of each prefab',
  why: 'Logic that does not fit its item and fits another prefab was most likely meant for another item, as when prefabName was changed.',
  state: () => new StrangeLogics(),
  on: onStrangeLogic((strange, report, snapshot) => {
    for (const one of strange.found) if (isForeign(one)) report(foreign(one, snapshot));
  }),
  examples: () => ({
    good: [
      { title: 'logic of the right items', text: room() },
      {
        title: 'a key that no prefab has',
        text: room(({ logic }) => Object.assign(logic['4'] ?? {}, { sparkle: true, glow: 2 })),
      },
    ],
    bad: [
      {
        title: 'the logic of another item',
        text: room(({ roomItems, logic }) => {
          roomItems['5'] = { ...structuredClone(roomItems['4'] ?? {}), prefabName: 'Leaderboard' };
          logic['5'] = { Tasks: [], ViewNodes: [], health: 100, damage: 5 };
        }),
        findings: found(
          '/logic/5#',
          '{',
          'the logic of item 5 (Leaderboard) has health and damage, which belong to an EnemyNPC: check which item it is for',
        ),
      },
    ],
  }),
});

function isForeign({ misfits, isIncomplete }: StrangeLogic): boolean {
  return misfits.length > 0 && misfits.length + (isIncomplete ? 1 : 0) >= MIN_MISFITS;
}

function foreign({ item, misfits, others, restricted }: StrangeLogic, snapshot: Snapshot): Draft {
  const { labels } = snapshot;
  const { place, itemKey } = item;
  const shown = misfits.length > MAX_SHOWN ? [...misfits.slice(0, MAX_SHOWN - 1), 'others'] : misfits;
  const owners = others.size > MAX_SHOWN ? 'other prefabs' : listed([...others].map(withArticle), 'or');
  return {
    at: recordAt(place),
    message: `the logic of ${labels.text(itemKey)} has ${listed(shown, 'and')}, which ${shown.length === 1 ? 'belongs' : 'belong'} to ${owners}: check which item it is for`,
    // An event that never fires is an error of its own.
    unless: [
      ...logicPlaces(itemKey, snapshot),
      ...restricted.map((part) => ({ errorAt: part.place.at('$type') })),
    ],
  };
}
