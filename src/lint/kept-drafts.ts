import type { Place } from '../json/place.js';
import { getOrInsert } from '../text/add-to.js';
import { type ActiveRule, levelFor } from './active-rule.js';
import { type CauseNotes, sharedBy, thin } from './cause-notes.js';
import { type Draft, type FixDraft, placeOf } from './draft.js';
import type { FindingCounter } from './finding.js';
import { counterOf, type FindingLimit, MAX_FIXES } from './finding-limit.js';
import { kindNamed } from './kinds.js';
import type { Level } from './level.js';
import type { DeferredDraft, FixKind } from './rule.js';

/** An occurrence that a rule has reported. */
interface RuleDraft {
  readonly active: ActiveRule;
  readonly draft: Draft;
}

/** What is counted of one rule. */
interface RuleCount {
  /** How many findings have been reported: drafts with one cause are one. */
  reported: number;
  readonly causes: Map<string, CauseNotes>;
}

/** From this many drafts with one cause on, all share the words of the first. */
const MAX_WORDED = 1_000;

/** Keeps the drafts of findings within the limit, and counts the others. */
export class KeptDrafts {
  private drafts: RuleDraft[] = [];
  /** Findings that are only counted. */
  private readonly counted: Explaining[] = [];
  /** Findings beyond the limit, by rule. */
  readonly omitted = new Map<string, FindingCounter>();
  private readonly counts = new Map<ActiveRule, RuleCount>();
  /** Whether findings with a fix are kept beyond the limit, and how many of them were. */
  private keepsFixes: boolean;
  private keptForFix = 0;

  constructor(private readonly limit: FindingLimit) {
    this.keepsFixes = limit.keepsFixes;
  }

  /** All findings so far, those that are only counted included. */
  *explaining(): Generator<Explaining> {
    for (const { active, draft } of this.drafts) yield explainingOf(active, draft);
    yield* this.counted;
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
    const count = this.countOf(active);
    const cause = sharedBy(draft);
    const known = cause === undefined ? undefined : count.causes.get(cause);
    if (known !== undefined) {
      known.drafts++;
      if (!known.isOmitted)
        this.drafts.push({ active, draft: known.drafts > MAX_WORDED ? thin(draft, known) : draft });
      else this.noteCounted(active, draft.kind, placeOf(draft.at));
      return;
    }
    const mayOmit = ++count.reported > this.limit.perRule;
    const isOmitted = mayOmit && this.omit(active, draft);
    if (cause !== undefined) count.causes.set(cause, { isOmitted, drafts: 1, first: draft });
    if (isOmitted) {
      this.noteCounted(active, draft.kind, placeOf(draft.at));
      return;
    }
    this.drafts.push({ active, draft });
    if (mayOmit && this.keepsFixes && ++this.keptForFix > this.maxFixes) this.giveUpFixes();
  }

  /** Adds an occurrence that is made only if its finding is more than counted. */
  addDeferred(active: ActiveRule, { make, kind, fix, place, isTogether = false }: DeferredDraft): void {
    const count = this.countOf(active);
    if (isTogether) {
      this.add(active, make());
      return;
    }
    const level = knownLevel(active, kind);
    if (
      count.reported >= this.limit.perRule &&
      level !== undefined &&
      !this.needsFix(fix ?? active.rule.fix)
    ) {
      count.reported++;
      counterOf(this.omitted, active.rule.id).add(level, false);
      this.noteCounted(active, kind, place);
      return;
    }
    const draft = make();
    if (sharedBy(draft) !== undefined || draft.unless !== undefined)
      throw new Error('a draft with a cause or unless must not be deferred');
    this.add(active, draft);
  }

  private countOf(active: ActiveRule): RuleCount {
    return getOrInsert(this.counts, active, () => ({ reported: 0, causes: new Map() }));
  }

  private noteCounted(active: ActiveRule, kind: string | undefined, place: Place | undefined): void {
    if (place === undefined) return;
    this.counted.push({ active, kind: kindNamed(active.rule, kind), place });
  }

  /** Whether the fix of a finding has to be known to count it: only safe fixes are counted. */
  private needsFix(kind: FixKind): boolean {
    return kind !== 'none' && (this.keepsFixes || kind !== 'unsafe');
  }

  /** Forgets what was kept only for its fix. */
  private giveUpFixes(): void {
    this.keepsFixes = false;
    const findings = new Map<ActiveRule, number>();
    const seen = new Set<CauseNotes>();
    this.drafts = this.drafts.filter(({ active, draft }) => {
      const cause = sharedBy(draft);
      const notes = cause === undefined ? undefined : this.countOf(active).causes.get(cause);
      if (notes !== undefined && seen.has(notes)) return !notes.isOmitted;
      const finding = (findings.get(active) ?? 0) + 1;
      findings.set(active, finding);
      const isOmitted = finding > this.limit.perRule && this.omit(active, draft);
      if (notes !== undefined) seen.add(Object.assign(notes, { isOmitted }));
      return !isOmitted;
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
  return { active, kind: kindNamed(active.rule, draft.kind), place: placeOf(draft.at) };
}

/** Whether there is a fix only if the file has no equal keys: see `finishFix`. */
function dependsOnLocation({ edits }: FixDraft): boolean {
  return typeof edits !== 'function' && edits.some(({ kind }) => kind === 'remove');
}
