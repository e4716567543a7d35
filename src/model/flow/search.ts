import { type Cone, countedUpTo, distinctEvents, progressKey, traitsOf } from './cone.js';
import type { Reading } from './decisions.js';
import { copyOf, Machine, type MachinePlayer, noProgress, type Progress } from './machine.js';
import { type FlowEvent, type FlowQuest, type FlowTransition, factIndex, isOwn, isResetOn } from './model.js';
import type { MachineHost } from './timeline.js';

/** A delay or countdown, by what happens at its end. */
type Due =
  | { readonly kind: 'link'; readonly of: FlowTransition }
  | { readonly kind: 'expiry'; readonly of: FlowQuest };

/** A delay or countdown that has begun. */
type Pending = Due & {
  readonly player: number;
  readonly by: number;
  readonly seconds: number;
  /** The move during which it began. */
  readonly start: number;
  /** More than one is under way; their number and age are not followed. */
  readonly many: boolean;
};

/** One move of a play: a decision, or something that falls due. */
export type Move =
  | { readonly kind: 'event'; readonly event: FlowEvent }
  | { readonly kind: 'reload' | 'leave' | 'join' }
  /** Another player acts from here on. */
  | { readonly kind: 'player'; readonly player: number }
  | { readonly kind: 'due'; readonly start: number; readonly seconds: number };

/** A state of play: how it was reached, and what quests and players are in by then. */
interface Node {
  readonly parent: Node | undefined;
  readonly move: Move | undefined;
  /** How many moves lead here. */
  readonly depth: number;
  /** As `depth`, but delays that fall due in a row count as one. States of little cost are played on first. */
  readonly cost: number;
  readonly players: readonly MachinePlayer[];
  /** The player who acts. */
  readonly current: number;
  readonly shared: Progress;
  readonly pending: readonly Pending[];
}

/** How a node is reached, before what is known of it there is copied. */
type Made = Omit<Node, 'players' | 'shared' | 'pending'>;

/** A play that a search found: its moves, and for each the delays that must not have fallen due by then. */
export interface FoundMoves {
  readonly moves: readonly Move[];
  readonly open: readonly (readonly { readonly start: number; readonly seconds: number }[])[];
}

export interface SearchResult {
  /** The facts that were entered, by their numbers in the cone. */
  readonly found: ReadonlySet<number>;
  /** Every state of play was seen: what was not found cannot happen. */
  readonly isExhaustive: boolean;
  readonly states: number;
}

/** States of play that a search may look at. */
const MAX_STATES = 4_000;
const MAX_STEPS_AT_ONCE = 2_000;
const MAX_CHOICES = 64;
/** Codes applied and effects fired in one search. */
const MAX_STEPS = 200_000;
/** Ways to one fact that are tried, in case the first cannot be timed or played. */
const MAX_WAYS = 32;

/**
 * Plays a cone in every way, short plays first. Several players take part where quests of the room and of
 * players bear on each other. Delays may end at any time that their order allows, so nothing is missed.
 * @param wanted facts, with what says whether a way to enter one will do
 * @param players who may take part
 */
export function search(
  cone: Cone,
  wanted: ReadonlyMap<number, (way: FoundMoves) => boolean>,
  players: number,
  reading?: Reading,
): SearchResult {
  return new Search(cone, wanted, players, reading).run();
}

class Search {
  private readonly machine: Machine;
  private readonly traits;
  private readonly counted: Float64Array;
  private readonly events: readonly FlowEvent[];
  private readonly found = new Set<number>();
  /** How many ways to each fact were tried, and the facts that need no more. */
  private readonly tried = new Map<number, number>();
  private readonly missing: Set<number>;
  private readonly seen = new Set<string>();
  private readonly buckets: Node[][] = [];
  private isCut = false;
  private steps = 0;
  // What the move being made has changed.
  private pending: Pending[] = [];
  private entered: number[] = [];
  private choices: number[] = [];
  private counts: number[] = [];
  private taken = 0;
  private depth = 0;

  constructor(
    private readonly cone: Cone,
    private readonly wanted: ReadonlyMap<number, (way: FoundMoves) => boolean>,
    private readonly mostPlayers: number,
    reading: Reading | undefined,
  ) {
    const { model } = cone;
    this.traits = traitsOf(model);
    this.missing = new Set(wanted.keys());
    this.counted = countedUpTo(model);
    this.events = distinctEvents(model.events);
    const host: MachineHost = {
      note: (event) => {
        if (event.kind === 'changed') this.entered.push(factIndex(event.quest, event.state));
      },
      delay: (of, seconds, player, by) => this.begin({ kind: 'link', of }, player, by, seconds),
      countdown: (of, player) => this.begin({ kind: 'expiry', of }, player, player, of.finishTime),
      countdownEnded: (quest, player) => {
        const isOver = (each: Pending): boolean =>
          each.of === quest && (!isOwn(quest) || each.player === player);
        this.pending = this.pending.filter((each) => !isOver(each));
      },
      choose: (count) => this.choose(count),
      stopped: () => {
        this.isCut = true;
      },
    };
    this.machine = new Machine(model, host, MAX_STEPS_AT_ONCE, reading);
  }

  run(): SearchResult {
    const { quests } = this.cone.model;
    for (const { index } of quests) this.found.add(factIndex(index, 0));
    this.withChoices(() => {
      this.machine.begin();
      this.machine.restore([], noProgress(quests.length));
      this.pending = [];
      this.machine.addPlayer();
      return { parent: undefined, move: undefined, depth: 0, cost: 0, current: 0 };
    });
    for (let cost = 0; cost < this.buckets.length; cost++) {
      const bucket = this.buckets[cost] ?? [];
      // A bucket grows while it is gone through: what falls due right after something else costs nothing.
      for (let at = 0; at < bucket.length; at++) {
        const node = bucket[at];
        if (node === undefined) continue;
        if (this.missing.size === 0) return this.result(true);
        if (this.seen.size > MAX_STATES || this.steps > MAX_STEPS) return this.result(true);
        this.expand(node);
      }
    }
    return this.result(this.isCut);
  }

  private result(isCut: boolean): SearchResult {
    const isExhaustive = !isCut && !this.traits.isMixed;
    return { found: this.found, isExhaustive, states: this.seen.size };
  }

  private expand(node: Node): void {
    const { machine, traits } = this;
    const { players, current } = node;
    if (players[current]?.present === true) {
      for (const event of this.events)
        this.make(node, { kind: 'event', event }, () => machine.event(event, current));
      if (traits.mayReload) this.load(node, 'reload');
      if (traits.hasTimers || this.cone.model.tasksRefresh) this.load(node, 'leave');
    } else this.make(node, { kind: 'join' }, () => machine.join(current));
    // Who has just come to act does something first.
    if (traits.isMixed && node.move?.kind !== 'player') this.changePlayer(node);
    for (const pending of node.pending) if (mayEnd(pending, node.pending)) this.end(node, pending);
  }

  private changePlayer(node: Node): void {
    const { players, current } = node;
    for (let player = 0; player <= players.length && player < this.mostPlayers; player++) {
      const arrive = player < players.length ? () => {} : () => this.machine.addPlayer();
      if (player !== current) this.make(node, { kind: 'player', player }, arrive);
    }
  }

  /** The documents leave open whether delays, and completions of reset quests, are lost with the page. */
  private load(node: Node, kind: 'reload' | 'leave'): void {
    const { current } = node;
    const move: Move = { kind };
    const act = (): void => this.machine[kind](current);
    const isKept = ({ kind, by }: Pending): boolean => kind === 'expiry' || by !== current;
    const acts = this.traits.mayForget ? [act, () => this.forget(kind, current, act)] : [act];
    for (const each of acts) {
      this.make(node, move, each, node.pending.filter(isKept));
      if (!node.pending.every(isKept)) this.make(node, move, each);
    }
  }

  private forget(kind: 'reload' | 'leave', player: number, act: () => void): void {
    const { model } = this.cone;
    for (const quest of model.quests) if (isResetOn(kind, model, quest)) this.machine.forget(quest, player);
    act();
  }

  private end(node: Node, ending: Pending): void {
    const { player, start, seconds, many } = ending;
    const { machine } = this;
    const act = (): void => {
      if (ending.kind === 'expiry') machine.expire(ending.of, player);
      else {
        machine.link(ending.of, player);
        machine.drain();
      }
    };
    const move: Move = { kind: 'due', start, seconds };
    this.make(
      node,
      move,
      act,
      node.pending.filter((each) => each !== ending),
    );
    if (many) this.make(node, move, act);
  }

  private make(node: Node, move: Move, act: () => void, pending: readonly Pending[] = node.pending): void {
    const isDue = move.kind === 'due';
    const cost = node.cost + (isDue && node.move?.kind === 'due' ? 0 : 1);
    this.withChoices(() => {
      this.restore(node, pending);
      this.depth = node.depth + 1;
      this.machine.begin();
      act();
      const current = move.kind === 'player' ? move.player : node.current;
      return { parent: node, move, depth: node.depth + 1, cost, current };
    });
  }

  private restore(node: Node, pending: readonly Pending[]): void {
    this.machine.restore(node.players, node.shared);
    this.pending = [...pending];
  }

  /** Makes a move once for every way that chance may choose. */
  private withChoices(make: () => Made): void {
    this.choices = [];
    for (let tries = 0; tries < MAX_CHOICES; tries++) {
      this.counts = [];
      this.taken = 0;
      this.entered = [];
      this.add(make());
      this.steps += Math.min(this.machine.taken, MAX_STEPS_AT_ONCE);
      // The next combination, counting like digits from the last one.
      const choices = this.counts.map((_, at) => this.choices[at] ?? 0);
      while (choices.length > 0 && (choices.at(-1) ?? 0) + 1 >= (this.counts[choices.length - 1] ?? 0))
        choices.pop();
      if (choices.length === 0) return;
      choices[choices.length - 1] = (choices.at(-1) ?? 0) + 1;
      this.choices = choices;
    }
    this.isCut = true;
  }

  private choose(count: number): number {
    this.counts.push(count);
    return this.choices[this.taken++] ?? 0;
  }

  private add(made: Made): void {
    const { machine, pending } = this;
    const { players, shared } = machine;
    const reached = { ...made, players, shared, pending };
    for (const fact of this.entered) this.note(fact, reached);
    // Nothing comes after a chain that never ends.
    if (machine.taken === Number.POSITIVE_INFINITY) return;
    const key = this.keyOf(reached);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    // Most of what is reached has been seen before and needs no copy.
    const copies = players.map(({ own, present }) => ({ own: copyOf(own), present }));
    const node: Node = { ...reached, players: copies, shared: copyOf(shared) };
    const bucket = this.buckets[node.cost] ?? [];
    this.buckets[node.cost] = bucket;
    bucket.push(node);
  }

  private note(fact: number, node: Node): void {
    this.found.add(fact);
    if (!this.missing.has(fact)) return;
    const tried = (this.tried.get(fact) ?? 0) + 1;
    this.tried.set(fact, tried);
    if (this.wanted.get(fact)?.(movesTo(node)) === true || tried === MAX_WAYS) this.missing.delete(fact);
  }

  private begin(due: Due, player: number, by: number, seconds: number): void {
    const same = this.pending.find((each) => each.of === due.of && each.player === player);
    this.pending = this.pending.filter((each) => each !== same);
    this.pending.push({ ...due, player, by, seconds, start: this.depth, many: same !== undefined });
  }

  private keyOf({ players, current, shared, pending, move }: Node): string {
    const part = (progress: Progress): string => progressKey(progress, this.counted);
    const parts = players.map(({ own, present }) => `${part(own)}${present ? 1 : 0}`);
    const acting = parts[current] ?? '';
    // Those who do not act are interchangeable, unless something that waits is about one of them.
    const others = parts.filter((_, player) => player !== current);
    const who = pending.length > 0 ? `${current}|${parts.join('|')}` : [acting, ...others.sort()].join('|');
    const names = pending.filter(({ many }) => !many).map(nameOf);
    const many = pending
      .filter((each) => each.many)
      .map(nameOf)
      .sort();
    const last = pending.length > 0 && move?.kind === 'due' ? 'd' : '';
    return `${who}|${part(shared)}${last}|${names.join()}|${many.join()}`;
  }
}

function nameOf({ kind, of, player }: Pending): string {
  return `${kind}${of.index}/${player}`;
}

/** Whether nothing else must end first. */
function mayEnd(pending: Pending, all: readonly Pending[]): boolean {
  if (pending.many) return true;
  for (const other of all) {
    if (other === pending) return true;
    if (!other.many && other.seconds < pending.seconds) return false;
  }
  return true;
}

function movesTo(node: Node): FoundMoves {
  const nodes: Node[] = [];
  for (let at: Node | undefined = node; at?.move !== undefined; at = at.parent) nodes.push(at);
  nodes.reverse();
  return {
    moves: nodes.flatMap(({ move }) => (move === undefined ? [] : [move])),
    open: nodes.map((each) =>
      each.pending.filter(({ many }) => !many).map(({ start, seconds }) => ({ start, seconds })),
    ),
  };
}
