import type { Journal } from './journal.js';
import type { GateEvent } from './outcome.js';
import type { LocalFile, Remote, RoomFolder } from './ports.js';
import { recordImport } from './record.js';
import { type Classified, interrupted, settle } from './settle.js';

export interface SettlingEnvironment {
  readonly remote: Remote;
  readonly folder: RoomFolder;
  readonly file: (name: string) => LocalFile;
  readonly tell: (event: GateEvent) => void;
  readonly now: () => Date;
}

/**
 * Finds out what became of an interrupted operation. @param records also in the journal @returns it if in
 * doubt
 * @throws ServiceError, NotJsonError or UnusableSnapshotError when the room cannot be downloaded
 */
export async function settleEarlier(
  deps: SettlingEnvironment,
  records: boolean,
): Promise<Journal | undefined> {
  const { folder, remote, tell } = deps;
  for (let journal = interrupted(folder); journal !== undefined; journal = journal.earlier) {
    const settled = await settle(journal, folder, remote);
    tell({ kind: 'interrupted', journal, settled });
    // The operation that it should have repaired is still open.
    if (settled.kind === 'not-sent' && journal.earlier !== undefined) continue;
    if (settled.kind === 'mixed' || settled.kind === 'unknown') return journal;
    if (!records) return undefined;
    if (settled.kind === 'imported') await recordEarlier(journal, settled, deps);
    folder.setJournal({ ...journal, ending: settled.kind === 'imported' ? 'imported' : 'not-imported' });
    return undefined;
  }
  return undefined;
}

async function recordEarlier(
  { operation, source, payload: hashes }: Journal,
  { now, payload, comparison }: Classified & { readonly payload: Uint8Array },
  { remote: { server }, folder, file, now: clock }: SettlingEnvironment,
): Promise<void> {
  const pushed = operation === 'push' ? file(source) : undefined;
  const { addedFields } = comparison;
  const fileHash = hashes?.file ?? '';
  const imported = { operation, source, server, now, payload, file: pushed, fileHash, addedFields };
  await recordImport(folder, imported, clock());
}
