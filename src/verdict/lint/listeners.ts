import type { PlainObject } from '../../bytes/json/value.js';
import { addTo } from '../../bytes/text/add-to.js';
import { type Flow, type FlowReading, knowledgeIn } from '../../model/flow/flow.js';
import type { NameReader } from '../../model/snapshot/name-reader.js';
import { SUBSCRIPTION_KINDS, type SubscriptionKind } from '../../model/snapshot/records.js';
import type { Snapshot } from '../../model/snapshot/snapshot.js';
import type { Kinds } from './kinds.js';
import type { ActiveRule } from './pack.js';
import type { Report, RuleContext, RuleListeners } from './rule.js';

export type EventName = keyof RuleListeners<unknown, unknown, Kinds>;
export type Subject<Name extends EventName> = Parameters<
  NonNullable<RuleListeners<unknown, unknown, Kinds>[Name]>
>[0];

export type Listener = (subject: never, report: Report, context: RuleContext<unknown, unknown>) => void;

/** A listener of a rule, by the rule's position among those that are on. */
export interface Registration {
  readonly rule: number;
  readonly listener: Listener;
}

/** The listeners of one set of rules, by event. Made once for all files. */
export class ListenerTable {
  readonly options: ReadonlyMap<string, PlainObject>;
  /** Whether rules listen to the flow or ask for it. */
  readonly asksFlow: boolean;
  readonly asksNames: boolean;
  private readonly byEvent = new Map<string, Registration[]>();
  /** Those of the event `subscription`, each among its kinds. */
  readonly bySubscription: Readonly<Record<SubscriptionKind, readonly Registration[]>>;

  constructor(readonly rules: readonly ActiveRule[]) {
    this.options = new Map(rules.map(({ rule, options }) => [rule.id, options]));
    this.asksFlow = rules.some(({ rule }) => rule.on.flow !== undefined || rule.asksFlow === true);
    this.asksNames = rules.some(({ rule }) => rule.asksNames === true);
    for (const [index, { rule }] of rules.entries())
      for (const [event, listener] of Object.entries(rule.on)) {
        if (listener === undefined) continue;
        addTo(this.byEvent, event, { rule: index, listener: listener as Listener });
      }
    const bySubscription = {} as Record<SubscriptionKind, readonly Registration[]>;
    for (const kind of SUBSCRIPTION_KINDS)
      bySubscription[kind] = this.of('subscription').filter(
        ({ rule }) => rules[rule]?.rule.subscriptions?.includes(kind) ?? true,
      );
    this.bySubscription = bySubscription;
  }

  /** The listeners of an event, in the order of the rules. */
  of(event: EventName): readonly Registration[] {
    return this.byEvent.get(event) ?? [];
  }
}

/** What all rules are given while one file is checked. */
export interface CheckedFile
  extends Pick<RuleContext<unknown, unknown>, 'snapshot' | 'names' | 'eachSubscription' | 'optionsOf'> {
  readonly snapshot: Snapshot;
  readonly names: NameReader;
  readonly flow: FlowReading['flow'];
}

/** What listeners see. A class, as V8 keeps a hidden class for each object literal with a getter. */
export class ListenerContext implements RuleContext<unknown, unknown> {
  readonly eachSubscription: CheckedFile['eachSubscription'];
  readonly optionsOf: CheckedFile['optionsOf'];

  constructor(
    readonly options: unknown,
    readonly state: unknown,
    private readonly file: CheckedFile,
  ) {
    // Listeners take these out of the context.
    this.eachSubscription = file.eachSubscription;
    this.optionsOf = file.optionsOf;
  }

  get snapshot(): Snapshot {
    return this.file.snapshot;
  }

  get names(): NameReader {
    return this.file.names;
  }

  get flow(): Flow | undefined {
    return this.file.flow(knowledgeIn(this.options));
  }
}
