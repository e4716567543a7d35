import { rulePack } from '../../rules/index.js';
import { nodeSha256 } from '../files/node-sha256.js';
import type { FindingCounts } from '../lint/finding.js';
import { createLinter, type Linter } from '../lint/linter.js';
import { activeRules, presetSetting } from '../lint/pack.js';
import { importInto } from '../room/import.js';
import type { ImportReading } from '../room/import-reading.js';
import { SnapshotText } from '../room/snapshot-text.js';
import { NO_SECTION, type Unusable, unusable } from './unusable.js';

/** The room after an import, or why the import is impossible. */
export type ImportOutcome =
  | { readonly kind: 'room'; readonly bytes: Uint8Array }
  | ({ readonly kind: 'unusable' } & Unusable);

/** The part of an import that needs a processor: seconds for the largest files. */
export interface ImportWork {
  importInto(room: Uint8Array, snapshot: Uint8Array): Promise<ImportOutcome>;
  /** Counts findings when there is time; undefined without. @param room only its last snapshot matters */
  check(room: string, snapshot: Uint8Array): Promise<FindingCounts | undefined>;
  close(): Promise<void>;
}

export function outcomeOfImport(
  room: Uint8Array,
  snapshot: Uint8Array,
  reading: ImportReading,
): ImportOutcome {
  try {
    const current = SnapshotText.read(room, 'before');
    const given = SnapshotText.read(snapshot, 'after', current);
    if (given.isSnapshot) return { kind: 'room', bytes: importInto(current, given, reading) };
    return { kind: 'unusable', which: 'snapshot', why: NO_SECTION };
  } catch (error) {
    return { kind: 'unusable', ...unusable(error) };
  }
}

let linter: Linter | undefined;

/** What `roomlint check` counts in a snapshot, with the preset `recommended`. */
export function findingCounts(snapshot: Uint8Array): FindingCounts {
  linter ??= recommendedLinter();
  return linter.report(snapshot).counts();
}

function recommendedLinter(): Linter {
  const settings = [...rulePack].map(([id, rule]) => [id, presetSetting('recommended', rule)] as const);
  return createLinter(rulePack, activeRules(rulePack, new Map(settings)), nodeSha256);
}
