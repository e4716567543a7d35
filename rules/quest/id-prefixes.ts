import { type Draft, isUuid, type Place, quoteValue, type Target } from '../kit.js';

/** A quest id whose prefix no option allows. */
export interface ForeignId {
  readonly id: string;
  readonly place: Place;
}

export function inFileOrderOf(
  ids: readonly ForeignId[],
  inFileOrder: (places: readonly Place[]) => readonly Place[],
): readonly ForeignId[] {
  if (ids.length < 2) return ids;
  const byPlace = new Map(ids.map((each) => [each.place, each]));
  return inFileOrder([...byPlace.keys()]).flatMap((place) => byPlace.get(place) ?? []);
}

export function beginsWithOne(id: string, prefixes: readonly string[]): boolean {
  return prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix));
}

export function misshapen(id: string, at: Target | Place, prefixes: readonly string[], count = 1): Draft {
  const prefix = prefixes.length === 0 ? '' : ` that begin with ${anyOf(prefixes)}`;
  const form = `14 to 17 lowercase letters or digits${prefix}`;
  const what = isUuid(id) ? 'is a UUID' : 'does not have the observed format';
  return {
    at,
    message: `quest id ${quoteValue(id)}${count > 1 ? ` in ${count} references` : ''} ${what}: use ${form}`,
  };
}

export function foreignId(id: string, prefixes: readonly string[], allowed: readonly string[]): string {
  return `quest id ${quoteValue(id)} does not begin with ${anyOf(prefixes)}: if the creator tool made it, ${allowPrefixes(allowed, 'the')}`;
}

export function anyOf(prefixes: readonly string[]): string {
  return prefixes.map((prefix) => quoteValue(prefix)).join(' or ');
}

export function allowPrefixes(prefixes: readonly string[], whose = 'their'): string {
  return `allow ${whose} prefix with --rule 'quest/id-format:error:${JSON.stringify({ prefixes })}'`;
}

/** The first two characters of the ids, or only the first one where those are many. */
export function beginnings(ids: ReadonlySet<string>): string[] {
  for (const length of [2, 1]) {
    const found = new Set([...ids].map((id) => id.slice(0, length)));
    if (found.size <= 3) return [...found].sort();
  }
  return [];
}
