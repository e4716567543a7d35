import { isUuid } from '../../src/model/snapshot/quest-values.js';
import { type Claim, type Draft, type Place, quoteValue } from '../kit.js';

/** A quest id whose prefix no option allows. */
export interface ForeignId {
  readonly id: string;
  readonly place: Place;
}

/** What an id may begin with: one of these, or anything. */
type Prefixes = readonly string[] | 'any';

function allowsAny(prefixes: Prefixes): prefixes is 'any' | readonly [] {
  return prefixes === 'any' || prefixes.length === 0;
}

export function beginsWithOne(id: string, prefixes: Prefixes): boolean {
  return allowsAny(prefixes) || prefixes.some((prefix) => id.startsWith(prefix));
}

export function misshapen(id: string, at: Claim, prefixes: Prefixes): Draft {
  const prefix = allowsAny(prefixes) ? '' : ` that begin with ${anyOf(prefixes)}`;
  const form = `14 to 17 lowercase letters or digits${prefix}`;
  const what = id === '' ? 'is empty' : isUuid(id) ? 'is a UUID' : 'does not have the observed format';
  return {
    at,
    kind: id === '' ? 'empty' : isUuid(id) ? 'uuid' : 'other-form',
    message: `quest id${id === '' ? '' : ` ${quoteValue(id)}`} ${what}: use ${form}`,
  };
}

/** A quest id without an allowed prefix. @param allowed what would allow it, and others of the file */
export function foreignId(
  id: string,
  prefixes: Prefixes,
  allowed: Prefixes = [...listed(prefixes), id.slice(0, 2)],
): string {
  return `quest id ${quoteValue(id)} does not begin with ${anyOf(prefixes)}: if the creator tool made it, ${allowPrefixes(allowed)}`;
}

function listed(prefixes: Prefixes): readonly string[] {
  return prefixes === 'any' ? [] : prefixes;
}

function anyOf(prefixes: Prefixes): string {
  return listed(prefixes)
    .map((prefix) => quoteValue(prefix))
    .join(' or ');
}

function allowPrefixes(prefixes: Prefixes): string {
  const anyPrefix = JSON.stringify({ prefixes: 'any' });
  if (prefixes === 'any') return `allow any prefix with --rule 'quest/id-format:error:${anyPrefix}'`;
  return `allow the prefix with --rule 'quest/id-format:error:${JSON.stringify({ prefixes })}', or any prefix with ${anyPrefix}`;
}

/** The first two characters of the ids, or one if there are many; `any` if there are many of those, too. */
export function beginnings(ids: ReadonlySet<string>): Prefixes {
  for (const length of [2, 1]) {
    const found = new Set([...ids].map((id) => id.slice(0, length)));
    if (found.size <= 3) return [...found].sort();
  }
  return 'any';
}
