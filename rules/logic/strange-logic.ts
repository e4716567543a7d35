import { COMMON_KEYS, type ItemLogic, type JsonObject } from '../kit.js';
import { type LogicTraits, misfitsOf, prefabsFor } from './logic-fit.js';

/** One thing that does not fit may be a coincidence, and so may one that is missing. */
const MIN_MISFITS = 2;
/** Items beyond this number are not compared with each other: of so many, none is an exchange. */
export const MAX_STRANGE = 1_000;

/** Logic that does not fit its item. */
export interface Strange {
  readonly item: ItemLogic;
  /** The name of the item's prefab. */
  readonly own: string;
  /** What does not fit: keys, effects and triggers. */
  readonly misfits: readonly string[];
  readonly isIncomplete: boolean;
  /** The prefabs that it fits. */
  readonly others: ReadonlySet<string>;
}

/** Whether logic is that of another item even where that item is not known. */
export function isForeign({ misfits, isIncomplete }: Strange): boolean {
  return misfits.length + (isIncomplete ? 1 : 0) >= MIN_MISFITS;
}

/** Collects the logic that does not fit its item. */
export class StrangeLogic {
  readonly strange: Strange[] = [];
  /** Items whose logic has no keys of its own, by prefab. */
  private readonly bare = new Map<string, ItemLogic | 'several'>();
  /** The logic that is being walked. */
  private item: ItemLogic | undefined;
  /** The effects and triggers in it that do not work on every prefab. */
  private readonly types = new Set<string>();

  begin(item: ItemLogic): void {
    this.end();
    this.item = item;
  }

  noteType(type: string | undefined, itemKey: string): void {
    if (type !== undefined && this.item?.itemKey === itemKey) this.types.add(type);
  }

  /** Notes the last logic, if it does not fit its item, or shows nothing of its prefab. */
  end(): void {
    const { item, strange, bare } = this;
    const types = [...this.types];
    this.item = undefined;
    this.types.clear();
    if (item?.prefab === undefined || strange.length > MAX_STRANGE) return;
    const { value, oddKeys, prefab } = item;
    const isIncomplete = prefab.needed.some((key) => !Object.hasOwn(value, key));
    if (types.length === 0 && isBare(value)) bare.set(prefab.name, bare.has(prefab.name) ? 'several' : item);
    // Nearly all logic fits its item.
    if (oddKeys.length === 0 && types.length === 0 && !isIncomplete) return;
    const own = Object.entries(value).filter(([key]) => !COMMON_KEYS.has(key));
    const traits: LogicTraits = { value, own, types };
    const misfits = misfitsOf(traits, prefab);
    if (misfits.length === 0 && !isIncomplete) return;
    const others = prefabsFor(traits);
    if (others.size > 0) strange.push({ item, own: prefab.name, misfits, isIncomplete, others });
  }

  /** Pairs of items that seem to have each other's logic, and are the only ones that can have it. */
  exchanges(): ReadonlyMap<ItemLogic, ItemLogic> {
    const wanted = new Map<ItemLogic, ItemLogic>();
    const wishes = new Map<ItemLogic, number>();
    for (const one of this.strange) {
      const partner = this.partnerOf(one);
      if (partner === undefined) continue;
      wanted.set(one.item, partner);
      wishes.set(partner, (wishes.get(partner) ?? 0) + 1);
    }
    const exchanges = new Map<ItemLogic, ItemLogic>();
    for (const [item, partner] of wanted) {
      if (wishes.get(partner) !== 1 || (wanted.get(partner) ?? item) !== item) continue;
      exchanges.set(item, partner).set(partner, item);
    }
    return exchanges;
  }

  /** The only item whose logic this may be, and that may have the logic of this one. */
  private partnerOf({ own, misfits, others }: Strange): ItemLogic | undefined {
    const partners = this.strange
      .filter((other) => others.has(other.own) && other.others.has(own))
      .map((other) => other.item);
    if (partners.length > 0 || misfits.length === 0) return partners.length === 1 ? partners[0] : undefined;
    for (const name of others) {
      const without = this.bare.get(name);
      if (without === 'several') return undefined;
      if (without !== undefined) partners.push(without);
    }
    return partners.length === 1 ? partners[0] : undefined;
  }
}

/** Whether logic has only the keys of every logic value. */
function isBare(logic: JsonObject): boolean {
  for (const key in logic) if (!COMMON_KEYS.has(key)) return false;
  return true;
}
