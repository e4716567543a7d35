import { counted } from '../../bytes/text/in-words.js';
import { keepsLimits } from '../room/judge-plan.js';
import type { Answer, AnswerLine } from './answer.js';
import { changeLines, destroyedLines, lostLines, noteLines } from './plan-lines.js';
import { DELETED, type PlanOutcome, type PlanReport, planCounts, planTitle } from './plan-report.js';
import { gateText, lookTexts } from './plan-words.js';

/** What an import would do. */
export function planAnswer(report: PlanReport): Answer {
  const { plan, next } = report;
  const isSame = plan.verdict === 'unchanged';
  const destroyed = destroyedLines(plan);
  const lost = lostLines(report.lost);
  return {
    title: planTitle(report),
    file: next,
    ...(isSame ? {} : { counts: planCounts(plan) }),
    sections: [
      { title: 'What changes', entries: changeLines(plan) },
      { title: 'Notes', entries: noteLines(plan) },
      { title: 'What is destroyed', entries: destroyed },
      { title: 'What can no longer happen', entries: lost },
    ],
    ...(report.pictures && { pictures: report.pictures }),
    verdict: verdictOf(report, destroyed.length, lost.length > 0),
    advice: lookTexts(plan).map((text) => ({ symbol: '!', text })),
  };
}

function verdictOf(report: PlanReport, destroyed: number, isLost: boolean): AnswerLine {
  const gate = gateText(report);
  const text =
    gate !== ''
      ? gate
      : report.plan.verdict === 'unchanged'
        ? 'nothing changes'
        : destroyed === 0
          ? `destroys nothing${isLost ? ', but quests can no longer do what they did' : ''}`
          : `destroys ${counted(destroyed, 'thing')}`;
  if (!keepsLimits(report.gate)) return { symbol: '✗', text };
  return { symbol: destroyed > 0 || isLost ? '!' : '✓', text };
}

/** What becomes of a snapshot; undefined for a new one. */
export function outcomeAnswer(outcome: PlanOutcome): Answer | undefined {
  const { path } = outcome;
  switch (outcome.status) {
    case 'planned':
      return planAnswer(outcome.report);
    case 'error':
      return { title: path, verdict: { symbol: '✗', text: `no plan: ${outcome.message}` }, isError: true };
    case 'deleted':
      return { title: path, verdict: { symbol: '!', text: DELETED } };
    case 'new':
      return undefined;
  }
}
