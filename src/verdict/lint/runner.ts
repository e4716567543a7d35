import type { Place } from '../../bytes/json/place.js';
import type { PlainObject } from '../../bytes/json/value.js';
import type { FlowReading } from '../../model/flow/flow.js';
import { NameReader } from '../../model/snapshot/name-reader.js';
import {
  SUBSCRIPTION_KINDS,
  type Subscription,
  type SubscriptionKind,
} from '../../model/snapshot/records.js';
import { Snapshot } from '../../model/snapshot/snapshot.js';
import { type Draft, shownPlace } from './draft.js';
import { type NameFailedRecords, RecordFailures } from './failed-records.js';
import { dropAccompanied, KeptDrafts, type LeveledDraft } from './kept-drafts.js';
import { saysOf } from './kinds.js';
import type { RuleLevel } from './levels.js';
import {
  type CheckedFile,
  type EventName,
  type Listener,
  ListenerContext,
  type ListenerTable,
  type Registration,
  type Subject,
} from './listeners.js';
import { type ActiveRule, levelFor } from './pack.js';
import { MAX_KEPT, type RuleCrash } from './result.js';
import type { Report, RuleContext } from './rule.js';

/** The snapshot before there is one. */
const NO_SNAPSHOT = new Snapshot(null);
const NO_NAMES = new NameReader();

/** What one rule needs while one file is checked. */
interface RuleRun {
  readonly report: Report;
  readonly context: RuleContext<unknown, unknown>;
  hasCrashed: boolean;
}

/** Hands each record to the rules that listen to it. A rule that throws is disabled and reported. */
export class Runner implements CheckedFile {
  private readonly kept: KeptDrafts;
  readonly crashes: RuleCrash[] = [];
  readonly failures = new RecordFailures();
  readonly failedRecords: NameFailedRecords = (names) => this.failures.named(names, this.spelled);
  /** By the positions of the rules, from the first event that a rule listens to. */
  private readonly runs: (RuleRun | undefined)[] = [];
  /** Empty while faults of the bytes are reported. */
  snapshot: Snapshot = NO_SNAPSHOT;
  /** Gives the flow of the snapshot, the same one each time. */
  flow: FlowReading['flow'] = () => undefined;
  names = NO_NAMES;

  constructor(
    private readonly table: ListenerTable,
    most = MAX_KEPT,
  ) {
    this.kept = new KeptDrafts(most);
  }

  /** Findings that are only counted, by rule. */
  get omitted(): KeptDrafts['omitted'] {
    return this.kept.omitted;
  }

  private readonly spelled = (place: Place): Place => this.snapshot.spellings.spelledPlace(place);

  readonly eachSubscription = (visit: (subscription: Subscription) => void): void =>
    this.snapshot.walk({ subscription: visit });

  readonly optionsOf = (ruleId: string): PlainObject | undefined => this.table.options.get(ruleId);

  /** The occurrences of findings that are made in full, each with its level, once everything is reported. */
  settle(): readonly LeveledDraft[] {
    const settled: LeveledDraft[] = [];
    for (const { active, draft } of this.kept.takeAll()) {
      const level = this.levelOf(active, draft);
      if (level !== 'off') settled.push({ active, level, draft });
    }
    return dropAccompanied(settled, this.spelled);
  }

  private levelOf(active: ActiveRule, draft: Draft): RuleLevel {
    const place = shownPlace(draft);
    const level = this.levelAt(levelFor(active, draft.kind), place);
    // What is wrong with a record only if a guess is right is not an error.
    const isGuess = level === 'error' && place !== undefined && this.snapshot.spellings.isGuessed(place);
    return isGuess ? 'warning' : level;
  }

  private levelAt(level: ReturnType<typeof levelFor>, place: Place | undefined): RuleLevel {
    if (typeof level === 'string') return level;
    if (place === undefined) return level('', []);
    const { pointer, embedded } = this.spelled(place).pointers;
    return level(pointer, embedded);
  }

  /** From here on the context has a snapshot. */
  setSnapshot(snapshot: Snapshot, flow: FlowReading['flow'], names: NameReader): void {
    this.snapshot = snapshot;
    this.flow = flow;
    this.names = names;
  }

  /** The listeners of one event, looked up once: events come by the hundred thousand. */
  emitter<Name extends EventName>(event: Name): (subject: Subject<Name>) => void {
    return this.caller<Name>(this.table.of(event));
  }

  /** Hands the flow to the rules that listen to it, to each by what it knows of effects. */
  emitFlow(): void {
    for (const { rule, listener } of this.table.of('flow')) {
      const onFlow: Listener = (_none, report, context) =>
        context.flow && listener(context.flow as never, report, context);
      this.call({ rule, listener: onFlow }, undefined as never);
    }
  }

  /** The listeners of the event `subscription`, each for its kinds. */
  onSubscription(): (subscription: Subscription) => void {
    const byKind = {} as Record<SubscriptionKind, (subscription: Subscription) => void>;
    for (const kind of SUBSCRIPTION_KINDS)
      byKind[kind] = this.caller<'subscription'>(this.table.bySubscription[kind]);
    return (subscription) => byKind[subscription.kind](subscription);
  }

  private caller<Name extends EventName>(
    registrations: readonly Registration[],
  ): (subject: Subject<Name>) => void {
    return (subject) => {
      for (let index = 0; index < registrations.length; index++)
        this.call(registrations[index] as Registration, subject as never);
    };
  }

  private call({ rule, listener }: Registration, subject: never): void {
    const run = this.runs[rule] ?? this.begin(rule);
    if (run.hasCrashed) return;
    try {
      const left: unknown = listener(subject, run.report, run.context);
      // The rest of it would never run, and the rule would find nothing.
      if (isUnfinished(left))
        throw new Error('a listener must be a plain function: it is a generator or async');
    } catch (error) {
      this.crash(rule, run, error);
    }
  }

  private crash(rule: number, run: RuleRun, error: unknown): void {
    this.crashes.push({ rule: (this.table.rules[rule] as ActiveRule).rule.id, error });
    run.hasCrashed = true;
  }

  private begin(index: number): RuleRun {
    const active = this.table.rules[index] as ActiveRule;
    const { rule, options } = active;
    const report: Report = (given) => {
      // A kind that the rule does not have is a crash of the rule.
      saysOf(rule, given.kind);
      this.kept.add(active, given);
    };
    const run = { report, context: new ListenerContext(options, rule.state?.(), this), hasCrashed: false };
    this.runs[index] = run;
    return run;
  }
}

/** Whether a listener is a generator or async, by what a call of it returns. */
function isUnfinished(left: unknown): boolean {
  return typeof left === 'object' && left !== null && ('next' in left || 'then' in left);
}
