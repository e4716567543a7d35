import type {
  Effect,
  ItemLogic,
  KnownEffect,
  KnownTrigger,
  Report,
  RuleListeners,
  Snapshot,
  Trigger,
} from '../kit.js';
import { type LogicTraits, misfitsOf, prefabsFor, worksOn } from './logic-fit.js';

/** Items beyond this number are not compared with each other: of so many, none is an exchange. */
const MAX_STRANGE = 1_000;

/** An effect or trigger that does not work on every prefab. */
type Restricted = Effect | Trigger;

/** Logic that does not fit its item and fits another prefab. */
export interface StrangeLogic extends LogicTraits {
  readonly item: ItemLogic;
  readonly restricted: readonly Restricted[];
  /** What does not fit: keys, effects and triggers. */
  readonly misfits: readonly string[];
  /** Whether keys are missing that its prefab needs. */
  readonly isIncomplete: boolean;
  /** The prefabs that it fits. */
  readonly others: ReadonlySet<string>;
}

const NONE: readonly Restricted[] = [];

/** Collects logic that does not fit its item. */
export class StrangeLogics {
  readonly found: StrangeLogic[] = [];
  /** Items whose logic shows nothing of their prefab, by prefab. */
  readonly bare = new Map<string, ItemLogic | 'several'>();
  private item: ItemLogic | undefined;
  private restricted = NONE;
  private hasMisplaced = false;

  get areTooMany(): boolean {
    return this.found.length > MAX_STRANGE;
  }

  /** The effects and triggers that follow are in this logic. */
  begin(item: ItemLogic): void {
    this.end();
    this.item = item;
  }

  note(part: Restricted): void {
    const { item, restricted } = this;
    if (item?.itemKey !== part.subscription.itemKey) return;
    if (restricted.some(({ type }) => type === part.type)) return;
    this.restricted = [...restricted, part];
    const prefab = item.prefab?.name;
    if (prefab !== undefined && part.type !== undefined && !worksOn(part.type, prefab))
      this.hasMisplaced = true;
  }

  private noteBare(item: ItemLogic, prefab: string): void {
    const known = this.bare.get(prefab);
    if (known === 'several' || item.keys.length > 0) return;
    this.bare.set(prefab, known === undefined ? item : 'several');
  }

  /** Judges the logic that was begun last. */
  end(): void {
    const { item, restricted, hasMisplaced } = this;
    this.item = undefined;
    this.restricted = NONE;
    this.hasMisplaced = false;
    const prefab = item?.prefab;
    if (item === undefined || prefab === undefined || this.areTooMany) return;
    if (restricted.length === 0) this.noteBare(item, prefab.name);
    const { value } = item;
    const isComplete = prefab.needed.every((key) => Object.hasOwn(value, key));
    // Most logic is where it belongs, which is quickly seen.
    if (item.isOfPrefab && !hasMisplaced && isComplete) return;
    const traits = { value, keys: item.keys, types: restricted.flatMap(({ type }) => type ?? []) };
    const misfits = misfitsOf(traits, prefab);
    if (misfits.keys.length === 0 && misfits.types.length === 0 && isComplete) return;
    const others = prefabsFor(traits);
    if (others.size === 0) return;
    this.found.push({
      ...traits,
      item,
      restricted,
      misfits: [...misfits.keys, ...misfits.types],
      isIncomplete: !isComplete,
      others,
    });
  }
}

/** Listens to the logic of all items, and judges what is strange about it when everything is known. */
export function onStrangeLogic(
  judge: (strange: StrangeLogics, report: Report, snapshot: Snapshot) => void,
): RuleListeners<unknown, StrangeLogics> {
  return {
    itemLogic: (item, _report, { state }) => state.begin(item),
    effect(effect, _report, { state }) {
      if (isRestricted(effect.known)) state.note(effect);
    },
    trigger(trigger, _report, { state }) {
      if (isRestricted(trigger.known)) state.note(trigger);
    },
    snapshotEnd(snapshot, report, { state }) {
      state.end();
      if (!state.areTooMany) judge(state, report, snapshot);
    },
  };
}

function isRestricted(known: KnownEffect | KnownTrigger | undefined): boolean {
  return known?.isRestricted === true;
}
