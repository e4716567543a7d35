import { getOrInsert } from '../../bytes/text/add-to.js';
import type { QuestState } from '../snapshot/quest-states.js';
import { type Fact, type FlowModel, factIndex, type Influence, questsInfluencing } from './model.js';
import { Obstacles, type Reason } from './obstacles.js';
import type { Play } from './play.js';
import { PlayFinder } from './play-finder.js';
import { Reachability } from './reachability.js';
import { PlayBudget } from './time-and-chance.js';

/** Whether a quest can come to be in a state. */
export type FlowVerdict =
  | { readonly kind: 'reachable'; readonly play: Play }
  | { readonly kind: 'impossible'; readonly reason: Reason }
  /** `influences` may cause it. If there are none, it only means that no play was found. */
  | {
      readonly kind: 'unknown';
      readonly influences: readonly Influence[];
      /** No play enters it, but under another reading of the documents one would. */
      readonly dependsOnReading?: boolean | undefined;
    };

/** Steps of all plays together: enough for a room of a thousand quests. */
const MAX_TRIED = 5_000_000;

/** What plays of a room can show: {@link possible} for all facts at once, plays for one fact at a time. */
export class FlowAnalysis {
  /** Why something can never happen. */
  readonly obstacles: Obstacles;
  /** What may ever happen; what it calls impossible is so under every reading of the documents. */
  readonly possible: Reachability;
  #finder: PlayFinder | undefined;
  /** What the plays may do that verdicts are looked for with. */
  private readonly budget = new PlayBudget(MAX_TRIED);
  private readonly verdicts = new Map<number, FlowVerdict>();

  constructor(readonly model: FlowModel) {
    this.possible = Reachability.of(model, true);
    this.obstacles = new Obstacles(this.possible);
  }

  private get finder(): PlayFinder {
    this.#finder ??= new PlayFinder(this.model, Reachability.of(this.model, false), this.budget);
    return this.#finder;
  }

  verdict(quest: number, state: QuestState): FlowVerdict {
    const fact = factIndex(quest, state);
    return getOrInsert(this.verdicts, fact, () => this.judge(quest, state));
  }

  /** What cannot be read and may move a quest: what it needs for that can happen. */
  influencesOn(quest: number): readonly Influence[] {
    const { model } = this;
    const bearing = questsInfluencing(model, quest) ?? new Set();
    const arePossible = (facts: readonly Fact[]): boolean =>
      facts.every((fact) => this.possible.isPossible(fact.quest, fact.state));
    return model.influences.filter(({ when, quests, sets, resets }) => {
      if (when !== undefined && !arePossible([when])) return false;
      if (resets === true || quests === 'all') return true;
      if (sets === undefined) return quests.some((each) => bearing.has(each));
      return sets.some((set) => bearing.has(set.quest) && arePossible(set.needs));
    });
  }

  private judge(quest: number, state: QuestState): FlowVerdict {
    if (state === 0) return { kind: 'reachable', play: { steps: [], seed: 1 } };
    if (!this.possible.isPossible(quest, state))
      return { kind: 'impossible', reason: this.obstacles.why(quest, state) };
    const asked = this.model.quests[quest];
    if (state === 2 && asked !== undefined && this.possible.lateCompletions(asked).length > 0)
      return { kind: 'impossible', reason: { kind: 'prevented' } };
    if (!this.finder.readable.isPossible(quest, state) || this.budget.left === 0)
      return { kind: 'unknown', influences: this.influencesOn(quest) };
    const found = this.finder.find(quest, state);
    if (typeof found === 'object') return { kind: 'reachable', play: found };
    const influences = this.influencesOn(quest);
    if (found === 'open' || influences.length > 0) return { kind: 'unknown', influences };
    const dependsOnReading = this.finder.underOtherReadings(quest, state);
    return dependsOnReading === false
      ? { kind: 'impossible', reason: { kind: 'prevented' } }
      : { kind: 'unknown', influences, dependsOnReading };
  }
}
