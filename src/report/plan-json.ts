import type { PlanReport } from './plan-text.js';
import { jsonWithoutCommands } from './workflow-commands.js';

/** The plan for programs: schemas/plan-report.schema.json describes it. */
export function planJson({ current, next, plan, gate }: PlanReport): string {
  return `${jsonWithoutCommands({ version: 1, current, next, ...plan, gate }, 2)}\n`;
}
