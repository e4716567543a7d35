import { getOrInsert } from '../../bytes/text/add-to.js';
import type { ExpressionAction } from './evaluate-expression.js';
import { type FlowDirect, type FlowQuest, type FlowReaction, type FlowTransition, isOwn } from './model.js';

/** A delay belongs to the page of the player who set it off. */
interface Delay {
  readonly player: number;
  readonly by: number;
  readonly due: number;
}

/** A linked task, or a call of an expression, that waits. */
export type Delayed = Delay &
  (
    | { readonly kind: 'link'; readonly link: FlowTransition }
    | {
        readonly kind: 'action';
        readonly action: ExpressionAction;
        readonly source: FlowReaction | FlowDirect;
      }
  );

/** A delay or a countdown that falls due at a time. */
export type Waiting =
  | Delayed
  | { readonly kind: 'expiry'; readonly quest: FlowQuest; readonly player: number; readonly token: number };

/** The delays and countdowns of a play. Those that no longer count stay until they are first in the queue. */
export class Timers {
  private activations = 0;

  private constructor(
    private readonly due: DueQueue<Waiting>,
    /** The delays that each player set off and that still count. */
    private readonly delays: Map<number, Set<Delayed>>,
    /** The countdown that counts for a quest, by its slot; activations are numbered. */
    private readonly countdowns: Map<string, number>,
  ) {}

  static nothing(): Timers {
    return new Timers(new DueQueue(), new Map(), new Map());
  }

  copy(): Timers {
    const delays = new Map([...this.delays].map(([by, links]) => [by, new Set(links)]));
    const copied = new Timers(this.due.copy(), delays, new Map(this.countdowns));
    copied.activations = this.activations;
    return copied;
  }

  /** What falls due next. */
  get first(): { readonly time: number; readonly value: Waiting } | undefined {
    for (let next = this.due.first; next !== undefined; next = this.due.first) {
      if (this.counts(next.value)) return next;
      this.due.removeFirst();
    }
    return undefined;
  }

  /** Removes what {@link first} returned, because it falls due. */
  removeFirst(): void {
    const value = this.due.first?.value;
    this.due.removeFirst();
    if (value?.kind === 'expiry') this.endCountdown(value.quest, value.player);
    else if (value !== undefined) this.delays.get(value.by)?.delete(value);
  }

  /** @returns when the link falls due */
  delay(link: FlowTransition, seconds: number, time: number, player: number, by: number): number {
    return this.await({ kind: 'link', link, player, by, due: later(time, seconds) });
  }

  /** @returns when the call acts */
  delayAction(
    action: ExpressionAction,
    source: FlowReaction | FlowDirect,
    time: number,
    player: number,
  ): number {
    const due = later(time, action.delay);
    return this.await({ kind: 'action', action, source, player, by: player, due });
  }

  private await(waiting: Delayed): number {
    const { by, due } = waiting;
    this.due.add(due, waiting);
    getOrInsert(this.delays, by, () => new Set()).add(waiting);
    return due;
  }

  startCountdown(quest: FlowQuest, time: number, player: number): void {
    this.activations++;
    this.countdowns.set(slot(quest, player), this.activations);
    this.due.add(later(time, quest.finishTime), { kind: 'expiry', quest, player, token: this.activations });
  }

  endCountdown(quest: FlowQuest, player: number): void {
    this.countdowns.delete(slot(quest, player));
  }

  /** Drops the delays that a player set off. @returns them, earliest first */
  loseDelays(by: number): readonly Delayed[] {
    const lost = [...(this.delays.get(by) ?? [])].sort((one, other) => one.due - other.due);
    this.delays.delete(by);
    return lost;
  }

  private counts(waiting: Waiting): boolean {
    if (waiting.kind !== 'expiry') return this.delays.get(waiting.by)?.has(waiting) === true;
    return this.countdowns.get(slot(waiting.quest, waiting.player)) === waiting.token;
  }
}

/** The quest that is about to change; undefined for a variable. */
export function questOf(waiting: Waiting): number | undefined {
  if (waiting.kind === 'expiry') return waiting.quest.index;
  if (waiting.kind === 'link') return waiting.link.quest;
  return waiting.action.kind === 'task' ? waiting.action.quest : undefined;
}

function slot(quest: FlowQuest, player: number): string {
  return isOwn(quest) ? `${player} ${quest.index}` : `room ${quest.index}`;
}

/** Something that falls due at a time, in seconds. */
interface Due<T> {
  readonly time: number;
  readonly order: number;
  readonly value: T;
}

/** A queue by due time. Entries for the same time keep the order in which they were added. A binary heap. */
export class DueQueue<T> {
  private added = 0;

  constructor(private readonly heap: Due<T>[] = []) {}

  copy(): DueQueue<T> {
    const copied = new DueQueue([...this.heap]);
    copied.added = this.added;
    return copied;
  }

  get first(): Due<T> | undefined {
    return this.heap[0];
  }

  add(time: number, value: T): void {
    const { heap } = this;
    heap.push({ time, order: this.added++, value });
    for (let at = heap.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!this.isBefore(at, parent)) break;
      this.swap(at, parent);
      at = parent;
    }
  }

  removeFirst(): void {
    const { heap } = this;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    heap[0] = last;
    for (let at = 0; ; ) {
      const left = at * 2 + 1;
      const right = left + 1;
      let least = left < heap.length && this.isBefore(left, at) ? left : at;
      if (right < heap.length && this.isBefore(right, least)) least = right;
      if (least === at) return;
      this.swap(at, least);
      at = least;
    }
  }

  private isBefore(one: number, other: number): boolean {
    return earlier(this.heap[one] as Due<T>, this.heap[other] as Due<T>) < 0;
  }

  private swap(one: number, other: number): void {
    const { heap } = this;
    [heap[one], heap[other]] = [heap[other] as Due<T>, heap[one] as Due<T>];
  }
}

function earlier<T>(one: Due<T>, other: Due<T>): number {
  return one.time === other.time ? one.order - other.order : one.time - other.time;
}

/** Digits that every decimal fraction keeps as a floating point number. */
const DIGITS = 15;

/** A time some seconds later, never infinite, and without the noise of decimal fractions: 0.7 + 0.1 = 0.8. */
export function later(time: number, seconds: number): number {
  return Math.min(Number((time + seconds).toPrecision(DIGITS)), Number.MAX_VALUE);
}
