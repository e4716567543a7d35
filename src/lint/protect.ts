import { listed } from '../text/in-words.js';
import { placeGlobFault } from './place-glob.js';

const PROTECTABLE = ['items', 'quests', 'settings', 'logic'] as const;
const BEGINNINGS = PROTECTABLE.map((name) => `${name}/`);

/** What is wrong with a pattern of conflicts, a protected part or `roomTasks` and perhaps `#/FIELD`. */
export function conflictFault(pattern: string): string | undefined {
  return /^roomTasks(?:#|$)/.test(pattern) ? placeGlobFault(`/${pattern}`) : protectFault(pattern);
}

/** What is wrong with a pattern `items/12`, `quests/<id or Name>`, `settings/<key>`, `logic/<item>` or `roomTasks`. */
export function protectFault(pattern: string): string | undefined {
  if (pattern === 'roomTasks') return undefined;
  const [section, ...key] = pattern.split('/');
  if (!PROTECTABLE.some((name) => name === section) || key.join('') === '')
    return `${JSON.stringify(pattern)} must begin with ${listed(BEGINNINGS, 'or')}, such as items/12`;
  return placeGlobFault(`/${pattern}`);
}
