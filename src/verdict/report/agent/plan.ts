import { printable } from '../../../bytes/json/quote.js';
import { counted } from '../../../bytes/text/in-words.js';
import { keepsLimits } from '../../room/judge-plan.js';
import { ALL_CHANGES } from '../change-text.js';
import {
  changeLines,
  destroyedLines,
  gateText,
  lookTexts,
  lostLines,
  noteLines,
  type PlanLine,
} from '../plan-lines.js';
import type { PlanOutcome } from '../plan-report.js';
import { DELETED, type PlanReport, planCounts, planTitle } from '../plan-report.js';
import { shownMessage } from './place.js';
import { type Answer, DATA_NOTE, type Entry } from './reply.js';

/** Details of one record that are shown. */
const MAX_DETAILS = 5;

interface Kind {
  readonly kind: 'destroyed' | 'added' | 'changed' | 'note';
  readonly line: PlanLine;
}

/** What an import would do, first what it destroys. @param toMerge how to complete a partial file */
export function planAnswer(report: PlanReport, toMerge?: string): Answer {
  const { plan, gate } = report;
  const destroyed = destroyedLines(plan);
  const lines: Kind[] = destroyed.map((line) => ({ kind: 'destroyed', line }));
  for (const line of [...lostLines(report, ALL_CHANGES), ...noteLines(plan)])
    lines.push({ kind: 'note', line });
  for (const line of changeLines(plan, ALL_CHANGES))
    lines.push({ kind: line.symbol === '+' ? 'added' : 'changed', line });
  const verdict = gateText(report);
  const destroys =
    destroyed.length === 0 ? 'destroys nothing' : `destroys ${counted(destroyed.length, 'thing')}`;
  const state = plan.verdict === 'unchanged' ? 'nothing changes' : destroys;
  return {
    head: [
      `${planTitle(report)}: ${state}`,
      ...(plan.verdict === 'unchanged' ? [] : [countsLine(report)]),
      ...lookTexts(plan, toMerge),
      ...(verdict === '' ? [] : [verdict]),
      ...(lines.length > 0 ? [DATA_NOTE] : []),
    ],
    entries: lines.map((line) => () => lineEntry(line)),
    total: lines.length,
    data: {
      verdict: plan.verdict,
      destroyed: destroyed.length,
      withinLimit: keepsLimits(gate),
      counts: Object.fromEntries(
        planCounts(plan).map(({ name, added, changed, removed }) => [name, { added, changed, removed }]),
      ),
    },
  };
}

/** What becomes of a snapshot; nothing for an error, which standard error shows. */
export function outcomeAnswer(outcome: PlanOutcome): readonly Answer[] {
  if (outcome.status === 'planned') return [planAnswer(outcome.report)];
  return outcome.status === 'deleted' ? [{ head: [`${printable(outcome.path)}: ${DELETED}`], data: {} }] : [];
}

function countsLine({ plan }: PlanReport): string {
  const parts = planCounts(plan)
    .filter(({ added, changed, removed }) => added + changed + removed > 0)
    .map(({ name, added, changed, removed }) => `${name} +${added} ~${changed} -${removed}`);
  return parts.join(', ');
}

function lineEntry({ kind, line: { symbol, text, details } }: Kind): Entry {
  const shown = [text, ...details.slice(0, MAX_DETAILS)].map((each) => shownMessage(each));
  const more = details.length - MAX_DETAILS;
  if (more > 0) shown.push(`… and ${counted(more, 'more change')}`);
  const [first = '', ...others] = shown;
  return {
    text: [`${symbol} ${first}`, ...others.map((each) => `    ${each}`)].join('\n'),
    data: { kind, text: shown.join('; ') },
  };
}
