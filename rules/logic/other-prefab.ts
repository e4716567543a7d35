import {
  type Draft,
  defineRule,
  type FixDraft,
  found,
  type ItemLogic,
  isObject,
  listed,
  objectField,
  type Place,
  recordAt,
  room,
  type Snapshot,
  TRIGGER_KINDS,
  textField,
  withArticle,
} from '../kit.js';
import { isRestricted, type LogicTraits, misfitsOf, prefabsFor } from './logic-fit.js';

/** Keys of every logic value: they say nothing about its prefab. */
const COMMON: ReadonlySet<string> = new Set(['Tasks', 'ViewNodes']);
/** One thing that does not fit may be a coincidence. */
const MIN_MISFITS = 2;
/** How many of them a message names. */
const MAX_SHOWN = 3;
/** Items beyond this number are not compared with each other: of so many, none is an exchange. */
const MAX_STRANGE = 1_000;

export default defineRule({
  id: 'logic/other-prefab',
  level: 'off',
  catalog: { level: 'warning' },
  fix: 'unsafe',
  summary: 'The logic of an item is not that of another prefab',
  source: 'public material of the platform, items: the keys of each prefab',
  why: 'Logic that does not fit its item and fits another prefab was most likely meant for another item, as when two entries of logic have exchanged their keys.',
  kinds: TRIGGER_KINDS,
  state: (): Notes => ({ strange: [], bare: new Map(), last: undefined }),
  on: {
    itemLogic: (item, _report, { state }) => {
      noteLast(state);
      const keys: string[] = [];
      for (const key in item.value) if (!COMMON.has(key)) keys.push(key);
      state.last = { item, value: item.value, keys, types: [] };
    },
    effect({ type, subscription: { itemKey } }, _report, { state: { last } }) {
      if (last?.item.itemKey === itemKey) noteType(type, last);
    },
    subscription({ record, itemKey }, _report, { state: { last } }) {
      if (last?.item.itemKey !== itemKey) return;
      const trigger = objectField(record, 'Trigger');
      if (trigger !== undefined) noteType(textField(trigger, '$type'), last);
    },
    snapshotEnd(snapshot, report, { state }) {
      noteLast(state);
      const { strange, bare } = state;
      if (strange.length > MAX_STRANGE) return;
      const paired = new Set<Strange>();
      for (const one of strange) {
        if (paired.has(one)) continue;
        const partner = partnerOf(one, strange, bare);
        if (partner === undefined) {
          if (isForeign(one)) report(foreign(one, snapshot));
          continue;
        }
        paired.add(one);
        const other = strange.find(({ item }) => item === partner);
        if (other !== undefined) paired.add(other);
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
        findings: found(
          '/logic/5#',
          '{',
          'item 5 (WorldText) and item 6 (JumpPad "Jump") seem to have each other\'s logic: exchange them',
        ),
        fixed: withText(false),
      },
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

/** The logic that is being walked, with what it shows of its prefab so far. */
interface Walked extends LogicTraits {
  readonly item: ItemLogic;
  readonly types: string[];
}

interface Notes {
  readonly strange: Strange[];
  /** Items whose logic has no keys of its own, by prefab. */
  readonly bare: Map<string, ItemLogic | 'several'>;
  last: Walked | undefined;
}

/** Logic that does not fit its item. */
interface Strange extends LogicTraits {
  readonly item: ItemLogic;
  /** The name of the item's prefab. */
  readonly own: string;
  /** What does not fit: keys, effects and triggers. */
  readonly misfits: readonly string[];
  readonly isIncomplete: boolean;
  /** The prefabs that it fits. */
  readonly others: ReadonlySet<string>;
}

function noteType(type: string | undefined, { types }: Walked): void {
  if (type !== undefined && isRestricted(type) && !types.includes(type)) types.push(type);
}

/** Notes the last logic, if it does not fit its item, or shows nothing of its prefab. */
function noteLast(state: Notes): void {
  const { last, strange, bare } = state;
  state.last = undefined;
  const prefab = last?.item.prefab;
  if (last === undefined || prefab === undefined || strange.length > MAX_STRANGE) return;
  const { item, value, keys, types } = last;
  const misfits = misfitsOf(last, prefab);
  const found = [...misfits.keys, ...misfits.types];
  const isIncomplete = misfits.missing.length > 0;
  if (keys.length === 0 && types.length === 0)
    bare.set(prefab.name, bare.has(prefab.name) ? 'several' : item);
  if (found.length === 0 && !isIncomplete) return;
  const others = prefabsFor(last);
  if (others.size > 0)
    strange.push({ item, own: prefab.name, value, keys, types, misfits: found, isIncomplete, others });
}

/** Whether logic is that of another item even where that item is not known. */
function isForeign({ misfits, isIncomplete }: Strange): boolean {
  return misfits.length > 0 && misfits.length + (isIncomplete ? 1 : 0) >= MIN_MISFITS;
}

/** The only item whose logic this may be, and that may have the logic of this one. */
function partnerOf(
  { item, own, misfits, others }: Strange,
  strange: readonly Strange[],
  bare: ReadonlyMap<string, ItemLogic | 'several'>,
): ItemLogic | undefined {
  const partners = strange
    .filter((other) => other.item !== item && others.has(other.own) && other.others.has(own))
    .map((other) => other.item);
  if (partners.length > 0 || misfits.length === 0) return partners.length === 1 ? partners[0] : undefined;
  for (const name of others) {
    const without = bare.get(name);
    if (without === 'several') return undefined;
    if (without !== undefined) partners.push(without);
  }
  return partners.length === 1 ? partners[0] : undefined;
}

function foreign({ item: { place, itemKey }, misfits, others }: Strange, snapshot: Snapshot): Draft {
  const { labels } = snapshot;
  const shown = misfits.length > MAX_SHOWN ? [...misfits.slice(0, MAX_SHOWN - 1), 'others'] : misfits;
  const owners = others.size > MAX_SHOWN ? 'other prefabs' : listed([...others].map(withArticle), 'or');
  return {
    at: recordAt(place),
    message: `the logic of ${labels.text(itemKey)} has ${listed(shown, 'and')}, which ${shown.length === 1 ? 'belongs' : 'belong'} to ${owners}: check which item it is for`,
  };
}

/** One finding for two items, at both of them. */
function exchanged(one: ItemLogic, other: ItemLogic, snapshot: Snapshot): readonly Draft[] {
  const { labels } = snapshot;
  const [first, second] = [labels.text(one.itemKey), labels.text(other.itemKey)];
  const cause = JSON.stringify([one.itemKey, other.itemKey]);
  const message = `${first} and ${second} seem to have each other's logic: exchange them`;
  const fixes = [takeOver(one.holder, other.holder, snapshot), takeOver(other.holder, one.holder, snapshot)];
  // Half of an exchange would lose the other half.
  const [fix, otherFix] = fixes.includes(undefined) ? [] : fixes;
  return [
    { at: recordAt(one.place), cause, message, fix },
    {
      at: recordAt(other.place),
      cause,
      message,
      again: { message: 'the other item' },
      fix: otherFix,
    },
  ];
}

/** Writes the entry of the other item: the fixes of both exchange the two. */
function takeOver(place: Place, from: Place, { root }: Snapshot): FixDraft | undefined {
  const [section, key, ...more] = from.paths[0] ?? [];
  const logic = section === 'logic' && more.length === 0 ? root?.logic : undefined;
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
