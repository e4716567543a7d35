import facts from './facts.json' with { type: 'json' };
import type { NamesByKind } from './prefab-facts.js';

/* The platform's material on effects and triggers once more, as that on prefabs. */

export interface EffectFacts {
  readonly needs?: NamesByKind;
  /** The prefabs on which it works; without them, on any. */
  readonly on?: string;
  readonly colours?: string;
  /** What people write for a parameter. */
  readonly slips?: Readonly<Record<string, string>>;
}

export const EFFECT_FACTS = facts.effects as unknown as Readonly<Record<string, EffectFacts>>;

/** Effects that need no parameter and work on any item. */
export const FREE_EFFECTS: string = facts.freeEffects;

/** Triggers by where they work: only on some prefabs, never on one, or anywhere. */
export const TRIGGER_FACTS: readonly {
  readonly on?: string;
  readonly never?: string;
  readonly types: string;
}[] = facts.triggers;

/** What people write for an effect or a trigger. */
export const TYPE_SLIPS: Readonly<Record<'effects' | 'triggers', Readonly<Record<string, string>>>> =
  facts.slips;

/** What an Addressable can show. */
export const ADDRESSABLES: string = facts.addressables;
