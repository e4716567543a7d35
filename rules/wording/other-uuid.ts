import { type Draft, replaceValue } from '../../src/lint/draft.js';
import type { NearMiss } from '../../src/snapshot/near-miss.js';
import { OTHER_UUID } from '../../src/snapshot/odd-values.js';
import type { Snapshot } from '../../src/snapshot/snapshot.js';
import { together } from './throughout.js';

/** A UUID in another form, such as without hyphens: one finding for a file, of EntryIds or else of Ids. */
export function otherUuid(
  miss: NearMiss,
  { spellings }: Snapshot,
  reporter: 'EntryId' | 'Id',
): Draft | undefined {
  if (miss.kind !== 'value' || miss.fault.cause !== OTHER_UUID) return undefined;
  if (reporter !== (spellings.hasOddEntryId ? 'EntryId' : 'Id')) return undefined;
  const at = miss.place.along(miss.fault.path);
  const { message, instead = '' } = miss.fault;
  const fix = replaceValue(at, instead, 'unsafe', `write ${instead}`);
  return together(OTHER_UUID, reporter === 'Id' ? { at, message, fix } : { at, message });
}
