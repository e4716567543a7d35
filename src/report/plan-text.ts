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
export function planText(report: PlanReport, paint: Paint, shown: ShownChanges): readonly string[] {
  const pieces: string[] = [];
  const { plan, gate } = report;
  pieces.push(`${paint('bold', planTitle(report))}\n`);
  if (plan.verdict === 'unchanged') pieces.push('  nothing changes\n');
  else for (const each of summary(plan, paint)) pieces.push(each);
  for (const each of block('What changes', changeLines(plan, shown), paint)) pieces.push(each);
  for (const each of block('Notes', noteLines(plan), paint)) pieces.push(each);
  for (const each of block('What is destroyed', destroyedLines(plan), paint)) pieces.push(each);
  const looks = lookTexts(plan);
  if (looks.length > 0) pieces.push('\n');
  for (const text of looks) pieces.push(`${paint('yellow', '!')} ${text}\n`);
  const verdict = gateText(report);
  if (verdict === '') return pieces;
  const isFine = keepsLimits(gate);
  pieces.push(`\n${paint(isFine ? 'green' : 'red', isFine ? '✓' : '✗')} ${verdict}\n`);
  return pieces;
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

function summary(plan: ImportPlan, paint: Paint): readonly string[] {
  const pieces: string[] = [];
  const rows = planCounts(plan);
  for (const { name, added, changed, removed, unchanged } of rows) {
    if (added + changed + removed + unchanged === 0) continue;
    const cell = (symbol: PlanSymbol, count: number, word: string): string => {
      const text = `${symbol} ${count} ${word}`;
      return count === 0 ? paint('dim', text) : paint(STYLE[symbol], text);
    };
    const cells = [cell('+', added, 'added'), cell('~', changed, 'changed'), cell('-', removed, 'removed')];
    pieces.push(`  ${name.padEnd(14)} ${cells.join('   ')}   ${paint('dim', `= ${unchanged} unchanged`)}\n`);
  }
  return pieces;
}

function block(title: string, lines: Iterable<PlanLine>, paint: Paint): readonly string[] {
  const pieces: string[] = [];
  let isFirst = true;
  for (const { symbol, text, details } of lines) {
    if (isFirst) pieces.push(`\n${paint('bold', title)}\n`);
    isFirst = false;
    pieces.push(`  ${paint(STYLE[symbol], symbol)} ${text}\n`);
    for (const detail of details) pieces.push(`      ${paint('dim', detail)}\n`);
  }
  return pieces;
}
