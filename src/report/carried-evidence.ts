import type { Finding } from '../lint/finding.js';
import type { BytePosition } from './byte-positions.js';
import type { CodeFrame } from './code-frame.js';

/** A rule as SARIF describes it. */
export interface RuleShape {
  readonly id: string;
  readonly [member: string]: unknown;
}

/** What formats show of a file beyond its findings. A merged report has no bytes to take it from. */
export interface CarriedEvidence {
  readonly frames: ReadonlyMap<Finding, CodeFrame>;
  readonly positions: ReadonlyMap<number, BytePosition>;
  readonly graph: string | undefined;
  readonly rules: ReadonlyMap<string, RuleShape>;
}
