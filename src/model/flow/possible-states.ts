import { addTo } from '../../bytes/text/add-to.js';
import type { QuestState } from '../snapshot/quest-states.js';
import { type Fact, type FlowQuest, type FlowRequirement, factIndex } from './model.js';

const STATES: readonly QuestState[] = [0, 1, 2];

/**
 * The states that quests may enter. Grows from Not Active by the moves that are allowed, until nothing is new. Time,
 * order, chance and how often something happens do not count.
 */
export class PossibleStates {
  /** By the number of the fact. */
  private readonly entered: Uint8Array;
  /** For each quest the moves that are allowed, as bits: from * 3 + to. */
  private readonly moves: Uint16Array;
  private readonly unmet: Float64Array;
  private readonly metRequirements = new Set<FlowRequirement>();
  private readonly requiredBy = new Map<number, FlowRequirement[]>();
  /** What happens once a fact is possible, by its number. */
  private readonly waiting = new Map<number, (() => void)[]>();
  private readonly open: number[] = [];

  constructor(
    private readonly quests: readonly FlowQuest[],
    /** How often a quest is completed at most, if it can be completed again. */
    private readonly most: (quest: FlowQuest) => number,
    /** Whether what cannot be read may meet a requirement. */
    private readonly mayBeMet: (requirement: FlowRequirement) => boolean = () => false,
  ) {
    const count = quests.length;
    this.entered = new Uint8Array(count * 3);
    this.moves = new Uint16Array(count);
    this.unmet = new Float64Array(count);
  }

  isPossible(quest: number, state: QuestState): boolean {
    return this.entered[factIndex(quest, state)] === 1;
  }

  /** How often a quest can be completed at most, as requirements count it: the limits that can be seen. */
  completions(index: number): number {
    const { [index]: quest } = this.quests;
    if (quest === undefined || !this.isPossible(index, 2)) return 0;
    return this.repeats(index) ? this.most(quest) : 1;
  }

  isMet(requirement: FlowRequirement): boolean {
    const { quest, amount } = requirement;
    if (!(amount > 0) || this.mayBeMet(requirement)) return true;
    return quest !== undefined && this.completions(quest) >= amount;
  }

  allow({ index, enabled }: FlowQuest, from: QuestState | 'any', to: QuestState): void {
    const before = this.moves[index] ?? 0;
    const after = before | ((from === 'any' ? 0b001_001_001 : 1 << (from * 3)) << to);
    if (!enabled || after === before) return;
    this.moves[index] = after;
    this.open.push(index);
  }

  once({ quest, state }: Fact, happens: () => void): void {
    addTo(this.waiting, factIndex(quest, state), happens);
  }

  grow(): void {
    for (const { index, requirements } of this.quests)
      for (const requirement of requirements) {
        if (requirement.quest !== undefined) addTo(this.requiredBy, requirement.quest, requirement);
        if (this.isMet(requirement)) this.metRequirements.add(requirement);
        else this.unmet[index] = (this.unmet[index] ?? 0) + 1;
      }
    for (const { index } of this.quests) this.enter(index, 0);
    for (let quest = this.open.pop(); quest !== undefined; quest = this.open.pop()) this.follow(quest);
  }

  /** Enters the states that the moves of a quest lead to by now. */
  private follow(index: number): void {
    for (const to of [1, 2, 1] as const) {
      if (this.isPossible(index, to)) continue;
      if (STATES.some((from) => this.isPossible(index, from) && this.canMove(index, from, to)))
        this.enter(index, to);
    }
    if (this.isPossible(index, 2)) this.completed(index);
  }

  private canMove(quest: number, from: QuestState, to: QuestState): boolean {
    if (to === 1 && (this.unmet[quest] ?? 0) > 0) return false;
    return ((this.moves[quest] ?? 0) & (1 << (from * 3 + to))) !== 0;
  }

  /** Whether a quest that was completed may be completed again. */
  private repeats(quest: number): boolean {
    if (this.canMove(quest, 2, 0)) return true;
    return this.canMove(quest, 2, 1) && (this.canMove(quest, 1, 2) || this.canMove(quest, 1, 0));
  }

  private enter(index: number, state: QuestState): void {
    const fact = factIndex(index, state);
    this.entered[fact] = 1;
    this.open.push(index);
    for (const happens of this.waiting.get(fact) ?? []) happens();
  }

  private completed(index: number): void {
    for (const requirement of this.requiredBy.get(index) ?? []) {
      if (this.metRequirements.has(requirement) || !this.isMet(requirement)) continue;
      this.metRequirements.add(requirement);
      this.unmet[requirement.from] = (this.unmet[requirement.from] ?? 0) - 1;
      this.open.push(requirement.from);
    }
  }
}
