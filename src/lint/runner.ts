import type { Flow } from '../flow/flow.js';
import { locate } from '../json/locate.js';
import type { Place } from '../json/place.js';
import type { JsonObject } from '../json/value.js';
import { SUBSCRIPTION_KINDS, type Subscription, type SubscriptionKind } from '../snapshot/records.js';
import { Snapshot } from '../snapshot/snapshot.js';
import type { Draft, FixDraft } from './draft.js';
import type { FindingCounter } from './finding.js';
import { counterOf, type FindingLimit, NO_LIMIT } from './finding-limit.js';
import type { RuleLevel } from './level.js';
import type { RuleCrash } from './result.js';
import type { Report, Rule, RuleContext, RuleListeners } from './rule.js';

/** A rule that is switched on for a file, with its options. */
export interface ActiveRule {
  readonly rule: Rule;
  /** Where no override says otherwise for a place. */
  readonly level: RuleLevel;
  readonly options: JsonObject;
  /** The level at a place, where overrides make it depend on that. */
  readonly levelAt?: (pointer: string, embedded: readonly string[]) => RuleLevel;
}

/** A finding of a rule, before it is located. */
export interface RuleDraft {
  readonly active: ActiveRule;
  readonly draft: Draft;
}

/** The snapshot before there is one. */
const NO_SNAPSHOT = new Snapshot(null);

type EventName = keyof RuleListeners<unknown, unknown>;
type Subject<Name extends EventName> = Parameters<NonNullable<RuleListeners<unknown, unknown>[Name]>>[0];

/** One rule's part in an event. */
interface Call {
  readonly rule: string;
  readonly kinds: readonly SubscriptionKind[] | undefined;
  /** Replaced by one that does nothing when the rule has thrown. */
  listener: (subject: never, report: Report, context: RuleContext<unknown, unknown>) => void;
  readonly report: Report;
  readonly context: RuleContext<unknown, unknown>;
}

/**
 * Hands each record to the rules that listen to it. A rule that throws is set aside and named; the others go on.
 */
export class Runner {
  readonly drafts: RuleDraft[] = [];
  readonly crashes: RuleCrash[] = [];
  /** Findings beyond the limit, by rule. */
  readonly omitted = new Map<string, FindingCounter>();
  private readonly calls = new Map<EventName, Call[]>();
  private readonly options: ReadonlyMap<string, JsonObject>;
  /** Empty while faults of the bytes are reported. */
  snapshot: Snapshot = NO_SNAPSHOT;
  private readonly contexts: { snapshot: Snapshot }[] = [];
  /** Gives the flow of the snapshot, the same one each time. */
  private flow: () => Flow | undefined = () => undefined;
  /** Whether a rule that is on asks for the flow. */
  readonly asksFlow: boolean;

  constructor(
    rules: readonly ActiveRule[],
    private readonly bytes: Uint8Array,
    private readonly limit: FindingLimit = NO_LIMIT,
  ) {
    this.options = new Map(rules.map(({ rule, options }) => [rule.id, options]));
    this.asksFlow = rules.some(({ rule }) => rule.asksFlow === true);
    for (const active of rules) this.register(active);
  }

  /** From here on the context has a snapshot. */
  setSnapshot(snapshot: Snapshot, flow: () => Flow | undefined): void {
    this.snapshot = snapshot;
    this.flow = flow;
    for (const context of this.contexts) context.snapshot = snapshot;
  }

  /** The listeners of one event, to be called without looking them up again: events come by the hundred thousand. */
  on<Name extends EventName>(event: Name): (subject: Subject<Name>) => void {
    return this.caller(this.calls.get(event) ?? []);
  }

  /** The listeners of the event `subscription`, each for its kinds. */
  onSubscription(): (subscription: Subscription) => void {
    const all = this.calls.get('subscription') ?? [];
    const byKind = {} as Record<SubscriptionKind, (subscription: Subscription) => void>;
    for (const kind of SUBSCRIPTION_KINDS) {
      byKind[kind] = this.caller<'subscription'>(
        all.filter(({ kinds }) => kinds === undefined || kinds.includes(kind)),
      );
    }
    return (subscription) => byKind[subscription.kind](subscription);
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

  private setAside(rule: string, error: unknown): void {
    this.crashes.push({ rule, error });
    for (const calls of this.calls.values()) {
      for (const call of calls) if (call.rule === rule) call.listener = () => {};
    }
  }

  private register(active: ActiveRule): void {
    const { rule, options } = active;
    let reported = 0;
    const report = (draft: Draft): void => {
      if (++reported <= this.limit.perRule || !this.omit(active, draft.fix))
        this.drafts.push({ active, draft });
    };
    const flow = (): Flow | undefined => this.flow();
    const context: { snapshot: Snapshot } & Omit<RuleContext<unknown, unknown>, 'snapshot'> = {
      options,
      state: rule.state?.(),
      snapshot: NO_SNAPSHOT,
      inFileOrder: (places: readonly Place[]) => this.inFileOrder(places),
      eachSubscription: (visit: (subscription: Subscription) => void) =>
        context.snapshot.walk({ subscription: visit }),
      get flow() {
        return flow();
      },
      optionsOf: (ruleId: string) => this.options.get(ruleId),
    };
    this.contexts.push(context);
    for (const [event, listener] of Object.entries(rule.listeners)) {
      if (listener === undefined) continue;
      const call: Call = {
        rule: rule.id,
        kinds: rule.kinds,
        listener: listener as Call['listener'],
        report,
        context,
      };
      const calls = this.calls.get(event as EventName);
      if (calls === undefined) this.calls.set(event as EventName, [call]);
      else calls.push(call);
    }
  }

  /** Only counts a finding, if its level and whether it can be fixed are known without its location. */
  private omit({ rule, level, levelAt }: ActiveRule, fix: FixDraft | undefined): boolean {
    if (levelAt !== undefined || level === 'off') return false;
    if (fix !== undefined && (this.limit.keepsFixes || dependsOnLocation(fix))) return false;
    counterOf(this.omitted, rule.id).add(level, fix?.safety === 'safe');
    return true;
  }

  private inFileOrder(places: readonly Place[]): readonly Place[] {
    const { spellings } = this.snapshot;
    const spelled = new Map(places.map((place) => [place, spellings.spelledPlace(place)]));
    const locations = locate(this.bytes, spelled.values());
    const start = (place: Place): number => locations.of(spelled.get(place) ?? place)?.value.start ?? 0;
    return [...places].sort((a, b) => start(a) - start(b));
  }
}

/** Whether there is a fix only where the file has no equal keys: see `finishFix`. Edits that want new ids remove nothing. */
function dependsOnLocation({ edits }: FixDraft): boolean {
  return typeof edits !== 'function' && edits.some(({ kind }) => kind === 'remove');
}
