import { member } from '../../bytes/json/members.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import { AXES } from '../schema/index.js';
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
  /** Its parameters that are colours. */
  readonly colours: readonly string[];
  /** Its lists that have one element for each step. */
  readonly equallyLong: readonly string[];
}

/** What is known of a kind of trigger. */
export interface KnownTrigger {
  /** The prefabs on which it works; undefined for any. */
  readonly on: readonly string[] | undefined;
  /** Prefabs on which it does not. */
  readonly never: readonly string[];
}

/** A fact, with the documents that state it: `MCP` or `BG`, and the path of a file there. */
interface Sourced {
  readonly sources: readonly string[];
}

type ByName<Fact> = Readonly<Record<string, Fact & Sourced>>;

interface PlatformData {
  readonly prefabs: ByName<{
    readonly keys: Readonly<Record<string, ValueKind>>;
    readonly needed: readonly string[];
    readonly content?: ContentForm;
  }>;
  readonly effects: ByName<{
    readonly needed: Readonly<Record<string, ValueKind>>;
    readonly on?: readonly string[];
    readonly quests: KnownEffect['quests'];
    readonly slips?: Readonly<Record<string, string>>;
    readonly colours?: readonly string[];
    readonly equallyLong?: readonly string[];
  }>;
  readonly triggers: ByName<{ readonly on?: readonly string[]; readonly never?: readonly string[] }>;
  readonly slips: {
    readonly effects: ByName<{ readonly meant: string }>;
    readonly triggers: ByName<{ readonly meant: string }>;
  };
}

// The test of the catalogue holds the file against these types.
const data = platform as unknown as PlatformData;

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

/** What is known of the prefab with this name; undefined for an unknown one. */
export function prefabNamed(name: string | undefined): Prefab | undefined {
  if (name === undefined) return undefined;
  return PREFABS.get(name === ENEMY_SPELLING ? 'EnemyNPC' : name);
}

export const EFFECTS: ReadonlyMap<string, KnownEffect> = new Map(
  Object.entries(data.effects).map(
    ([type, { needed, on, quests, slips = {}, colours = [], equallyLong = [] }]) => [
      type,
      {
        needed: new Map(Object.entries(needed)),
        on,
        quests,
        slips: new Map(Object.entries(slips)),
        colours,
        equallyLong,
      },
    ],
  ),
);

export const TRIGGERS: ReadonlyMap<string, KnownTrigger> = new Map(
  Object.entries(data.triggers).map(([type, { on, never = [] }]) => [type, { on, never }]),
);

/** What is known of effects with this $type; undefined for unknown ones. */
export function effectNamed(type: string | undefined): KnownEffect | undefined {
  return type === undefined ? undefined : EFFECTS.get(type);
}

/** What is known of triggers with this $type; undefined for unknown ones. */
export function triggerNamed(type: string | undefined): KnownTrigger | undefined {
  return type === undefined ? undefined : TRIGGERS.get(type);
}

/** The names of the platform, and what near misses of them mean. */
export const PREFAB_NAMES = new NearNames([...PREFABS.keys(), ...platform.otherPrefabs.names]);
export const EFFECT_NAMES = new NearNames(
  EFFECTS.keys(),
  'of the platform',
  new Map(Object.entries(data.slips.effects).map(([slip, { meant }]) => [slip, meant])),
);
export const TRIGGER_NAMES = new NearNames(
  TRIGGERS.keys(),
  'of the platform',
  new Map(Object.entries(data.slips.triggers).map(([slip, { meant }]) => [slip, meant])),
);
export const ADDRESSABLE_NAMES = new NearNames(platform.addressables.names);
/** Animations of players and characters. The models of characters may have others. */
export const ANIMATION_NAMES = new NearNames(platform.animations.names);
/** The field that holds the name of an animation, by the `$type` of an effect or by a prefab. */
export const ANIMATION_FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries(platform.animations.usedBy),
);
/** What people write for the key of a colour. */
export const COLOUR_SLIPS: readonly string[] = platform.slips.colours.names;
/** Settings that some tools and texts name, and that no room has. */
export const FOREIGN_SETTINGS: readonly string[] = platform.foreignSettings.names;
/** The prefabs on which enemies walk: on some always, on others if `nav` is true in their logic. */
export const ENEMY_GROUND: { readonly always: readonly string[]; readonly withNav: readonly string[] } =
  platform.enemyGround;

/** Whether a value is of a kind. Whether a string is a colour is another question. */
export function isOfKind(value: JsonValue, kind: ValueKind): boolean {
  switch (kind) {
    case 'any':
      return true;
    case 'string':
    case 'colour':
      return typeof value === 'string';
    case 'number':
    case 'boolean':
      return typeof value === kind;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case '3 numbers':
      return isVector(value);
  }
}

/** Whether a value is of a kind, and a string that should be a colour is one; none is a colour as well. */
export function isFitting(value: JsonValue, kind: ValueKind): boolean {
  if (!isOfKind(value, kind)) return false;
  return kind !== 'colour' || typeof value !== 'string' || value === '' || hexDigits(value) === value;
}

/** The digits of a colour, without a `#` before them; undefined for another string. */
export function hexDigits(text: string): string | undefined {
  return /^#?([0-9a-f]{6})$/i.exec(text)?.[1];
}

/** Three numbers in a list, or as an object with an axis for each. */
function isVector(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.length === 3 && value.every((each) => typeof each === 'number');
  return isObject(value) && AXES.every((axis) => typeof member(value, axis) === 'number');
}
