import { DueQueue } from './due-queue.js';
import { later } from './later.js';
import { type FlowQuest, type FlowTransition, isOwn } from './model.js';

export interface WaitingLink {
  readonly kind: 'link';
  readonly link: FlowTransition;
  readonly player: number;
  readonly by: number;
  readonly due: number;
}

/** A delay or a countdown that falls due at a time. */
export type Waiting =
  | WaitingLink
  | { readonly kind: 'expiry'; readonly quest: FlowQuest; readonly player: number; readonly token: number };

/** The delays and countdowns of a play. Those that no longer count stay in the queue until they are first in it. */
export class Timers {
  private activations = 0;

  private constructor(
    private readonly due: DueQueue<Waiting>,
    /** The delays that each player set off and that still count. */
    private readonly delays: Map<number, Set<WaitingLink>>,
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
    if (value?.kind === 'link') this.delays.get(value.by)?.delete(value);
    else if (value !== undefined) this.endCountdown(value.quest, value.player);
  }

  /** @returns when the link falls due */
  delay(link: FlowTransition, seconds: number, time: number, player: number, by: number): number {
    const due = later(time, seconds);
    const waiting: WaitingLink = { kind: 'link', link, player, by, due };
    this.due.add(due, waiting);
    const others = this.delays.get(by);
    if (others === undefined) this.delays.set(by, new Set([waiting]));
    else others.add(waiting);
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
  loseDelays(by: number): readonly WaitingLink[] {
    const lost = [...(this.delays.get(by) ?? [])].sort((one, other) => one.due - other.due);
    this.delays.delete(by);
    return lost;
  }

  private counts(waiting: Waiting): boolean {
    if (waiting.kind === 'link') return this.delays.get(waiting.by)?.has(waiting) === true;
    return this.countdowns.get(slot(waiting.quest, waiting.player)) === waiting.token;
  }
}

export function questOf(waiting: Waiting): number {
  return waiting.kind === 'link' ? waiting.link.quest : waiting.quest.index;
}

function slot(quest: FlowQuest, player: number): string {
  return isOwn(quest) ? `${player} ${quest.index}` : `room ${quest.index}`;
}
