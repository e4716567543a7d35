import { printable } from '../json/quote.js';
import { keepsLimits } from '../room/judge-plan.js';
import { changeLines, destroyedLines, gateText, lookTexts } from './plan-lines.js';
import { DELETED, type PlanReport, planCounts } from './plan-report.js';
import { repositoryPath } from './repository-path.js';
import { withoutCommands } from './workflow-commands.js';

/** This many things that go or change are named in one annotation. */
const MAX_NAMED = 20;

/** The plan as one annotation of the file: an error when it is beyond its limits. */
export function planGitHub(report: PlanReport, folder: string): string {
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

/** A snapshot that a branch has deleted: an annotation without a file, which GitHub could not show. */
export function deletedGitHub(path: string, folder: string): string {
  const name = repositoryPath(folder, path);
  return `::warning title=${property('import plan')}::${data(`${printable(name)}: ${DELETED}`)}\n`;
}

/** A snapshot that cannot be planned: an annotation without a file, as its earlier version may be meant. */
export function unplannedGitHub(message: string): string {
  return `::warning title=${property('import plan')}::${data(`no plan: ${printable(message)}`)}\n`;
}

function property(text: string): string {
  return data(printable(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function data(text: string): string {
  return withoutCommands(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
