import type { Place } from '../json/place.js';
import { getOrInsert } from '../text/add-to.js';
import { type ActiveRule, levelFor } from './active-rule.js';
import { claimKey, claimsOf, type Draft, type FixDraft, shownPlace } from './draft.js';
import type { FindingCounter } from './finding.js';
import { counterOf, type FindingLimit, MAX_FIXES } from './finding-limit.js';
import { kindNamed } from './kinds.js';
import type { Level } from './level.js';

/** An occurrence that a rule has reported. */
interface RuleDraft {
  readonly active: ActiveRule;
  readonly draft: Draft;
}

/** Keeps the drafts of findings within the limit, and counts the others. */
export class KeptDrafts {
  private drafts: RuleDraft[] = [];
  /** Findings that are only counted. */
  private readonly counted: Explaining[] = [];
  /** Findings beyond the limit, by rule. */
  readonly omitted = new Map<string, FindingCounter>();
  /** How many findings each rule has reported. */
  private readonly counts = new Map<ActiveRule, { reported: number }>();
  /** Whether findings with a fix are kept beyond the limit, and how many of them were. */
  private keepsFixes: boolean;
  private keptForFix = 0;
  /** What findings about several places are about: whoever reports one from another of them adds nothing. */
  private readonly shared = new Set<string>();

  constructor(private readonly limit: FindingLimit) {
    this.keepsFixes = limit.keepsFixes;
  }

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

  /** The limit of fixes if there are more. */
  get tooManyFixes(): number | undefined {
    return this.limit.keepsFixes && !this.keepsFixes ? this.maxFixes : undefined;
  }

  private get maxFixes(): number {
    return this.limit.maxFixes ?? MAX_FIXES;
  }

  /** Adds an occurrence, unless its finding is only counted. */
  add(active: ActiveRule, draft: Draft): void {
    if (this.isKnown(active, draft)) return;
    const count = getOrInsert(this.counts, active, () => ({ reported: 0 }));
    const mayOmit = ++count.reported > this.limit.perRule;
    if (mayOmit && this.omit(active, draft)) {
      this.counted.push(explainingOf(active, draft));
      return;
    }
    this.drafts.push({ active, draft });
    if (mayOmit && this.keepsFixes && ++this.keptForFix > this.maxFixes) this.giveUpFixes();
  }

  private isKnown(active: ActiveRule, draft: Draft): boolean {
    const claims = claimsOf(draft);
    if (claims.length < 2) return false;
    const about = JSON.stringify([active.rule.id, draft.kind, ...claims.map(claimKey).sort()]);
    if (this.shared.has(about)) return true;
    this.shared.add(about);
    return false;
  }

  /** Forgets what was kept only for its fix. */
  private giveUpFixes(): void {
    this.keepsFixes = false;
    const findings = new Map<ActiveRule, number>();
    this.drafts = this.drafts.filter(({ active, draft }) => {
      const finding = (findings.get(active) ?? 0) + 1;
      findings.set(active, finding);
      return finding <= this.limit.perRule || !this.omit(active, draft);
    });
  }

  /** Only counts a finding, if its level and whether it can be fixed are known without its location. */
  private omit(active: ActiveRule, { kind, fix }: Draft): boolean {
    const level = knownLevel(active, kind);
    if (level === undefined) return false;
    if (fix !== undefined && (this.keepsFixes || dependsOnLocation(fix))) return false;
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

/** Whether there is a fix only if the file has no equal keys: see `finishFix`. */
function dependsOnLocation({ edits }: FixDraft): boolean {
  return typeof edits !== 'function' && edits.some(({ kind }) => kind === 'remove');
}
