import { Baseline } from './baseline.js';
import type { Finding } from './finding.js';

/** What a baseline accepts in one file. */
export interface KnownFindings {
  /** The text of the baseline. */
  readonly baseline: string;
  /** The path of the file in it. */
  readonly file: string;
}

/** Returns what leaves out known findings. @throws BaselineError when the text is no baseline */
export function unknownTo(
  known: KnownFindings | undefined,
): (findings: readonly Finding[]) => readonly Finding[] {
  if (known === undefined) return (findings) => findings;
  const baseline = Baseline.read(known.baseline);
  return (findings) => baseline.unknown(known.file, findings);
}
