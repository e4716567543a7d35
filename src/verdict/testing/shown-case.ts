import { printable } from '../../bytes/json/quote.js';
import type { Finding } from '../lint/finding.js';
import { kindNamesOf } from '../lint/kinds.js';
import type { Linter } from '../lint/linter.js';
import { plainFinding } from '../lint/located-finding.js';
import type { Repair } from '../lint/repair.js';
import type { Rule } from '../lint/rule.js';
import { repairDiff } from '../report/result-text.js';
import { TextReporter } from '../report/text-report.js';
import { findLoss } from '../roundtrip/find-loss.js';

/** What the command shows of a room, as blocks of a page hold it; undefined where there is nothing. */
export interface ShownCase {
  /** The kinds of the findings whose rules have several, in order. */
  readonly kinds: readonly string[];
  readonly findings: string | undefined;
  /** What `--fix` changes. */
  readonly safeFix: string | undefined;
  /** What `--fix --unsafe-fixes` changes, where that is something else. */
  readonly unsafeFix: string | undefined;
}

/** The name of the room in findings and diffs. */
const FILE = 'room.json';

/** Longer lines, such as those with logic strings, are shortened around a change. */
const LONGEST_LINE = 200;

/** Checks and repairs a room. @throws Error for a rule that crashed @throws RepairError */
export function showCase(linter: Linter, bytes: Uint8Array, pack: ReadonlyMap<string, Rule>): ShownCase {
  const result = linter.lint(bytes);
  const [crash] = result.crashes;
  if (crash !== undefined) throw new Error(`the rule ${crash.rule} crashed`, { cause: crash.error });
  const findings = result.findings.map(plainFinding);
  const repaired = (unsafe: boolean): string | undefined =>
    findings.some(({ fix }) => fix !== undefined)
      ? diffOf(linter.repair(bytes, { unsafe, first: result, findLoss }))
      : undefined;
  const [safeFix, unsafeFix] = [repaired(false), repaired(true)];
  return {
    kinds: shownKinds(findings, pack),
    findings: textOf(findings, result.shownBytes),
    safeFix,
    unsafeFix: unsafeFix === safeFix ? undefined : unsafeFix,
  };
}

function textOf(findings: readonly Finding[], shownBytes: Uint8Array): string | undefined {
  if (findings.length === 0) return undefined;
  const reporter = new TextReporter((_style, text) => text, false);
  const report = { path: FILE, bytes: shownBytes.length, findings, rules: [], shownBytes };
  return [...reporter.file(report)].join('').trimEnd();
}

/** The kind says more than the rule where that has several. */
function shownKinds(findings: readonly Finding[], pack: ReadonlyMap<string, Rule>): readonly string[] {
  return findings.flatMap(({ kind, rule }) => {
    const known = pack.get(rule);
    return known === undefined || kindNamesOf(known).length < 2 ? [] : [kind];
  });
}

/** The changed lines of the diff, under the lines where they are. */
function diffOf(repair: Repair): string | undefined {
  const lines = repairDiff(repair, { path: FILE, longestLine: LONGEST_LINE }).split('\n').slice(2);
  const changed = lines.filter((line) => /^[-+@]/.test(line));
  return changed.length === 0 ? undefined : printable(changed.join('\n'), '\n\t');
}
