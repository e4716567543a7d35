import { printable } from '../json/quote.js';
import type { ImportPlan } from '../room/import-plan.js';
import { keepsLimits } from '../room/judge-plan.js';
import type { ShownChanges } from './plan-changes.js';
import type { PlanOutcome } from './plan-json.js';
import {
  changeLines,
  destroyedLines,
  gateText,
  lookTexts,
  noteLines,
  type PlanLine,
  type PlanSymbol,
} from './plan-lines.js';
import { DELETED, type PlanReport, planCounts, planTitle } from './plan-report.js';
import type { Paint } from './text-report.js';

const STYLE = {
  '+': 'green',
  '~': 'yellow',
  '-': 'red',
  '!': 'yellow',
} as const satisfies Record<PlanSymbol, Parameters<Paint>[0]>;

/** The plan for people: a summary, what changes, and last, what is destroyed. */
export function* planText(report: PlanReport, paint: Paint, shown: ShownChanges): Generator<string> {
  const { plan, gate } = report;
  yield `${paint('bold', planTitle(report))}\n`;
  if (plan.verdict === 'unchanged') yield '  nothing changes\n';
  else yield* summary(plan, paint);
  yield* block('What changes', changeLines(plan, shown), paint);
  yield* block('Notes', noteLines(plan), paint);
  yield* block('What is destroyed', destroyedLines(plan), paint);
  const looks = lookTexts(plan);
  if (looks.length > 0) yield '\n';
  for (const text of looks) yield `${paint('yellow', '!')} ${text}\n`;
  const verdict = gateText(report);
  if (verdict === '') return;
  const isFine = keepsLimits(gate);
  yield `\n${paint(isFine ? 'green' : 'red', isFine ? '✓' : '✗')} ${verdict}\n`;
}

/** What becomes of a snapshot; undefined for a new one, and for an error, which standard error shows. */
export function outcomeText(
  outcome: PlanOutcome,
  paint: Paint,
  shown: ShownChanges,
): Iterable<string> | undefined {
  if (outcome.status === 'planned') return planText(outcome.report, paint, shown);
  if (outcome.status !== 'deleted') return undefined;
  return [`${paint('bold', printable(outcome.path))}\n  ${paint('yellow', '!')} ${DELETED}\n`];
}

function* summary(plan: ImportPlan, paint: Paint): Generator<string> {
  const rows = planCounts(plan);
  for (const { name, added, changed, removed, unchanged } of rows) {
    if (added + changed + removed + unchanged === 0) continue;
    const cell = (symbol: PlanSymbol, count: number, word: string): string => {
      const text = `${symbol} ${count} ${word}`;
      return count === 0 ? paint('dim', text) : paint(STYLE[symbol], text);
    };
    const cells = [cell('+', added, 'added'), cell('~', changed, 'changed'), cell('-', removed, 'removed')];
    yield `  ${name.padEnd(14)} ${cells.join('   ')}   ${paint('dim', `= ${unchanged} unchanged`)}\n`;
  }
}

function* block(title: string, lines: Iterable<PlanLine>, paint: Paint): Generator<string> {
  let isFirst = true;
  for (const { symbol, text, details } of lines) {
    if (isFirst) yield `\n${paint('bold', title)}\n`;
    isFirst = false;
    yield `  ${paint(STYLE[symbol], symbol)} ${text}\n`;
    for (const detail of details) yield `      ${paint('dim', detail)}\n`;
  }
}
