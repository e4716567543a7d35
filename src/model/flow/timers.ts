import type { ExpressionAction } from './evaluate-expression.js';
import { type FlowEffect, type FlowQuest, type FlowTransition, isOwn } from './model.js';

/** A delay or a countdown that falls due at a time. A delay belongs to the page of the player who set it off. */
export type Waiting = { readonly player: number; readonly due: number } & (
  | { readonly kind: 'link'; readonly by: number; readonly link: FlowTransition }
  | {
      readonly kind: 'action';
      readonly by: number;
      readonly action: ExpressionAction;
      readonly source: FlowEffect;
    }
  | { readonly kind: 'expiry'; readonly quest: FlowQuest }
);

/** The delays and countdowns of a play, earliest first. Those for the same time keep the order of being set. */
export class Timers {
  private waiting: readonly Waiting[];

  constructor(from?: Timers) {
    this.waiting = from?.waiting ?? [];
  }

  /** What falls due next. */
  get first(): Waiting | undefined {
    return this.waiting[0];
  }

  removeFirst(): void {
    this.waiting = this.waiting.slice(1);
  }

  add(waiting: Waiting): void {
    const after = this.waiting.findLastIndex(({ due }) => due <= waiting.due);
    this.waiting = this.waiting.toSpliced(after + 1, 0, waiting);
  }

  endCountdown(quest: FlowQuest, player: number): void {
    this.waiting = this.waiting.filter(
      (each) => each.kind !== 'expiry' || each.quest !== quest || (isOwn(quest) && each.player !== player),
    );
  }

  /** Drops the delays that a player set off. @returns them, earliest first */
  loseDelays(by: number): readonly Waiting[] {
    const isLost = (each: Waiting): boolean => each.kind !== 'expiry' && each.by === by;
    const lost = this.waiting.filter(isLost);
    this.waiting = this.waiting.filter((each) => !isLost(each));
    return lost;
  }
}

/** The quest that is about to change; undefined for a variable. */
export function questOf(waiting: Waiting): number | undefined {
  if (waiting.kind === 'expiry') return waiting.quest.index;
  if (waiting.kind === 'link') return waiting.link.quest;
  return waiting.action.kind === 'task' ? waiting.action.quest : undefined;
}

/** Digits that every decimal fraction keeps as a floating point number. */
const DIGITS = 15;

/** A time some seconds later, never infinite, and without the noise of decimal fractions: 0.7 + 0.1 = 0.8. */
export function later(time: number, seconds: number): number {
  return Math.min(Number((time + seconds).toPrecision(DIGITS)), Number.MAX_VALUE);
}
