import type { Splice } from '../json/edit/edit.js';
import type { Finding } from './finding.js';

/** Why a finding is not to be fixed; undefined where its holder knows. */
type Reason = string | undefined;

interface HeldPlace {
  readonly rule: string;
  readonly offset: number;
  readonly why: Reason;
}

/** Findings not to be fixed, by rule and offset, which follows the fixes of others. */
export class HeldFindings {
  /** Sorted by offset. */
  private places: readonly HeldPlace[] = [];
  private reasons: ReadonlyMap<string, Reason> = new Map();

  constructor(findings: Iterable<Finding>) {
    this.hold([...findings].map((finding) => placeOf(finding, undefined)));
  }

  has(finding: Finding): boolean {
    // Working out a position takes time, and usually there are none to look for.
    return this.reasons.size > 0 && this.reasons.has(keyOf(finding.rule, finding.start.offset));
  }

  /** Holds further findings, each with the reason. */
  add(refused: ReadonlyMap<Finding, string>): void {
    if (refused.size === 0) return;
    this.hold([...this.places, ...[...refused].map(([finding, why]) => placeOf(finding, why))]);
  }

  /** The findings among these that are held for a reason. */
  refusals(findings: () => readonly Finding[]): Map<Finding, string> {
    const refused = new Map<Finding, string>();
    if (!this.places.some(({ why }) => why !== undefined)) return refused;
    for (const finding of findings()) {
      const why = this.reasons.get(keyOf(finding.rule, finding.start.offset));
      if (why !== undefined) refused.set(finding, why);
    }
    return refused;
  }

  /** To be called when a text was changed: `splices` are sorted. */
  follow(splices: readonly Splice[]): void {
    if (this.places.length === 0) return;
    const encoder = new TextEncoder();
    const rest = splices[Symbol.iterator]();
    let next = rest.next().value;
    let shift = 0;
    const places = this.places.map(({ rule, offset, why }) => {
      for (; next !== undefined && next.end <= offset; next = rest.next().value)
        shift += encoder.encode(next.text).length - (next.end - next.start);
      // What is replaced by something else begins where that begins.
      return { rule, offset: Math.min(offset, next?.start ?? offset) + shift, why };
    });
    this.hold(places);
  }

  private hold(places: HeldPlace[]): void {
    this.places = places.sort((a, b) => a.offset - b.offset);
    this.reasons = new Map(places.map(({ rule, offset, why }) => [keyOf(rule, offset), why]));
  }
}

function placeOf({ rule, start }: Finding, why: Reason): HeldPlace {
  return { rule, offset: start.offset, why };
}

function keyOf(rule: string, offset: number): string {
  return `${offset} ${rule}`;
}
