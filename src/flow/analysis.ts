import type { QuestState } from '../snapshot/quest-states.js';
import type { PlayBudget } from './budget.js';
import { type Cone, coneOf, questsBearingOn, traitsOf } from './cone.js';
import { type Fact, factIndex } from './fact.js';
import { Fixpoint, indexModel, type ModelIndex } from './fixpoint.js';
import type { Influence } from './influence.js';
import type { FlowModel, FlowReaction, FlowRequirement, FlowTransition } from './model.js';
import { isPlain, type MultiplayerResult, playTogether } from './multiplayer.js';
import { planPlay } from './plan.js';
import { type Play, Plays } from './play.js';
import { otherReadings, type Reading, runsAtLogin } from './reading.js';
import { type Lack, whatLacks, whyDead, whyImpossible } from './reasons.js';
import { stepsFor } from './schedule.js';
import { type FoundMoves, type SearchResult, search } from './search.js';
import type { DeadReason, DeadTransition, FlowVerdict } from './verdict.js';
import { wander } from './wander.js';

/** Quests that a search may be about, and states of play that it may look at. */
const MAX_SEARCHED_QUESTS = 10;
const MAX_SEARCHED_STATES = 4_000;
/** What looking at a state of play counts for, where there is a budget. */
const STEPS_A_STATE = 16;
/** Quests that random plays may be about. */
const MAX_WANDERED_QUESTS = 40;
/** A search tries to find a shorter play than one of up to this length; longer ones are out of its reach. */
const MAX_IMPROVED = 8;
/** In plays up to this length every step that they do not need is left out. */
const MAX_SHORTENED = 60;

type ConeSearch =
  | { readonly kind: 'alone'; readonly cone: Cone; readonly result: SearchResult }
  | { readonly kind: 'multiplayer'; readonly cone: Cone; readonly result: MultiplayerResult };

interface Searched {
  readonly witness: Play | undefined;
  readonly isShortest: boolean;
  /** How many states of play were seen, where that proves that no play enters the fact. */
  readonly tried: number | undefined;
}

/** What the other readings of the documents say about a fact that no play enters. */
type OtherReadings = 'impossible' | 'found' | 'undecided';

const NOTHING_FOUND: Searched = { witness: undefined, isShortest: false, tried: undefined };

/**
 * What plays of a room can show. Two questions: {@link mayEnter} is answered at once and for all facts together; a verdict
 * with a play or a reason is worked out for one fact when asked for, and kept.
 */
export class FlowAnalysis {
  readonly index: ModelIndex;
  private readonly plays: Plays;
  private readonly most: Fixpoint;
  #readable: Fixpoint | undefined;
  #mayNeedFewer: boolean | undefined;
  #influencesOnAll: readonly Influence[] | undefined;
  private readonly verdicts = new Map<number, FlowVerdict>();
  private readonly searches = new Map<number, ConeSearch>();

  /** @param budget what the plays may do that verdicts are looked for with; unlimited unless given */
  constructor(
    readonly model: FlowModel,
    private readonly budget?: PlayBudget,
  ) {
    this.index = indexModel(model);
    this.plays = new Plays(model, budget);
    this.most = Fixpoint.of(model, this.index, true);
  }

  /** What plays can do without the parts that cannot be read. Computed only when somebody wants to see a play. */
  private get readable(): Fixpoint {
    const { model, index, most } = this;
    this.#readable ??= model.influences.length === 0 ? most : Fixpoint.of(model, index, false);
    return this.#readable;
  }

  /** Whether a play may enter the state, as far as the fixpoint can tell. `false` holds under every reading of the documents. */
  mayEnter(quest: number, state: QuestState): boolean {
    return this.most.isPossible(quest, state);
  }

  /** The same without the parts that cannot be read. */
  mayEnterReadably(quest: number, state: QuestState): boolean {
    return this.readable.isPossible(quest, state);
  }

  /** The most completions of a quest that requirements can ever count; Infinity for any number. */
  mostCompletions(quest: number): number {
    return this.most.completions(quest);
  }

  /** The first thing that a fact lacks which no play can enter. */
  lack(fact: Fact): Lack {
    return whatLacks(this.model, this.index, this.most, fact);
  }

  verdict(quest: number, state: QuestState): FlowVerdict {
    const fact = factIndex(quest, state);
    let verdict = this.verdicts.get(fact);
    if (verdict === undefined) {
      verdict = this.judge(quest, state);
      this.verdicts.set(fact, verdict);
    }
    return verdict;
  }

  /** Transitions that can never change anything, with what they lack. */
  deadTransitions(): readonly DeadTransition[] {
    return this.model.transitions.flatMap((transition) => {
      const reason = this.whyDead(transition);
      return reason === undefined ? [] : [{ transition, reason }];
    });
  }

  /** What a transition lacks that can never change anything; undefined for others. */
  whyDead(transition: FlowTransition): DeadReason | undefined {
    return whyDead(this.model, this.most, transition);
  }

  /** Effects whose quest can never enter their state. */
  deadReactions(): readonly FlowReaction[] {
    return this.model.reactions.filter(({ quest, state }) => !this.mayEnter(quest, state));
  }

  /** Requirements that ask for more completions than there can ever be. */
  unmetRequirements(): readonly FlowRequirement[] {
    return this.model.quests.flatMap(({ requirements }) =>
      requirements.filter((requirement) => !this.most.isMet(requirement)),
    );
  }

  /** What cannot be read and may move a quest, directly or through what bears on it. The same list wherever only {@link influencesOnAll} do. */
  influencesOn(quest: number): readonly Influence[] {
    const { model, index, influencesOnAll } = this;
    const bearing = questsBearingOn(model, index, quest, Number.POSITIVE_INFINITY) ?? new Set();
    const own = new Set<number>();
    for (const each of bearing) for (const at of index.influencesOnly.get(each) ?? []) own.add(at);
    const others = [...own]
      .flatMap((at) => model.influences[at] ?? [])
      .filter((each) => this.mayRun(each) && this.maySet(each, bearing));
    if (others.length === 0) return influencesOnAll;
    const found = new Set([...influencesOnAll, ...others]);
    return model.influences.filter((each) => found.has(each));
  }

  /** What cannot be read and may move every quest. */
  private get influencesOnAll(): readonly Influence[] {
    this.#influencesOnAll ??= this.model.influences.filter(
      (each) => (each.resets || each.quests === 'all') && this.mayRun(each),
    );
    return this.#influencesOnAll;
  }

  private mayRun({ when }: Influence): boolean {
    return when === undefined || this.mayEnter(when.quest, when.state);
  }

  /** Whether an expression may set one of these quests: what it needs for that can happen. */
  private maySet({ sets }: Influence, quests: ReadonlySet<number>): boolean {
    return sets === undefined || sets.some((set) => quests.has(set.quest) && this.areEntered(set.needs));
  }

  private areEntered(facts: readonly Fact[]): boolean {
    return facts.every(({ quest, state }) => this.mayEnter(quest, state));
  }

  /** Whether plays may need fewer steps than searches find: a wait or a reload can do the work of several moves. */
  private get mayNeedFewer(): boolean {
    const { model } = this;
    this.#mayNeedFewer ??=
      traitsOf(model).hasTimers ||
      model.influences.some(({ kind }) => kind === 'expression') ||
      model.reactions.some(({ state }) => state === 0) ||
      model.events.some(runsAtLogin);
    return this.#mayNeedFewer;
  }

  private judge(quest: number, state: QuestState): FlowVerdict {
    const { model, index, most } = this;
    if (state === 0) return { kind: 'reachable', play: { steps: [], seed: 1 }, isShortest: true };
    if (!most.isPossible(quest, state))
      return { kind: 'impossible', reason: whyImpossible(model, index, most, quest, state) };
    if (!this.readable.isPossible(quest, state))
      return { kind: 'unknown', influences: this.influencesOn(quest) };
    if (this.budget?.left === 0) return { kind: 'unknown', influences: this.influencesOn(quest) };
    const planned = this.planned(quest, state);
    const length = planned?.steps.length ?? 0;
    if (planned !== undefined && (length <= 1 || length > MAX_IMPROVED))
      return { kind: 'reachable', play: planned, isShortest: this.isShortest(length, length <= 1) };
    const { witness, isShortest, tried } = this.searched(quest, state);
    if (witness !== undefined)
      return {
        kind: 'reachable',
        play: witness,
        isShortest: this.isShortest(witness.steps.length, isShortest),
      };
    const play = planned ?? (tried === undefined ? this.wandered(quest, state) : undefined);
    if (play !== undefined) return { kind: 'reachable', play, isShortest: false };
    const influences = this.influencesOn(quest);
    if (tried === undefined || influences.length > 0) return { kind: 'unknown', influences };
    const others = this.otherwise(quest, state);
    return others === 'impossible'
      ? { kind: 'impossible', reason: { kind: 'tried', states: tried } }
      : { kind: 'unknown', influences, dependsOnReading: others === 'found' };
  }

  /** Plays the cone of a quest again under every other reading that makes a difference there. */
  private otherwise(quest: number, state: QuestState): OtherReadings {
    const bearing = questsBearingOn(this.model, this.index, quest, MAX_SEARCHED_QUESTS);
    if (bearing === undefined) return 'undecided';
    const cone = coneOf(this.model, this.index, bearing);
    const fact = factIndex(cone.numberOf.get(quest) ?? -1, state);
    let others: OtherReadings = 'impossible';
    for (const reading of otherReadings(cone.model)) {
      const searched = searchCone(cone, [fact], reading);
      this.budget?.spend(searched.result.states * STEPS_A_STATE);
      const isFound =
        searched.kind === 'multiplayer' ? searched.result.plays.has(fact) : searched.result.found.has(fact);
      if (isFound) return 'found';
      const isImpossible =
        searched.kind === 'multiplayer'
          ? searched.result.possible?.has(fact) === false
          : searched.result.isExhaustive;
      if (!isImpossible) others = 'undecided';
    }
    return others;
  }

  /** @param isFirstFound whether everything that takes fewer moves was tried without success */
  private isShortest(steps: number, isFirstFound: boolean): boolean {
    return steps === 0 || (isFirstFound && !this.mayNeedFewer);
  }

  private searched(quest: number, state: QuestState): Searched {
    const search = this.searchOf(quest);
    if (search === undefined) return NOTHING_FOUND;
    const { cone, result } = search;
    const fact = factIndex(cone.numberOf.get(quest) ?? -1, state);
    if (search.kind === 'multiplayer') {
      const steps = search.result.plays.get(fact);
      const witness = steps && this.plays.thatEnters(steps, quest, state);
      const isShortest = (steps?.length ?? 0) <= search.result.shortestUpTo;
      const isImpossible = search.result.possible?.has(fact) === false;
      return { witness, isShortest, tried: isImpossible ? result.states : undefined };
    }
    const isImpossible = search.result.isExhaustive && !search.result.found.has(fact);
    // Where several players bear on each other, two may need fewer steps than one.
    const isShortest = !search.result.isMixed;
    return {
      witness: this.witness(search.result.found.get(fact) ?? [], quest, state),
      isShortest,
      tried: isImpossible ? result.states : undefined,
    };
  }

  private searchOf(quest: number): ConeSearch | undefined {
    const bearing = questsBearingOn(this.model, this.index, quest, MAX_SEARCHED_QUESTS);
    if (bearing === undefined) return undefined;
    let searched = this.searches.get(quest);
    if (searched === undefined) {
      const cone = coneOf(this.model, this.index, bearing);
      const number = cone.numberOf.get(quest) ?? -1;
      const wanted = ([1, 2] as const)
        .filter((state) => this.readable.isPossible(quest, state))
        .map((state) => factIndex(number, state));
      searched = searchCone(cone, wanted);
      this.budget?.spend(searched.result.states * STEPS_A_STATE);
      this.searches.set(quest, searched);
    }
    return searched;
  }

  /** The first play of a search that the simulator can repeat. */
  private witness(ways: readonly FoundMoves[], quest: number, state: QuestState): Play | undefined {
    for (const moves of ways) {
      const steps = stepsFor(moves);
      const play = steps && this.plays.thatEnters(steps, quest, state);
      if (play !== undefined) return play;
    }
    return undefined;
  }

  private planned(quest: number, state: QuestState): Play | undefined {
    const { plays, index, readable } = this;
    const steps = planPlay(plays, index, readable, quest, state);
    const play = steps && plays.thatEnters(steps, quest, state);
    return play && this.shortened(play, quest, state);
  }

  /** Plays the cone at random; the play then holds for the whole room, except where chance is drawn differently. */
  private wandered(quest: number, state: QuestState): Play | undefined {
    const { model, index } = this;
    const bearing = questsBearingOn(model, index, quest, MAX_WANDERED_QUESTS);
    if (bearing === undefined) return undefined;
    const { model: cone, numberOf } = coneOf(model, index, bearing);
    const play = wander(new Plays(cone, this.budget), numberOf.get(quest) ?? -1, state);
    const found = play && this.plays.thatEnters(play.steps, quest, state, play.seed);
    return found && this.shortened(found, quest, state);
  }

  private shortened(play: Play, quest: number, state: QuestState): Play {
    return play.steps.length > MAX_SHORTENED ? play : this.plays.shortened(play, quest, state);
  }
}

function searchCone(cone: Cone, wanted: readonly number[], reading?: Reading): ConeSearch {
  return traitsOf(cone.model).isMixed && isPlain(cone)
    ? { kind: 'multiplayer', cone, result: playTogether(cone, wanted, MAX_SEARCHED_STATES, reading) }
    : { kind: 'alone', cone, result: search(cone, wanted, MAX_SEARCHED_STATES, reading) };
}
