import { bareName } from '../../src/snapshot/quest-values.js';

/** A shorter text is no name or id that was cut off. */
const MIN_CUT = 6;

/**
 * What was done to a text to make another one of it, in a way that a script does to many: the number of a
 * Name, its letter case, its separators, a part at the beginning or the end. undefined for any other change.
 */
export function renaming(from: string, to: string): string | undefined {
  if (bareName(from) === bareName(to)) return 'number';
  if (from.toLowerCase() === to.toLowerCase()) return 'letter case';
  if (withoutSeparators(from) === withoutSeparators(to)) return 'separators';
  if (from.length >= MIN_CUT && to.startsWith(from)) return 'cut off';
  return addition('added', to, from) ?? addition('removed', from, to);
}

function addition(what: 'added' | 'removed', longer: string, shorter: string): string | undefined {
  if (shorter === '') return undefined;
  if (longer.endsWith(shorter))
    return JSON.stringify([what, 'begins', longer.slice(0, longer.length - shorter.length)]);
  return longer.startsWith(shorter)
    ? JSON.stringify([what, 'ends', longer.slice(shorter.length)])
    : undefined;
}

function withoutSeparators(text: string): string {
  return text.replace(/[\s_.-]/g, '').toLowerCase();
}
