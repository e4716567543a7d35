import { expressionFunction, isComputedText, STATE_TEXTS } from '../expression/functions.js';
import {
  type CallNode,
  type ExpressionNode,
  type OnChangeNode,
  type OperationNode,
  withoutBrackets,
} from '../expression/node.js';
import type { QuestState } from '../snapshot/quest-states.js';
import type { FlowDecision } from './decisions.js';
import { stateOf } from './expression-moves.js';
import { applyOperator, applyPrefix, MATH, type Value } from './expression-value.js';
import type { FlowModel } from './model.js';

/** What a call does, once the whole expression has been read. */
export type ExpressionAction =
  | { readonly kind: 'task'; readonly quest: number; readonly state: QuestState; readonly delay: number }
  /** An undefined value is one that is not known. */
  | {
      readonly kind: 'variable';
      readonly name: string;
      readonly value: Value | undefined;
      readonly delay: number;
    };

/** What an expression reads, all at the same moment. */
export interface ExpressionReads {
  readonly model: FlowModel;
  stateOf(quest: number): QuestState;
  /** Undefined for one whose value is not known. */
  variable(name: string, isNumber: boolean): Value | undefined;
  /** The quest whose change fired the effect, and its new state. */
  readonly changed: { readonly quest: number; readonly state: QuestState } | undefined;
}

/** Evaluates an expression as far as it is certain what it does. */
export function evaluateExpression(text: string, root: ExpressionNode, reads: ExpressionReads): Evaluator {
  const evaluator = new Evaluator(text, reads);
  evaluator.value(root);
  return evaluator;
}

/** The result of a call that does something. It is unknown, and does not stop `&&`. */
const DONE = true;
const MAX_ABOUT = 60;
/** Parts of an expression that count as one step. */
const NODES_A_STEP = 10;

class Evaluator {
  /** In the order of the text. */
  readonly actions: ExpressionAction[] = [];
  /** What is not known, and the part of the expression that it is about. */
  readonly doubts: { doubt: FlowDecision; about: string }[] = [];
  private looked = 0;

  constructor(
    private readonly text: string,
    private readonly reads: ExpressionReads,
  ) {}

  /** What it counts for in a play, by how much was looked at. */
  get steps(): number {
    return Math.ceil(this.looked / NODES_A_STEP);
  }

  /** Undefined for what is not known. */
  value(node: ExpressionNode): Value | undefined {
    this.looked++;
    switch (node.kind) {
      case 'number':
        return node.value;
      case 'string':
        return isComputedText(node.value) ? undefined : node.value;
      case 'name':
        return WORDS.get(node.name.toLowerCase());
      case 'read':
        return node.name === undefined ? undefined : this.read(node.letters, node.name);
      case 'group':
        return node.parts.length === 1 ? this.value(node.parts[0] as ExpressionNode) : undefined;
      case 'prefix':
        return node.operators.reduceRight<Value | undefined>(
          (value, { text }) => applyPrefix(text, value),
          this.value(node.operand),
        );
      case 'operation':
        return this.operation(node);
      case 'choice':
        return this.choice(
          node.branches.flatMap(({ condition, value }) => [condition, value]),
          node.otherwise,
        );
      case 'on-change':
        return this.onChange(node);
      case 'call':
        return this.call(node);
      case 'parameter':
        return undefined;
    }
  }

  /** The only quest with this Name without its number. */
  private questNamed(name: string): number | undefined {
    const [quest, other] = this.reads.model.withBareName.get(name) ?? [];
    return other === undefined ? quest : undefined;
  }

  private read(letters: string, name: string): Value | undefined {
    if (letters === 'N' || letters === 'S') return this.reads.variable(name, letters === 'N');
    const quest = this.questNamed(name);
    if (quest === undefined) {
      this.doubt('expression-quest', name);
      return undefined;
    }
    const state = this.reads.stateOf(quest);
    return letters === 'TN' ? state : STATE_TEXTS[state];
  }

  /** `&&` and `||` look at the right side only where the left one does not decide. */
  private operation({ operators, operands }: OperationNode): Value | undefined {
    let value = this.value(operands[0] as ExpressionNode);
    for (const [index, { text }] of operators.entries()) {
      const operand = operands[index + 1] as ExpressionNode;
      if (ANDS.has(text) || ORS.has(text)) {
        if (value === undefined) {
          this.doubt('expression-condition', operands[index] as ExpressionNode);
          return undefined;
        }
        if (value === !ANDS.has(text)) continue;
        value = this.value(operand);
      } else if (MEMBERSHIPS.has(text)) value = this.isIn(value, operand, text !== 'in');
      else value = applyOperator(text, value, this.value(operand));
    }
    return value;
  }

  private isIn(value: Value | undefined, list: ExpressionNode, negated: boolean): Value | undefined {
    const parts = list.kind === 'group' ? list.parts.map((part) => this.value(part)) : [undefined];
    if (value === undefined || parts.includes(undefined)) return undefined;
    return parts.includes(value) !== negated;
  }

  /** Conditions and their values, one after the other. */
  private choice(pairs: readonly ExpressionNode[], otherwise: ExpressionNode): Value | undefined {
    for (let index = 0; index + 1 < pairs.length; index += 2) {
      const condition = pairs[index] as ExpressionNode;
      const holds = this.value(condition);
      if (typeof holds !== 'boolean') {
        this.doubt('expression-condition', condition);
        return undefined;
      }
      if (holds) return this.value(pairs[index + 1] as ExpressionNode);
    }
    return this.value(otherwise);
  }

  /** Certain about the quest that fired the effect only: others may change at the same moment. */
  private onChange({ arguments: [name, state, ...more] }: OnChangeNode): Value | undefined {
    const { changed } = this.reads;
    const quest = name?.string && this.questNamed(name.string.value);
    if (changed === undefined || quest !== changed.quest || more.length > 0) return undefined;
    if (state === undefined) return true;
    const wanted = stateOf(state.string);
    return wanted === undefined ? undefined : wanted === changed.state;
  }

  private call(node: CallNode): Value | undefined {
    const args = node.arguments;
    const known = expressionFunction(node.name);
    const name = known?.name;
    if (known !== undefined && args.length >= known.least && args.length <= known.most) {
      if (name === 'if' || (name === 'ifs' && args.length % 2 === 1))
        return this.choice(args.slice(0, -1), args.at(-1) as ExpressionNode);
      if (name === 'SetTask' || name === 'SetTaskState') return this.setTask(node);
      if (name === 'SetVariable') return this.setVariable(node);
      if (name === 'in')
        return this.isIn(
          this.value(args[0] as ExpressionNode),
          { ...node, kind: 'group', parts: args.slice(1) },
          false,
        );
      // It writes to the console of the browser.
      if (name === 'PrintString') return undefined;
      const math = MATH.get(known.name);
      if (math !== undefined) {
        const values = args.map((each) => this.value(each)).filter((each) => typeof each === 'number');
        const [first = 0, second = 0] = values;
        return values.length === args.length ? math(first, second) : undefined;
      }
    }
    this.doubt('expression-function', node.name);
    return undefined;
  }

  private setTask(node: CallNode): Value | undefined {
    const [name, state, delay] = node.arguments as [ExpressionNode, ExpressionNode, ExpressionNode?];
    const named = this.argument(name);
    const set = this.argument(state);
    const seconds = delay === undefined ? 0 : this.argument(delay);
    if (named === undefined || set === undefined || seconds === undefined) return DONE;
    const quest = typeof named === 'string' ? this.questNamed(named) : undefined;
    const to =
      typeof set === 'string' ? stateOf({ kind: 'string', value: set, start: 0, end: 0 }) : undefined;
    if (quest === undefined) this.doubt('expression-quest', String(named));
    else if (to === undefined) this.doubt('expression-state', String(set));
    else if (typeof seconds !== 'number') this.doubt('expression-argument', delay ?? node);
    else this.actions.push({ kind: 'task', quest, state: to, delay: Math.max(0, seconds) });
    return DONE;
  }

  private setVariable(node: CallNode): Value | undefined {
    const [name, given, delay] = node.arguments as [ExpressionNode, ExpressionNode, ExpressionNode?];
    const named = this.argument(name);
    const value = this.value(given);
    const seconds = delay === undefined ? 0 : this.argument(delay);
    if (typeof named !== 'string') return DONE;
    // When it changes is not known, and neither is its value from now on.
    if (typeof seconds !== 'number')
      this.actions.push({ kind: 'variable', name: named, value: undefined, delay: 0 });
    else this.actions.push({ kind: 'variable', name: named, value, delay: Math.max(0, seconds) });
    return DONE;
  }

  /** An argument without which the call cannot be played. */
  private argument(node: ExpressionNode): Value | undefined {
    const value = this.value(node);
    if (value === undefined) this.doubt('expression-argument', node);
    return value;
  }

  private doubt(doubt: FlowDecision, about: ExpressionNode | string): void {
    const text = typeof about === 'string' ? about : this.written(withoutBrackets(about));
    this.doubts.push({ doubt, about: text });
  }

  private written({ start, end }: ExpressionNode): string {
    return this.text.slice(start, Math.min(end, start + MAX_ABOUT));
  }
}

const WORDS: ReadonlyMap<string, Value> = new Map([
  ['true', true],
  ['false', false],
]);
const ANDS: ReadonlySet<string> = new Set(['&&', 'and']);
const ORS: ReadonlySet<string> = new Set(['||', 'or']);
const MEMBERSHIPS: ReadonlySet<string> = new Set(['in', 'not in']);
