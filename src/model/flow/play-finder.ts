import { getOrInsert } from '../../bytes/text/add-to.js';
import type { QuestState } from '../snapshot/quest-states.js';
import type { PlayBudget } from './budget.js';
import { type Cone, coneOf, questsInfluencing, traitsOf } from './cone.js';
import { type Fact, type FlowModel, factIndex, type ModelIndex } from './model.js';
import { type Play, Plays } from './play.js';
import type { Reachability } from './reachability.js';
import { otherReadings, type Reading, runsAtLogin } from './reading.js';
import { stepsFor } from './schedule.js';
import { type FoundMoves, type SearchResult, search } from './search.js';
import type { Simulation } from './simulator.js';
import { type PlayStep, stepFor } from './step.js';

/** Quests that a search may be about, and states of play that it may look at. */
const MAX_SEARCHED_QUESTS = 10;
const MAX_SEARCHED_STATES = 4_000;
/** Players who take part in a search. */
const MAX_PLAYERS = 3;
/** What looking at a state of play counts for, where there is a budget. */
const STEPS_A_STATE = 16;
/** A search tries to find a shorter play than one of up to this length; longer ones are out of its reach. */
const MAX_IMPROVED = 8;
/** In plays up to this length every step that they do not need is left out. */
const MAX_SHORTENED = 60;

/** What was found out about a fact. */
export type Found =
  /** A play that the simulator has repeated. */
  | { readonly kind: 'play'; readonly play: Play; readonly isShortest: boolean }
  /** A search saw every state of play. None enters the fact. */
  | { readonly kind: 'none'; readonly states: number }
  | { readonly kind: 'open' };

/** What the other readings of the documents say about a fact that no play enters. */
export type OtherReadings = 'impossible' | 'found' | 'undecided';

/** What a search found out about the states of one quest. */
type Searched = Readonly<Record<1 | 2, Found>>;

const OPEN: Searched = { 1: { kind: 'open' }, 2: { kind: 'open' } };

/**
 * Finds plays that enter facts, long ones by a plan. A search finds the shortest, or that there is none.
 */
export class PlayFinder {
  private readonly plays: Plays;
  /** By quest: where a play is known already, and where none is. */
  private readonly searches = { alone: new Map<number, Searched>(), together: new Map<number, Searched>() };
  #mayNeedFewer: boolean | undefined;

  /** @param readable what plays can do without the parts that cannot be read */
  constructor(
    private readonly model: FlowModel,
    private readonly index: ModelIndex,
    private readonly readable: Reachability,
    private readonly budget: PlayBudget | undefined,
  ) {
    this.plays = new Plays(model, budget);
  }

  find(quest: number, state: 1 | 2): Found {
    const planned = this.planned(quest, state);
    const length = planned?.steps.length ?? 0;
    if (planned !== undefined && (length <= 1 || length > MAX_IMPROVED))
      return { kind: 'play', play: planned, isShortest: this.isShortest(length, length <= 1) };
    const searched = this.searched(quest, planned !== undefined)[state];
    if (planned === undefined) {
      if (searched.kind !== 'open') return searched;
      for (const rhythm of RHYTHMS) {
        const play = this.planned(quest, state, rhythm);
        if (play !== undefined) return { kind: 'play', play, isShortest: false };
      }
      return searched;
    }
    if (searched.kind === 'play' && !isShorter(planned, searched.play)) return searched;
    return { kind: 'play', play: planned, isShortest: false };
  }

  /** Searches the cone of a quest again under every other reading that makes a difference there. */
  underOtherReadings(quest: number, state: QuestState): OtherReadings {
    const cone = this.coneAround(quest);
    if (cone === undefined) return 'undecided';
    const fact = factIndex(cone.numberOf.get(quest) ?? -1, state);
    let others: OtherReadings = 'impossible';
    for (const reading of otherReadings(cone.model)) {
      const { found, isExhaustive } = this.search(cone, new Map([[fact, () => true]]), 1, reading);
      if (found.has(fact)) return 'found';
      if (!isExhaustive) others = 'undecided';
    }
    return others;
  }

  /** @param isFirstFound whether everything that takes fewer moves was tried without success */
  private isShortest(steps: number, isFirstFound: boolean): boolean {
    return steps === 0 || (isFirstFound && !this.mayNeedFewer);
  }

  /** Whether shorter plays than the search finds may exist: a wait or reload can replace several moves. */
  private get mayNeedFewer(): boolean {
    const { model } = this;
    this.#mayNeedFewer ??=
      traitsOf(model).hasTimers ||
      model.influences.some(({ kind }) => kind === 'expression') ||
      model.reactions.some(({ state }) => state === 0) ||
      model.events.some(runsAtLogin);
    return this.#mayNeedFewer;
  }

  /** Several players take long where there are chains or time: then they only look for what no plan found. */
  private searched(quest: number, isPlanned: boolean): Searched {
    const known = isPlanned ? this.searches.alone : this.searches.together;
    return getOrInsert(known, quest, () => {
      const cone = this.coneAround(quest);
      if (cone === undefined) return OPEN;
      const isPlain = cone.model.chains.length === 0 && !traitsOf(cone.model).hasTimers;
      return this.searchedIn(cone, quest, isPlanned && !isPlain ? 1 : MAX_PLAYERS);
    });
  }

  private searchedIn(cone: Cone, quest: number, players: number): Searched {
    const number = cone.numberOf.get(quest) ?? -1;
    const plays = new Map<QuestState, Play>();
    const states = ([1, 2] as const).filter((state) => this.readable.isPossible(quest, state));
    const wanted = states.map((state) => {
      const isPlayed = (way: FoundMoves): boolean => {
        const steps = stepsFor(way);
        const play = steps && this.plays.thatEnters(steps, quest, state);
        if (play !== undefined) plays.set(state, play);
        return play !== undefined;
      };
      return [factIndex(number, state), isPlayed] as const;
    });
    const result = this.search(cone, new Map(wanted), players);
    const foundOut = (state: QuestState): Found => {
      const play = plays.get(state);
      const isKnown = result.isExhaustive && !result.found.has(factIndex(number, state));
      if (play === undefined) return isKnown ? { kind: 'none', states: result.states } : { kind: 'open' };
      const { length } = play.steps;
      return { kind: 'play', play, isShortest: this.isShortest(length, length <= result.shortestUpTo) };
    };
    return { 1: foundOut(1), 2: foundOut(2) };
  }

  private search(
    cone: Cone,
    wanted: Parameters<typeof search>[1],
    players: number,
    reading?: Reading,
  ): SearchResult {
    const result = search(cone, wanted, { states: MAX_SEARCHED_STATES, players }, reading);
    this.budget?.spend(result.states * STEPS_A_STATE);
    return result;
  }

  /** Undefined where too many quests bear on a quest. */
  private coneAround(quest: number): Cone | undefined {
    const bearing = questsInfluencing(this.model, this.index, quest, MAX_SEARCHED_QUESTS);
    return bearing && coneOf(this.model, this.index, bearing);
  }

  /** @param rhythm at which of its moves the plan waits */
  private planned(quest: number, state: QuestState, rhythm?: number): Play | undefined {
    const { plays, readable } = this;
    const steps = planPlay(plays, readable, quest, state, rhythm);
    const play = plays.thatEnters(steps, quest, state);
    if (play === undefined || play.steps.length > MAX_SHORTENED) return play;
    return plays.shortened(play, quest, state);
  }
}

/** Whether a play has fewer steps than another one, or as many and less to wait for. */
function isShorter({ steps }: Play, other: Play): boolean {
  const difference = steps.length - other.steps.length;
  return difference < 0 || (difference === 0 && secondsOf(steps) < secondsOf(other.steps));
}

function secondsOf(steps: readonly PlayStep[]): number {
  return steps.reduce((sum, step) => sum + (step.kind === 'wait' ? step.seconds : 0), 0);
}

/** Plays with more steps are not worth their time. */
const MAX_STEPS = 1_000;
/** Waits until something timed has moved a quest. */
const MAX_WAITS = 12;
/** Moves towards one state: two are enough, unless chance or another quest leads one astray. */
const MAX_MOVES = 6;
const MAX_MOVES_AND_WAITS = 40;
/** Plans that wait at every so many moves, for whatever is under way, where nothing else was found. */
const RHYTHMS = [1, 2];
/** Quests that wait for each other, one for the next, and tries for all of them. */
const MAX_DEPTH = 500;
const MAX_TRIES = 5_000;

/**
 * Plays towards a state: what its move needs first, and then the move, as reachability found it. That finds
 * long plays, in which each thing happens in one way; a search finds the others, as long as they are short.
 */
function planPlay(
  plays: Plays,
  reachability: Reachability,
  quest: number,
  state: QuestState,
  rhythm: number | undefined,
): readonly PlayStep[] {
  const planner = new Planner(plays, reachability, rhythm);
  planner.reach({ quest, state });
  return planner.steps;
}

class Planner {
  readonly steps: PlayStep[] = [];
  private readonly model: FlowModel;
  private readonly simulation: Simulation;
  /** The states and moves that are being brought about: none is tried again inside itself. */
  private readonly waiting = new Set<number>();
  private readonly making = new Set<number>();
  private tries = 0;

  constructor(
    plays: Plays,
    private readonly reachability: Reachability,
    private readonly rhythm: number | undefined,
  ) {
    this.model = plays.model;
    this.simulation = plays.begin(1);
  }

  /** Brings a quest into a state. @returns whether it is in it */
  reach({ quest, state }: Fact): boolean {
    const fact = factIndex(quest, state);
    if (this.waiting.has(fact) || this.waiting.size > MAX_DEPTH) return this.isIn(quest, state);
    this.waiting.add(fact);
    const { rhythm } = this;
    const most = rhythm === undefined ? MAX_MOVES : MAX_MOVES_AND_WAITS;
    for (let moves = 0; moves < most && !this.isIn(quest, state); moves++) {
      const before = this.steps.length;
      const isRest = rhythm !== undefined && moves % rhythm === 0;
      if (!isRest || !this.wait()) this.move(quest, state);
      const isStuck = this.steps.length === before;
      if (isStuck && (rhythm === undefined || !this.wait())) break;
    }
    this.waiting.delete(fact);
    return this.isIn(quest, state);
  }

  private isIn(quest: number, state: QuestState): boolean {
    return this.simulation.state(quest) === state;
  }

  private get isOver(): boolean {
    return this.simulation.stopped || this.steps.length > MAX_STEPS || ++this.tries > MAX_TRIES;
  }

  /** Moves a quest on towards a state, directly where that is possible. */
  private move(quest: number, wanted: QuestState): void {
    const from = this.simulation.state(quest);
    const { reachability } = this;
    const third = (3 - from - wanted) as QuestState;
    const isDirect = reachability.maker(quest, from, wanted) !== undefined;
    if (isDirect) this.make(quest, from, wanted);
    if (isDirect && (this.rhythm === undefined || !this.isIn(quest, from))) return;
    if (reachability.maker(quest, third, wanted) !== undefined) this.make(quest, from, third);
  }

  private make(quest: number, from: QuestState, to: QuestState): void {
    const move = quest * 9 + from * 3 + to;
    if (this.making.has(move)) return;
    this.making.add(move);
    this.tryToMake(quest, from, to);
    this.making.delete(move);
  }

  private tryToMake(quest: number, from: QuestState, to: QuestState): void {
    const { simulation } = this;
    const by = this.reachability.maker(quest, from, to);
    if (by === undefined || (to === 1 && !this.meet(quest))) return;
    for (const need of by.needs ?? []) {
      // It must be entered, unless that has set off something that waits.
      if (this.isIn(need.quest, need.state) && simulation.nextDue === undefined) this.leave(need);
      if (!this.reach(need)) return;
    }
    if (!this.isIn(quest, from)) return;
    if (by.act === 'reload') this.act({ kind: 'reload' });
    else if (by.act !== undefined) this.act(stepFor(by.act));
    for (let waits = 0; waits < MAX_WAITS && this.isIn(quest, from); waits++) if (!this.wait()) break;
  }

  /** Waits for the next thing that falls due. */
  private wait(): boolean {
    const { nextDue, time } = this.simulation;
    return nextDue !== undefined && this.act({ kind: 'wait', seconds: nextDue - time });
  }

  /** Completes the quests that another one requires, as often as it does. */
  private meet(quest: number): boolean {
    for (const { quest: required, amount } of this.model.quests[quest]?.requirements ?? []) {
      if (required === undefined) return !(amount > 0);
      for (let done = this.simulation.completions(required); done < amount; ) {
        if (this.isIn(required, 2)) this.leave({ quest: required, state: 2 });
        this.reach({ quest: required, state: 2 });
        const now = this.simulation.completions(required);
        if (now <= done) return false;
        done = now;
      }
    }
    return true;
  }

  private leave({ quest, state }: Fact): void {
    for (const other of [0, 1, 2] as const)
      if (this.isIn(quest, state) && this.reachability.maker(quest, state, other) !== undefined)
        this.make(quest, state, other);
  }

  private act(step: PlayStep): boolean {
    if (this.isOver || this.simulation.play(step) !== undefined) return false;
    this.steps.push(step);
    return true;
  }
}
