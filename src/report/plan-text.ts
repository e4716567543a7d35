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
export function planText(report: PlanReport, paint: Paint, shown: ShownChanges): string[] {
  const { plan } = report;
  const looks = lookTexts(plan).map((text) => `${paint('yellow', '!')} ${text}\n`);
  return [
    `${paint('bold', planTitle(report))}\n`,
    ...(plan.verdict === 'unchanged' ? ['  nothing changes\n'] : summary(plan, paint)),
    ...block('What changes', changeLines(plan, shown), paint),
    ...block('Notes', noteLines(plan), paint),
    ...block('What is destroyed', destroyedLines(plan), paint),
    ...(looks.length === 0 ? [] : ['\n', ...looks]),
    verdict(report, paint),
  ];
}

/** Whether the plan is within its limits; empty where there is nothing to say. */
function verdict(report: PlanReport, paint: Paint): string {
  const text = gateText(report);
  if (text === '') return '';
  const isFine = keepsLimits(report.gate);
  return `\n${paint(isFine ? 'green' : 'red', isFine ? '✓' : '✗')} ${text}\n`;
}

/** What becomes of a snapshot; undefined for a new one, and for an error, which standard error shows. */
export function outcomeText(
  outcome: PlanOutcome,
  paint: Paint,
  shown: ShownChanges,
): readonly string[] | undefined {
  if (outcome.status === 'planned') return planText(outcome.report, paint, shown);
  if (outcome.status !== 'deleted') return undefined;
  return [`${paint('bold', printable(outcome.path))}\n  ${paint('yellow', '!')} ${DELETED}\n`];
}

function summary(plan: ImportPlan, paint: Paint): string[] {
  return planCounts(plan).flatMap(({ name, added, changed, removed, unchanged }) => {
    if (added + changed + removed + unchanged === 0) return [];
    const cell = (symbol: PlanSymbol, count: number, word: string): string => {
      const text = `${symbol} ${count} ${word}`;
      return count === 0 ? paint('dim', text) : paint(STYLE[symbol], text);
    };
    const cells = [cell('+', added, 'added'), cell('~', changed, 'changed'), cell('-', removed, 'removed')];
    return `  ${name.padEnd(14)} ${cells.join('   ')}   ${paint('dim', `= ${unchanged} unchanged`)}\n`;
  });
}

/** Nothing for a block without lines. */
function block(title: string, lines: readonly PlanLine[], paint: Paint): string[] {
  if (lines.length === 0) return [];
  const texts = lines.flatMap(({ symbol, text, details }) => [
    `  ${paint(STYLE[symbol], symbol)} ${text}\n`,
    ...details.map((detail) => `      ${paint('dim', detail)}\n`),
  ]);
  return [`\n${paint('bold', title)}\n`, ...texts];
}
