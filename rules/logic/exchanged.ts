import {
  type Draft,
  defineRule,
  type FixDraft,
  found,
  type ItemLogic,
  isObject,
  type Place,
  recordAt,
  room,
  type Snapshot,
} from '../kit.js';
import { onStrangeLogic, type StrangeLogic, StrangeLogics } from './strange-logic.js';

export default defineRule({
  id: 'logic/exchanged',
  level: 'off',
  catalog: { level: 'error' },
  fix: 'unsafe',
  summary: "No two items have each other's logic",
  source: 'public material of the platform, items: the keys of each prefab',
  why: 'Logic that does not fit its item but another one, whose logic does not fit that one either, has exchanged its key with it. Neither item does what it should.',
  state: () => new StrangeLogics(),
  on: onStrangeLogic((strange, report, snapshot) => {
    const paired = new Set<ItemLogic>();
    for (const one of strange.found) {
      if (paired.has(one.item)) continue;
      const partner = partnerOf(one, strange);
      if (partner === undefined) continue;
      paired.add(one.item).add(partner);
      for (const draft of exchanged(one.item, partner, snapshot)) report(draft);
    }
  }),
  examples: () => ({
    good: [{ title: 'logic of the right items', text: withText(false) }],
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
    ],
  }),
});

/** The only item whose logic this may be, and that may have the logic of this one. */
function partnerOf(
  { item, misfits, others }: StrangeLogic,
  { found: strange, bare }: StrangeLogics,
): ItemLogic | undefined {
  const own = item.prefab?.name ?? '';
  const partners = strange
    .filter(
      (other) => other.item !== item && others.has(other.item.prefab?.name ?? '') && other.others.has(own),
    )
    .map((other) => other.item);
  if (partners.length > 0 || misfits.length === 0) return partners.length === 1 ? partners[0] : undefined;
  for (const name of others) {
    const without = bare.get(name);
    if (without === 'several') return undefined;
    if (without !== undefined) partners.push(without);
  }
  return partners.length === 1 ? partners[0] : undefined;
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
