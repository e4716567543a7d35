import { addTo } from '../text/add-to.js';
import { type FlowModel, isOwn } from './model.js';
import type { TimelineEntry } from './timeline.js';

/** Something that a player sees, with its number in the timeline of the step. */
interface Seen {
  readonly at: number;
  readonly entry: TimelineEntry;
}

/** What a step did, by player: a script may ask for thousands of players. */
export class StepResult {
  private readonly own = new Map<number, Seen[]>();
  /** Changes of multiplayer quests, which everyone sees. */
  private readonly shared: Seen[] = [];
  private readonly sharedBy = new Map<number, number>();
  private readonly effects = new Set<string>();
  private readonly firstPlayer = new Map<string, number>();

  constructor(model: FlowModel, entries: readonly TimelineEntry[]) {
    for (const [at, entry] of entries.entries()) {
      if (entry.kind !== 'changed' && entry.kind !== 'fired') continue;
      const { player } = entry;
      addTo(this.own, player, { at, entry });
      if (entry.kind === 'fired') this.addEffect(entry.source, player);
      else {
        const quest = model.quests[entry.quest];
        if (quest === undefined || isOwn(quest)) continue;
        this.shared.push({ at, entry });
        this.sharedBy.set(player, (this.sharedBy.get(player) ?? 0) + 1);
      }
    }
  }

  private addEffect(
    { item, effect = '' }: { item: string; effect: string | undefined },
    player: number,
  ): void {
    const key = effectKey(item, effect);
    this.effects.add(`${player} ${key}`);
    if (!this.firstPlayer.has(key)) this.firstPlayer.set(key, player);
  }

  hasFired(item: string, effect: string, player: number): boolean {
    return this.effects.has(`${player} ${effectKey(item, effect)}`);
  }

  /** The first player for whom an effect fired. */
  playerOf(item: string, effect: string): number | undefined {
    return this.firstPlayer.get(effectKey(item, effect));
  }

  /** The first changes and effects that a player sees, and their number. Later players see only their own. */
  seenBy(
    player: number,
    most: number,
    seesShared: boolean,
  ): { first: readonly TimelineEntry[]; count: number } {
    const own = this.own.get(player) ?? [];
    const first = own.slice(0, most);
    let count = own.length;
    if (seesShared) {
      count += this.shared.length - (this.sharedBy.get(player) ?? 0);
      let others = 0;
      for (const seen of this.shared) {
        if (others === most) break;
        if (seen.entry.player === player) continue;
        first.push(seen);
        others++;
      }
      first.sort((one, other) => one.at - other.at);
    }
    return { first: first.slice(0, most).map(({ entry }) => entry), count };
  }
}

function effectKey(item: string, effect: string): string {
  return `${item}\0${effect}`;
}
