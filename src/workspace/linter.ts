import { limitsOf } from '../../rules/limits.js';
import type { Finding } from '../lint/finding.js';
import { lintSize, lintText } from '../lint/lint.js';
import { type Repair, repairText } from '../lint/repair.js';
import type { LintResult } from '../lint/result.js';
import type { ActiveRule } from '../lint/runner.js';
import type { Prescan } from '../scan/prescan.js';

/** Checks and fixes the bytes of files that share their settings. */
export interface Linter {
  readonly rules: readonly ActiveRule[];
  /** Larger files are not read. */
  readonly maxBytes: number;
  lint(bytes: Uint8Array, prescanned?: () => Prescan): LintResult;
  /** Checks a file of `size` bytes that is too large to be read. */
  lintSize(size: number): LintResult;
  /**
   * Applies the fixes of the findings that are wanted.
   *
   * @param first what was found in the bytes
   * @throws RepairError when the fixed bytes could not be read any more
   */
  fix(bytes: Uint8Array, unsafe: boolean, first: LintResult, wanted: (finding: Finding) => boolean): Repair;
}

export function linterFor(rules: readonly ActiveRule[]): Linter {
  const settings = { rules, ...limitsOf(rules) };
  return {
    rules,
    maxBytes: settings.maxBytes,
    lint: (bytes, prescanned) => lintText(bytes, settings, prescanned),
    lintSize: (size) => lintSize(size, settings),
    fix: (bytes, unsafe, first, wanted) => repairText(bytes, settings, unsafe, first, wanted),
  };
}
