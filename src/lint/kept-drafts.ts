import type { Place } from '../json/place.js';
import { getOrInsert } from '../text/add-to.js';
import type { ActiveRule } from './active-rule.js';
import { type CauseNotes, sharedBy, thin } from './cause-notes.js';
import { type Draft, explainedBy, type FixDraft, placeOf } from './draft.js';
import type { FindingCounter } from './finding.js';
import { counterOf, type FindingLimit, MAX_FIXES } from './finding-limit.js';
import type { Level } from './level.js';
import type { DeferredDraft, FixKind } from './rule.js';

/** An occurrence that a rule has reported. */
interface RuleDraft {
  readonly active: ActiveRule;
  readonly draft: Draft;
}

interface CountedDraft {
  readonly active: ActiveRule;
  /** The places at which drafts of other rules follow from it. */
  readonly places: readonly Place[];
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
  private readonly counted: CountedDraft[] = [];
  /** Findings beyond the limit, by rule. */
  readonly omitted = new Map<string, FindingCounter>();
  private readonly counts = new Map<ActiveRule, RuleCount>();
  /** Whether findings with a fix are kept beyond the limit, and how many of them were. */
  private keepsFixes: boolean;
  private keptForFix = 0;

  constructor(private readonly limit: FindingLimit) {
    this.keepsFixes = limit.keepsFixes;
  }

  /** All findings so far, those that are only counted included, with the places that they explain. */
  *explaining(): Generator<{ readonly active: ActiveRule; readonly places: readonly Place[] }> {
    for (const { active, draft } of this.drafts) yield { active, places: explainedBy(draft) };
    for (const { active, places } of this.counted) yield { active, places };
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
      else this.noteCounted(active, placeOf(draft.at));
      return;
    }
    const mayOmit = ++count.reported > this.limit.perRule;
    const isOmitted = mayOmit && mayBeOmitted(active) && this.omit(active, draft.fix);
    if (cause !== undefined) count.causes.set(cause, { isOmitted, drafts: 1, first: draft });
    if (isOmitted) {
      this.noteCounted(active, placeOf(draft.at));
      return;
    }
    this.drafts.push({ active, draft });
    if (mayOmit && this.keepsFixes && ++this.keptForFix > this.maxFixes) this.giveUpFixes();
  }

  /** Adds an occurrence that is made only if its finding is more than counted. */
  addDeferred(active: ActiveRule, { make, fix, place, isTogether = false }: DeferredDraft): void {
    const count = this.countOf(active);
    if (isTogether) {
      this.add(active, make());
      return;
    }
    if (
      count.reported >= this.limit.perRule &&
      mayBeOmitted(active) &&
      !this.needsFix(fix ?? active.rule.fix)
    ) {
      count.reported++;
      counterOf(this.omitted, active.rule.id).add(active.level, false);
      this.noteCounted(active, place);
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

  private noteCounted(active: ActiveRule, place: Place | undefined): void {
    if (place !== undefined) this.counted.push({ active, places: [place] });
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
      const isOmitted = finding > this.limit.perRule && mayBeOmitted(active) && this.omit(active, draft.fix);
      if (notes !== undefined) seen.add(Object.assign(notes, { isOmitted }));
      return !isOmitted;
    });
  }

  /** Only counts a finding, if whether it can be fixed is known without its location. */
  private omit({ rule, level }: ActiveRule, fix: FixDraft | undefined): boolean {
    if (level === 'off') return false;
    if (fix !== undefined && (this.keepsFixes || dependsOnLocation(fix))) return false;
    counterOf(this.omitted, rule.id).add(level, fix?.safety === 'safe');
    return true;
  }
}

/** Whether the level of all findings is known without their location. */
function mayBeOmitted(active: ActiveRule): active is ActiveRule & { readonly level: Level } {
  return active.levelAt === undefined && active.level !== 'off';
}

/** Whether there is a fix only if the file has no equal keys: see `finishFix`. */
function dependsOnLocation({ edits }: FixDraft): boolean {
  return typeof edits !== 'function' && edits.some(({ kind }) => kind === 'remove');
}
