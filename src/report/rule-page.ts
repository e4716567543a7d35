import { printable } from '../json/quote.js';
import type { Rule } from '../lint/rule.js';
import { diagnostics, type RuleBlock, ruleBlocks } from './rule-blocks.js';

/** The documentation of a rule as a Markdown page. */
export function rulePage(rule: Rule): string {
  return `${ruleBlocks(rule).map(markdown).join('\n\n')}\n`;
}

/** A row of the Markdown table of rules: id with a link to the page, level, fix and summary. */
export function ruleRow(
  { id, level, lenient, catalog, levelInAll, fix, summary }: Rule,
  pathOf: (id: string) => string,
): string {
  const lenientLevel = lenient?.level === undefined ? '' : ` (${lenient.level})`;
  const inCatalog = catalog?.level === undefined ? '' : ` (${catalog.level} in \`catalog\`)`;
  const inAll = levelInAll === undefined ? '' : ` (${levelInAll} in \`all\`)`;
  const cells = [
    `[\`${id}\`](${pathOf(id)})`,
    `${level}${lenientLevel}${inCatalog}${inAll}`,
    fix === 'none' ? '' : fix,
    summary,
  ];
  return tableRow(cells);
}

/** The path of a rule's page below docs/rules/. */
export function pagePath(id: string): string {
  return `${id}.md`;
}

function markdown(block: RuleBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return block.text;
    case 'facts':
      return table(
        block.facts.map(([name]) => name),
        [block.facts.map(([, value]) => value)],
      );
    case 'code':
      return fenced(block.language, block.content);
    case 'diagnostics':
      return fenced(
        'text',
        diagnostics(block, (_style, text) => text),
      );
    case 'options':
      return table(
        ['Option', 'Type', 'Default', 'Meaning'],
        block.options.map((option) => [
          `\`${option.name}\``,
          option.type,
          `\`${option.default}\``,
          option.description,
        ]),
      );
  }
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [tableRow(head), `|${'---|'.repeat(head.length)}`, ...rows.map(tableRow)].join('\n');
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** A code block with a fence longer than all runs of backticks, and visible characters only. */
function fenced(language: string, content: string): string {
  let longest = 2;
  for (const [ticks] of content.matchAll(/`+/g)) longest = Math.max(longest, ticks.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${printable(content, '\n\t')}\n${fence}`;
}
