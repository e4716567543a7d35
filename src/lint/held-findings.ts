import type { Splice } from '../json/edit/edit.js';
import type { Finding } from './finding.js';

/** Findings that are not to be fixed. They are known by rule and offset, which is followed through the fixes of others. */
export class HeldFindings {
  /** Sorted by offset. */
  private places: readonly { readonly rule: string; readonly offset: number }[];
  private keys: ReadonlySet<string>;

  constructor(findings: Iterable<Finding>) {
    const places = [...findings].map(({ rule, start }) => ({ rule, offset: start.offset }));
    this.places = places.sort((a, b) => a.offset - b.offset);
    this.keys = keysOf(this.places);
  }

  has(finding: Finding): boolean {
    // Working out a position takes time, and usually there are none to look for.
    return this.keys.size > 0 && this.keys.has(keyOf(finding.rule, finding.start.offset));
  }

  /** To be called when a text was changed: `splices` are sorted. */
  follow(splices: readonly Splice[]): void {
    if (this.places.length === 0) return;
    const encoder = new TextEncoder();
    const rest = splices[Symbol.iterator]();
    let next = rest.next().value;
    let shift = 0;
    this.places = this.places.map(({ rule, offset }) => {
      for (; next !== undefined && next.end <= offset; next = rest.next().value)
        shift += encoder.encode(next.text).length - (next.end - next.start);
      // What is replaced by something else begins where that begins.
      return { rule, offset: Math.min(offset, next?.start ?? offset) + shift };
    });
    this.keys = keysOf(this.places);
  }
}

function keysOf(places: readonly { readonly rule: string; readonly offset: number }[]): ReadonlySet<string> {
  return new Set(places.map(({ rule, offset }) => keyOf(rule, offset)));
}

function keyOf(rule: string, offset: number): string {
  return `${offset} ${rule}`;
}
