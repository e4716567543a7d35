import type { Splice } from '../json/edit/edit.js';
import { parsePointer } from '../json/pointer.js';
import { rekeyItem, renameQuest } from '../references/references.js';
import { type GivenAt, pointersOf } from './at.js';

/**
 * The edits that rename an item or a quest wherever it is mentioned; undefined where the place is neither:
 * an item is named by its key in `roomItems` or `logic`, a quest by an entry or the Name in one.
 *
 * @throws RangeError where there is no such item or quest, and for names that are taken
 * @throws CommandError for what is no place
 */
export function renameEverywhere(
  bytes: Uint8Array,
  at: GivenAt,
  name: string,
): readonly Splice[] | undefined {
  const [pointer, ...inner] = pointersOf(at);
  if (inner.length > 0) return undefined;
  const [section, key, field, ...rest] = parsePointer(pointer);
  if (key === undefined || rest.length > 0) return undefined;
  if (section === 'quests' && (field === undefined || field === 'Name')) return renameQuest(bytes, key, name);
  const isItem = (section === 'roomItems' || section === 'logic') && field === undefined;
  return isItem ? rekeyItem(bytes, key, name) : undefined;
}
