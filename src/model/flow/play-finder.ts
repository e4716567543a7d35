import { getOrInsert } from '../../bytes/text/add-to.js';
import type { QuestState } from '../snapshot/quest-states.js';
import { type Cone, coneOf, questsInfluencing, traitsOf } from './cone.js';
import { LongPlay } from './long-play.js';
import { type FlowModel, factIndex, runsAtLogin } from './model.js';
import { type Play, Plays } from './play.js';
import type { Reachability } from './reachability.js';
import { stepsFor } from './schedule.js';
import { type FoundMoves, type SearchResult, search } from './search.js';
import type { PlayBudget } from './time-and-chance.js';
import { otherReadings, type Reading } from './timeline.js';

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
  | { readonly kind: 'play'; readonly play: Play }
  /** A search saw every state of play. None enters the fact. */
  | { readonly kind: 'none' }
  | { readonly kind: 'open' };

/** What the other readings of the documents say about a fact that no play enters. */
export type OtherReadings = 'impossible' | 'found' | 'undecided';

/** What a search found out about the states of one quest. */
type Searched = Readonly<Record<1 | 2, Found>>;

const OPEN: Searched = { 1: { kind: 'open' }, 2: { kind: 'open' } };

/**
 * Finds for a quest and a state a play in which the quest enters it. Two ways: one long play of the whole room, cut
 * to what is needed; and a search of all plays of a few quests, which finds shorter ones or proves that there are none.
 */
export class PlayFinder {
  private readonly plays: Plays;
  private readonly searches = new Map<number, Searched>();
  #long: LongPlay | undefined;
  #mayNeedFewer: boolean | undefined;

  /** @param readable what plays can do without the parts that cannot be read */
  constructor(
    private readonly model: FlowModel,
    private readonly readable: Reachability,
    private readonly budget: PlayBudget,
  ) {
    this.plays = new Plays(model, budget);
  }

  find(quest: number, state: 1 | 2): Found {
    this.#long ??= new LongPlay(this.plays, this.model);
    const play = this.cutFrom(this.#long, quest, state);
    const length = play?.steps.length ?? 0;
    if (play !== undefined && (length <= 1 || length > MAX_IMPROVED)) return { kind: 'play', play };
    const searched = getOrInsert(this.searches, quest, () => this.searched(quest))[state];
    const isImproved = searched.kind === 'play' && searched.play.steps.length <= length;
    return play === undefined || isImproved ? searched : { kind: 'play', play };
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
      if (play !== undefined) return { kind: 'play', play };
      const isNever = result.isExhaustive && !result.found.has(factIndex(number, state));
      return isNever ? { kind: 'none' } : { kind: 'open' };
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
    this.budget.spend(result.states * STEPS_A_STATE);
    return result;
  }

  /** Undefined where too many quests bear on a quest. */
  private coneAround(quest: number): Cone | undefined {
    const bearing = questsInfluencing(this.model, quest, MAX_SEARCHED_QUESTS);
    return bearing && coneOf(this.model, bearing);
  }
}
