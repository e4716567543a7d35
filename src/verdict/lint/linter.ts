import { limitsOf, ruleOfLimit } from './limits.js';
import { type LintSettings, lintBytes, lintIfSnapshot, lintSize, type SeeSnapshot } from './lint.js';
import { ListenerTable } from './listeners.js';
import { type ActiveRule, ownedComplaints, type RulePack } from './pack.js';
import { type Repair, type RepairRequest, type RepairRules, repairText } from './repair.js';
import type { Reported } from './reported.js';
import type { LintResult } from './result.js';
import type { NewSha256 } from './sha256.js';

/** Checks and repairs files under one set of rules. Pure: the same bytes give the same findings. */
export interface Linter {
  /** The rules that are on. */
  readonly rules: readonly ActiveRule[];
  /** Larger files need not be read: {@link lintSize} reports them. */
  readonly maxBytes: number;
  /** Lints the bytes of one snapshot. @param see not called for a text that cannot be read */
  lint(bytes: Uint8Array, see?: SeeSnapshot): LintResult;
  /** Lints the bytes of one snapshot as {@link lint} does, and locates nothing before it is asked to. */
  report(bytes: Uint8Array): Reported;
  /** Lints bytes that may be something other than a snapshot: as {@link report} does if they are one. */
  reportIfSnapshot(bytes: Uint8Array): Reported | 'no snapshot';
  /** Lints a file of `size` bytes without reading it. */
  lintSize(size: number): LintResult;
  /**
   * Makes all fixes that do not get in each other's way, checks the outcome, and starts again until nothing
   * is left to fix. Refuses fixes that would lose something undeclared, or after which some rule would have
   * more findings. The same bytes give the same repairs.
   *
   * @throws RepairError when the repaired text cannot be read any more, or a safe fix would lose something
   *   and `strict` is set
   */
  repair(bytes: Uint8Array, request: RepairRequest): Repair;
}

/**
 * A linter for files with the same rules. @param pack all rules, which own complaints of the schemas even
 * when off
 * @param active the rules that are on, which set limits too @param newSha256 for findings and new ids
 */
export function createLinter(pack: RulePack, active: readonly ActiveRule[], newSha256: NewSha256): Linter {
  const settings: LintSettings = {
    ...limitsOf(active),
    listeners: new ListenerTable(active),
    owned: ownedComplaints(pack),
    newSha256,
    whyTooLarge: whyTooLarge(ruleOfLimit(pack, 'maxBytes')),
  };
  const { maxBytes } = settings;
  const repairRules: RepairRules = {
    unreadable: new Set([...pack.values()].filter((rule) => rule.unreadable === true).map(({ id }) => id)),
    maxBytes,
    reveals: (fixed, found) => pack.get(fixed)?.reveals?.some((rules) => names(rules, found)) === true,
  };
  const report = (bytes: Uint8Array, see?: SeeSnapshot): Reported =>
    bytes.length > maxBytes ? lintSize(bytes.length, settings) : lintBytes(bytes, settings, see);
  const lint: Linter['lint'] = (bytes, see) => report(bytes, see).located();
  return {
    rules: active,
    maxBytes,
    lint,
    report: (bytes) => report(bytes),
    reportIfSnapshot: (bytes) =>
      bytes.length > maxBytes ? lintSize(bytes.length, settings) : lintIfSnapshot(bytes, settings),
    lintSize: (size) => lintSize(size, settings).located(),
    repair: (bytes, request) => repairText(bytes, request, (text) => lint(text), repairRules),
  };
}

function whyTooLarge(reporter: string | undefined): string {
  return reporter === undefined
    ? 'it is too large to be read'
    : `it is larger than ${reporter} allows, and that rule is off`;
}

/** Whether the id of a rule, or `family/*`, names a rule. */
function names(rules: string, id: string): boolean {
  return rules.endsWith('/*') ? id.startsWith(rules.slice(0, -1)) : id === rules;
}
