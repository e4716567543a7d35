import { expressionFunction, isComputedText, meantFunction, STATE_TEXTS } from '../expression/functions.js';
import { type CallNode, type ExpressionNode, partsOf, withoutBrackets } from '../expression/node.js';
import type { QuestState } from '../snapshot/quest-states.js';
import type { Fact } from './fact.js';
import type { QuestSet } from './influence.js';
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

/** Part of an expression, and what must have happened before a call in it can run. */
interface Guarded {
  readonly node: ExpressionNode;
  readonly needs: readonly Fact[];
}

/** The quests that an expression may set, each with the facts that its condition certainly needs. */
export function expressionMoves(root: ExpressionNode, names: NameFinder): ExpressionMoves {
  const sets: QuestSet[] = [];
  let anyQuest = false;
  const open: Guarded[] = [{ node: root, needs: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, needs } = next;
    const branches = branchesOf(node, names);
    if (branches !== undefined) {
      for (const { part, facts } of branches)
        open.push({ node: part, needs: facts.length === 0 ? needs : [...needs, ...facts] });
      continue;
    }
    if (node.kind === 'call') anyQuest = !addSets(node, needs, names, sets) || anyQuest;
    for (const part of partsOf(node)) open.push({ node: part, needs });
  }
  return { sets, anyQuest };
}

/** The parts of a condition with what each needs; undefined for everything else. */
function branchesOf(
  node: ExpressionNode,
  names: NameFinder,
): { readonly part: ExpressionNode; readonly facts: readonly Fact[] }[] | undefined {
  if (node.kind === 'choice')
    return [
      ...node.branches.flatMap(({ condition, value }) => [
        { part: condition, facts: [] },
        { part: value, facts: factsOf(condition, names) },
      ]),
      { part: node.otherwise, facts: [] },
    ];
  const name = node.kind === 'call' ? node.name.toLowerCase() : '';
  if (node.kind !== 'call' || (name !== 'if' && name !== 'ifs')) return undefined;
  return node.arguments.map((part, index) => {
    const condition = node.arguments[index - 1];
    // Every second argument is the value of the condition before it.
    const isValue = index % 2 === 1 && condition !== undefined;
    return { part, facts: isValue ? factsOf(condition, names) : [] };
  });
}

/** The facts without which a condition certainly does not hold. */
function factsOf(condition: ExpressionNode, names: NameFinder): readonly Fact[] {
  const node = withoutBrackets(condition);
  if (node.kind === 'on-change') {
    const [quest, state] = node.arguments;
    return factOf(quest?.string?.value, stateOf(state?.string), names);
  }
  if (node.kind !== 'operation') return [];
  const [operator] = node.operators;
  if (operator === undefined) return [];
  if (ANDS.has(operator.text)) return node.operands.flatMap((operand) => factsOf(operand, names));
  if (!EQUALS.has(operator.text) || node.operands.length !== 2) return [];
  const [left, right] = node.operands.map(withoutBrackets);
  const [read, other] = left?.kind === 'read' ? [left, right] : [right, left];
  if (read?.kind !== 'read') return [];
  const isRight = read.letters === 'TN' ? other?.kind === 'number' : other?.kind === 'string';
  return isRight && read.letters.startsWith('T') ? factOf(read.name, stateOf(other), names) : [];
}

function factOf(name: string | undefined, state: QuestState | undefined, names: NameFinder): readonly Fact[] {
  if (name === undefined || state === undefined || isComputedText(name)) return [];
  const quests = names.withBareName(name);
  const [quest] = quests;
  return quest === undefined || quests.length > 1 ? [] : [{ quest, state }];
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

/** The quests that an argument may name; undefined where any may be meant. */
function questsOf(node: ExpressionNode, names: NameFinder): readonly number[] | undefined {
  if (node.kind === 'string' && !isComputedText(node.value)) return names.meantBy(node.value);
  const parts = writtenParts(node);
  return parts?.some((part) => part !== '') === true ? names.fitting(parts) : undefined;
}

/** The literal and computed parts of a joined text; undefined for everything else. */
function writtenParts(node: ExpressionNode): readonly string[] | undefined {
  if (node.kind === 'string') return node.value.split(/\$\p{L}+\{[^{}]*\}|\|[^|]*\|/u);
  if (node.kind !== 'operation' || node.operators.some(({ text }) => text !== '+')) return undefined;
  const parts = [''];
  for (const operand of node.operands.map(withoutBrackets)) {
    const own = operand.kind === 'string' ? (writtenParts(operand) ?? []) : ['', ''];
    parts[parts.length - 1] += own[0] ?? '';
    for (let index = 1; index < own.length; index++) parts.push(own[index] as string);
  }
  return parts;
}
