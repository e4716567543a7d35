import { getOrInsert } from '../../bytes/text/add-to.js';
import type { QuestState } from '../snapshot/quest-states.js';
import { type Evaluation, evaluateExpression } from './evaluate-expression.js';
import type { Value } from './expression-value.js';
import type { FlowEffect, FlowModel } from './model.js';

/** Effects that change variables in ways that are not played. */
const CHANGES_VARIABLES = /^UpdateScoreEvent/;

/** Evaluates the expressions of a play, and keeps the variables of each player that they read. */
export class ExpressionPlayer {
  /** Whether a number that was never set is 0. Otherwise it is not known. */
  isUnsetZero = false;
  #byName: ReadonlyMap<string, number | undefined> | undefined;

  private constructor(
    private readonly model: FlowModel,
    /** Undefined for a value that is not known. */
    private readonly variables: Map<number, Map<string, Value | undefined>>,
    /** Players of whom no variable is known that is not in the map. */
    private readonly forgotten: Set<number>,
  ) {}

  static of(model: FlowModel): ExpressionPlayer {
    return new ExpressionPlayer(model, new Map(), new Set());
  }

  copy(): ExpressionPlayer {
    const variables = new Map([...this.variables].map(([player, own]) => [player, new Map(own)]));
    const copied = new ExpressionPlayer(this.model, variables, new Set(this.forgotten));
    copied.isUnsetZero = this.isUnsetZero;
    copied.#byName = this.#byName;
    return copied;
  }

  /** What the expression of an effect does; undefined where it cannot be parsed. */
  evaluate(
    source: FlowEffect,
    player: number,
    stateOf: (quest: number) => QuestState,
  ): Evaluation | undefined {
    const { text, root } = source.expression ?? {};
    if (text === undefined || root === undefined) return undefined;
    // Loading a page fires effects for Not Active without a change.
    const changed = 'state' in source && source.state !== 0 ? source : undefined;
    return evaluateExpression(text, root, {
      questNamed: (name) => this.questNamed(name),
      stateOf,
      variable: (name, isNumber) => this.variable(player, name, isNumber),
      changed,
    });
  }

  /** @param value undefined for one that is not known */
  setVariable(player: number, name: string, value: Value | undefined): void {
    const own = getOrInsert(this.variables, player, () => new Map());
    own.set(name, value);
  }

  private variable(player: number, name: string, isNumber: boolean): Value | undefined {
    const own = this.variables.get(player);
    if (own?.has(name) === true || this.forgotten.has(player)) return own?.get(name);
    return this.isUnsetZero && isNumber ? 0 : undefined;
  }

  /** What is known of variables after an effect that may change them. */
  forgetAfter({ effect }: FlowEffect, player: number): void {
    if (effect === undefined || !CHANGES_VARIABLES.test(effect)) return;
    this.variables.delete(player);
    this.forgotten.add(player);
  }

  private questNamed(name: string): number | undefined {
    if (this.#byName === undefined) {
      const byName = new Map<string, number | undefined>();
      for (const { bareName, index } of this.model.quests)
        byName.set(bareName, byName.has(bareName) ? undefined : index);
      this.#byName = byName;
    }
    return this.#byName.get(name);
  }
}
