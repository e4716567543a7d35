import type { Finding } from './finding.js';

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
  // Each is known to do harm, or has not been tried.
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
