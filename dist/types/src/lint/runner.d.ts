import type { JsonObject } from '../json/value.js';
import { type Subscription } from '../snapshot/records.js';
import { Snapshot } from '../snapshot/snapshot.js';
import type { Draft } from './draft.js';
import type { RuleLevel } from './level.js';
import type { Rule, RuleListeners } from './rule.js';
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
/** A rule that threw: a fault of the rule, not of the file. */
export interface RuleCrash {
    readonly rule: string;
    readonly error: unknown;
}
type SubscriptionWalk = (visit: (subscription: Subscription) => void) => void;
type EventName = keyof RuleListeners<unknown, unknown>;
type Subject<Name extends EventName> = Parameters<NonNullable<RuleListeners<unknown, unknown>[Name]>>[0];
/**
 * Hands each record to the rules that listen to it. A rule that throws is set aside and named; the others go on.
 */
export declare class Runner {
    private readonly bytes;
    readonly drafts: RuleDraft[];
    readonly crashes: RuleCrash[];
    private readonly calls;
    private readonly options;
    private readonly contexts;
    private walkAgain;
    constructor(rules: readonly ActiveRule[], bytes: Uint8Array);
    /** From here on the context has a snapshot. */
    setSnapshot(snapshot: Snapshot, walkAgain: SubscriptionWalk): void;
    /** The listeners of one event, to be called without looking them up again: events come by the hundred thousand. */
    on<Name extends EventName>(event: Name): (subject: Subject<Name>) => void;
    /** The listeners of the event `subscription`, each for its kinds. */
    onSubscription(): (subscription: Subscription) => void;
    private caller;
    private setAside;
    private register;
    private inFileOrder;
}
export {};
