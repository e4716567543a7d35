import { listed } from '../../bytes/text/in-words.js';
import { placeGlobFault } from './place-glob.js';

/** How much an import may remove: items, quests, logic entries, settings keys, and a roomTasks that is emptied. */
export type RemovalLimit =
  | { readonly kind: 'count'; readonly most: number }
  /** Of each kind, of what the room has. */
  | { readonly kind: 'percent'; readonly most: number };

/** The limit unless another one is given. */
export const NO_REMOVALS: RemovalLimit = { kind: 'count', most: 0 };

/** Reads `5` or `10%`; undefined for anything else. */
export function readRemovalLimit(text: string): RemovalLimit | undefined {
  const found = /^(\d{1,9}|\d{1,3}\.\d{1,6})(%?)$/.exec(text.trim());
  if (found === null) return undefined;
  const most = Number(found[1]);
  if (found[2] === '') return Number.isInteger(most) ? { kind: 'count', most } : undefined;
  return most <= 100 ? { kind: 'percent', most } : undefined;
}

/** Reads the value of a config: a number, or a string such as `10%`. */
export function removalLimitOf(value: unknown): RemovalLimit | undefined {
  return typeof value === 'number' || typeof value === 'string' ? readRemovalLimit(String(value)) : undefined;
}

const PROTECTABLE = ['items', 'quests', 'settings', 'logic'] as const;
const BEGINNINGS = PROTECTABLE.map((name) => `${name}/`);

/** What is wrong with a pattern `items/12`, `quests/<id or Name>`, `settings/<key>`, `logic/<item>` or `roomTasks`. */
export function protectFault(pattern: string): string | undefined {
  if (pattern === 'roomTasks') return undefined;
  const [section, ...key] = pattern.split('/');
  if (!PROTECTABLE.some((name) => name === section) || key.join('') === '')
    return `${JSON.stringify(pattern)} must begin with ${listed(BEGINNINGS, 'or')}, such as items/12`;
  return placeGlobFault(`/${pattern}`);
}
