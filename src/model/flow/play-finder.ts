import { getOrInsert } from '../../bytes/text/add-to.js';
import type { QuestState } from '../snapshot/quest-states.js';
import { type Cone, coneOf, questsInfluencing, traitsOf } from './cone.js';
import { otherReadings, type Reading } from './decisions.js';
import { LongPlay } from './long-play.js';
import { type FlowModel, factIndex } from './model.js';
import { type Play, Plays } from './play.js';
import type { Reachability } from './reachability.js';
import { stepsFor } from './schedule.js';
import { type FoundMoves, type SearchResult, search } from './search.js';
import type { PlayBudget } from './time-and-chance.js';

/** Quests that a search may be about. */
const MAX_SEARCHED_QUESTS = 10;
/** Players who take part in a search. */
const MAX_PLAYERS = 3;
/** What looking at a state of play counts for, where there is a budget. */
const STEPS_A_STATE = 16;
/** A search tries to find a shorter play than one of up to this length; longer ones are out of its reach. */
const MAX_IMPROVED = 8;
/** In plays up to this length every step that they do not need is left out. */
const MAX_SHORTENED = 60;

/** A play that the simulator has repeated; `never` where a search saw every state of play, and none enters the fact. */
type Found = Play | 'never' | 'open';

/**
 * Finds for a quest and a state a play in which the quest enters it. Two ways: one long play of the whole room, cut
 * to what is needed; and a search of all plays of a few quests, which finds shorter ones or proves that there are none.
 */
export class PlayFinder {
  private readonly plays: Plays;
  /** What searches found out about the states of a quest. */
  private readonly searches = new Map<number, Readonly<Record<1 | 2, Found>>>();
  #long: LongPlay | undefined;

  /** @param readable what plays can do without the parts that cannot be read */
  constructor(
    private readonly model: FlowModel,
    readonly readable: Reachability,
    private readonly budget: PlayBudget,
  ) {
    this.plays = new Plays(model, budget);
  }

  find(quest: number, state: 1 | 2): Found {
    this.#long ??= new LongPlay(this.plays, this.model);
    const play = this.cutFrom(this.#long, quest, state);
    const length = play?.steps.length ?? 0;
    if (play !== undefined && (length <= 1 || length > MAX_IMPROVED)) return play;
    const searched = getOrInsert(this.searches, quest, () => this.searched(quest))[state];
    const isImproved = typeof searched === 'object' && searched.steps.length <= length;
    return play === undefined || isImproved ? searched : play;
  }

  /** The part of the long play that enters a state. */
  private cutFrom(long: LongPlay, quest: number, state: QuestState): Play | undefined {
    const { plays, model } = this;
    const all = long.until(quest, state);
    if (all === undefined) return undefined;
    const bearing = questsInfluencing(model, quest, Number.POSITIVE_INFINITY);
    const needed = all.filter(({ moves }) => [...moves].some((each) => bearing?.has(each)));
    const entering = (steps: typeof all): Play | undefined =>
      plays.thatEnters(
        steps.map(({ step }) => step),
        quest,
        state,
      );
    const play = entering(needed) ?? entering(all);
    if (play === undefined || play.steps.length > MAX_SHORTENED) return play;
    return plays.shortened(play, quest, state);
  }

  /** Whether another reading of the documents has a play that enters the fact; undefined where that is open. */
  underOtherReadings(quest: number, state: QuestState): boolean | undefined {
    const cone = this.coneAround(quest);
    if (cone === undefined) return undefined;
    const fact = factIndex(cone.numberOf.get(quest) ?? -1, state);
    let isDecided = true;
    for (const reading of otherReadings(cone.model)) {
      const { found, isExhaustive } = this.search(cone, new Map([[fact, () => true]]), 1, reading);
      if (found.has(fact)) return true;
      isDecided &&= isExhaustive;
    }
    return isDecided ? false : undefined;
  }

  /** One player alone first: several take long. */
  private searched(quest: number): Readonly<Record<1 | 2, Found>> {
    const cone = this.coneAround(quest);
    if (cone === undefined) return { 1: 'open', 2: 'open' };
    const number = cone.numberOf.get(quest) ?? -1;
    const plays = new Map<QuestState, Play>();
    let result: SearchResult | undefined;
    for (const players of traitsOf(cone.model).isMixed ? [1, MAX_PLAYERS] : [1]) {
      const missing = ([1, 2] as const).filter(
        (state) => !plays.has(state) && this.readable.isPossible(quest, state),
      );
      if (missing.length === 0) break;
      const wanted = missing.map((state) => {
        const isPlayed = (way: FoundMoves): boolean => {
          const play = this.played(way, quest, state);
          if (play !== undefined) plays.set(state, play);
          return play !== undefined;
        };
        return [factIndex(number, state), isPlayed] as const;
      });
      result = this.search(cone, new Map(wanted), players);
    }
    const isNever = (state: QuestState): boolean =>
      result?.isExhaustive === true && !result.found.has(factIndex(number, state));
    const foundOut = (state: QuestState): Found => plays.get(state) ?? (isNever(state) ? 'never' : 'open');
    return { 1: foundOut(1), 2: foundOut(2) };
  }

  /** A way that a search found as a play; undefined where it cannot be timed or played. */
  private played(way: FoundMoves, quest: number, state: QuestState): Play | undefined {
    const steps = stepsFor(way);
    const play = steps && this.plays.thatEnters(steps, quest, state);
    // A wait or a reload can replace several moves.
    return play && this.plays.shortened(play, quest, state);
  }

  private search(
    cone: Cone,
    wanted: Parameters<typeof search>[1],
    players: number,
    reading?: Reading,
  ): SearchResult {
    const result = search(cone, wanted, players, reading);
    this.budget.spend(result.states * STEPS_A_STATE);
    return result;
  }

  /** Undefined where too many quests bear on a quest. */
  private coneAround(quest: number): Cone | undefined {
    const bearing = questsInfluencing(this.model, quest, MAX_SEARCHED_QUESTS);
    return bearing && coneOf(this.model, bearing);
  }
}
