import { printable } from '../json/quote.js';
import type { Rule } from '../lint/rule.js';
import { diagnostics, type RuleBlock, type RuleOption, ruleBlocks } from './rule-blocks.js';
import type { Paint } from './text-report.js';

/** Paragraphs are wrapped at this many columns. */
const WIDTH = 100;
const INDENT = '  ';
const CODE_INDENT = '    ';

/** The documentation of a rule for a terminal: what the Markdown page says, without Markdown. */
export function ruleText(rule: Rule, paint: Paint): string {
  return `${ruleBlocks(rule)
    .map((block) => terminal(block, paint))
    .join('\n')}`;
}

function terminal(block: RuleBlock, paint: Paint): string {
  switch (block.kind) {
    case 'heading':
      return heading(block, paint);
    case 'paragraph':
      return `${wrapped(plain(block.text), INDENT)}\n`;
    case 'facts':
      return facts(block.facts, paint);
    case 'code':
      return `${indented(code(block, paint))}\n`;
    case 'diagnostics':
      return `${indented(diagnostics(block, paint))}\n`;
    case 'options':
      return block.options.map((option) => optionText(option, paint)).join('\n');
  }
}

function heading({ level, text }: RuleBlock & { kind: 'heading' }, paint: Paint): string {
  const shown = plain(text);
  return level === 3 ? `${INDENT}${paint('bold', `${shown}:`)}\n` : `${paint('bold', shown)}\n`;
}

function facts(rows: readonly (readonly [name: string, value: string])[], paint: Paint): string {
  const width = rows.reduce((widest, [name]) => Math.max(widest, plain(name).length), 0);
  const line = ([name, value]: readonly [string, string]): string =>
    `${INDENT}${paint('dim', plain(name).padEnd(width))}  ${plain(value)}\n`;
  return rows.map(line).join('');
}

function code({ language, content }: RuleBlock & { kind: 'code' }, paint: Paint): string {
  const shown = printable(content, '\n\t');
  if (language !== 'diff') return shown;
  return shown
    .split('\n')
    .map((line) => {
      if (line.startsWith('+')) return paint('green', line);
      if (line.startsWith('-')) return paint('red', line);
      return line;
    })
    .join('\n');
}

function optionText({ name, type, default: value, description }: RuleOption, paint: Paint): string {
  const title = `${INDENT}${paint('bold', name)}: ${plain(type)}, default ${value}`;
  return `${title}\n${wrapped(plain(description), CODE_INDENT)}\n`;
}

/** Text without the backticks of its code spans. */
function plain(text: string): string {
  return printable(text.replace(/`([^`]+)`/g, '$1'));
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, CODE_INDENT);
}

function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line !== indent && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent;
    }
    line += line === indent ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
