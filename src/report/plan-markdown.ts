import { printable } from '../json/quote.js';
import { keepsLimits } from '../room/judge-plan.js';
import type { ShownChanges } from './plan-changes.js';
import type { PlanOutcome } from './plan-json.js';
import { changeLines, destroyedLines, gateText, lookTexts, noteLines, type PlanLine } from './plan-lines.js';
import { DELETED, type PlanReport, planCounts } from './plan-report.js';

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
  body += block('What is destroyed', destroyedLines(plan), most);
  body += block('What changes', changeLines(plan, shown), most);
  return body + block('Notes', noteLines(plan), most);
}

function block(title: string, lines: readonly PlanLine[], most: number): string {
  if (lines.length === 0) return '';
  const items = lines.slice(0, most).map(({ symbol, text, details }) => {
    const more = details.map((detail) => `<br>${escaped(detail)}`).join('');
    return `- ${code(symbol)} ${escaped(text)}${more}\n`;
  });
  const rest = lines.length - items.length;
  return `\n### ${title}\n\n${items.join('')}${rest > 0 ? `- … and ${rest} more\n` : ''}`;
}

/** Lines of a plan are printable already; this keeps Markdown and HTML in them from working. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]#|<>~&@]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function code(text: string): string {
  return `<code>${escaped(text)}</code>`;
}
