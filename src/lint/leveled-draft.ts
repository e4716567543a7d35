import type { ActiveRule } from './active-rule.js';
import type { Draft } from './draft.js';
import type { Level } from './level.js';

/** An occurrence with its rule and the level that it has where it is. */
export interface LeveledDraft {
  readonly active: ActiveRule;
  readonly level: Level;
  readonly draft: Draft;
}
