import { type Level, lowerLevel, type RuleLevel } from './levels.js';

/** What a finding says: the words, or how they are made of the values of a report, once they are shown. */
export type Says = string | ((values: never) => string);

/** One thing that can be wrong, where it has another level or sentence than its rule. */
export interface Kind<Words extends Says = Says> {
  /** Its own level in `recommended`, where it is less than that of its rule. */
  readonly level?: Level | undefined;
  /** The sentence of the documents that such a finding says is violated. Only kinds with one are errors. */
  readonly sentence?: string | undefined;
  readonly says: Words;
}

/** What can be wrong, by names that never change: findings carry them. */
export type Kinds = Readonly<Record<string, Says | Kind>>;

/** What is asked of a rule here. */
interface WithKinds {
  readonly id: string;
  readonly kinds: Kinds;
  readonly sentence?: string;
}

/** The level of a rule in a file, or of one kind where a config or the command line names it: `schema:missing`. */
export interface LevelSetting {
  /** Where no override says otherwise for a place. */
  readonly level: RuleLevel;
  /** The level at a place, where overrides make it depend on that. */
  readonly levelAt?: ((pointer: string, embedded: readonly string[]) => RuleLevel) | undefined;
}

export function kindNamesOf({ kinds }: WithKinds): readonly string[] {
  return Object.keys(kinds);
}

/** The kinds of a rule, with its sentence. One with a level of its own violates none but its own. */
export function kindsOf(rule: WithKinds): readonly {
  readonly name: string;
  readonly level?: Level | undefined;
  readonly sentence?: string | undefined;
}[] {
  return Object.entries(rule.kinds).map(([name, kind]) => {
    const { level, sentence } = typeof kind === 'object' ? kind : {};
    return { name, level, sentence: level === undefined ? (sentence ?? rule.sentence) : sentence };
  });
}

/** What a finding of a kind says. @throws TypeError if the rule does not have the kind */
export function saysOf({ id, kinds }: WithKinds, name: string): Says {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined) throw new TypeError(`${id} reports the kind ${name}, which is not among its kinds`);
  return typeof kind === 'object' ? kind.says : kind;
}

/** The level of a kind where its rule has a level: a kind keeps its own one unless it is more than that. */
export function levelOfKind({ kinds }: WithKinds, name: string, level: RuleLevel): RuleLevel {
  const kind = kinds[name];
  const own = typeof kind === 'object' ? kind.level : undefined;
  return own === undefined || level === 'off' ? level : lowerLevel(own, level);
}

/** Splits `schema:missing` into the id of a rule and the name of a kind; undefined for the rule as a whole. */
export function splitKind(name: string): { readonly id: string; readonly kind: string | undefined } {
  const colon = name.indexOf(':');
  return colon < 0
    ? { id: name, kind: undefined }
    : { id: name.slice(0, colon), kind: name.slice(colon + 1) };
}
