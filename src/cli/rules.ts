import { rulePack } from '../../rules/index.js';
import type { Rule } from '../lint/rule.js';
import { type Command, EXIT, TELLING_EXITS } from './command.js';
import { writeOut } from './streams.js';
import { UsageError } from './usage.js';

/** `roomlint rules`: the pack, a line a rule. */
export const rules: Command = {
  name: 'rules',
  synopsis: '[--json]',
  summary: 'list every rule with its level and what it reports',
  options: [{ name: 'json', help: 'as JSON, with sources, reasons and options' }],
  details: `Columns: level in the preset "recommended" (and in "lenient" where it differs), whether a repair is
known (safe, unsafe, or mixed: it depends on the case), id, and what is reported.
`,
  exits: TELLING_EXITS,
  run({ switches, positionals }) {
    const [extra] = positionals;
    if (extra !== undefined) throw new UsageError(`rules takes no path: leave out "${extra}"`);
    const all = [...rulePack.values()];
    writeOut(switches.has('json') ? `${JSON.stringify(all.map(asJson), null, 2)}\n` : table(all));
    return EXIT.clean;
  },
};

function table(all: readonly Rule[]): string {
  const rows = all.map((rule) => [levels(rule), rule.fix === 'none' ? '' : rule.fix, rule.id, rule.summary]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
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

function asJson({ id, level, lenient, fix, summary, source, why, options }: Rule): object {
  return { id, level, lenient, fix, summary, source, why, options };
}
