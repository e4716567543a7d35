import type { FlowModel } from './model.js';
import { EXPECT_KEYWORDS, scriptWord } from './script-words.js';

/** How scripts name the quests of a room. */
export class QuestWords {
  /** How many quests have a Name. */
  private readonly counts = new Map<string, number>();

  constructor(private readonly model: FlowModel) {
    for (const { name } of model.quests) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  /** Its Name where that is enough, or its id; undefined where neither is. @param byId use no Name */
  of(quest: number, byId = false): string | undefined {
    const { name = '', id = '' } = this.model.quests[quest] ?? {};
    if (this.counts.get(name) === 1 && !byId) return scriptWord(name, EXPECT_KEYWORDS);
    return this.counts.has(id) && id !== name ? undefined : scriptWord(id, EXPECT_KEYWORDS);
  }
}
