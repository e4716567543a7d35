import { bareName } from '../../src/snapshot/quest-values.js';

/**
 * What was done to a text to make another one of it, in a way that a script does to many: the number of a Name, its letter case, its
 * separators, a part at the beginning or the end. undefined for any other change.
 */
export function renaming(from: string, to: string): string | undefined {
  if (bareName(from) === bareName(to)) return 'number';
  if (from.toLowerCase() === to.toLowerCase()) return 'letter case';
  if (withoutSeparators(from) === withoutSeparators(to)) return 'separators';
  const [longer, shorter] = from.length > to.length ? [from, to] : [to, from];
  if (shorter === '') return undefined;
  const added = longer.length - shorter.length;
  if (longer.endsWith(shorter)) return JSON.stringify([from === longer, 'begins', longer.slice(0, added)]);
  if (longer.startsWith(shorter)) return JSON.stringify([from === longer, 'ends', longer.slice(-added)]);
  return undefined;
}

function withoutSeparators(text: string): string {
  return text.replace(/[\s_.-]/g, '').toLowerCase();
}
