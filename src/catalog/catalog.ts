import { NearNames } from './near-names.js';
import platform from './platform.json' with { type: 'json' };

/** What the value of a key or parameter must be. */
export const VALUE_KINDS = [
  'string',
  'number',
  'boolean',
  'array',
  'object',
  'colour',
  '3 numbers',
  'any',
] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** What `contentString` must be. */
export type ContentForm =
  | { readonly kind: 'url'; readonly ending?: string }
  | { readonly kind: 'one of'; readonly names: readonly string[] }
  | { readonly kind: 'name after'; readonly beginning: string };

/** What is known of a kind of item. */
export interface Prefab {
  readonly name: string;
  /** The keys of its logic, without those that all items have. */
  readonly keys: ReadonlyMap<string, ValueKind>;
  /** Those of its keys that are long enough to be recognized when they are misspelled. */
  readonly longKeys: NearNames;
  readonly needed: readonly string[];
  readonly content: ContentForm | undefined;
}

/** What is known of a kind of effect. */
export interface KnownEffect {
  readonly needed: ReadonlyMap<string, ValueKind>;
  /** The prefabs on which it works; undefined for any. */
  readonly on: readonly string[] | undefined;
  /** What it does to quests. */
  readonly quests: 'none' | 'reset' | 'unknown';
  /** Names of parameters that people write, by the right ones. */
  readonly slips: ReadonlyMap<string, string>;
}

/** What is known of a kind of trigger. */
export interface KnownTrigger {
  /** The prefabs on which it works; undefined for any. */
  readonly on: readonly string[] | undefined;
  /** Prefabs on which it does not. */
  readonly never: readonly string[];
}

interface PlatformData {
  readonly prefabs: Readonly<
    Record<
      string,
      {
        readonly keys: Readonly<Record<string, ValueKind>>;
        readonly needed: readonly string[];
        readonly content?: ContentForm;
      }
    >
  >;
  readonly effects: Readonly<
    Record<
      string,
      {
        readonly needed: Readonly<Record<string, ValueKind>>;
        readonly on?: readonly string[];
        readonly quests: KnownEffect['quests'];
      }
    >
  >;
  readonly triggers: Readonly<
    Record<string, { readonly on?: readonly string[]; readonly never?: readonly string[] }>
  >;
  readonly slips: {
    readonly effects: Readonly<Record<string, string>>;
    readonly triggers: Readonly<Record<string, string>>;
    readonly parameters: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

// The test of the catalogue holds the file against these types.
const data = platform as unknown as PlatformData;
const { slips } = data;

/** Shorter keys resemble too many others. */
const MIN_KEY_LENGTH = 4;

export const PREFABS: ReadonlyMap<string, Prefab> = new Map(
  Object.entries(data.prefabs).map(([name, { keys, needed, content }]) => [
    name,
    {
      name,
      keys: new Map(Object.entries(keys)),
      longKeys: new NearNames(Object.keys(keys).filter(({ length }) => length >= MIN_KEY_LENGTH)),
      needed,
      content,
    },
  ]),
);

/** A spelling of EnemyNPC in the public material. */
const ENEMY_SPELLING = 'EnemyNpc';

/** What is known of the prefab with this name; undefined for names of which nothing is known. */
export function prefabNamed(name: string | undefined): Prefab | undefined {
  if (name === undefined) return undefined;
  return PREFABS.get(name === ENEMY_SPELLING ? 'EnemyNPC' : name);
}

export const EFFECTS: ReadonlyMap<string, KnownEffect> = new Map(
  Object.entries(data.effects).map(([type, { needed, on, quests }]) => [
    type,
    {
      needed: new Map(Object.entries(needed)),
      on,
      quests,
      slips: new Map(Object.entries(slips.parameters[type] ?? {})),
    },
  ]),
);

export const TRIGGERS: ReadonlyMap<string, KnownTrigger> = new Map(
  Object.entries(data.triggers).map(([type, { on, never = [] }]) => [type, { on, never }]),
);

/** The names of the platform, and what near misses of them mean. */
export const PREFAB_NAMES = new NearNames([...PREFABS.keys(), ...platform.otherPrefabs.names]);
export const EFFECT_NAMES = new NearNames(
  EFFECTS.keys(),
  'of the platform',
  new Map(Object.entries(slips.effects)),
);
export const TRIGGER_NAMES = new NearNames(
  TRIGGERS.keys(),
  'of the platform',
  new Map(Object.entries(slips.triggers)),
);
export const ADDRESSABLE_NAMES = new NearNames(platform.addressables.names);
/** What people write for the key of a colour. */
export const COLOUR_SLIPS: readonly string[] = platform.slips.colours.names;
