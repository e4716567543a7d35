import type { QuestState } from '../snapshot/quest-states.js';
import { getOrInsert } from '../text/add-to.js';
import { type Evaluation, evaluateExpression } from './evaluate-expression.js';
import type { Value } from './expression-values.js';
import type { FlowDirect, FlowModel, FlowReaction } from './model.js';

/** Effects that change variables in ways that are not played. */
const CHANGES_VARIABLES = /^UpdateScoreEvent/;

/** What the expressions of a play know: the variables of each player. */
export class ExpressionPlayer {
  #byName: ReadonlyMap<string, number | undefined> | undefined;

  private constructor(
    private readonly model: FlowModel,
    private readonly variables: Map<number, Map<string, Value>>,
  ) {}

  static of(model: FlowModel): ExpressionPlayer {
    return new ExpressionPlayer(model, new Map());
  }

  copy(): ExpressionPlayer {
    const variables = new Map([...this.variables].map(([player, own]) => [player, new Map(own)]));
    const copied = new ExpressionPlayer(this.model, variables);
    copied.#byName = this.#byName;
    return copied;
  }

  /** Nothing where the expression cannot be parsed. */
  evaluate(
    source: FlowReaction | FlowDirect,
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
      variable: (name) => this.variables.get(player)?.get(name),
      changed,
    });
  }

  /** @param value undefined for one that is not known */
  setVariable(player: number, name: string, value: Value | undefined): void {
    const own = getOrInsert(this.variables, player, () => new Map());
    if (value === undefined) own.delete(name);
    else own.set(name, value);
  }

  /** What is known of variables after an effect that may change them. */
  forgetAfter({ effect }: FlowReaction | FlowDirect, player: number): void {
    if (effect !== undefined && CHANGES_VARIABLES.test(effect)) this.variables.delete(player);
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
