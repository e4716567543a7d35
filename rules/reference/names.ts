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
  type Snapshot,
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

/** Names that effects use, and that something in the file must have. */
interface NeededNames {
  readonly kind: NameKind;
  readonly id: string;
  readonly summary: string;
  readonly source: string;
  /** What is said of a name before it: `no character is called`. */
  readonly says: string;
  /** What to do about it, besides correcting it. */
  readonly advice: string;
  /** The kind of the finding, where it is not `unknown-name`. */
  readonly finding?: string;
  /** Whether the file can be held against its names: it declares some of the kind, unless this says otherwise. */
  isKnown?(index: NameIndex, snapshot: Snapshot): boolean;
  /** Whether a name that resembles none is reported as well; it is unless this says no. */
  isReported?(owner: string): boolean;
}

function neededNames(names: NeededNames): Rule {
  const { kind, id, summary, source, says, advice, finding = 'unknown-name' } = names;
  const { isKnown = ({ set }) => set.size > 0, isReported = () => true } = names;
  return defineRule({
    id,
    level: 'off',
    catalog: { level: 'warning' },
    kinds: {
      [finding]: ({ name, meant }: NameValues) => `${says} ${quoteValue(name)}: ${didYouMean(meant, advice)}`,
    },
    fix: 'unsafe',
    summary,
    source,
    asksNames: true,
    on: {
      snapshot(snapshot, report, context) {
        const index = comparableNames(context.names, kind);
        if (index === undefined || !isKnown(index, snapshot)) return;
        for (const found of missingNames(index, isReported)) report({ kind: finding, ...found });
      },
    },
  });
}

export const timer = neededNames({
  kind: 'timer',
  id: 'reference/timer',
  summary: 'Timers that effects stop or cancel are started somewhere',
  source: 'public material of the platform, effects for timers',
  says: 'nothing starts the timer',
  advice: 'start it with StartTimerEffect, or correct the name',
  finding: 'never-started',
  isKnown: () => true,
});

export const spawnPoint = neededNames({
  kind: 'spawnPoint',
  id: 'reference/spawn-point',
  summary: 'Spawn points that portals and effects name exist',
  source: 'public material of the platform, portals, spawn points and enemies: the names must match exactly',
  says: 'no spawn point of this room is called',
  advice: 'give a SpawnPoint this name (n), or correct spawnName',
  isKnown: (_index, { roomItems }) => roomItems !== undefined,
  // Portals may name spawn points of other rooms.
  isReported: (owner) => owner === 'DuplicateEnemy',
});

export const cameraState = neededNames({
  kind: 'cameraState',
  id: 'reference/camera-state',
  summary: 'Camera states that effects name are declared in the settings',
  source: 'public material of the platform, camera states',
  says: 'no camera state is called',
  advice: 'declare it in customCameraStates of roomSettingsExtraData, or correct the name',
});

export const movementProfile = neededNames({
  kind: 'movementProfile',
  id: 'reference/movement-profile',
  summary: 'Movement profiles that effects name are declared in the settings',
  source: 'public material of the platform, movement profiles',
  says: 'no movement profile is called',
  advice: 'declare it in movementStates of roomSettingsExtraData, or correct the name',
});

export const leaderboard = neededNames({
  kind: 'leaderboard',
  id: 'reference/leaderboard',
  summary: 'Leaderboards that effects name exist',
  source: 'public material of the platform, leaderboards: the names must match exactly',
  says: 'no leaderboard is called',
  advice: 'give a Leaderboard this name (ln), or correct the name',
});

export const npc = neededNames({
  kind: 'npc',
  id: 'reference/npc',
  summary: 'Characters that effects name exist',
  source: 'public material of the platform, messages to characters',
  says: 'no character is called',
  advice: 'give a GLBNPC this name (n), or correct the name',
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
