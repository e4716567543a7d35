import type { Ending, Journal, JournalPayload, Step } from './journal.js';
import type { Outcome } from './outcome.js';
import { FolderError, type RoomFolder } from './ports.js';
import type { PushEnvironment, PushOrder } from './push-request.js';

/** The journal of one push or restore. A dry run writes none. */
export class PushJournal {
  private journal: Journal;
  private readonly folder: RoomFolder;
  private readonly writes: boolean;
  private hasBegun = false;

  constructor({ operation, source, isDryRun }: PushOrder, { remote, folder, now }: PushEnvironment) {
    this.folder = folder;
    this.writes = !isDryRun;
    const started = now().toISOString();
    this.journal = { operation, source, started, step: 'check', server: remote.server };
  }

  /** Notes what the next entry is to hold. */
  note(known: {
    readonly earlier?: Journal;
    readonly backup?: string;
    readonly payload?: JournalPayload;
  }): void {
    this.journal = { ...this.journal, ...known };
  }

  /** Writes a step down before it is carried out. */
  begin(step: Step): void {
    this.journal = { ...this.journal, step };
    if (!this.writes) return;
    this.hasBegun = true;
    this.folder.setJournal(this.journal);
  }

  /** Like `begin`, for steps after the import, which are carried out without a journal as well. */
  beginAnyway(step: Step): void {
    try {
      this.begin(step);
    } catch (error) {
      if (!(error instanceof FolderError)) throw error;
    }
  }

  /** Closes the journal unless its end needs another download, or an earlier operation is not settled. */
  end(outcome: Outcome): void {
    const ending = endingOf(outcome);
    const { earlier } = this.journal;
    if (!this.writes || ending === undefined || !(this.hasBegun || earlier !== undefined)) return;
    this.folder.setJournal(
      ending === 'not-imported' && earlier !== undefined ? earlier : { ...this.journal, ending },
    );
  }
}

/** How the journal ends; undefined while only another download can say. */
function endingOf(outcome: Outcome): Ending | undefined {
  switch (outcome.kind) {
    case 'imported':
    case 'nothing':
      return 'imported';
    case 'differs':
      return 'differs';
    case 'unverified':
    case 'unrecorded':
      return undefined;
    case 'unable':
      return outcome.importing?.mayFollow === true ? undefined : 'not-imported';
    default:
      return 'not-imported';
  }
}
