import { expressionFunction, isComputedText, meantFunction, STATE_TEXTS } from '../expression/functions.js';
import { type CallNode, type ExpressionNode, nodesOf, partsOf, withoutBrackets } from '../expression/node.js';
import type { QuestState } from '../snapshot/quest-states.js';
import type { QuestSet } from './model.js';
import type { NameFinder } from './name-finder.js';

/** What one expression sets, at most; beyond, it may set any quest. */
const MAX_SETS = 100_000;
const STATES: readonly QuestState[] = [0, 1, 2];
const ANDS: ReadonlySet<string> = new Set(['&&', 'and']);
const LOGICAL: ReadonlySet<string> = new Set([...ANDS, '||', 'or']);
const EQUALS: ReadonlySet<string> = new Set(['==', '=']);

/** What the calls of an expression may do to quests; `anyQuest` if the name is computed. */
export interface ExpressionMoves {
  readonly sets: readonly QuestSet[];
  readonly anyQuest: boolean;
}

/** What must have happened before a part of an expression is evaluated; certain where that is all. */
type Condition = Pick<QuestSet, 'needs' | 'isCertain'>;

interface Guarded extends Condition {
  readonly node: ExpressionNode;
}

const ALWAYS: Condition = { needs: [], isCertain: true };
const UNSURE: Condition = { needs: [], isCertain: false };

/** The quests that an expression may set, each with the facts that its condition certainly needs. */
export function expressionMoves(root: ExpressionNode, names: NameFinder): ExpressionMoves {
  const sets: QuestSet[] = [];
  let anyQuest = false;
  const open: Guarded[] = [{ node: root, ...ALWAYS }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node } = next;
    const branches = branchesOf(node, names);
    if (branches !== undefined) {
      for (const [part, condition] of branches) open.push({ node: part, ...both(next, condition) });
      continue;
    }
    if (node.kind === 'call') anyQuest = !addSets(node, next, names, sets) || anyQuest;
    // The right side of an operator such as && may not be evaluated.
    const condition =
      node.kind === 'operation' && node.operators.some(({ text }) => LOGICAL.has(text))
        ? both(next, UNSURE)
        : next;
    for (const part of partsOf(node)) open.push({ ...condition, node: part });
  }
  return { sets, anyQuest };
}

function both(one: Condition, other: Condition): Condition {
  const needs = other.needs.length === 0 ? one.needs : [...one.needs, ...other.needs];
  return { needs, isCertain: one.isCertain && other.isCertain };
}

/** The parts of a condition with what each needs; undefined for everything else. */
function branchesOf(
  node: ExpressionNode,
  names: NameFinder,
): readonly (readonly [ExpressionNode, Condition])[] | undefined {
  if (node.kind === 'choice')
    return [
      ...node.branches.flatMap(({ condition, value }, index) => [
        [condition, index === 0 ? ALWAYS : UNSURE] as const,
        [value, both(conditionOf(condition, names), index === 0 ? ALWAYS : UNSURE)] as const,
      ]),
      [node.otherwise, UNSURE],
    ];
  const name = node.kind === 'call' ? node.name.toLowerCase() : '';
  if (node.kind !== 'call' || (name !== 'if' && name !== 'ifs')) return undefined;
  return node.arguments.map((part, index) => {
    const condition = node.arguments[index - 1];
    if (index === 0) return [part, ALWAYS];
    // Every second argument is the value of the condition before it.
    const isValue = index % 2 === 1 && condition !== undefined;
    return [part, isValue ? both(conditionOf(condition, names), index === 1 ? ALWAYS : UNSURE) : UNSURE];
  });
}

/** The facts without which a condition certainly does not hold. */
function conditionOf(condition: ExpressionNode, names: NameFinder): Condition {
  const node = withoutBrackets(condition);
  if (node.kind === 'on-change') {
    const [quest, state] = node.arguments;
    return factOf(quest?.string?.value, stateOf(state?.string), names);
  }
  if (node.kind !== 'operation') return UNSURE;
  const [operator] = node.operators;
  if (operator === undefined) return UNSURE;
  if (ANDS.has(operator.text))
    return node.operands.reduce<Condition>((all, operand) => both(all, conditionOf(operand, names)), ALWAYS);
  if (!EQUALS.has(operator.text) || node.operands.length !== 2) return UNSURE;
  const [left, right] = node.operands.map(withoutBrackets);
  const [read, other] = left?.kind === 'read' ? [left, right] : [right, left];
  if (read?.kind !== 'read') return UNSURE;
  const isRight = read.letters === 'TN' ? other?.kind === 'number' : other?.kind === 'string';
  return isRight && read.letters.startsWith('T') ? factOf(read.name, stateOf(other), names) : UNSURE;
}

function factOf(name: string | undefined, state: QuestState | undefined, names: NameFinder): Condition {
  if (name === undefined || state === undefined || isComputedText(name)) return UNSURE;
  const [quest, other] = names.withBareName(name);
  return quest === undefined || other !== undefined ? UNSURE : { needs: [{ quest, state }], isCertain: true };
}

/** The state that a string or number is; undefined for others. */
export function stateOf(node: ExpressionNode | undefined): QuestState | undefined {
  if (node?.kind === 'number') return STATES.find((state) => state === node.value);
  return node?.kind === 'string' ? STATES.find((state) => STATE_TEXTS[state] === node.value) : undefined;
}

/** @returns false where any quest may be meant */
function addSets(
  call: CallNode,
  { needs, isCertain }: Condition,
  names: NameFinder,
  sets: QuestSet[],
): boolean {
  const known = expressionFunction(call.name) ?? expressionFunction(meantFunction(call.name) ?? '');
  const { quest: questAt, state: stateAt } = known ?? {};
  if (questAt === undefined || stateAt === undefined) return true;
  const [quest, state] = [call.arguments[questAt], call.arguments[stateAt]].map(
    (argument) => argument && withoutBrackets(argument),
  );
  if (quest === undefined) return true;
  const states = statesOf(state);
  const quests = questsOf(quest, names);
  if (quests === undefined) return false;
  if (sets.length + quests.length * states.length > MAX_SETS) return false;
  const isOne = isCertain && quests.length === 1 && states.length === 1;
  for (const each of quests)
    for (const to of states) sets.push({ quest: each, state: to, needs, isCertain: isOne });
  return true;
}

/** The states that an argument may be: all of them where it is computed or no state. */
function statesOf(node: ExpressionNode | undefined): readonly QuestState[] {
  const state = node?.kind === 'string' && isComputedText(node.value) ? undefined : stateOf(node);
  return state === undefined ? STATES : [state];
}

/** The quests that an argument may name; undefined for a computed name, which may be any. */
function questsOf(node: ExpressionNode, names: NameFinder): readonly number[] | undefined {
  return node.kind === 'string' && !isComputedText(node.value) ? names.meantBy(node.value) : undefined;
}

/** The variables that an expression reads or sets by names that are written out. */
export function variablesOf(root: ExpressionNode): readonly string[] {
  return nodesOf(root).flatMap((node) => {
    if (node.kind === 'read')
      return (node.letters === 'N' || node.letters === 'S') && node.name !== undefined ? [node.name] : [];
    if (node.kind !== 'call' || expressionFunction(node.name)?.name !== 'SetVariable') return [];
    const [name] = node.arguments;
    return name?.kind === 'string' && !isComputedText(name.value) ? [name.value] : [];
  });
}
