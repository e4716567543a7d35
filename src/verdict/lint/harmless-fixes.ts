import type { Splice } from '../../bytes/json/edit/edit.js';
import { applySplices, TakenSplices } from '../../bytes/json/edit/splices.js';
import type { Place } from '../../bytes/json/place.js';
import { groupedBy } from '../../bytes/text/add-to.js';
import { brand } from '../../bytes/text/brand.js';
import type { Finding } from './finding.js';

/**
 * Says what a fix loses that the documents do not describe, as the end of a sentence (`would lose …`);
 * undefined if it loses nothing.
 * @param discarded places in `before` whose values the fix may remove
 */
export type FindLoss = (
  before: Uint8Array,
  after: Uint8Array,
  discarded: readonly Place[],
) => string | undefined;

/** A bug in roomlint: a repair made a file unreadable, or a safe fix is not safe. The file stays as it is. */
export class RepairError extends Error {
  static {
    brand(RepairError, 'RepairError');
  }

  override readonly name = 'RepairError';
}

const TOO_MANY = 'too many fixes in this file would lose something that the documents do not describe';

/** Fixes that are applied together, and the text after them. */
interface AppliedFixes {
  readonly findings: readonly Finding[];
  readonly splices: readonly Splice[];
  readonly bytes: Uint8Array;
}

interface LosslessFixes {
  /** Undefined when every fix would lose something. */
  readonly chosen: AppliedFixes | undefined;
  /** Findings whose fixes were left out, each with the reason. */
  readonly refused: ReadonlyMap<Finding, string>;
}

/**
 * Applies the fixes that neither overlap nor lose more than they declare.
 * @param findings the first takes precedence
 * @throws RepairError for a safe fix that would lose something, with `strict`
 */
export function takeLossless(
  bytes: Uint8Array,
  findings: readonly Finding[],
  { findLoss, strict }: { readonly findLoss: FindLoss; readonly strict: boolean },
): LosslessFixes {
  const all = applyTogether(bytes, findings);
  const lossOf = (applied: AppliedFixes): string | undefined =>
    findLoss(
      bytes,
      applied.bytes,
      // What a safe fix declares to remove does not count.
      applied.findings.flatMap(({ fix, discards = [] }) => (fix?.safety === 'unsafe' ? discards : [])),
    );
  const reason = lossOf(all);
  if (reason === undefined) return { chosen: all, refused: new Map() };
  const { made, culprits } = leaveOutCulprits(
    [...groupedBy(all.findings, ({ rule }) => rule).values()],
    { reason, most: attemptsFor(bytes) },
    (held) => {
      const applied = applyTogether(
        bytes,
        all.findings.filter((finding) => !held.has(finding)),
      );
      return { made: applied, reason: lossOf(applied) };
    },
  );
  const refused = new Map<Finding, string>();
  for (const [finding, loss] of culprits) {
    const fix = `the fix (${finding.fix?.description})`;
    if (strict && loss !== undefined && finding.fix?.safety === 'safe')
      throw new RepairError(`${finding.rule} calls ${fix} safe, but it ${loss}`);
    refused.set(finding, loss === undefined ? TOO_MANY : `${fix} ${loss}`);
  }
  return { chosen: made, refused };
}

/** A fix is applied whole or not at all, and of those that overlap, the first one. A copy waits for what is copied. */
function applyTogether(bytes: Uint8Array, findings: readonly Finding[]): AppliedFixes {
  const taken = new TakenSplices(bytes.length);
  const chosen = findings.filter(({ fix, copied }) => taken.add(fix?.edits ?? [], copied));
  return { findings: chosen, splices: taken.sorted, bytes: applySplices(bytes, taken.sorted) };
}

/** How often harmful fixes are searched for: each attempt applies fixes and checks the text. */
const MAX_ATTEMPTS = 32;
const MIN_ATTEMPTS = 3;
/** Bytes that all attempts together check: a large text gets fewer attempts. */
const MAX_BYTES_CHECKED = 64_000_000;

/** What an attempt made, or why it did harm. */
export interface Attempt<Made> {
  readonly made: Made;
  readonly reason: string | undefined;
}

/** What came of the fixes that do no harm. */
export interface WithoutCulprits<Made> {
  /** Undefined when every fix was left out. */
  readonly made: Made | undefined;
  /** The findings whose fixes were left out, with the reason; undefined if a fix was not tried alone. */
  readonly culprits: ReadonlyMap<Finding, string | undefined>;
}

/** How often fixes of a text are tried. */
export function attemptsFor(bytes: Uint8Array): number {
  return Math.max(MIN_ATTEMPTS, Math.min(MAX_ATTEMPTS, Math.floor(MAX_BYTES_CHECKED / bytes.length)));
}

/**
 * Looks for harmful fixes by halving lists, the larger ones first, within `most` attempts.
 * @param groups all findings with a fix, in lists that are tried first
 * @param reason why their fixes cannot be applied all together
 */
export function leaveOutCulprits<Made>(
  groups: readonly (readonly Finding[])[],
  { reason, most }: { readonly reason: string; readonly most: number },
  attempt: (held: ReadonlySet<Finding>) => Attempt<Made>,
): WithoutCulprits<Made> {
  const culprits = new Map<Finding, string | undefined>();
  const held = new Set(groups.flat());
  let made: Made | undefined;
  let attempts = 0;
  const known = groups.length === 1 ? reason : undefined;
  // With a reason, the findings are known to do harm together; without one, they have not been tried.
  const queue = groups.map((findings) => ({ findings, reason: known }));
  for (const { findings, reason } of queue) {
    let why = reason;
    if (why === undefined && attempts++ < most) {
      for (const finding of findings) held.delete(finding);
      const tried = attempt(held);
      if (tried.reason === undefined) {
        made = tried.made;
        continue;
      }
      for (const finding of findings) held.add(finding);
      why = tried.reason;
    }
    const [finding, ...others] = findings;
    if (others.length > 0)
      for (const half of halves(findings)) queue.push({ findings: half, reason: undefined });
    else if (finding !== undefined) culprits.set(finding, why);
  }
  return { made, culprits };
}

function halves(findings: readonly Finding[]): (readonly Finding[])[] {
  const middle = (findings.length + 1) >> 1;
  return [findings.slice(0, middle), findings.slice(middle)];
}
