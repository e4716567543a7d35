import { type JsonObject, type JsonValue } from '../json/value.js';
/** One option of a rule: its type, what it is when nobody sets it, and what it means. */
export type OptionSpec = {
    readonly type: 'boolean';
    readonly default: boolean;
    readonly description: string;
} | {
    readonly type: 'integer';
    readonly default: number;
    readonly minimum: number;
    readonly description: string;
} | {
    readonly type: 'string';
    readonly default: string;
    readonly description: string;
} | {
    readonly type: 'choice';
    readonly default: string;
    readonly choices: readonly string[];
    readonly description: string;
} | {
    readonly type: 'strings';
    readonly default: readonly string[];
    readonly description: string;
};
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
/** The values that a rule gets for its options. */
export type OptionValues<Specs extends OptionSpecs> = {
    readonly [Name in keyof Specs]: Specs[Name] extends {
        type: 'boolean';
    } ? boolean : Specs[Name] extends {
        type: 'integer';
    } ? number : Specs[Name] extends {
        type: 'strings';
    } ? readonly string[] : string;
};
/** What is wrong with the options that somebody gave: which one (undefined: all of them), and in which way. */
export interface OptionFault {
    readonly option: string | undefined;
    readonly message: string;
}
/** The options that the defaults of `specs` and `given` make together, later ones winning. `given` must be free of faults. */
export declare function mergeOptions(specs: OptionSpecs, ...given: readonly (JsonObject | undefined)[]): JsonObject;
/** Checks options that somebody gave for a rule. */
export declare function findOptionFaults(ruleId: string, specs: OptionSpecs, given: JsonValue): OptionFault[];
