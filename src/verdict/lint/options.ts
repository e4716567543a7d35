import { membersOf } from '../../bytes/json/members.js';
import {
  isObject,
  type JsonObject,
  type JsonValue,
  type PlainJson,
  type PlainObject,
} from '../../bytes/json/value.js';

/** One option of a rule: its type, what it is when nobody sets it, and what it means. */
export type OptionSpec =
  | { readonly type: 'boolean'; readonly default: boolean; readonly description: string }
  | {
      readonly type: 'integer';
      readonly default: number;
      readonly minimum: number;
      readonly description: string;
    }
  | { readonly type: 'string'; readonly default: string; readonly description: string }
  | {
      readonly type: 'choice';
      readonly default: string;
      readonly choices: readonly string[];
      readonly description: string;
    }
  | {
      readonly type: 'strings';
      readonly default: readonly string[];
      /** Whether it may be `"any"` instead of a list. */
      readonly orAny?: boolean;
      readonly description: string;
    };

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The values that a rule gets for its options. */
export type OptionValues<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: Specs[Name] extends { type: 'boolean' }
    ? boolean
    : Specs[Name] extends { type: 'integer' }
      ? number
      : Specs[Name] extends { type: 'strings' }
        ? readonly string[] | (Specs[Name] extends { orAny: true } ? 'any' : never)
        : string;
};

/** What is wrong with given options: which one (undefined: all of them), and how. */
export interface OptionFault {
  readonly option: string | undefined;
  readonly message: string;
}

/** The options of `specs` and `given`, later ones winning. `given` must be free of faults. */
export function mergeOptions(specs: OptionSpecs, given: readonly (JsonObject | undefined)[]): PlainObject {
  const merged: PlainObject = {};
  for (const [name, spec] of Object.entries(specs))
    merged[name] = Array.isArray(spec.default) ? [...spec.default] : (spec.default as PlainJson);
  for (const options of given) Object.assign(merged, options);
  return merged;
}

/** Checks options that somebody gave for a rule. */
export function findOptionFaults(ruleId: string, specs: OptionSpecs, given: JsonValue): OptionFault[] {
  if (!isObject(given))
    return [
      {
        option: undefined,
        message: `the options of ${ruleId} must be an object such as ${exampleOf(specs)}`,
      },
    ];
  const faults: OptionFault[] = [];
  for (const [name, value] of membersOf(given)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    const known = Object.keys(specs);
    if (spec === undefined) {
      const choice = known.length === 0 ? 'it has none' : `it has ${known.join(', ')}`;
      faults.push({ option: name, message: `${ruleId} has no option "${name}": ${choice}` });
    } else if (!accepts(spec, value)) {
      faults.push({
        option: name,
        message: `option "${name}" of ${ruleId} must be ${wanted(spec)}, not ${JSON.stringify(value)}`,
      });
    }
  }
  return faults;
}

function accepts(spec: OptionSpec, value: JsonValue): boolean {
  switch (spec.type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isInteger(value) && (value as number) >= spec.minimum;
    case 'string':
      return typeof value === 'string';
    case 'choice':
      return typeof value === 'string' && spec.choices.includes(value);
    case 'strings':
      return (
        (spec.orAny === true && value === 'any') ||
        (Array.isArray(value) && value.every((element) => typeof element === 'string'))
      );
  }
}

function wanted(spec: OptionSpec): string {
  switch (spec.type) {
    case 'boolean':
      return 'true or false';
    case 'integer':
      return `a whole number of at least ${spec.minimum}`;
    case 'string':
      return 'a string';
    case 'choice':
      return spec.choices.map((choice) => JSON.stringify(choice)).join(' or ');
    case 'strings':
      return spec.orAny === true ? 'a list of strings or "any"' : 'a list of strings';
  }
}

/** The first option with its default, as JSON. */
export function exampleOf(specs: OptionSpecs): string {
  const [first] = Object.entries(specs);
  return first === undefined ? '{}' : JSON.stringify({ [first[0]]: first[1].default });
}
