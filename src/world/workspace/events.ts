import type { FindingCounts } from '../../verdict/lint/finding.js';
import type { FileReport } from '../../verdict/report/report.js';
import type { Change } from '../../verdict/report/unified-diff.js';

/** What happens while snapshots are checked, in order. */
export type CheckEvent =
  /** A note for people. It changes nothing. */
  | { readonly kind: 'note'; readonly message: string }
  | Problem
  /** Fixed bytes that came from standard input and go to the reader of the output. */
  | { readonly kind: 'output'; readonly bytes: Uint8Array }
  /** What fixes would change. */
  | { readonly kind: 'diff'; readonly change: Change }
  /** The report of a file, and what would remain once every fix that is only shown is applied. */
  | { readonly kind: 'checked'; readonly report: FileReport; readonly remaining: FindingCounts }
  /** The report of a file that could not be checked; a problem before it says why. */
  | { readonly kind: 'unchecked'; readonly report: FileReport }
  /** A file that was found and holds no snapshot. */
  | { readonly kind: 'passed-over'; readonly path: string };

/** Work that could not be done, or a bug. The other files are still checked. */
export interface Problem {
  readonly kind: 'problem';
  readonly severity: 'error' | 'crash';
  readonly message: string;
  /** More lines, below the message. */
  readonly details?: string;
  /** A path that leads to no file. It may be something else, mistyped. */
  readonly path?: string;
}

/** Receives each event. */
export type Emit = (event: CheckEvent) => void;
