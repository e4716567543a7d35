import { isUuid } from '../../src/model/snapshot/quest-values.js';
import { quoteValue } from '../kit.js';

/** What an id may begin with: one of these, or anything. */
export type Prefixes = readonly string[] | 'any';

function allowsAny(prefixes: Prefixes): prefixes is 'any' | readonly [] {
  return prefixes === 'any' || prefixes.length === 0;
}

export function beginsWithOne(id: string, prefixes: Prefixes): boolean {
  return allowsAny(prefixes) || prefixes.some((prefix) => id.startsWith(prefix));
}

/** What is wrong with an id that does not have the form of one. */
export function misshape(id: string): 'empty' | 'uuid' | 'other-form' {
  if (id === '') return 'empty';
  return isUuid(id) ? 'uuid' : 'other-form';
}

/** What an id is made of. */
export function form(prefixes: Prefixes): string {
  const end = allowsAny(prefixes) ? '' : ` that begin with ${anyOf(prefixes)}`;
  return `14 to 17 lowercase letters or digits${end}`;
}

export function listed(prefixes: Prefixes): readonly string[] {
  return prefixes === 'any' ? [] : prefixes;
}

export function anyOf(prefixes: Prefixes): string {
  return listed(prefixes)
    .map((prefix) => quoteValue(prefix))
    .join(' or ');
}

export function allowPrefixes(prefixes: Prefixes): string {
  const anyPrefix = JSON.stringify({ prefixes: 'any' });
  if (prefixes === 'any') return `allow any prefix with --rule 'quest/id-format:error:${anyPrefix}'`;
  return `allow the prefix with --rule 'quest/id-format:error:${JSON.stringify({ prefixes })}', or any prefix with ${anyPrefix}`;
}

/** The first two characters of the ids, or one if there are many; `any` if there are many of those, too. */
export function beginnings(ids: readonly string[]): Prefixes {
  for (const length of [2, 1]) {
    const found = new Set(ids.map((id) => id.slice(0, length)));
    if (found.size <= 3) return [...found].sort();
  }
  return 'any';
}
