import { rulePack } from '../../../rules/index.js';
import type { Rule } from '../../verdict/lint/rule.js';
import { unknownRule } from '../../verdict/lint/rule-names.js';
import { reasonOn, shownPage } from '../../verdict/report/page-parts.js';
import { CommandError } from '../../world/files/command-error.js';
import { rulePage } from '../../world/files/package-files.js';
import { defineCommand, EXIT, PRINTING_EXITS } from './command.js';
import { atMostOne } from './option-values.js';
import { formatOption } from './options.js';

const FORMATS = ['text', 'json'] as const;

/** `roomlint rules`: lists the rules, or explains one. */
export const rules = defineCommand(
  {
    options: {
      ...formatOption(FORMATS),
    },
    details: `Columns: the level in the preset "recommended" (and in "lenient" where it differs), the kind of fix (safe,
unsafe, or mixed when it depends on the case), the id, and what the rule reports.

Examples:
  roomlint rules
  roomlint rules quest/no-auto-start`,
    exits: PRINTING_EXITS,
  },
  async ({ format = 'text' }, { words, terminal }) => {
    const id = atMostOne('rules', words, 'rule');
    const all = [...rulePack.values()];
    if (id !== undefined) terminal.writeOwnWords(explainRule(id, format));
    else terminal.writeOwnWords(format === 'json' ? jsonText(all.map(asJson)) : table(all));
    return EXIT.clean;
  },
);

/** The page of a rule, or the rule as JSON. @throws CommandError when no rule has this id */
function explainRule(id: string, as: 'text' | 'json'): string {
  const rule = rulePack.get(id);
  if (rule === undefined) throw new CommandError(unknownRule(id, rulePack));
  return as === 'json' ? jsonText(asJson(rule)) : shownPage(rulePage(id));
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

function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
