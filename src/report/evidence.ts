import { graphOfFindings } from '../flow/play/graph-of-findings.js';
import type { Finding } from '../lint/finding.js';
import { positionsOf } from './byte-positions.js';
import type { RuleShape } from './carried-evidence.js';
import { codeFrame } from './code-frame.js';
import { DEFAULT_COLUMNS, frameColumns } from './frame-columns.js';
import { graphBlock } from './markdown-graph.js';
import { MAX_GRAPHS } from './markdown-limits.js';
import type { FileReport } from './report.js';
import type { RulePages } from './rule-pages.js';
import { ruleShape } from './sarif-rule.js';
import type { Shard } from './shard-report.js';

/** A check that is a part of a larger one. */
export interface ShardRun {
  readonly shard: Shard;
  readonly version: string;
  /** What must be the same in every part. */
  readonly options: readonly string[];
  readonly maxWarnings: number | undefined;
}

/** Adds to a report what merging needs to write every other format. */
export class Evidence {
  private readonly rules = new Map<string, RuleShape>();
  private graphs = 0;

  constructor(
    private readonly run: ShardRun,
    private readonly pages: RulePages,
  ) {}

  get shard(): Shard {
    return this.run.shard;
  }

  of(report: FileReport): object {
    const { findings, shownBytes, omitted = new Map(), isStopped } = report;
    this.notePluginRules(report);
    const drawn = this.graphs < MAX_GRAPHS ? graphOfFindings(shownBytes, findings) : undefined;
    if (drawn !== undefined) this.graphs++;
    return {
      frames: shownBytes.length === 0 ? [] : findings.map((finding) => frameShape(shownBytes, finding)),
      positions: [...positionsOf(shownBytes, findings)].map(([offset, at]) => [offset, at.line, at.column]),
      omitted: [...omitted],
      graph: drawn && graphBlock(drawn),
      isStopped,
    };
  }

  /** What merging needs of the run as a whole. */
  close(exit: number): object {
    const { version, options, maxWarnings } = this.run;
    return { roomlint: version, options, maxWarnings, exit, rules: [...this.rules.values()] };
  }

  /** Rules of plugins are not there where reports are merged. */
  private notePluginRules({ findings, rules }: FileReport): void {
    for (const { rule: id } of findings) {
      if (this.rules.has(id) || this.pages.of(id) !== undefined) continue;
      const rule = rules.find((one) => one.id === id);
      if (rule !== undefined) this.rules.set(id, ruleShape(id, rule, this.pages));
    }
  }
}

function frameShape(bytes: Uint8Array, finding: Finding): object {
  const { subject, briefPointers } = finding;
  const frame = codeFrame(bytes, finding, frameColumns(finding, DEFAULT_COLUMNS));
  return { ...frame, subject, briefPointers };
}
