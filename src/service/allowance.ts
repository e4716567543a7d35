import type { Clock } from './clock.js';
import type { Creator } from './creators.js';
import { KeyedQueue } from './keyed-queue.js';
import { Refusal } from './refusal.js';
import type { Store } from './store.js';

const DAY = 86_400_000;

/** Counts the model and image destinations of each creator by day in UTC, also over restarts. */
export class Allowance {
  private readonly turns = new KeyedQueue();
  private readonly counts = new Map<string, number>();

  private constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private day: string,
  ) {}

  static async open(store: Store, clock: Clock): Promise<Allowance> {
    const kept = await store.readUploadCounts();
    const allowance = new Allowance(store, clock, kept?.day ?? dayOf(clock.now()));
    for (const [uid, count] of Object.entries(kept?.counts ?? {})) allowance.counts.set(uid, count);
    return allowance;
  }

  /** @throws Refusal when the creator has used up the allowance of today */
  async use({ uid, dailyUploads }: Creator): Promise<void> {
    if (dailyUploads === undefined) return;
    const now = this.clock.now();
    if (dayOf(now) !== this.day) {
      this.day = dayOf(now);
      this.counts.clear();
    }
    const used = this.counts.get(uid) ?? 0;
    if (used >= dailyUploads) {
      const seconds = Math.ceil((DAY - (now.getTime() % DAY)) / 1000);
      throw new Refusal(
        429,
        'daily-uploads-used',
        'your uploads of models and images for today are used up: try again tomorrow (UTC)',
        { 'retry-after': String(seconds) },
      );
    }
    this.counts.set(uid, used + 1);
    await this.turns.take('', () =>
      this.store.writeUploadCounts({ day: this.day, counts: Object.fromEntries(this.counts) }),
    );
  }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
