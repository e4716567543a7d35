import type { Draft } from './draft.js';
import { MAX_FIXED } from './together.js';

/** What the runner knows of the drafts with one cause. */
export interface CauseNotes {
  /** The finding is only counted. */
  isOmitted: boolean;
  drafts: number;
  readonly first: Draft;
}

/** What a draft may share with others that are shown as one finding with it. */
export function sharedBy({ cause, throughout }: Draft): string | undefined {
  return throughout === undefined ? cause : `throughout ${throughout.kind}`;
}

/** A draft with only what a finding needs, for a cause with very many drafts. */
export function thin(
  { at, fields, subject, identity, tie, rank, fix }: Draft,
  { first, drafts }: CauseNotes,
): Draft {
  const { kind, cause, throughout, message, related, again } = first;
  return {
    at,
    kind,
    cause,
    throughout,
    fields,
    subject,
    identity,
    tie,
    rank,
    message,
    related,
    again,
    fix: drafts > MAX_FIXED ? undefined : fix,
  };
}
