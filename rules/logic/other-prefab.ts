import {
  type Draft,
  defineRule,
  type FixDraft,
  type ItemLogic,
  isObject,
  listed,
  logicPlaces,
  type Place,
  recordAt,
  room,
  type Snapshot,
  throughout,
  withArticle,
  worksAnywhere,
} from '../kit.js';
import { isForeign, MAX_STRANGE, type Strange, StrangeLogic } from './strange-logic.js';

/** How many of them a message names. */
const MAX_SHOWN = 3;

export default defineRule({
  id: 'logic/other-prefab',
  level: 'off',
  catalog: { level: 'warning' },
  fix: 'unsafe',
  summary: 'The logic of an item is not that of another prefab',
  source: 'public material of the platform, items: the keys of each prefab',
  why: 'Logic that does not fit its item and fits another prefab was most likely meant for another item, as when two entries of logic have exchanged their keys.',
  state: () => new StrangeLogic(),
  on: {
    itemLogic: (item, _report, { state }) => state.begin(item),
    effect: ({ type, known, subscription: { itemKey } }, _report, { state }) => {
      if (known?.on !== undefined) state.noteType(type, itemKey);
    },
    trigger: ({ type, known, subscription: { itemKey } }, _report, { state }) => {
      if (known !== undefined && !worksAnywhere(known)) state.noteType(type, itemKey);
    },
    snapshotEnd(snapshot, report, { state }) {
      state.end();
      const { strange } = state;
      if (strange.length > MAX_STRANGE) return;
      const exchanges = state.exchanges();
      const shown = new Set<ItemLogic>();
      for (const one of strange) {
        const partner = exchanges.get(one.item);
        if (partner === undefined && isForeign(one)) report(foreign(one, snapshot));
        if (partner === undefined || shown.has(one.item)) continue;
        shown.add(partner);
        for (const draft of exchanged(one.item, partner, snapshot)) report(draft);
      }
    },
  },
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
        title: "two entries of logic under each other's key",
        text: withText(true),
        at: '/logic/5#',
        marks: '{',
        message:
          'item 5 (WorldText) and item 6 (JumpPad "Jump") seem to have each other\'s logic: exchange them',
        fixed: withText(false),
      },
      {
        title: 'the logic of another item',
        text: room(({ roomItems, logic }) => {
          roomItems['5'] = { ...structuredClone(roomItems['4'] ?? {}), prefabName: 'Leaderboard' };
          logic['5'] = { Tasks: [], ViewNodes: [], health: 100, damage: 5 };
        }),
        at: '/logic/5#',
        marks: '{',
        message:
          'the logic of item 5 (Leaderboard) has health and damage, which belong to an EnemyNPC: check which item it is for',
      },
    ],
  }),
});

function foreign({ item: { place, itemKey }, misfits, others }: Strange, snapshot: Snapshot): Draft {
  const { labels } = snapshot;
  const shown = misfits.length > MAX_SHOWN ? [...misfits.slice(0, MAX_SHOWN - 1), 'others'] : misfits;
  const owners = others.size > MAX_SHOWN ? 'other prefabs' : listed([...others].map(withArticle), 'or');
  const places = logicPlaces(itemKey, snapshot);
  return throughout('foreign', {
    at: recordAt(place),
    // Not reported where the logic has a finding itself.
    unless: places,
    explains: places,
    message: `the logic of ${labels.text(itemKey)} has ${listed(shown, 'and')}, which ${shown.length === 1 ? 'belongs' : 'belong'} to ${owners}: check which item it is for`,
  });
}

/** One finding for two items, at both of them: the first one in the file shows the other. */
function exchanged(one: ItemLogic, other: ItemLogic, snapshot: Snapshot): readonly Draft[] {
  const { labels } = snapshot;
  const cause = JSON.stringify([one.itemKey, other.itemKey]);
  const fixes = [takeOver(one.holder, other.holder, snapshot), takeOver(other.holder, one.holder, snapshot)];
  // Half of an exchange would lose the other half.
  const [fix, otherFix] = fixes.includes(undefined) ? [] : fixes;
  const draft = (here: ItemLogic, there: ItemLogic): Draft => ({
    at: recordAt(here.place),
    explains: logicPlaces(here.itemKey, snapshot),
    cause,
    message: `${labels.text(here.itemKey)} and ${labels.text(there.itemKey)} seem to have each other's logic: exchange them`,
    again: { message: 'the other item' },
  });
  return [
    { ...draft(one, other), fix },
    { ...draft(other, one), fix: otherFix },
  ];
}

/** Writes the entry of the other item: the fixes of both exchange the two. */
function takeOver(place: Place, from: Place, { root }: Snapshot): FixDraft | undefined {
  const [section, key] = from.paths[0];
  const logic = section === 'logic' ? root?.logic : undefined;
  const text = isObject(logic) && key !== undefined ? logic[String(key)] : undefined;
  if (typeof text !== 'string') return undefined;
  const by = { kind: 'json', json: JSON.stringify(text) } as const;
  return {
    safety: 'unsafe',
    description: 'exchange the logic of the two items',
    edits: [{ kind: 'replace', place, by, discards: true }],
  };
}

/** The example room with a text and a jump pad, whose logic may be exchanged. */
function withText(isExchanged: boolean): string {
  return room(({ roomItems, logic }) => {
    const item = roomItems['4'] ?? {};
    Object.assign(roomItems, {
      5: { ...item, prefabName: 'WorldText' },
      6: { ...item, prefabName: 'JumpPad' },
    });
    const [text, pad] = [
      { Tasks: [], ViewNodes: [], text: 'Jump' },
      { Tasks: [], ViewNodes: [], p: 12 },
    ];
    Object.assign(logic, isExchanged ? { 5: pad, 6: text } : { 5: text, 6: pad });
  });
}
