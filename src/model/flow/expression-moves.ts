import { expressionFunction, isComputedText, meantFunction, STATE_TEXTS } from '../expression/functions.js';
import { type CallNode, type ExpressionNode, nodesOf, partsOf, withoutBrackets } from '../expression/node.js';
import type { QuestState } from '../snapshot/quest-states.js';
import type { Fact, QuestSet } from './model.js';
import type { NameFinder } from './name-finder.js';

/** What one expression sets, at most; beyond, it may set any quest. */
const MAX_SETS = 100_000;
const STATES: readonly QuestState[] = [0, 1, 2];
const ANDS: ReadonlySet<string> = new Set(['&&', 'and']);
const EQUALS: ReadonlySet<string> = new Set(['==', '=']);

/** What the calls of an expression may do to quests; `anyQuest` if the name is computed. */
export interface ExpressionMoves {
  readonly sets: readonly QuestSet[];
  readonly anyQuest: boolean;
}

interface Guarded {
  readonly node: ExpressionNode;
  /** What must have happened before it is evaluated. */
  readonly needs: readonly Fact[];
}

const NOTHING: readonly Fact[] = [];

/** The quests that an expression may set, each with the facts that its condition certainly needs. */
export function expressionMoves(root: ExpressionNode, names: NameFinder): ExpressionMoves {
  const sets: QuestSet[] = [];
  let anyQuest = false;
  const open: Guarded[] = [{ node: root, needs: NOTHING }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, needs } = next;
    const branches = branchesOf(node, names);
    if (branches !== undefined) {
      for (const [part, more] of branches) open.push({ node: part, needs: both(needs, more) });
      continue;
    }
    if (node.kind === 'call') anyQuest = !addSets(node, needs, names, sets) || anyQuest;
    for (const part of partsOf(node)) open.push({ node: part, needs });
  }
  return { sets, anyQuest };
}

function both(some: readonly Fact[], others: readonly Fact[]): readonly Fact[] {
  return others.length === 0 ? some : [...some, ...others];
}

/** The parts of a condition with what each needs; undefined for everything else. */
function branchesOf(
  node: ExpressionNode,
  names: NameFinder,
): readonly (readonly [ExpressionNode, readonly Fact[]])[] | undefined {
  if (node.kind === 'choice')
    return [
      ...node.branches.flatMap(({ condition, value }) => [
        [condition, NOTHING] as const,
        [value, needsOf(condition, names)] as const,
      ]),
      [node.otherwise, NOTHING],
    ];
  const name = node.kind === 'call' ? node.name.toLowerCase() : '';
  if (node.kind !== 'call' || (name !== 'if' && name !== 'ifs')) return undefined;
  return node.arguments.map((part, index) => {
    // Every second argument is the value of the condition before it.
    const condition = index % 2 === 1 ? node.arguments[index - 1] : undefined;
    return [part, condition === undefined ? NOTHING : needsOf(condition, names)];
  });
}

/** The facts without which a condition certainly does not hold. */
function needsOf(condition: ExpressionNode, names: NameFinder): readonly Fact[] {
  const node = withoutBrackets(condition);
  if (node.kind === 'on-change') {
    // The public sources disagree on the form of others.
    const [quest, state, third] = node.arguments;
    return third !== undefined ? NOTHING : factOf(quest?.string?.value, stateOf(state?.string), names);
  }
  if (node.kind !== 'operation') return NOTHING;
  const [operator] = node.operators;
  if (operator === undefined) return NOTHING;
  if (ANDS.has(operator.text)) return node.operands.flatMap((operand) => needsOf(operand, names));
  if (!EQUALS.has(operator.text) || node.operands.length !== 2) return NOTHING;
  const [left, right] = node.operands.map(withoutBrackets);
  const [read, other] = left?.kind === 'read' ? [left, right] : [right, left];
  if (read?.kind !== 'read') return NOTHING;
  const isRight = read.letters === 'TN' ? other?.kind === 'number' : other?.kind === 'string';
  return isRight && read.letters.startsWith('T') ? factOf(read.name, stateOf(other), names) : NOTHING;
}

function factOf(name: string | undefined, state: QuestState | undefined, names: NameFinder): readonly Fact[] {
  if (name === undefined || state === undefined || isComputedText(name)) return NOTHING;
  const [quest, other] = names.withBareName(name);
  return quest === undefined || other !== undefined ? NOTHING : [{ quest, state }];
}

/** The state that a string or number is; undefined for others. */
export function stateOf(node: ExpressionNode | undefined): QuestState | undefined {
  if (node?.kind === 'number') return STATES.find((state) => state === node.value);
  return node?.kind === 'string' ? STATES.find((state) => STATE_TEXTS[state] === node.value) : undefined;
}

/** @returns false where any quest may be meant */
function addSets(call: CallNode, needs: readonly Fact[], names: NameFinder, sets: QuestSet[]): boolean {
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
  for (const each of quests) for (const to of states) sets.push({ quest: each, state: to, needs });
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
