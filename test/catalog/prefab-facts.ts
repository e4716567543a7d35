import facts from './facts.json' with { type: 'json' };

/* The platform's material on kinds of items once more: facts.json follows from it, not from the catalogue. */

export type FactKind = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'colour' | 'vector' | 'any';

/** Names by the kind of their value, separated by spaces. */
export type NamesByKind = Readonly<Partial<Record<FactKind, string>>>;

interface PrefabFacts {
  readonly keys: NamesByKind;
  readonly needed?: string;
  /** A contentString that is right; without one, the prefab needs none. */
  readonly content?: string;
}

export const PREFAB_FACTS: Readonly<Record<string, PrefabFacts>> = facts.prefabs;
