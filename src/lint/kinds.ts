import { LEVELS, type Level, type RuleLevel } from './level.js';

/** What a rule says of one thing that can be wrong: its findings carry the name of it, which never changes. */
export interface Kind {
  /** Its own level in `recommended`, where it is less than that of its rule. */
  readonly level?: Level;
  /** The sentence of the documents that such a finding says is violated. Only kinds with one are errors. */
  readonly sentence?: string;
}

/** Kinds by name. */
export type Kinds = Readonly<Record<string, Kind>>;

/** What is asked of a rule here. */
interface WithKinds {
  readonly id: string;
  readonly kinds?: Kinds;
}

/** What holds for one kind where a config or the command line names it: `schema:missing`. */
export interface KindSetting {
  readonly level: RuleLevel;
  /** The level at a place, where overrides make it depend on that. */
  readonly levelAt?: ((pointer: string, embedded: readonly string[]) => RuleLevel) | undefined;
}

/** The kinds of a rule. A plugin's rule without any has one, named like the rule. */
export function kindsOf({ id, kinds }: WithKinds): Kinds {
  return kinds ?? { [id.slice(id.indexOf('/') + 1)]: {} };
}

/** The kind that a report means: it may leave out the name where the rule has only one. @throws TypeError */
export function kindNamed(rule: WithKinds, name: string | undefined): string {
  const kinds = kindsOf(rule);
  const [only, other] = Object.keys(kinds);
  if (name === undefined && only !== undefined && other === undefined) return only;
  if (name !== undefined && Object.hasOwn(kinds, name)) return name;
  throw new TypeError(`${rule.id} reports the kind ${name}, which is not among its kinds`);
}

/** The level of a kind where its rule has a level: a kind keeps its own one unless it is more than that. */
export function levelOfKind(rule: WithKinds, kind: string, level: RuleLevel): RuleLevel {
  const own = kindsOf(rule)[kind]?.level;
  return own === undefined || level === 'off' ? level : lower(own, level);
}

/** The lower of two levels. */
function lower(one: Level, other: Level): Level {
  return LEVELS.indexOf(one) > LEVELS.indexOf(other) ? one : other;
}

/** Splits `schema:missing` into the id of a rule and the name of a kind; undefined for the rule as a whole. */
export function splitKind(name: string): { readonly id: string; readonly kind: string | undefined } {
  const colon = name.indexOf(':');
  return colon < 0
    ? { id: name, kind: undefined }
    : { id: name.slice(0, colon), kind: name.slice(colon + 1) };
}
