import type { Place } from '../json/place.js';
import { getOrInsert } from '../text/add-to.js';
import { type ActiveRule, levelFor } from './active-rule.js';
import { claimKey, claimsOf, type Draft, shownPlace } from './draft.js';
import type { FindingCounter } from './finding.js';
import { counterOf } from './finding-limit.js';
import { kindNamed } from './kinds.js';
import type { Level } from './level.js';

/** An occurrence that a rule has reported. */
interface RuleDraft {
  readonly active: ActiveRule;
  readonly draft: Draft;
}

/** Keeps the drafts of findings, and counts those that are too many of one rule. */
export class KeptDrafts {
  private drafts: RuleDraft[] = [];
  /** Findings that are only counted. */
  private readonly counted: Explaining[] = [];
  /** The same, by rule. */
  readonly omitted = new Map<string, FindingCounter>();
  /** How many findings each rule has reported. */
  private readonly counts = new Map<ActiveRule, { reported: number }>();
  /** What findings about several places are about: whoever reports one from another of them adds nothing. */
  private readonly shared = new Set<string>();

  /** @param most of one rule */
  constructor(private readonly most: number) {}

  /** All findings so far, those that are only counted included. */
  explaining(): readonly Explaining[] {
    return [...this.drafts.map(({ active, draft }) => explainingOf(active, draft)), ...this.counted];
  }

  /** Hands over the drafts and frees them. */
  takeAll(): readonly RuleDraft[] {
    const { drafts } = this;
    this.drafts = [];
    return drafts;
  }

  add(active: ActiveRule, draft: Draft): void {
    if (this.isKnown(active, draft)) return;
    const count = getOrInsert(this.counts, active, () => ({ reported: 0 }));
    if (++count.reported > this.most && this.omit(active, draft))
      this.counted.push(explainingOf(active, draft));
    else this.drafts.push({ active, draft });
  }

  private isKnown(active: ActiveRule, draft: Draft): boolean {
    const claims = claimsOf(draft);
    if (claims.length < 2) return false;
    const about = JSON.stringify([active.rule.id, draft.kind, ...claims.map(claimKey).sort()]);
    if (this.shared.has(about)) return true;
    this.shared.add(about);
    return false;
  }

  /** Only counts a finding, if its level is known without its location. */
  private omit(active: ActiveRule, { kind, fix }: Draft): boolean {
    const level = knownLevel(active, kind);
    if (level === undefined) return false;
    counterOf(this.omitted, active.rule.id).add(level, fix?.safety === 'safe');
    return true;
  }
}

/** The level of a finding that is on wherever it is; undefined where that depends on its location. */
function knownLevel(active: ActiveRule, kind: string | undefined): Level | undefined {
  const level = levelFor(active, kindNamed(active.rule, kind));
  return typeof level === 'function' || level === 'off' ? undefined : level;
}

/** A finding that may explain drafts of other rules at its place. */
export interface Explaining {
  readonly active: ActiveRule;
  readonly kind: string;
  /** Undefined where there is no tree. */
  readonly place: Place | undefined;
}

export function explainingOf(active: ActiveRule, draft: Draft): Explaining {
  return { active, kind: kindNamed(active.rule, draft.kind), place: shownPlace(draft) };
}
