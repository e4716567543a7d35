import { printable } from '../json/quote.js';
import { keepsLimits } from '../room/judge-plan.js';
import type { PlanOutcome } from './plan-json.js';
import { changeLines, destroyedLines, gateText, lookTexts } from './plan-lines.js';
import { DELETED, type PlanReport, planCounts } from './plan-report.js';
import { repositoryPath } from './repository-path.js';
import { withoutCommands } from './workflow-commands.js';

/** Characters of the names of files that commands can hold as they are. */
const IN_NAMES = '\t\r\n';

/** This many things that go or change are named in one annotation. */
const MAX_NAMED = 20;

/** What becomes of a snapshot, as an annotation; empty for a new one. */
export function outcomeGitHub(outcome: PlanOutcome, folder: string): string {
  switch (outcome.status) {
    case 'planned':
      return planGitHub(outcome.report, folder);
    case 'error':
      return warning(`no plan: ${printable(outcome.message)}`);
    case 'deleted':
      return warning(`${printable(repositoryPath(folder, outcome.path))}: ${DELETED}`);
    case 'new':
      return '';
  }
}

/** An error when it is beyond its limits. */
function planGitHub(report: PlanReport, folder: string): string {
  const { next, plan, gate } = report;
  const isFine = keepsLimits(gate);
  const level = !isFine ? 'error' : plan.verdict === 'destroys' ? 'warning' : 'notice';
  const counts = planCounts(plan).map(
    ({ name, added, changed, removed }) => `${name}: + ${added} ~ ${changed} - ${removed}`,
  );
  const lines = [...destroyedLines(plan), ...changeLines(plan)];
  const named = lines
    .slice(0, MAX_NAMED)
    .map(({ symbol, text, details }) => [`${symbol} ${text}`, ...(symbol === '~' ? details : [])].join('; '));
  if (lines.length > named.length) named.push(`… and ${lines.length - named.length} more`);
  const head =
    plan.verdict === 'unchanged' ? 'importing this changes nothing' : `importing this: ${counts.join(', ')}`;
  const all = [head, ...lookTexts(plan), gateText(report), ...named].filter((text) => text !== '');
  const file = property(repositoryPath(folder, next));
  return `::${level} file=${file},title=${property('import plan')}::${data(all.join('\n'))}\n`;
}

/** Has no file: GitHub shows no deleted one, and an earlier version may be meant. */
function warning(text: string): string {
  return `::warning title=${property('import plan')}::${data(text)}\n`;
}

function property(text: string): string {
  return withoutCommands(escaped(printable(text, IN_NAMES)).replaceAll(':', '%3A').replaceAll(',', '%2C'));
}

function data(text: string): string {
  return escaped(withoutCommands(text));
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
