import type { Collector } from './collector.js';
import type { StepBudget } from './cursor.js';
import type { QuestNames } from './expression-numbers.js';
import type { KeepPolicy } from './keep-policy.js';
import type { TablePool } from './table-pool.js';

/** State that a whole comparison shares: the file and all texts in its strings. */
export interface Comparing {
  readonly collector: Collector;
  readonly policy: KeepPolicy;
  readonly budget: StepBudget;
  readonly tables: TablePool;
  readonly questNames: QuestNames;
}
