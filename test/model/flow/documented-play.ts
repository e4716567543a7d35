import type { PlayStep } from '../../../src/model/flow/timeline.js';
import type { EffectSpec, LinkSpec, QuestSpec, RoomSpec, TaskSpec } from './rooms.js';

/*
 * A second simulator from part 3 of the records and docs/decisions/flow.md, without src/model/flow; slow and
 * simple.
 */

const CODES: Readonly<Record<number, readonly [required: number | undefined, next: State]>> = {
  101: [undefined, 0],
  111: [0, 1],
  121: [1, 2],
  131: [2, 1],
  141: [undefined, 2],
  151: [undefined, 1],
  161: [1, 0],
  171: [2, 0],
  181: [0, 2],
};

type State = 0 | 1 | 2;
type Reaction = Extract<TaskSpec, { readonly at: State }>;
type Trigger = Extract<TaskSpec, { readonly on: string }>;

interface Progress {
  state: State;
  completions: number;
}

interface Player {
  readonly name: string;
  readonly own: readonly Progress[];
  isPresent: boolean;
}

/** What happens later, or next: a linked task that applies its code, or the end of a countdown. */
interface Coming {
  readonly time: number;
  /** Whose quest it moves, and whose page set it off. */
  readonly player: number;
  readonly by: number;
  readonly quest: number;
  /** Undefined for the end of a countdown. */
  readonly code: number | undefined;
}

export class DocumentedPlay {
  /** What happened: `0: Not Active > Active @0` with the player of own quests, and effects. */
  readonly log: string[] = [];
  /** The play went on endlessly at one moment, or did more than can be compared. */
  isEndless = false;
  player = 0;
  private now = 0;
  private readonly players: Player[] = [];
  private readonly shared: readonly Progress[];
  /** Countdowns and delays, in the order in which they were set off. */
  private coming: Coming[] = [];
  /** Linked tasks without a delay, likewise. */
  private readonly following: Coming[] = [];
  private readonly tasks: readonly (readonly [item: number, task: TaskSpec])[];
  private done = 0;
  private readonly most: number;
  private draws: number;

  constructor(
    private readonly room: RoomSpec,
    { seed = 1, most = 300 }: { seed?: number; most?: number } = {},
  ) {
    this.draws = seed;
    this.most = most;
    this.shared = this.unplayed();
    const tasks = (room.tasks ?? []).map((task) => [task.item ?? 2, task] as const);
    // Keys of items that are numbers come in ascending order when JSON is read; within an item, the order of
    // the array counts.
    this.tasks = tasks.sort(([one], [other]) => one - other);
    this.arrive('player 1');
  }

  state(quest: number, player = this.player): State {
    return this.progress(quest, player).state;
  }

  completions(quest: number, player = this.player): number {
    return this.progress(quest, player).completions;
  }

  get count(): number {
    return this.players.length;
  }

  /** False for a step that this player cannot take now. */
  play(step: PlayStep): boolean {
    const here = this.current().isPresent;
    if (step.kind === 'join' ? here : !here && step.kind !== 'wait' && step.kind !== 'player') return false;
    if (step.kind === 'trigger') this.event(step.type, Number(step.item));
    else if (step.kind === 'set') this.move(step.quest, step.state, this.player);
    else if (step.kind === 'wait') this.wait(step.seconds);
    else if (step.kind === 'player') this.arrive(step.name);
    else if (step.kind === 'reload') this.reload();
    else if (step.kind === 'leave') this.leave();
    else this.load(this.player);
    this.settle();
    return true;
  }

  private current(): Player {
    const player = this.players[this.player];
    if (player === undefined) throw new Error('no player');
    return player;
  }

  private unplayed(): readonly Progress[] {
    return this.room.quests.map(() => ({ state: 0, completions: 0 }));
  }

  private quest(quest: number): QuestSpec {
    const spec = this.room.quests[quest];
    if (spec === undefined) throw new Error(`no quest ${quest}`);
    return spec;
  }

  private isShared(quest: number): boolean {
    return this.quest(quest).group === 'multiplayer';
  }

  private progress(quest: number, player: number): Progress {
    const found = (this.isShared(quest) ? this.shared : this.players[player]?.own)?.[quest];
    if (found === undefined) throw new Error(`no progress of ${quest} for ${player}`);
    return found;
  }

  private arrive(name: string): void {
    const known = this.players.findIndex((player) => player.name === name);
    this.player = known === -1 ? this.players.length : known;
    if (known !== -1) return;
    this.players.push({ name, own: this.unplayed(), isPresent: true });
    this.load(this.player);
  }

  /** Quests in Not Active count as entered, for this player. Then the player is logged in. */
  private load(player: number): void {
    const loading = this.players[player];
    if (loading === undefined) throw new Error('no player');
    loading.isPresent = true;
    for (const quest of this.room.quests.keys())
      if (this.progress(quest, player).state === 0) this.react(quest, 0, player, [player]);
    this.settle();
    this.event('OnPlayerLoggedIn');
    this.settle();
  }

  private leave(): void {
    this.forgetDelays();
    this.current().isPresent = false;
    for (const [quest, { group }] of this.room.quests.entries())
      if (group === 'nonPersistent') this.enter(quest, 0, this.player);
  }

  private reload(): void {
    this.forgetDelays();
    this.current().isPresent = false;
    for (const [quest, { group }] of this.room.quests.entries())
      if (group === 'nonPersistent' || this.room.tasksRefresh === true) this.enter(quest, 0, this.player);
    this.load(this.player);
  }

  private forgetDelays(): void {
    this.coming = this.coming.filter(({ code, by }) => code === undefined || by !== this.player);
  }

  private wait(seconds: number): void {
    const end = decimal(this.now + seconds);
    for (;;) {
      const next = Math.min(...this.coming.map(({ time }) => time));
      if (this.isEndless || next > end) break;
      this.now = next;
      this.settle();
    }
    this.now = end;
  }

  /** Does what is due in the order in which it was set off, each with all that follows at once. */
  private settle(): void {
    for (;;) {
      const due = this.coming.findIndex(({ time }) => time <= this.now);
      const next = this.following.shift() ?? (due === -1 ? undefined : this.coming.splice(due, 1)[0]);
      if (next === undefined || this.isEndless) return;
      const { quest, code, player } = next;
      if (code === undefined) this.enter(quest, 0, player);
      else this.apply(quest, code, player, this.state(quest, player));
    }
  }

  /** All triggers of one event, on one item or on all. */
  private event(type: string, item?: number): void {
    const before = this.room.quests.map((_, quest) => this.state(quest));
    for (const [at, task] of this.tasks) {
      if (!('on' in task) || task.on !== type || (item !== undefined && at !== item)) continue;
      this.trigger(task, at, before);
    }
  }

  private trigger(task: Trigger, item: number, before: readonly State[]): void {
    if ('effect' in task) this.fire(task.effect, item, this.player, [this.player]);
    else this.apply(task.quest, task.code, this.player, before[task.quest] ?? 0);
  }

  private apply(quest: number, code: number, player: number, state: State): void {
    this.spend();
    const [required, next] = CODES[code] as [number | undefined, State];
    if (required === undefined || required === state) this.move(quest, next, player);
  }

  /** The state changes unless something bars it. */
  private move(quest: number, next: State, player: number): void {
    const { enabled = true, limit = 0, requires = [], group } = this.quest(quest);
    const { state, completions } = this.progress(quest, player);
    if (!enabled || state === next) return;
    if (limit === 1 && group === 'multiplayer' && state === 2) return;
    if (next === 1 && requires.some((each) => this.completions(each.quest, player) < each.amount)) return;
    if (next === 2 && limit > 0 && completions >= limit) return;
    this.enter(quest, next, player);
  }

  private enter(quest: number, next: State, player: number): void {
    const progress = this.progress(quest, player);
    if (progress.state === next) return;
    const whose = this.isShared(quest) ? '' : ` p${player}`;
    this.log.push(`quest ${quest}: ${progress.state}>${next}${whose} @${this.now}`);
    progress.state = next;
    if (next === 2) progress.completions++;
    const isCountdown = (each: Coming): boolean =>
      each.code === undefined && each.quest === quest && (this.isShared(quest) || each.player === player);
    this.coming = this.coming.filter((each) => !isCountdown(each));
    const { finish = 0 } = this.quest(quest);
    if (next === 1 && finish > 0)
      this.coming.push({ time: decimal(this.now + finish), player, by: player, quest, code: undefined });
    this.react(quest, next, player, this.isShared(quest) ? [...this.players.keys()] : [player]);
  }

  private react(quest: number, state: State, player: number, audience: readonly number[]): void {
    const present = audience.filter((each) => this.players[each]?.isPresent === true);
    if (present.length === 0) return;
    const isReaction = (task: TaskSpec): task is Reaction =>
      'at' in task && task.at === state && task.quest === quest;
    for (const [item, task] of this.tasks)
      if (isReaction(task)) this.fire(task.effect, item, player, present);
  }

  private fire(effect: EffectSpec, item: number, player: number, audience: readonly number[]): void {
    const name = typeof effect === 'string' ? effect : 'RunTriggersFromEffector';
    for (const each of audience) {
      this.spend();
      this.log.push(`${name} on ${item} p${each} @${this.now}`);
    }
    if (typeof effect === 'string' || !('links' in effect)) return;
    const { links, random } = effect as { links: readonly LinkSpec[]; random?: boolean };
    const chosen = random === true && links.length > 1 ? [links[this.draw(links.length)] as LinkSpec] : links;
    const by = audience.includes(player) ? player : (audience[0] ?? player);
    for (const { quest, code, delay = 0 } of chosen)
      for (const each of this.isShared(quest) ? [by] : audience)
        (delay > 0 ? this.coming : this.following).push({
          time: decimal(this.now + delay),
          player: each,
          by,
          quest,
          code,
        });
  }

  private spend(): void {
    if (++this.done > this.most) this.isEndless = true;
  }

  /** mulberry32, as it was published. */
  private draw(count: number): number {
    this.draws = (this.draws + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.draws ^ (this.draws >>> 15), 1 | this.draws);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * count);
  }
}

function decimal(time: number): number {
  return Number(time.toPrecision(15));
}
