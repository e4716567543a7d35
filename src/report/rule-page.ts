import { rulePack } from '../../rules/index.js';
import { parsePointer } from '../json/pointer.js';
import { printable } from '../json/quote.js';
import { isObject, type JsonObject, type JsonValue, member } from '../json/value.js';
import type { Finding } from '../lint/finding.js';
import { createLinter, type Linter } from '../lint/linter.js';
import type { OptionSpec } from '../lint/options.js';
import { activeRules, presetSetting, type RuleSetting } from '../lint/pack.js';
import type { LintResult } from '../lint/result.js';
import type { BadExample, Example, Rule } from '../lint/rule.js';
import { TextReporter } from './text-report.js';
import { unifiedDiff } from './unified-diff.js';

/** The name that the examples have in what is shown of them. */
const FILE = 'room.json';
/** An example of more lines is shown around what it is about. */
const MOST_LINES = 16;
const AROUND = 3;
/** Longer lines, which logic makes, are cut at the end. */
const LONGEST_LINE = 200;

/**
 * The documentation of a rule, as Markdown: what it reports, why, examples with what the command says of them and what a repair makes
 * of them, options, source. All of it comes from the rule's own file and from running it.
 */
export function rulePage(rule: Rule): string {
  const { good, bad } = rule.examples();
  const parts = [
    `# ${rule.id}`,
    `${rule.summary}.`,
    facts(rule),
    '## Why',
    rule.why,
    '## What it reports',
    ...bad.flatMap((example) => badExample(rule, example)),
    '## What it accepts',
    ...good.flatMap((example) => goodExample(rule, example, bad[0])),
  ];
  if (Object.keys(rule.options ?? {}).length > 0) parts.push('## Options', optionTable(rule));
  parts.push('## Source', `${sentence(rule.source)}`);
  return `${parts.join('\n\n')}\n`;
}

/** One line of a table of rules: what `roomlint rules` says, with a link to the page. */
export function ruleRow(rule: Rule, pathOf: (id: string) => string): string {
  const { id, level, lenient, fix, summary } = rule;
  const relaxed = relaxedLevel(lenient) === undefined ? '' : ` (${relaxedLevel(lenient)})`;
  const cells = [`[\`${id}\`](${pathOf(id)})`, `${level}${relaxed}`, fix === 'none' ? '' : fix, summary];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Where the page of a rule is, below docs/rules/. */
export function pagePath(id: string): string {
  return `${id}.md`;
}

function relaxedLevel(lenient: Rule['lenient']): string | undefined {
  return lenient?.level;
}

function facts({ level, lenient, fix }: Rule): string {
  const relaxed =
    lenient === undefined
      ? 'the same'
      : [
          lenient.level,
          ...Object.entries(lenient.options ?? {}).map(
            ([name, value]) => `\`${name}: ${JSON.stringify(value)}\``,
          ),
        ]
          .filter((part) => part !== undefined)
          .join(', with ');
  return [
    '| level | in `lenient` | repair |',
    '|---|---|---|',
    `| ${level} | ${relaxed} | ${REPAIRS[fix]} |`,
  ].join('\n');
}

const REPAIRS: Readonly<Record<Rule['fix'], string>> = {
  none: 'none',
  safe: '`--fix`',
  unsafe: '`--fix --unsafe-fixes`',
  mixed: 'in some cases',
};

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function badExample(rule: Rule, example: BadExample): string[] {
  const bytes = toBytes(example.text);
  const linter = linterOf(rule, example.options);
  const result = linter.lint(bytes);
  const own = result.findings.filter((finding) => finding.rule === rule.id);
  const parts = [`### ${sentence(example.title).slice(0, -1)}`, ...withOptions(rule, example)];
  const shown = excerptAt(example, own[0]);
  if (shown !== undefined) parts.push(shown);
  parts.push(fenced('text', outputOf(own, result)));
  const repair = linter.repair(bytes, { unsafe: true, first: result });
  if (repair.splices.length > 0) {
    const change = {
      path: FILE,
      before: repair.before.shown,
      after: repair.after.shown,
      splices: repair.splices,
      longestLine: LONGEST_LINE,
    };
    parts.push('repaired:', fenced('diff', [...unifiedDiff(change)].join('').trimEnd()));
  }
  return parts;
}

function goodExample(rule: Rule, example: Example, bad: BadExample): string[] {
  const [found] = linterOf(rule, bad.options).lint(toBytes(bad.text)).findings;
  const shown = excerptAt(example, found) ?? excerpt(toText(example.text), undefined);
  return [`### ${sentence(example.title).slice(0, -1)}`, ...withOptions(rule, example), shown];
}

function withOptions(rule: Rule, { options }: Example): string[] {
  if (options === undefined) return [];
  return [`With \`"${rule.id}": ["${rule.level}", ${JSON.stringify(options)}]\` in the config:`];
}

/** What the command prints of the findings. */
function outputOf(findings: readonly Finding[], { shownBytes }: LintResult): string {
  const reporter = new TextReporter((_style, text) => text, false);
  const report = { path: FILE, bytes: shownBytes.length, findings, rules: [], shownBytes };
  return [...reporter.file(report)].join('').trimEnd();
}

/** A linter with only the rule that is documented. */
function linterOf(rule: Rule, options: JsonObject | undefined): Linter {
  const setting: RuleSetting = presetSetting('recommended', rule);
  const own = { level: rule.level, options: { ...setting.options, ...options } };
  return createLinter(rulePack, activeRules(rulePack, new Map([[rule.id, own]])));
}

/** The record around a finding, as JSON, also where it stands inside a string. */
function excerptAt({ text }: Example, finding: Finding | undefined): string | undefined {
  const whole = toText(text);
  if (finding === undefined || whole.split('\n').length <= MOST_LINES) return excerpt(whole, undefined);
  let value: JsonValue | undefined;
  try {
    value = JSON.parse(whole) as JsonValue;
  } catch {
    return excerpt(whole, finding.start.line);
  }
  const steps = [finding.pointer, ...finding.embedded].map(parsePointer);
  let key: string | undefined;
  for (const [level, path] of steps.entries()) {
    const isLast = level === steps.length - 1;
    key = isLast ? path.at(-1) : undefined;
    value = follow(value, isLast ? path.slice(0, -1) : path);
    if (!isLast && typeof value === 'string') value = parsed(value);
  }
  if (value === undefined || (!isObject(value) && !Array.isArray(value))) return undefined;
  const json = JSON.stringify(value, null, 2);
  const at = json
    .split('\n')
    .findIndex((line) => key !== undefined && line.startsWith(`  ${JSON.stringify(key)}`));
  return excerpt(json, at < 0 ? undefined : at + 1);
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function follow(value: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  let here = value;
  for (const step of path) {
    if (Array.isArray(here)) here = here[Number(step)];
    else here = isObject(here) ? member(here, step) : undefined;
  }
  return here;
}

/** The lines of a text, or those around one of them where there are many. */
function excerpt(text: string, line: number | undefined): string {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((shown) => (shown.length > LONGEST_LINE ? `${shown.slice(0, LONGEST_LINE)}…` : shown));
  if (lines.length <= MOST_LINES) return fenced('json', lines.join('\n'));
  const middle = line ?? 1;
  const from = Math.max(0, middle - 1 - AROUND);
  const to = Math.min(lines.length, from + MOST_LINES);
  const shown = lines.slice(from, to);
  if (from > 0) shown.unshift('…');
  if (to < lines.length) shown.push('…');
  return fenced('json', shown.join('\n'));
}

/** A code block that its content cannot end, with what nobody could see in it written as escapes. */
function fenced(language: string, content: string): string {
  const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${printable(content, '\n\t')}\n${fence}`;
}

function optionTable({ options = {} }: Rule): string {
  const rows = Object.entries(options).map(
    ([name, spec]) =>
      `| \`${name}\` | ${typeOf(spec)} | \`${JSON.stringify(spec.default)}\` | ${spec.description} |`,
  );
  return ['| option | type | default | meaning |', '|---|---|---|---|', ...rows].join('\n');
}

function typeOf(spec: OptionSpec): string {
  switch (spec.type) {
    case 'choice':
      return spec.choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(' or ');
    case 'integer':
      return `whole number from ${spec.minimum}`;
    case 'strings':
      return 'list of texts';
    case 'string':
      return 'text';
    case 'boolean':
      return '`true` or `false`';
  }
}

function toBytes(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? new TextEncoder().encode(text) : text;
}

function toText(text: string | Uint8Array): string {
  return typeof text === 'string' ? text : new TextDecoder('utf-8', { ignoreBOM: true }).decode(text);
}
