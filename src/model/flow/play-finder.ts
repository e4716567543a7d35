import { getOrInsert } from '../../bytes/text/add-to.js';
import type { QuestState } from '../snapshot/quest-states.js';
import { otherReadings, type Reading } from './decisions.js';
import { LongPlay } from './long-play.js';
import { type FlowModel, factIndex, isChance, questsInfluencing } from './model.js';
import { MAX_REPLAYED, type Play } from './play.js';
import type { Reachability } from './reachability.js';
import { isMixed, type SearchResult, search } from './search.js';
import { Simulation } from './simulator.js';
import { later, type PlayBudget } from './time-and-chance.js';
import type { FoundStep, TimelineEntry } from './timeline.js';

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
/** Seeds that are tried where chance decides. */
const MAX_SEEDS = 32;

/** A play that the simulator has repeated; `never` where a search saw every state of play, and none enters the fact. */
type Found = Play | 'never' | 'open';

/**
 * Finds for a quest and a state a play in which the quest enters it. Two ways: one long play of the whole room, cut
 * to what is needed; and a search of all plays of a few quests, which finds shorter ones or proves that there are none.
 */
export class PlayFinder {
  /** What searches found out about the states of a quest. */
  private readonly searches = new Map<number, Readonly<Record<1 | 2, Found>>>();
  #long: LongPlay | undefined;
  private readonly hasChance: boolean;

  /** @param readable what plays can do without the parts that cannot be read */
  constructor(
    private readonly model: FlowModel,
    readonly readable: Reachability,
    private readonly budget: PlayBudget,
  ) {
    this.hasChance = model.chains.some(isChance);
  }

  find(quest: number, state: 1 | 2): Found {
    this.#long ??= new LongPlay(this.begin(1), this.model);
    const play = this.cutFrom(this.#long, quest, state);
    const length = play?.steps.length ?? 0;
    if (play !== undefined && (length <= 1 || length > MAX_IMPROVED)) return play;
    const searched = getOrInsert(this.searches, quest, () => this.searched(quest))[state];
    const isImproved = typeof searched === 'object' && searched.steps.length <= length;
    return play === undefined || isImproved ? searched : play;
  }

  /** The part of the long play that enters a state. */
  private cutFrom(long: LongPlay, quest: number, state: QuestState): Play | undefined {
    const all = long.until(quest, state);
    if (all === undefined) return undefined;
    const bearing = questsInfluencing(this.model, quest);
    const needed = all.filter(({ moves }) => [...moves].some((each) => bearing?.has(each)));
    const entering = (steps: typeof all): Play | undefined =>
      this.thatEnters(
        steps.map(({ step }) => step),
        quest,
        state,
      );
    const play = entering(needed) ?? entering(all);
    if (play === undefined || play.steps.length > MAX_SHORTENED) return play;
    return this.shortened(play, quest, state);
  }

  /** A play before its first step. */
  private begin(seed: number): Simulation {
    return new Simulation(this.model, { seed, maxSteps: MAX_REPLAYED, budget: this.budget });
  }

  /** The play up to where it enters the state, with the first seed that does; undefined when none does. */
  private thatEnters(steps: readonly FoundStep[], quest: number, state: QuestState): Play | undefined {
    for (let seed = 1; seed <= (this.hasChance ? MAX_SEEDS : 1); seed++) {
      const needed = this.until({ steps, seed }, quest, state);
      if (needed !== undefined) return needed;
    }
    return undefined;
  }

  /** Leaves out every step that the play does not need. */
  private shortened(play: Play, quest: number, state: QuestState): Play {
    let shortest = play;
    for (let at = play.steps.length - 1; at >= 0; at--) {
      const steps = shortest.steps.filter((_, index) => index !== at);
      shortest = this.until({ ...play, steps }, quest, state) ?? shortest;
    }
    return shortest;
  }

  /** A play up to the moment at which it enters a state; undefined when it does not. */
  private until({ steps, seed }: Play, quest: number, state: QuestState): Play | undefined {
    const isEntry = (entry: TimelineEntry): boolean =>
      entry.kind === 'changed' && entry.quest === quest && entry.state === state;
    const simulation = this.begin(seed);
    const { timeline } = simulation;
    if (timeline.some(isEntry)) return { steps: [], seed };
    const taken: FoundStep[] = [];
    for (const step of steps) {
      const { time } = simulation;
      const from = timeline.length;
      if (simulation.stopped || simulation.play(step) !== undefined) return undefined;
      const entry = timeline.slice(from).find(isEntry);
      const isCut = entry !== undefined && step.kind === 'wait';
      taken.push(isCut ? { ...step, seconds: later(entry.time, -time) } : step);
      if (entry !== undefined) return { steps: taken, seed };
    }
    return undefined;
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
    const { model } = this;
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
        const play = steps && this.thatEnters(steps, quest, state);
        if (play !== undefined) found[state] = this.shortened(play, quest, state);
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
