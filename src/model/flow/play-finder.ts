import { getOrInsert } from '../../bytes/text/add-to.js';
import type { QuestState } from '../snapshot/quest-states.js';
import { otherReadings, type Reading } from './decisions.js';
import { LongPlay } from './long-play.js';
import { type FlowModel, factIndex, questsInfluencing } from './model.js';
import { type Play, Plays } from './play.js';
import type { Reachability } from './reachability.js';
import { isMixed, type SearchResult, search } from './search.js';
import { Simulation } from './simulator.js';
import type { PlayBudget } from './time-and-chance.js';

/** Quests that a search may be about. */
const MAX_SEARCHED_QUESTS = 10;
/** Players who take part in a search. */
const MAX_PLAYERS = 3;
const MAX_STEPS_AT_ONCE = 2_000;
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
    const bearing = questsInfluencing(model, quest);
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
    const about = questsInfluencing(this.model, quest, MAX_SEARCHED_QUESTS);
    if (about === undefined) return undefined;
    const fact = factIndex(quest, state);
    let isDecided = true;
    for (const reading of otherReadings(this.model)) {
      const { found, isExhaustive } = this.search(about, [fact], 1, reading);
      if (found.has(fact)) return true;
      isDecided &&= isExhaustive;
    }
    return isDecided ? false : undefined;
  }

  /** One player alone first: several take long. */
  private searched(quest: number): Readonly<Record<1 | 2, Found>> {
    const { model, plays } = this;
    const found: Record<1 | 2, Found> = { 1: 'open', 2: 'open' };
    const about = questsInfluencing(model, quest, MAX_SEARCHED_QUESTS);
    if (about === undefined) return found;
    for (const players of isMixed(model, about) ? [1, MAX_PLAYERS] : [1]) {
      const missing = ([1, 2] as const).filter(
        (state) => typeof found[state] !== 'object' && this.readable.isPossible(quest, state),
      );
      if (missing.length === 0) break;
      const wanted = missing.map((state) => factIndex(quest, state));
      const result = this.search(about, wanted, players);
      for (const state of missing) {
        const steps = result.found.get(factIndex(quest, state));
        const play = steps && plays.thatEnters(steps, quest, state);
        if (play !== undefined) found[state] = plays.shortened(play, quest, state);
        else found[state] = steps === undefined && result.isExhaustive ? 'never' : 'open';
      }
    }
    return found;
  }

  private search(
    about: ReadonlySet<number>,
    wanted: readonly number[],
    players: number,
    reading?: Reading,
  ): SearchResult {
    const { model } = this;
    const options = { maxSteps: MAX_STEPS_AT_ONCE, ...(reading && { reading }) };
    const begin = (seed = 1): Simulation => new Simulation(model, { ...options, seed });
    const result = search(model, begin, about, wanted, players);
    this.budget.spend(result.states * STEPS_A_STATE);
    return result;
  }
}
