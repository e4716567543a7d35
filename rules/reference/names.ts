import { BUILT_IN_VARIABLES, type NameKind } from '../../src/model/catalog/name-kinds.js';
import type { NameIndex, NamePlaces, NameReader } from '../../src/model/snapshot/name-reader.js';
import {
  type Claim,
  defineRule,
  type FixDraft,
  NearNames,
  overwriteValue,
  quoteValue,
  type Rule,
  spanIn,
} from '../kit.js';

export const variable = defineRule({
  id: 'reference/variable',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'never-set': ({ name, meant = '' }: NameValues) =>
      `nothing sets the variable ${quoteValue(name)}: did you mean ${quoteValue(meant)}?`,
    'never-used': ({ name, meant = '' }: NameValues) =>
      `nothing uses the variable ${quoteValue(name)}: did you mean ${quoteValue(meant)}?`,
  },
  fix: 'unsafe',
  summary: 'Variables are spelled alike where they are set and used',
  source:
    'public material of the platform, variables: names are case-sensitive, and a variable is created when it is first used',
  asksNames: true,
  on: {
    snapshot(_snapshot, report, { names }) {
      const index = comparableNames(names, 'variable');
      if (index === undefined) return;
      const { set, used } = index;
      const unset = missingNames(index, () => false, BUILT_IN_VARIABLES);
      for (const found of unset) report({ kind: 'never-set', ...found });
      // Names that nothing uses or declares, and that resemble one that is used or declared.
      const reported = new Set(unset.flatMap(({ values: { name, meant } }) => [name, meant]));
      const declared = [...set].flatMap(([name, { owner }]) => (owner === 'settings' ? [name] : []));
      const known = new NearNames([...used.keys(), ...declared], 'of creators');
      for (const [name, places] of set) {
        const meant = known.meant(name);
        if (meant === undefined || reported.has(name) || reported.has(meant)) continue;
        for (const found of atItsPlaces(places, { name, meant })) report({ kind: 'never-used', ...found });
      }
    },
  },
});

export const timer = defineRule({
  id: 'reference/timer',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'never-started': ({ name, meant }: NameValues) =>
      `nothing starts the timer ${quoteValue(name)}: ${didYouMean(meant, 'start it with StartTimerEffect, or correct the name')}`,
  },
  fix: 'unsafe',
  summary: 'Timers that effects stop or cancel are started somewhere',
  source: 'public material of the platform, effects for timers',
  asksNames: true,
  on: {
    snapshot(_snapshot, report, { names }) {
      const index = comparableNames(names, 'timer');
      if (index === undefined) return;
      for (const found of missingNames(index, () => true)) report({ kind: 'never-started', ...found });
    },
  },
});

export const spawnPoint = defineRule({
  id: 'reference/spawn-point',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'unknown-name': ({ name, meant }: NameValues) =>
      `no spawn point of this room is called ${quoteValue(name)}: ${didYouMean(meant, 'give a SpawnPoint this name (n), or correct spawnName')}`,
  },
  fix: 'unsafe',
  summary: 'Spawn points that portals and effects name exist',
  source: 'public material of the platform, portals, spawn points and enemies: the names must match exactly',
  asksNames: true,
  on: {
    snapshot({ roomItems }, report, { names }) {
      const index = comparableNames(names, 'spawnPoint');
      if (index === undefined || roomItems === undefined) return;
      // Portals may name spawn points of other rooms.
      const found = missingNames(index, (owner) => owner === 'DuplicateEnemy');
      for (const each of found) report({ kind: 'unknown-name', ...each });
    },
  },
});

/** Names that effects use and that the file declares, if it declares any of their kind. */
interface DeclaredNames {
  readonly kind: NameKind;
  readonly id: string;
  readonly summary: string;
  readonly source: string;
  /** What has the name: `camera state`. */
  readonly what: string;
  /** What to do about a name that nothing has, besides correcting it. */
  readonly advice: string;
}

function declaredNames({ kind, what, advice, ...texts }: DeclaredNames): Rule {
  return defineRule({
    ...texts,
    level: 'off',
    catalog: { level: 'warning' },
    kinds: {
      'unknown-name': ({ name, meant }: NameValues) =>
        `no ${what} is called ${quoteValue(name)}: ${didYouMean(meant, `${advice}, or correct the name`)}`,
    },
    fix: 'unsafe',
    asksNames: true,
    on: {
      snapshot(_snapshot, report, { names }) {
        const index = comparableNames(names, kind);
        if (index === undefined || index.set.size === 0) return;
        for (const found of missingNames(index, () => true)) report({ kind: 'unknown-name', ...found });
      },
    },
  });
}

export const cameraState = declaredNames({
  kind: 'cameraState',
  id: 'reference/camera-state',
  summary: 'Camera states that effects name are declared in the settings',
  source: 'public material of the platform, camera states',
  what: 'camera state',
  advice: 'declare it in customCameraStates of roomSettingsExtraData',
});

export const movementProfile = declaredNames({
  kind: 'movementProfile',
  id: 'reference/movement-profile',
  summary: 'Movement profiles that effects name are declared in the settings',
  source: 'public material of the platform, movement profiles',
  what: 'movement profile',
  advice: 'declare it in movementStates of roomSettingsExtraData',
});

export const leaderboard = declaredNames({
  kind: 'leaderboard',
  id: 'reference/leaderboard',
  summary: 'Leaderboards that effects name exist',
  source: 'public material of the platform, leaderboards: the names must match exactly',
  what: 'leaderboard',
  advice: 'give a Leaderboard this name (ln)',
});

export const npc = declaredNames({
  kind: 'npc',
  id: 'reference/npc',
  summary: 'Characters that effects name exist',
  source: 'public material of the platform, messages to characters',
  what: 'character',
  advice: 'give a GLBNPC this name (n)',
});

/** How many names are compared: of a file with more, nothing is reported. */
const MAX_NAMES = 10_000;

/** The names of one kind, once everything is known; undefined where they cannot be compared. */
function comparableNames(names: NameReader, kind: NameKind): NameIndex | undefined {
  const index = names.of(kind);
  const isComparable = !index.isOpen && index.set.size <= MAX_NAMES && index.used.size <= MAX_NAMES;
  return isComparable ? index : undefined;
}

interface NameValues {
  readonly name: string;
  /** The name that it resembles. */
  readonly meant: string | undefined;
}

/** What to do about a name: the one that it resembles, or else this. */
export function didYouMean(meant: string | undefined, otherwise: string): string {
  return meant === undefined ? otherwise : `did you mean ${quoteValue(meant)}?`;
}

/** One of the places of a name. */
interface FoundName {
  readonly at: Claim;
  readonly values: NameValues;
  readonly fix: FixDraft | undefined;
}

/**
 * Each name that is used and not set, at each of its places.
 *
 * @param isReported whether a name of this owner is reported even if it resembles none
 * @param others names that nothing has to set
 */
function missingNames(
  { set, used }: NameIndex,
  isReported: (owner: string) => boolean,
  others: readonly string[] = [],
): readonly FoundName[] {
  const known = new NearNames([...set.keys(), ...others], 'of creators');
  return [...used].flatMap(([name, uses]) => {
    if (set.has(name) || known.has(name)) return [];
    const meant = known.meant(name);
    return meant !== undefined || isReported(uses.owner) ? atItsPlaces(uses, { name, meant }) : [];
  });
}

/** A name at each of its places. */
function atItsPlaces({ places, count }: NamePlaces, values: NameValues): readonly FoundName[] {
  const { meant } = values;
  const isFixable =
    meant !== undefined && count === places.length && places.every(({ part }) => part === undefined);
  return places.map(({ place, part }) => ({
    at: part === undefined ? place : spanIn(place, part, place),
    values,
    fix: isFixable ? overwriteValue(place, JSON.stringify(meant), `write ${quoteValue(meant)}`) : undefined,
  }));
}
