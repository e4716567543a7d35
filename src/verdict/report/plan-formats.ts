import { printable } from '../../bytes/json/quote.js';
import type { ImportPlan } from '../room/import-plan.js';
import { keepsLimits } from '../room/judge-plan.js';
import type { ShownChanges } from './change-text.js';
import { code, escaped } from './markdown.js';
import {
  changeLines,
  destroyedLines,
  gateText,
  lookTexts,
  lostLines,
  noteLines,
  type PlanLine,
  type PlanSymbol,
} from './plan-lines.js';
import { DELETED, type PlanOutcome, type PlanReport, planCounts, planTitle } from './plan-report.js';
import { repositoryPath } from './repository-path.js';
import type { Paint } from './text-report.js';
import { annotation } from './workflow-commands.js';

/* A plan for people: text, Markdown, and annotations of GitHub. */

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
    ...block(LOST, lostLines(report, shown), paint),
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

const LOST = 'What can no longer happen';

/** A job summary of GitHub holds 1 MiB: this many lines of each part are shown. */
const MAX_LINES = 500;

/** What becomes of a snapshot, for a job summary or a comment; empty for a new one. */
export function outcomeMarkdown(outcome: PlanOutcome, shown: ShownChanges): string {
  const name = code(printable(outcome.path));
  switch (outcome.status) {
    case 'planned':
      return `${planMarkdown(outcome.report, shown)}\n`;
    case 'error':
      return `## Importing ${name}\n\n**No plan**: ${escaped(printable(outcome.message))}\n\n`;
    case 'deleted':
      return `## ${name}\n\n**Deleted**: ${DELETED}\n\n`;
    case 'new':
      return '';
  }
}

/** What is destroyed comes right after the counts. */
function planMarkdown(report: PlanReport, shown: ShownChanges): string {
  const { current, next, plan, gate } = report;
  let body = `## Importing ${code(printable(next))} into ${code(printable(current))}\n\n`;
  if (plan.verdict === 'unchanged') body += 'Nothing changes.\n';
  else {
    body += '| | + added | ~ changed | - removed | = unchanged |\n|---|---|---|---|---|\n';
    for (const { name, added, changed, removed, unchanged } of planCounts(plan))
      body += `| ${name} | ${added} | ${changed} | ${removed === 0 ? 0 : `**${removed}**`} | ${unchanged} |\n`;
  }
  for (const text of lookTexts(plan)) body += `\n**${escaped(text)}**\n`;
  const verdict = gateText(report);
  if (verdict !== '') body += `\n${keepsLimits(gate) ? '✓' : '✗'} ${escaped(verdict)}\n`;
  const most = Number.isFinite(shown.perKind) ? MAX_LINES : Number.POSITIVE_INFINITY;
  body += markdownBlock('What is destroyed', destroyedLines(plan), most);
  body += markdownBlock(LOST, lostLines(report, shown), most);
  body += markdownBlock('What changes', changeLines(plan, shown), most);
  return body + markdownBlock('Notes', noteLines(plan), most);
}

function markdownBlock(title: string, lines: readonly PlanLine[], most: number): string {
  if (lines.length === 0) return '';
  const items = lines.slice(0, most).map(({ symbol, text, details }) => {
    const more = details.map((detail) => `<br>${escaped(detail)}`).join('');
    return `- ${code(symbol)} ${escaped(text)}${more}\n`;
  });
  const rest = lines.length - items.length;
  return `\n### ${title}\n\n${items.join('')}${rest > 0 ? `- … and ${rest} more\n` : ''}`;
}

const TITLE = 'import plan';

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
  const lost = lostLines(report);
  const isNotable = plan.verdict === 'destroys' || lost.length > 0;
  const level = !isFine ? 'error' : isNotable ? 'warning' : 'notice';
  const counts = planCounts(plan).map(
    ({ name, added, changed, removed }) => `${name}: + ${added} ~ ${changed} - ${removed}`,
  );
  const lines = [...lost, ...destroyedLines(plan), ...changeLines(plan)];
  const named = lines
    .slice(0, MAX_NAMED)
    .map(({ symbol, text, details }) =>
      [`${symbol} ${text}`, ...(symbol === '~' || symbol === '!' ? details : [])].join('; '),
    );
  if (lines.length > named.length) named.push(`… and ${lines.length - named.length} more`);
  const head =
    plan.verdict === 'unchanged' ? 'importing this changes nothing' : `importing this: ${counts.join(', ')}`;
  const all = [head, ...lookTexts(plan), gateText(report), ...named].filter((text) => text !== '');
  return annotation(level, { file: repositoryPath(folder, next), title: TITLE }, all.join('\n'));
}

/** Has no file: GitHub shows no deleted one, and an earlier version may be meant. */
function warning(text: string): string {
  return annotation('warning', { title: TITLE }, text);
}
