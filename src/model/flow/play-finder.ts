import { getOrInsert } from '../../bytes/text/add-to.js';
import type { QuestState } from '../snapshot/quest-states.js';
import type { PlayBudget } from './budget.js';
import { type Cone, coneOf, questsInfluencing, traitsOf } from './cone.js';
import { type FlowModel, factIndex, type ModelIndex } from './model.js';
import { type Play, Plays } from './play.js';
import type { Reachability } from './reachability.js';
import { otherReadings, type Reading, runsAtLogin } from './reading.js';
import { stepsFor } from './schedule.js';
import { type FoundMoves, type SearchResult, search } from './search.js';
import type { Simulation } from './simulator.js';
import { countedUpTo } from './state-of-play.js';
import { type PlayStep, stepFor } from './step.js';
import type { TimelineEntry } from './timeline.js';

/** Quests that a search may be about, and states of play that it may look at. */
const MAX_SEARCHED_QUESTS = 10;
const MAX_SEARCHED_STATES = 4_000;
/** Players who take part in a search. */
const MAX_PLAYERS = 3;
/** What looking at a state of play counts for, where there is a budget. */
const STEPS_A_STATE = 16;
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

/** Finds plays that enter facts: a search the shortest, or that there is none, and a long play all others. */
export class PlayFinder {
  private readonly plays: Plays;
  private readonly searches = new Map<number, Searched>();
  #long: LongPlay | undefined;
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
    const searched = getOrInsert(this.searches, quest, () => this.searched(quest))[state];
    if (searched.kind === 'play') return searched;
    this.#long ??= longPlay(this.plays, this.model);
    const play = this.cutFrom(this.#long, quest, state);
    return play === undefined
      ? searched
      : { kind: 'play', play, isShortest: this.isShortest(play.steps.length, play.steps.length <= 1) };
  }

  /** The part of the long play that enters a state. */
  private cutFrom({ steps, entered }: LongPlay, quest: number, state: QuestState): Play | undefined {
    const { plays } = this;
    const end = entered.get(factIndex(quest, state));
    if (end === undefined) return undefined;
    const all = steps.slice(0, end);
    const bearing = questsInfluencing(this.model, this.index, quest, Number.POSITIVE_INFINITY);
    const play =
      plays.thatEnters(
        all.filter(({ moves }) => [...moves].some((each) => bearing?.has(each))).map(({ step }) => step),
        quest,
        state,
      ) ??
      plays.thatEnters(
        all.map(({ step }) => step),
        quest,
        state,
      );
    return play === undefined || play.steps.length > MAX_SHORTENED
      ? play
      : plays.shortened(play, quest, state);
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

  /** One player alone first: several take long. */
  private searched(quest: number): Searched {
    const cone = this.coneAround(quest);
    if (cone === undefined) return OPEN;
    const alone = this.searchedIn(cone, quest, 1);
    if (!traitsOf(cone.model).isMixed || ([1, 2] as const).every((state) => alone[state].kind === 'play'))
      return alone;
    const together = this.searchedIn(cone, quest, MAX_PLAYERS);
    return {
      1: alone[1].kind === 'play' ? alone[1] : together[1],
      2: alone[2].kind === 'play' ? alone[2] : together[2],
    };
  }

  private searchedIn(cone: Cone, quest: number, players: number): Searched {
    const number = cone.numberOf.get(quest) ?? -1;
    const plays = new Map<QuestState, Play>();
    const states = ([1, 2] as const).filter((state) => this.readable.isPossible(quest, state));
    const wanted = states.map((state) => {
      const isPlayed = (way: FoundMoves): boolean => {
        const steps = stepsFor(way);
        const play = steps && this.plays.thatEnters(steps, quest, state);
        if (play !== undefined)
          plays.set(state, this.mayNeedFewer ? this.plays.shortened(play, quest, state) : play);
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
}

/** A play that goes on as long as something new happens. */
interface LongPlay {
  readonly steps: readonly { readonly step: PlayStep; readonly moves: ReadonlySet<number> }[];
  /** After how many steps each fact is entered first, by its number. */
  readonly entered: ReadonlyMap<number, number>;
}

/** Steps that are tried for a long play, and waits after one of them. */
const MAX_TRIES = 20_000;
const MAX_WAITS = 12;

/**
 * Takes every step that enters a state for the first time, or completes a quest once more where a requirement
 * counts that. Requirements and effects wait for such entries only, so most of what a room can do is in it.
 */
function longPlay(plays: Plays, model: FlowModel): LongPlay {
  const counted = countedUpTo(model);
  const entered = new Map<number, number>();
  const completions = new Map<number, number>();
  const steps: LongPlay['steps'][number][] = [];
  const isNew = (entry: TimelineEntry): boolean =>
    entry.kind === 'changed' &&
    (!entered.has(factIndex(entry.quest, entry.state)) ||
      (entry.state === 2 && (completions.get(entry.quest) ?? 0) < (counted[entry.quest] ?? 0)));
  const note = ({ timeline }: Simulation): ReadonlySet<number> => {
    const moves = new Set<number>();
    for (const entry of timeline) {
      if (entry.kind !== 'changed') continue;
      const { quest, state } = entry;
      moves.add(quest);
      if (!entered.has(factIndex(quest, state))) entered.set(factIndex(quest, state), steps.length);
      if (state === 2) completions.set(quest, (completions.get(quest) ?? 0) + 1);
    }
    return moves;
  };
  let now = plays.begin(1);
  note(plays.start);
  /** Takes a step, and waits after it, where something new comes of it. */
  const take = (first: PlayStep | undefined): boolean => {
    const next = now.fork({});
    const taken: PlayStep[] = [];
    for (let step = first; taken.length <= MAX_WAITS; step = undefined) {
      const { nextDue, time } = next;
      if (step === undefined && nextDue === undefined) return false;
      const each: PlayStep = step ?? { kind: 'wait', seconds: (nextDue ?? time) - time };
      if (next.play(each) !== undefined || next.stopped) return false;
      taken.push(each);
      if (next.timeline.some(isNew)) break;
    }
    if (!next.timeline.some(isNew)) return false;
    const at = steps.length;
    for (const step of taken) steps.push({ step, moves: new Set() });
    const moves = note(next);
    for (let step = at; step < steps.length; step++)
      steps[step] = { step: taken[step - at] as PlayStep, moves };
    now = next;
    return true;
  };
  const choices: readonly PlayStep[] = [
    ...model.events.filter(({ works }) => works).map(stepFor),
    { kind: 'reload' },
  ];
  let idle = 0;
  for (let at = 0; idle < choices.length && at < MAX_TRIES; at++) {
    const hasMoved = take(choices[at % choices.length]);
    idle = hasMoved ? 0 : idle + 1;
    if (hasMoved) while (take(undefined));
  }
  return { steps, entered };
}
