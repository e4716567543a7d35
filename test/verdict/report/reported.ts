import { rulePack } from '../../../rules/index.js';
import { countFindings, type Finding } from '../../../src/verdict/lint/finding.js';
import type { Rule } from '../../../src/verdict/lint/rule.js';
import { type Reporter, SummaryCounter } from '../../../src/verdict/report/report.js';

export interface Checked {
  readonly path: string;
  readonly findings?: readonly Finding[];
  readonly error?: string;
  readonly shownBytes?: Uint8Array;
  readonly rules?: readonly Rule[];
}

export function reported(reporter: Reporter, ...files: readonly Checked[]): string {
  const counter = new SummaryCounter();
  const pieces: string[] = [];
  for (const {
    path,
    findings = [],
    error,
    shownBytes = new Uint8Array(),
    rules = [...rulePack.values()],
  } of files) {
    if (error === undefined) counter.add(countFindings(findings));
    else counter.addUnchecked();
    const bytes = error === undefined ? shownBytes.length : undefined;
    const about = { path, bytes, findings, rules, shownBytes };
    for (const piece of reporter.file(error === undefined ? about : { ...about, error })) pieces.push(piece);
  }
  return pieces.join('') + reporter.end(counter.summary);
}
