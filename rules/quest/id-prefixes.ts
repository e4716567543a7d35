import { type Again, type Draft, isUuid, type Place, quoteValue, type Target } from '../kit.js';

/** The message says how many ids there are, and one place is enough to see what they look like. */
export const ELSEWHERE: Again = { message: '', most: 0 };

/** A quest id whose prefix no option allows. */
export interface ForeignId {
  readonly id: string;
  readonly place: Place;
}

export function beginsWithOne(id: string, prefixes: readonly string[]): boolean {
  return prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix));
}

export function misshapen(id: string, at: Target | Place, prefixes: readonly string[]): Draft {
  const prefix = prefixes.length === 0 ? '' : ` that begin with ${anyOf(prefixes)}`;
  const form = `14 to 17 lowercase letters or digits${prefix}`;
  const what = isUuid(id) ? 'is a UUID' : 'does not have the observed format';
  return {
    at,
    message: ({ drafts }) =>
      `quest id ${quoteValue(id)}${drafts > 1 ? ` in ${drafts} references` : ''} ${what}: use ${form}`,
    again: ELSEWHERE,
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
