import { listed } from '../text/in-words.js';
import { placeGlobFault } from './place-glob.js';

const PROTECTABLE = ['items', 'quests', 'settings', 'logic'] as const;
const BEGINNINGS = PROTECTABLE.map((name) => `${name}/`);

/**
 * What is wrong with a pattern of conflicts; undefined when nothing is. It is that of a protected part or
 * `roomTasks`, and `#/FIELD` behind it names a field.
 */
export function conflictFault(pattern: string): string | undefined {
  return /^roomTasks(?:#|$)/.test(pattern) ? placeGlobFault(`/${pattern}`) : protectFault(pattern);
}

/**
 * What is wrong with a pattern of what an import must never remove; undefined when nothing is. It is
 * `items/12`, `quests/<id or Name>`, `settings/<key>` or `logic/<item>`, and `*` matches any characters.
 */
export function protectFault(pattern: string): string | undefined {
  const [section, ...key] = pattern.split('/');
  if (!PROTECTABLE.some((name) => name === section) || key.join('') === '')
    return `${JSON.stringify(pattern)} must begin with ${listed(BEGINNINGS, 'or')}, such as items/12`;
  return placeGlobFault(`/${pattern}`);
}
