import { rulePack } from '../../../rules/index.js';
import { rulePage } from '../../files/package-files.js';
import type { Rule } from '../../lint/rule.js';
import { reasonOn } from '../../report/page-parts.js';

/** Every rule: as a table, or as JSON with sources, reasons and options. */
export function listRules(as: 'table' | 'json'): string {
  const all = [...rulePack.values()];
  return as === 'json' ? `${JSON.stringify(all.map(asJson), null, 2)}\n` : table(all);
}

function table(all: readonly Rule[]): string {
  const rows = all.map((rule) => [levels(rule), rule.fix === 'none' ? '' : rule.fix, rule.id, rule.summary]);
  const widths = [0, 1, 2].map((column) =>
    rows.reduce((widest, row) => Math.max(widest, (row[column] ?? '').length), 0),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return `${rows.map(line).join('\n')}\n`;
}

function levels({ level, lenient }: Rule): string {
  return lenient?.level === undefined || lenient.level === level ? level : `${level} (${lenient.level})`;
}

function asJson(rule: Rule): object {
  const { id, level, lenient, catalog, levelInAll, fix, summary, source, options } = rule;
  const why = reasonOn(rulePage(id));
  return { id, level, lenient, catalog, levelInAll, fix, summary, source, why, options };
}
