import { rulePack } from '../../../rules/index.js';
import { counted } from '../../bytes/text/in-words.js';
import type { FindingCounts } from '../../verdict/lint/finding.js';
import type { FileReport } from '../../verdict/report/report.js';
import type { Change } from '../../verdict/report/unified-diff.js';
import type { Search, SelectedFile } from '../files/select.js';
import type { Listing } from './source.js';

/* What happens while files are checked, as events: those of one file, and at the end those of the whole run. */

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
  /** A file that the config ignores. A note says so of one that was named. */
  | { readonly kind: 'ignored' }
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

export function problem(message: string, severity: Problem['severity'] = 'error'): Problem {
  return { kind: 'problem', severity, message };
}

export function crashed(rule: string, { path }: SelectedFile, error: unknown): Problem {
  const whose = rulePack.has(rule)
    ? 'This is a bug in roomlint, not in your files. Please report it'
    : 'This is a bug in its plugin';
  return {
    ...problem(`the rule ${rule} crashed on ${path}. ${whose}:`, 'crash'),
    details: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

/** The report of a file that could not be checked. */
export function unchecked({ path }: SelectedFile, error: string): CheckEvent {
  const report = { path, bytes: undefined, findings: [], error, rules: [], shownBytes: new Uint8Array() };
  return { kind: 'unchecked', report };
}

/** Counts the outcomes of files, and reports at the end what was not checked. */
export class Outcomes {
  private readonly checked = new Set<string>();
  private readonly ignored = new Set<string>();
  private passedOver = 0;

  constructor(private readonly listing: Listing) {}

  add({ absolute }: SelectedFile, { kind }: CheckEvent): void {
    if (kind === 'checked' || kind === 'unchecked') this.checked.add(absolute);
    if (kind === 'ignored') this.ignored.add(absolute);
    if (kind === 'passed-over') this.passedOver++;
  }

  close(): readonly CheckEvent[] {
    const { mayBeNothing, searches = [] } = this.listing;
    const isNothing = this.checked.size === 0;
    const others = this.passedOver === 0 ? '' : othersText(this.passedOver);
    const empty = searches.filter((search) => this.isEmpty(search));
    const isOfNone = isNothing && this.ignored.size === 0;
    if (isOfNone && mayBeNothing === '') return [];
    const events: CheckEvent[] = empty.map((search) => problem(emptyMessage(search)));
    if (isOfNone && mayBeNothing !== undefined)
      events.unshift(note(others === '' ? mayBeNothing : `${mayBeNothing}: ${others}`));
    else if (others !== '' && !(isNothing && empty.length > 0)) events.unshift(note(others));
    if (isNothing && empty.length === 0 && mayBeNothing === undefined && this.ignored.size > 0)
      events.push(problem(ignoredMessage(this.ignored.size, others)));
    return events;
  }

  /** Whether a search led to files, and none of them is a snapshot. */
  private isEmpty({ files }: Search): boolean {
    return files.length > 0 && !files.some((file) => this.checked.has(file) || this.ignored.has(file));
  }
}

function othersText(count: number): string {
  return `${counted(count, 'other JSON file')} passed over`;
}

function ignoredMessage(count: number, others: string): string {
  const many = count === 1 ? 'the only file' : `all ${count} files`;
  return `nothing was checked: the config ignores ${many}${others && `, and ${others}`}`;
}

function emptyMessage({ path, kind, files }: Search): string {
  const where = kind === 'folder' ? 'in this folder' : 'among the files that match';
  return `${path}: no snapshot ${where}: ${othersText(files.length)}`;
}

function note(message: string): CheckEvent {
  return { kind: 'note', message };
}
