import type { Flow, FlowReading } from '../flow/flow.js';
import type { Place } from '../json/place.js';
import { PointerWriter } from '../json/pointer-writer.js';
import type { JsonObject } from '../json/value.js';
import { NameReader } from '../snapshot/name-reader.js';
import { SUBSCRIPTION_KINDS, type Subscription, type SubscriptionKind } from '../snapshot/records.js';
import { Snapshot } from '../snapshot/snapshot.js';
import { finish, type Steps } from '../text/steps.js';
import type { ActiveRule } from './active-rule.js';
import { type CauseNotes, sharedBy, thin } from './cause-notes.js';
import { type Draft, type FixDraft, placeOf } from './draft.js';
import { Explanations } from './explanations.js';
import { RecordFailures } from './failed-records.js';
import { FileOrder } from './file-order.js';
import type { FindingCounter } from './finding.js';
import { counterOf, type FindingLimit, MAX_FIXES, NO_LIMIT } from './finding-limit.js';
import type { Level, RuleLevel } from './level.js';
import type { EventName, Listener, ListenerTable, Subject } from './listener-table.js';
import type { RuleCrash } from './result.js';
import type { FixKind, Report, RuleContext } from './rule.js';
import type { LeveledDraft } from './together.js';

/** An occurrence that a rule has reported. */
interface RuleDraft {
  readonly active: ActiveRule;
  readonly draft: Draft;
}

/** So many drafts are settled in a millisecond or two. */
const MANY = 1 << 13;

/** The snapshot before there is one. */
const NO_SNAPSHOT = new Snapshot(null);
const NO_NAMES = new NameReader();

const IGNORE: Listener = () => {};

/** What one rule needs while one file is checked. */
interface RuleRun {
  readonly report: Report;
  readonly context: RuleContext<unknown, unknown>;
  hasCrashed: boolean;
  /** How many findings have been reported: drafts with one cause are one. */
  reported: number;
  readonly causes: Map<string, CauseNotes>;
  /** Drafts with `unless`, which wait for all findings of the other rules. */
  readonly waiting: Draft[];
}

/**
 * From this many drafts with one cause on, all share the words of the first of them: there may be a million.
 */
const MAX_WORDED = 1_000;

/** One rule's part in an event of one file. */
interface Call {
  readonly rule: number;
  readonly kinds: readonly SubscriptionKind[] | undefined;
  /** Replaced by one that does nothing when the rule has thrown. */
  listener: Listener;
  readonly report: Report;
  readonly context: RuleContext<unknown, unknown>;
}

/**
 * What a rule's listeners see. A class, because an object literal with a getter gets a hidden class of its
 * own each time it is made: that takes long, and keeps what it refers to alive beyond the file.
 */
class ListenerContext implements RuleContext<unknown, unknown> {
  readonly inFileOrder: Runner['inFileOrder'];
  readonly eachSubscription: Runner['eachSubscription'];
  readonly optionsOf: Runner['optionsOf'];

  constructor(
    readonly options: unknown,
    readonly state: unknown,
    private readonly runner: Runner,
  ) {
    // Listeners take these out of the context.
    this.inFileOrder = runner.inFileOrder;
    this.eachSubscription = runner.eachSubscription;
    this.optionsOf = runner.optionsOf;
  }

  get snapshot(): Snapshot {
    return this.runner.snapshot;
  }

  get names(): NameReader {
    return this.runner.names;
  }

  get flow(): Flow | undefined {
    const { options } = this;
    const isWider = typeof options === 'object' && options !== null && 'knowledge' in options;
    return this.runner.flow(isWider && options.knowledge === 'catalog' ? 'catalog' : 'documents');
  }
}

/** Hands each record to the rules that listen to it. A rule that throws is disabled and reported. */
export class Runner {
  private found: RuleDraft[] = [];
  /** Where findings are that were never made in full. */
  private readonly unmade: { readonly active: ActiveRule; readonly place: Place }[] = [];
  private readonly pointers = new PointerWriter();
  readonly crashes: RuleCrash[] = [];
  readonly failures = new RecordFailures();
  /** Findings beyond the limit, by rule. */
  readonly omitted = new Map<string, FindingCounter>();
  /** By the positions of the rules. */
  private readonly runs: readonly RuleRun[];
  private readonly calls: Call[] = [];
  private fileOrder: FileOrder | undefined;
  /** Whether a finding only follows from a fault of the bytes. Not asked about rules on the bytes. */
  isExplained: ((active: ActiveRule, place: Place | undefined) => boolean) | undefined;
  /**
   * Whether findings with a fix are kept, and how many of them were that would only be counted without it.
   */
  private keepsFixes: boolean;
  private kept = 0;
  /** Empty while faults of the bytes are reported. */
  snapshot: Snapshot = NO_SNAPSHOT;
  /** Gives the flow of the snapshot, the same one each time. */
  flow: FlowReading['flow'] = () => undefined;
  names = NO_NAMES;

  constructor(
    private readonly table: ListenerTable,
    private readonly bytes: Uint8Array,
    private readonly limit: FindingLimit = NO_LIMIT,
    /** Whether drafts with one cause are shown as one finding. */
    readonly aggregates = true,
  ) {
    this.keepsFixes = limit.keepsFixes;
    this.runs = table.rules.map((active) => this.runOf(active));
  }

  readonly inFileOrder = (places: readonly Place[]) => finish(this.putInFileOrder(places));

  /** The same in small steps. */
  putInFileOrder(places: readonly Place[]): Steps<readonly Place[]> {
    this.fileOrder ??= new FileOrder(this.bytes);
    return this.fileOrder.sorted(places, this.spelled);
  }

  /** Which lists of places are in the order of the file. */
  areInFileOrder(lists: readonly (readonly Place[])[]): Steps<readonly boolean[]> {
    this.fileOrder ??= new FileOrder(this.bytes);
    return this.fileOrder.areInOrder(lists, this.spelled);
  }

  private readonly spelled = (place: Place): Place => this.snapshot.spellings.spelledPlace(place);

  readonly eachSubscription = (visit: (subscription: Subscription) => void): void =>
    this.snapshot.walk({ subscription: visit });

  readonly optionsOf = (ruleId: string): JsonObject | undefined => this.table.options.get(ruleId);

  /** The occurrences of findings that are made in full, each with its level, once everything is reported. */
  *settle(): Steps<readonly LeveledDraft[]> {
    this.settleWaiting();
    yield;
    const settled: LeveledDraft[] = [];
    for (const [index, { active, draft }] of this.found.entries()) {
      if (index % MANY === MANY - 1) yield;
      const level = active.levelAt === undefined ? active.level : this.levelOf(active, placeOf(draft.at));
      if (level !== 'off') settled.push({ active, level, draft });
    }
    this.found = [];
    return settled;
  }

  /** Drops the drafts that only follow from findings of other rules. */
  private settleWaiting(): void {
    const waiting = this.runs.flatMap((run) => run.waiting);
    if (waiting.length === 0) return;
    const explanations = new Explanations(waiting, this.spelled);
    const add = (active: ActiveRule, place: Place | undefined, others: readonly Place[] = []): void => {
      for (const each of place === undefined ? others : [place, ...others]) {
        const level = this.levelOf(active, each);
        if (level !== 'off') explanations.add(active, each, level);
      }
    };
    for (const { active, draft } of this.found) add(active, placeOf(draft.at), draft.explains);
    for (const { active, place } of this.unmade) add(active, place);
    const eachWaiting = (visit: (active: ActiveRule, run: RuleRun) => void): void =>
      this.runs.forEach((run, index) => {
        if (run.waiting.length > 0) visit(this.table.rules[index] as ActiveRule, run);
      });
    const undecided = (active: ActiveRule, { at }: Draft, count: 1 | -1): void => {
      const place = placeOf(at);
      if (place !== undefined) explanations.addUndecided(active, place, count);
    };
    eachWaiting((active, run) => run.waiting.forEach((draft) => void undecided(active, draft, 1)));
    /** Decides what can be decided of a rule's drafts, or all of them. */
    const decide = (active: ActiveRule, run: RuleRun, all: boolean): void => {
      for (const draft of run.waiting.splice(0)) {
        const isExplained = explanations.explains(active, draft);
        if (isExplained === undefined && !all) {
          run.waiting.push(draft);
          continue;
        }
        undecided(active, draft, -1);
        if (isExplained === true) continue;
        add(active, placeOf(draft.at), draft.explains);
        this.take(active, run, draft);
      }
    };
    for (let left = waiting.length; left > 0; ) {
      eachWaiting((active, run) => decide(active, run, false));
      const after = this.runs.reduce((sum, run) => sum + run.waiting.length, 0);
      if (after === left) {
        // Drafts that would drop each other: the first rule keeps its findings.
        const index = this.runs.findIndex((run) => run.waiting.length > 0);
        decide(this.table.rules[index] as ActiveRule, this.runs[index] as RuleRun, true);
      }
      left = this.runs.reduce((sum, run) => sum + run.waiting.length, 0);
    }
  }

  private levelOf({ level, levelAt }: ActiveRule, place: Place | undefined): RuleLevel {
    if (levelAt === undefined) return level;
    if (place === undefined) return levelAt('', []);
    const { pointer, embedded } = this.pointers.pointersOf(this.snapshot.spellings.spelledPlace(place));
    return levelAt(pointer, embedded);
  }

  /** The limit of fixes if there are more. */
  get tooManyFixes(): number | undefined {
    return this.limit.keepsFixes && !this.keepsFixes ? this.mostFixes : undefined;
  }

  private get mostFixes(): number {
    return this.limit.mostFixes ?? MAX_FIXES;
  }

  /** From here on the context has a snapshot. */
  setSnapshot(snapshot: Snapshot, flow: FlowReading['flow'], names: NameReader): void {
    this.snapshot = snapshot;
    this.flow = flow;
    this.names = names;
  }

  /** The listeners of one event, looked up once: events come by the hundred thousand. */
  emitter<Name extends EventName>(event: Name): (subject: Subject<Name>) => void {
    return this.caller(this.callsOf(event));
  }

  /** Calls the listeners of one event, one after the other. */
  *emitInSteps<Name extends EventName>(event: Name, subject: Subject<Name>): Steps {
    for (const call of this.callsOf(event)) {
      this.caller<Name>([call])(subject);
      yield;
    }
  }

  /** The listeners of the event `subscription`, each for its kinds. */
  onSubscription(): (subscription: Subscription) => void {
    const all = this.callsOf('subscription');
    const byKind = {} as Record<SubscriptionKind, (subscription: Subscription) => void>;
    for (const kind of SUBSCRIPTION_KINDS) {
      byKind[kind] = this.caller<'subscription'>(
        all.filter(({ kinds }) => kinds === undefined || kinds.includes(kind)),
      );
    }
    return (subscription) => byKind[subscription.kind](subscription);
  }

  private callsOf(event: EventName): readonly Call[] {
    const calls = this.table.of(event).map(({ rule, kinds, listener }): Call => {
      const { report, context, hasCrashed } = this.runs[rule] as RuleRun;
      return { rule, kinds, listener: hasCrashed ? IGNORE : listener, report, context };
    });
    for (const call of calls) this.calls.push(call);
    return calls;
  }

  private caller<Name extends EventName>(calls: readonly Call[]): (subject: Subject<Name>) => void {
    return (subject) => {
      for (let index = 0; index < calls.length; index++) {
        const call = calls[index] as Call;
        try {
          call.listener(subject as never, call.report, call.context);
        } catch (error) {
          this.setAside(call.rule, error);
        }
      }
    };
  }

  private setAside(rule: number, error: unknown): void {
    this.crashes.push({ rule: (this.table.rules[rule] as ActiveRule).rule.id, error });
    (this.runs[rule] as RuleRun).hasCrashed = true;
    for (const call of this.calls) if (call.rule === rule) call.listener = IGNORE;
  }

  private runOf(active: ActiveRule): RuleRun {
    const { rule } = active;
    const isAboutBytes = rule.on.textFault !== undefined;
    const report: Report = (reported, fix = rule.fix, place) => {
      const { isExplained = undefined } = isAboutBytes ? {} : this;
      const given = isExplained !== undefined && typeof reported === 'function' ? reported() : reported;
      if (typeof given !== 'function' && isExplained?.(active, placeOf(given.at)) === true) return;
      if (typeof given !== 'function') {
        if (given.unless === undefined) this.take(active, run, given);
        else run.waiting.push(given);
        return;
      }
      if (run.reported >= this.limit.perRule && mayBeOmitted(active) && !this.needsFix(fix)) {
        run.reported++;
        counterOf(this.omitted, rule.id).add(active.level, false);
        if (place !== undefined) this.unmade.push({ active, place });
        return;
      }
      const draft = given();
      if (sharedBy(draft) !== undefined || draft.unless !== undefined)
        throw new Error('a draft with a cause or unless must not be reported as a function');
      this.take(active, run, draft);
    };
    const context = new ListenerContext(active.options, rule.state?.(), this);
    const run: RuleRun = {
      report,
      context,
      hasCrashed: false,
      reported: 0,
      causes: new Map(),
      waiting: [],
    };
    return run;
  }

  /** Adds an occurrence, unless its finding is only counted. */
  private take(active: ActiveRule, run: RuleRun, draft: Draft): void {
    const cause = sharedBy(draft);
    const place = placeOf(draft.at);
    const known = cause === undefined ? undefined : run.causes.get(cause);
    if (known !== undefined) {
      known.drafts++;
      if (!known.isOmitted)
        this.found.push({ active, draft: known.drafts > MAX_WORDED ? thin(draft, known) : draft });
      else if (place !== undefined) this.unmade.push({ active, place });
      return;
    }
    const mayOmit = ++run.reported > this.limit.perRule;
    const isOmitted = mayOmit && mayBeOmitted(active) && this.omit(active, draft.fix);
    if (cause !== undefined && this.aggregates) run.causes.set(cause, { isOmitted, drafts: 1, first: draft });
    if (isOmitted) {
      if (place !== undefined) this.unmade.push({ active, place });
      return;
    }
    this.found.push({ active, draft });
    if (mayOmit && this.keepsFixes && ++this.kept > this.mostFixes) this.giveUpFixes();
  }

  /** Whether the fix of a finding has to be known to count it: only safe fixes are counted. */
  private needsFix(kind: FixKind): boolean {
    return kind !== 'none' && (this.keepsFixes || kind !== 'unsafe');
  }

  /** Forgets what was kept only for its fix. */
  private giveUpFixes(): void {
    this.keepsFixes = false;
    const runOf = new Map(this.table.rules.map((active, index) => [active, this.runs[index] as RuleRun]));
    const counts = new Map<ActiveRule, number>();
    const counted = new Set<CauseNotes>();
    this.found = this.found.filter(({ active, draft }) => {
      const cause = sharedBy(draft);
      const notes = cause === undefined ? undefined : runOf.get(active)?.causes.get(cause);
      if (notes !== undefined && counted.has(notes)) return !notes.isOmitted;
      const count = (counts.get(active) ?? 0) + 1;
      counts.set(active, count);
      const isOmitted = count > this.limit.perRule && mayBeOmitted(active) && this.omit(active, draft.fix);
      if (notes !== undefined) counted.add(Object.assign(notes, { isOmitted }));
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

/**
 * Whether there is a fix only where the file has no equal keys: see `finishFix`. Edits that want new ids
 * remove nothing.
 */
function dependsOnLocation({ edits }: FixDraft): boolean {
  return typeof edits !== 'function' && edits.some(({ kind }) => kind === 'remove');
}
