import type { FlowEvent, FlowModel } from './model.js';
import type { Progress } from './progress.js';

/* What searches of plays share: states of play as keys, and the moves that are worth trying. */

/** The progress that makes a difference, as a key. */
export function progressKey({ states, completions }: Progress, counted: Float64Array): string {
  let key = '';
  for (const [quest, state] of states.entries()) {
    const done = Math.min(completions[quest] ?? 0, counted[quest] ?? 0);
    key += done === 0 ? state : `${state}x${done},`;
  }
  return key;
}

/** Completions beyond what limits and requirements ask for make no difference. */
export function countedUpTo(model: FlowModel): Float64Array {
  const counted = new Float64Array(model.quests.length);
  for (const { index, limit, requirements } of model.quests) {
    if (Number.isFinite(limit)) counted[index] = Math.max(counted[index] ?? 0, Math.ceil(limit));
    for (const { quest, amount } of requirements)
      if (quest !== undefined) counted[quest] = Math.max(counted[quest] ?? 0, Math.ceil(amount));
  }
  return counted;
}

/** One event out of those that do the same. */
export function distinctEvents(events: readonly FlowEvent[]): readonly FlowEvent[] {
  const seen = new Map<string, FlowEvent>();
  for (const event of events) {
    if (!event.works) continue;
    const tasks = event.tasks.map((task) =>
      task.kind === 'direct' ? `c${task.chain}` : `${task.quest}:${task.code.code}`,
    );
    const key = tasks.join();
    if (!seen.has(key)) seen.set(key, event);
  }
  return [...seen.values()];
}
