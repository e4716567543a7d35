/** The steps of a push or restore, in their order. */
export const STEPS = [
  'check',
  'backup',
  'plan',
  'upload',
  'head',
  'look',
  'import',
  'verify',
  'record',
] as const;
export type Step = (typeof STEPS)[number];

export const OPERATIONS = ['push', 'restore'] as const;
export type Operation = (typeof OPERATIONS)[number];

export const ENDINGS = [
  // Refused or unable, before anything was imported.
  'not-imported',
  'imported',
  // Imported, and the room is not what it should be.
  'differs',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** What an operation is doing. Each step is written down before it is carried out. */
export interface Journal {
  readonly operation: Operation;
  /** The name of the file or backup that is imported. */
  readonly source: string;
  /** ISO 8601. */
  readonly started: string;
  readonly step: Step;
  /** The origin of the service. Missing if an earlier version wrote this. */
  readonly server?: string;
  /** The name of the backup, from step `plan` on. */
  readonly backup?: string;
  /** From step `upload` on. */
  readonly payload?: JournalPayload;
  /** Missing while it runs, and after it was interrupted. */
  readonly ending?: Ending;
  /** An interrupted operation that has left the room in doubt, and that this one is to mend. */
  readonly earlier?: Journal;
}

export interface JournalPayload {
  /** The hash of the bytes that are imported. */
  readonly hash: string;
  /** The hash of the file: another one if changes of others were merged into it. */
  readonly file: string;
}

/** Whether the request to import may have been sent. */
export function mayHaveImported({ step }: Pick<Journal, 'step'>): boolean {
  return STEPS.indexOf(step) >= STEPS.indexOf('import');
}
