/** How severe a finding is. Only `error` fails a check by itself. */
export const LEVELS = ['error', 'warning', 'info'] as const;
export type Level = (typeof LEVELS)[number];

/** Sorts findings by level, errors first. */
export function worstFirst(one: { readonly level: Level }, other: { readonly level: Level }): number {
  return LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level);
}

/** Whether a level is as severe as another one. */
export function isAtLeast(one: Level, other: Level): boolean {
  return LEVELS.indexOf(one) <= LEVELS.indexOf(other);
}

/** A level, or `off`: the rule does not run. */
export type RuleLevel = Level | 'off';

export function isRuleLevel(text: string): text is RuleLevel {
  return text === 'off' || (LEVELS as readonly string[]).includes(text);
}

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

interface NamedKind {
  readonly name: string;
  readonly level?: Level | undefined;
  readonly sentence?: string | undefined;
  readonly says?: Says;
}
type OldKinds = readonly (string | NamedKind)[];

/** What is asked of a rule here. */
interface WithKinds {
  readonly id: string;
  readonly kinds?: Kinds | OldKinds;
  readonly sentence?: string;
}

/** What holds for one kind where a config or the command line names it: `schema:missing`. */
export interface KindSetting {
  readonly level: RuleLevel;
  /** The level at a place, where overrides make it depend on that. */
  readonly levelAt?: ((pointer: string, embedded: readonly string[]) => RuleLevel) | undefined;
}

/** As the rule has them. A plugin's rule without any has one, named like the rule. */
function given({ id, kinds }: WithKinds): OldKinds {
  if (kinds !== undefined && !Array.isArray(kinds))
    return Object.entries(kinds as Kinds).map(([name, kind]) =>
      typeof kind === 'object' ? { name, ...kind } : { name, says: kind },
    );
  return (kinds as OldKinds | undefined) ?? [id.slice(id.indexOf('/') + 1)];
}

/** What a finding of a kind says. */
export function saysOf(rule: WithKinds, name: string): Says | undefined {
  const kind = given(rule).find((one) => nameOf(one) === name);
  return typeof kind === 'object' ? kind.says : undefined;
}

function nameOf(kind: string | NamedKind): string {
  return typeof kind === 'string' ? kind : kind.name;
}

export function kindNamesOf(rule: WithKinds): readonly string[] {
  return given(rule).map(nameOf);
}

/** The kinds of a rule, with its sentence. One with a level of its own violates none but its own. */
export function kindsOf(rule: WithKinds): readonly NamedKind[] {
  const { sentence } = rule;
  return given(rule).map((kind) => {
    if (typeof kind === 'string') return { name: kind, sentence };
    return kind.level === undefined ? { sentence, ...kind } : kind;
  });
}

/** The kind that a report means: it may leave out the name where the rule has only one. @throws TypeError */
export function kindNamed(rule: WithKinds, name: string | undefined): string {
  const kinds = given(rule);
  const [only, other] = kinds;
  if (name === undefined && only !== undefined && other === undefined) return nameOf(only);
  if (name !== undefined && kinds.some((kind) => nameOf(kind) === name)) return name;
  throw new TypeError(`${rule.id} reports the kind ${name}, which is not among its kinds`);
}

/** The level of a kind where its rule has a level: a kind keeps its own one unless it is more than that. */
export function levelOfKind(rule: WithKinds, name: string, level: RuleLevel): RuleLevel {
  const kind = given(rule).find((one) => nameOf(one) === name);
  const own = typeof kind === 'object' ? kind.level : undefined;
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
